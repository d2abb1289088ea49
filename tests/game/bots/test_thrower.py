import runpy
from collections import Counter
from dataclasses import replace
from inspect import isabstract
from random import Random

import pytest

from game.bots.thrower import (
    FOND_OF_JACK,
    EvenThrower,
    HabitThrower,
    ReadingThrower,
    Thrower,
    equilibrium,
    worths,
)
from game.bots.throwing import measure as measuring
from game.bots.throwing.exchanges import REMEMBERED
from game.bots.throwing.habits import HABITS
from game.bots.throwing.measure import LEVELS, RIVALS, Measured, measure, net_score
from game.bots.throwing.mixes import LAST_LEFT, points_mix
from game.bouts.bout import Bout, Kind, begin
from game.bouts.bout_match import BoutView
from game.bouts.bout_notation import read_rounds
from game.bouts.throws import IN_ORDER, JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol
from game.options import Options, Setup

ONE = begin(Kind.LAST_LEFT, (0, 1))
TEN = begin(Kind.POINTS, (0, 1))


def shares(thrower: Thrower, bout: Bout, seat: int = 0, throws: int = 4000) -> list[float]:
    rng = Random(11)
    found = Counter(thrower.throw(bout, seat, rng) for _ in range(throws))
    return [found[symbol] / throws for symbol in Symbol]


def with_past(bout: Bout, text: str) -> Bout:
    return replace(bout, past=read_rounds(text))


# -- as bots ---------------------------------------------------------------------------------


@pytest.mark.parametrize("make", LEVELS.values())
def test_any_thrower_is_a_bot_of_any_view_with_a_bout(make: type[Thrower]) -> None:
    bot = make()
    view = BoutView(Setup((), Options((), {})), ONE, 1)
    assert bot.choose(view, IN_ORDER, Random(1)) is make().throw(ONE, 1, Random(1))
    assert bot.think_ms(view, Random(1)) == 0
    assert bot.reflexes(view, ROCK, Random(1)) == ()


def test_somebody_has_to_say_what_it_throws() -> None:
    assert isabstract(Thrower)
    assert Thrower.__abstractmethods__ == {"throw"}


# -- normal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [(0, 1), (0, 1, 2), (0, 1, 2, 3)])
def test_the_even_one_throws_at_equilibrium_until_one_is_left(seats: tuple[int, ...]) -> None:
    bout = begin(Kind.LAST_LEFT, seats)
    assert equilibrium(bout, 1) == LAST_LEFT
    assert shares(EvenThrower(), bout, 1) == pytest.approx(LAST_LEFT, abs=0.02)


def test_the_even_one_throws_by_the_score_for_points() -> None:
    bout = replace(TEN, points=(9, 7))
    assert equilibrium(bout, 0) == points_mix(9, 7)
    assert equilibrium(bout, 1) == points_mix(7, 9)
    assert shares(EvenThrower(), bout, 0) == pytest.approx(points_mix(9, 7), abs=0.02)
    assert shares(EvenThrower(), bout, 1) == pytest.approx(points_mix(7, 9), abs=0.02)


# -- easy ------------------------------------------------------------------------------------


def test_the_easy_one_likes_jack_and_begins_with_paper_of_the_old_three() -> None:
    first = dict(zip(Symbol, shares(HabitThrower(), ONE), strict=True))
    assert first[JACK] == pytest.approx(FOND_OF_JACK, abs=0.02)
    assert first[PAPER] > first[ROCK] > first[SCISSORS]
    assert first[PAPER] == pytest.approx(0.62 * 0.75 * 0.46, abs=0.02)


def test_the_easy_one_seldom_throws_again_what_has_just_lost() -> None:
    def again(text: str) -> float:
        return shares(HabitThrower(), with_past(ONE, text))[list(Symbol).index(JACK)]

    won, tied, lost = again("0J1R"), again("0J1J"), again("0J1L")
    assert lost < tied < won
    assert lost == pytest.approx(FOND_OF_JACK * 0.705 / (1 - FOND_OF_JACK * 0.295), abs=0.02)


# -- hard ------------------------------------------------------------------------------------


def test_the_hard_one_throws_at_equilibrium_whom_it_does_not_know() -> None:
    assert shares(ReadingThrower(), ONE) == pytest.approx(LAST_LEFT, abs=0.02)
    bout = replace(TEN, points=(9, 7))
    assert shares(ReadingThrower(), bout) == pytest.approx(points_mix(9, 7), abs=0.02)


