"""What stands in the room's window: two fists about to open. Nothing lies on the table."""

from game.bout_match import BoutView
from game.table import Piece, Prop, Standing, Table
from game.zones import Seat


def standing(view: BoutView, seat: Seat) -> Standing:
    """Who was beaten is out (JL-09)."""
    return Standing.IN if seat in view.bout.standing else Standing.OUT


TABLE = Table(
    ground="duel",
    spots=(),
    room=(
        Piece(Prop.GLOVE, "0", x=0.36, y=0.60, width=0.40, degrees=-20),
        Piece(Prop.GLOVE, "1", x=0.64, y=0.60, width=0.40, degrees=20),
    ),
    standing=standing,
)
