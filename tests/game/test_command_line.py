"""`python -m game`: what it says, and how it exits."""

import gc
import json
import runpy
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.catalogue import all_games
from game.record import check

GAME = all_games()[0]
SLUG = GAME.info.slug
FEWEST = GAME.info.seats.start


def run(*words: str) -> int:
    return main(list(words))


def test_list_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0
    assert SLUG in capsys.readouterr().out


def test_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["slug"] for row in rows] == [game.info.slug for game in all_games()]
    for row, game in zip(rows, all_games(), strict=True):
        assert row["seats"] == [game.info.seats[0], game.info.seats[-1]]
        assert row["bots"] == [level.code for level in game.levels]
        assert row["options"] == {o.key: list(o.values) for o in game.info.options}


def test_simulate_tells_what_the_matches_came_to(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", SLUG, "--seats", str(FEWEST), "--matches", "3", "--seed", "7", "--json")
    assert run(*words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["matches"] == 3
    assert report["moves"] >= report["longest"] >= report["median"] > 0
    assert report["moves_per_s"] > 0
    assert sum(report["wins_by_seat"]) == pytest.approx(3, abs=0.01)
    assert len(report["mean_scores"]) == FEWEST
    assert sum(report["reasons"].values()) == 3


def test_whoever_does_not_collect_cycles_is_left_in_peace() -> None:
    gc.disable()
    try:
        assert run("simulate", SLUG, "--seats", str(FEWEST), "--matches", "1") == 0
        assert not gc.isenabled()
    finally:
        gc.enable()
    assert run("simulate", SLUG, "--seats", str(FEWEST), "--matches", "1") == 0
    assert gc.isenabled()


def test_simulate_in_words_with_a_bot_a_seat_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    option = GAME.info.options[0]
    bots = f"{GAME.levels[0].code},random"
    words = ("--bots", bots, "--options", f"{option.key}={option.values[-1]}", "--matches", "1")
    assert run("simulate", SLUG, "--seats", "2", *words) == 0
    assert "wins_by_seat" in capsys.readouterr().out


def test_a_recorded_match_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("record", SLUG, "--seats", "2", "--seed", "3") == 0
    text = capsys.readouterr().out
    assert check(text.splitlines()) is None
    path = tmp_path / "match.jsonl"
    path.write_text(text, encoding="utf-8")
    assert run("replay", str(path)) == 0
    assert capsys.readouterr().out == f"{len(text.splitlines()) - 1} entries agree\n"


@pytest.mark.parametrize(
    ("line", "change", "said"),
    [
        (0, {"rules": 99}, "line 1: made by other rules"),
        (2, {"digest": "?"}, "line 3: another position: "),
        (2, {"moves": [{"do": "void"}]}, "line 3: refused: "),
    ],
)
def test_replay_tells_the_first_difference(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    line: int,
    change: dict[str, object],
    said: str,
) -> None:
    run("record", SLUG, "--seats", "2")
    lines = capsys.readouterr().out.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **change})
    path = tmp_path / "match.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert run("replay", str(path)) == 1
    assert capsys.readouterr().out.startswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "whist"], f"no game called 'whist'; there are: {SLUG}"),
        (["simulate", SLUG, "--seats", "99"], f"{SLUG} seats "),
        (["simulate", SLUG, "--matches", "0"], "at least one match"),
        (["simulate", SLUG, "--bots", "genius"], "bots out of "),
        (["simulate", SLUG, "--seats", "3", "--bots", "random,random"], "3 bots out of "),
        (["simulate", SLUG, "--options", "tempo=3"], "no such option: tempo"),
        (["record", "whist"], "no game called 'whist'"),
    ],
)
def test_words_that_are_not_understood_exit_with_two(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run(*words) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"not json"])
def test_a_file_that_is_no_record_exits_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_bytes(content)
    assert run("replay", str(path)) == 2
    assert capsys.readouterr().err


def test_a_file_that_is_not_there_exits_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("replay", str(tmp_path / "nowhere")) == 2
    assert "nowhere" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["dance"], ["simulate"], ["list", "--loud"]])
def test_a_command_that_does_not_exist_exits_with_two(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(*words)
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_the_module_runs_as_a_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["game", "list"])
    monkeypatch.delitem(sys.modules, "game.__main__")
    with pytest.raises(SystemExit) as left:
        runpy.run_module("game", run_name="__main__")
    assert left.value.code == 0
    assert SLUG in capsys.readouterr().out
