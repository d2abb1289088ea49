"""Actions (what) and moves (who, what, when).

The actions of a game live in its own folder; here are those that nobody at the table makes.
"""

from dataclasses import dataclass
from typing import Protocol

from game.errors import NotationError
from game.value import value
from game.zones import Seat


class Action(Protocol):
    """Something that can be done. Its code is its notation, and its place in sorted lists."""

    @property
    def code(self) -> str:
        """Unique among the actions of a game, without spaces."""
        ...


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The referee's: from the lowest up, place k now holds the card that lay at `order[k]`."""

    order: tuple[int, ...]

    @property
    def code(self) -> str:
        """For instance "shuffle:2,0,1"."""
        return "shuffle:" + ",".join(map(str, self.order))


@dataclass(frozen=True, slots=True)
class Lapse:
    """The referee's: the time of a race has run out."""

    code: str = "lapse"


@dataclass(frozen=True, slots=True)
class Void:
    """The referee's: a race was disturbed (a stall, a pause) and is to be run again fairly."""

    code: str = "void"


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The referee's: somebody has seen how the last deal ended, and the next begins."""

    code: str = "next"


def read_referee_action(text: str) -> Action | None:
    """One of the four actions above, or None if it is something else. Raises NotationError."""
    if text == "lapse":
        return Lapse()
    if text == "void":
        return Void()
    if text == "next":
        return NextDeal()
    head, _, tail = text.partition(":")
    if head != "shuffle":
        return None
    places = tail.split(",") if tail else []
    if not all(place.isdecimal() for place in places):
        raise NotationError(f"not an order: {text!r}")
    return Shuffle(tuple(map(int, places)))


@value
class Move:
    """`seat` does `action`; None is the referee.

    `at_ms` counts from the opening of the race, to a microsecond (0 elsewhere). `lot` is drawn by
    the referee for every claim that may win, in [0, 1): of claims that tie, the lowest lot wins.
    """

    seat: Seat | None
    action: Action
    at_ms: float = 0.0
    lot: float = 0.0
