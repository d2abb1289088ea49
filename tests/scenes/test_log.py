import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.services import log_files
from scenes.services.log import ACTIONS_KEPT, LINES_KEPT_WAITING, Log


@pytest.fixture
def log() -> Iterator[Log]:
    log = Log("1.2.3", {"seed": 7})
    yield log
    log.close()


def read(folder: Path) -> str:
    return (folder / log_files.FILE_NAME).read_text(encoding="utf-8")


def test_lines_from_before_there_was_a_file_are_in_it(log: Log, tmp_path: Path) -> None:
    folder = tmp_path / "Zoë's däta" / "log"
    log.warning("early")
    log.keep_in(folder)
    log.warning("late \ud800")
    text = read(folder)
    assert "version: 1.2.3" in text
    assert "option seed: 7" in text
    assert text.index("early") < text.index("late")


def test_a_crash_tells_the_facts_and_the_last_actions(log: Log, tmp_path: Path) -> None:
    log.keep_in(tmp_path)
    log.note("deal", 1)
    log.note("deal", 2)
    for number in range(ACTIONS_KEPT + 50):
        log.action(f"action {number}.")
    assert "action" not in read(tmp_path)
    log.crash(LookupError("the reason"))
    text = read(tmp_path)
    crash = text[text.index("fell over") :]
    assert "deal: 2" in crash
    assert "deal: 1" not in crash
    assert "action 49." not in crash
    assert crash.index("action 50.") < crash.index("action 249.")
    assert "LookupError: the reason" in crash


def test_a_folder_that_cannot_be_had_stops_nothing(log: Log, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    log.keep_in(tmp_path / "file" / "log")
    log.warning("still here")


def test_a_full_disk_stops_nothing(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_handler: logging.Handler, _record: logging.LogRecord) -> None:
        raise OSError("no space left on device")

    log.keep_in(tmp_path)
    monkeypatch.setattr(log_files.LogFiles, "shouldRollover", refuse)
    log.warning("lost")
    assert capsys.readouterr().err == ""


def test_files_rotate_and_stay_few(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_files, "FILE_BYTES", 1000)
    log.keep_in(tmp_path)
    for number in range(300):
        log.warning("line %d", number)
    assert len(list(tmp_path.iterdir())) == 1 + log_files.FILES_BESIDE
    assert "line 299" in read(tmp_path)


def test_lines_that_wait_stay_few(log: Log) -> None:
    for number in range(LINES_KEPT_WAITING * 2):
        log.warning("line %d", number)
    assert len(log._waiting.records) == LINES_KEPT_WAITING


def test_logs_do_not_know_each_other(tmp_path: Path) -> None:
    first, second = Log("1", {}), Log("2", {})
    first.keep_in(tmp_path)
    second.warning("of the second")
    assert "of the second" not in read(tmp_path)
    first.close()
    second.close()
