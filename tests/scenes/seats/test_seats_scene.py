"""The seats screen by keys and by mouse: joining, refusals, bots, options, and the deal."""

import json
from dataclasses import replace
from typing import cast

import pygame
import pytest

from scenes.controls.board import SETTLE_MS
from scenes.help.help_scene import HelpScene
from scenes.input.intents import Control, Device, FocusLost, Meaning
from scenes.key_check import KeyCheckScene
from scenes.leave import Leave
from scenes.scene import Pop, Push
from scenes.seating import read_seating
from scenes.seats import SeatsScene
from scenes.seats.chair_menu import ChairMenuScene
from scenes.seats.keys import LEFT_BUTTON, SPACE
from scenes.seats.model import HOLD_MS
from scenes.seats.options import explained
from scenes.seats.seats_scene import LINE_MS
from scenes.settings.settings_scene import SettingsScene
from sounds.cues import BELLS, Cue
from tests.hands import Ears, Hands, key
from tests.pilot import Pilot
from tests.scenes.seats.chairs import C, Dealt, L, deal

SHIFT = key(pygame.KSCAN_LSHIFT, "LEFT SHIFT")
RIGHT_BUTTON = Control(Device.MOUSE, 3)


@pytest.fixture
def ears(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Ears:
    ears = Ears()
    monkeypatch.setattr(pilot.house.mixer, "play", ears.play)
    return ears


@pytest.fixture
def empty(scene: SeatsScene) -> SeatsScene:
    for chair in range(len(scene.chairs.sitters)):
        scene.chairs.clear(chair)
    scene.changed()
    return scene


@pytest.fixture
def hands(pilot: Pilot, scene: SeatsScene) -> Hands:
    return Hands(pilot, scene)


def said(scene: SeatsScene) -> str:
    return scene._table_words().line


def pushed(command: object) -> object:
    assert isinstance(command, Push)
    return command.scene


def test_enter_deals_at_once_the_first_time(scene: SeatsScene, hands: Hands) -> None:
    table = pushed(hands.mean(Meaning.CONFIRM))
    assert isinstance(table, Dealt)
    assert table.seating.people == (0,)
    assert table.seating.sitters[0].control == SPACE
    assert [sitter.bot for sitter in table.seating.sitters[1:]] == [scene.chairs.usual_level] * 3


def test_a_free_key_sits_down_and_rings_that_chairs_bell(
    empty: SeatsScene, hands: Hands, ears: Ears
) -> None:
    hands.tap(C)
    hands.tap(L)
    assert [sitter.control for sitter in empty.chairs.seating().sitters] == [C, L]
    assert ears.heard == [BELLS[0], BELLS[1]]


def test_space_joins_and_never_presses_a_button(empty: SeatsScene, hands: Hands) -> None:
    hands.tap(C)
    hands.tab_to("fill")
    assert hands.tap(SPACE, Meaning.CONFIRM) is None
    assert [sitter.control for sitter in empty.chairs.seating().sitters] == [C, SPACE]


def test_a_joined_person_deals_with_enter_wherever_the_focus_was(
    empty: SeatsScene, hands: Hands
) -> None:
    hands.tab_to("fill")
    hands.tap(C)
    hands.tap(L)
    assert isinstance(pushed(hands.mean(Meaning.CONFIRM)), Dealt)
    assert empty.board.focus == "deal"


def test_a_taken_key_says_whose_it_is(scene: SeatsScene, hands: Hands) -> None:
    hands.tap(C)
    scene.chairs.rename(4, "Zoë")
    before = scene.chairs.seating()
    hands.tap(C)
    assert "Zoë" in said(scene)
    assert scene.chairs.seating() == before


def test_a_kept_key_is_refused_with_the_reason(empty: SeatsScene, hands: Hands, ears: Ears) -> None:
    hands.tap(key(pygame.KSCAN_M, "M"))
    assert said(empty).startswith("M ")
    assert ears.heard == [Cue.DENY]
    assert empty.chairs.seating().sitters == ()
    hands.wait(LINE_MS)
    assert said(empty) != ""
    hands.tap(C)
    hands.tap(L)
    hands.tap(key(pygame.KSCAN_F7, "F7"))
    assert said(empty)
    hands.wait(LINE_MS)
    assert said(empty) == ""


def test_the_mute_key_that_the_house_took_is_explained(
    scene: SeatsScene, hands: Hands, pilot: Pilot
) -> None:
    pilot.house.change(pilot.house.settings.with_mute(True))
    hands.wait(16)
    label = pilot.house.words("key.mute")
    assert said(scene) == pilot.house.words("seats.said.kept.mute", cap=label)
    hands.wait(LINE_MS)
    pilot.house.change(pilot.house.settings.with_mute(False))
    scene.on_return(None)
    hands.wait(16)
    assert said(scene) == ""


def test_a_modifier_alone_is_refused_but_not_one_that_goes_with_a_key(
    scene: SeatsScene, hands: Hands
) -> None:
    hands.down(SHIFT)
    hands.tap(key(pygame.KSCAN_TAB, "TAB"), Meaning.PREVIOUS)
    hands.up(SHIFT)
    assert said(scene) == ""
    hands.down(SHIFT)
    assert said(scene) == ""
    hands.up(SHIFT)
    assert said(scene) != ""


def test_holding_ones_key_stands_up(empty: SeatsScene, hands: Hands, ears: Ears) -> None:
    hands.tap(C)
    hands.down(C)
    assert empty.next_frame_in_ms() == 0.0
    hands.wait(HOLD_MS - 1)
    assert empty.chairs.owner(C) == 0
    hands.wait(2)
    assert empty.chairs.owner(C) is None
    assert Cue.WHOOSH in ears.heard
    assert "C" not in said(empty)


def test_the_press_that_joined_does_not_stand_up_again(empty: SeatsScene, hands: Hands) -> None:
    hands.down(C)
    hands.wait(5 * HOLD_MS)
    assert empty.chairs.owner(C) == 0


def test_losing_the_keyboard_lets_go(empty: SeatsScene, hands: Hands) -> None:
    hands.tap(C)
    hands.down(C)
    empty.handle(FocusLost())
    hands.wait(5 * HOLD_MS)
    assert empty.chairs.owner(C) == 0


def test_a_click_on_the_table_joins(empty: SeatsScene, hands: Hands) -> None:
    hands.wait(SETTLE_MS)
    hands.click_at(*empty._plan.middle)
    assert empty.chairs.owner(LEFT_BUTTON) == 0
    hands.wait(SETTLE_MS)
    hands.click_at(*empty._plan.middle, button=3)
    assert empty.chairs.owner(RIGHT_BUTTON) == 1


def test_a_click_on_an_empty_chair_joins_there(empty: SeatsScene, hands: Hands) -> None:
    assert hands.click("chair.5") is None
    assert empty.chairs.owner(LEFT_BUTTON) == 5


def test_a_click_that_was_meant_for_the_screen_before_seats_nobody(
    empty: SeatsScene, hands: Hands
) -> None:
    hands.click_at(*empty._plan.middle)
    assert empty.chairs.seating().sitters == ()
    hands.wait(SETTLE_MS)
    assert empty.on_return(None) is None
    hands.click_at(*empty._plan.middle)
    assert empty.chairs.seating().sitters == ()


def test_a_mouse_button_beside_chairs_and_table_means_nothing(
    empty: SeatsScene, hands: Hands
) -> None:
    hands.wait(SETTLE_MS)
    hands.click_at(3, 3)
    hands.click_at(3, 3, button=3)
    hands.click_at(*empty._plan.middle, button=pygame.BUTTON_WHEELUP)
    hands.down(RIGHT_BUTTON)
    assert empty.chairs.seating().sitters == ()


def test_whoever_joined_with_the_mouse_stands_up_with_it(empty: SeatsScene, hands: Hands) -> None:
    hands.wait(SETTLE_MS)
    hands.click_at(*empty._plan.middle)
    hands.wait(SETTLE_MS)
    hands.mouse_down(*empty._plan.middle)
    hands.wait(HOLD_MS)
    assert empty.chairs.owner(LEFT_BUTTON) is None


def test_a_pad_joins_with_what_lies_under_a_thumb_and_moves_with_its_cross(
    empty: SeatsScene, hands: Hands
) -> None:
    button = Control(Device.PAD, pygame.CONTROLLER_BUTTON_A, unit=3, label="1")
    hands.tap(button, Meaning.CONFIRM)
    assert empty.chairs.owner(button) == 0
    focus = empty.board.focus
    hands.tap(Control(Device.PAD, -1, unit=3), Meaning.UP)
    assert empty.board.focus != focus
    start = Control(Device.PAD, pygame.CONTROLLER_BUTTON_START, unit=3)
    assert isinstance(hands.tap(start, Meaning.BACK), Pop)


def test_enter_on_a_chair_opens_its_menu_and_so_does_a_click(
    scene: SeatsScene, hands: Hands
) -> None:
    hands.tab_to("chair.2")
    assert isinstance(pushed(hands.mean(Meaning.CONFIRM)), ChairMenuScene)
    assert isinstance(pushed(hands.click("chair.1")), ChairMenuScene)
    hands.tap(LEFT_BUTTON)
    scene.chairs.seat_person(6)
    scene.chairs.give_key(6, LEFT_BUTTON)
    scene.changed()
    assert isinstance(pushed(hands.click("chair.7")), ChairMenuScene)


def test_bots_fill_the_chairs_by_key_and_by_click(
    scene: SeatsScene, hands: Hands, pilot: Pilot
) -> None:
    hands.mean(Meaning.FILL)
    assert len(scene.chairs.seating().sitters) == len(scene.chairs.sitters)
    hands.mean(Meaning.FILL)
    assert said(scene) == pilot.house.words("seats.said.no_chair_to_fill")
    scene.chairs.clear(3)
    scene.changed()
    hands.click("fill")
    assert scene.chairs.sitters[3] is not None


@pytest.mark.parametrize(
    ("meaning", "widget", "kind"),
    [
        (Meaning.HELP, "rules", HelpScene),
        (Meaning.LOG, "key_check", KeyCheckScene),
        (Meaning.SETTINGS, None, SettingsScene),
    ],
)
def test_pages_open_by_their_keys_and_by_click(
    hands: Hands, meaning: Meaning, widget: str | None, kind: type
) -> None:
    assert isinstance(pushed(hands.mean(meaning)), kind)
    if widget is not None:
        assert isinstance(pushed(hands.click(widget)), kind)


def test_esc_and_the_corner_go_back(hands: Hands) -> None:
    assert isinstance(hands.mean(Meaning.BACK), Pop)
    assert isinstance(hands.click("back"), Pop)


def test_too_few_are_not_dealt_and_told_why(empty: SeatsScene, hands: Hands, ears: Ears) -> None:
    hands.tap(C)
    assert hands.mean(Meaning.CONFIRM) is None
    assert str(empty.chairs.game.info.seats[0]) in said(empty)
    assert Cue.DENY in ears.heard


def test_a_person_without_a_key_is_named(scene: SeatsScene, hands: Hands) -> None:
    scene.chairs.seat_person(2)
    scene.chairs.rename(2, "Ana")
    scene.changed()
    assert hands.mean(Meaning.CONFIRM) is None
    assert "Ana" in said(scene)
    hands.tap(C)
    assert isinstance(pushed(hands.mean(Meaning.CONFIRM)), Dealt)


def test_what_was_dealt_is_remembered_and_people_get_profiles(
    scene: SeatsScene, hands: Hands, pilot: Pilot
) -> None:
    scene.chairs.rename(0, "Zoë")
    hands.tap(C)
    scene.chairs.rename(4, "Zoë")
    table = cast("Dealt", pushed(hands.mean(Meaning.CONFIRM)))
    assert read_seating(pilot.house.settings.last_seats) == table.seating
    assert pilot.house.settings.last_game == pilot.game.info.slug
    assert [profile.name for profile in pilot.house.storage.profiles()] == ["Zoë", "Zoë"]
    again = SeatsScene(pilot.house, pilot.game, deal=deal)
    assert again.chairs.seating() == table.seating
    again.on_enter()
    Hands(pilot, again).mean(Meaning.CONFIRM)
    assert len(pilot.house.storage.profiles()) == 2


@pytest.mark.parametrize("kept", ["", "{", json.dumps({"slug": 1}), json.dumps([])])
def test_what_cannot_be_read_is_a_first_time(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, kept: str
) -> None:
    monkeypatch.setattr(pilot.house, "settings", replace(pilot.house.settings, last_seats=kept))
    scene = SeatsScene(pilot.house, pilot.game, deal=deal)
    assert scene.chairs.seating().people == (0,)


def test_leaving_the_table_goes_where_people_want_to_go(scene: SeatsScene) -> None:
    assert scene.on_return(Leave.TITLE) == Pop(Leave.TITLE)
    assert scene.on_return(Leave.ANOTHER_GAME) == Pop(Leave.ANOTHER_GAME)
    assert isinstance(pushed(scene.on_return(Leave.REMATCH)), Dealt)
    assert scene.on_return(None) is None


def test_options_are_set_by_keys_and_by_clicks(
    scene: SeatsScene, hands: Hands, pilot: Pilot
) -> None:
    options = pilot.game.info.options
    for option in options:
        hands.tab_to(f"option.{option.key}")
        hands.mean(Meaning.CONFIRM)
        assert scene.chairs.option(option.key) == option.values[1]
    table = cast("Dealt", pushed(scene._dealt()))
    assert table.seating.options == tuple((o.key, o.values[1]) for o in options)
    for option in options:
        if {True, False} == set(option.values):
            scene.board.scroller.reveal(hands.widget(f"option.{option.key}").box, 1.0)
            hands.click(f"option.{option.key}")
            assert scene.chairs.option(option.key) == option.default


def test_the_focused_option_is_explained(scene: SeatsScene, pilot: Pilot) -> None:
    words = pilot.house.words
    general = explained(words, scene.chairs, "deal")
    assert general == words("seats.options.note")
    told = {
        explained(words, scene.chairs, f"option.{option.key}") for option in pilot.game.info.options
    }
    assert len(told) == len(pilot.game.info.options)
    assert general not in told
