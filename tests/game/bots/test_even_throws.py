"""Bots whose throws are taken from them, so that the rest of their play can be measured."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from game.__main__ import main
from game.bots.bot import Bot, Reflex, settled
from game.bots.even_throws import EvenThrows, with_even_throws
from game.bots.random_bot import RandomBot
from game.bots.thrower import EvenThrower
from game.bouts.bout import Kind, begin
from game.bouts.bout_match import BoutView
from game.bouts.throws import IN_ORDER, JACK
from game.catalogue import all_games
from game.moves import Action, Lapse
from game.options import Chair, Options, Setup
from game.rules import Game
from tests.strategies import each_game

VIEW = BoutView(Setup((Chair(), Chair()), Options((), {})), begin(Kind.LAST_LEFT, (0, 1)), seat=0)


@dataclass
class Stubborn(RandomBot):
    """Always throws JACK, does the last thing it may, and notes what it is shown."""

    seen: list[object] = field(default_factory=list)

    def choose(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        del view, rng
        return JACK if JACK in legal else legal[-1]

    def think_ms(self, view: object, rng: Random) -> float:
        del view, rng
        return 7.0

    def reflexes(self, view: object, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        del view, rng
        return (Reflex(1.0, claim),)

    def watch(self, view: object) -> None:
        self.seen.append(view)


def test_it_throws_as_at_equilibrium_and_does_all_else_itself() -> None:
    bot = Stubborn()
    even = EvenThrows(bot)
    for seed in range(9):
        thrown = settled(even.choose(VIEW, IN_ORDER, Random(seed)))
        assert thrown is EvenThrower().throw(VIEW.bout, 0, Random(seed))
    assert even.choose(VIEW, (Lapse("one"), Lapse("two")), Random(1)) == Lapse("two")
    assert even.think_ms(VIEW, Random(1)) == 7.0
    assert even.reflexes(VIEW, Lapse(), Random(1)) == (Reflex(1.0, Lapse()),)
    even.watch(VIEW)
    assert bot.seen == [VIEW]


def test_who_does_not_watch_need_not() -> None:
    blind: Bot[object] = RandomBot()
    EvenThrows(blind).watch(VIEW)


@each_game
def test_a_game_keeps_its_levels(game: Game) -> None:
    even = with_even_throws(game)
    assert [level.code for level in even.levels] == [level.code for level in game.levels]
    assert all(isinstance(level.make(), EvenThrows) for level in even.levels)


def test_the_command_line_measures_without_guessing(capsys: pytest.CaptureFixture[str]) -> None:
    game = next(game for game in all_games() if not game.info.pack)
    words = ["measure", game.info.slug, "--seats", "2", "--deals", "3", "--even-throws", "--json"]
    level = game.levels[0].code
    assert main([*words, "--hero", level, "--others", level]) == 0
    assert json.loads(capsys.readouterr().out)["win_share"] == 0.5
