"""Sheets of paper that hold controls, plates on the table, and the hairline between rows."""

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel


def panel(
    easel: Easel,
    area: Area,
    *,
    colour: str = theme.PAPER,
    radius: float = 26,
    opacity: float = 1.0,
    shadow: bool = True,
) -> None:
    """A sheet over the box; `radius` in design pixels. A see-through one throws less shadow."""
    left, top, width, height = area
    wide, tall = round(width), round(height)
    cast = easel.cast(16, 120, 2, 10) if opacity >= 1 else easel.cast(6, 70, 2, 5)
    key = ("panel", wide, tall, colour, radius, opacity, shadow)

    def painter() -> pygame.Surface:
        corner = min(easel.px(radius), tall / 2)
        share = f'fill-opacity="{opacity}"'
        sheet = svg.picture(svg.box(0, 0, wide, tall, corner, colour, share), wide, tall)
        return shade.with_shadow(sheet, cast)[0] if shadow else sheet

    pad = cast.reach if shadow else 0
    image = easel.atlas.paint(key, painter, pad=pad, turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2)


def hairline(easel: Easel, x: float, y: float, width: float) -> None:
    """The line between two rows of a paper panel."""
    thick = max(1, round(easel.px(2.4)))
    easel.canvas.fill((x, y - thick / 2, width, thick), theme.HAIRLINE)
