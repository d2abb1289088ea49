"""How the table lies, what is read on it from afar, and what stands in the room's window."""

from game.cards import Rank
from game.errors import Reason
from game.games.flipjacks.actions import Call, Catch, Colour, Draw, OwnUp, Play, colour_of
from game.games.flipjacks.house import JACKS
from game.games.flipjacks.limits import has_lapsed
from game.games.flipjacks.state import FlipjacksView
from game.moves import Action
from game.table import Beside, Owing, Piece, Prop, Sign, Spot, Spread, Table
from game.zones import Place

ANY = "any"


def signs(view: FlipjacksView) -> tuple[Sign, ...]:
    """The colour that must come next, and what it must beat."""
    board, top = view.board, view.pile[-1] if view.pile else None
    if top is None or board.outcome is not None:
        return ()
    if board.free:
        return (Sign(Beside.COLOUR, ANY, Reason("free", "FJ-15")),)
    if top.rank is Rank.ACE:
        demand = ANY if board.demand is None else board.demand.value
        return (Sign(Beside.COLOUR, demand, Reason("any_rank", "FJ-04")),)
    other = Colour.BLACK if colour_of(top) is Colour.RED else Colour.RED
    if top.rank is Rank.KING:
        code = "only_an_ace" if board.house.strict_jacks else "nothing_higher"
        return (Sign(Beside.COLOUR, other.value, Reason(code, "FJ-12")),)
    return (Sign(Beside.COLOUR, other.value, Reason("higher", "FJ-03", (("card", top.code),))),)


def owed(view: FlipjacksView) -> tuple[Owing, ...]:
    """A call that can still be made, or was made ahead, and calls that were forgotten (FJ-21)."""
    board = view.board
    if board.outcome is not None:
        return ()
    owing = []
    if board.calling is not None:
        seat = (("seat", board.turn),)
        owing.append(Owing(board.calling, Reason("call", "FJ-21", seat)))
    if board.armed:
        owing.append(Owing(board.turn, Reason("armed", "FJ-21")))
    for lapse in board.lapses:
        code = "play_on" if lapse.seat == board.turn else "lapse"
        owing.append(Owing(lapse.seat, Reason(code, "FJ-22")))
    return tuple(owing)


def aloud(action: Action) -> bool:
    """A call and a catch."""
    return isinstance(action, Call | Catch)


def says(view: FlipjacksView, action: Action) -> Reason:
    """What an action does, in a line."""
    match action:
        case Play():
            return _laying(view, action)
        case Draw():
            return Reason("draw", "FJ-13")
        case Call():
            return Reason("call", "FJ-21")
        case Catch(seat):
            return Reason("catch", "FJ-21", (("seat", seat),))
        case OwnUp():
            return Reason("own_up", "FJ-22")
        case _:
            return Reason("pass", "FJ-25")


def _laying(view: FlipjacksView, play: Play) -> Reason:
    board, two = view.board, len(play.cards) > 1
    cards = ("cards", ",".join(card.code for card in play.cards))
    if has_lapsed(board, board.turn):
        return Reason("play_on", "FJ-22", (cards,))
    if len(play.cards) == len(view.hands[board.turn]):
        return Reason("go_out", "FJ-19", (cards,))
    if play.rank is Rank.JACK:
        return Reason("two_jacks" if two else "jack", "FJ-07", (cards,))
    if play.names is not None:
        colour = play.names.value
        code = f"two_aces_{colour}" if two else f"ace_{colour}"
        return Reason(code, "FJ-04", (("colour", colour),))
    if play.rank is Rank.ACE:
        return Reason("two_aces" if two else "ace", "FJ-04", (cards,))
    return Reason("lay_two" if two else "lay", "FJ-03", (("card", play.cards[0].code), cards))


TABLE = Table(
    ground="lagoon",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-0.85),
        Spot(Place.DISCARD, Spread.STACK, x=0.85),
        Spot(Place.CENTRE, Spread.STACK),
        Spot(Place.OUT_OF_PLAY, Spread.ROW, x=4.1, y=0.72, room=JACKS),
        Spot(Place.HAND, Spread.FAN),
    ),
    room=(
        Piece(Prop.BACK, "", x=0.36, y=0.5, width=0.42, degrees=12),
        Piece(Prop.CARD, "Jh", x=0.62, y=0.46, width=0.46, degrees=-9),
    ),
    signs=signs,
    says=says,
    owed=owed,
    aloud=aloud,
    banner=True,
)
