"""Points as lozenges: a small row under a name, and the tall ladder with a figure on every step.

Marigold is for points that were just won, and for nothing else.
"""

from enum import Enum
from functools import partial

import pygame

from sprites import svg, theme
from sprites.easel import Easel
from sprites.typeface import Face
from sprites.words import put


class Step(Enum):
    """Whether a point is still to be won, is held, or was won by this throw."""

    OPEN = "open"
    HELD = "held"
    NEW = "new"

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame


def steps_of(points: int, new: int, target: int) -> tuple[Step, ...]:
    """A row of `target` steps for so many points, the last `new` of them just won."""
    return tuple(
        Step.OPEN if i >= points else Step.NEW if i >= points - new else Step.HELD
        for i in range(target)
    )


def small_lozenges(
    easel: Easel, row: tuple[Step, ...], x: float, y: float, height_px: float, step_px: float
) -> None:
    """A row without figures; x is the middle of the first, `step_px` (perhaps below 0) apart."""
    size = round(height_px)
    for i, state in enumerate(row):
        image = easel.atlas.paint(("small lozenge", state, size), partial(_small, state, size))
        easel.canvas.draw(image, x + i * step_px, y)


def _small(state: Step, size: int) -> pygame.Surface:
    colour = {Step.HELD: theme.STOCK, Step.NEW: theme.MARIGOLD}.get(state, theme.INK)
    share = 0.4 if state is Step.OPEN else 1.0
    points: list[svg.Point] = [(20, 0), (38, 20), (20, 40), (2, 20)]
    return svg.fine(svg.polygon(points, colour, f'fill-opacity="{share}"'), (40, 40), size, size)


def lozenge(easel: Easel, state: Step, number: int, x: float, y: float, height_px: float) -> None:
    """One step of the ladder with its figure."""
    tall = round(height_px)

    def painter() -> pygame.Surface:
        sheet = svg.fine(_body(state), (140, 120), tall * 140 / 120, tall)
        ink = theme.LOZENGE_NUMBER if state is Step.OPEN else theme.INK
        px = max(easel.scale.floor, round(tall * 0.3))
        line = easel.atlas.typeface.line(str(number), Face.DISPLAY, px, ink)
        put(sheet, line, sheet.get_width() / 2, sheet.get_height() / 2)
        return sheet

    image = easel.atlas.paint(("lozenge", state, number, tall, easel.scale.floor), painter)
    easel.canvas.draw(image, x, y)


def _body(state: Step) -> str:
    """In a box of 140 x 120: a rim of light for what is new, and the half-light."""
    if state is Step.OPEN:
        full, half = theme.LOZENGE_OFF
    else:
        full, half = theme.STOCK, theme.mix(theme.STOCK, theme.MARIGOLD, 0.25)
    body = ""
    if state is Step.NEW:
        body += svg.polygon([(70, 6), (132, 60), (70, 114), (8, 60)], theme.MARIGOLD)
    body += svg.polygon([(70, 16), (120, 60), (70, 104), (20, 60)], full)
    return body + svg.polygon([(70, 16), (120, 60), (70, 104)], half)
