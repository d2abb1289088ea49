"""Draws what lies in the middle of a table with hands: stacks, heaps and rows, in their places."""

from game.table import Spot, Spread
from game.zones import Place, zone_of
from scenes.house import House
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.plan import Plan
from scenes.table.hands.row_picture import draw_row
from scenes.table.sitting import Sitting
from sprites import theme
from sprites.bubble import plate
from sprites.pile_sprite import slot, stack
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import label

EMBLEM, EMBLEM_AT = 0.30, (-0.5, -0.72)
BELOW, ON_IT, LOW_ON_IT = 0.86, 0.5, 0.3
"""Where a pile's label is, in card widths below its middle; in large type it lies on the pile."""


def draw_piles(house: House, sitting: Sitting, show: HandsShow, *, covered: bool) -> None:
    """Every pile that has a place of its own; no face while all are `covered`."""
    table, here = sitting.game.table, show.plan
    for spot in table.spots:
        tokens = show.stage.zones.get(zone_of(spot.place), [])
        if spot.place not in here.piles:
            continue
        codes = [show.face(None if covered else token.card) for token in tokens]
        if spot.spread is Spread.ROW:
            draw_row(house, sitting.game.info.slug, spot, codes, here)
        elif codes:
            _draw_pile(house, spot, codes, show)
            if here.few is not None:
                _draw_name(house, sitting.game.info.slug, spot, len(codes), here)
            elif spot.spread is Spread.HEAP:
                _draw_who_laid(house, sitting, spot, show)
        elif spot.place is not Place.CENTRE:  # which is only passed through
            slot(house.easel, *here.piles[spot.place], here.card)


def _draw_pile(house: House, spot: Spot, codes: list[str | None], show: HandsShow) -> None:
    easel, here, four = house.easel, show.plan, house.settings.four_colour
    x, y = here.piles[spot.place]
    if spot.spread is Spread.HEAP:
        show.heap.draw(easel, codes, x, y, here.card, four_colour=four)
        return
    stack(easel, codes[-1], len(codes), x, y, here.card, four_colour=four)
    if spot.place is Place.STOCK and here.few is None:
        words = house.words.plural("table.left", len(codes))
        if here.tight:
            plate(easel, words, x, y + ON_IT * here.card)
            return
        label(easel, words, x, y + BELOW * here.card, size=theme.SMALL, colour=theme.LILAC)


def _draw_name(house: House, slug: str, spot: Spot, count: int, here: Plan) -> None:
    """What a pile is called, and how many cards are in it: below it, or on it in large type."""
    x, y = here.piles[spot.place]
    words = house.words(f"{slug}.pile.{spot.place.value}", n=count)
    if here.tight:
        if spot.place is Place.STOCK:  # what lies open needs no name
            plate(house.easel, words, x, y + LOW_ON_IT * here.card)
        return
    label(house.easel, words, x, y + BELOW * here.card, face=Face.BOLD, size=theme.SMALL)


def _draw_who_laid(house: House, sitting: Sitting, spot: Spot, show: HandsShow) -> None:
    """The last play stays marked by whose it was."""
    last, here = show.told.laid, show.plan
    if last is None:
        return
    seat = theme.SEATS[sitting.seating.sitters[last].look]
    (x, y), (across, down) = here.piles[spot.place], EMBLEM_AT
    size = EMBLEM * here.card
    emblem_disc(house.easel, seat, x + across * here.card, y + down * here.card, size, ringed=True)
