"""Gamepads as they come and go: which number each has, and what its buttons are called.

A pad whose make is known tells its buttons and sticks by where they lie on any pad; another one
only by their numbers. It must not know what is played with them.
"""

from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from scenes.input.intents import Meaning

PUSHED, LET_GO = 0.6, 0.4
"""How far a stick is pushed before it means a step, and how far back before it may mean another."""

_FULL = 32768.0
_UNUSED = (  # what known pads tell is made out of JOYAXISMOTION, which has to pass
    pygame.JOYBALLMOTION,
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
    pygame.CONTROLLERDEVICEREMAPPED,
)
_WAYS = {
    pygame.CONTROLLER_AXIS_LEFTX: (Meaning.LEFT, Meaning.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Meaning.UP, Meaning.DOWN),
}


@dataclass(slots=True)
class _Pad:
    """One that is plugged in; `opened` is what makes the system tell of it."""

    unit: int
    known: bool
    opened: object
    pushed: dict[int, Meaning] = field(default_factory=dict)


class Pads:
    """All that are plugged in, by the system's number: another one each time one is plugged in."""

    def __init__(self) -> None:
        self._pads: dict[int, _Pad] = {}

    @staticmethod
    def begin() -> None:
        """Ask the system for gamepads from now on; it may have none to tell of."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return
        pygame.event.set_blocked(_UNUSED)

    def plug(self, device_index: int) -> None:
        """One was plugged in. It gets the lowest free number: that it had before, if it is back."""
        taken = {pad.unit for pad in self._pads.values()}
        unit = next(n for n in range(len(taken) + 1) if n not in taken)
        known = controller.is_controller(device_index)
        stick = pygame.joystick.Joystick(device_index)
        opened = controller.Controller.from_joystick(stick) if known else stick
        self._pads.setdefault(stick.get_instance_id(), _Pad(unit, known, opened))

    def unplug(self, instance: int) -> int:
        """One was pulled out; the number that it had."""
        unit = self.unit(instance)
        self._pads.pop(instance, None)
        return unit

    def unit(self, instance: int) -> int:
        """The number of a pad."""
        pad = self._pads.get(instance)
        return instance if pad is None else pad.unit

    def known(self, instance: int) -> bool:
        """Whether it tells its buttons by where they lie."""
        pad = self._pads.get(instance)
        return pad is not None and pad.known

    def pushed(self, instance: int, axis: int, value: int) -> Meaning | None:
        """A stick is there now; the step that this means, if it is a new one."""
        pad, ways = self._pads.get(instance), _WAYS.get(axis)
        if pad is None or ways is None:
            return None
        far = abs(value) / _FULL
        if far < LET_GO:
            pad.pushed.pop(axis, None)
        meaning = ways[value > 0]
        if far < PUSHED or pad.pushed.get(axis) is meaning:
            return None
        pad.pushed[axis] = meaning
        return meaning
