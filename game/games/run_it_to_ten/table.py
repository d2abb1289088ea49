"""What is thrown, and what stands in the room's window. Nothing lies on the table."""

from game.bouts.bout import Bout
from game.bouts.bout_match import BoutView
from game.table import Piece, Prop, Table


def thrown(view: BoutView) -> Bout:
    """The match is one bout."""
    return view.bout


TABLE = Table(
    ground="duel",
    spots=(),
    room=(
        Piece(Prop.ART, "throw_icon_jack", x=0.66, y=0.36, width=0.52),
        Piece(Prop.ART, "throw_icon_labrador", x=0.36, y=0.58, width=0.62),
    ),
    bout=thrown,
)
