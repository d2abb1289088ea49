"""Why something that a player touched does nothing now: one reason, with the ruling behind it."""

from game.bouts.bout import NOT_NOW
from game.errors import Reason
from game.games.motor_city_showdown.pack import Power
from game.games.motor_city_showdown.state import BARNS, ENDED, MotorView, Phase
from game.zones import Place, Seat


def refusal(view: MotorView, seat: Seat, touched: str) -> Reason:
    """Why this card's code, zone's place or button does nothing for that seat."""
    known = view.known
    if known.phase in ENDED:
        return Reason("hand_over", "MCS-38")
    if known.phase is Phase.SHUFFLING:
        return Reason("dealing", "MCS-02")
    if known.phase is Phase.THROWING:
        return _throwing(view, seat)
    if seat == known.out:
        return Reason("knocked_out", "MCS-21")
    if known.phase is Phase.BUILDING:
        return _building(touched)
    assert known.holder is not None
    if seat != known.holder:
        return Reason("not_your_power", "MCS-42", (("seat", known.holder),))
    if known.phase is Phase.SWAPPING:
        return Reason("swap_or_keep", "MCS-25")
    return _naming(view, touched)


def _throwing(view: MotorView, seat: Seat) -> Reason:
    """Nothing but a symbol can be chosen, and not by everybody."""
    bout = view.bout
    if seat not in bout.standing:
        return Reason("not_throwing", "JL-09")
    return Reason("lies_open", "JL-05") if bout.shown is not None else Reason("throw", "JL-03")


def _building(touched: str) -> Reason:
    """A tableau is set as a whole."""
    if touched in (Place.STOCK.value, Place.CENTRE.value, Place.BARN.value):
        return Reason("not_yours", "MCS-03")
    return Reason("whole_tableau", "MCS-03")


def _naming(view: MotorView, touched: str) -> Reason:
    """Whoever is asked for an opponent cannot name just any."""
    known = view.known
    head, _, tail = touched.partition(":")
    if head != "against" or not tail.isdecimal() or int(tail) not in range(known.deal.seats):
        return Reason("name_an_opponent", "MCS-42")
    rival = int(tail)
    if rival == known.holder:
        return Reason("not_yourself", "MCS-42")
    if rival in known.beaten:
        return Reason("beaten_already", "MCS-13", (("seat", rival),))
    if rival == known.out and known.power is not Power.JACK_LABRADOR:
        return Reason("out_already", "MCS-21", (("seat", rival),))
    if known.power is Power.RAVENOUS and not view.at(BARNS[rival]):
        return Reason("empty_barn", "MCS-22", (("seat", rival),))
    return NOT_NOW
