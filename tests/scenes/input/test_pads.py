"""Gamepads as the system tells of them: by where their buttons lie, or by number."""

import pygame
import pytest
from pygame._sdl2 import controller

from scenes.input.devices import Devices
from scenes.input.intents import Device, Intent, Meaning, Press, Release

KNOWN = 10
"""From this number of a device on its make is known."""


class Plugged:
    """Stands in for a gamepad of the system; its number is that of the device."""

    def __init__(self, instance: int) -> None:
        self._instance = instance

    def get_instance_id(self) -> int:
        """The system's number: another one whenever it is plugged in."""
        return self._instance


class Known:
    """Stands in for what tells buttons by where they lie."""

    @staticmethod
    def from_joystick(stick: Plugged) -> Plugged:
        """Listen to this one."""
        return stick


@pytest.fixture
def devices(monkeypatch: pytest.MonkeyPatch) -> Devices:
    """Without any pad yet."""
    monkeypatch.setattr(pygame.joystick, "Joystick", Plugged)
    monkeypatch.setattr(controller, "Controller", Known)
    monkeypatch.setattr(controller, "is_controller", lambda device: device >= KNOWN)
    return Devices()


def hear(devices: Devices, kind: int, **told: int | tuple[int, int]) -> list[Intent]:
    event = pygame.Event(kind, {**told})
    return list(devices.intents(event, 1.0, typing=False))


def plug(devices: Devices, instance: int) -> None:
    assert hear(devices, pygame.JOYDEVICEADDED, device_index=instance) == []


def unplug(devices: Devices, instance: int) -> None:
    assert hear(devices, pygame.JOYDEVICEREMOVED, instance_id=instance) == []


def down(devices: Devices, instance: int, button: int = 0) -> Press:
    kind = pygame.JOYBUTTONDOWN if instance < KNOWN else pygame.CONTROLLERBUTTONDOWN
    (press,) = hear(devices, kind, button=button, instance_id=instance)
    assert isinstance(press, Press)
    assert press.control.device is Device.PAD
    return press


def up(devices: Devices, instance: int, button: int = 0) -> None:
    kind = pygame.JOYBUTTONUP if instance < KNOWN else pygame.CONTROLLERBUTTONUP
    (release,) = hear(devices, kind, button=button, instance_id=instance)
    assert isinstance(release, Release)


@pytest.mark.parametrize("first", [0, KNOWN])
def test_a_pad_that_is_plugged_in_again_is_the_same_to_its_seat(
    devices: Devices, first: int
) -> None:
    plug(devices, first)
    plug(devices, first + 1)
    assert down(devices, first).control.unit == 0  # and it is pulled out while it is down
    assert down(devices, first + 1).control.unit == 1
    up(devices, first + 1)
    unplug(devices, first)
    plug(devices, first + 2)
    assert down(devices, first + 2).control.unit == 0
    assert down(devices, first + 1).control.unit == 1
    plug(devices, first + 3)
    assert down(devices, first + 3).control.unit == 2


def test_a_known_pad_is_heard_once_and_by_where_its_buttons_lie(devices: Devices) -> None:
    plug(devices, KNOWN)
    number = {"button": 7, "instance_id": KNOWN}
    assert hear(devices, pygame.JOYBUTTONDOWN, **number) == []
    assert hear(devices, pygame.JOYHATMOTION, value=(0, 1), instance_id=KNOWN) == []
    start = pygame.CONTROLLER_BUTTON_START
    assert down(devices, KNOWN, start).meaning is Meaning.BACK
    assert down(devices, KNOWN, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER).meaning is Meaning.NEXT


def test_a_stick_means_a_step_each_time_it_is_pushed(devices: Devices) -> None:
    plug(devices, KNOWN)

    def push(value: int, axis: int = pygame.CONTROLLER_AXIS_LEFTX) -> list[Meaning | None]:
        told = {"axis": axis, "value": value, "instance_id": KNOWN}
        found = hear(devices, pygame.CONTROLLERAXISMOTION, **told)
        return [press.meaning for press in found if isinstance(press, Press)]

    assert push(9000) == []
    assert push(25000) == [Meaning.RIGHT]
    assert push(32767) == []
    assert push(15000) == []
    assert push(25000) == []
    assert push(1000) == []
    assert push(25000) == [Meaning.RIGHT]
    assert push(-32768) == [Meaning.LEFT]
    assert push(-32768, pygame.CONTROLLER_AXIS_LEFTY) == [Meaning.UP]
    assert push(30000, pygame.CONTROLLER_AXIS_LEFTY) == [Meaning.DOWN]
    assert push(30000, pygame.CONTROLLER_AXIS_TRIGGERLEFT) == []


def test_a_machine_without_gamepads_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise pygame.error("no such subsystem")

    monkeypatch.setattr(pygame.joystick, "init", fails)
    Devices().begin()
