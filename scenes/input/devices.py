"""Turns pygame's events into intents. It must not know which scene will get them."""

import pygame

from scenes.input.intents import (
    Control,
    Device,
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
    Wheel,
)
from scenes.input.pads import Pads

KEY_MEANINGS = {
    pygame.KSCAN_UP: Meaning.UP,
    pygame.KSCAN_DOWN: Meaning.DOWN,
    pygame.KSCAN_LEFT: Meaning.LEFT,
    pygame.KSCAN_RIGHT: Meaning.RIGHT,
    pygame.KSCAN_TAB: Meaning.NEXT,
    pygame.KSCAN_RETURN: Meaning.CONFIRM,
    pygame.KSCAN_KP_ENTER: Meaning.CONFIRM,
    pygame.KSCAN_SPACE: Meaning.CONFIRM,
    pygame.KSCAN_ESCAPE: Meaning.BACK,
    pygame.KSCAN_AC_BACK: Meaning.BACK,
    pygame.KSCAN_F1: Meaning.HELP,
    pygame.KSCAN_F2: Meaning.SETTINGS,
    pygame.KSCAN_F3: Meaning.FILL,
    pygame.KSCAN_F4: Meaning.LOG,
    pygame.KSCAN_F5: Meaning.UNDO,
    pygame.KSCAN_F6: Meaning.HINT,
    pygame.KSCAN_F7: Meaning.SORT,
}

PAD_MEANINGS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Meaning.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Meaning.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Meaning.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Meaning.RIGHT,
    pygame.CONTROLLER_BUTTON_A: Meaning.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Meaning.BACK,
    pygame.CONTROLLER_BUTTON_START: Meaning.BACK,
    pygame.CONTROLLER_BUTTON_BACK: Meaning.HELP,
    pygame.CONTROLLER_BUTTON_X: Meaning.HINT,
    pygame.CONTROLLER_BUTTON_Y: Meaning.SORT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Meaning.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Meaning.NEXT,
}

STICK_REST = 0.2
"""A stick that leans less than this rests."""

