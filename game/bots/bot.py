"""What a bot must be able to do. It decides from what its seat sees, and its own generator."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from game.errors import Reason
from game.moves import Action
from game.zones import Seat

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Reflex:
    """What a bot will claim `at_ms` after a race opened, if that race still runs then.

    Or what it will shout `at_ms` after it first could, if it still can.
    """

    at_ms: float
    action: Action


class Thought:
    """A choice that takes a while, made in slices, each well within a frame.

    The generator yields between two slices and returns the choice. What it chooses, and in how
    many slices, may depend on no clock: else a match could not be played again from its seed.
    """

    __slots__ = ("_choice", "_slices")

    def __init__(self, slices: Generator[None, None, Action]) -> None:
        self._slices = slices
        self._choice: Action | None = None

    def step(self) -> Action | None:
        """Think one slice further; the choice, once it is made."""
        if self._choice is None:
            try:
                next(self._slices)
            except StopIteration as made:
                self._choice = made.value
        return self._choice


def settled(choice: Action | Thought) -> Action:
    """The choice, thought out to its end in one go."""
    if not isinstance(choice, Thought):
        return choice
    while (action := choice.step()) is None:
        pass
    return action


class Bot(Protocol[ViewT_contra]):
    """A player of one game."""

    def choose(self, view: ViewT_contra, legal: Sequence[Action], rng: Random) -> Action | Thought:
        """One of the legal actions, or the thought that will end in one; `legal` has at least one.

        Nothing but the thought may draw from `rng` until it has ended.
        """
        ...

    def think_ms(self, view: ViewT_contra, rng: Random) -> float:
        """How long a person would take to choose. The table's pace stretches it."""
        ...

    def reflexes(self, view: ViewT_contra, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """What it will claim in the race that has just opened, or shout now that it can."""
        ...


class Adviser(Bot[ViewT_contra], Protocol[ViewT_contra]):
    """A bot that can say why it would choose what it chooses: it gives the hints."""

    def why(self, view: ViewT_contra, action: Action) -> Reason:
        """What speaks for this action, one of those it would choose from this view."""
        ...


@runtime_checkable
class Watches(Protocol):
    """A bot that keeps in mind what it saw of the others' turns."""

    def watch(self, view: Any) -> None:  # noqa: ANN401 - of the bot's own game
        """What it sees now: it is told at the beginning, and after every step."""
        ...


@runtime_checkable
class Remembers(Protocol):
    """A bot that may know people from other matches."""

    def recall(self, seat: Seat, memory: str) -> None:
        """Whoever sits there has been met before; what it cannot read it does not remember."""
        ...
