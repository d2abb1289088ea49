import os
from pathlib import Path

import pytest

from scenes.services.places import find_places


def test_the_platforms_places_are_absolute_and_apart() -> None:
    places = find_places()
    assert places.data_file.is_absolute()
    assert places.cache_dir.is_absolute()
    assert places.log_dir.is_absolute()
    assert places.data_file.parent != places.cache_dir


def test_a_data_dir_moves_everything(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    assert places.data_file.parent == tmp_path
    assert places.cache_dir.parent == places.log_dir.parent == tmp_path


def test_a_data_dir_stays_where_it_was_when_the_working_folder_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = find_places(Path("portable"))
    assert places.data_file.parent == Path(os.fspath(tmp_path)) / "portable"


def test_nothing_is_made(tmp_path: Path) -> None:
    find_places(tmp_path / "portable")
    assert list(tmp_path.iterdir()) == []
