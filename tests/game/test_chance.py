"""Shuffles are fair, and the same everywhere and for ever."""

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.chance import child, drawn_seat, shuffled_order

DRAWS = 24_000
FAR_OUT = 49.7
"""Chi squared of 23 degrees of freedom is beyond this once in a thousand times."""


@given(st.integers(0, 60), st.integers(0))
def test_a_shuffle_is_a_permutation(count: int, seed: int) -> None:
    assert sorted(shuffled_order(count, Random(seed))) == list(range(count))


def test_every_order_is_equally_likely() -> None:
    rng = child(1, "fairness")
    counts = Counter(shuffled_order(4, rng) for _ in range(DRAWS))
    expected = DRAWS / 24
    assert set(counts) == set(permutations(range(4)))
    assert sum((found - expected) ** 2 / expected for found in counts.values()) < FAR_OUT


def test_every_card_comes_to_every_place_equally_often() -> None:
    rng = child(2, "fairness")
    counts = Counter(
        (place, card) for _ in range(2000) for place, card in enumerate(shuffled_order(8, rng))
    )
    assert len(counts) == 64
    assert all(180 <= found <= 320 for found in counts.values())


def test_these_orders_come_from_these_seeds_on_every_machine() -> None:
    assert child(7, "deal/0").random() == 0.247822855377982
    assert shuffled_order(10, child(7, "deal/0")) == (9, 1, 5, 4, 6, 7, 8, 3, 0, 2)
    assert shuffled_order(52, child(1, "x"))[:8] == (17, 0, 47, 2, 48, 5, 24, 16)


def test_every_purpose_has_a_generator_of_its_own() -> None:
    firsts = {child(seed, purpose).random() for seed in range(20) for purpose in ("deal", "bot/1")}
    assert len(firsts) == 40


def test_every_seat_is_drawn_equally_often() -> None:
    counts = Counter(drawn_seat(seed, 5) for seed in range(5000))
    assert set(counts) == set(range(5))
    assert all(900 <= found <= 1100 for found in counts.values())
