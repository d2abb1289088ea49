"""What nobody at the table does: to shuffle and deal, to end a race, to call one void."""

from game.errors import IllegalAction, Reason
from game.games.slapjack.draft import Draft
from game.games.slapjack.state import PACK, Shown, SlapjackState
from game.games.slapjack.timing import bell_ms
from game.moves import Lapse, Move, Shuffle, Void
from game.nodes import Chance, Node, Race
from game.rules import Step
from game.zones import Seat


def step(state: SlapjackState, node: Node, move: Move) -> Step[SlapjackState]:
    """The referee's move, if the position waits for it."""
    draft, shown = Draft(state), state.view.shown
    match node, move.action:
        case Chance(zone, count), Shuffle(order) if sorted(order) == list(range(count)):
            _shuffle(draft, zone.seat, order)
        case Race(ends_ms=float(ends_ms)), Lapse() if shown and move.at_ms >= ends_ms:
            _end_race(draft, shown, move.at_ms, bell_ms(state.view))
        case Race(prize=True), Void() if shown:
            _void(draft, shown)
        case _:
            raise IllegalAction(Reason("not_now", "house"))
    return draft.step()


def _shuffle(draft: Draft, seat: Seat | None, order: tuple[int, ...]) -> None:
    """The pack before a deal, or the pile of whoever has just won or taken back cards."""
    if seat is None:
        draft.shuffle_stock(order)
        draft.deal()
    else:
        draft.shuffle_pile(seat, order)
    draft.shuffling = None


def _end_race(draft: Draft, shown: Shown, at_ms: float, bell_ms: float) -> None:
    """The bell (SJ-26); or nobody can turn a card, and nobody took the pile (SJ-24)."""
    draft.elapsed_ms = round(draft.elapsed_ms + at_ms, 3)
    if at_ms >= bell_ms:
        most = max(map(len, draft.piles))
        winners = tuple(seat for seat in draft.still_in if len(draft.piles[seat]) == most)
        draft.end(winners, "time")
        return
    draft.dealer = shown.seat
    draft.say("redeal", "SJ-24", shown.seat)
    draft.centre_to_stock()
    draft.shown = draft.previous = None
    draft.staked = frozenset()
    draft.shuffling = PACK


def _void(draft: Draft, jack: Shown) -> None:
    """SJ-30: back into the turner's pile with the Jack; shuffle; turn again."""
    draft.top_of_centre_to_pile(jack.seat)
    draft.say("void", "SJ-30", jack.seat)
    draft.lead = jack.seat
    draft.shown = draft.previous = None
    draft.staked = frozenset()
    draft.shuffling = jack.seat
