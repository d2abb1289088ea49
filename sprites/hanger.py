"""The notice that hangs on a door while a game is paused, with the knob in its hole."""

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel

HOLE_MIDDLE = 136
"""Design pixels from the top of the notice to the middle of its hole, where it has one."""

HOLE_RADIUS = 84
_CORNER = 44
_LINE_INSET, _LINE = 16, 6


def door_hanger(easel: Easel, area: Area, *, hole: bool = True) -> None:
    """A sheet of Stock with a Vermilion line round it; with a `hole`, the door's knob shows."""
    left, top, width, height = area
    wide, tall = round(width), round(height)
    cast = easel.cast(24, 160, 4, 18)

    def painter() -> pygame.Surface:
        unit = easel.scale.u
        sheet = svg.fine(
            _sheet(wide / unit, tall / unit, hole), (wide / unit, tall / unit), wide, tall
        )
        return shade.with_shadow(sheet, cast)[0]

    key = ("hanger", wide, tall, hole)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2)
    if hole:
        size = round(easel.px(2 * HOLE_RADIUS))
        knob = easel.atlas.paint(("knob", size), lambda: svg.fine(_knob(), (168, 168), size, size))
        easel.canvas.draw(knob, left + width / 2, top + easel.px(HOLE_MIDDLE))


def _sheet(width: float, height: float, hole: bool) -> str:
    paper = svg.box_path(0, 0, width, height, _CORNER)
    middle, y, r = width / 2, HOLE_MIDDLE, HOLE_RADIUS
    if hole:
        paper += (
            f" M{middle - r},{y} A{r},{r} 0 1 0 {middle + r},{y} A{r},{r} 0 1 0 {middle - r},{y}Z"
        )
    body = svg.path(paper, theme.STOCK, 'fill-rule="evenodd"')
    inset = _LINE_INSET + _LINE / 2
    line = (inset, inset, width - 2 * inset, height - 2 * inset, _CORNER - inset + 4)
    body += svg.box_line(*line, theme.VERMILION, _LINE)
    if hole:
        body += svg.ring(middle, y, r + 8, theme.VERMILION, 5)
    return body


def _knob() -> str:
    side, face, light, shine = theme.BRASS
    body = svg.circle(84, 90, 60, theme.INK, 'fill-opacity="0.5"')
    body += svg.circle(84, 84, 58, side) + svg.circle(84, 78, 50, face)
    body += svg.path("M84,28 A50,50 0 0 1 84,128Z", light)
    return body + svg.circle(70, 62, 11, shine)
