import runpy
from itertools import product
from pathlib import Path

import pytest

from game.bots.throwing import points_solver, points_table
from game.bots.throwing.mixes import EVEN, LAST_LEFT, Mix, drawn, points_mix, share_won
from game.bouts.throws import JACK, LABRADOR, ROCK, Symbol, beats, survivors

SCORES = list(product(range(10), repeat=2))


def worth(own: int, rival: int, mine: Symbol, theirs: Symbol) -> tuple[int, int]:
    """The score after a throw (JL-13)."""
    if beats(mine, theirs):
        return own + (3 if (mine, theirs) == (LABRADOR, JACK) else 1), rival
    if beats(theirs, mine):
        return own, rival + (3 if (theirs, mine) == (LABRADOR, JACK) else 1)
    return own, rival


def test_the_table_is_what_the_solver_writes(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(points_solver.__file__, run_name="__main__")
    written = capsys.readouterr().out
    assert written.count("\n") == 102
    assert Path(points_table.__file__).read_text(encoding="utf-8").endswith(f"\n{written}")


@pytest.mark.parametrize(
    ("own", "rival", "ground", "jack", "labrador"),
    [
        (8, 8, 0.182, 0.227, 0.227),
        (9, 9, 0.111, 0.333, 0.333),
        (9, 7, 0.183, 0.123, 0.328),
        (7, 9, 0.183, 0.328, 0.123),
    ],
)
def test_the_figures_of_the_rules(
    own: int, rival: int, ground: float, jack: float, labrador: float
) -> None:
    mix = points_mix(own, rival)
    assert mix == pytest.approx((ground, ground, ground, jack, labrador), abs=0.0005)


def test_the_figures_of_the_rules_far_from_the_end() -> None:
    assert points_mix(7, 4)[3:] == pytest.approx((0.175, 0.228), abs=0.0005)
    assert points_mix(0, 0) == pytest.approx(EVEN, abs=0.001)


@pytest.mark.parametrize(("own", "rival"), SCORES)
def test_no_symbol_does_better_than_the_mix_at_any_score(own: int, rival: int) -> None:
    mix, theirs = points_mix(own, rival), points_mix(rival, own)
    assert sum(mix) == pytest.approx(1, abs=1e-8)
    assert share_won(own, rival) + share_won(rival, own) == pytest.approx(1, abs=1e-8)
    for mine in Symbol:
        expected = sum(
            weight * share_won(*worth(own, rival, mine, other))
            for weight, other in zip(theirs, Symbol, strict=True)
        )
        assert expected == pytest.approx(share_won(own, rival), abs=1e-7)


@pytest.mark.parametrize("throwers", [2, 3, 4])
def test_no_symbol_does_better_than_the_mix_until_one_is_left(throwers: int) -> None:
    """A place among k that play on is worth a kth."""
    worths = []
    for mine in Symbol:
        expected = 0.0
        for others in product(range(5), repeat=throwers - 1):
            chance = 1.0
            for other in others:
                chance *= LAST_LEFT[other]
            symbols = dict(enumerate((mine, *(tuple(Symbol)[other] for other in others))))
            left = survivors(symbols)
            expected += chance / len(left) if 0 in left else 0.0
        worths.append(expected)
    assert worths == pytest.approx([1 / throwers] * 5)


def best_answer_wins(mix: Mix) -> float:
    """The share of matches that whoever knows this one mix wins against it."""
    won: dict[tuple[int, int], float] = {}

    def after(own: int, rival: int) -> float:
        return 1.0 if own >= 10 else 0.0 if rival >= 10 else won[own, rival]

    for own, rival in sorted(SCORES, key=sum, reverse=True):
        best = 0.0
        for mine in Symbol:
            decided = 0.0
            for weight, other in zip(mix, Symbol, strict=True):
                if other is not mine:
                    decided += weight * after(*worth(own, rival, mine, other))
            best = max(best, decided / (1 - mix[list(Symbol).index(mine)]))
        won[own, rival] = best
    return won[0, 0]


def test_neither_mix_does_for_the_other_kind() -> None:
    assert best_answer_wins(LAST_LEFT) == pytest.approx(0.954, abs=0.0005)
    assert best_answer_wins(EVEN) == pytest.approx(0.658, abs=0.0005)


def test_two_throwers_tie_as_often_as_the_rules_say() -> None:
    assert sum(weight**2 for weight in LAST_LEFT) == pytest.approx(0.259, abs=0.0005)


def test_a_symbol_is_drawn_by_its_weight() -> None:
    found = [drawn(LAST_LEFT, step / 900) for step in range(900)]
    assert [found.count(symbol) for symbol in Symbol] == pytest.approx([100, 100, 100, 300, 300], 2)


def test_rounding_never_falls_through() -> None:
    assert drawn((1.0, 0.0, 0.0, 0.0, 0.0), 1.0) is ROCK
    assert drawn((0.0, 0.0, 0.0, 0.0, 2.0), 1.0) is LABRADOR
