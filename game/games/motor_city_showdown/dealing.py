"""What is dealt: four cards each, then three, and what is left at the end (MCS-36)."""

from dataclasses import replace
from typing import Final

from game.events import Shuffled
from game.games.motor_city_showdown.draft import Draft
from game.games.motor_city_showdown.state import BARNS, HANDS, HOLES, Phase
from game.zones import CENTRE, STOCK

FIRST: Final = 4
LATER: Final = 3


def shuffle(draft: Draft, order: tuple[int, ...]) -> None:
    """Put the pack in this order, and deal four cards to each."""
    stock = draft.lying[STOCK]
    draft.lying[STOCK] = tuple(stock[place] for place in order)
    draft.events.append(Shuffled(STOCK, len(order)))
    draft.round = 1
    _deal(draft, FIRST)
    draft.phase = Phase.BUILDING


def gather(draft: Draft) -> None:
    """All cards back into the stock; the deal passes to the left (MCS-02)."""
    for seat in range(draft.deal.seats):
        draft.move(BARNS[seat], STOCK)
    deal = draft.deal
    draft.deal = replace(deal, number=deal.number + 1, dealer=(deal.dealer + 1) % deal.seats)
    draft.round = draft.final = 0
    draft.hammer = False
    draft.out = draft.stake = None
    draft.flipped = ()
    draft.given = [()] * deal.seats
    draft.phase = Phase.SHUFFLING


def deal_on(draft: Draft) -> bool:
    """Three more cards each, or, if the stock has no more than that, the Final deal (MCS-36).

    Tells whether there is anything to arrange; else the Hole is the HAMMER (MCS-46).
    """
    seats = draft.active
    left = len(draft.lying[STOCK])
    share, over = LATER, 0
    draft.round += 1
    if left <= LATER * len(seats):
        share, over = divmod(left, len(seats))
        draft.final = share + 1
        draft.say("final_deal", "MCS-36", None, n=draft.final)
    if share:
        for seat in seats:
            draft.move(HOLES[seat], HANDS[seat], known_to=frozenset((seat,)))
        draft.phase = Phase.BUILDING
        _deal(draft, share)
    if over:
        draft.say("leftover", "MCS-35", None, n=over)
        draft.move(STOCK, CENTRE)
    return share > 0


def _deal(draft: Draft, count: int) -> None:
    """One card at a time from the dealer's left."""
    for _ in range(count):
        for seat in draft.in_turn():
            top = draft.lying[STOCK][-1:]
            draft.move(STOCK, HANDS[seat], top, frozenset((seat,)))
