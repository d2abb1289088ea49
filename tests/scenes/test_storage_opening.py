import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from scenes.services.storage import Notice, Storage, schema
from scenes.services.storage.opening import connect_file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "jackanapes.sqlite3"


def fill(path: Path) -> bytes:
    with Storage(path) as storage:
        storage.set_settings({"kept": 1})
        match_id = storage.begin_match("header")
        for number in range(200):
            storage.append(match_id, number, "move")
    return path.read_bytes()


def keys(storage: Storage) -> list[str]:
    storage.settings()  # answered once the file has been opened
    return [notice.key for notice in storage.take_notices()]


def assert_works(path: Path) -> None:
    with Storage(path) as storage:
        storage.set_settings({"works": True})
        assert storage.settings()["works"] is True


def read_only(path: Path, mode: str) -> sqlite3.Connection:
    return connect_file(path, mode.replace("rwc", "ro"))


def impatient(path: Path, mode: str) -> sqlite3.Connection:
    connection = connect_file(path, mode)
    connection.execute("PRAGMA busy_timeout = 0")
    return connection


@pytest.mark.parametrize(
    "damage",
    [
        b"not a database, just a text of some length" * 100,
        b"SQLite format 3\0",
        b"\0" * 8192,
    ],
)
def test_a_file_that_is_no_database_is_set_aside(path: Path, damage: bytes) -> None:
    path.write_bytes(damage)
    with Storage(path) as storage:
        storage.settings()
        (notice,) = storage.take_notices()
    aside = path.with_name("jackanapes.damaged-1.sqlite3")
    assert notice == Notice("storage.damaged", {"path": str(aside)})
    assert aside.read_bytes() == damage
    assert_works(path)


def test_a_file_damaged_inside_is_set_aside(path: Path) -> None:
    whole = fill(path)
    damaged = whole[:4096] + b"\xa5" * 4096 + whole[8192:]
    path.write_bytes(damaged)
    with Storage(path) as storage:
        assert keys(storage) == ["storage.damaged"]
        assert storage.settings() == {}
    assert path.with_name("jackanapes.damaged-1.sqlite3").read_bytes() == damaged


