"""The ground of a throw: two halves and a slanting line, or three or four wedges from the middle.

Each thrower stands on their own colour. It is baked in full colour once a size; whoever was beaten
has their wedge greyed over it.
"""

import math
from collections.abc import Sequence

import pygame

from sprites import ground, svg, theme
from sprites.easel import Easel

Shape = tuple[svg.Point, ...]

LINE_TOP, LINE_FOOT = 0.552, 0.448
"""Where the line between two halves begins and ends, in shares of the width."""

_HALF_LINE, _WEDGE_LINE = 18.0, 14.0
_RAYS, _WEDGE_RAYS = 26, 40
_GREY_SHARE = 0.739
"""The grey veil that makes every ground what theme.greyed_ground says."""


def throw_ground(easel: Easel, colours: Sequence[str]) -> None:
    """Fill the canvas: two colours from left to right, three or four clockwise from below."""
    width, height = easel.canvas.size
    key = ("throw ground", width, height, tuple(colours))
    paint = _halves if len(colours) == 2 else _wedges  # noqa: PLR2004 -- a pair has halves
    image = easel.atlas.paint(
        key, lambda: paint((width, height), tuple(colours)), opaque=True, keep=True
    )
    easel.canvas.draw(image, width / 2, height / 2)


def grey_ground(easel: Easel, index: int, count: int, share: float) -> None:
    """Grey the part of one thrower of three or four, from not at all, 0, to wholly, 1."""
    size = easel.canvas.size
    shape = _shapes(size, count)[index]
    gap = easel.px(_WEDGE_LINE) / 2
    planes = [
        (a, b, c - (0 if _at_the_edge(shape, i, size) else gap * math.hypot(a, b)))
        for i, (a, b, c) in enumerate(_planes(shape))
    ]
    points = svg.clipped(shape, planes)
    easel.canvas.polygon(points, _veil(), round(255 * _GREY_SHARE * share))


def _at_the_edge(shape: Shape, side: int, size: tuple[int, int]) -> bool:
    """Whether a side of the shape is the window's own."""
    (x, y), (to_x, to_y) = shape[side], shape[(side + 1) % len(shape)]
    return (x == to_x and x in {0, size[0]}) or (y == to_y and y in {0, size[1]})


def _veil() -> str:
    grey, ink = theme.rgb("#55506A"), theme.rgb(theme.INK)
    parts = (
        round((0.55 * 0.58 * a + 0.42 * b) / _GREY_SHARE) for a, b in zip(grey, ink, strict=True)
    )
    return "#{:02X}{:02X}{:02X}".format(*parts)


def _halves(size: tuple[int, int], colours: tuple[str, ...]) -> pygame.Surface:
    width, height = size
    top, foot = LINE_TOP * width, LINE_FOOT * width
    unit = min(width / 1920, height / 1080)
    shapes: tuple[Shape, ...] = (
        ((0, 0), (top, 0), (foot, height), (0, height)),
        ((top, 0), (width, 0), (width, height), (foot, height)),
    )
    body = ""
    for shape, colour, at, light in zip(
        shapes, colours, (0.307, 0.693), (("#FFC090", 0.13), (theme.WHITE, 0.07)), strict=True
    ):
        body += svg.polygon(shape, colour)
        ray = theme.mix(colour, *light)
        middle = at * width, 0.519 * height
        body += svg.rays(middle, _RAYS, ray, _planes(shape), reach=math.hypot(*size))
    lit = _lit(svg.picture(body, *size), (0.5, 0.43), 70)
    half = _HALF_LINE * unit / 2
    line = [(top - half, 0.0), (top + half, 0.0), (foot + half, height), (foot - half, height)]
    lit.blit(svg.picture(svg.polygon(line, theme.STOCK), *size), (0, 0))
    return _dark_corners(lit, 110)


def _wedges(size: tuple[int, int], colours: tuple[str, ...]) -> pygame.Surface:
    width, height = size
    middle = width / 2, height / 2
    unit = min(width / 1920, height / 1080)
    body = lines = ""
    for shape, colour in zip(_shapes(size, len(colours)), colours, strict=True):
        body += svg.polygon(shape, colour)
        ray = theme.mix(colour, theme.RAY, 0.1)
        planes = _planes(shape)
        reach = math.hypot(*size) / 2
        body += svg.rays(middle, _WEDGE_RAYS, ray, planes, reach=reach, hollow=150 * unit)
    for x, y in _line_ends(size, len(colours)):
        way = f"M{x:.1f},{y:.1f} L{middle[0]:.1f},{middle[1]:.1f}"
        lines += svg.stroke(way, theme.STOCK, _WEDGE_LINE * unit)
    lit = _lit(svg.picture(body, *size), (0.5, 0.5), 50)
    lit.blit(svg.picture(lines, *size), (0, 0))
    return _dark_corners(lit, 115)


def _lit(surface: pygame.Surface, lamp: svg.Point, warm: int) -> pygame.Surface:
    surface.blit(ground.light(surface.get_size(), lamp, (0.5, 0.6), warm), (0, 0))
    return surface


def _dark_corners(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    surface.blit(ground.corners(surface.get_size(), alpha), (0, 0))
    return surface


def _shapes(size: tuple[int, int], count: int) -> tuple[Shape, ...]:
    """The wedges of three or four, clockwise from below."""
    width, height = size
    middle = width / 2, height / 2
    low_left, low_right = (0.0, float(height)), (float(width), float(height))
    below: Shape = (low_left, middle, low_right)
    if count == 3:  # noqa: PLR2004 -- nobody stands on top
        top = width / 2, 0.0
        left: Shape = ((0.0, 0.0), top, middle, low_left)
        return below, left, (top, (float(width), 0.0), low_right, middle)
    left = ((0.0, 0.0), middle, low_left)
    above: Shape = ((0.0, 0.0), (float(width), 0.0), middle)
    return below, left, above, ((float(width), 0.0), low_right, middle)


def _line_ends(size: tuple[int, int], count: int) -> tuple[svg.Point, ...]:
    width, height = size
    low: tuple[svg.Point, ...] = ((0, height), (width, height))
    return (*low, (width / 2, 0)) if count == 3 else (*low, (0, 0), (width, 0))  # noqa: PLR2004 -- as above


def _planes(shape: Shape) -> tuple[svg.Plane, ...]:
    """The planes of a convex shape, its inside kept."""
    x_in = sum(x for x, _ in shape) / len(shape)
    y_in = sum(y for _, y in shape) / len(shape)
    planes: list[svg.Plane] = []
    for i, (x, y) in enumerate(shape):
        to_x, to_y = shape[(i + 1) % len(shape)]
        a, b = to_y - y, x - to_x
        c = -(a * x + b * y)
        sign = 1 if a * x_in + b * y_in + c >= 0 else -1
        planes.append((a * sign, b * sign, c * sign))
    return tuple(planes)
