"""Records: written, read, replayed, and found out."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.catalogue import all_games
from game.errors import NotationError
from game.match import Match
from game.moves import Lapse, Move, Void
from game.options import Chair, Options, Setup
from game.record import (
    Fault,
    Header,
    Record,
    check,
    read_entry,
    read_header,
    read_record,
    replay,
    write_entry,
    write_header,
    write_record,
)
from game.simulate import play_out

GAME = all_games()[0]
INFO = GAME.info
LEVEL = GAME.levels[0].code


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """A finished match."""
    option = INFO.options[0]
    chairs = (Chair(LEVEL), Chair("random"))
    setup = Setup(chairs, Options(INFO.options, {option.key: option.values[-1]}), dealer=1)
    match = Match(GAME, setup, 9)
    play_out(match)
    return write_record(GAME, match.record)


def changed(line: str, **changes: object) -> str:
    return json.dumps({**json.loads(line), **changes})


def test_a_header_survives_being_written() -> None:
    setup = Setup((Chair(None, 120), Chair(LEVEL)), Options(INFO.options, {}), dealer=1)
    header = Header(INFO.slug, INFO.rules_version, setup, 2**40 - 1)
    assert read_header(write_header(header)) == header


def test_an_entry_survives_being_written() -> None:
    for entry in (
        (Move(None, Lapse(), 1500.0),),
        (Move(None, Void(), 0.125),),
        (Move(0, Lapse(), 301.5, 0.25), Move(7, Lapse(), 302.0, 0.125)),
    ):
        text = write_entry(entry, "0a1b2c3d")
        assert "\n" not in text
        assert read_entry(GAME.rules, text) == (entry, "0a1b2c3d")


def test_what_is_nought_is_not_written() -> None:
    assert json.loads(write_entry((Move(0, Lapse()),), "d"))["moves"] == [
        {"do": "lapse", "seat": 0}
    ]


def test_a_record_survives_being_written(lines: list[str]) -> None:
    record = read_record(lines)
    assert isinstance(record, Record)
    assert len(record.entries) == len(lines) - 1
    assert write_record(GAME, record) == lines
    assert check(lines) is None
    assert GAME.rules.write(replay(GAME, record.header.setup, record.entries))


def test_a_record_that_is_cut_anywhere_agrees_as_far_as_it_goes(lines: list[str]) -> None:
    for cut in range(1, len(lines), 7):
        assert check(lines[:cut]) is None


def test_a_line_that_leads_to_another_position_is_found(lines: list[str]) -> None:
    entry = json.loads(lines[4])
    bad = [*lines[:4], changed(lines[4], digest="00000000"), *lines[5:]]
    difference = check(bad)
    assert difference is not None
    assert (difference.line, difference.fault) == (5, Fault.OTHER_POSITION)
    assert GAME.rules.write(GAME.rules.read(difference.found)) == difference.found
    assert entry["digest"] != "00000000"


def test_a_line_that_the_rules_refuse_is_found(lines: list[str]) -> None:
    difference = check([*lines[:3], lines[1], *lines[3:]])
    assert difference is not None
    assert (difference.line, difference.fault) == (4, Fault.REFUSED)
    assert difference.found


def test_other_rules_are_found(lines: list[str]) -> None:
    difference = check([changed(lines[0], rules=INFO.rules_version + 1), *lines[1:]])
    assert difference is not None
    assert (difference.line, difference.fault) == (1, Fault.OTHER_RULES)
    assert difference.found == str(INFO.rules_version)


@pytest.mark.parametrize(
    "changes",
    [
        {"jackanapes": 2},
        {"game": "whist"},
        {"game": None},
        {"game": []},
        {"rules": "new"},
        {"seats": None},
        {"seats": [LEVEL]},
        {"seats": [LEVEL, "nobody"]},
        {"seats": [LEVEL, 3]},
        {"seats": [LEVEL, []]},
        {"seats": [LEVEL] * 99, "head_starts_ms": [0] * 99},
        {"seats": [], "head_starts_ms": []},
        {"head_starts_ms": [0, 0, 0]},
        {"head_starts_ms": [0, "long"]},
        {"options": "tempo=3"},
        {"options": 3},
        {"dealer": 2},
        {"dealer": -1},
        {"dealer": "me"},
        {"seed": "x"},
        {"seed": None},
    ],
)
def test_what_is_no_header_is_said_to_be_none(lines: list[str], changes: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        read_header(changed(lines[0], **changes))


@pytest.mark.parametrize(
    "key", ["jackanapes", "game", "rules", "seats", "options", "dealer", "seed"]
)
def test_a_header_that_lacks_something_is_none(lines: list[str], key: str) -> None:
    found = json.loads(lines[0])
    del found[key]
    with pytest.raises(NotationError):
        read_header(json.dumps(found))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"header"', "{}"])
@pytest.mark.parametrize("read", [read_header, lambda text: read_entry(GAME.rules, text)])
def test_what_is_no_line_is_said_to_be_none(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


@pytest.mark.parametrize(
    "moves",
    [
        [],
        {},
        [3],
        [{}],
        [{"do": "dance"}],
        [{"do": 3}],
        [{"do": "shuffle:x"}],
        [{"do": "lapse", "seat": "x"}],
        [{"do": "lapse", "at": "late"}],
        [{"do": "lapse", "at": None}],
        [{"do": "lapse", "lot": []}],
    ],
)
def test_what_is_no_entry_is_said_to_be_none(moves: object) -> None:
    with pytest.raises(NotationError):
        read_entry(GAME.rules, json.dumps({"moves": moves, "digest": "d"}))


@pytest.mark.parametrize("time", ["NaN", "Infinity", "-Infinity"])
def test_times_are_numbers(time: str) -> None:
    text = f'{{"moves": [{{"do": "lapse", "at": {time}}}], "digest": "d"}}'
    with pytest.raises(NotationError, match="not a number"):
        read_entry(GAME.rules, text)


@pytest.mark.parametrize("read", [check, read_record])
def test_no_lines_are_no_record(read: Callable[[list[str]], object]) -> None:
    with pytest.raises(NotationError):
        read([])
