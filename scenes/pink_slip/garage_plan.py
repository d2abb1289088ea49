"""Where everything in a garage hangs and stands, in pixels. It draws nothing."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.controls import Box
from scenes.house import House
from sprites import theme
from sprites.pink_slip import slip_height

COLUMNS = 2
_MARGIN, _HEAD, _GAP, _FOOT, _NOTE_TALL = 40.0, 44.0, 24.0, 34.0, 44.0
_NAME, _NAME_UP = (0.046, 0.118), 44.0
_OWN = (0.062, 0.396, 0.190, 0.715)
"""Left, width, top and bottom of the own slip at most, in shares of the window."""

_WALL_LEFT, _WALL_RIGHT, _WON_Y, _WON_UNDER = 0.521, 0.958, 0.163, 30.0
_BUTTONS_TOP = 0.815
_CAR_X, _CAR_WIDE, _CAR_BOTTOM = 0.245, 0.30, 0.965
_CAR_RATIO, _LEAST_CAR, _SMALLER = 280 / 145, 120.0, 0.96
_BETWEEN = 0.07
"""Between two slips on the wall, in shares of one."""


@dataclass(frozen=True, slots=True)
class GaragePlan:
    """`car` is where its wheels stand and how wide it is; `note` the middle of the last line."""

    margin: float
    head_y: float
    name: tuple[float, float]
    own: Box
    car: tuple[float, float, float]
    wall: Box
    wall_height: float
    won: tuple[Box, ...]
    won_y: float
    first: Box
    more: Box
    note: float | None


def wall_width(house: House) -> float:
    """Pixels across the wall for what was won, and the buttons below it."""
    return (_WALL_RIGHT - _WALL_LEFT) * house.scale.width


def plan(house: House, sizes: Sequence[tuple[float, float]], count: int) -> GaragePlan:
    """`sizes` are what the two buttons want, `count` how many slips hang on the wall."""
    scale = house.scale
    wide, tall, px = scale.width, scale.height, scale.px
    left = _WALL_LEFT * wide
    first, more, note = _foot(house, sizes, Box(left, 0.0, wall_width(house), tall))
    won_y = max(_WON_Y * tall, px(_HEAD) + scale.type(theme.SUBHEADING) * 1.4)
    top = won_y + scale.type(theme.SUBHEADING) * 0.5 + px(_WON_UNDER)
    wall = Box(left, top, wall_width(house), first.top - px(_GAP) - top)
    won, wall_height = _hung(wall, count, px(_GAP))
    name_y = max(_NAME[1] * tall, px(_HEAD) + scale.type(theme.CAPITALS) + px(_NAME_UP))
    own = _own(house, name_y)
    car_wide = min(_CAR_WIDE * wide, (tall * _CAR_BOTTOM - own.bottom - px(_GAP)) * _CAR_RATIO)
    return GaragePlan(
        margin=px(_MARGIN),
        head_y=px(_HEAD),
        name=(_NAME[0] * wide, name_y),
        own=own,
        car=(_CAR_X * wide, _CAR_BOTTOM * tall, max(px(_LEAST_CAR), car_wide)),
        wall=wall,
        wall_height=wall_height,
        won=won,
        won_y=won_y,
        first=first,
        more=more,
        note=note,
    )


def _own(house: House, name_y: float) -> Box:
    """The own slip, as large as there is room below the name."""
    scale = house.scale
    left, across, top, bottom = _OWN
    above = max(top * scale.height, name_y + scale.px(_NAME_UP) * 1.4)
    wide = min(across * scale.width, (bottom * scale.height - above) / slip_height(1.0))
    middle = (left + across / 2) * scale.width
    return Box(middle - wide / 2, above, wide, slip_height(wide))


def _hung(wall: Box, count: int, gap: float) -> tuple[tuple[Box, ...], float]:
    """So many slips in rows of two, and how tall the wall is for them."""
    wide = wall.width / (COLUMNS + (COLUMNS - 1) * _BETWEEN) * _SMALLER
    inset = wall.width * (1 - _SMALLER) / 4
    step_x, step_y = wall.width - wide - 2 * inset, slip_height(wide) * (1 + _BETWEEN)
    boxes = tuple(
        Box(
            wall.left + inset + (number % COLUMNS) * step_x,
            wall.top + gap / 2 + (number // COLUMNS) * step_y,
            wide,
            slip_height(wide),
        )
        for number in range(count)
    )
    rows = -(-count // COLUMNS)
    return boxes, max(0.0, rows * step_y + gap)


def _foot(
    house: House, sizes: Sequence[tuple[float, float]], column: Box
) -> tuple[Box, Box, float | None]:
    """Both buttons side by side, or, with large text, one above the other; and a line below."""
    scale, gap = house.scale, house.scale.px(_GAP)
    (first_wide, first_tall), (more_wide, more_tall) = sizes
    foot = scale.height - scale.px(_FOOT)
    line = scale.grow(_NOTE_TALL)
    if first_wide + gap + more_wide <= column.width:
        top = min(_BUTTONS_TOP * scale.height, foot - first_tall)
        first = Box(column.left, top, column.width - gap - more_wide, first_tall)
        more = Box(
            column.right - more_wide, top + (first_tall - more_tall) / 2, more_wide, more_tall
        )
        note = top + first_tall + line
        return first, more, note if note + line / 2 <= scale.height else None
    top = foot - first_tall - gap / 2 - more_tall
    first = Box(column.left, top, column.width, first_tall)
    more = Box(column.left, top + first_tall + gap / 2, min(column.width, more_wide), more_tall)
    return first, more, None
