"""Where everything lies at a table at which few cards are held, in pixels of the window at hand.

The own cards lie side by side at the bottom, between what their seat has collected and what can be
done. The others sit left, above and right. It draws nothing.
"""

from collections.abc import Sequence

from game.table import Spread, Table
from game.zones import Place, Seat
from scenes.table.hands.plan import (
    TAG_SIZE,
    TAG_TALL,
    TIGHT_FROM,
    TIGHT_TAG_SIZE,
    Few,
    OtherPlace,
    Plan,
    tag_row,
)
from sprites.hand_fan import Space
from sprites.scale import Scale

_SIDE = 36.0
_CARD, _TIGHT_CARD = 168.0, 206.0
_HAND_CARD, _TIGHT_HAND_CARD = 182.0, 232.0
_FAN_CARD, _ROW_CARD, _TIGHT_ROW_CARD = 124.0, 92.0, 60.0
_MIDDLE, _TIGHT_MIDDLE = (0.5, 0.372), (0.47, 0.315)
_OVAL, _TIGHT_OVAL = (330.0, 214.0), (520.0, 188.0)

_LEFT, _TOP, _RIGHT = (0.109, 0.306), (0.5, 0.104), (0.891, 0.306)
_OTHERS: dict[int, tuple[tuple[float, float], ...]] = {
    1: (_TOP,),
    2: (_LEFT, _RIGHT),
    3: (_LEFT, _TOP, _RIGHT),
}
"""The middle of each fan of backs, by the number of others, clockwise from the left."""

_BELOW_FAN, _BELOW_TOP_FAN, _MOST_TAG = 136.0, 116.0, 0.205
_OVER_PILES = 0.15
_MARKER_ASIDE, _MARKER = 196.0, 84.0
_OWN_MARKER, _OWN_MARKER_AT = 168.0, (158.0, 254.0)
"""Its width, and its middle from the left and from the lower edge."""

_OWN_LEFT, _OWN_TAG_UP, _TALLY_UP, _TRACK_UP, _TRACK_TALL = 306.0, 316.0, 248.0, 138.0, 58.0
"""What the front seat has, from the lower edge up."""

_HAND_LEFT, _HAND_RIGHT, _HAND_UP = 651.0, 424.0, 170.0
_TASK_DOWN, _TASK_MOST, _NOTICE_UP = 210.0, 0.53, 212.0
_ACTIONS_UP, _FOOT = 340.0, 36.0

_TIGHT_OWN_Y, _TIGHT_TALLY_Y, _TIGHT_TRACK_Y, _TIGHT_KEYS_Y = 0.242, 0.325, 0.395, 0.485
_TIGHT_TRACK_TALL, _TIGHT_TASK, _TIGHT_TASK_MOST = 60.0, (0.655, 0.53), 0.62
_TIGHT_APART = 1.35
"""So many times as far from the middle as usual lie piles in large type."""

_TIGHT_HAND_UP, _TIGHT_HAND_RIGHT, _TIGHT_ACTIONS_Y = 178.0, 0.29, 0.24
_TIGHT_MARKER, _TIGHT_MARKER_AT, _TIGHT_OWN_MARKER = 56.0, (46.0, 18.0), 316.0
"""Its width, its middle from a tag's left end and foot, and, before the front seat, from the left
end of the tally."""


def plan_of_few(scale: Scale, seats: int, front: Seat, table: Table, keys_width: float) -> Plan:
    """The places of `seats` seats. `keys_width` is what the bar's keys take of a tight top edge."""
    others = [(front + place) % seats for place in range(1, seats)]
    if scale.text > TIGHT_FROM:
        return _tight(scale, others, front, table, keys_width)
    width, height, px = scale.width, scale.height, scale.px
    card = px(_CARD)
    middle = _MIDDLE[0] * width, _MIDDLE[1] * height
    base = height - px(_HAND_UP)
    return Plan(
        card=card,
        hand_card=px(_HAND_CARD),
        fan_card=px(_FAN_CARD),
        middle=middle,
        oval=(*middle, px(_OVAL[0]), px(_OVAL[1])),
        piles=_piles(table, middle, card),
        others=_fans(scale, others),
        own_tag=(px(_OWN_LEFT), height - px(_OWN_TAG_UP)),
        actions=(width - px(_SIDE), height - px(_ACTIONS_UP)),
        hand=Space(px(_HAND_LEFT), width - px(_HAND_RIGHT), base),
        notice_y=base - px(_NOTICE_UP),
        keys_y=0.0,
        tag_size=TAG_SIZE,
        tight=False,
        row_card=px(_ROW_CARD),
        few=Few(
            task=(middle[0], middle[1] + px(_TASK_DOWN), _TASK_MOST * width),
            track=(px(_OWN_LEFT), height - px(_TRACK_UP), px(_TRACK_TALL)),
            tally=(px(_OWN_LEFT), height - px(_TALLY_UP)),
            markers={front: _own_marker(scale)} | _markers(scale, others),
            foot=height - px(_FOOT),
        ),
    )


