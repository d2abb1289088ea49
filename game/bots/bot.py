"""What a bot must be able to do. It decides from a view, its own generator, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar, runtime_checkable

from game.moves import Action
from game.zones import Seat

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Reflex:
    """A claim that a bot will make `at_ms` after a race opened, if that race still runs then."""

    at_ms: float
    action: Action


class Bot(Protocol[ViewT_contra]):
    """A player of one game."""

    def choose(self, view: ViewT_contra, legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions; `legal` is never empty."""
        ...

    def think_ms(self, view: ViewT_contra, rng: Random) -> float:
        """How long a person would take to choose. The table's pace stretches it."""
        ...

    def reflexes(self, view: ViewT_contra, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """What it will claim in the race that has just opened."""
        ...


@runtime_checkable
class Remembers(Protocol):
    """A bot that may know people from other matches."""

    def recall(self, seat: Seat, memory: str) -> None:
        """Whoever sits there has been met before; what it cannot read it does not remember."""
        ...
