"""How a game lies on the table, in words and card widths: no pixel, no colour.

The table scene knows how to draw zones, races and throws; a game's table.py says which zones it
has, where they lie and how their cards lie there, and furnishes the game's room on the shelf.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from game.zones import Place, Seat

if TYPE_CHECKING:  # what is thrown knows rules, and rules know tables
    from game.bout import Bout


class Spread(Enum):
    """How the cards of a zone lie."""

    HEAP = "heap"
    STACK = "stack"
    FAN = "fan"
    ROW = "row"
    BADGE = "badge"
    """Only a count, beside the seat's name."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the zones of one place lie: `x`, `y` in card widths from the middle of the table.

    Zones of a seat lie before that seat, and x and y count from there.
    """

    place: Place
    spread: Spread
    x: float = 0.0
    y: float = 0.0


class Prop(Enum):
    """What may stand in a game's room besides cards."""

    CARD = "card"
    BACK = "back"
    GLOVE = "glove"
    ART = "art"


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing in the room: its centre and width in room widths, turned counter-clockwise.

    `name` is a card's code for a card, a seat's number for a glove, a drawing's name for art.
    """

    prop: Prop
    name: str
    x: float
    y: float
    width: float
    degrees: float = 0.0


class Standing(Enum):
    """How a seat stands in the match, to be shown at its place."""

    IN = "in"
    BARRED = "barred"
    OUT = "out"


def all_in(view: object, seat: Seat) -> Standing:
    """In a game that nobody leaves before its end."""
    del view, seat
    return Standing.IN


def no_bout(view: object) -> Bout | None:
    """In a game that throws for nothing."""
    del view
    return None


@dataclass(frozen=True, slots=True)
class Table:
    """The table of a game: the name of its ground, its spots, its room, how seats stand in it.

    `bout` is what is being thrown, or has just been thrown, in a view.
    """

    ground: str
    spots: tuple[Spot, ...]
    room: tuple[Piece, ...]
    standing: Callable[[Any, Seat], Standing] = all_in
    bout: Callable[[Any], Bout | None] = no_bout
