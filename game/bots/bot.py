"""What a bot must be able to do. It decides from a view, its own generator, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from game.moves import Action

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Reflex:
    """What a bot will claim `at_ms` after a race opened, if that race still runs then.

    Or what it will shout `at_ms` after it first could, if it still can.
    """

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
        """What it will claim in the race that has just opened, or shout now that it can."""
        ...
