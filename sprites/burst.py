"""What a slap throws up: the star, the wedges of speed, the pips that fly. Still pictures only."""

import math
import random

import pygame

from sprites import svg, theme
from sprites.easel import Easel
from sprites.pips import pip

_POINTS = 22
_TURN = 0.06
_STARS = (
    (306, 436, theme.MARIGOLD, (1, 0.90, 1.08, 0.94, 1.02)),
    (272, 372, theme.BURST_MIDDLE, (1, 0.92, 1.06, 0.95, 1.02)),
    (238, 312, theme.STOCK, (1, 0.94, 1.05, 0.96, 1.02)),
)
_BOX = 960
_SCALE_STEP, _DEGREE_STEP = 0.175, 6
_WEDGES = 26
_FADE_STEP = 64
"""Of 255: a fading star goes through four pictures."""

PIP_COLOURS = (theme.STOCK, theme.MARIGOLD, theme.MINT, theme.INK)


def burst(
    easel: Easel,
    x: float,
    y: float,
    width_px: float,
    *,
    scale: float = 1.0,
    degrees: float = 0.0,
    alpha: int = 255,
) -> None:
    """The star behind a slap, `width_px` across at scale 1 (960 design pixels for two to four).

    Scale, turning and alpha are baked in coarse steps, so that it may grow, turn and fade at no
    cost: in software a large picture drawn through an alpha takes four times as long.
    """
    faded = math.ceil(alpha / _FADE_STEP) * _FADE_STEP
    if faded <= 0:
        return
    step = max(_SCALE_STEP, 1.0 + round((scale - 1.0) / _SCALE_STEP) * _SCALE_STEP)
    turn = round(degrees / _DEGREE_STEP) * _DEGREE_STEP
    size = round(width_px * step)
    image = easel.atlas.paint(
        ("burst", size, turn, faded),
        lambda: _faded(svg.fine(_star(turn), (_BOX, _BOX), size, size), faded),
        turnable=False,
        keep=True,
    )
    easel.canvas.draw(image, x, y)


def _faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """The picture seen through an alpha, as a picture."""
    picture.fill((*theme.rgb(theme.WHITE), min(255, alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _star(degrees: float) -> str:
    middle = _BOX / 2
    turn = _TURN - math.radians(degrees)
    shade = svg.star_points(
        middle + 4, middle + 8, _POINTS, 318, 452, turn, (1, 0.90, 1.08, 0.94, 1.02)
    )
    body = svg.polygon(shade, theme.BURST_SHADOW, 'fill-opacity="0.47"')
    for inner, outer, colour, uneven in _STARS:
        points = svg.star_points(middle, middle, _POINTS, inner, outer, turn, uneven)
        body += svg.polygon(points, colour)
    return body


def wedges(
    easel: Easel, x: float, y: float, width_px: float, *, alpha: int = 190, seed: int = 8
) -> None:
    """Thin wedges that fly outwards round the burst, `width_px` from tip to tip."""
    size = round(width_px)
    faded = math.ceil(alpha / _FADE_STEP) * _FADE_STEP
    if faded <= 0:
        return

    def painter() -> pygame.Surface:
        rng = random.Random(seed)  # noqa: S311 -- a drawing's wobble
        body = ""
        for i in range(_WEDGES):
            angle = math.tau * (i + 0.5 + rng.uniform(-0.25, 0.25)) / _WEDGES
            near = 478 + rng.uniform(-10, 40)
            far = near + rng.uniform(60, 150)
            half = rng.uniform(5, 10)
            cos, sin = math.cos(angle), math.sin(angle)
            foot = [(near * cos - half * sin, near * sin + half * cos)]
            foot += [(far * cos, far * sin), (near * cos + half * sin, near * sin - half * cos)]
            body += svg.polygon([(680 + px, 680 + py) for px, py in foot], theme.STOCK)
        return _faded(svg.fine(body, (1360, 1360), size, size), faded)

    key = ("wedges", size, seed, faded)
    image = easel.atlas.paint(key, painter, turnable=False, keep=True)
    easel.canvas.draw(image, x, y)


def thrown_pip(
    easel: Easel,
    suit: str,
    colour: str,
    x: float,
    y: float,
    size_px: float,
    *,
    degrees: float = 0.0,
    alpha: int = 255,
) -> None:
    """A little suit mark in flight (confetti), turned live: it is small."""
    size = max(8, round(size_px / 4) * 4)

    def painter() -> pygame.Surface:
        return svg.fine(pip(suit, 60, 60, 100, colour), (120, 120), size * 1.2, size * 1.2)

    image = easel.atlas.paint(("thrown", suit, colour, size), painter)
    easel.canvas.draw(image, x, y, angle=degrees, alpha=alpha)


def contact_ring(easel: Easel, x: float, y: float, radius: float, *, alpha: int = 255) -> None:
    """The ring of the instant of contact."""
    size = round(2 * radius)

    def painter() -> pygame.Surface:
        thick = max(2.0, radius * 0.067)
        return svg.picture(
            svg.ring(radius, radius, radius - thick / 2 - 1, theme.STOCK, thick), size, size
        )

    image = easel.atlas.paint(("contact", size), painter, turnable=False)
    easel.canvas.draw(image, x, y, alpha=alpha)
