"""The bubble over the chosen card: what laying it would do."""

from scenes.house import House
from scenes.table.hands.hand import Hand
from scenes.table.stage import Token
from sprites import theme
from sprites.bubble import bubble
from sprites.canvas import Anchor
from sprites.typeface import Face

NOTICE_SHARE = 0.62
"""A line over the hand is at most this share of the width."""

_GAP, _MARGIN, _AIR, _POINT = 10.0, 24.0, 1.8, 0.5


def room_for_words(house: House, left: float) -> tuple[float, float]:
    """The middle of the pixels right of `left`, and how many of them words may take."""
    width, margin = house.scale.width, house.scale.px(_MARGIN)
    if not left:
        return width / 2, NOTICE_SHARE * width
    return (left + width) / 2, width - left - 2 * margin


def draw_bubble(house: House, hand: Hand, said: str, chosen: Token, left: float) -> None:
    """The words above the chosen card, pointing at it; never beyond `left` or the window."""
    easel, laid = house.easel, hand.fan
    shown = next((each for each in hand.shown() if each.token is chosen), None)
    if laid is None or shown is None:
        return
    size = theme.LABEL if laid.apart else theme.HINT
    width, px = easel.scale.width, easel.scale.type(size)
    highest = shown.slot.y if laid.rows == 1 else min(slot.y for slot in laid.slots)
    y = highest - laid.height * (0.5 + laid.chosen_lift) - easel.px(_GAP) - px * _POINT
    most = room_for_words(house, left)[1]
    half = min(most, easel.atlas.typeface.width(said, Face.DISPLAY, px) + _AIR * px) / 2
    x, margin = shown.held.x, easel.px(_MARGIN)
    middle = min(max(x, left + half + margin), width - half - margin)
    tail = min(max(x - middle, -half + px), half - px)
    bubble(easel, said, middle, y, size=size, tail=tail, most=most, anchor=Anchor.BOTTOM)
