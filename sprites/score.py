"""What a score sheet is made of: the chip with a card's cost, and the bar towards the target."""

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.typeface import Face
from sprites.words import put

_CHIP_TALL, _CHIP_AIR = 1.55, 0.72
_DARKER, _LINE, _LINE_OUT = 0.38, 5.0, 9.0


def cost_chip_width(easel: Easel, words: str, px: int) -> int:
    """Pixels across of the chip with these words."""
    return round(easel.atlas.typeface.width(words, Face.DISPLAY, px) + 2 * _CHIP_AIR * px)


def cost_chip(easel: Easel, words: str, x: float, y: float, px: int, *, dear: bool = False) -> Area:
    """A pill with a figure; Vermilion for a dear one. `px` is its type in pixels."""
    wide = cost_chip_width(easel, words, px)
    tall = round(px * _CHIP_TALL)
    cast = easel.cast(5, 90, 1, 3)

    def painter() -> pygame.Surface:
        paper = theme.VERMILION if dear else theme.INK
        sheet = svg.picture(svg.box(0, 0, wide, tall, tall / 2, paper), wide, tall)
        line = easel.atlas.typeface.line(words, Face.DISPLAY, px, theme.STOCK)
        put(sheet, line, wide / 2, tall / 2)
        return shade.with_shadow(sheet, cast)[0]

    key = ("cost chip", words, px, dear)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)
    return x - wide / 2, y - tall / 2, wide, tall


def score_bar(easel: Easel, area: Area, before: float, now: float, colour: str) -> None:
    """How far it is to the target: `before` and `now` are shares of it, the new part darker.

    A line across its right end is the target; what lies beyond is not shown.
    """
    left, top, width, height = area
    wide, tall = round(width), round(height)
    out, thick = max(2, round(easel.px(_LINE_OUT))), max(2, round(easel.px(_LINE)))
    before, now = (min(1.0, max(0.0, share)) for share in (before, now))
    key = ("score bar", wide, tall, round(before * wide), round(now * wide), colour)

    def painter() -> pygame.Surface:
        radius = tall / 2
        body = svg.box(0, out, wide, tall, radius, theme.HAIRLINE)
        if now > 0:
            dark = theme.mix(colour, theme.INK, _DARKER)
            body += svg.box(0, out, max(tall, now * wide), tall, radius, dark)
        if before > 0:
            body += svg.box(0, out, max(tall, before * wide), tall, radius, colour)
        body += svg.box(wide - thick, 0, thick, tall + 2 * out, 0, theme.INK)
        return svg.picture(body, wide, tall + 2 * out)

    image = easel.atlas.paint(key, painter, turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2)
