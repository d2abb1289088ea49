"""Choosing by playing on: the best on average, the same for all, counted in playouts."""

from collections import Counter
from collections.abc import Generator
from random import Random

import pytest

from game.bots.search_bot import Effort, search

EFFORT = Effort(playouts=100, a_slice=10)


def ended(thought: Generator[None, None, str]) -> tuple[str, int]:
    slices = 0
    while True:
        try:
            next(thought)
        except StopIteration as made:
            return made.value, slices
        slices += 1


@pytest.mark.parametrize(
    ("plans", "best"),
    [(count * "-" + "b" + rest * "-", count) for count in range(5) for rest in range(6)],
)
def test_the_plan_that_is_worth_most_is_chosen(plans: str, best: int) -> None:
    numbered = [f"{number}{plan}" for number, plan in enumerate(plans)]
    found, _ = ended(search(numbered, lambda: 0, lambda _, plan: "b" in plan, EFFORT))
    assert found == numbered[best]


def test_luck_is_the_same_for_all_plans() -> None:
    rng = Random(1)
    plans = ["a", "b", "c"]

    def worth(world: float, plan: str) -> float:
        return 1000.0 * world + plans.index(plan)

    assert ended(search(plans, rng.random, worth, EFFORT))[0] == "c"


def test_of_equals_the_first_is_chosen() -> None:
    assert ended(search(["a", "b", "c"], lambda: 0, lambda _, __: 1.0, EFFORT))[0] == "a"


def test_what_is_alone_needs_no_playout() -> None:
    def never() -> int:
        raise AssertionError("nothing is to be told apart")

    assert ended(search(["a"], never, lambda _, __: 0.0, EFFORT)) == ("a", 0)


@pytest.mark.parametrize("count", [2, 5, 9, 16])
def test_the_work_is_about_what_the_effort_says_and_cut_into_slices(count: int) -> None:
    plans = [str(number) for number in range(count)]
    played: Counter[str] = Counter()

    def worth(_: int, plan: str) -> float:
        played[plan] += 1
        return float(plan)

    _, slices = ended(search(plans, lambda: 0, worth, EFFORT))
    assert 0.5 * EFFORT.playouts <= played.total() <= EFFORT.playouts
    assert slices <= played.total() / EFFORT.a_slice
    assert slices >= played.total() / (EFFORT.a_slice + count) - 1
    assert played[plans[0]] == played[plans[-1]] == max(played.values())


def test_a_small_effort_still_tries_every_plan() -> None:
    effort = Effort(playouts=1, a_slice=1)
    assert ended(search(["a", "b", "c"], lambda: 0, lambda _, plan: plan == "b", effort))[0] == "b"


@pytest.mark.parametrize(("doubt", "chosen"), [(0.0, "b"), (0.5, "b"), (3.0, "a")])
def test_a_rival_has_to_be_ahead_of_the_favourite_beyond_doubt(doubt: float, chosen: str) -> None:
    rng = Random(2)
    effort = Effort(playouts=60, a_slice=10, doubt=doubt)

    def worth(world: float, plan: str) -> float:
        return 0.1 + 2.0 * (world - 0.45) if plan == "b" else 0.0

    assert ended(search(["a", "b"], rng.random, worth, effort))[0] == chosen
