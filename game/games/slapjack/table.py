"""How the table lies, and what stands in the room's window: no pixel, no colour."""

from game.games.slapjack.state import SlapjackView
from game.table import Piece, Prop, Spot, Spread, Standing, Table
from game.zones import Place, Seat


def standing(view: SlapjackView, seat: Seat) -> Standing:
    """Out after a missed last Jack (SJ-18), barred after a slap that could not be paid (SJ-21)."""
    if seat not in view.seats.still_in:
        return Standing.OUT
    return Standing.BARRED if seat in view.seats.barred else Standing.IN


TABLE = Table(
    ground="ember",
    spots=(
        Spot(Place.CENTRE, Spread.HEAP),
        Spot(Place.STOCK, Spread.STACK),
        Spot(Place.PILE, Spread.BADGE),
    ),
    room=(
        Piece(Prop.CARD, "Js", x=0.457, y=0.473, width=0.52, degrees=8),
        Piece(Prop.GLOVE, "0", x=0.612, y=0.62, width=0.434, degrees=24),
    ),
    standing=standing,
)
