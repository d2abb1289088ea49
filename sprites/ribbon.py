"""The ribbon that says who was first, and the medal of who has won."""

import pygame

from sprites import shade, svg, theme
from sprites.easel import Easel
from sprites.seat_mark import emblem_surface
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import put

_TALL = 96
_LEAST, _MOST = 350, 620


def ribbon(
    easel: Easel,
    title: str,
    line: str,
    x: float,
    y: float,
    *,
    degrees: float = 3.0,
    most: float | None = None,
) -> None:
    """Two lines on a swallow-tailed band, as wide as they need up to `most` pixels."""
    typeface = easel.atlas.typeface
    large, small = easel.scale.type(44), easel.scale.type(theme.CAPITALS)
    needed = max(typeface.width(title, Face.DISPLAY, large), typeface.width(line, Face.BOLD, small))
    tall = round(max(easel.px(_TALL), (large + small) * 1.38))
    notch = tall * 0.31
    widest = easel.px(_MOST) if most is None else most
    wide = round(min(widest, max(easel.px(_LEAST), needed + 2 * notch + large)))
    room = max(1.0, wide - 2 * notch - large * 0.4)
    cast = easel.cast(8, 110, 1, 6)
    key = ("ribbon", title, line, wide, tall, large, small, degrees)

    def painter() -> pygame.Surface:
        shape = [(0.0, 0.0), (wide, 0), (wide - notch, tall / 2), (wide, tall), (0, tall)]
        shape.append((notch, tall / 2))
        band = svg.picture(svg.polygon(shape, theme.INK), wide, tall)
        first = typeface.line(title, Face.DISPLAY, large, theme.MARIGOLD, squeeze_to=room)
        second = typeface.line(line, Face.BOLD, small, theme.STOCK, squeeze_to=room)
        put(band, first, wide / 2, tall * 0.35)
        put(band, second, wide / 2, tall * 0.75)
        turned = pygame.transform.rotozoom(shade.padded(band, 3, theme.INK), degrees, 1)
        return shade.with_shadow(turned, cast)[0]

    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)


def medal(easel: Easel, seat: SeatLook, x: float, y: float, radius: float) -> None:
    """The winner's emblem in rings; `radius` of the dashed outermost one."""
    size = round(2 * radius)

    def painter() -> pygame.Surface:
        body = svg.circle(180, 180, 150, theme.MARIGOLD)
        body += svg.dashes(180, 180, 168, theme.MARIGOLD, 6, 20, 0.2)
        body += svg.circle(180, 180, 138, theme.STOCK) + svg.circle(180, 180, 128, seat.colour)
        surface = svg.fine(body, (360, 360), size, size)
        disc = emblem_surface(seat, round(size * 150 / 360))
        surface.blit(disc, disc.get_rect(center=(size // 2, size // 2)))
        return surface

    image = easel.atlas.paint(("medal", seat.emblem, size), painter, turnable=False)
    easel.canvas.draw(image, x, y)
