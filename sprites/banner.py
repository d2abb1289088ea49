"""What must come next, on a card of its own: a panel with two suits (or all four), and words.

The colour is told by its pips and in words, never by the colour alone.
"""

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.pips import pip
from sprites.typeface import Face
from sprites.words import put

RED, BLACK = ("H", "D"), ("S", "C")
ALL = RED + BLACK

_TITLE, _MORE = 36.0, 26.0
_TALL, _PANEL, _AIR = 2.86, 1.06, 0.72
"""Height in the title's type; width of the panel in heights; air beside the words in the type."""

_TITLE_AT, _MORE_AT, _RADIUS = 0.34, 0.72, 0.22


def banner(
    easel: Easel,
    suits: tuple[str, ...],
    title: str,
    more: str,
    x: float,
    y: float,
    *,
    most: float,
    four_colour: bool = False,
) -> Area:
    """A paper card round x, y, at most `most` pixels wide: the words are squeezed, then cut.

    `suits` are those that may follow; all four stand for any colour. Returns its box.
    """
    title_px, more_px = easel.scale.type(_TITLE), easel.scale.type(_MORE)
    typeface = easel.atlas.typeface
    tall = round(title_px * _TALL)
    panel, air = round(tall * _PANEL), round(title_px * _AIR)
    widest = max(
        typeface.width(title, Face.DISPLAY, title_px), typeface.width(more, Face.BOLD, more_px)
    )
    wide = round(min(most, panel + 2 * air + widest))
    room = wide - panel - 2 * air
    cast = easel.cast(10, 120, 2, 7)

    def painter() -> pygame.Surface:
        radius = tall * _RADIUS
        body = svg.box(0, 0, wide, tall, radius, theme.STOCK) + _panel(suits, panel, tall, radius)
        body += _pips(suits, panel, tall, four_colour)
        sheet = svg.picture(body, wide, tall)
        line = typeface.line(title, Face.DISPLAY, title_px, theme.INK, squeeze_to=room)
        put(sheet, line, panel + air, tall * _TITLE_AT, 0.0)
        line = typeface.line(more, Face.BOLD, more_px, theme.WORDS_SOFT, squeeze_to=room)
        put(sheet, line, panel + air, tall * _MORE_AT, 0.0)
        return shade.with_shadow(sheet, cast)[0]

    key = ("banner", suits, title, more, wide, tall, four_colour)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)
    return x - wide / 2, y - tall / 2, wide, tall


def _panel(suits: tuple[str, ...], wide: float, tall: float, radius: float) -> str:
    """The coloured end, its outer corners round; in two halves where both colours may come."""
    shape = f"M0,{radius:.1f} A{radius:.1f},{radius:.1f} 0 0 1 {radius:.1f},0 H{wide} V{tall}"
    shape += f" H{radius:.1f} A{radius:.1f},{radius:.1f} 0 0 1 0,{tall - radius:.1f} Z"
    if len(suits) == len(RED):
        return svg.path(shape, theme.VERMILION if suits == RED else theme.INK)
    middle = tall / 2
    lower = f"M0,{middle:.1f} H{wide} V{tall} H{radius:.1f}"
    lower += f" A{radius:.1f},{radius:.1f} 0 0 1 0,{tall - radius:.1f} Z"
    return svg.path(shape, theme.VERMILION) + svg.path(lower, theme.INK)


def _pips(suits: tuple[str, ...], wide: float, tall: float, four_colour: bool) -> str:
    """Two suits side by side, or two rows of them."""
    rows = len(suits) // len(RED)
    size = (0.42 if rows == 1 else 0.34) * tall
    body = ""
    for number, suit in enumerate(suits):
        row, place = divmod(number, len(RED))
        x, y = wide * (0.31, 0.70)[place], tall * (row + 0.5) / rows
        body += pip(suit, x, y, size, theme.STOCK, half=_half(suit, four_colour))
    return body


def _half(suit: str, four_colour: bool) -> str:
    """With four colours a pip's right half hints at its own."""
    if not four_colour:
        return theme.WHITE
    return theme.mix(theme.suit_colour(suit, four_colour=True), theme.WHITE, 0.72)
