"""All that a throw's picture may know of the match at one instant.

What a seat has chosen is not in it, only whether it has: nothing that is drawn from this can tell.
"""

from dataclasses import dataclass
from enum import Enum

from game.bouts.bout import Bout
from game.bouts.throws import Symbol
from game.zones import Seat
from scenes.throw.tempo import Tempo
from sprites.canvas import Area


@dataclass(frozen=True, slots=True)
class Moment:
    """`chosen` have chosen; `counted` want to be counted to. `tempo` is of a count that runs."""

    bout: Bout
    chosen: frozenset[Seat]
    counted: frozenset[Seat]
    tempo: Tempo | None
    scales: bool = True
    bobs: bool = True


class Ask(Enum):
    """What the pointer can ask for besides a symbol."""

    STUDY = "study"
    KEYS = "keys"
    PAUSE = "pause"
    LOG = "log"
    AGAIN = "again"
    HERE = "here"
    """The mouse has been passed on, and is in the right hand."""


@dataclass(frozen=True, slots=True)
class TileAt:
    """A tile: whose, and of which symbol."""

    seat: Seat
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that can be clicked."""

    area: Area
    on: Ask | TileAt

    def holds(self, x: float, y: float) -> bool:
        """Whether that point lies on it."""
        left, top, width, height = self.area
        return left <= x <= left + width and top <= y <= top + height
