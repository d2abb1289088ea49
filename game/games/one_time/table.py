"""What is thrown, and what stands in the room's window. Nothing lies on the table."""

from game.bouts.bout import Bout
from game.bouts.bout_match import BoutView
from game.table import Piece, Prop, Standing, Table
from game.zones import Seat


def standing(view: BoutView, seat: Seat) -> Standing:
    """Who was beaten is out (JL-09)."""
    return Standing.IN if seat in view.bout.standing else Standing.OUT


def thrown(view: BoutView) -> Bout:
    """The match is one bout."""
    return view.bout


TABLE = Table(
    ground="duel",
    spots=(),
    room=(Piece(Prop.ART, "throw_icon_labrador", x=0.5, y=0.49, width=0.83),),
    standing=standing,
    bout=thrown,
)
