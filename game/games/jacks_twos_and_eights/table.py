"""How the table lies, what is read on it from afar, and what stands in the room's window."""

from game.cards import Card, FrenchCard, Rank
from game.errors import Reason
from game.games.jacks_twos_and_eights.actions import Do, JacksAction, Play
from game.games.jacks_twos_and_eights.chains import Chain
from game.games.jacks_twos_and_eights.draft import PER_ACE, PER_TWO
from game.games.jacks_twos_and_eights.judgement import outlook
from game.games.jacks_twos_and_eights.state import ENDED, JacksView
from game.table import Beside, Piece, Prop, Sign, Spot, Spread, Table
from game.zones import Place


def signs(view: JacksView) -> tuple[Sign, ...]:
    """The suit that rules, and what is pending."""
    known = view.known
    found: list[Sign] = []
    if view.discard and known.phase not in ENDED:
        suit = known.suit or view.discard[-1].suit
        found.append(Sign(Beside.SUIT, suit.value))
    if known.draws:
        found.append(Sign(Beside.DRAWS, known.draws))
    if known.skips:
        found.append(Sign(Beside.SKIP, known.skips))
    return tuple(found)


def says(view: JacksView, action: JacksAction) -> Reason:
    """What an action does, in a line."""
    if isinstance(action, Play):
        named = action.named
        return _laying(view, action.face, None if named is None else named.value)
    draws = view.known.draws
    match action:
        case Do.TAKE:
            return Reason("take", "JTE-20", (("n", draws),))
        case Do.MISS if draws:
            return Reason("miss_and_take", "JTE-26", (("n", draws),))
        case _:
            return Reason(action.code, "JTE-17")


def _laying(view: JacksView, face: FrenchCard, named: str | None) -> Reason:
    known = view.known
    draws, skips = known.draws, known.skips
    if len(view.hand) == 1:
        return Reason("go_out", "JTE-32")
    if named is not None:
        return Reason("jack", "JTE-15", (("suit", named),))
    match face.rank:
        case Rank.TWO:
            return Reason("two_on" if draws else "two", "JTE-19", (("n", draws + PER_TWO),))
        case Rank.ACE if draws:
            return Reason("ace_takes", "JTE-19", (("n", max(0, draws - PER_ACE)),))
        case Rank.ACE:
            return Reason("ace", "JTE-21", (("n", PER_ACE),))
        case Rank.EIGHT:
            return Reason("eight_on" if skips else "eight", "JTE-23")
        case _:
            return Reason("lay", "JTE-07", (("card", face.code),))


def chain(view: JacksView, action: JacksAction) -> tuple[Card, ...]:
    """The longest row of cards that can follow this one in the same turn; of such the best."""
    if not isinstance(action, Play):
        return ()
    ahead = outlook(view)
    laid = [plan for plan in ahead.plans() if isinstance(plan, Chain)]
    rows = [row for row in laid if row.plays[0].face is action.face]
    best = max(rows, key=lambda row: (len(row.plays), ahead.worth(row)), default=None)
    return () if best is None else tuple(play.face for play in best.plays[1:])


TABLE = Table(
    ground="dusk",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-0.78),
        Spot(Place.DISCARD, Spread.HEAP, x=0.78),
        Spot(Place.HAND, Spread.FAN),
    ),
    room=(
        Piece(Prop.BACK, "", x=0.36, y=0.5, width=0.36, degrees=10),
        Piece(Prop.CARD, "2d", x=0.52, y=0.5, width=0.38, degrees=-4),
        Piece(Prop.CARD, "8s", x=0.66, y=0.53, width=0.38, degrees=-14),
    ),
    signs=signs,
    says=says,
    chain=chain,
)
