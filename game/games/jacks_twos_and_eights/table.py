"""How the table lies, and what stands in the room's window: no pixel, no colour."""

from game.table import Piece, Prop, Spot, Spread, Table
from game.zones import Place

TABLE = Table(
    ground="dusk",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-0.68),
        Spot(Place.DISCARD, Spread.HEAP, x=0.68),
        Spot(Place.HAND, Spread.FAN),
    ),
    room=(
        Piece(Prop.BACK, "", x=0.36, y=0.5, width=0.36, degrees=10),
        Piece(Prop.CARD, "2d", x=0.52, y=0.5, width=0.38, degrees=-4),
        Piece(Prop.CARD, "8s", x=0.66, y=0.53, width=0.38, degrees=-14),
    ),
)
