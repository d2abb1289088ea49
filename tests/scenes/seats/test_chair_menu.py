"""The menu of a chair: a name, a person or a bot, a head start, another key."""

import pygame
import pytest

from scenes.input.intents import Erased, FocusLost, Meaning, Typed
from scenes.scene import Pop
from scenes.seats import SeatsScene
from scenes.seats.chair_menu import ChairMenuScene
from scenes.seats.keys import LEFT_BUTTON, SPACE
from tests.hands import Hands, key
from tests.pilot import Pilot
from tests.scenes.seats.chairs import C, L


@pytest.fixture
def menu(pilot: Pilot, scene: SeatsScene) -> ChairMenuScene:
    scene.chairs.give_key(4, L)
    scene.chairs.rename(4, "Theo")
    made = ChairMenuScene(pilot.house, scene.chairs, 0)
    made.on_enter()
    return made


@pytest.fixture
def menu_hands(pilot: Pilot, menu: ChairMenuScene) -> Hands:
    return Hands(pilot, menu)


def test_a_name_is_typed(scene: SeatsScene, menu: ChairMenuScene, menu_hands: Hands) -> None:
    menu_hands.tab_to("name")
    menu_hands.mean(Meaning.CONFIRM)
    assert menu.typing
    menu.handle(Typed("Zoë ❤️x"))
    menu.handle(Erased())
    menu_hands.mean(Meaning.CONFIRM)
    assert not menu.typing
    sitter = scene.chairs.sitters[0]
    assert sitter is not None
    assert sitter.name == "Zoë ❤️"


def test_a_chair_becomes_a_bots_a_persons_and_nobodys(scene: SeatsScene, menu_hands: Hands) -> None:
    menu_hands.tab_to("who")
    menu_hands.mean(Meaning.RIGHT)
    sitter = scene.chairs.sitters[0]
    assert sitter is not None
    assert sitter.bot == scene.chairs.usual_level
    menu_hands.tab_to("level")
    levels = [level.code for level in scene.chairs.levels]
    seen = []
    for _ in levels:
        menu_hands.mean(Meaning.CONFIRM)
        sitter = scene.chairs.sitters[0]
        assert sitter is not None
        seen.append(sitter.bot)
    assert sorted(map(str, seen)) == sorted(levels)
    menu_hands.tab_to("who")
    menu_hands.mean(Meaning.RIGHT)
    assert scene.chairs.sitters[0] is None
    assert not menu_hands.has("name")
    menu_hands.mean(Meaning.LEFT)
    menu_hands.mean(Meaning.LEFT)
    menu_hands.tap(C)
    sitter = scene.chairs.sitters[0]
    assert sitter is not None
    assert sitter.control == C


def test_the_head_start_goes_in_steps(scene: SeatsScene, menu_hands: Hands) -> None:
    menu_hands.tab_to("head_start")
    for _ in range(3):
        menu_hands.mean(Meaning.RIGHT)
    menu_hands.mean(Meaning.LEFT)
    sitter = scene.chairs.sitters[0]
    assert sitter is not None
    assert sitter.head_start_ms == 40


def test_another_key_is_listened_for_and_refused_with_the_reason(
    scene: SeatsScene, menu: ChairMenuScene, menu_hands: Hands
) -> None:
    menu_hands.tab_to("key")
    menu_hands.mean(Meaning.CONFIRM)
    menu_hands.tap(L)
    assert "Theo" in menu._line
    menu_hands.tap(key(pygame.KSCAN_TAB, "TAB"), Meaning.NEXT)
    assert "Tab" in menu._line
    menu_hands.tap(key(pygame.KSCAN_RCTRL, "RIGHT CTRL"))
    assert scene.chairs.owner(SPACE) == 0
    menu_hands.tap(C)
    assert scene.chairs.owner(C) == 0
    assert not menu._listening


def test_esc_ends_the_listening_and_then_the_menu(menu: ChairMenuScene, menu_hands: Hands) -> None:
    menu_hands.tab_to("key")
    menu_hands.mean(Meaning.CONFIRM)
    assert menu_hands.mean(Meaning.BACK) is None
    assert not menu._listening
    assert isinstance(menu_hands.mean(Meaning.BACK), Pop)


def test_a_mouse_button_is_given_by_clicking_on_the_listening_row(
    scene: SeatsScene, menu: ChairMenuScene, menu_hands: Hands
) -> None:
    menu_hands.click("key")
    assert menu._listening
    menu_hands.click("key")
    assert scene.chairs.owner(LEFT_BUTTON) == 0


def test_a_click_elsewhere_ends_the_listening(
    scene: SeatsScene, menu: ChairMenuScene, menu_hands: Hands
) -> None:
    menu_hands.click("key")
    assert isinstance(menu_hands.click("done"), Pop)
    assert not menu._listening
    assert scene.chairs.owner(LEFT_BUTTON) is None


def test_without_the_keyboard_nothing_is_listened_for(
    menu: ChairMenuScene, menu_hands: Hands
) -> None:
    menu_hands.click("key")
    menu.handle(FocusLost())
    assert not menu._listening
