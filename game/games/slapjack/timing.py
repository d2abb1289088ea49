"""The clock of a race: when it may be claimed, covered, rung off, and what a claim counts as."""

from math import inf

from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.state import SlapjackView, median_ms
from game.nodes import Race
from game.zones import Seat

FAIR_MS = 200.0
"""Nobody reacts faster: an earlier slap was meant for the card before (SJ-15)."""

TIE_MS = 4.0
"""Twice what a key press may wait for its stamp: finer differences are ties (SJ-06, SJ-28)."""

TURNER_HANDICAP_MS = 80.0
"""What the seat that turned the card counts more, if the table says so (SJ-04)."""

LEARNED = 3
"""Slaps after which a seat's own usual time is taken as known (even hands)."""

REMEMBERED = 9
"""Slaps that the usual time is the median of."""


def race_of(view: SlapjackView) -> Race:
    """The race on the card now shown. There must be one."""
    shown = view.shown
    assert shown is not None
    setup, house, turner = view.setup, view.house, view.turner
    prize = shown.to_be_won
    plain = not (house.even_hands or house.turner_handicap)
    return Race(
        number=view.turned,
        seats=_hands(view) if view.barred else view.still_in,
        claim=SlapjackAction.SLAP,
        turner=turner,
        turn=SlapjackAction.TURN,
        ready_ms=house.pace_ms,
        ends_ms=None if turner is not None and house.limit_ms == inf else _ends_ms(view, prize),
        prize=prize,
        fair_ms=FAIR_MS,
        tie_ms=TIE_MS,
        offsets_ms=(0.0,) * len(view.counts) if plain else _offsets_ms(view, shown.seat),
        head_starts_ms=setup.head_starts_ms,
        bots=setup.bots,
    )


def bell_ms(view: SlapjackView) -> float:
    """When the time limit strikes, from the opening of this race on; infinite without a limit."""
    return max(0.0, view.house.limit_ms - view.elapsed_ms)


def usual_ms(view: SlapjackView) -> tuple[float, ...]:
    """Each seat's usual slap. A seat not yet learned counts as the table's middle."""
    learned = [median_ms(times) if len(times) >= LEARNED else None for times in view.reactions_ms]
    known = tuple(usual for usual in learned if usual is not None)
    middle_ms = median_ms(known) if known else 0.0
    return tuple(middle_ms if usual is None else usual for usual in learned)


def _hands(view: SlapjackView) -> tuple[Seat, ...]:
    """SJ-05, SJ-21: all that are in may slap, the barred ones excepted."""
    return tuple(seat for seat in view.still_in if seat not in view.barred)


def _ends_ms(view: SlapjackView, prize: bool) -> float:
    """SJ-24: nobody can turn a card. SJ-26: the bell, but a Jack may be claimed for its pace."""
    pace_ms = view.house.pace_ms
    nobody_ms = pace_ms if view.turner is None else inf
    return min(nobody_ms, max(bell_ms(view), pace_ms if prize else 0.0))


def _offsets_ms(view: SlapjackView, turned_by: Seat) -> tuple[float, ...]:
    offsets = list(usual_ms(view) if view.house.even_hands else (0.0,) * len(view.counts))
    if view.house.turner_handicap:
        offsets[turned_by] -= TURNER_HANDICAP_MS
    return tuple(offsets)
