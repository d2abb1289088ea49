"""How often a throw decides something, at the equilibrium mix (rules/throws.md)."""

from itertools import product

import pytest

from game.bots.throwing.mixes import LAST_LEFT
from game.bouts.bout import Kind, judge
from game.bouts.throws import Symbol
from game.events import Decision
from game.games.one_time import GAME
from game.simulate import simulate

RATES = {
    2: {Decision.SINGLE: 0.741, Decision.TIE: 0.259},
    3: {Decision.SINGLE: 0.420, Decision.SPLIT: 0.272, Decision.TIE: 0.309},
    4: {Decision.SINGLE: 0.216, Decision.SPLIT: 0.309, Decision.TIE: 0.475},
}


@pytest.mark.parametrize("throwers", RATES)
def test_the_rates_by_counting_all_throws(throwers: int) -> None:
    found = dict.fromkeys(Decision, 0.0)
    weights = dict(zip(Symbol, LAST_LEFT, strict=True))
    for hands in product(Symbol, repeat=throwers):
        chance = 1.0
        for hand in hands:
            chance *= weights[hand]
        found[judge(Kind.LAST_LEFT, dict(enumerate(hands))).decision] += chance
    expected = {**dict.fromkeys(Decision, 0.0), **RATES[throwers]}
    assert found == pytest.approx(expected, abs=0.0006)


def test_the_rates_of_bots_at_equilibrium() -> None:
    tally = simulate(GAME, ("normal",) * 4, {}, matches=250, seed=1, clock=lambda: 0.0)
    for throwers, rates in RATES.items():
        thrown = sum(tally.throws[throwers, decision] for decision in Decision)
        for decision, rate in rates.items():
            noise = (rate * (1 - rate) / thrown) ** 0.5
            assert tally.throws[throwers, decision] / thrown == pytest.approx(rate, abs=4 * noise)
    reported = tally.report()["throws"]
    assert isinstance(reported, dict)
    assert set(reported) == {"2", "3", "4"}


def test_every_seat_wins_as_often() -> None:
    tally = simulate(GAME, ("normal",) * 2, {}, matches=300, seed=1, clock=lambda: 0.0)
    assert tally.wins[0] == pytest.approx(150, abs=4 * 75**0.5)
