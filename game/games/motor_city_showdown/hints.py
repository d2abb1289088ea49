"""Why a good player would do this: one line for a hint."""

from game.errors import Reason
from game.games.motor_city_showdown.actions import Against, Keep, Swap, Tableau
from game.games.motor_city_showdown.pack import FACES, Power
from game.games.motor_city_showdown.state import MotorView, lost_zones
from game.moves import Action
from game.zones import Seat


def why(view: MotorView, action: Action) -> Reason:
    """What speaks for this action of the seat that sees this."""
    match action:
        case Tableau():
            return _of_tableau(view, action)
        case Against(rival):
            return _of_naming(view, rival)
        case Swap():
            return Reason("hint_swap", "MCS-25")
        case Keep():
            return Reason("hint_keep", "MCS-25")
        case _:
            return Reason("hint_throw", "JL-02")


def _of_tableau(view: MotorView, tableau: Tableau) -> Reason:
    """What the Flip card does; if nothing, what the Hole is kept for."""
    flip, hole = FACES[tableau.flip].power, FACES[tableau.hole].power
    if flip is not None:
        return Reason(f"hint_flip.{flip.value}", "MCS-03")
    if view.known.final:
        return Reason("hint_hammer", "MCS-10")
    if hole is not None:
        return Reason("hint_save", "MCS-04")
    return Reason("hint_symbol", "MCS-30")


def _of_naming(view: MotorView, rival: Seat) -> Reason:
    """What is to be won of this opponent."""
    if view.known.power is Power.JACK_LABRADOR:
        return Reason("hint_jl", "MCS-13")
    if view.known.power is Power.BISON:
        count = sum(len(view.at(zone)) for zone in lost_zones(rival))
        return Reason("hint_bison", "MCS-16", (("n", count),))
    count = min(view.number_shown, view.in_barn(rival))
    return Reason("hint_raven", "MCS-23", (("n", count),))
