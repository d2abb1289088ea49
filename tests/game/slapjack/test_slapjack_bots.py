"""The bots slap like the people that they are drawn after."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from game.bots.reflex import Hands
from game.catalogue import game_named
from game.chance import child
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.bot import (
    CASUAL,
    CHILD,
    EXPERT,
    FALSE_HURRY_MS,
    FRIENDLY_SLOWER,
    QUICK,
    SLEEPY,
    Slapper,
)
from game.games.slapjack.state import SlapjackView
from game.simulate import simulate

RULES = game_named("slapjack").rules
SLAP, TURN = SlapjackAction.SLAP, SlapjackAction.TURN
DRAWS = 4000


def view_of(shown: str, **words: str) -> SlapjackView:
    """Two people and a bot, this card having been turned."""
    given = {"chairs": "human,human,normal", "piles": "2c3c/4c5c/6c7c", "turned": "5", **words}
    text = " ".join(f"{name}={value}" for name, value in given.items())
    view: SlapjackView = RULES.view(RULES.read(f"{text} centre={shown[:2]} shown={shown}"), 2)
    return view


def times_ms(slapper: Slapper, view: SlapjackView) -> list[float]:
    """When it slaps in so many races like this one."""
    rng = child(1, "slapper")
    many = [slapper.reflexes(view, SLAP, rng) for _ in range(DRAWS)]
    assert all(reflex.action is SLAP for reflexes in many for reflex in reflexes)
    return [reflex.at_ms for reflexes in many for reflex in reflexes]


@pytest.mark.parametrize(
    ("hands", "mean_ms"),
    [(SLEEPY, 650), (CHILD, 690), (CASUAL, 440), (QUICK, 380), (EXPERT, 330)],
)
def test_each_character_has_its_mean_and_misses_jacks_as_often_as_it_should(
    hands: Hands, mean_ms: float
) -> None:
    assert hands.mean_ms == mean_ms
    times = times_ms(Slapper(hands), view_of("Js/0"))
    assert fmean(times) == pytest.approx(mean_ms, rel=0.03)
    assert 1.0 - len(times) / DRAWS == pytest.approx(hands.miss, abs=0.015)


def test_false_slaps_are_rare_twice_as_common_on_queens_and_kings_and_a_little_sooner() -> None:
    often = replace(CHILD, false=0.2, false_tempting=0.4)
    plain = times_ms(Slapper(often), view_of("9s/0"))
    assert len(plain) / DRAWS == pytest.approx(0.2, abs=0.03)
    for code in ("Qs", "Kd"):
        tempting = times_ms(Slapper(often), view_of(f"{code}/0"))
        assert len(tempting) / DRAWS == pytest.approx(0.4, abs=0.03)
    assert fmean(plain) == pytest.approx(CHILD.mean_ms - FALSE_HURRY_MS, rel=0.04)
    for hands in (SLEEPY, CHILD, CASUAL, QUICK, EXPERT):
        assert hands.false_tempting == 2 * hands.false


def test_a_jack_that_is_gone_or_a_table_without_a_card_is_not_slapped() -> None:
    assert times_ms(Slapper(CHILD), view_of("Js/0/-/1/won")) == []
    view = replace(view_of("Js/0"), shown=None)
    assert Slapper(CHILD).reflexes(view, SLAP, Random(1)) == ()


def test_a_bot_turns_its_card_after_a_moment() -> None:
    slapper, view = Slapper(CASUAL), view_of("9s/0")
    assert slapper.choose(view, (SLAP, TURN), Random(1)) is TURN
    thinking = [slapper.think_ms(view, child(2, str(number))) for number in range(200)]
    assert 500 < fmean(thinking) < 660
    assert min(thinking) >= 200


def test_a_friendly_bot_keeps_pace_with_the_people() -> None:
    friendly = Slapper(CASUAL, friendly=True)
    assert fmean(times_ms(friendly, view_of("Js/0"))) == pytest.approx(440, rel=0.03)
    slow = view_of("Js/0", times="900,800,1000/-/300,300,300")
    assert fmean(times_ms(friendly, slow)) == pytest.approx(900 * FRIENDLY_SLOWER, rel=0.03)
    two = view_of("Js/0", times="800/600,602/-")
    assert fmean(times_ms(friendly, two)) == pytest.approx(700.5 * FRIENDLY_SLOWER, rel=0.03)


def test_quicker_characters_win_more() -> None:
    game = game_named("slapjack")
    order = ("easy", "normal", "hard", "expert")
    for slower, quicker in pairwise(order):
        tally = simulate(game, (slower, quicker), {}, matches=20, seed=1, clock=lambda: 0.0)
        assert tally.wins[1] >= 14