@pytest.mark.parametrize(("thrown", "answer"), [("R", PAPER), ("J", LABRADOR)])
def test_the_hard_one_answers_whom_it_can_read(thrown: str, answer: Symbol) -> None:
    bout = with_past(ONE, ",".join([f"0P1{thrown}"] * 15))
    assert shares(ReadingThrower(), bout, throws=20)[list(Symbol).index(answer)] == 1


def test_the_hard_one_remembers_a_person_from_other_matches_until_it_is_not_told() -> None:
    knowing, other = ReadingThrower(), ReadingThrower()
    knowing.recall(1, "RP" * REMEMBERED)
    other.recall(1, "no memory at all")
    assert shares(knowing, ONE, throws=20)[list(Symbol).index(PAPER)] == 1
    assert shares(other, ONE) == pytest.approx(LAST_LEFT, abs=0.02)


def test_the_hard_one_learns_each_throw_once_and_goes_on_in_the_next_bout() -> None:
    thrower = ReadingThrower()
    bout = with_past(ONE, ",".join(["0P1R"] * 9))
    for _ in range(3):
        thrower.throw(bout, 0, Random(1))
    assert thrower._reader(bout, 1).throws == 9
    thrower.throw(with_past(ONE, ",".join(["0P1R"] * 10)), 0, Random(1))
    assert thrower._reader(with_past(ONE, ",".join(["0P1R"] * 10)), 1).throws == 10
    assert thrower._reader(with_past(ONE, "0P1R"), 1).throws == 11  # another table tells afresh


def test_worth_is_a_share_of_the_bout_where_one_is_left() -> None:
    rocks = (1.0, 0.0, 0.0, 0.0, 0.0)
    found = worths(begin(Kind.LAST_LEFT, (0, 1, 2)), 0, [rocks, rocks])
    assert found == {
        ROCK: pytest.approx(1 / 3),
        PAPER: 1.0,
        SCISSORS: 0.0,
        JACK: 1.0,
        LABRADOR: 0.0,
    }


def test_worth_is_a_share_of_matches_where_points_count() -> None:
    jacks = (0.0, 0.0, 0.0, 1.0, 0.0)
    near = worths(replace(TEN, points=(7, 9)), 0, [jacks])
    assert near[LABRADOR] == 1.0  # three points are ten
    assert near[ROCK] == 0.0
    assert near[JACK] == pytest.approx(0.182688, abs=1e-6)
    mirrored = worths(replace(TEN, points=(9, 7)), 1, [jacks])
    assert mirrored[LABRADOR] == 1.0


def test_the_hard_one_reads_one_of_three_and_thinks_the_others_even() -> None:
    bout = begin(Kind.LAST_LEFT, (0, 1, 2), past=read_rounds(",".join(["0P1R2R"] * 15)))
    thrower = ReadingThrower()
    assert thrower.throw(bout, 0, Random(1)) is JACK
    assert thrower.throw(bout, 0, Random(2)) is JACK


# -- measured --------------------------------------------------------------------------------

AIMS = {
    "win_stay_lose_shift": 0.38,
    "beat_what_beat_me": 0.49,
    "noisy_cycle": 0.82,
    "fond_of_rock": 0.54,
    "fond_of_jack": 0.29,
    "second_order": 0.64,
}
"""What a thousand throws should bring; here there is time for fewer, and so for less."""


@pytest.mark.parametrize("habit", HABITS)
def test_the_hard_one_reads_every_habit(habit: str) -> None:
    found = measure("hard", habit, throws=300, matches=2)
    assert found.mean > 0.6 * AIMS[habit]
    assert found.matches == 2


def test_nobody_wins_of_the_even_one() -> None:
    for level in ("easy", "hard"):
        found = measure(level, "normal", throws=200, matches=2)
        assert abs(found.mean) < 4 * 0.86 / (200 * 2) ** 0.5


def test_the_same_seed_measures_the_same() -> None:
    scores = {net_score(ReadingThrower(), RIVALS["fond_of_rock"](5), 5, 80) for _ in range(2)}
    assert len(scores) == 1


def test_the_error_of_a_mean() -> None:
    assert Measured(0.5, 0.2, 4).error == 0.1


def test_it_prints_a_line_for_every_level_and_rival(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["measure", "--throws", "3", "--matches", "2", "--levels", "easy,normal"]
    monkeypatch.setattr("sys.argv", asked)
    runpy.run_path(measuring.__file__, run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * len(RIVALS)
    assert lines[0].startswith("easy    win_stay_lose_shift")
