"""Choosing among plans by playing on from guessed worlds, for bots that cannot see every card.

Every plan is tried in the same worlds, so that luck is the same for all; after each round the
worse half is given up, and most of the work goes into telling the best few apart (sequential
halving). How much is done is counted in playouts, never in time. This module must not know what a
plan or a world is.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TypeVar

PlanT = TypeVar("PlanT")
WorldT = TypeVar("WorldT")


@dataclass(frozen=True, slots=True)
class Effort:
    """About how many playouts a choice is worth, and how many make one slice of thought."""

    playouts: int
    a_slice: int


def search(
    plans: Sequence[PlanT],
    guess: Callable[[], WorldT],
    worth: Callable[[WorldT, PlanT], float],
    effort: Effort,
) -> Generator[None, None, PlanT]:
    """The plan that is worth most on average; the first of equals. Yields between slices.

    `guess` gives a world that may be true, `worth` plays a plan on in one, which it leaves as it
    was. There must be a plan.
    """
    alive = list(range(len(plans)))
    sums = [0.0] * len(plans)
    rounds = (len(plans) - 1).bit_length()
    since_yield = 0
    while len(alive) > 1:
        for _ in range(max(1, effort.playouts // (rounds * len(alive)))):
            world = guess()
            for place in alive:
                sums[place] += worth(world, plans[place])
            since_yield += len(alive)
            if since_yield >= effort.a_slice:
                since_yield = 0
                yield
        alive.sort(key=lambda place: -sums[place])
        del alive[(len(alive) + 1) // 2 :]
    return plans[alive[0]]