def _tight(
    scale: Scale, others: Sequence[Seat], front: Seat, table: Table, keys_width: float
) -> Plan:
    """For large type: the others are tags along the top edge."""
    width, height, px = scale.width, scale.height, scale.px
    card = px(_TIGHT_CARD)
    middle = _TIGHT_MIDDLE[0] * width, _TIGHT_MIDDLE[1] * height
    row = tag_row(scale, others, keys_width)
    own = px(_SIDE), _TIGHT_OWN_Y * height
    right = width - px(_SIDE)
    left_of_tag, below = px(_TIGHT_MARKER_AT[0]), px(_TIGHT_MARKER_AT[1])
    return Plan(
        card=card,
        hand_card=px(_TIGHT_HAND_CARD),
        fan_card=px(_FAN_CARD),
        middle=middle,
        oval=(width / 2, middle[1], px(_TIGHT_OVAL[0]), px(_TIGHT_OVAL[1])),
        piles=_piles(table, middle, card, _TIGHT_APART),
        others=row,
        own_tag=own,
        actions=(right, _TIGHT_ACTIONS_Y * height),
        hand=Space(px(_SIDE) / 2, (1 - _TIGHT_HAND_RIGHT) * width, height - px(_TIGHT_HAND_UP)),
        notice_y=_TIGHT_TASK[1] * height,
        keys_y=_TIGHT_KEYS_Y * height,
        tag_size=TIGHT_TAG_SIZE,
        tight=True,
        row_card=px(_TIGHT_ROW_CARD),
        few=Few(
            task=(_TIGHT_TASK[0] * width, _TIGHT_TASK[1] * height, _TIGHT_TASK_MOST * width),
            track=(own[0], _TIGHT_TRACK_Y * height, px(_TIGHT_TRACK_TALL)),
            tally=(own[0], _TIGHT_TALLY_Y * height),
            markers={
                front: (own[0] + px(_TIGHT_OWN_MARKER), _TIGHT_TALLY_Y * height, px(_TIGHT_MARKER))
            }
            | {
                seat: (at.tag[0] - at.most / 2 + left_of_tag, at.foot + below, px(_TIGHT_MARKER))
                for seat, at in row.items()
            },
            foot=height - px(_FOOT) / 2,
        ),
    )


def _piles(
    table: Table, middle: tuple[float, float], card: float, apart: float = 1.0
) -> dict[Place, tuple[float, float]]:
    return {
        spot.place: (middle[0] + spot.x * apart * card, middle[1] + spot.y * card)
        for spot in table.spots
        if spot.spread is not Spread.FAN and spot.place is not Place.HAND
    }


def _fans(scale: Scale, others: Sequence[Seat]) -> dict[Seat, OtherPlace]:
    """Each with its backs and its tag below them."""
    places = {}
    for seat, (across, down) in zip(others, _OTHERS[len(others)], strict=True):
        x, y = across * scale.width, down * scale.height
        top = down < _OVER_PILES
        tag = x, y + scale.px(_BELOW_TOP_FAN if top else _BELOW_FAN)
        foot = tag[1] + scale.type(TAG_SIZE) * TAG_TALL / 2
        places[seat] = OtherPlace(tag, foot, _MOST_TAG * scale.width, (x, y), beside=top)
    return places


def _own_marker(scale: Scale) -> tuple[float, float, float]:
    x, up = _OWN_MARKER_AT
    return scale.px(x), scale.height - scale.px(up), scale.px(_OWN_MARKER)


def _markers(scale: Scale, others: Sequence[Seat]) -> dict[Seat, tuple[float, float, float]]:
    """Beside each fan, towards the middle of the table."""
    places = {}
    for seat, (across, down) in zip(others, _OTHERS[len(others)], strict=True):
        side = -1 if across > _TOP[0] else 1
        x = across * scale.width + side * scale.px(_MARKER_ASIDE)
        places[seat] = (x, down * scale.height, scale.px(_MARKER))
    return places
