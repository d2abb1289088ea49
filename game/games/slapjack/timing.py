"""The clock of a race: when it may be claimed, covered, rung off, and what a claim counts as."""

from math import inf

from game.games.slapjack.state import Seats, SlapjackView, median_ms
from game.nodes import Race
from game.zones import Seat

TURNER_HANDICAP_MS = 80.0
"""What the seat that turned the card counts more, if the table says so (SJ-04)."""

LEARNED = 3
"""Slaps after which a seat's own usual time is taken as known (even hands)."""

REMEMBERED = 9
"""Slaps that the usual time is the median of."""


def race_of(view: SlapjackView) -> Race:
    """The race on the card now shown. There must be one."""
    shown, house, seats = view.shown, view.house, view.seats
    assert shown is not None
    prize = shown.to_be_won
    endless = view.turner is not None and house.limit_ms == inf
    return Race(
        number=view.turned,
        seats=_hands(seats) if seats.barred else seats.still_in,
        turner=view.turner,
        prize=prize,
        ends_ms=None if endless else _ends_ms(view, prize),
        offsets_ms=_offsets_ms(view, shown.seat) if house.offsets else house.no_offsets_ms,
        terms=house.terms,
    )


def bell_ms(view: SlapjackView) -> float:
    """When the time limit strikes, from the opening of this race on; infinite without a limit."""
    return max(0.0, view.house.limit_ms - view.elapsed_ms)


def usual_ms(view: SlapjackView) -> tuple[float, ...]:
    """Each seat's usual slap. A seat not yet learned counts as the table's middle."""
    learned = [
        median_ms(times) if len(times) >= LEARNED else None for times in view.seats.reactions_ms
    ]
    known = tuple(usual for usual in learned if usual is not None)
    middle_ms = median_ms(known) if known else 0.0
    return tuple(middle_ms if usual is None else usual for usual in learned)


def _hands(seats: Seats) -> tuple[Seat, ...]:
    """SJ-05, SJ-21: all that are in may slap, the barred ones excepted."""
    return tuple(seat for seat in seats.still_in if seat not in seats.barred)


def _ends_ms(view: SlapjackView, prize: bool) -> float:
    """SJ-24: nobody can turn a card. SJ-26: the bell, but a Jack may be claimed for its pace."""
    pace_ms = view.house.pace_ms
    nobody_ms = pace_ms if view.turner is None else inf
    return min(nobody_ms, max(bell_ms(view), pace_ms if prize else 0.0))


def _offsets_ms(view: SlapjackView, turned_by: Seat) -> tuple[float, ...]:
    offsets = list(usual_ms(view) if view.house.even_hands else view.house.no_offsets_ms)
    if view.house.turner_handicap:
        offsets[turned_by] -= TURNER_HANDICAP_MS
    return tuple(offsets)
