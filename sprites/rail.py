"""An order that is gone through: a line with a disc a step, and the pill on the step that is now.

It knows no game: each step is the name of a drawing.
"""

import pygame

from sprites import svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.panel import panel

_LINE, _RIM, _ART = 8.0, 0.07, 0.60


def step_disc(
    easel: Easel, art: str, x: float, y: float, radius: float, *, lit: bool = True
) -> None:
    """The drawing in a ring; one that is not `lit` stands for nothing now."""
    image = easel.atlas.paint(
        ("step", art, round(2 * radius)), lambda: disc_surface(easel, art, round(2 * radius))
    )
    easel.canvas.draw(image, x, y, tint=(255, 255, 255) if lit else theme.DIM_MARK)


def disc_surface(easel: Easel, art: str, size: int) -> pygame.Surface:
    """The same disc, size x size pixels."""
    body = svg.circle(50, 50, 50, theme.STOCK) + svg.circle(50, 50, 50 * (1 - _RIM), theme.NIGHT)
    sheet = svg.fine(body, (100, 100), size, size)
    drawn = easel.atlas.art_surface(art, round(size * _ART * 1.1))
    sheet.blit(drawn, drawn.get_rect(center=(size // 2, size // 2)))
    return sheet


def rail_line(easel: Easel, x: float, top: float, bottom: float) -> None:
    """What the discs hang on."""
    wide = max(2, round(easel.px(_LINE)))
    easel.canvas.fill((x - wide / 2, top, wide, bottom - top), theme.RAIL_LINE)


def now_pill(easel: Easel, area: Area) -> None:
    """Behind the step that is now."""
    panel(easel, area, colour=theme.MARIGOLD, radius=area[3], shadow=False)


def mark(easel: Easel, art: str, x: float, y: float, width_px: float, alpha: int) -> None:
    """The disc of a step, large, over the table; it may grow and fade at no cost but its own."""
    size = max(8, round(width_px / 12) * 12)
    image = easel.atlas.paint(
        ("mark of a step", art, size), lambda: disc_surface(easel, art, size), turnable=False
    )
    easel.canvas.draw(image, x, y, alpha=alpha)
