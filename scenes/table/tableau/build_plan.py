"""Where everything lies while a seat builds its tableau, in pixels of the window at hand.

The others stand at the top, the slots in the middle, the own hand below. It draws nothing and
knows no rule.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from game.zones import Seat
from scenes.controls import Box
from scenes.table.tableau.plan import TIGHT_FROM, Point
from sprites import theme
from sprites.scale import Scale

_CARD, _TIGHT_CARD, _FRAME = 196.0, 150.0, 36.0
_SLOT_Y, _TIGHT_SLOT_Y = 0.4426, 0.315
_SLOTS_X = {2: (0.41, 0.59), 3: (0.335, 0.5, 0.665), 4: (0.2813, 0.4375, 0.5677, 0.724)}
_NAME_DOWN, _NOTE_DOWN, _TIGHT_NAME_DOWN = 36.0, 78.0, 50.0

_HAND_CARD, _TIGHT_HAND_CARD = 166.0, 176.0
_HAND_LEFT, _HAND_STEP, _HAND_Y = 0.291, 0.0905, 0.858
_TIGHT_HAND_LEFT, _TIGHT_HAND_STEP, _TIGHT_HAND_Y = 0.245, 0.112, 0.845
_TILTS = (2.0, -1.5, 1.5, -2.0)

_OTHERS_X = {1: (0.5,), 2: (0.34, 0.66), 3: (0.219, 0.5, 0.781)}
_BARN, _BARN_X, _BARN_Y = 116.0, -112.0, 0.163
_TAG_X, _TAG_Y, _STATUS_X, _STATUS_Y = -40.0, 0.122, -38.0, 0.187
_TIGHT_OTHERS_Y = 0.07
_TIGHT_OTHERS_X = {1: (0.3,), 2: (0.2, 0.5), 3: (0.126, 0.352, 0.578)}
_OTHER_MOST, _TIGHT_OTHER_MOST = 0.22, 0.205

_OWN_X, _OWN_TAG_Y, _OWN_BARN, _OWN_BARN_Y = 60.0, 0.705, 150.0, 0.857
_LINES_X, _LINE_Y, _NOTE_Y, _LINES_MOST = 236.0, 0.824, 0.867, 0.158
_TIGHT_OWN_TAG_Y, _TIGHT_LINE_Y = 0.75, 0.875
_INFO, _TIGHT_INFO_Y, _TIGHT_INFO = (0.668, 0.711, 0.979), 0.585, 0.94
_SET_RIGHT, _SET_Y, _TIGHT_SET_Y = 40.0, 0.9, 0.885
_SET_MOST = 0.3


@dataclass(frozen=True, slots=True)
class OtherPlace:
    """One of the others: the barn, tag and state; where type is large, the tag alone."""

    barn: Point | None
    tag: Point
    status: Point
    most: float


@dataclass(frozen=True, slots=True)
class BuildPlan:
    """All of it. `hand` are the middles of the places in the hand, from the left."""

    tight: bool
    others: Mapping[Seat, OtherPlace]
    slots: tuple[Box, ...]
    card: float
    names_y: float
    notes_y: float | None
    hand: tuple[Point, ...]
    hand_card: float
    hand_step: float
    own_tag: Point
    own_barn: Point
    own_barn_card: float
    line: Point
    line_most: float
    note: Point | None
    info: Box | None
    info_at: Point
    info_most: float
    set_right: float
    set_y: float
    set_most: float

    @staticmethod
    def tilt(place: int) -> float:
        """How askew a card lies in the hand."""
        return _TILTS[place % len(_TILTS)]


@cache
def build_plan(scale: Scale, others: tuple[Seat, ...], slots: int) -> BuildPlan:
    """The places of so many slots, and of these other seats from the left."""
    tight = scale.text > TIGHT_FROM
    width, height, px = scale.width, scale.height, scale.px
    card = px(_TIGHT_CARD if tight else _CARD)
    y = (_TIGHT_SLOT_Y if tight else _SLOT_Y) * height
    boxes = _slot_boxes(scale, slots, card, y)
    foot = boxes[0].bottom
    left, top, right = _INFO
    return BuildPlan(
        tight=tight,
        others=_others(scale, others, tight=tight),
        slots=boxes,
        card=card,
        names_y=foot + px(_TIGHT_NAME_DOWN if tight else _NAME_DOWN),
        notes_y=None if tight else foot + px(_NOTE_DOWN),
        hand=_hand(scale, slots, tight=tight),
        hand_card=px(_TIGHT_HAND_CARD if tight else _HAND_CARD),
        hand_step=(_TIGHT_HAND_STEP if tight else _HAND_STEP) * width,
        own_tag=(px(_OWN_X), (_TIGHT_OWN_TAG_Y if tight else _OWN_TAG_Y) * height),
        own_barn=(px(_OWN_X + 78), _OWN_BARN_Y * height),
        own_barn_card=px(_OWN_BARN),
        line=(
            px(_OWN_X if tight else _LINES_X),
            (_TIGHT_LINE_Y if tight else _LINE_Y) * height,
        ),
        line_most=_LINES_MOST * width,
        note=None if tight else (px(_LINES_X), _NOTE_Y * height),
        info=None if tight else Box(left * width, top * height, (right - left) * width, px(136)),
        info_at=(0.5 * width, _TIGHT_INFO_Y * height),
        info_most=_TIGHT_INFO * width,
        set_right=width - px(_SET_RIGHT),
        set_y=(_TIGHT_SET_Y if tight else _SET_Y) * height,
        set_most=_SET_MOST * width,
    )


def _slot_boxes(scale: Scale, slots: int, card: float, y: float) -> tuple[Box, ...]:
    wide = card + scale.px(_FRAME)
    tall = card * theme.CARD_RATIO + scale.px(_FRAME)
    middles = [x * scale.width for x in _SLOTS_X[slots]]
    return tuple(Box(x - wide / 2, y - tall / 2, wide, tall) for x in middles)


def _hand(scale: Scale, count: int, *, tight: bool) -> tuple[Point, ...]:
    """So many places side by side; fewer than four stand in the middle of the room for four."""
    start = (_TIGHT_HAND_LEFT if tight else _HAND_LEFT) * scale.width
    step = (_TIGHT_HAND_STEP if tight else _HAND_STEP) * scale.width
    y = (_TIGHT_HAND_Y if tight else _HAND_Y) * scale.height
    first = start + (4 - count + 1) * step / 2
    return tuple((first + number * step, y) for number in range(count))


def _others(scale: Scale, others: Sequence[Seat], *, tight: bool) -> Mapping[Seat, OtherPlace]:
    width, height, px = scale.width, scale.height, scale.px
    places: dict[Seat, OtherPlace] = {}
    shares = (_TIGHT_OTHERS_X if tight else _OTHERS_X)[len(others)]
    for seat, share in zip(others, shares, strict=True):
        x = share * width
        if tight:
            y = _TIGHT_OTHERS_Y * height
            places[seat] = OtherPlace(None, (x, y), (x, y), _TIGHT_OTHER_MOST * width)
            continue
        places[seat] = OtherPlace(
            (x + px(_BARN_X), _BARN_Y * height),
            (x + px(_TAG_X), _TAG_Y * height),
            (x + px(_STATUS_X), _STATUS_Y * height),
            _OTHER_MOST * width - px(80),
        )
    return places
