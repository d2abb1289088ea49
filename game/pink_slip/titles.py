"""What can be owned, staked and lost: certificates of title, coins and decks, a career each.

A player is a name that the house gives, opaque here: a profile, or one of the house's own
personas. Whoever has lost everything may begin a new career; what the old one lost stays lost.
"""

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import hypot
from random import Random
from typing import Final

Point = tuple[int, int]
"""A place on the signature's line, in thousandths of its width and of its height."""

Strokes = tuple[tuple[Point, ...], ...]
"""A signature: every line that was drawn without lifting the pen."""

LEAST_INK: Final = 250
"""A signature is at least a quarter as long as the line that it stands on (PS-12, ours)."""

COIN_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Letters and digits that cannot be taken for one another."""


@dataclass(frozen=True, slots=True, order=True)
class Career:
    """One career of a player, counted from 1."""

    player: str
    number: int


class Thing(Enum):
    """What a career has to lose: its slip once that is signed, its LabraCoin, its deck."""

    SLIP = "slip"
    COIN = "coin"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class Title:
    """One thing of one career: whose it is by its words, whoever has it."""

    thing: Thing
    owner: Career


@dataclass(frozen=True, slots=True)
class Holding:
    """Who has a thing, and since when: a date like 2025-01-31, or "" if it was never staked."""

    title: Title
    holder: Career
    since: str = ""

    @property
    def lost(self) -> bool:
        """Whether somebody else has it."""
        return self.holder != self.title.owner


class Vehicle(Enum):
    """What a certificate is a title to."""

    COMET = "comet"
    OTTER = "otter"
    KESTREL = "kestrel"
    DUCHESS = "duchess"
    HERON = "heron"
    MARTEN = "marten"
    COMMODORE = "commodore"
    PLOVER = "plover"


@dataclass(frozen=True, slots=True)
class Certificate:
    """A pink slip as it was signed. The name of a persona is the last part of its key."""

    number: int
    owner: Career
    name: str
    vehicle: Vehicle
    strokes: Strokes
    signed_on: str


class Persona(Enum):
    """The house's own players, each of whom owns a slip (PS-09)."""

    BEPPO = "beppo"
    PLUM = "plum"
    FIG = "fig"
    EVENS = "evens"
    ROOK = "rook"
    MAGPIE = "magpie"

    @property
    def player(self) -> str:
        """Its name among players."""
        return f"persona.{self.value}"

    @property
    def level(self) -> str:
        """How it throws: the code of a bot's level."""
        return _LEVELS[self]


_LEVELS: Final = {
    Persona.BEPPO: "easy",
    Persona.PLUM: "easy",
    Persona.FIG: "normal",
    Persona.EVENS: "normal",
    Persona.ROOK: "hard",
    Persona.MAGPIE: "hard",
}


def ink(strokes: Strokes) -> float:
    """How long a signature is, in thousandths of its line."""
    return sum(
        hypot(x - before_x, y - before_y)
        for stroke in strokes
        for (before_x, before_y), (x, y) in pairwise(stroke)
    )


def scribble(rng: Random) -> Strokes:
    """A signature that nobody can read, for those who have no hand."""
    points = [(20, 500)]
    while points[-1][0] < 800:  # noqa: PLR2004 - it leaves the end of the line free
        x, _ = points[-1]
        points.append((x + 25 + int(rng.random() * 60), 150 + int(rng.random() * 700)))
    return (tuple(points),)


def coin_id(rng: Random) -> str:
    """The number of a LabraCoin, like JL-7K2M-Q9XD. It is known on this machine only."""
    drawn = "".join(COIN_LETTERS[int(rng.random() * len(COIN_LETTERS))] for _ in range(8))
    return f"JL-{drawn[:4]}-{drawn[4:]}"
