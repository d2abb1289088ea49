"""A key of the keyboard: plain, lit (the winner's), pressed. Its letter comes from the caller."""

from enum import Enum

import pygame

from sprites import svg, theme
from sprites.canvas import Anchor, Area
from sprites.easel import Easel
from sprites.typeface import Face, Typeface
from sprites.words import put

ARROWS = {"←": 180, "→": 0, "↑": -90, "↓": 90}
"""Letters that are drawn as shapes, since the type lacks some of them."""

SPACE = "␣"
"""The space bar, drawn as its bracket."""

_LARGE = 60  # design pixels from which a cap's letter may be smaller in it
_LETTER_LARGE, _LETTER_SMALL = 0.46, 0.56


class CapState(Enum):
    """How a key cap looks."""

    PLAIN = "plain"
    LIT = "lit"
    PRESSED = "pressed"
    LIT_PRESSED = "lit and pressed"

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame

    @property
    def lit(self) -> bool:
        """In Marigold."""
        return self in {CapState.LIT, CapState.LIT_PRESSED}

    @property
    def down(self) -> bool:
        """Held down."""
        return self in {CapState.PRESSED, CapState.LIT_PRESSED}


def key_cap_size(easel: Easel, letter: str, height: float) -> tuple[int, int]:
    """Pixels across and down of a cap `height` pixels high, or as high as its letter needs."""
    tall = max(height, easel.scale.floor / _LETTER_SMALL)
    px = _letter_px(easel, tall)
    if letter in ARROWS:
        return round(tall), round(tall)
    if letter == SPACE:
        return round(tall * 1.25), round(tall)
    words = easel.atlas.typeface.width(letter, Face.BOLD, px)
    return round(max(tall, words + tall * 0.62)), round(tall)


def key_cap(
    easel: Easel,
    letter: str,
    x: float,
    y: float,
    height: float,
    *,
    state: CapState = CapState.PLAIN,
    anchor: Anchor = Anchor.CENTER,
) -> Area:
    """A cap `height` pixels high (or more, see key_cap_size). Returns its box."""
    size = key_cap_size(easel, letter, height)
    image = easel.atlas.paint(
        ("cap", letter, size, state), lambda: key_cap_surface(easel, letter, height, state)
    )
    easel.canvas.draw(image, x, y, anchor=anchor)
    return (*anchor.corner(x, y, *size), *size)


def key_cap_surface(
    easel: Easel, letter: str, height: float, state: CapState = CapState.PLAIN
) -> pygame.Surface:
    """The cap as a surface, for parts that carry one."""
    width, tall = key_cap_size(easel, letter, height)
    lip, radius = tall * 0.13, tall * theme.CAP_RADIUS
    down = lip * 0.8 if state.down else 0.0
    face = theme.MARIGOLD if state.lit else theme.STOCK
    body = svg.box(0, down, width, tall - down, radius, theme.LIP_LIT if state.lit else theme.LIP)
    body += svg.box(0, down, width, tall - lip, radius, face)
    shine_y = down + tall * (0.06 if state.down else 0.08)
    shine = (tall * 0.09, shine_y, width - tall * 0.18, tall * 0.66, tall * 0.15)
    body += svg.box(*shine, theme.WHITE, 'fill-opacity="0.35"')
    middle = (tall - lip) / 2 + down
    if letter in ARROWS:
        body += arrow_body(width / 2, middle, tall * 0.42, theme.INK, ARROWS[letter])
    if letter == SPACE:
        bracket = (
            f"M{width * 0.28},{middle - tall * 0.02} v{tall * 0.14} h{width * 0.44} v{-tall * 0.14}"
        )
        body += svg.stroke(bracket, theme.INK, tall * 0.08)
    surface = svg.fine(body, (width, tall), width, tall)
    if letter not in ARROWS and letter != SPACE:
        _write(surface, letter, _letter_px(easel, tall), middle, easel.atlas.typeface)
    return surface


def arrow_body(x: float, y: float, size: float, colour: str, degrees: float = 0.0) -> str:
    """An arrow `size` long that points right, turned clockwise by `degrees`."""
    head = "M-50,0 H46 M14,-32 L48,0 L14,32"
    return svg.moved(svg.stroke(head, colour, 17), x, y, size / 110, degrees)


def _letter_px(easel: Easel, tall: float) -> int:
    large = tall >= easel.px(_LARGE)
    return max(easel.scale.floor, round(tall * (_LETTER_LARGE if large else _LETTER_SMALL)))


def _write(
    surface: pygame.Surface, letter: str, px: int, middle: float, typeface: Typeface
) -> None:
    put(surface, typeface.line(letter, Face.BOLD, px, theme.INK), surface.get_width() / 2, middle)
