"""The barn of a seat: a card with an open door, and in it how much lies within."""

import pygame

from sprites import shade, svg, theme
from sprites.atlas import art_text
from sprites.easel import Easel
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import label

_FIGURES, _FIGURES_MOST = 70 / 250, 84 / 250
_DOOR_DOWN = (246 - 175) / 250
"""The middle of the door from that of the card, in its widths."""


def barn(
    easel: Easel,
    seat: SeatLook,
    count: int | None,
    x: float,
    y: float,
    width_px: float,
    *,
    dim: bool = False,
) -> None:
    """A barn round x, y; None is no figure in its door. It is `dim` where nobody plays for it."""
    width = round(width_px)
    cast = easel.cast(7, 120, 2, 6)

    def painter() -> pygame.Surface:
        art = art_text(f"barn_front_{seat.emblem}")
        card = svg.raster_fine(art, width, round(width * theme.CARD_RATIO))
        if dim:
            card = shade.multiplied(card, theme.DIM_TABLE)
        return shade.with_shadow(card, cast)[0]

    key = ("barn", seat.emblem, width, dim)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)
    if count is not None:
        px, most = round(_FIGURES * width), _FIGURES_MOST * width
        down = y + _DOOR_DOWN * width
        colour = theme.RAIL_OFF if dim else theme.STOCK
        label(easel, str(count), x, down, face=Face.DISPLAY, px=px, colour=colour, most=most)
