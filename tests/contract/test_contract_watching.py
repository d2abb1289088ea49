"""A bot that keeps things in mind is shown what its seat sees, step by step, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from game.bots.random_bot import RandomBot
from game.match import Match
from game.moves import Action
from game.nodes import Turn
from game.rules import Game, Level
from game.simulate import play_out
from game.zones import Seat
from tests.strategies import each_game, setup_of

MINE: Seat = 1


@dataclass(frozen=True, slots=True)
class Watcher(RandomBot):
    """Does anything, and notes what it sees, and how much it had seen when it chose."""

    seen: list[object] = field(default_factory=list)
    chose_from: list[tuple[int, object]] = field(default_factory=list)

    def watch(self, view: object) -> None:
        self.seen.append(view)

    def choose(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        self.chose_from.append((len(self.seen), view))
        return RandomBot.choose(self, view, legal, rng)


def watched(game: Game) -> tuple[Watcher, Match]:
    watcher = Watcher()
    watching = replace(game, levels=(Level("watching", lambda: watcher, 0.0),))
    match = Match(watching, setup_of(watching, "random", "watching"), 3)
    play_out(match)
    return watcher, match


@each_game
def test_it_sees_one_position_after_another_as_its_seat_does(game: Game) -> None:
    watcher, match = watched(game)
    states = [game.rules.start(match.setup)]
    for entry in match.record.entries:
        states.append(game.rules.apply(states[-1], entry).state)
    views = [game.rules.view(state, MINE) for state in states]
    in_order = iter(views)
    assert all(view in in_order for view in watcher.seen)
    assert watcher.seen[-1] == views[-1]
    decisions = [view for view, state in zip(views, states, strict=True) if decides(game, state)]
    assert all(view in watcher.seen for view in decisions)


def decides(game: Game, state: object) -> bool:
    return isinstance(game.rules.node(state), Turn)


@each_game
def test_what_it_chooses_from_is_what_it_saw_last(game: Game) -> None:
    watcher, _ = watched(game)
    assert all(view == watcher.seen[number - 1] for number, view in watcher.chose_from)
