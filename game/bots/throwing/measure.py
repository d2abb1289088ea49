"""Measures the levels of throwers against habits, and against one another.

`python -m game.bots.throwing.measure [--throws N] [--matches N]`. Payoffs are plain: 1 for a win,
-1 for a loss, 0 for a tie, a throw. Every throw is a bout of its own between the same two, who have
seen all throws before it.
"""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Final

from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower, Thrower
from game.bots.throwing.habits import HABITS, Habit, Scripted
from game.bouts.bout import Kind, Round, begin
from game.bouts.throws import beats
from game.chance import child

LEVELS: Final[Mapping[str, Callable[[], Thrower]]] = {
    "easy": HabitThrower,
    "normal": EvenThrower,
    "hard": ReadingThrower,
}


def _scripted(make: Callable[[int], Habit], seed: int) -> Thrower:
    return Scripted(make(seed))


def _level(make: Callable[[], Thrower], seed: int) -> Thrower:
    del seed
    return make()


RIVALS: Final[Mapping[str, Callable[[int], Thrower]]] = {
    **{name: partial(_scripted, make) for name, make in HABITS.items()},
    **{name: partial(_level, make) for name, make in LEVELS.items()},
}
"""Everybody to be measured against; a seed makes one."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Net score a throw: its mean over the matches, and how far these were apart (1 sigma)."""

    mean: float
    spread: float
    matches: int

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(self.matches)


def net_score(one: Thrower, two: Thrower, seed: int, throws: int) -> float:
    """What the one wins of the other, a throw."""
    rng, other_rng = child(seed, "one"), child(seed, "two")
    rounds: tuple[Round, ...] = ()
    net = 0
    for _ in range(throws):
        bout = begin(Kind.LAST_LEFT, (0, 1), past=rounds)
        own, theirs = one.throw(bout, 0, rng), two.throw(bout, 1, other_rng)
        net += beats(own, theirs) - beats(theirs, own)
        rounds = (*rounds, Round(((0, own), (1, theirs))))
    return net / throws


def measure(level: str, rival: str, *, throws: int, matches: int) -> Measured:
    """A level against a rival, over at least two matches."""
    scores = [
        net_score(LEVELS[level](), RIVALS[rival](seed), seed, throws) for seed in range(matches)
    ]
    return Measured(mean(scores), stdev(scores), matches)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for every level and rival."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--levels", default=",".join(LEVELS))
    asked = parser.parse_args(arguments)
    for level in asked.levels.split(","):
        for rival in RIVALS:
            found = measure(level, rival, throws=asked.throws, matches=asked.matches)
            sys.stdout.write(
                f"{level:7} {rival:22} {found.mean:+.3f} a throw,"
                f" error {found.error:.3f}, spread {found.spread:.3f}\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
