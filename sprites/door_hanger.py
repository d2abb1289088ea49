"""The card that hangs on the door knob while the game is paused. Words and buttons lie on it."""

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel

_HOLE = 84 / 560  # of the width
_HOLE_Y = 136 / 560


def door_hanger(easel: Easel, area: Area) -> None:
    """The hanger over the box, with a brass knob in its hole. Its words begin below 0.31 of it."""
    left, top, width, height = area
    wide, tall = round(width), round(height)
    cast = easel.cast(24, 160, 4, 18)

    def painter() -> pygame.Surface:
        paper = svg.picture(_paper(wide, tall), wide, tall)
        sheet, margin = shade.with_shadow(paper, cast)
        size = wide / 560
        knob = _knob_surface(size)
        middle = round(margin + wide / 2), round(margin + (_HOLE_Y * 560 + 3) * size)
        sheet.blit(knob, knob.get_rect(center=middle))
        return sheet

    image = easel.atlas.paint(("hanger", wide, tall), painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2)


def _paper(width: int, height: int) -> str:
    unit = width / 560
    x, y, r = width / 2, _HOLE_Y * width, _HOLE * width
    hole = f"M{x - r},{y} A{r},{r} 0 1 0 {x + r},{y} A{r},{r} 0 1 0 {x - r},{y}Z"
    even_odd = 'fill-rule="evenodd"'
    body = svg.path(f"{svg.box_path(0, 0, width, height, 44 * unit)} {hole}", theme.STOCK, even_odd)
    outer = svg.box_path(16 * unit, 16 * unit, width - 32 * unit, height - 32 * unit, 32 * unit)
    inner = svg.box_path(22 * unit, 22 * unit, width - 44 * unit, height - 44 * unit, 27 * unit)
    body += svg.path(f"{outer} {inner}", theme.VERMILION, even_odd)
    return body + svg.ring(x, y, r + 8 * unit, theme.VERMILION, 5 * unit)


def _knob_surface(unit: float) -> pygame.Surface:
    dark, middle, light, shine = theme.BRASS
    body = svg.circle(60, 66, 60, theme.INK, 'fill-opacity="0.5"')
    body += svg.circle(60, 60, 58, dark) + svg.circle(60, 54, 50, middle)
    body += svg.path("M60,4 A50,50 0 0 1 60,104Z", light) + svg.circle(46, 38, 11, shine)
    return svg.fine(body, (120, 126), 120 * unit, 126 * unit)
