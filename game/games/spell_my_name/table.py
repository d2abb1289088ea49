"""How the table lies, what is read on it from afar, and what stands in the room's window."""

from game.errors import Reason
from game.games.spell_my_name.actions import Challenge, Discard, Do, Pick, SpellAction, Steal, Take
from game.games.spell_my_name.pack import BISON, BOLT, NAME_LENGTH, Piece
from game.games.spell_my_name.state import DECIDING, ENDED, Phase, SpellView
from game.moves import Action
from game.table import Fill, Prop, Spot, Spread, Table, Tally, Task, Tile, Track
from game.table import Piece as Furnishing
from game.zones import Place, Seat

DOG = "throw_icon_labrador"
"""What is drawn for the piece that is no letter."""


def marker(view: SpellView) -> Seat | None:
    """Before whom the marker lies: the Challenger (SMN-06)."""
    return None if view.known.phase in ENDED else view.known.challenger


def task(view: SpellView) -> Task | None:
    """What the seat that acts is to do."""
    known = view.known
    if known.phase not in DECIDING:
        return None
    robbed = () if known.other is None else (("seat", known.other),)
    return Task(known.seat, Reason(known.phase.value, _TASKS[known.phase], robbed))


def tally(view: SpellView) -> Tally:
    """Hands won, or points."""
    deal = view.known.deal
    return Tally(deal.totals, deal.goal)


def track(view: SpellView) -> Track | None:
    """The name, as far as the own hand spells it: the Bolt stands for what comes next (SMN-14)."""
    if view.seat is None:
        return None
    held = {card.piece: card.code for card in view.hand}
    wild = None
    if BOLT in view.hand:
        wild = next((piece for piece in Piece if piece not in held), None)
    tiles = tuple(
        _tile(piece, Fill.WILD, BOLT.code) if piece is wild else _held(piece, held.get(piece, ""))
        for piece in Piece
    )
    to_go = sum(tile.fill is Fill.OPEN for tile in tiles)
    return Track(tiles, Reason("to_go" if to_go else "spelt", "SMN-13", (("n", to_go),)))


def _held(piece: Piece, card: str) -> Tile:
    return _tile(piece, Fill.HELD if card else Fill.OPEN, card)


def _tile(piece: Piece, fill: Fill, card: str) -> Tile:
    if piece is Piece.LABRADOR:
        return Tile(fill, art=DOG, card=card)
    return Tile(fill, piece.value, card=card)


def powers(view: SpellView) -> tuple[str, ...]:
    """What the Bison can do for whoever holds it (SMN-16)."""
    return ("steal", "extra") if BISON in view.hand and view.known.phase not in ENDED else ()


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
_TASKS = {
    Phase.CHALLENGING: "SMN-08",
    Phase.TAKING: "SMN-07",
    Phase.DISCARDING: "SMN-10",
    Phase.CLAIMING: "SMN-12",
    Phase.LOST: "SMN-17",
    Phase.PICKING: "SMN-18",
}

TABLE = Table(
    ground="umber",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-0.62),
        Spot(Place.DISCARD, Spread.HEAP, x=0.62),
        Spot(Place.OUT_OF_PLAY, Spread.ROW, x=2.35, y=0.1, room=1),
        Spot(Place.HAND, Spread.FAN, room=NAME_LENGTH),
    ),
    room=(
        Furnishing(Prop.BACK, "", x=0.36, y=0.5, width=0.42, degrees=12),
        Furnishing(Prop.CARD, "Jp", x=0.62, y=0.46, width=0.46, degrees=-9),
    ),
    says=says,
    bout=lambda view: view.bout,
    pack="letters",
    marker=marker,
    task=task,
    tally=tally,
    track=track,
    powers=powers,
    power_art="bison_head",
    declares=Do.CLAIM.code,
)
