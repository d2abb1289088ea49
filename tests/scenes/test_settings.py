from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from scenes.motion.beats import Motion
from scenes.services.settings import (
    SMALLEST_WINDOW,
    BotPace,
    Settings,
    WindowPlace,
    read_settings,
    write_settings,
)
from scenes.services.storage import Storage
from scenes.services.storage.store import Json


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    with Storage(tmp_path / "jackanapes.sqlite3") as storage:
        yield storage


ALL_CHANGED = Settings(
    volume_all=10,
    volume_slaps=20,
    volume_bells=30,
    mute=True,
    fullscreen=True,
    text_size=200,
    four_colour=True,
    motion=Motion.SHORT,
    shake=True,
    bot_pace=BotPace.SHARP,
    curtain_hold=False,
    quick_bouts=False,
    language="xx",
    window=WindowPlace(-1200, 40, 1280, 720),
    last_game="a game",
    last_seats='{"sitters": []}',
)


def test_a_new_storage_gives_the_defaults(storage: Storage) -> None:
    assert read_settings(storage) == Settings()


def test_every_setting_comes_back(storage: Storage) -> None:
    for each in fields(Settings):
        assert getattr(ALL_CHANGED, each.name) != getattr(Settings(), each.name), each.name
    write_settings(storage, ALL_CHANGED)
    assert read_settings(storage) == ALL_CHANGED


@pytest.mark.parametrize(
    "nonsense", [None, "loud", 3.5, [], {}, [1, 2, 3], [1, 2, 3, "x"], -7, 10**30, True]
)
def test_nonsense_in_any_field_gives_sense_and_harms_no_other(
    storage: Storage, nonsense: Json
) -> None:
    for each in fields(Settings):
        write_settings(storage, ALL_CHANGED)
        storage.set_settings({each.name: nonsense})
        found = read_settings(storage)
        for other in fields(Settings):
            if other.name != each.name:
                assert getattr(found, other.name) == getattr(ALL_CHANGED, other.name)
        write_settings(storage, found)
        assert read_settings(storage) == found


def test_unknown_settings_are_let_be(storage: Storage) -> None:
    storage.set_settings({"of a later version": 1})
    assert read_settings(storage) == Settings()


@pytest.mark.parametrize(("stored", "read"), [(-7, 0), (55, 55), (400, 100)])
def test_volumes_stay_in_their_range(storage: Storage, stored: int, read: int) -> None:
    storage.set_settings({"volume_all": stored})
    assert read_settings(storage).volume_all == read


def test_a_window_is_never_smaller_than_the_smallest(storage: Storage) -> None:
    storage.set_settings({"window": [5, 6, 10, 10]})
    assert read_settings(storage).window == WindowPlace(5, 6, *SMALLEST_WINDOW)


@pytest.mark.parametrize("motion", list(Motion))
def test_the_table_shakes_as_chosen_else_only_in_full_motion(motion: Motion) -> None:
    assert Settings(motion=motion).shakes is (motion is Motion.FULL)
    assert Settings(motion=motion, shake=True).shakes
    assert not Settings(motion=motion, shake=False).shakes


def test_single_switches_change_nothing_else() -> None:
    assert ALL_CHANGED.with_mute(False).with_mute(True) == ALL_CHANGED
    assert ALL_CHANGED.with_fullscreen(False).with_fullscreen(True) == ALL_CHANGED
    place = WindowPlace(1, 2, 1000, 600)
    assert ALL_CHANGED.at_window(place).window == place
