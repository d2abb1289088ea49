"""A row of cards with room for more: each in its own slot, and what the row is."""

from collections.abc import Sequence

from game.table import Spot
from scenes.house import House
from scenes.table.hands.plan import ROW_STEP, Plan
from sprites import theme
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest
from sprites.pile_sprite import slot
from sprites.typeface import Face
from sprites.words import block, label

_ABOVE, _BELOW, _LEADING = 1.0, 0.88, 1.3
"""Where its words are, in widths of its cards from its middle."""

_WIDER = 1.0
"""So many cards wider than the row its words may be."""

_TILTS = (-2.0, 1.5, -1.0, 2.0)


def draw_row(house: House, slug: str, spot: Spot, codes: Sequence[str | None], here: Plan) -> None:
    """The slots, the cards in them, and words above and below."""
    easel, card = house.easel, here.row_card
    if here.few is not None and not codes:
        return
    for number in range(max(spot.room, len(codes))):
        slot(easel, *here.in_row(spot.place, number, spot.room), card, deep=True)
    for number, code in enumerate(codes):
        at = here.in_row(spot.place, number, spot.room)
        turn = _TILTS[number % len(_TILTS)]
        four = house.settings.four_colour
        card_at_rest(easel, code, *at, card, four_colour=four, angle=turn)
    x, y = here.piles[spot.place]
    words, name = house.words, f"{slug}.row.{spot.place.value}"
    wide = (spot.room + _WIDER) * ROW_STEP * card
    if here.tight:
        return
    up = _ABOVE * card
    label(easel, words(name), x, y - up, face=Face.BOLD, size=theme.SMALL, most=wide)
    if not words.has(f"{name}.note"):
        return
    block(
        easel,
        words(f"{name}.note", n=len(codes)),
        x,
        y + _BELOW * card,
        wide,
        face=Face.SEMIBOLD,
        size=theme.CAPITALS,
        colour=theme.CREAM,
        leading=_LEADING,
        anchor=Anchor.TOP,
    )
