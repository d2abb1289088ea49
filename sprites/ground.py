"""The table under its lamp, and the plain ground of the house. Baked once a size, kept as a file.

The order is ground, rays, rings, warm pool, vignette; mats, cards and words come later, so that
the vignette never greys a name.
"""

import math

import pygame

from sprites import svg, theme
from sprites.easel import Easel

Stops = tuple[tuple[float, str, float], ...]

Oval = tuple[float, float, float, float]
"""Middle across and down, and the two radii, in pixels."""

_RAYS = 30
_RAY_SHARE = 0.05
_COARSE = 4  # light is soft: it is painted at a quarter of the size


def table(
    easel: Easel,
    name: str,
    *,
    lamp: svg.Point = (0.5, 0.46),
    rings: svg.Point | None = None,
    oval: Oval | None = None,
    warm: int = 60,
    vignette: int = 130,
) -> None:
    """Fill the canvas with the ground called `name` in theme.GROUNDS.

    `lamp` and `rings` (two circles of inlay round the pile) are shares of the window, `oval` is
    one round several piles, in pixels; `warm` and `vignette` are the alpha of the pool of light
    and of the dark corners.
    """
    width, height = easel.canvas.size
    key = ("ground", name, width, height, lamp, rings, oval, warm, vignette)
    image = easel.atlas.paint(
        key,
        lambda: table_surface(
            (width, height), theme.GROUNDS[name], lamp, rings, warm, vignette, oval
        ),
        opaque=True,
        keep=True,
    )
    easel.canvas.draw(image, width / 2, height / 2)


def table_surface(
    size: tuple[int, int],
    ground: theme.Ground,
    lamp: svg.Point,
    rings: svg.Point | None,
    warm: int,
    vignette: int,
    oval: Oval | None = None,
) -> pygame.Surface:
    """The same ground as an opaque surface of this many pixels."""
    width, height = size
    surface = gradient(size, lamp, (0.651, 0.819), _ground_stops(ground))
    at = lamp[0] * width, lamp[1] * height
    reach = math.hypot(width, height)
    planes = svg.inside(0, 0, width, height)
    centre = (rings[0] * width, rings[1] * height) if rings else oval[:2] if oval else at
    body = svg.rays(centre, _RAYS, theme.RAY, planes, reach=reach, hollow=0.14 * height)
    body = f'<g opacity="{_RAY_SHARE}">{body}</g>' + (_rings(centre, height) if rings else "")
    body += _oval(oval, height) if oval else ""
    surface.blit(svg.picture(body, width, height), (0, 0))
    pool = (lamp[0], lamp[1] - 0.02)
    surface.blit(gradient(size, pool, (0.42, 0.5), _pool_stops(warm / 255)), (0, 0))
    surface.blit(gradient(size, (0.5, 0.5), (0.74, 0.81), _corner_stops(vignette / 255)), (0, 0))
    return surface


def light(size: tuple[int, int], centre: svg.Point, radii: svg.Point, alpha: int) -> pygame.Surface:
    """A warm pool of light to lay over a scene; centre and radii are shares of the size."""
    return gradient(size, centre, radii, _pool_stops(alpha / 255))


def corners(size: tuple[int, int], alpha: int) -> pygame.Surface:
    """Dark corners to lay over a scene."""
    return gradient(size, (0.5, 0.5), (0.74, 0.81), _corner_stops(alpha / 255))


def _ground_stops(ground: theme.Ground) -> Stops:
    middle = theme.mix(ground.centre, ground.edge, 0.42)
    return ((0, ground.centre, 1), (0.43, middle, 1), (1, ground.edge, 1))


def _pool_stops(share: float) -> Stops:
    return ((0, theme.LAMP, share), (0.5, "#FFBE6E", share / 2), (1, "#FFAA5A", 0))


def _corner_stops(share: float) -> Stops:
    dark = theme.CORNER
    return ((0, dark, 0), (0.55, dark, 0), (1, dark, share))


def gradient(
    size: tuple[int, int], centre: svg.Point, radii: svg.Point, stops: Stops
) -> pygame.Surface:
    """A radial gradient over the whole size; centre and radii are shares of it."""
    width, height = size[0] / _COARSE, size[1] / _COARSE
    at = centre[0] * width, centre[1] * height
    gradient = svg.radial("l", at, (radii[0] * width, radii[1] * height), stops)
    body = svg.box(0, 0, width, height, 0, "url(#l)")
    return pygame.transform.smoothscale(svg.picture(body, width, height, gradient), size)


def _rings(centre: svg.Point, height: float) -> str:
    unit = height / 1080
    inner = svg.ring(*centre, 448 * unit, theme.RAY, 3 * unit)
    outer = svg.ring(*centre, 462 * unit, theme.RAY, 9 * unit)
    return f'<g opacity="0.18">{inner}{outer}</g>'


def _oval(oval: Oval, height: float) -> str:
    """An inlay of two lines, and a little light within."""
    x, y, across, down = oval
    unit = height / 1080

    def ellipse(less: float, paint: str) -> str:
        radii = f'rx="{across - less:.1f}" ry="{down - less:.1f}"'
        return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" {radii} {paint}/>'

    line = f'fill="none" stroke="{theme.RAY}" stroke-opacity='
    return (
        ellipse(0, f'fill="{theme.RAY}" fill-opacity="0.06"')
        + ellipse(0, f'{line}"0.30" stroke-width="{7.5 * unit:.2f}"')
        + ellipse(13 * unit, f'{line}"0.22" stroke-width="{2.4 * unit:.2f}"')
    )
