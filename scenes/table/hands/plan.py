"""Where everything lies at a table with hands, in pixels of the window at hand. It draws nothing.

The seat in front is at the bottom, the others clockwise from its left. Where the type is large the
others are a row of tags along the top edge, and their cards only a number.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.table import Spread, Table
from game.zones import Place, Seat
from sprites import theme
from sprites.hand_fan import Space
from sprites.scale import Scale

TIGHT_FROM = 1.25
"""The text size from which on the table is laid out for large type."""

_SIDE, _TOP, _GAP = 36.0, 20.0, 16.0
TAG_TALL = 1.85
"""Height of a name tag, in its font's pixels."""

TAG_SIZE, TIGHT_TAG_SIZE = 40.0, 26.0
_CARD, _TIGHT_CARD = 174.0, 206.0
_HAND_CARD, _TIGHT_HAND_CARD = 225.0, 244.0
_FAN_CARD = 87.0
_MIDDLE, _TIGHT_MIDDLE = (0.485, 0.385), (0.47, 0.315)
_OVAL, _TIGHT_OVAL = (495.0, 225.0), (520.0, 188.0)
_OWN_TAG_Y, _TIGHT_OWN_TAG_Y, _TIGHT_KEYS_Y = 0.572, 0.242, 0.43
_HAND_BASE, _TIGHT_HAND_BASE = 162.0, 152.0
_HAND_SIDE, _TIGHT_HAND_SIDE = 0.06, 0.013
_PILE_ENDS, _HAND_BEGINS = 0.95, 1.09
"""From the middle of a pile down to its label, and from that of the hand up to a chosen card."""

_BANNER_UP, _BANNER_AT, _BANNER_MOST, _BANNER_BASE = 0.12, 1.26, 0.42, 70.0
"""With a banner: how much higher the piles lie and how far below them it is, in card widths; its
most of the window's width; and how far the hand's middle is from the lower edge."""

_OWN_TAG_UP, _ACTIONS_DOWN, _NOTICE_UP = 300.0, 34.0, 1.34
_ROW_CARD, _TIGHT_ROW_CARD, _TIGHT_ROW_HALF, _TIGHT_ROW_Y = 92.0, 60.0, 2.2, 0.202
_TIGHT_ACTIONS_Y = 0.37
ROW_STEP = 1.09
"""From card to card in a row, in widths of its cards."""

_OTHERS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.5, 0.103),),
    2: ((0.153, 0.178), (0.847, 0.178)),
    3: ((0.153, 0.178), (0.5, 0.103), (0.847, 0.178)),
    4: ((0.083, 0.358), (0.225, 0.168), (0.775, 0.168), (0.917, 0.358)),
    5: ((0.083, 0.358), (0.225, 0.168), (0.5, 0.103), (0.775, 0.168), (0.917, 0.358)),
    6: (
        (0.083, 0.352),
        (0.185, 0.168),
        (0.385, 0.103),
        (0.615, 0.103),
        (0.815, 0.168),
        (0.917, 0.352),
    ),
    7: (
        (0.075, 0.43),
        (0.12, 0.165),
        (0.30, 0.103),
        (0.5, 0.103),
        (0.70, 0.103),
        (0.88, 0.165),
        (0.925, 0.43),
    ),
}
"""The middle of each fan of backs, by the number of others, clockwise from the left."""

_BELOW_FAN, _MOST_TAG = 104.0, 0.17
_OVER_PILES = 0.15
"""Fans above this share of the height have the piles below their tags."""


@dataclass(frozen=True, slots=True)
class OtherPlace:
    """Another seat's tag (its middle, at most `most` wide) and, if there is room, its fan.

    `foot` is the tag's lower edge. What the seat did stands below its tag, or `beside` it.
    """

    tag: tuple[float, float]
    foot: float
    most: float
    fan: tuple[float, float] | None
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Few:
    """What lies at a table at which few cards are held: none of them covers another.

    `task` is the middle of the line that tells what to do, and its widest; `track` the left end and
    middle of the own track, and how tall it is; `tally` the left end and middle of the own one.
    `markers` are the places of the marker before each seat, with its width. Buttons end above
    `foot`.
    """

    task: tuple[float, float, float]
    track: tuple[float, float, float]
    tally: tuple[float, float]
    markers: dict[Seat, tuple[float, float, float]]
    foot: float


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table. `oval` is middle and radii; `own_tag` the left end of the front seat's."""

    card: float
    hand_card: float
    fan_card: float
    middle: tuple[float, float]
    oval: tuple[float, float, float, float]
    piles: dict[Place, tuple[float, float]]
    others: dict[Seat, OtherPlace]
    own_tag: tuple[float, float]
    actions: tuple[float, float]
    hand: Space
    notice_y: float
    keys_y: float
    tag_size: float
    tight: bool
    row_card: float
    banner: tuple[float, float, float] | None = None
    """The middle of the card that tells what must come next, and how wide it may be."""

    few: Few | None = None
    """What there is besides where few cards are held, side by side."""

    def in_row(self, place: Place, number: int, room: int) -> tuple[float, float]:
        """The middle of that card of a row with room for so many."""
        x, y = self.piles[place]
        return x + (number - (room - 1) / 2) * ROW_STEP * self.row_card, y

    @property
    def taken(self) -> tuple[tuple[float, float], ...]:
        """What of the top edge the bar has to keep off: pixels from left to right."""
        if self.tight:
            return ()
        top = [place for place in self.others.values() if place.fan and place.fan[1] < self._high]
        return tuple((p.tag[0] - p.most / 2, p.tag[0] + p.most / 2) for p in top)

    @property
    def _high(self) -> float:
        return self.fan_card * theme.CARD_RATIO


