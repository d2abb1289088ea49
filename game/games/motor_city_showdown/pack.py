"""The pack: 55 symbol cards and 17 Cards of Devastation, and the order in which these act.

Nobody has printed the symbols of the Cards of Devastation; ours are a balanced set (4.1 of the
rules): over the whole pack there are 14 of each symbol, and 15 LABRADORs.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.bouts.throws import JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol
from game.errors import NotationError


class Power(Enum):
    """The Cards of Devastation in their Order of Resolution. The values begin their reasons."""

    HOLE = "hole"
    SHOWDOWN = "mcs"
    JACK_LABRADOR = "jl"
    BISON = "bison"
    RAVENOUS = "raven"
    WOODPECKER = "wood"
    SCARECROW = "scare"


@dataclass(frozen=True, slots=True)
class MotorCard:
    """A card: its symbol (the Black Hole has none), its power and the number printed on it, if any.

    No rule reads `copy`, which tells the eleven cards of a symbol apart.
    """

    code: str
    symbol: Symbol | None
    power: Power | None = None
    number: int = 0
    copy: int = 0

    def __hash__(self) -> int:  # by what tells cards apart: an enum's member takes its name first
        return hash((self.code, self.copy))


Pile = tuple[MotorCard, ...]
"""Cards from the lowest up, or in the order in which they came."""

COPIES: Final = 11

SYMBOL_FACES: Final = (
    MotorCard("Ro", ROCK),
    MotorCard("Pa", PAPER),
    MotorCard("Sc", SCISSORS),
    MotorCard("Ja", JACK),
    MotorCard("La", LABRADOR),
)

_SCARECROWS: Final = (
    ROCK,
    PAPER,
    SCISSORS,
    JACK,
    LABRADOR,
    ROCK,
    PAPER,
    SCISSORS,
    PAPER,
)

DEVASTATION: Final[Pile] = (
    MotorCard("Bh", None, Power.HOLE),
    MotorCard("Mc", JACK, Power.SHOWDOWN),
    MotorCard("Jl", JACK, Power.JACK_LABRADOR),
    MotorCard("Hb", ROCK, Power.BISON),
    *(MotorCard(f"R{number}", LABRADOR, Power.RAVENOUS, number) for number in (7, 8, 9)),
    MotorCard("Wp", SCISSORS, Power.WOODPECKER),
    *(
        MotorCard(f"S{number}", symbol, Power.SCARECROW, number)
        for number, symbol in enumerate(_SCARECROWS, start=1)
    ),
)

PACK: Final[Pile] = (
    *(
        MotorCard(face.code, face.symbol, copy=copy)
        for face in SYMBOL_FACES
        for copy in range(COPIES)
    ),
    *DEVASTATION,
)

FACES: Final[Mapping[str, MotorCard]] = {face.code: face for face in (*SYMBOL_FACES, *DEVASTATION)}
"""Every face, by its code."""

_MARKS: Final = "abcdefghijk"
"""How further copies of a face are told apart in a position's line; the first bears no mark."""

_CARD: Final = re.compile(r"([A-Z][a-z0-9])([b-k]?)")

_BY_TEXT: Final = {card.code + _MARKS[card.copy].replace(_MARKS[0], ""): card for card in PACK}
_TEXTS: Final = {card: text for text, card in _BY_TEXT.items()}


def write_pile(cards: Iterable[MotorCard]) -> str:
    """Cards side by side, for instance "RoRobS9"; "-" is none."""
    return "".join(_TEXTS[card] for card in cards) or "-"


def read_pile(text: str) -> Pile:
    """The inverse of `write_pile`. Raises NotationError."""
    if text == "-":
        return ()
    cards = tuple(_BY_TEXT.get(found.group()) for found in _CARD.finditer(text))
    pile = tuple(card for card in cards if card is not None)
    if len(pile) < len(cards) or write_pile(pile) != text:
        raise NotationError(f"not cards: {text!r}")
    return pile
