"""Choosing among plans by playing on from guessed worlds, for bots that cannot see every card.

The first plan is the favourite, and the others its rivals: all are tried in the same worlds, so
that luck is the same for all. After each round the worse half of the rivals is given up, and most
of the work goes into telling the best one from the favourite (sequential halving). How much is
done is counted in playouts, never in time. This module must not know what a plan or a world is.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

PlanT = TypeVar("PlanT")
WorldT = TypeVar("WorldT")


@dataclass(frozen=True, slots=True)
class Effort:
    """About how many playouts a choice is worth, and how many make one slice of thought.

    A rival has to be ahead of the favourite by so many standard errors, its `doubt`.
    """

    playouts: int
    a_slice: int
    doubt: float = 0.0


class _Rival:
    """How far one plan is ahead of the favourite, over all worlds in which it was tried."""

    __slots__ = ("ahead", "place", "squares", "worlds")

    def __init__(self, place: int) -> None:
        self.place = place
        self.worlds = 0
        self.ahead = 0.0
        self.squares = 0.0

    def add(self, ahead: float) -> None:
        self.worlds += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def beats_the_favourite(self, doubt: float) -> bool:
        mean = self.ahead / self.worlds
        error = sqrt(max(0.0, self.squares / self.worlds - mean * mean) / self.worlds)
        return mean > doubt * error


def search(
    plans: Sequence[PlanT],
    guess: Callable[[], WorldT],
    worth: Callable[[WorldT, PlanT], float],
    effort: Effort,
) -> Generator[None, None, PlanT]:
    """The plan that is worth most on average, or the first, if that is in doubt.

    Yields between slices. `guess` gives a world that may be true, `worth` plays a plan on in one,
    which it leaves as it was. There must be a plan.
    """
    favourite = plans[0]
    rivals = [_Rival(place) for place in range(1, len(plans))]
    rounds = max(0, len(plans) - 2).bit_length() + 1
    since_yield = 0
    for _ in range(rounds if rivals else 0):
        for _ in range(max(1, effort.playouts // (rounds * (len(rivals) + 1)))):
            world = guess()
            measure = worth(world, favourite)
            for rival in rivals:
                rival.add(worth(world, plans[rival.place]) - measure)
            since_yield += len(rivals) + 1
            if since_yield >= effort.a_slice:
                since_yield = 0
                yield
        rivals.sort(key=lambda rival: -rival.ahead)
        del rivals[(len(rivals) + 1) // 2 :]
    if rivals and rivals[0].beats_the_favourite(effort.doubt):
        return plans[rivals[0].place]
    return favourite
