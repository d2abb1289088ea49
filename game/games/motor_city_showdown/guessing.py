"""What a seat sees of a position, and positions that might be behind what it sees."""

from collections.abc import Sequence
from random import Random
from typing import Final

from game.chance import shuffled_order
from game.games.motor_city_showdown.pack import PACK, MotorCard, Pile
from game.games.motor_city_showdown.state import Backs, MotorState, MotorView, zones_of
from game.zones import Place, Seat, Zone

_BACKS: Final[Sequence[Backs]] = tuple((None,) * count for count in range(len(PACK) + 1))
_OWN: Final = (Place.HAND, Place.COMBAT, Place.HOLE)


def seen_by_seat(state: MotorState, seat: Seat | None) -> MotorView:
    """The own cards, the Flip cards, and the backs of all others."""
    known = state.known
    piles = tuple(
        pile if _open_to(zone, seat) else _BACKS[len(pile)]
        for zone, pile in zip(zones_of(known.deal.seats), state.piles, strict=True)
    )
    return MotorView(known, seat, piles, () if seat is None else state.given[seat])


def unseen(view: MotorView) -> Pile:
    """The cards of which this view does not tell where they are, or were."""
    seen = {*view.known.flipped, *view.given}
    seen.update(card for pile in view.piles for card in pile if card is not None)
    return tuple(card for card in PACK if card not in seen)


def guessed(view: MotorView, rng: Random) -> MotorState:
    """The unseen cards in any order; in the barns first what is known to have been won."""
    lying = {card for pile in view.piles for card in pile if card is not None}
    gone = [card for card in (*view.known.flipped, *view.given) if card not in lying]
    hidden = unseen(view)
    left = [hidden[place] for place in shuffled_order(len(hidden), rng)]
    piles: dict[Zone, Pile] = {}
    seats = view.known.deal.seats
    for zone, pile in sorted(
        zip(zones_of(seats), view.piles, strict=True), key=lambda pair: _fills(pair[0])
    ):
        piles[zone] = tuple(card if card is not None else _next_of(gone, left) for card in pile)
    given: list[Pile] = [()] * seats
    if view.seat is not None:
        given[view.seat] = view.given
    return MotorState(view.known, tuple(piles[zone] for zone in zones_of(seats)), tuple(given))


def _open_to(zone: Zone, seat: Seat | None) -> bool:
    if zone.place is Place.FLIP:
        return True
    return seat is not None and zone.seat == seat and zone.place in _OWN


def _fills(zone: Zone) -> int:
    """What was won lies in barns, or at least in the pot."""
    return {Place.BARN: 0, Place.CENTRE: 1}.get(zone.place, 2)


def _next_of(gone: list[MotorCard], left: list[MotorCard]) -> MotorCard:
    return gone.pop(0) if gone else left.pop()
