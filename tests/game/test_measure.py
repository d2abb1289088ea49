"""Measuring one bot against others."""

import json
from math import inf

import pytest

from game.__main__ import main
from game.bots.even_throws import with_even_throws
from game.catalogue import all_games
from game.measure import Mean, Measured, mean_of, measure

GAME = all_games()[0]


def test_a_mean_has_its_standard_error() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.error == pytest.approx(0.6455, abs=1e-4)
    assert found.errors == pytest.approx(3.873, abs=1e-3)


def test_one_sample_says_nothing_about_its_error() -> None:
    assert mean_of([1.0]) == Mean(1.0, inf)
    assert mean_of([1.0]).errors == 0.0
    assert Mean(0.0, 0.0).errors == 0.0


def test_the_report_is_plain_numbers() -> None:
    measured = Measured([0.5, 1.0], [0.0, 0.5], [10.0, 12.0], [-3.0, -1.0])
    assert measured.report() == {
        "deals": 2,
        "win_share": 0.75,
        "win_share_error": 0.25,
        "win_share_ahead": 0.25,
        "win_share_ahead_error": 0.25,
        "points": 11.0,
        "points_error": 1.0,
        "points_ahead": -2.0,
        "points_ahead_error": 1.0,
        "win_share_errors": 1.0,
        "points_errors": -2.0,
    }


def test_the_same_bot_in_every_seat_is_ahead_of_nobody() -> None:
    level = GAME.levels[0].code
    measured = measure(GAME, level, level, {}, seats=2, deals=3, seed=1)
    assert measured.wins == [0.5, 0.5, 0.5]
    assert measured.wins_ahead == [0.0, 0.0, 0.0]
    assert measured.points_ahead == [0.0, 0.0, 0.0]


def test_the_command_line_measures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["measure", GAME.info.slug, "--seats", "2", "--deals", "2", "--others", "random"]
    hero = ["--hero", GAME.levels[0].code]
    assert main([*words, *hero, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
    assert main([*words, *hero]) == 0
    assert "win_share_ahead" in capsys.readouterr().out


THROWN = next(game for game in all_games() if game.table.only_throws)


def test_a_throw_is_counted_though_nobody_is_there_to_be_ready() -> None:
    hero, others = (level.code for level in THROWN.levels[:2])
    measured = measure(THROWN, hero, others, {}, seats=2, deals=2, seed=1)
    assert measured.report()["deals"] == 2


def test_all_may_be_made_to_throw_evenly() -> None:
    """Who has habits is beaten by who reads them, but not when neither throws in their own way."""
    habits, reader = THROWN.levels[0].code, THROWN.levels[-1].code
    even = [
        measure(with_even_throws(THROWN), *bots, {}, seats=2, deals=20, seed=1)
        for bots in ((reader, habits), (habits, reader), (habits, habits))
    ]
    assert even[0].wins == even[1].wins == even[2].wins
    own = measure(THROWN, reader, habits, {}, seats=2, deals=20, seed=1)
    assert own.wins != even[0].wins


def test_the_command_line_makes_all_throw_evenly(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--hero", THROWN.levels[0].code, "--others", THROWN.levels[-1].code]
    words = ["measure", THROWN.info.slug, "--seats", "2", "--deals", "3", "--json", *bots]
    assert main([*words, "--even-throws"]) == 0
    measured = measure(with_even_throws(THROWN), bots[1], bots[3], {}, seats=2, deals=3, seed=1)
    assert json.loads(capsys.readouterr().out) == measured.report()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--deals", "0"], "at least one deal"),
        (["--hero", "genius"], "bots out of"),
        (["--others", "genius"], "bots out of"),
        (["--seats", "99"], "seats"),
    ],
)
def test_words_that_make_no_sense_exit_with_two(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["measure", GAME.info.slug, "--hero", GAME.levels[0].code, *words]) == 2
    assert said in capsys.readouterr().err
