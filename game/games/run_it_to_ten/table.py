"""What stands in the room's window: two fists about to open. Nothing lies on the table."""

from game.table import Piece, Prop, Table

TABLE = Table(
    ground="duel",
    spots=(),
    room=(
        Piece(Prop.GLOVE, "2", x=0.36, y=0.60, width=0.40, degrees=-20),
        Piece(Prop.GLOVE, "3", x=0.64, y=0.60, width=0.40, degrees=20),
    ),
)
