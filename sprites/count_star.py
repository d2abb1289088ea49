"""The star in the middle of a throw: its disc and numeral, the ring of time, the steps above it.

What a star is worth is told by what stands on it, never by its colour alone.
"""

import math
from enum import Enum
from functools import partial

import pygame

from sprites import shade, svg, theme
from sprites.easel import Easel
from sprites.typeface import Face
from sprites.words import put

_RING_PARTS = 24
_RING_RADIUS, _RING_THICK = 152, 16
_DEEP = 0.08
_BOX = 600


class Star(Enum):
    """How the star looks: points and radii of its layers, and the radius of its disc."""

    COUNT = ((20, 190, 256, theme.MARIGOLD), (20, 176, 226, theme.BURST_MIDDLE), 160)
    POINTS = ((20, 200, 272, theme.MARIGOLD), (20, 186, 240, theme.BURST_MIDDLE), 158)
    SOFT = ((18, 126, 172, theme.STOCK), (18, 112, 150, theme.STAR_SOFT), 0)

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame


def star(easel: Easel, look: Star, x: float, y: float, *, size: float = 1.0, turn: int = 0) -> None:
    """The star on its hard shadow, `size` times as large as in the design; turned in degrees."""
    width = round(easel.px(_BOX * size))

    def painter() -> pygame.Surface:
        return svg.fine(_body(look, turn), (_BOX, _BOX), width, width)

    image = easel.atlas.paint(("count star", look, width, turn), painter, turnable=False)
    easel.canvas.draw(image, x, y)


def _body(look: Star, turn: int) -> str:
    outer, inner, disc = look.value
    middle, angle = _BOX / 2, _DEEP - math.radians(turn)
    points, near, far, _ = outer
    shadow = svg.star_points(middle + 6, middle + 14, points, near + 6, far + 6, angle)
    body = svg.polygon(shadow, theme.INK, 'fill-opacity="0.35"')
    for points, near, far, colour in (outer, inner):
        body += svg.polygon(svg.star_points(middle, middle, points, near, far, angle), colour)
    if look is Star.SOFT:
        return body
    body += svg.circle(middle, middle, disc, theme.STOCK)
    if look is Star.COUNT:
        body += svg.ring(middle, middle, disc, theme.PAPER, _RING_THICK)
    return body


def time_ring(easel: Easel, x: float, y: float, share: float, *, size: float = 1.0) -> None:
    """The rim of the disc, filled clockwise from the top as time goes by, in whole parts."""
    full = math.floor(share * _RING_PARTS + 1e-6)
    radius, thick = easel.px(_RING_RADIUS * size), easel.px(_RING_THICK * size)
    step = math.tau / _RING_PARTS
    for i in range(min(full, _RING_PARTS)):
        image = easel.atlas.paint(
            ("time ring", i, round(radius, 1)),
            partial(_ring_part, radius, thick, i * step, step),
        )
        angle = (i + 0.5) * step
        easel.canvas.draw(image, x + radius * math.sin(angle), y - radius * math.cos(angle))


def _ring_part(radius: float, thick: float, begins: float, step: float) -> pygame.Surface:
    middle = begins + step / 2
    size = math.ceil(radius * step + 2 * thick)
    at = size / 2 - radius * math.sin(middle), size / 2 + radius * math.cos(middle)
    ends = [
        (at[0] + radius * math.sin(angle), at[1] - radius * math.cos(angle))
        for angle in (begins, begins + step)
    ]
    arc = f"M{ends[0][0]:.2f},{ends[0][1]:.2f} A{radius:.2f},{radius:.2f} 0 0 1 "
    body = svg.stroke(f"{arc}{ends[1][0]:.2f},{ends[1][1]:.2f}", theme.VERMILION, thick)
    return svg.fine(body, (size, size), size, size)


def numeral(
    easel: Easel, words: str, x: float, y: float, *, size: float = 1.0, most: float | None = None
) -> None:
    """A figure or a short word on the disc, large; `size` is of the moment it comes in."""
    px = round(easel.px(theme.COUNTDOWN))
    if most is not None:
        wide = easel.atlas.typeface.width(words, Face.DISPLAY, px)
        px = max(easel.scale.floor, min(px, int(px * most / max(1.0, wide))))
    image = easel.atlas.text(words, Face.DISPLAY, px, theme.INK)
    easel.canvas.draw(image, x, y, scale=size)


class StepState(Enum):
    """Whether a beat has passed, is now, or is still to come."""

    PAST = "past"
    NOW = "now"
    NEXT = "next"

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame


_STEP_TALL, _STEP_SIDE, _STEP_TYPE, _STEP_GAP = 84, 28, 50, 24
_STEP_LEAST = 112


def steps_width(easel: Easel, labels: tuple[str, ...]) -> float:
    """Pixels that the row of steps takes."""
    gaps = easel.px(_STEP_GAP) * (len(labels) - 1)
    return sum(_step_width(easel, label) for label in labels) + gaps


def steps(
    easel: Easel, labels: tuple[str, ...], states: tuple[StepState, ...], x: float, y: float
) -> None:
    """The beats in a row, x in the middle of it."""
    left = x - steps_width(easel, labels) / 2
    for label, state in zip(labels, states, strict=True):
        width = _step_width(easel, label)
        image = easel.atlas.paint(
            ("step", label, state, width),
            partial(_step, easel, label, state),
            turnable=False,
        )
        easel.canvas.draw(image, left + width / 2, y)
        left += width + easel.px(_STEP_GAP)


def _step_width(easel: Easel, label: str) -> int:
    px = round(easel.px(_STEP_TYPE))
    wide = easel.atlas.typeface.width(label, Face.DISPLAY, px)
    return round(max(easel.px(_STEP_LEAST), wide + 2 * easel.px(_STEP_SIDE)))


def _step(easel: Easel, label: str, state: StepState) -> pygame.Surface:
    width, tall = _step_width(easel, label), round(easel.px(_STEP_TALL))
    paper = {StepState.PAST: theme.STOCK, StepState.NOW: theme.MARIGOLD}.get(state, theme.INK)
    share = 0.42 if state is StepState.NEXT else 1.0
    pill = svg.box(0, 0, width, tall, tall / 2, paper, f'fill-opacity="{share}"')
    sheet = svg.fine(pill, (width, tall), width, tall)
    ink = theme.STOCK if state is StepState.NEXT else theme.INK
    line = easel.atlas.typeface.line(label, Face.DISPLAY, round(easel.px(_STEP_TYPE)), ink)
    put(sheet, line, width / 2, tall / 2)
    return shade.padded(sheet, 0)
