"""How the table lies, how seats stand in a hand, and what stands in the room's window."""

from game.bouts.bout import Bout
from game.errors import Reason
from game.games.motor_city_showdown.actions import Against, Keep, Swap, Tableau
from game.games.motor_city_showdown.pack import Power
from game.games.motor_city_showdown.state import BARNS, MotorView, lost_zones
from game.moves import Action
from game.table import Piece, Prop, Spot, Spread, Standing, Table
from game.zones import Place, Seat


def thrown(view: MotorView) -> Bout | None:
    """What is being thrown, or was last thrown."""
    return view.known.bout


def standing(view: MotorView, seat: Seat) -> Standing:
    """Whoever was knocked out sits out the rest of the hand (MCS-21)."""
    return Standing.OUT if seat == view.known.out else Standing.IN


def says(view: MotorView, action: Action) -> Reason | None:
    """What an action does, in a line; a throw needs none."""
    known = view.known
    match action:
        case Tableau():
            return Reason("set", "MCS-03")
        case Against(seat) if known.power is Power.JACK_LABRADOR:
            return Reason("against_jl", "MCS-13", (("seat", seat),))
        case Against(seat) if known.power is Power.BISON:
            count = sum(len(view.at(zone)) for zone in lost_zones(seat))
            return Reason("against_bison", "MCS-16", (("seat", seat), ("n", count)))
        case Against(seat):
            count = min(view.number_shown, len(view.at(BARNS[seat])))
            return Reason("against_raven", "MCS-23", (("seat", seat), ("n", count)))
        case Swap(seat) if known.final:
            return Reason("swap_hammer", "MCS-26", (("seat", seat),))
        case Swap(seat):
            return Reason("swap", "MCS-25", (("seat", seat),))
        case Keep():
            return Reason("keep", "MCS-25")
        case _:
            return None


TABLE = Table(
    ground="asphalt",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-1.2),
        Spot(Place.CENTRE, Spread.HEAP, x=1.2),
        Spot(Place.FLIP, Spread.STACK, x=0.0, y=1.2),
        Spot(Place.COMBAT, Spread.STACK, x=-1.0),
        Spot(Place.HOLE, Spread.STACK, x=1.0),
        Spot(Place.BARN, Spread.BADGE),
        Spot(Place.HAND, Spread.FAN),
    ),
    room=(
        Piece(Prop.CARD, "Hb", x=0.36, y=0.48, width=0.4, degrees=9),
        Piece(Prop.CARD, "Bh", x=0.63, y=0.5, width=0.4, degrees=-8),
    ),
    standing=standing,
    says=says,
    bout=thrown,
)
