"""Actions (what) and moves (who, what, when).

The actions of a game live in its own folder; here are those that nobody at the table makes.
"""

from dataclasses import dataclass
from enum import Enum
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


def touched(action: Action) -> str:
    """What a player touches to do this: a card's code, a zone's place, or else a button of it.

    An action says so by an attribute `touched`; one that has none is a button.
    """
    found = getattr(action, "touched", action.code)
    return str(found)


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
    """The referee's: the time of a race, or of a throw, has run out."""

    code: str = "lapse"


@dataclass(frozen=True, slots=True)
class Void:
    """The referee's: a race or a throw was disturbed, and is to be run again fairly.

    For a race that is a stall or a pause; for a throw it is the end of the app, with which all that
    was chosen in secret is lost.
    """

    code: str = "void"


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The referee's: somebody has seen how the last deal ended, and the next begins."""

    code: str = "next"


@dataclass(frozen=True, slots=True)
class Undo:
    """The referee's: the last `count` entries that stood are taken back; the record keeps them."""

    count: int

    @property
    def code(self) -> str:
        """For instance "undo:2"."""
        return f"undo:{self.count}"


@dataclass(frozen=True, slots=True)
class Commit:
    """The referee's: bots have chosen, and are bound to that before anybody else's key is read.

    Each seal, with its seat, is made of the choice and of a salt (seals.py) that the bot's move
    will show.
    """

    seals: tuple[tuple[Seat, str], ...]

    @property
    def code(self) -> str:
        """For instance "commit:1=5e88...,3=02ab...", with 64 hexadecimal digits each."""
        return "commit:" + ",".join(f"{seat}={seal}" for seat, seal in self.seals)


class Miss(Enum):
    """How a throw can be missed.

    Nothing was chosen; two things at once; another thing once all lay open; or the seat has given
    up, and misses all its throws from now on.
    """

    NONE = "none"
    TWO = "two"
    CHANGED = "changed"
    QUIT = "quit"

    @property
    def code(self) -> str:
        """For instance "miss:two"."""
        return f"miss:{self.value}"


_PLAIN: dict[str, Action] = {
    action.code: action for action in (Lapse(), Void(), NextDeal(), Miss.TWO, Miss.QUIT)
}


def read_referee_action(text: str) -> Action | None:
    """One of the actions above, or None if it is something else. Raises NotationError."""
    if text in _PLAIN:
        return _PLAIN[text]
    head, _, tail = text.partition(":")
    if head == "undo" and tail.isdecimal() and int(tail):
        return Undo(int(tail))
    if head == "commit":
        return Commit(tuple(map(_read_seal, tail.split(","))))
    if head != "shuffle":
        return None
    return Shuffle(_read_order(text, tail))


def _read_seal(text: str) -> tuple[Seat, str]:
    seat, equals, seal = text.partition("=")
    if not (seat.isdecimal() and equals and seal):
        raise NotationError(f"not a seal: {text!r}")
    return int(seat), seal


def _read_order(text: str, tail: str) -> tuple[int, ...]:
    places = tail.split(",") if tail else []
    if not all(place.isdecimal() for place in places):
        raise NotationError(f"not an order: {text!r}")
    return tuple(map(int, places))


@value
class Move:
    """`seat` does `action`; None is the referee.

    `at_ms` counts from the opening of the race, to a microsecond (0 elsewhere). `lot` is drawn by
    the referee for every claim that may win, in [0, 1): of claims that tie, the lowest lot wins.
    `salt` opens the seal under which a bot committed itself to this action.
    """

    seat: Seat | None
    action: Action
    at_ms: float = 0.0
    lot: float = 0.0
    salt: str = ""
