"""Which controls may be somebody's action key, and why the others may not."""

from enum import Enum

import pygame

from scenes.input.devices import MODIFIER_KEYS, MUTE_KEY, PAD_MEANINGS
from scenes.input.intents import Control, Device, Meaning

SPACE = Control(Device.KEY, pygame.KSCAN_SPACE, label="SPACE")
LEFT_BUTTON = Control(Device.MOUSE, pygame.BUTTON_LEFT)

_MOUSE_BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)
_MOVING = (
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
    pygame.KSCAN_TAB,
)
_CHOOSING = (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER)
_LEAVING = (pygame.KSCAN_ESCAPE, pygame.KSCAN_AC_BACK)
_FUNCTIONS = tuple(range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1))
_FREE = (
    *range(pygame.KSCAN_A, pygame.KSCAN_0 + 1),
    pygame.KSCAN_BACKSPACE,
    *range(pygame.KSCAN_SPACE, pygame.KSCAN_SLASH + 1),
    *range(pygame.KSCAN_INSERT, pygame.KSCAN_PAGEDOWN + 1),
    *range(pygame.KSCAN_KP_DIVIDE, pygame.KSCAN_NONUSBACKSLASH + 1),
    pygame.KSCAN_KP_EQUALS,
    *range(pygame.KSCAN_INTERNATIONAL1, pygame.KSCAN_INTERNATIONAL9 + 1),
)
"""Letters, digits, marks, space, the keypad, and what only some keyboards have."""


class Kept(Enum):
    """What a control is kept for, so that no seat can have it."""

    MUTE = "mute"
    MOVING = "moving"
    CHOOSING = "choosing"
    LEAVING = "leaving"
    FUNCTION = "function"
    MODIFIER = "modifier"
    SYSTEM = "system"


def kept_for(control: Control) -> Kept | None:
    """What this control is kept for; None when a seat may have it."""
    match control.device:
        case Device.KEY:
            return _key_kept_for(control.code)
        case Device.MOUSE:
            return None if control.code in _MOUSE_BUTTONS else Kept.SYSTEM
        case Device.PAD:
            return _pad_kept_for(control.code)


def _key_kept_for(code: int) -> Kept | None:
    groups = (
        ((MUTE_KEY,), Kept.MUTE),
        (_MOVING, Kept.MOVING),
        (_CHOOSING, Kept.CHOOSING),
        (_LEAVING, Kept.LEAVING),
        (_FUNCTIONS, Kept.FUNCTION),
        (MODIFIER_KEYS, Kept.MODIFIER),
    )
    for codes, kept in groups:
        if code in codes:
            return kept
    return None if code in _FREE else Kept.SYSTEM


def _pad_kept_for(code: int) -> Kept | None:
    """A pad's crosses move and its small buttons pause; what lies under a thumb is free."""
    if code < 0:
        return Kept.MOVING
    meaning = PAD_MEANINGS.get(code)
    if meaning in {Meaning.UP, Meaning.DOWN, Meaning.LEFT, Meaning.RIGHT}:
        return Kept.MOVING
    if code in {pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK}:
        return Kept.LEAVING
    return None
