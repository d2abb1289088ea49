"""Matches in which people and bots do whatever they may, for the laws to be checked along them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from game.catalogue import all_games
from game.match import Match
from game.nodes import Throw
from game.options import Chair, Options, Setup
from game.record import Entry
from game.rules import Game, Step
from tests.contract.toy import toy

LONGEST = 220
"""Steps that a journey takes at most."""

TOY = toy()
SUBJECTS = (*all_games(), TOY)
"""Whom the laws bind: every game that is found, and the toy, which has all kinds of node."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One step of a journey."""

    before: Any
    entry: Entry
    step: Step[Any]


@dataclass(frozen=True, slots=True)
class Journey:
    """A match, finished or broken off."""

    game: Game
    setup: Setup
    seed: int
    match: Match

    def stops(self) -> Iterator[Stop]:
        """Its steps, taken again."""
        rules = self.game.rules
        state = rules.start(self.setup)
        for entry in self.match.record.entries:
            step = rules.apply(state, entry)
            yield Stop(state, entry, step)
            state = step.state

    def states(self) -> Iterator[Any]:
        """Every position on the way, the first and the last included."""
        yield self.game.rules.start(self.setup)
        for stop in self.stops():
            yield stop.step.state


@cache
def journeys(game: Game) -> tuple[Journey, ...]:
    """A journey for every number of seats, and for the ends of every option, people and bots."""
    numbers = list(game.info.seats)
    tables = [(number, dict[str, bool | int]()) for number in numbers]
    tables += [
        (numbers[place % len(numbers)], {option.key: value})
        for place, option in enumerate(game.info.options)
        for value in {option.values[0], option.values[-1]} - {option.default}
    ]
    return tuple(
        wander(game, _mixed(game, seats, options, seed), seed)
        for seed, (seats, options) in enumerate(tables, start=1)
    )


def _mixed(game: Game, seats: int, options: dict[str, bool | int], seed: int) -> Setup:
    levels = [None, "random", *(level.code for level in game.levels)]
    chairs = tuple(
        Chair(levels[(seat + seed) % len(levels)], head_start_ms=20 * (seat % 3))
        for seat in range(seats)
    )
    return Setup(chairs, Options(game.info.options, options), seed % seats)


def wander(game: Game, setup: Setup, seed: int, longest: int = LONGEST) -> Journey:
    """People do anything at any time; races are disturbed now and then."""
    match = Match(game, setup, seed, pace=1.0)
    chance = Random(seed)
    people = [seat for seat in setup.seats if seat not in setup.bots]
    now_ms = 0.0
    while not match.over and len(match.record.entries) < longest:
        now_ms += chance.choice((0.0, 1.5, 60.0, 170.0, 400.0, 900.0))
        if chance.random() < 0.8:
            match.open_race(now_ms)
            match.begin_count(now_ms)
        what = chance.random()
        if what < 0.03:
            match.interrupt(now_ms)
        elif what < 0.08:
            match.hurry(now_ms)
        elif what < 0.12 and isinstance(match.node, Throw):
            match.close_throw(now_ms)
        elif what < 0.2:
            match.next_deal(now_ms)
        elif what < 0.8 and people:
            seat = chance.choice(people)
            if legal := match.legal(seat):
                match.offer(seat, chance.choice(legal), now_ms)
        match.tick(now_ms)
    return Journey(game, setup, seed, match)
