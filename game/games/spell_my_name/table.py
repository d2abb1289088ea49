"""How the table lies, what is read on it from afar, and what stands in the room's window."""

from game.errors import Reason
from game.games.spell_my_name.actions import Challenge, Discard, Do, Pick, SpellAction, Steal, Take
from game.games.spell_my_name.state import ENDED, SpellView
from game.moves import Action
from game.table import Piece, Prop, Spot, Spread, Table
from game.zones import Place, Seat


def marker(view: SpellView) -> Seat | None:
    """Before whom the marker lies: the Challenger (SMN-06)."""
    return None if view.known.phase in ENDED else view.known.challenger


def says(view: SpellView, action: SpellAction | Action) -> Reason | None:
    """What an action does, in a line; a throw needs no words."""
    match action:
        case Challenge(seat):
            return Reason("challenge", "SMN-08", (("seat", seat),))
        case Take(Place.STOCK):
            return Reason("take_stock", "SMN-07")
        case Take():
            return Reason("take_discard", "SMN-07", (("card", view.discard[-1].code),))
        case Discard(card):
            return Reason("drop", "SMN-10", (("card", card.code),))
        case Steal(seat):
            return Reason("steal", "SMN-17", (("seat", seat),))
        case Pick(back):
            return Reason("pick", "SMN-18", (("n", back + 1),))
        case Do():
            return Reason(action.code, _RULES[action])
        case _:
            return None


_RULES = {Do.CLAIM: "SMN-12", Do.EXTRA: "SMN-20", Do.PASS: "SMN-09"}

TABLE = Table(
    ground="amber",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-0.78),
        Spot(Place.DISCARD, Spread.STACK, x=0.78),
        Spot(Place.OUT_OF_PLAY, Spread.ROW, x=4.1, y=0.72, room=1),
        Spot(Place.HAND, Spread.FAN),
    ),
    room=(
        Piece(Prop.BACK, "", x=0.36, y=0.5, width=0.42, degrees=12),
        Piece(Prop.CARD, "Jp", x=0.62, y=0.46, width=0.46, degrees=-9),
    ),
    says=says,
    bout=lambda view: view.bout,
    marker=marker,
)
