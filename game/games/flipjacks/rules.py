"""Flipjacks, as sources/003 tells it, with the rulings FJ-01 to FJ-36.

Two to four players, ten, eight or six cards each, one card turned up beside the stock. In turn,
clockwise from the dealer's left, each plays a card that is higher than the last and of the other
colour, or two at once that share rank and colour. An Ace goes on anything, lifts the rank, and
names the colour that must follow. A Jack goes on anything, turns stock and played pile over, so
that each becomes the other, and is removed. Who cannot play draws one; who thereby holds as many
cards as were dealt plays whatever they like. Who comes down to one card says "last card" before
the next player acts: else anybody may catch them, at the cost of a card, and playing on costs
nine. The first empty hand wins. When nothing is left to draw the played pile is shuffled, as long
as a Jack is in play; after that the fewest cards win.

House options: `ace_frees_colour` (FJ-04), `strict_jacks` (FJ-06, FJ-33). Two rulings are ours:

* FJ-35: "your next turn", up to which a forgotten call can be caught (FJ-21), begins when you act
  in it. With two players it would else begin at the very moment at which the call was forgotten.
* FJ-36: after a play that leaves one card, and after a call was forgotten, the next seat can act
  only after a moment, the same for all, so that a call and a catch are a matter of attention and
  not of who clicks fastest. Nothing is decided by it that the rules do not decide.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from game.cards import Card, FrenchCard, french_pack
from game.chance import shuffled_order
from game.errors import IllegalAction, Reason
from game.games.flipjacks import actions, limits, notation, refusals, turns
from game.games.flipjacks.actions import CALL, Call, Catch, Play, catch_of
from game.games.flipjacks.draft import OUT, Draft
from game.games.flipjacks.house import CALL_MS, CATCH_MS, DEALT, OPTIONS, house_of
from game.games.flipjacks.state import Board, FlipjacksState, FlipjacksView, Known, Pile, Why
from game.moves import Action, Move, Shuffle
from game.nodes import Chance, End, Node, Shout, Turn
from game.options import Setup
from game.rules import GameInfo, Step
from game.zones import CENTRE, DISCARD, STOCK, Layout, Place, Seat, Zone, zone_of

FRENCH_PACK: Final = french_pack()
NOT_NOW: Final = Reason("not_now", "house")

INFO: Final = GameInfo(
    slug="flipjacks",
    rules_version=1,
    seats=range(min(DEALT), max(DEALT) + 1),  # FJ-01
    pack=FRENCH_PACK,
    options=OPTIONS,
    longest=10_000,
    scores=(0, len(FRENCH_PACK)),
    minutes=10,
    age=7,
    order=3,
    fewest_win=True,
)


class FlipjacksRules:
    """The rules of Flipjacks."""

    info = INFO

    def start(self, setup: Setup) -> FlipjacksState:
        """The whole pack in the stock, about to be shuffled and dealt."""
        seats = len(setup.chairs)
        if seats not in INFO.seats:
            raise IllegalAction(Reason("seats", "FJ-01", (("seats", seats),)))
        board = Board(
            setup=setup,
            house=house_of(setup.options),
            turn=(setup.dealer + 1) % seats,  # FJ-30
            turns=0,
            free=False,
            demand=None,
            out=(),
            buried=0,
            armed=False,
            calling=None,
            lapses=(),
            passes=0,
            shuffling=True,
            owed=None,
            outcome=None,
        )
        return FlipjacksState(board, FRENCH_PACK, (), ((),) * seats, frozenset())

    def node(self, state: FlipjacksState) -> Node:
        """The turn of a seat, with whatever others may say meanwhile."""
        board = state.board
        if board.outcome is not None:
            return End(board.outcome)
        if board.shuffling:
            return Chance(STOCK, len(state.stock))
        if board.calling is None and not board.lapses:
            return Turn(board.turn)
        return Turn(board.turn, _shouts(board), _ready_ms(board))

    def legal(self, state: FlipjacksState, seat: Seat) -> tuple[Action, ...]:
        """What the seat may say, and, in its turn, what it may do."""
        board = state.board
        if board.outcome is not None or board.shuffling:
            return ()
        said = limits.shouts(board, seat)
        if seat != board.turn:
            return said
        drawable = limits.can_draw(state.stock, state.pile, board.out)
        done = limits.turn_actions(board, state.pile[-1], state.hands[seat], drawable=drawable)
        return tuple(sorted((*said, *done), key=lambda action: action.code)) if said else done

    def apply(self, state: FlipjacksState, moves: Sequence[Move]) -> Step[FlipjacksState]:
        """One action of a seat, or the order of the stock."""
        seat, action = moves[0].seat, moves[0].action
        draft = Draft(state)
        if len(moves) > 1:
            raise IllegalAction(NOT_NOW)
        if seat is None:
            _shuffle(draft, action)
            return draft.step()
        legal = self.legal(state, seat)
        if action not in legal:
            raise IllegalAction(refusals.refuse(self.view(state, seat), seat, _touched(action)))
        playable = any(isinstance(other, Play) for other in legal)
        turns.act(draft, seat, action, playable=playable)
        return draft.step()

    def refuse(self, view: FlipjacksView, seat: Seat, touched: str) -> Reason:
        """What is wrong with a card, with drawing ("stock"), with "call" or with "catch"."""
        return refusals.refuse(view, seat, touched)

    def view(self, state: FlipjacksState, seat: Seat | None) -> FlipjacksView:
        """The own hand, and every card that was seen on its way to where it lies."""
        seen = state.seen

        def known(cards: Pile) -> Known:
            if seen.isdisjoint(cards):
                return (None,) * len(cards)
            return tuple(card if card in seen else None for card in cards)

        hands = tuple(
            hand if holder == seat else known(hand) for holder, hand in enumerate(state.hands)
        )
        own = frozenset(() if seat is None else state.hands[seat])
        stock, pile = known(state.stock), known(state.pile)
        return FlipjacksView(seat, _seen_by(state.board, seat), stock, pile, hands, own & seen)

    def layout(self, view: FlipjacksView) -> Layout:
        """What the eye sees: own cards, backs, and of the pile what was laid since it was turned.

        What was seen before is for players to remember; the table does not show it.
        """
        buried = view.board.buried
        hands = {
            zone_of(Place.HAND, seat): hand if seat == view.seat else (None,) * len(hand)
            for seat, hand in enumerate(view.hands)
        }
        return {
            STOCK: (None,) * len(view.stock),
            DISCARD: (*(None,) * buried, *view.pile[buried:]),
            CENTRE: (),
            OUT: view.board.out,
            **hands,
        }

    def cards(self, state: FlipjacksState) -> Mapping[Zone, tuple[Card, ...]]:
        """Every card where it lies."""
        hands = {zone_of(Place.HAND, seat): hand for seat, hand in enumerate(state.hands)}
        return {STOCK: state.stock, DISCARD: state.pile, CENTRE: (), OUT: state.board.out, **hands}

    def guess(self, view: FlipjacksView, rng: Random) -> FlipjacksState:
        """The cards that were never seen, in any order; the others where they lie."""
        places = (view.stock, view.pile, *view.hands)
        located = {card for cards in places for card in cards if card is not None}
        located.update(view.board.out)
        unseen = [card for card in FRENCH_PACK if card not in located]
        dealt = iter([unseen[place] for place in shuffled_order(len(unseen), rng)])
        stock, pile, *hands = (_filled(cards, dealt) for cards in places)
        own = frozenset(() if view.seat is None else hands[view.seat])
        seen = (frozenset(located) - own) | view.shown
        return FlipjacksState(view.board, stock, pile, tuple(hands), seen)

    def write(self, state: FlipjacksState) -> str:
        """See notation.py."""
        return notation.write_state(state)

    def read(self, text: str) -> FlipjacksState:
        """See notation.py."""
        return notation.read_state(text)

    def read_action(self, text: str) -> Action:
        """See actions.py."""
        return actions.read_action(text)


def _seen_by(board: Board, seat: Seat | None) -> Board:
    """That somebody else draws by choice is not to be seen: it would tell of an Ace or a Jack."""
    owed = board.owed
    if owed is None or owed.why is not Why.CHOSE or owed.seat == seat:
        return board
    return replace(board, owed=replace(owed, why=Why.CANNOT))


def _shouts(board: Board) -> tuple[Shout, ...]:
    """FJ-21: a call that can still be made, and a catch for each that was forgotten.

    No two have the same number: one play a turn can leave one card, and lapse in the next.
    """
    said = [
        Shout(
            2 * lapse.number + 1,
            tuple(seat for seat in board.setup.seats if seat != lapse.seat),
            catch_of(lapse.seat),
        )
        for lapse in board.lapses
    ]
    if board.calling is not None:
        said.append(Shout(2 * board.turns, (board.calling,), CALL))
    return tuple(said)


def _ready_ms(board: Board) -> float:
    """FJ-36: everybody has a moment to call, and to catch."""
    if any(lapse.fresh for lapse in board.lapses):
        return CATCH_MS
    return 0.0 if board.calling is None else CALL_MS


def _shuffle(draft: Draft, action: Action) -> None:
    """The pack before the deal, or the played pile when there was nothing left to draw (FJ-25)."""
    count = len(draft.stock)
    if not draft.shuffling or draft.outcome is not None:
        raise IllegalAction(NOT_NOW)
    if not isinstance(action, Shuffle) or sorted(action.order) != list(range(count)):
        raise IllegalAction(Reason("bad_shuffle", "house"))
    draft.shuffle(action.order)
    if draft.owed is None:
        draft.deal()
        turns.begin_turn(draft, draft.turn)
    else:
        draft.turn_up()
        turns.go_on_drawing(draft)


def _touched(action: Action) -> str:
    """What a player touches for that."""
    match action:
        case Play(cards):
            return cards[0].code
        case Catch():
            return refusals.CATCH
        case Call():
            return refusals.CALL
        case _:
            return Place.STOCK.value


def _filled(cards: Known, dealt: Iterator[FrenchCard]) -> Pile:
    return tuple(next(dealt) if card is None else card for card in cards)
