"""How the table lies, and what stands in the room's window: no pixel, no colour."""

from game.table import Piece, Prop, Spot, Spread, Table
from game.zones import Place

TABLE = Table(
    ground="lagoon",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-0.85),
        Spot(Place.DISCARD, Spread.STACK, x=0.85),
        Spot(Place.CENTRE, Spread.STACK),
        Spot(Place.OUT_OF_PLAY, Spread.ROW, x=3.2),
        Spot(Place.HAND, Spread.FAN),
    ),
    room=(
        Piece(Prop.BACK, "", x=0.36, y=0.5, width=0.42, degrees=12),
        Piece(Prop.CARD, "Jh", x=0.62, y=0.46, width=0.46, degrees=-9),
    ),
)
