"""How the table lies, how seats stand in a hand, and what stands in the room's window."""

from game.bouts.bout import Bout
from game.games.motor_city_showdown.state import MotorView
from game.table import Piece, Prop, Spot, Spread, Standing, Table
from game.zones import Place, Seat


def thrown(view: MotorView) -> Bout | None:
    """What is being thrown, or was last thrown."""
    return view.known.bout


def standing(view: MotorView, seat: Seat) -> Standing:
    """Whoever was knocked out sits out the rest of the hand (MCS-21)."""
    return Standing.OUT if seat == view.known.out else Standing.IN


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
    bout=thrown,
)
