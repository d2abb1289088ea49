"""What a person meant, from what pygame says."""

import pygame

from scenes.input.devices import Devices
from scenes.input.intents import (
    Erased,
    FocusLost,
    Intent,
    Lean,
    Meaning,
    Phase,
    Pointer,
    Press,
    Release,
    Typed,
)
from tests.scenes.input.events import key_event


def press(devices: Devices, scancode: int, mod: int = 0) -> list[object]:
    return list(devices.intents(key_event(pygame.KEYDOWN, scancode, mod), 5.0, typing=False))


def test_a_press_carries_its_stamp_and_its_place_on_the_keyboard() -> None:
    (intent,) = press(Devices(), pygame.KSCAN_C)
    assert isinstance(intent, Press)
    assert (intent.at_ms, intent.control.code, intent.control.label) == (5.0, pygame.KSCAN_C, "C")


def test_a_held_key_presses_once_however_often_it_repeats() -> None:
    devices = Devices()
    assert len(press(devices, pygame.KSCAN_C)) == 1
    assert press(devices, pygame.KSCAN_C) == []
    up = devices.intents(key_event(pygame.KEYUP, pygame.KSCAN_C), 9.0, typing=False)
    assert [type(intent) for intent in up] == [Release]
    assert len(press(devices, pygame.KSCAN_C)) == 1


def test_shift_and_tab_goes_back() -> None:
    (forward,) = press(Devices(), pygame.KSCAN_TAB)
    (back,) = press(Devices(), pygame.KSCAN_TAB, pygame.KMOD_SHIFT)
    assert isinstance(forward, Press)
    assert isinstance(back, Press)
    assert (forward.meaning, back.meaning) == (Meaning.NEXT, Meaning.PREVIOUS)


def test_losing_the_focus_lets_go_of_every_key() -> None:
    devices = Devices()
    press(devices, pygame.KSCAN_C)
    lost = devices.intents(pygame.Event(pygame.WINDOWFOCUSLOST), 6.0, typing=False)
    assert lost == [FocusLost()]
    assert len(press(devices, pygame.KSCAN_C)) == 1


def test_a_mouse_button_points_and_presses_in_output_pixels() -> None:
    devices = Devices(points_to_pixels=2.0)
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=1)
    pointer, pressed = devices.intents(event, 7.0, typing=False)
    assert pointer == Pointer(Phase.DOWN, 20.0, 40.0, 7.0, 1)
    assert isinstance(pressed, Press)


def test_text_arrives_only_where_it_is_asked_for() -> None:
    devices = Devices()
    event = pygame.Event(pygame.TEXTINPUT, text="ñ")
    assert devices.intents(event, 1.0, typing=False) == []
    assert devices.intents(event, 1.0, typing=True) == [Typed("ñ")]
    erase = key_event(pygame.KEYDOWN, pygame.KSCAN_BACKSPACE)
    assert devices.intents(erase, 1.0, typing=True) == [Erased()]


def test_a_gamepad_button_is_told_apart_by_its_pad() -> None:
    devices = Devices()
    down = pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=3)
    other = pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=4)
    (one,), (two,) = (devices.intents(event, 1.0, typing=False) for event in (down, other))
    assert isinstance(one, Press)
    assert isinstance(two, Press)
    assert one.control != two.control
    assert one.meaning is Meaning.CONFIRM


def test_the_hat_of_a_gamepad_steers() -> None:
    event = pygame.Event(pygame.JOYHATMOTION, value=(0, 1), instance_id=0)
    (intent,) = Devices().intents(event, 1.0, typing=False)
    assert isinstance(intent, Press)
    assert intent.meaning is Meaning.UP
    still = pygame.Event(pygame.JOYHATMOTION, value=(0, 0), instance_id=0)
    assert Devices().intents(still, 1.0, typing=False) == []


def test_a_stick_leans_until_it_is_let_go_and_rests_near_its_middle() -> None:
    devices = Devices()

    def lean(axis: int, value: float) -> list[Intent]:
        event = pygame.Event(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=3)
        return devices.intents(event, 10.0, typing=False)

    assert lean(0, 0.1) == []
    assert lean(0, 0.8) == [Lean(0.8, 0.0, 3)]
    assert lean(1, -0.5) == [Lean(0.8, -0.5, 3)]
    assert lean(4, 1.0) == []
    assert lean(0, 0.05) == [Lean(0.0, -0.5, 3)]
    assert lean(1, 0.0) == [Lean(0.0, 0.0, 3)]
