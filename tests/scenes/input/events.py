"""Events as pygame would make them."""

import pygame


def key_event(kind: int, scancode: int, mod: int = 0) -> pygame.Event:
    """A key went down or up."""
    key = {pygame.KSCAN_SPACE: pygame.K_SPACE, pygame.KSCAN_C: pygame.K_c}.get(scancode, 0)
    return pygame.Event(kind, scancode=scancode, key=key, mod=mod, unicode="", window=None)
