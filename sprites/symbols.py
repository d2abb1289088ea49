"""The five symbols of a throw: on tiles that name them, and on discs where room is short.

A symbol is given by its code, "rock" to "labrador"; its ground tells it across the room.
"""

import pygame

from sprites import shade, svg, theme
from sprites.atlas import art_text
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.typeface import Face
from sprites.words import fitting_px, put

_ICON_BOX = 210
_DISC_GROUND = 0.87
_DISC_ICON = 0.0071 * _ICON_BOX  # of the radius
_DISC_SCISSORS = 0.0076 * _ICON_BOX
_TILE = (150, 196)
_NAME_BAND, _BORDER, _CORNER = 52, 7, 22
_NAME = 29.0
_SIDE = 9
_GROWN = 1.3
"""A tile does not grow, so its name grows by no more than this."""


def symbol_disc(
    easel: Easel, code: str, x: float, y: float, width_px: float, *, rim: str = theme.STOCK
) -> None:
    """The symbol on a disc of its ground with a rim."""
    size = round(width_px)
    image = easel.atlas.paint(
        ("symbol disc", code, size, rim), lambda: symbol_surface(easel, code, size, rim)
    )
    easel.canvas.draw(image, x, y)


def symbol_surface(easel: Easel, code: str, size: int, rim: str = theme.STOCK) -> pygame.Surface:
    """The same disc as a surface of size x size pixels."""
    body = svg.circle(50, 50, 50, rim)
    body += svg.circle(50, 50, 50 * _DISC_GROUND, theme.SYMBOL_GROUNDS[code])
    sheet = svg.fine(body, (100, 100), size, size)
    share = _DISC_SCISSORS if code == "scissors" else _DISC_ICON
    icon = easel.atlas.art_surface(icon_name(code), size / 2 * share)
    sheet.blit(icon, icon.get_rect(center=(size // 2, size // 2)))
    return sheet


def symbol_medal(
    easel: Easel, code: str, x: float, y: float, width_px: float, *, lit: bool = False
) -> None:
    """A larger disc on its shadow; the winner's has a rim of light around it."""
    size = round(width_px)
    cast = easel.cast(8, 110, 2, 6)

    def painter() -> pygame.Surface:
        sheet = svg.fine(svg.circle(50, 50, 50, theme.MARIGOLD), (100, 100), size, size)
        if not lit:
            sheet.fill((0, 0, 0, 0))
        disc = symbol_surface(easel, code, round(size * 0.925))
        sheet.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
        return shade.with_shadow(sheet, cast)[0]

    image = easel.atlas.paint(
        ("symbol medal", code, size, lit), painter, pad=cast.reach, turnable=False
    )
    easel.canvas.draw(image, x, y)


def symbol_tile(easel: Easel, code: str, name: str, area: Area) -> None:
    """A tile over the box: the symbol, and its name below. It never looks pressed.

    Where the box is too low for a name there is none.
    """
    left, top, width, height = area
    size = round(width), round(height)
    cast = easel.cast(10, 120, 0, 6)
    key = ("symbol tile", code, name, size, easel.scale.type(_NAME))
    image = easel.atlas.paint(
        key,
        lambda: shade.with_shadow(_tile(easel, code, name, size), cast)[0],
        pad=cast.reach,
        turnable=False,
    )
    easel.canvas.draw(image, left + width / 2, top + height / 2)


def _tile(easel: Easel, code: str, name: str, size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    unit = width / _TILE[0]
    px, band = _name_size(easel, name, width, unit)
    if height - band < width * 0.6:
        band = _BORDER * unit
        name = ""
    border, corner = _BORDER * unit, _CORNER * unit
    body = svg.box(0, 0, width, height, corner, theme.STOCK)
    inner = width - 2 * border, height - border - band
    ground = theme.SYMBOL_GROUNDS[code]
    body += svg.box(border, border, *inner, corner - border, ground)
    if name:
        body += svg.box(border, border + inner[1] / 2, inner[0], inner[1] / 2, 0, ground)
    sheet = svg.fine(body, size, *size)
    icon = easel.atlas.art_surface(icon_name(code), min(inner[0] * 0.82, inner[1] * 0.9))
    sheet.blit(icon, icon.get_rect(center=(width // 2, round(border + inner[1] / 2))))
    if name:
        room = width - _SIDE * unit
        line = easel.atlas.typeface.line(name, Face.DISPLAY, px, theme.INK, squeeze_to=room)
        put(sheet, line, width / 2, height - band * 0.54)
    return sheet


def _name_size(easel: Easel, name: str, width: int, unit: float) -> tuple[int, float]:
    """Font pixels of a tile's name, so that it fits across, and the band that it needs."""
    most = min(easel.scale.type(_NAME), _NAME * _GROWN * unit)
    px = fitting_px(easel, name, Face.DISPLAY, most, width - _SIDE * unit)
    return px, max(_NAME_BAND * unit, px * 1.5)


def icon_name(code: str) -> str:
    """The drawing of a symbol."""
    return f"throw_icon_{code}"


def symbol_codes() -> tuple[str, ...]:
    """All symbols that have a drawing, in the order in which they are shown."""
    return tuple(code for code in theme.SYMBOL_GROUNDS if art_text(icon_name(code)))
