"""Spell My Name, as sources/000 tells it, with the rulings SMN-01 to SMN-28.

Two to four players, 32 cards and a marker. Nobody is dealt a card; one is turned up beside the
stock. Whoever has the marker, at first the dealer, is the Challenger: picks an opponent and throws
One Time. The winner takes the top card of the stock or of the discard pile. The Challenger goes on
until a loss; then the marker passes to the left. Four cards are the most that a hand may hold:
with a fifth the five spell J-A-C-K LABRADOR, which wins the hand, or one of them is discarded. The
Bolt stands for any one piece. The Nifty Bison, once a hand and for the Challenger alone, steals a
card unseen, or goes on with a turn that was lost. Three hands win the game, or a hundred points,
where a hand brings ten and every card that anybody holds; the five Cards of Purity win it at once.

House options: `goal` (SMN-24, SMN-25), `live_rhythm` (JL-05). The pack is pack.py's. What the
rulings leave open we play like this:

* SMN-29 The Bison may steal before a card that was won is taken: then, too, it is the Challenger's
  turn, and nobody throws (SMN-17). The card is taken afterwards.
* SMN-30 Whoever is robbed of their only card holds up one back: there is nothing to pick.
* SMN-31 Once a hand was robbed, what had been seen to go into it is certain to the thief alone, who
  knows which card came. The victim knows who has it now.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, assert_never

from game.bouts import bout as bouts
from game.bouts.bout_match import LIVE_RHYTHM
from game.cards import Card
from game.chance import shuffled_order
from game.errors import IllegalAction, Reason
from game.games.spell_my_name import notation
from game.games.spell_my_name.actions import (
    ACTIONS,
    SEATS,
    Challenge,
    Discard,
    Do,
    Pick,
    SpellAction,
    Steal,
    Take,
)
from game.games.spell_my_name.choices import actions_for
from game.games.spell_my_name.draft import Draft
from game.games.spell_my_name.pack import PACK
from game.games.spell_my_name.refusals import NOT_NOW, refusal
from game.games.spell_my_name.scoring import match_ends
from game.games.spell_my_name.state import (
    DECIDING,
    ENDED,
    HANDS,
    HANDS_GOAL,
    OUT,
    POINTS_GOAL,
    Deal,
    Held,
    Known,
    Phase,
    SpellState,
    SpellView,
    cards_of,
)
from game.moves import Action, Move, NextDeal, Shuffle, touched
from game.nodes import Chance, End, Interval, Node, Turn
from game.options import Option, Setup
from game.rules import GameInfo, Step
from game.zones import DISCARD, STOCK, Layout, Seat, Zone

INFO: Final = GameInfo(
    slug="spell_my_name",
    rules_version=1,
    seats=SEATS,
    pack=PACK,
    options=(
        Option("goal", "SMN-24", (HANDS_GOAL, POINTS_GOAL)),
        LIVE_RHYTHM,
    ),
    longest=20_000,
    scores=(0, 214),  # 99 before the last hand, and in it ten and the 17 dearest cards
    minutes=20,
    age=7,
    order=6,
)


class SpellRules:
    """The rules of Spell My Name."""

    info = INFO

    def start(self, setup: Setup) -> SpellState:
        """The whole pack in the stock, about to be shuffled."""
        seats = len(setup.chairs)
        if seats not in INFO.seats:
            raise IllegalAction(Reason("seats", "SMN-01", (("seats", seats),)))
        deal = Deal(setup, number=1, dealer=setup.dealer, totals=(0,) * seats)
        known = Known(deal, Phase.SHUFFLING, challenger=setup.dealer, seat=setup.dealer)
        return SpellState(known, PACK, (), (), ((),) * seats)

    def node(self, state: SpellState) -> Node:
        """The turn of a seat, a throw, a shuffle; an interval after each hand."""
        known = state.known
        phase = known.phase
        if phase in DECIDING:
            return _TURNS[known.seat]
        match phase:
            case Phase.THROWING:
                assert known.bout is not None
                return bouts.node(known.bout)
            case Phase.STEALING:
                return Chance(HANDS[_victim(known)], len(state.hands[_victim(known)]))
            case Phase.OVER:
                outcome = match_ends(known.deal, known.seat, cards_of(state.hands[known.seat]))
                assert outcome is not None
                return End(outcome)
            case Phase.SCORED:
                return Interval()
            case _:
                return Chance(STOCK, len(state.stock))

    def legal(self, state: SpellState, seat: Seat) -> tuple[Action, ...]:
        """Challenges, takes, discards, what the Bison can do, the claim, or a throw."""
        hands = state.hands
        return actions_for(state.known, seat, cards_of(hands[seat]), tuple(map(len, hands)))

    def apply(self, state: SpellState, moves: Sequence[Move]) -> Step[SpellState]:
        """One action, one step of a bout, one shuffle, or the next deal."""
        known, draft = state.known, Draft(state)
        seat, action = moves[0].seat, moves[0].action
        if known.phase is Phase.THROWING:
            assert known.bout is not None
            draft.throw(known.bout, moves)
        elif seat is None:
            self._referee(state, draft, action)
        else:
            able = self.legal(state, seat)
            if action not in able:
                view = self.view(state, seat)
                raise IllegalAction(self.refuse(view, seat, touched(action)))
            _do(draft, ACTIONS[action.code])
        return draft.step()

    def refuse(self, view: SpellView, seat: Seat, touched: str) -> Reason:
        """Why this card, pile, seat, back or button does nothing for that seat now."""
        return refusal(view, seat, touched)

    def view(self, state: SpellState, seat: Seat | None) -> SpellView:
        """The own hand, how many cards the others hold, and those of them that it knows of."""
        known, hands = state.known, state.hands
        return SpellView(
            known,
            seat,
            () if seat is None else cards_of(hands[seat]),
            tuple(map(len, hands)),
            len(state.stock),
            state.discard,
            state.out,
            tuple(tuple([held.card for held in hand if seat in held.known_to]) for hand in hands),
            tuple(map(cards_of, hands)) if known.phase in ENDED else (),
        )

    def layout(self, view: SpellView) -> Layout:
        """Backs in the stock and in the hands of others, until these are shown."""
        hands: tuple[tuple[Card | None, ...], ...] = view.shown or tuple(
            view.hand if seat == view.seat else (None,) * count
            for seat, count in enumerate(view.counts)
        )
        return {
            STOCK: (None,) * view.stock,
            DISCARD: view.discard,
            OUT: view.out,
            **dict(zip(HANDS, hands, strict=False)),
        }

    def cards(self, state: SpellState) -> Mapping[Zone, tuple[Card, ...]]:
        """Where every card really lies."""
        hands = dict(zip(HANDS, map(cards_of, state.hands), strict=False))
        return {STOCK: state.stock, DISCARD: state.discard, OUT: state.out, **hands}

    def guess(self, view: SpellView, rng: Random) -> SpellState:
        """The unseen cards in any order; in each hand those come first that are known."""
        hands = list(view.shown or view.seen)
        if view.seat is not None:
            hands[view.seat] = view.hand
        gone = {card for cards in (view.discard, view.out, *hands) for card in cards}
        unseen = [card for card in PACK if card not in gone]
        unseen = [unseen[place] for place in shuffled_order(len(unseen), rng)]
        guessed = []
        for seat, count in enumerate(view.counts):
            drawn = [unseen.pop() for _ in range(count - len(hands[seat]))]
            knower = frozenset(() if view.seat is None else (view.seat,))
            known = tuple(
                Held(card, knower if card in view.seen[seat] else frozenset())
                for card in hands[seat]
            )
            guessed.append((*known, *map(Held, drawn)))
        return SpellState(view.known, tuple(unseen), view.discard, view.out, tuple(guessed))

    def write(self, state: SpellState) -> str:
        """See notation.py."""
        return notation.write_state(state)

    def read(self, text: str) -> SpellState:
        """See notation.py."""
        return notation.read_state(INFO.options, text)

    def read_action(self, text: str) -> Action:
        """See notation.py."""
        return notation.read_action(text)

    def _referee(self, state: SpellState, draft: Draft, action: Action) -> None:
        """The referee's move, if the position waits for it."""
        match self.node(state), action:
            case Chance(_, count), Shuffle(order) if sorted(order) == list(range(count)):
                _shuffle(draft, state.known, order)
            case Interval(), NextDeal():
                draft.next_deal()
            case _:
                raise IllegalAction(NOT_NOW)


def _shuffle(draft: Draft, known: Known, order: tuple[int, ...]) -> None:
    match known.phase:
        case Phase.SHUFFLING:
            draft.deal_out(order)
        case Phase.STEALING:
            draft.picked(_victim(known), order)
        case _:
            draft.refill(order)


def _do(draft: Draft, action: SpellAction) -> None:
    match action:
        case Challenge(seat):
            draft.challenge(seat)
        case Take(pile):
            draft.take(pile)
        case Discard(card):
            draft.drop(card)
        case Steal(seat):
            draft.steal_from(seat)
        case Pick(back):
            draft.pick(back)
        case Do.CLAIM:
            draft.claim()
        case Do.EXTRA:
            draft.extra_turn()
        case Do.PASS:
            draft.end_turn()
        case _:
            assert_never(action)


def _victim(known: Known) -> Seat:
    assert known.other is not None
    return known.other


_TURNS: Final = tuple(Turn(seat) for seat in range(INFO.seats.stop))
