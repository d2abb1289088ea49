"""The left column of the title and of the shelf: the name of the house, and room below it.

What does not fit below the whole heading gets more room: first the line under the name goes, then
the name itself, and last of all the parts are pressed together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from scenes.controls import Box
from scenes.house import House
from scenes.stack import Part, pressed_by, stacked_parts, wanted_height
from sprites import theme
from sprites.canvas import Anchor
from sprites.marks import rule
from sprites.poster import poster_word
from sprites.words import capitals

_LEFT, _WIDTH, _NAME_WIDTH = 0.048, 0.372, 0.398
"""Shares of the window's width; the name of the house may reach in below the eaves."""

_NAME_MIDDLE, _LINE_MIDDLE, _RULE_MIDDLE = 0.180, 0.289, 0.326
_BELOW = (0.352, 0.262, 0.045)
"""Shares of the height: middles of the heading's parts, and where the column begins below it."""

_RULE, _RULE_THICK = 96.0, 7.0
_NAME_IN = 8.0


class Heading(IntEnum):
    """How much of the heading is shown."""

    WHOLE = 0
    NAME = 1
    NONE = 2


@dataclass(frozen=True, slots=True)
class Column:
    """The heading that is left, and a box for each part."""

    heading: Heading
    boxes: tuple[Box, ...]


def column_left(house: House) -> float:
    """Pixels from the left to the column."""
    return _LEFT * house.scale.width


def column_width(house: House) -> float:
    """Pixels across the column."""
    return _WIDTH * house.scale.width


def fitted(
    house: House, parts: Sequence[Part], bottom: float, *, least: Heading = Heading.NAME
) -> Column:
    """A place for every part above `bottom`; the heading keeps at least what `least` says."""
    wanted = wanted_height(parts)
    for heading in (each for each in Heading if each <= least):
        room = bottom - _BELOW[heading] * house.scale.height
        if wanted <= room:
            return Column(heading, _placed(house, parts, heading, 0.0))
    return Column(least, _placed(house, parts, least, pressed_by(parts, room)))


def draw_heading(house: House, heading: Heading) -> None:
    """The name of the house, the line under it and the rule, as far as there is room."""
    easel, height = house.easel, house.scale.height
    left, words = column_left(house), house.words
    if heading is Heading.NONE:
        return
    poster_word(
        easel,
        words("title.name"),
        left - easel.px(_NAME_IN),
        _NAME_MIDDLE * height,
        side=theme.VERMILION,
        most=_NAME_WIDTH * house.scale.width,
        anchor=Anchor.LEFT,
    )
    if heading is Heading.NAME:
        return
    most = column_width(house)
    capitals(easel, words("title.line"), left, _LINE_MIDDLE * height, colour=theme.GOLD, most=most)
    y = _RULE_MIDDLE * height
    rule(easel, left, y, easel.px(_RULE), easel.px(_RULE_THICK), theme.VERMILION)


def _placed(
    house: House, parts: Sequence[Part], heading: Heading, pressed: float
) -> tuple[Box, ...]:
    left, width = column_left(house), column_width(house)
    top = _BELOW[heading] * house.scale.height
    return tuple(Box(left, y, width, height) for y, height in stacked_parts(parts, top, pressed))
