"""Where the focus goes: the nearest widget in a direction, or the next in order."""

from collections.abc import Sequence

from scenes.controls.box import Box
from scenes.input.intents import Meaning

_SIDEWAYS_COST = 2.5
"""A step aside counts as so many steps ahead."""

_TOUCH = 2.0
"""Boxes that share so few pixels still lie beside each other."""


def nearest(here: Box, others: Sequence[Box], direction: Meaning) -> int | None:
    """The place in `others` of the box to go to from `here`, or None when there is none."""
    costs = [
        (cost, index)
        for index, other in enumerate(others)
        if (cost := _cost(here, other, direction)) is not None
    ]
    return min(costs)[1] if costs else None


def following(count: int, here: int | None, by: int) -> int | None:
    """The place `by` further in a ring of `count`, or None when the ring is empty."""
    if count == 0:
        return None
    if here is None:
        return 0 if by > 0 else count - 1
    return (here + by) % count


def _cost(here: Box, other: Box, direction: Meaning) -> tuple[float, float] | None:
    """How far off it is: its cost, then how far apart the middles are; None if not that way."""
    (x, y), (other_x, other_y) = here.centre, other.centre
    match direction:
        case Meaning.LEFT:
            ahead = here.left - other.right
        case Meaning.RIGHT:
            ahead = other.left - here.right
        case Meaning.UP:
            ahead = here.top - other.bottom
        case Meaning.DOWN:
            ahead = other.top - here.bottom
        case _:
            return None
    if ahead < -_TOUCH:
        return None
    if direction in (Meaning.LEFT, Meaning.RIGHT):
        aside = max(0.0, other.top - here.bottom, here.top - other.bottom)
        apart = abs(other_y - y)
    else:
        aside = max(0.0, other.left - here.right, here.left - other.right)
        apart = abs(other_x - x)
    return max(0.0, ahead) + _SIDEWAYS_COST * aside, apart
