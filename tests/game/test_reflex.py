"""Reaction times follow the distribution that they say they follow."""

from math import exp
from statistics import fmean, pstdev

import pytest

from game.bots.random_bot import CLAIM_SHARE, LATEST_CLAIM_MS, RandomBot
from game.bots.reflex import FLOOR_MS, Hands
from game.chance import child
from game.moves import Lapse

DRAWS = 20_000
STEADY = Hands(mu_ms=600, sigma_ms=40, tau_ms=100, miss=0.1, false=0.01, false_tempting=0.02)


def draws(hands: Hands, hurry_ms: float = 0.0) -> list[float]:
    rng = child(3, "hands")
    return [hands.reaction_ms(rng, hurry_ms) for _ in range(DRAWS)]


def test_mean_and_spread_are_those_of_the_ex_gaussian() -> None:
    times_ms = draws(STEADY)
    spread_ms = (40**2 + 100**2) ** 0.5
    noise_ms = 4 * spread_ms / DRAWS**0.5
    assert fmean(times_ms) == pytest.approx(STEADY.mean_ms, abs=noise_ms)
    assert pstdev(times_ms) == pytest.approx(spread_ms, rel=0.04)


def test_the_tail_is_exponential() -> None:
    slow = Hands(mu_ms=500, sigma_ms=1, tau_ms=100, miss=0, false=0, false_tempting=0)
    beyond = sum(time_ms > 700 for time_ms in draws(slow)) / DRAWS
    assert beyond == pytest.approx(exp(-2), abs=0.01)


def test_nobody_reacts_in_less_than_the_floor() -> None:
    quick = Hands(mu_ms=150, sigma_ms=30, tau_ms=20, miss=0, false=0, false_tempting=0)
    times_ms = draws(quick)
    assert min(times_ms) == FLOOR_MS
    assert max(times_ms) > FLOOR_MS


def test_a_hurry_is_taken_off() -> None:
    assert fmean(draws(STEADY, 40.0)) == pytest.approx(fmean(draws(STEADY)) - 40.0)


def test_hands_at_another_mean_keep_their_manner() -> None:
    slower = STEADY.at_mean(1050.0)
    assert slower.mean_ms == pytest.approx(1050.0)
    assert slower.sigma_ms == pytest.approx(60.0)
    assert (slower.miss, slower.false, slower.false_tempting) == (0.1, 0.01, 0.02)


def test_the_random_bot_chooses_everything_equally_often_and_claims_at_any_time() -> None:
    bot, rng = RandomBot(), child(4, "random bot")
    legal = [Lapse(code) for code in "abcd"]
    chosen = [bot.choose(None, legal, rng).code for _ in range(4000)]
    assert all(900 <= chosen.count(code) <= 1100 for code in "abcd")
    claims = [bot.reflexes(None, legal[0], rng) for _ in range(4000)]
    times_ms = [reflex.at_ms for reflexes in claims for reflex in reflexes]
    assert len(times_ms) / 4000 == pytest.approx(CLAIM_SHARE, abs=0.03)
    assert 0.0 <= min(times_ms) < 20.0
    assert LATEST_CLAIM_MS - 20.0 < max(times_ms) < LATEST_CLAIM_MS
    assert bot.think_ms(None, rng) == 0.0
