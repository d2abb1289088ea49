"""A garage at night: boards, a floor, a lamp over the bench, and what slips are hung up with."""

import pygame

from sprites import ground, shade, svg, theme
from sprites.canvas import Anchor
from sprites.easel import Easel

_BOARD, _GAP = 120.0, 3.0
_FLOOR, _SKIRTING = 0.754, 16.0
_LAMP, _REACH = (0.34, 0.36), (0.34, 0.62)
_WARM, _CORNERS = 120, 135
_CLIP, _PIN = 48.0, 14.0


def garage_ground(easel: Easel) -> None:
    """Fill the canvas with the back wall and the floor."""
    width, height = easel.canvas.size
    image = easel.atlas.paint(
        ("garage", width, height), lambda: _surface((width, height)), opaque=True, keep=True
    )
    easel.canvas.draw(image, width / 2, height / 2)


def floor_top(easel: Easel) -> float:
    """Where the wall ends, in pixels from above."""
    return _FLOOR * easel.scale.height


def _surface(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    unit = height / 1080
    body, floor = svg.box(0, 0, width, height, 0, theme.GARAGE_FLOOR), _FLOOR * height
    across = _BOARD * unit
    for number in range(int(width / across) + 1):
        shaded = theme.mix(theme.GARAGE_WALL, theme.INK, 0.06 * (number % 3))
        gap = theme.mix(theme.GARAGE_WALL, theme.INK, 0.4)
        left = number * across
        body += svg.box(left, 0, across + 1, floor, 0, shaded)
        body += svg.box(left + across - _GAP * unit, 0, _GAP * unit, floor, 0, gap)
    skirting = theme.mix(theme.GARAGE_WALL, theme.INK, 0.55)
    body += svg.box(0, floor - _SKIRTING * unit / 2, width, _SKIRTING * unit, 0, skirting)
    body += _planks(width, height, floor, unit)
    surface = svg.sheet(size)
    surface.fill(theme.rgb(theme.GARAGE_FLOOR))
    surface.blit(svg.picture(body, width, height), (0, 0))
    surface.blit(ground.light(size, _LAMP, _REACH, _WARM), (0, 0))
    surface.blit(ground.corners(size, _CORNERS), (0, 0))
    return surface


def _planks(width: float, height: float, floor: float, unit: float) -> str:
    """The boards of the floor, which run away from the eye."""
    body, middle = "", width / 2
    x = -300 * unit
    while x < width + 300 * unit:
        near, far = x + (x - middle) * 0.34, x + 70 * unit
        points = [(x, floor), (far, floor), (far + (far - middle) * 0.34, height), (near, height)]
        body += svg.polygon(points, theme.STOCK, 'fill-opacity="0.05"')
        x += 140 * unit
    return body


def clip(easel: Easel, x: float, y: float) -> None:
    """A dark clip that holds a paper, its middle at x, y."""
    size = max(4, round(easel.px(_CLIP)))

    def painter() -> pygame.Surface:
        body = svg.box(0, 0, 48, 52, 8, theme.INK)
        body += svg.box(0, 0, 24, 52, 8, theme.half_light(theme.INK))
        return svg.fine(body + svg.circle(24, 20, 7, theme.STOCK), (48, 52), size, size * 52 / 48)

    easel.canvas.draw(easel.atlas.paint(("clip", size), painter), x, y)


def pin(easel: Easel, x: float, y: float) -> None:
    """A red pin, its head at x, y."""
    radius = max(3.0, easel.px(_PIN))
    size = round(radius * 2.6)

    def painter() -> pygame.Surface:
        half = size / 2
        body = svg.circle(half + radius * 0.2, half + radius * 0.4, radius, theme.INK)
        body = f'<g opacity="0.4">{body}</g>' + svg.circle(half, half, radius, theme.VERMILION)
        arc = f"M{half},{half - radius} A{radius},{radius} 0 0 1 {half},{half + radius}Z"
        return svg.picture(body + svg.path(arc, theme.half_light(theme.VERMILION)), size, size)

    easel.canvas.draw(easel.atlas.paint(("pin", size), painter), x, y)


def car(easel: Easel, colour: str, x: float, y: float, width: float) -> None:
    """The car itself, its wheels at x, y."""
    dark = theme.mix(colour, theme.INK, 0.3)
    image = easel.atlas.art("car", width, colours={theme.ROSE: colour, theme.CAR_SHADE: dark})
    easel.canvas.draw(image, x, y, anchor=Anchor.BOTTOM)


def coin(easel: Easel, x: float, y: float, width: float) -> None:
    """A LabraCoin, struck in brass."""
    size = max(8, round(width))
    side, face, light, _ = theme.BRASS

    def painter() -> pygame.Surface:
        body = svg.circle(50, 54, 46, side) + svg.circle(50, 48, 46, face)
        body += svg.path("M50,2 A46,46 0 0 1 50,94Z", light) + svg.ring(50, 48, 38, side, 3)
        sheet = svg.fine(body, (100, 100), size, size)
        dog = easel.atlas.art_surface("throw_icon_labrador", size * 0.6)
        at = (size - dog.get_width()) / 2, size * 0.48 - dog.get_height() / 2
        sheet.blit(dog, (round(at[0]), round(at[1])))
        return shade.with_shadow(sheet, easel.cast(10, 130, 3, 8))[0]

    pad = easel.cast(10, 130, 3, 8).reach
    easel.canvas.draw(easel.atlas.paint(("coin", size), painter, pad=pad, turnable=False), x, y)
