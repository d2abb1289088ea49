"""The key check: what is held together, and which keys the keyboard keeps to itself."""

import pytest

from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Control, Device, FocusLost, Meaning, Phase, Pointer, Press, Release
from scenes.key_check import KeyCheckChoice, KeyCheckScene
from scenes.rollover import AT_ONCE_MS, Rollover
from scenes.scene import Pop
from scenes.seats_by_words import USUAL_KEYS, seated_by_words
from tests.pilot import Pilot

A, B, C, D = (Control(Device.KEY, code) for code in (4, 5, 6, 7))
LONG_MS = AT_ONCE_MS * 10


@pytest.fixture
def rollover() -> Rollover:
    return Rollover((A, B, C))


def test_held_together_is_proved(rollover: Rollover) -> None:
    for at, control in enumerate((A, B, C)):
        assert not rollover.proved
        rollover.press(control, at * LONG_MS)
    assert rollover.held == {0, 1, 2}
    assert rollover.proved
    rollover.release(A, 5 * LONG_MS)
    assert rollover.proved
    assert not rollover.lost


def test_a_key_dropped_as_another_goes_down_is_lost(rollover: Rollover) -> None:
    rollover.press(A, 0)
    rollover.press(B, LONG_MS)
    rollover.release(A, LONG_MS + AT_ONCE_MS)
    assert rollover.lost == {0}


def test_a_key_that_comes_as_another_goes_up_was_lost(rollover: Rollover) -> None:
    rollover.press(A, 0)
    rollover.press(B, LONG_MS)
    rollover.release(A, 3 * LONG_MS)
    rollover.press(C, 3 * LONG_MS + 2)
    assert rollover.lost == {2}


def test_letting_go_is_not_getting_lost(rollover: Rollover) -> None:
    rollover.press(A, 0)
    rollover.press(B, LONG_MS)
    rollover.release(A, 3 * LONG_MS)
    rollover.release(B, 3 * LONG_MS + 1)
    rollover.press(C, 5 * LONG_MS)
    assert not rollover.lost


def test_once_all_arrived_nothing_was_lost(rollover: Rollover) -> None:
    rollover.press(A, 0)
    rollover.press(B, LONG_MS)
    rollover.release(A, LONG_MS + 1)
    for at, control in enumerate((C, A)):
        rollover.press(control, (5 + at) * LONG_MS)
    assert rollover.proved
    assert not rollover.lost


def test_one_key_proves_nothing() -> None:
    alone = Rollover((A,))
    alone.press(A, 0)
    assert not alone.proved


def test_strange_keys_are_kept_apart(rollover: Rollover) -> None:
    rollover.press(D, 0)
    assert list(rollover.others) == [D]
    rollover.release(D, 1)
    rollover.release(D, 2)
    assert not rollover.others
    assert not rollover.held


def test_nothing_is_held_once_let_go(rollover: Rollover) -> None:
    rollover.press(A, 0)
    rollover.press(D, 0)
    rollover.let_go()
    assert not rollover.held
    assert not rollover.others


# ---- the scene


def key_check(pilot: Pilot, people: int, *, changeable: bool = True) -> KeyCheckScene:
    seating = seated_by_words(pilot.house.words, pilot.game, ["human"] * people)
    scene = KeyCheckScene(pilot.house, seating, changeable=changeable)
    scene.on_enter()
    pilot.clock.go_on(SETTLE_MS)
    return scene


def control(place: int) -> Control:
    return Control(Device.KEY, USUAL_KEYS[place][0])


def hold(pilot: Pilot, scene: KeyCheckScene, place: int, meaning: Meaning | None = None) -> object:
    pilot.clock.go_on(LONG_MS)
    return scene.handle(Press(control(place), pilot.clock.now_ms(), meaning))


def test_it_counts_and_draws_what_is_held(pilot: Pilot) -> None:
    scene = key_check(pilot, 8)
    for place in range(8):
        hold(pilot, scene, place)
        scene.draw(pilot.house.canvas)
    assert scene.rollover.proved


def test_a_seats_space_lights_and_confirms_nothing(pilot: Pilot) -> None:
    scene = key_check(pilot, 2)
    assert hold(pilot, scene, 0, Meaning.CONFIRM) is None
    assert scene.rollover.held == {0}
    scene.handle(Release(control(0), pilot.clock.now_ms()))
    assert not scene.rollover.held


def test_what_is_nobodys_key_works_as_everywhere(pilot: Pilot) -> None:
    scene = key_check(pilot, 2)
    assert pilot.mean(scene, Meaning.BACK) == Pop()


def test_other_keys_can_be_asked_for(pilot: Pilot) -> None:
    scene = key_check(pilot, 2)
    pilot.mean(scene, Meaning.DOWN)
    assert scene.board.focus == "other_keys"
    assert pilot.mean(scene, Meaning.CONFIRM) == Pop(KeyCheckChoice.OTHER_KEYS)


def test_where_keys_are_not_chosen_it_only_looks(pilot: Pilot) -> None:
    scene = key_check(pilot, 2, changeable=False)
    assert [widget.key for widget in scene.board.widgets] == ["way_out"]


def test_a_mouse_button_that_is_somebodys_key_still_clicks(pilot: Pilot) -> None:
    scene = key_check(pilot, 2)
    box = next(widget.box for widget in scene.board.widgets if widget.key == "way_out")
    now_ms = pilot.clock.now_ms()
    scene.handle(Pointer(Phase.DOWN, *box.centre, now_ms, 1))
    assert scene.handle(Pointer(Phase.UP, *box.centre, now_ms, 1)) == Pop()


def test_losing_the_window_lets_all_go(pilot: Pilot) -> None:
    scene = key_check(pilot, 2)
    hold(pilot, scene, 0)
    scene.handle(FocusLost())
    assert not scene.rollover.held


def test_lost_keys_are_named(pilot: Pilot) -> None:
    scene = key_check(pilot, 3)
    hold(pilot, scene, 0)
    hold(pilot, scene, 1)
    scene.handle(Release(control(0), pilot.clock.now_ms() + 1))
    assert scene.rollover.lost == {0}
    scene.draw(pilot.house.canvas)


def test_without_seats_any_key_is_shown(pilot: Pilot) -> None:
    scene = KeyCheckScene(pilot.house)
    scene.on_enter()
    scene.draw(pilot.house.canvas)
    hold(pilot, scene, 0)
    hold(pilot, scene, 1)
    assert len(scene.rollover.others) == 2
    scene.draw(pilot.house.canvas)