def plan(scale: Scale, seats: int, front: Seat, table: Table, keys_width: float) -> Plan:
    """The places of `seats` seats. `keys_width` is what the bar's keys take of a tight top edge."""
    laid = _without_banner(scale, seats, front, table, keys_width)
    if not table.banner:
        return laid
    return _tight_banner(laid, scale) if laid.tight else _banner(laid, scale)


def _banner(laid: Plan, scale: Scale) -> Plan:
    """The piles lie a little higher and the hand lower, so that a card fits between them."""
    up = _BANNER_UP * laid.card
    middle, y = laid.middle
    base_y = scale.height - scale.px(_BANNER_BASE)
    own_y = base_y - scale.px(_OWN_TAG_UP)
    return replace(
        laid,
        piles={place: (x, y - up) for place, (x, y) in laid.piles.items()},
        own_tag=(laid.own_tag[0], own_y),
        actions=(laid.actions[0], own_y + scale.px(_ACTIONS_DOWN)),
        hand=replace(laid.hand, base_y=base_y),
        notice_y=base_y - _NOTICE_UP * laid.hand_card,
        banner=(middle, y - up + _BANNER_AT * laid.card, _BANNER_MOST * scale.width),
    )


def _tight_banner(laid: Plan, scale: Scale) -> Plan:
    """No room for a banner: the row and the buttons lie at the right, one below the other."""
    right = laid.actions[0]
    return replace(
        laid,
        piles={
            place: (right - _TIGHT_ROW_HALF * laid.row_card, _TIGHT_ROW_Y * scale.height)
            if place is Place.OUT_OF_PLAY
            else at
            for place, at in laid.piles.items()
        },
        actions=(right, _TIGHT_ACTIONS_Y * scale.height),
    )


def _without_banner(scale: Scale, seats: int, front: Seat, table: Table, keys_width: float) -> Plan:
    tight = scale.text > TIGHT_FROM
    width, height = scale.width, scale.height
    card = scale.px(_TIGHT_CARD if tight else _CARD)
    hand_card = scale.px(_TIGHT_HAND_CARD if tight else _HAND_CARD)
    across, down = _TIGHT_MIDDLE if tight else _MIDDLE
    middle = across * width, down * height
    oval = _TIGHT_OVAL if tight else _OVAL
    base = height - scale.px(_TIGHT_HAND_BASE if tight else _HAND_BASE)
    side = (_TIGHT_HAND_SIDE if tight else _HAND_SIDE) * width
    own_y = _TIGHT_OWN_TAG_Y * height if tight else max(_OWN_TAG_Y * height, base - scale.px(300))
    others = [(front + place) % seats for place in range(1, seats)]
    made = tag_row(scale, others, keys_width) if tight else _fans(scale, others)
    return Plan(
        card=card,
        hand_card=hand_card,
        fan_card=scale.px(_FAN_CARD),
        middle=middle,
        oval=(width / 2, middle[1] + scale.px(9), scale.px(oval[0]), scale.px(oval[1])),
        piles={
            spot.place: (middle[0] + spot.x * card, middle[1] + spot.y * card)
            for spot in table.spots
            if spot.spread is not Spread.FAN and spot.place is not Place.HAND
        },
        others=made,
        own_tag=(scale.px(_SIDE), own_y),
        actions=(width - scale.px(_SIDE), own_y),
        hand=Space(side, width - side, base),
        notice_y=(middle[1] + _PILE_ENDS * card + base - _HAND_BEGINS * hand_card) / 2,
        keys_y=_TIGHT_KEYS_Y * height,
        tag_size=TIGHT_TAG_SIZE if tight else TAG_SIZE,
        tight=tight,
        row_card=scale.px(_TIGHT_ROW_CARD if tight else _ROW_CARD),
    )


def _fans(scale: Scale, others: Sequence[Seat]) -> dict[Seat, OtherPlace]:
    """Each with its backs and its tag below them."""
    places = {}
    for seat, (across, down) in zip(others, _OTHERS[len(others)], strict=True):
        x, y = across * scale.width, down * scale.height
        tag = x, y + scale.px(_BELOW_FAN)
        foot = tag[1] + scale.type(TAG_SIZE) * TAG_TALL / 2
        most = _MOST_TAG * scale.width
        places[seat] = OtherPlace(tag, foot, most, (x, y), beside=down < _OVER_PILES)
    return places


def tag_row(scale: Scale, others: Sequence[Seat], keys_width: float) -> dict[Seat, OtherPlace]:
    """A row of tags of one width along the top edge."""
    gap, side = scale.px(_GAP), scale.px(_SIDE) * 0.66
    room = scale.width - 2 * side - keys_width - gap * len(others)
    most = min(room / max(1, len(others)), 0.30 * scale.width)
    half = scale.type(TIGHT_TAG_SIZE) * TAG_TALL / 2
    y = scale.px(_TOP) + half
    return {
        seat: OtherPlace((side + most / 2 + number * (most + gap), y), y + half, most, None)
        for number, seat in enumerate(others)
    }
