"""Why something that a player touched does nothing now: one reason, with the ruling behind it.

Both powers of the Bison are touched at its card; "extra" asks after the one alone.
"""

from game.errors import Reason
from game.games.spell_my_name.actions import Do, seat_touched
from game.games.spell_my_name.pack import BISON, is_face
from game.games.spell_my_name.state import DECIDING, ENDED, Known, Phase, SpellView
from game.zones import Place, Seat

NOT_NOW = Reason("not_now", "house")

PILES = (Place.STOCK.value, Place.DISCARD.value)


def refusal(view: SpellView, seat: Seat, touched: str) -> Reason:
    """Why this card's code, zone's place, seat, back or button does nothing for that seat."""
    known = view.known
    if known.phase not in DECIDING:
        return _between(known)
    if touched == Do.EXTRA.code and known.phase is not Phase.LOST:
        return Reason("extra_after_loss", "SMN-20")
    if touched == BISON.code and BISON in view.hand:
        return _bison(view, seat)
    if seat != known.seat:
        return _not_theirs(known, seat)
    if touched in PILES:
        return _to_do(known) if known.phase is not Phase.TAKING else NOT_NOW
    return _card(view, touched) if is_face(touched) else _elsewhere(known, seat, touched)


def _between(known: Known) -> Reason:
    """Nobody is to act, or only to throw."""
    if known.phase in ENDED:
        return Reason("hand_over", "SMN-12")
    if known.phase is Phase.THROWING:
        return Reason("throwing", "SMN-17")
    return Reason("shuffling", "SMN-22")


def _not_theirs(known: Known, seat: Seat) -> Reason:
    """Somebody else is to act: the Challenger, or whoever has won a card."""
    if seat == known.challenger:
        return Reason("they_take_first", "SMN-17", (("seat", known.seat),))
    return Reason("not_your_turn", "SMN-08", (("seat", known.challenger),))


def _to_do(known: Known) -> Reason:
    """What this seat has to do first."""
    match known.phase:
        case Phase.CHALLENGING:
            return Reason("challenge_first", "SMN-07")
        case Phase.TAKING:
            return Reason("take_first", "SMN-07")
        case Phase.DISCARDING:
            return Reason("drop_first", "SMN-10")
        case Phase.CLAIMING:
            return Reason("claim_first", "SMN-12")
        case Phase.PICKING:
            return Reason("pick_first", "SMN-18")
        case _:
            return Reason("lost_already", "SMN-09")


def _card(view: SpellView, code: str) -> Reason:
    """Why the card of this code does not go."""
    if all(card.code != code for card in view.hand):
        return Reason("not_held", "house", (("card", code),))
    phase = view.known.phase
    if phase is Phase.DISCARDING:
        return NOT_NOW
    if phase in (Phase.CLAIMING, Phase.PICKING):
        return _to_do(view.known)
    return Reason("only_of_five", "SMN-10", (("n", len(view.hand)),))


def _bison(view: SpellView, seat: Seat) -> Reason:
    """Why the Bison does not ride, or is not laid."""
    known = view.known
    if seat != known.challenger:
        if known.phase is Phase.DISCARDING and seat == known.seat:
            return NOT_NOW
        return Reason("only_the_challenger", "SMN-16", (("seat", known.challenger),))
    if seat != known.seat:
        return _not_theirs(known, seat)
    if not any(count for other, count in enumerate(view.counts) if other != seat):
        return Reason("nobody_to_rob", "SMN-18")
    return NOT_NOW


def _elsewhere(known: Known, seat: Seat, touched: str) -> Reason:
    """A seat, a back or a button."""
    if known.phase is Phase.CHALLENGING:
        if touched == seat_touched(seat):
            return Reason("not_yourself", "SMN-08")
        if touched == Do.PASS.code:
            return Reason("challenge_first", "SMN-07")
        return NOT_NOW
    return _to_do(known)