_BY_NUMBER = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION)
_OF_PADS = (
    *_BY_NUMBER,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
_HAT = {
    (0, 1): Meaning.UP,
    (0, -1): Meaning.DOWN,
    (-1, 0): Meaning.LEFT,
    (1, 0): Meaning.RIGHT,
}

MUTE_KEY = pygame.KSCAN_M
FULLSCREEN_KEY = pygame.KSCAN_F11
ENTER_KEYS = (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER)
MODIFIER_KEYS = (
    pygame.KSCAN_LSHIFT,
    pygame.KSCAN_RSHIFT,
    pygame.KSCAN_LCTRL,
    pygame.KSCAN_RCTRL,
    pygame.KSCAN_LALT,
    pygame.KSCAN_RALT,
    pygame.KSCAN_LGUI,
    pygame.KSCAN_RGUI,
    pygame.KSCAN_CAPSLOCK,
    pygame.KSCAN_NUMLOCKCLEAR,
)


def key_control(event: pygame.Event) -> Control:
    """The key of a KEYDOWN or KEYUP event, named in the letters of this keyboard."""
    return Control(Device.KEY, event.scancode, label=pygame.key.name(event.key).upper())


class Devices:
    """Remembers what is held, so that a repeated or a stale press is never a press."""

    def __init__(self, points_to_pixels: float = 1.0) -> None:
        self.points_to_pixels = points_to_pixels
        self.held: set[Control] = set()
        self._pads = Pads()
        self._leans: dict[int, tuple[float, float]] = {}

    def begin(self) -> None:
        """Gamepads are heard from now on: not before the first screen, for it takes a moment."""
        self._pads.begin()

    def intents(self, event: pygame.Event, at_ms: float, typing: bool) -> list[Intent]:
        """What this event means; most mean nothing, a mouse button two things."""
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event, at_ms, typing)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                return self._mouse(event, at_ms)
            case kind if kind in _OF_PADS:
                return self._pad(event, at_ms)
            case pygame.JOYAXISMOTION:
                return self._lean(event)
            case pygame.JOYDEVICEADDED | pygame.JOYDEVICEREMOVED:
                self._plug(event)
                return []
            case _:
                return self._other(event, typing)

    def _other(self, event: pygame.Event, typing: bool) -> list[Intent]:
        match event.type:
            case pygame.MOUSEWHEEL:
                return [Wheel(event.precise_y, *self._pixels(pygame.mouse.get_pos()))]
            case pygame.TEXTINPUT if typing:
                return [Typed(event.text)]
            case pygame.WINDOWFOCUSLOST:
                self.held.clear()
                return [FocusLost()]
            case _:
                return []

    def _plug(self, event: pygame.Event) -> None:
        """A pad that comes back is the one it was; nothing on it was held meanwhile."""
        if event.type == pygame.JOYDEVICEADDED:
            self._pads.plug(event.device_index)
        else:
            unit = self._pads.unplug(event.instance_id)
            self.held -= {c for c in self.held if c.device is Device.PAD and c.unit == unit}

    def _pad(self, event: pygame.Event, at_ms: float) -> list[Intent]:
        """What a known pad tells by where things lie is not heard by their numbers as well."""
        by_place = event.type not in _BY_NUMBER
        if by_place != self._pads.known(event.instance_id):
            return []
        match event.type:
            case pygame.JOYHATMOTION:
                return self._step(event, at_ms, _HAT.get(tuple(event.value)))
            case pygame.CONTROLLERAXISMOTION:
                pushed = self._pads.pushed(event.instance_id, event.axis, event.value)
                return self._step(event, at_ms, pushed)
            case _:
                unit = self._pads.unit(event.instance_id)
                control = Control(Device.PAD, event.button, unit, f"{event.button + 1}")
                down = event.type in (pygame.JOYBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
                return self._press(control, down, at_ms, PAD_MEANINGS.get(event.button))

    def _key(self, event: pygame.Event, at_ms: float, typing: bool) -> list[Intent]:
        if typing and event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_BACKSPACE:
            return [Erased()]
        meaning = KEY_MEANINGS.get(event.scancode)
        if meaning is Meaning.NEXT and event.mod & pygame.KMOD_SHIFT:
            meaning = Meaning.PREVIOUS
        return self._press(key_control(event), event.type == pygame.KEYDOWN, at_ms, meaning)

    def _mouse(self, event: pygame.Event, at_ms: float) -> list[Intent]:
        x, y = self._pixels(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Pointer(Phase.MOVE, x, y, at_ms)]
        down = event.type == pygame.MOUSEBUTTONDOWN
        pointer = Pointer(Phase.DOWN if down else Phase.UP, x, y, at_ms, event.button)
        control = Control(Device.MOUSE, event.button)
        return [pointer, *self._press(control, down, at_ms, None)]

    def _step(self, event: pygame.Event, at_ms: float, way: Meaning | None) -> list[Intent]:
        """A cross or a stick was pushed that way."""
        if way is None:
            return []
        return [Press(Control(Device.PAD, -1, self._pads.unit(event.instance_id)), at_ms, way)]

    def _lean(self, event: pygame.Event) -> list[Intent]:
        """The left stick; near its middle it does not lean, and then no more is told."""
        if event.axis not in (0, 1):
            return []
        before = self._leans.get(event.instance_id, (0.0, 0.0))
        moved = event.value if abs(event.value) >= STICK_REST else 0.0
        after = (moved, before[1]) if event.axis == 0 else (before[0], moved)
        self._leans[event.instance_id] = after
        if after == before:
            return []
        return [Lean(after[0], after[1], self._pads.unit(event.instance_id))]

    def _press(
        self, control: Control, down: bool, at_ms: float, meaning: Meaning | None
    ) -> list[Intent]:
        if not down:
            self.held.discard(control)
            return [Release(control, at_ms)]
        if control in self.held:
            return []
        self.held.add(control)
        return [Press(control, at_ms, meaning)]

    def _pixels(self, point: tuple[int, int]) -> tuple[float, float]:
        return point[0] * self.points_to_pixels, point[1] * self.points_to_pixels
