"""Where everything lies while cards are turned and resolved, in pixels of the window at hand.

The order stands at the left, what lies open on an arc, everybody's own at the foot. It draws
nothing and knows no rule.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from game.zones import Seat
from scenes.controls import Box
from sprites import theme
from sprites.scale import Scale

TIGHT_FROM = 1.25
"""From this text size on words are few and large."""

Point = tuple[float, float]

_FLIP, _TIGHT_FLIP = 206.0, 150.0
_ARC_TOP, _ARC_DROP, _ARC_TILT = 0.272, 0.062, 3.6
_TIGHT_ARC_TOP, _TIGHT_DROP = 0.222, 0.03
_TAG_BELOW, _TIGHT_TAG_BELOW = 46.0, 56.0
_MIDDLE, _TIGHT_MIDDLE = 0.568, 0.56
_ARC_STEP, _TIGHT_STEP = 0.136, 0.2
_OVAL = (520.0, 268.0)
_OVAL_Y = 0.407

_RAIL, _TIGHT_RAIL = (40.0, 0.085, 372.0, 0.88), (24.0, 0.12, 212.0, 0.86)
"""Left in design pixels, top in the height, width in design pixels, height in the height."""

_FIRST, _STEP, _DISC, _TIGHT_FIRST, _TIGHT_STEP_Y = 0.237, 0.1074, 42.0, 0.185, 0.1225
_DISC_X, _WORDS_X, _HEAD_Y = 70.0, 128.0, 40.0

_TOLD_Y, _CHOICES_Y, _TIGHT_TOLD_Y, _TIGHT_CHOICES_Y = 0.606, 0.716, 0.57, 0.733
_TOLD_SHARE = 0.9

_ROW_LEFT, _ROW_RIGHT, _TIGHT_LEFT = 0.232, 0.985, 0.137
_ROW_Y, _NAME_UP, _BELOW = 0.896, 110.0, 68.0
_BARN, _SMALL = 112.0, 74.0
_BARN_X, _COMBAT_X, _COMBAT_STEP, _HOLE_X = -100.0, 4.0, 26.0, 106.0
_ASIDE_X, _STOCK_Y, _POT_Y, _ASIDE_CARD = 0.919, 0.232, 0.422, 92.0
_POT_MIDDLE = 0.33
_POT_CARD = 150.0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """What lies before one seat: the open card, and at the foot the name, barn and hidden cards."""

    flip: Point
    degrees: float
    tag: Point
    tag_most: float
    name: Point
    name_most: float
    barn: Point
    combat: tuple[Point, ...]
    hole: Point


@dataclass(frozen=True, slots=True)
class Rail:
    """The panel of the order: its box, the middle of each disc, and where words begin."""

    box: Box
    discs: tuple[Point, ...]
    radius: float
    words_x: float
    words_most: float
    head: Point


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """All of it. `seats` are in the order in which they stand, from the left."""

    tight: bool
    seats: Mapping[Seat, SeatPlace]
    rail: Rail
    flip_card: float
    barn_card: float
    small_card: float
    told: Point
    told_most: float
    choices: Point
    choices_most: float
    stock: Point
    pot: Point
    pot_aside: Point
    aside_card: float
    pot_card: float
    oval: tuple[float, float, float, float]


@cache
def round_plan(scale: Scale, seats: tuple[Seat, ...], steps: int) -> RoundPlan:
    """The places of these seats, from the left, beside an order of so many steps."""
    tight = scale.text > TIGHT_FROM
    width, height, px = scale.width, scale.height, scale.px
    middle = (_TIGHT_MIDDLE if tight else _MIDDLE) * width
    flip = px(_TIGHT_FLIP if tight else _FLIP)
    rail = _rail(scale, steps, tight=tight)
    left = rail.box.right + px(24)
    return RoundPlan(
        tight=tight,
        seats={
            seat: _seat(scale, number, len(seats), flip, middle, tight=tight)
            for number, seat in enumerate(seats)
        },
        rail=rail,
        flip_card=flip,
        barn_card=px(_BARN),
        small_card=px(_SMALL),
        told=((left + width) / 2, (_TIGHT_TOLD_Y if tight else _TOLD_Y) * height),
        told_most=_TOLD_SHARE * (width - left),
        choices=((left + width) / 2, (_TIGHT_CHOICES_Y if tight else _CHOICES_Y) * height),
        choices_most=width - left - px(24),
        stock=(_ASIDE_X * width, _STOCK_Y * height),
        pot=(middle, _POT_MIDDLE * height),
        pot_aside=(_ASIDE_X * width, _POT_Y * height),
        aside_card=px(_ASIDE_CARD),
        pot_card=px(_POT_CARD),
        oval=(middle, _OVAL_Y * height, px(_OVAL[0]), px(_OVAL[1])),
    )


def _seat(
    scale: Scale, number: int, count: int, flip: float, middle: float, *, tight: bool
) -> SeatPlace:
    width, height, px = scale.width, scale.height, scale.px
    aside = number - (count - 1) / 2
    step = (_TIGHT_STEP if tight else _ARC_STEP) * width
    drop = (_TIGHT_DROP if tight else _ARC_DROP) * height
    top = _TIGHT_ARC_TOP if tight else _ARC_TOP
    x = middle + aside * step
    y = top * height + drop * max(0.0, abs(aside) - (0.5 if count % 2 == 0 else 0.4))
    below = y + flip * theme.CARD_RATIO / 2 + px(_TIGHT_TAG_BELOW if tight else _TAG_BELOW)
    start = (_TIGHT_LEFT if tight else _ROW_LEFT) * width
    share = (_ROW_RIGHT * width - start) / count
    foot = start + (number + 0.5) * share
    row = _ROW_Y * height
    return SeatPlace(
        flip=(x, y),
        degrees=-aside * _ARC_TILT * 0.75,
        tag=(x, below),
        tag_most=0.94 * step,
        name=(foot + px(_BARN_X - _BARN / 2), row - px(_NAME_UP)),
        name_most=share - px(30),
        barn=(foot + px(_BARN_X), row),
        combat=tuple((foot + px(_COMBAT_X + i * _COMBAT_STEP), row - px(4)) for i in range(2)),
        hole=(foot + px(_HOLE_X), row - px(4)),
    )


def _rail(scale: Scale, steps: int, *, tight: bool) -> Rail:
    width, height, px = scale.width, scale.height, scale.px
    left, top, wide, tall = _TIGHT_RAIL if tight else _RAIL
    box = Box(px(left), top * height, px(wide), tall * height)
    x = box.left + px(_DISC_X)
    first, step = (_TIGHT_FIRST, _TIGHT_STEP_Y) if tight else (_FIRST, _STEP)
    words_x = box.left + px(_WORDS_X)
    del width
    return Rail(
        box=box,
        discs=tuple((x, (first + number * step) * height) for number in range(steps)),
        radius=px(_DISC),
        words_x=words_x,
        words_most=box.right - words_x - px(14),
        head=(box.centre[0], box.top + px(_HEAD_Y)),
    )


def below_small(scale: Scale, y: float) -> float:
    """The middle of the words below a small card whose middle is at y."""
    return y + scale.px(_BELOW + 4)


def from_the_left(seats: int, last: Seat) -> Sequence[Seat]:
    """The seats in turn, so that this one is the last."""
    return tuple((last + 1 + number) % seats for number in range(seats))
