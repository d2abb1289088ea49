import multiprocessing
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from scenes.services.storage import (
    Entry,
    MatchState,
    Sample,
    SavedMatch,
    Statistic,
    Storage,
    StorageError,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Zoë's däta #1 100%" / "jackanapes.sqlite3"


@pytest.fixture
def storage(path: Path) -> Iterator[Storage]:
    with Storage(path) as storage:
        yield storage


def test_settings_come_back_after_a_restart(path: Path) -> None:
    with Storage(path) as storage:
        storage.set_settings({"volume": 80, "mute": False, "place": [1, 2], "name": "Zoë 🎩"})
        storage.set_settings({"volume": 70})
    with Storage(path) as storage:
        assert storage.settings() == {
            "volume": 70,
            "mute": False,
            "place": [1, 2],
            "name": "Zoë 🎩",
        }
        assert storage.take_notices() == ()


def test_a_setting_that_is_no_json_is_left_out(storage: Storage) -> None:
    storage.set_settings({"good": 1})
    storage._writer.tell(
        lambda connection: connection.execute("INSERT INTO settings VALUES ('bad', '{')")
    )
    assert storage.settings() == {"good": 1}


@pytest.mark.parametrize("name", ["Ana", 'O\'Brien "Jr"; DROP', "Żółć 🐒", "x" * 30, ""])
def test_two_profiles_may_bear_one_name(storage: Storage, name: str) -> None:
    first = storage.add_profile(name)
    second = storage.add_profile(name)
    assert storage.profiles() == (first, second)
    renamed = storage.rename_profile(first.profile_id, "Theo")
    assert storage.profiles() == (renamed, second)


def test_samples_are_folded_by_profile_game_and_name(storage: Storage) -> None:
    storage.add_samples([Sample("ana", "a game", "slap_ms", ms) for ms in (300.0, 250.0, 410.0)])
    storage.add_samples([Sample("theo", "a game", "slap_ms", 1.0)])
    storage.add_samples([Sample("ana", "another", "slap_ms", 2.0)])
    assert storage.statistics("ana", "a game") == {"slap_ms": Statistic(3, 960.0, 250.0, 410.0)}
    assert storage.statistics("nobody", "a game") == {}


def test_an_unfinished_match_comes_back_after_a_restart(path: Path) -> None:
    with Storage(path) as storage:
        match_id = storage.begin_match("header")
        storage.append(match_id, 0, "turn", "d0")
        storage.append(match_id, 1, "slap", "d1", durable=True)
        expected = SavedMatch(match_id, "header", (Entry("turn", "d0"), Entry("slap", "d1")))
        assert storage.unfinished() == expected
    with Storage(path) as storage:
        assert storage.unfinished() == expected
        assert storage.take(match_id) == expected
        storage.append(match_id, 2, "turn", "d2")
        assert storage.export_lines(match_id) == ["header", "turn", "slap", "turn"]
        storage.finish(match_id, "ana won")
        assert storage.unfinished() is None
        assert storage.take(match_id) is None
        assert storage.match(match_id) == MatchState("header", "ana won", counts=True)


def test_the_latest_begun_or_taken_match_is_offered(storage: Storage) -> None:
    first, second = storage.begin_match("first"), storage.begin_match("second")
    latest = storage.unfinished()
    assert latest is not None
    assert latest.match_id == second
    storage.take(first)
    latest = storage.unfinished()
    assert latest is not None
    assert latest.match_id == first


def test_a_dropped_match_is_gone_with_its_moves(storage: Storage) -> None:
    match_id = storage.begin_match("header")
    storage.append(match_id, 0, "turn")
    storage.drop_match(match_id)
    assert storage.unfinished() is None
    assert storage.match(match_id) is None
    assert storage.export_lines(match_id) == []
    left = storage._writer.ask(lambda c: c.execute("SELECT count(*) FROM entries").fetchone())
    assert left == (0,)


def test_moves_behind_a_missing_one_are_not_offered(storage: Storage) -> None:
    match_id = storage.begin_match("header")
    for number in (0, 1, 3):
        storage.append(match_id, number, str(number))
    assert storage.export_lines(match_id) == ["header", "0", "1"]


def test_a_finished_match_takes_no_more_moves(storage: Storage) -> None:
    match_id = storage.begin_match("header")
    storage.finish(match_id, "over")
    storage.append(match_id, 0, "late")
    assert storage.export_lines(match_id) == ["header"]


def test_finishing_counts_the_figures_once(storage: Storage) -> None:
    samples = [Sample("ana", "a game", "streak", 4.0)]
    match_id = storage.begin_match("header")
    storage.finish(match_id, "over", samples=samples)
    storage.finish(match_id, "over again", samples=samples)
    assert storage.statistics("ana", "a game")["streak"].count == 1
    assert storage.match(match_id) == MatchState("header", "over", counts=True)


def test_a_match_that_does_not_count_leaves_the_figures_out(storage: Storage) -> None:
    samples = [Sample("ana", "a game", "streak", 4.0)]
    storage.finish(storage.begin_match("header"), "over", counts=False, samples=samples)
    imported = storage.import_lines(["header", "turn"])
    storage.finish(imported, "over", samples=samples)
    assert storage.statistics("ana", "a game") == {}
    assert storage.match(imported) == MatchState("header", "over", counts=False)


def test_a_record_goes_out_and_in_again(storage: Storage) -> None:
    lines = ['{"game": "x"}', '{"n": 0}', '{"n": 1}']
    closed = storage.import_lines(lines, outcome="ana won")
    assert storage.export_lines(closed) == lines
    assert storage.unfinished() is None
    still_open = storage.import_lines(lines)
    latest = storage.unfinished()
    assert latest is not None
    assert latest.match_id == still_open
    with pytest.raises(ValueError, match="header"):
        storage.import_lines([])


def test_a_request_at_fault_is_reported_and_stops_nothing(path: Path) -> None:
    reports: list[str] = []
    with Storage(path, report=reports.append) as storage:
        storage.add_profile("a lone surrogate: \ud800")
        storage.begin_match("header")
        assert storage.profiles() == ()
        assert storage.unfinished() is not None
    assert len(reports) == 1


def test_a_transaction_at_fault_is_undone_whole(path: Path) -> None:
    with Storage(path) as storage:
        storage.import_lines(["header", "good", "\ud800"])
        assert storage.unfinished() is None


def test_a_closed_storage_takes_nothing_and_answers_nothing(path: Path) -> None:
    storage = Storage(path)
    storage.close()
    storage.close()
    storage.set_settings({"late": 1})
    with pytest.raises(StorageError):
        storage.settings()
    assert storage.take_notices() == ()


def test_a_clean_end_leaves_one_file(path: Path) -> None:
    with Storage(path) as storage:
        storage.set_settings({"a": 1})
    assert [each.name for each in path.parent.glob("*.sqlite3*")] == [path.name]


def play_until_killed(path: Path, told: Connection) -> None:
    storage = Storage(path)
    match_id = storage.begin_match("header")
    for number in count():
        storage.append(match_id, number, f"move {number}")
        storage.match(match_id)  # answered only after all that was told before
        told.send(number)


def test_a_killed_process_loses_no_committed_move(path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    player = spawn.Process(target=play_until_killed, args=(path, theirs), daemon=True)
    player.start()
    theirs.close()
    while (last := ours.recv()) < 40:
        pass
    player.kill()
    with suppress(EOFError, OSError), ours:
        while True:
            last = ours.recv()
    player.join()
    with Storage(path) as storage:
        saved = storage.unfinished()
        assert saved is not None
        assert len(saved.entries) > last
        assert [entry.text for entry in saved.entries] == [
            f"move {number}" for number in range(len(saved.entries))
        ]
        assert storage.take_notices() == ()


def test_deeds_come_back_in_their_order_and_none_is_added_twice(path: Path) -> None:
    with Storage(path) as storage:
        assert storage.deeds() == ()
        assert storage.add_deed(0, "one")
        assert storage.add_deed(1, "two")
        assert not storage.add_deed(1, "another two")
        assert not storage.add_deed(5, "six")
    with Storage(path) as storage:
        assert storage.deeds() == ("one", "two")


def test_a_deed_begins_its_match_with_it_or_not_at_all(storage: Storage) -> None:
    match_id, late_id = storage.new_match_id(), storage.new_match_id()
    assert storage.add_deed(0, "begun", (match_id, "header"))
    assert not storage.add_deed(0, "begun late", (late_id, "header"))
    assert storage.match(match_id) == MatchState("header", None, counts=True)
    assert storage.match(late_id) is None
    storage.append(match_id, 0, "its first move")
    assert storage.export_lines(match_id) == ["header", "its first move"]


def test_a_deed_is_on_the_disk_before_it_is_answered(path: Path) -> None:
    """Another connection sees it at once, as one after a power cut would."""
    with Storage(path) as storage:
        storage.flush()
        assert storage.add_deed(0, "one")
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("SELECT deed FROM deeds").fetchall() == [("one",)]


def test_a_file_from_before_there_were_deeds_gets_room_for_them(path: Path) -> None:
    with Storage(path) as storage:
        storage.set_settings({"volume": 30})
    with closing(sqlite3.connect(path)) as old:
        old.execute("DROP TABLE deeds")
        old.execute("PRAGMA user_version = 1")
        old.commit()
    with Storage(path) as storage:
        assert storage.settings() == {"volume": 30}
        assert storage.add_deed(0, "one")
        assert storage.take_notices() == ()
