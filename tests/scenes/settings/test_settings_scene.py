"""The settings: everything at once, by keyboard alone, by mouse alone, and remembered."""

from dataclasses import replace
from pathlib import Path

import pytest

from scenes.controls import Box, Choice
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Meaning, Phase, Pointer
from scenes.key_check import KeyCheckScene
from scenes.motion.beats import Motion
from scenes.scene import Pop, Push
from scenes.seating import write_seating
from scenes.seats_by_words import seated_by_words
from scenes.services.settings import BotPace, Settings
from scenes.settings.settings_scene import SettingsScene
from tests.pilot import Pilot


@pytest.fixture
def scene(pilot: Pilot) -> SettingsScene:
    made = SettingsScene(pilot.house)
    made.on_enter()
    pilot.clock.go_on(SETTLE_MS)
    return made


def go_to(pilot: Pilot, scene: SettingsScene, key: str) -> None:
    """With Tab alone."""
    for _ in scene.board.widgets:
        if scene.board.focus == key:
            return
        pilot.mean(scene, Meaning.NEXT)
    raise AssertionError(f"Tab never reaches {key}")


CHANGES: tuple[tuple[str, Meaning, Settings], ...] = (
    ("text_size", Meaning.RIGHT, Settings(text_size=150)),
    ("four_colour", Meaning.CONFIRM, Settings(four_colour=True)),
    ("curtain", Meaning.RIGHT, Settings(curtain_hold=False)),
    ("motion", Meaning.RIGHT, Settings(motion=Motion.SHORT)),
    ("shake", Meaning.CONFIRM, Settings(shake=False)),
    ("volume_all", Meaning.LEFT, Settings(volume_all=70)),
    ("volume_slaps", Meaning.LEFT, Settings(volume_slaps=90)),
    ("volume_bells", Meaning.RIGHT, Settings(volume_bells=70)),
    ("mute", Meaning.CONFIRM, Settings(mute=True)),
    ("bot_pace", Meaning.LEFT, Settings(bot_pace=BotPace.EASY)),
    ("quick_bouts", Meaning.CONFIRM, Settings(quick_bouts=False)),
    ("fullscreen", Meaning.RIGHT, Settings(fullscreen=True)),
)


@pytest.mark.parametrize(("key", "meaning", "expected"), CHANGES)
def test_keys_alone_change_it_at_once(
    pilot: Pilot, scene: SettingsScene, key: str, meaning: Meaning, expected: Settings
) -> None:
    go_to(pilot, scene, key)
    pilot.mean(scene, meaning)
    assert pilot.house.settings == expected


def test_what_is_set_survives_a_restart(tmp_path: Path) -> None:
    first = Pilot(tmp_path)
    scene = SettingsScene(first.house)
    scene.on_enter()
    go_to(first, scene, "four_colour")
    first.mean(scene, Meaning.CONFIRM)
    first.close()
    second = Pilot(tmp_path)
    assert second.house.settings == Settings(four_colour=True)
    second.close()


def click(pilot: Pilot, scene: SettingsScene, box: Box) -> None:
    for phase in (Phase.DOWN, Phase.UP):
        scene.handle(Pointer(phase, *box.centre, pilot.clock.now_ms(), 1))


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("four_colour", Settings(four_colour=True)),
        ("mute", Settings(mute=True)),
        ("shake", Settings(shake=False)),
    ],
)
def test_a_click_anywhere_on_the_row_turns_a_toggle(
    pilot: Pilot, scene: SettingsScene, key: str, expected: Settings
) -> None:
    row = next(widget for widget in scene.board.widgets if widget.key == key)
    scene.board.scroller.reveal(row.box, pilot.house.scale.u)
    click(pilot, scene, scene.board.place(row))
    assert pilot.house.settings == expected


@pytest.mark.parametrize("key", ["text_size", "motion", "bot_pace", "curtain"])
def test_a_click_on_an_option_chooses_it(pilot: Pilot, scene: SettingsScene, key: str) -> None:
    row = next(widget for widget in scene.board.widgets if widget.key == key)
    assert isinstance(row, Choice)
    scene.board.scroller.reveal(row.box, pilot.house.scale.u)
    row = row.placed(scene.board.place(row))
    place = (row.chosen + 1) % len(row.options)
    before = pilot.house.settings
    click(pilot, scene, Box(*row.options_in(pilot.house, row.setter_box(pilot.house))[place].area))
    assert pilot.house.settings != before


def test_larger_type_is_laid_out_at_once_and_the_focus_stays_in_view(
    pilot: Pilot, scene: SettingsScene
) -> None:
    go_to(pilot, scene, "text_size")
    pilot.mean(scene, Meaning.RIGHT)
    pilot.mean(scene, Meaning.RIGHT)
    scene.draw(pilot.house.canvas)
    assert pilot.house.scale.text == 2.0
    focused = next(widget for widget in scene.board.widgets if widget.key == "text_size")
    assert scene.board.scroller.view.holds(scene.board.place(focused))


def test_a_click_just_after_the_type_grew_is_not_meant(pilot: Pilot, scene: SettingsScene) -> None:
    go_to(pilot, scene, "text_size")
    pilot.mean(scene, Meaning.RIGHT)
    scene.settle()
    row = next(widget for widget in scene.board.widgets if widget.key == "four_colour")
    click(pilot, scene, scene.board.place(row))
    assert not pilot.house.settings.four_colour


def test_esc_is_the_way_out(pilot: Pilot, scene: SettingsScene) -> None:
    assert pilot.mean(scene, Meaning.BACK) == Pop()


def test_keys_leads_to_the_key_check(pilot: Pilot, scene: SettingsScene) -> None:
    go_to(pilot, scene, "keys")
    command = pilot.mean(scene, Meaning.CONFIRM)
    assert isinstance(command, Push)
    assert isinstance(command.scene, KeyCheckScene)


def test_the_keys_of_the_last_table_are_shown(pilot: Pilot) -> None:
    seating = seated_by_words(pilot.house.words, pilot.game, ["human"] * 2)
    pilot.house.change(replace(pilot.house.settings, last_seats=write_seating(seating)))
    scene = SettingsScene(pilot.house)
    scene.on_enter()
    strip = next(widget for widget in scene.board.widgets if widget.key == "strip")
    assert not strip.enabled
    scene.draw(pilot.house.canvas)


def test_unreadable_seats_harm_nothing(pilot: Pilot) -> None:
    pilot.house.change(replace(pilot.house.settings, last_seats="{"))
    scene = SettingsScene(pilot.house)
    scene.on_enter()
    assert all(widget.key != "strip" for widget in scene.board.widgets)
