"""What was worked out by hand (cases.txt: it says right) and what was recorded (trace.jsonl)."""

import re

import pytest

from game.catalogue import all_games
from game.record import check, read_record, write_record
from game.rules import Game
from tests.contract.cases import Case, CasePlayer, folder_of, read_cases

ALL_CASES = [(game, case) for game in all_games() for case in read_cases(game)]
FEWEST_CASES = 30


def slug_of(game: Game) -> str:
    return game.info.slug


@pytest.mark.parametrize(
    ("game", "case"), ALL_CASES, ids=[f"{game.info.slug} {case.title}" for game, case in ALL_CASES]
)
def test_a_case_worked_out_by_hand(game: Game, case: Case) -> None:
    CasePlayer(game.rules).play(case)


@pytest.mark.parametrize("game", all_games(), ids=slug_of)
def test_there_are_cases_enough_and_each_cites_a_ruling(game: Game) -> None:
    cases = read_cases(game)
    assert len(cases) >= FEWEST_CASES
    assert len({case.title for case in cases}) == len(cases)
    for case in cases:
        assert re.match(r"([A-Z]+-\d+ ?)+: \w", case.title), case.title
        assert {keyword for _, keyword, _ in case.lines} & {"move", "refused", "node"}, case.title


@pytest.mark.parametrize("game", all_games(), ids=slug_of)
def test_the_recorded_match_is_played_as_ever(game: Game) -> None:
    lines = (folder_of(game) / "trace.jsonl").read_text(encoding="utf-8").splitlines()
    assert check(lines) is None
    assert write_record(game, read_record(lines)) == lines