def test_a_file_cut_short_is_set_aside(path: Path) -> None:
    whole = fill(path)
    path.write_bytes(whole[: len(whole) // 2])
    with Storage(path) as storage:
        assert keys(storage) == ["storage.damaged"]


def test_nothing_set_aside_is_ever_overwritten(path: Path) -> None:
    for text in (b"first" * 200, b"second" * 200):
        path.write_bytes(text)
        path.with_name(path.name + "-wal").write_bytes(text + b"-wal")
        with Storage(path) as storage:
            assert keys(storage) == ["storage.damaged"]
    for number, text in ((1, b"first" * 200), (2, b"second" * 200)):
        aside = path.with_name(f"jackanapes.damaged-{number}.sqlite3")
        assert aside.read_bytes() == text
        assert aside.with_name(aside.name + "-wal").read_bytes() == text + b"-wal"


def test_a_foreign_database_is_set_aside_whole(path: Path) -> None:
    with closing(sqlite3.connect(path)) as foreign, foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
        foreign.execute("INSERT INTO recipes VALUES ('soup')")
    with Storage(path) as storage:
        assert keys(storage) == ["storage.foreign"]
    with closing(sqlite3.connect(path.with_name("jackanapes.foreign-1.sqlite3"))) as foreign:
        assert foreign.execute("SELECT name FROM recipes").fetchall() == [("soup",)]


def test_a_file_of_ours_without_its_tables_is_set_aside(path: Path) -> None:
    fill(path)
    with closing(sqlite3.connect(path)) as ours, ours:
        ours.execute("DROP TABLE matches")
    with Storage(path) as storage:
        assert keys(storage) == ["storage.damaged"]


def test_a_newer_file_is_left_as_it_is(path: Path) -> None:
    fill(path)
    with closing(sqlite3.connect(path)) as newer, newer:
        newer.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = path.read_bytes()
    with Storage(path) as storage:
        assert keys(storage) == ["storage.newer"]
        assert storage.settings() == {}
        storage.set_settings({"in memory": 1})
        assert storage.settings() == {"in memory": 1}
    assert path.read_bytes() == before


def test_an_empty_file_is_taken_as_new(path: Path) -> None:
    path.touch()
    with Storage(path) as storage:
        assert keys(storage) == []
    assert_works(path)


def test_where_there_can_be_no_folder_the_evening_goes_on_in_memory(path: Path) -> None:
    path.write_text("a file where the folder should be")
    with Storage(path / "deeper" / "jackanapes.sqlite3") as storage:
        assert keys(storage) == ["storage.unwritable"]
        match_id = storage.begin_match("header")
        storage.append(match_id, 0, "move", durable=True)
        storage.flush()
        assert storage.export_lines(match_id) == ["header", "move"]


def test_a_folder_in_the_files_place_is_left_alone(path: Path) -> None:
    path.mkdir()
    with Storage(path) as storage:
        assert keys(storage) == ["storage.unwritable"]
    assert path.is_dir()


def test_a_read_only_file_is_read_and_not_written(path: Path) -> None:
    before = fill(path)
    with Storage(path, connect=read_only) as storage:
        assert keys(storage) == ["storage.unwritable"]
        assert storage.settings() == {"kept": 1}
        storage.set_settings({"kept": 2})
        assert storage.settings() == {"kept": 2}
    assert path.read_bytes() == before


def test_on_a_full_disk_the_evening_goes_on_in_memory(path: Path) -> None:
    fill(path)

    def nearly_full(path: Path, mode: str) -> sqlite3.Connection:
        connection = connect_file(path, mode)
        pages = schema.read_number(connection, "PRAGMA page_count")
        connection.execute(f"PRAGMA max_page_count = {pages + 1}")
        return connection

    reports: list[str] = []
    with Storage(path, connect=nearly_full, report=reports.append) as storage:
        match_id = storage.begin_match("header")
        for number in range(300):
            storage.append(match_id, number, "a move that takes some room")
        assert len(storage.export_lines(match_id)) == 301
        assert keys(storage) == ["storage.cannot_save"]
        assert storage.settings() == {"kept": 1}
    assert "refuses" in reports[0]
    assert "never reached the file" in reports[-1]
    with Storage(path) as storage:
        saved = storage.unfinished()
        assert saved is not None
        assert 0 < len(saved.entries) < 300
        assert keys(storage) == []


def test_what_the_file_has_missed_is_written_once_it_can_be(path: Path) -> None:
    fill(path)
    with Storage(path, connect=impatient) as storage:
        match_id = storage.begin_match("header")
        assert keys(storage) == []
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            storage.append(match_id, 0, "zero")
            storage.finish(match_id, "over")
            assert keys(storage) == ["storage.cannot_save"]
            assert storage.export_lines(match_id) == ["header", "zero"]
            other.execute("ROLLBACK")
        storage.set_settings({"then": 1})
        assert keys(storage) == ["storage.saves_again"]
    with Storage(path) as storage:
        assert storage.export_lines(match_id) == ["header", "zero"]
        state = storage.match(match_id)
        assert state is not None
        assert state.outcome == "over"
        assert storage.settings()["then"] == 1


def test_what_the_file_has_missed_is_written_at_the_end_at_the_latest(path: Path) -> None:
    storage = Storage(path, connect=impatient)
    storage.flush()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        storage.set_settings({"late": 1})
        assert keys(storage) == ["storage.cannot_save"]
    storage.close()
    with Storage(path) as storage:
        assert storage.settings() == {"late": 1}


def test_a_second_copy_says_so_and_keeps_out_of_the_firsts_matches(path: Path) -> None:
    with Storage(path) as first:
        match_id = first.begin_match("the first's")
        first.append(match_id, 0, "move")
        assert keys(first) == []
        with Storage(path) as second:
            assert keys(second) == ["storage.second_copy"]
            assert second.unfinished() is None
            assert second.take(match_id) is None
            second.append(match_id, 1, "not mine")
            second.finish(match_id, "not mine either")
            second.drop_match(match_id)
            own = second.begin_match("the second's")
            saved = second.unfinished()
            assert saved is not None
            assert saved.match_id == own
            assert second.settings() == {}
        saved = first.unfinished()
        assert saved is not None
        assert saved.match_id == own, "a match of a copy that has ended is anybody's"
        assert first.export_lines(match_id) == ["the first's", "move"]


def test_a_copy_that_starts_after_the_first_has_ended_says_so_too(path: Path) -> None:
    first, second = Storage(path), Storage(path)
    first.flush()
    second.flush()
    first.close()
    with Storage(path) as third:
        assert keys(third) == ["storage.second_copy"]
    second.close()
    with Storage(path) as fourth:
        assert keys(fourth) == []


def test_a_match_left_by_a_copy_that_ended_goes_to_who_takes_it_first(path: Path) -> None:
    fill(path)
    with Storage(path) as first, Storage(path) as second:
        left = first.unfinished()
        assert left is not None
        assert second.unfinished() == left
        assert second.take(left.match_id) == left
        assert first.take(left.match_id) is None
        assert first.unfinished() is None


def test_a_second_copy_leaves_a_damaged_file_to_the_first(path: Path) -> None:
    damaged = path.with_name("damaged")
    damaged.write_bytes(b"no database" * 100)
    with Storage(path) as first:
        assert keys(first) == []
        with Storage(path, connect=lambda _path, _mode: sqlite3.connect(damaged)) as second:
            assert keys(second) == ["storage.second_copy", "storage.unwritable"]
        first.set_settings({"still": "here"})
    assert_works(path)
    assert not list(path.parent.glob("*damaged-*"))


def test_when_every_slot_is_taken_the_evening_goes_on_in_memory(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.services.storage.copies.MOST_COPIES", 1)
    with Storage(path) as first:
        assert keys(first) == []
        with Storage(path) as second:
            assert keys(second) == ["storage.unwritable"]
