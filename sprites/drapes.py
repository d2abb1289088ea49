"""A curtain in a seat's colour: two halves that part, and the valance over them.

Whatever lies behind must not be drawn while it is shut: it hides, but it is no lock.
"""

from functools import partial

import pygame

from sprites import ground, svg, theme
from sprites.canvas import Anchor
from sprites.easel import Easel
from sprites.theme import SeatLook

_FOLDS = 9
_LIGHT_MIX = 0.60
"""Light seats' drapes are darkened so far towards Ink; the emblem keeps the true colour."""

_LAMP, _LAMP_RADII, _WARM, _CORNERS = (0.5, 0.47), (0.40, 0.56), 44, 165
_SCALLOP, _VALANCE = 160.0, 176.0
_OVERHANG = 20.0


def cloth(seat: SeatLook) -> str:
    """The colour of this seat's drapes."""
    return theme.mix(seat.colour, theme.INK, _LIGHT_MIX) if seat.light else seat.colour


def drapes(easel: Easel, seat: SeatLook, open_share: float) -> None:
    """Both halves, `open_share` of the way apart, and the valance, drawn up as far."""
    width, height = easel.canvas.size
    middle = width // 2
    for left in (True, False):
        wide = middle if left else width - middle
        image = easel.atlas.paint(
            ("drape", seat.colour, width, height, left),
            partial(_half, easel, seat, left),
            opaque=True,
            turnable=False,
        )
        gone = open_share * wide
        x = -gone if left else middle + gone
        easel.canvas.draw(image, x, 0, anchor=Anchor.TOP_LEFT)
    tall = round(easel.px(_VALANCE))
    image = easel.atlas.paint(("valance", width, tall), lambda: _valance(easel), turnable=False)
    easel.canvas.draw(image, 0, -open_share * tall, anchor=Anchor.TOP_LEFT)


def _half(easel: Easel, seat: SeatLook, left: bool) -> pygame.Surface:
    """One half, cut out of the shut curtain under its light."""
    width, height = easel.canvas.size
    middle = width // 2
    whole = easel.atlas.surface(
        ("shut curtain", seat.colour, width, height), lambda: _shut(width, height, seat)
    )
    area = (0, 0, middle, height) if left else (middle, 0, width - middle, height)
    return whole.subsurface(area).copy()


def _shut(width: int, height: int, seat: SeatLook) -> pygame.Surface:
    colour, unit = cloth(seat), height / 1080
    body = svg.box(0, 0, width, height, 0, theme.mix(colour, theme.INK, 0.45))
    over, middle = _OVERHANG * unit, width / 2
    body += _folds(-over, middle, height, colour, outwards=False)
    body += _folds(middle, width + over, height, colour, outwards=True)
    surface = svg.picture(body, width, height)
    size = (width, height)
    surface.blit(ground.light(size, _LAMP, _LAMP_RADII, _WARM), (0, 0))
    seam = theme.mix(colour, theme.INK, 0.5)
    thick = max(2.0, 10 * unit)
    surface.fill(seam, (round(middle - thick / 2), 0, round(thick), height))
    surface.blit(ground.corners(size, _CORNERS), (0, 0))
    return surface


def _folds(x: float, end: float, height: float, colour: str, *, outwards: bool) -> str:
    """Folds with the half-light, darker towards the seam and the edge."""
    body, wide = "", (end - x) / _FOLDS
    for fold in range(_FOLDS):
        place = (fold + 0.5) / _FOLDS
        depth = 0.10 + 0.30 * (place if outwards else 1 - place)
        base = theme.mix(colour, theme.INK, depth * 0.75)
        left = x + fold * wide
        body += _strip(left, left + wide + 0.6, height, base)
        body += _strip(left + wide / 2, left + wide + 0.6, height, theme.mix(base, theme.INK, 0.22))
        near, far = left + wide * 0.16, left + wide * 0.30
        points = [(near, 0.0), (far, 0.0), (left + wide * 0.22, height), (near, height)]
        body += svg.polygon(points, theme.mix(base, theme.WHITE, 0.10))
    return body


def _strip(left: float, right: float, height: float, colour: str) -> str:
    return svg.polygon([(left, 0.0), (right, 0.0), (right, height), (left, height)], colour)


def _valance(easel: Easel) -> pygame.Surface:
    """Scallops with lozenges, beads between them, and the rail they hang on."""
    width, unit = easel.canvas.size[0], easel.scale.u
    tall = round(easel.px(_VALANCE))
    step = _SCALLOP
    count = int(width / unit / step) + 3
    shift = (width / unit - (count - 1) * step) / 2 - step / 2
    body, edges, beads = "", "", ""
    for place in range(count):
        x = shift + place * step
        middle, right = x + step / 2, x + step
        edges += svg.path(
            f"M{x},-10 V92 Q{middle},176 {right},92 V-10Z", theme.INK, 'fill-opacity="0.35"'
        )
        body += svg.path(f"M{x},-20 V78 Q{middle},162 {right},78 V-20Z", theme.VERMILION)
        dark = theme.mix(theme.VERMILION, theme.INK, 0.16)
        body += svg.path(f"M{middle},-20 V120 Q{x + 0.8 * step},120 {right},78 V-20Z", dark)
        lozenge = [(middle, 69.0), (middle + 10, 84.0), (middle, 99.0), (middle - 10, 84.0)]
        beads += svg.polygon(lozenge, theme.STOCK) + svg.circle(x, 92, 9, theme.STOCK)
    rail = svg.box(-10, 0, width / unit + 20, 30, 0, theme.INK)
    whole = f'<g transform="scale({unit:.5f})">{edges}{body}{beads}{rail}</g>'
    return svg.picture(whole, width, tall)
