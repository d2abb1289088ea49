"""What stands on a key cap, in the words of the evening's language."""

import pygame

from scenes.input.intents import Control, Device
from scenes.services.words import Words

_LONE_NAMES = {
    pygame.KSCAN_SPACE: "key.space",
    pygame.KSCAN_BACKSPACE: "key.backspace",
    pygame.KSCAN_INSERT: "key.insert",
    pygame.KSCAN_DELETE: "key.delete",
    pygame.KSCAN_HOME: "key.home",
    pygame.KSCAN_END: "key.end",
    pygame.KSCAN_PAGEUP: "key.page_up",
    pygame.KSCAN_PAGEDOWN: "key.page_down",
    pygame.KSCAN_TAB: "key.tab",
    pygame.KSCAN_RETURN: "key.enter",
    pygame.KSCAN_KP_ENTER: "key.enter",
    pygame.KSCAN_ESCAPE: "key.esc",
}
"""Keys that bear a word; all others bear the letter that the keyboard told."""

_MOUSE = {
    pygame.BUTTON_LEFT: "key.mouse.left",
    pygame.BUTTON_MIDDLE: "key.mouse.middle",
    pygame.BUTTON_RIGHT: "key.mouse.right",
}


def cap_words(words: Words, control: Control) -> str:
    """What to write on the cap of this control."""
    match control.device:
        case Device.MOUSE:
            return words(_MOUSE.get(control.code, "key.mouse.other"))
        case Device.PAD:
            return words("key.pad", button=control.label)
        case Device.KEY:
            named = _LONE_NAMES.get(control.code)
            return _letter(words, control.label) if named is None else words(named)


def _letter(words: Words, label: str) -> str:
    """The keypad's keys are told as [5]: say that they lie there."""
    if len(label) > 2 and label[0] == "[" and label[-1] == "]":  # noqa: PLR2004 -- more than brackets
        return words("key.keypad", cap=label[1:-1])
    return label or "?"
