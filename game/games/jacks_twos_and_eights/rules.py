"""Jacks, Twos and Eights, as sources/004 tells it, with the rulings JTE-01 to JTE-42.

Two to six players, two packs. Each is dealt seven cards; the next is turned to start the discard
pile. In turn, clockwise, a player lays a card of the same suit or rank as the one on top, an 8 or
a Jack; then as many more as follow one another by rank, or one up or down in the suit. Or draws
one card, and may lay that one. A Jack names the suit. A 2 makes the next player draw two cards
more, an Ace five; a 2 or an Ace answers, and an Ace then takes five off. An 8 makes the next
player miss a turn, unless answered by an 8. Whoever has no card left wins the hand, the others
count what they hold; the stock is never filled again, and a hand that nobody can finish is
blocked. When somebody reaches the target, the fewest points win the match.

House options: `strict_eights` (JTE-08), `stacking_eights` (JTE-23), `ace_wrap` (JTE-13),
`hand_size` (JTE-02), `target` (JTE-03; 0 goes by the number of players).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, assert_never

from game.cards import Card, FrenchCard, french_pack
from game.chance import shuffled_order
from game.errors import IllegalAction, Reason
from game.games.jacks_twos_and_eights import notation
from game.games.jacks_twos_and_eights.actions import Do, Play
from game.games.jacks_twos_and_eights.choices import (
    actions_for,
    beside_laying,
    may_lay,
)
from game.games.jacks_twos_and_eights.dealing import next_deal, shuffle
from game.games.jacks_twos_and_eights.draft import Draft, outcome_of
from game.games.jacks_twos_and_eights.refusals import NOT_NOW, refusal
from game.games.jacks_twos_and_eights.state import (
    DECIDING,
    ENDED,
    HANDS,
    Deal,
    JacksState,
    JacksView,
    Known,
    Phase,
)
from game.moves import Action, Move, NextDeal, Shuffle
from game.nodes import Chance, End, Interval, Node, Turn
from game.options import Option, Setup
from game.rules import GameInfo, Step
from game.zones import DISCARD, STOCK, Layout, Seat, Zone

TWO_PACKS: Final = french_pack(2)

INFO: Final = GameInfo(
    slug="jacks_twos_and_eights",
    rules_version=1,
    seats=range(2, 7),  # JTE-01
    pack=TWO_PACKS,
    options=(
        Option("strict_eights", "JTE-08", (False, True), house=True),
        Option("stacking_eights", "JTE-23", (False, True), house=True),
        Option("ace_wrap", "JTE-13", (True, False), house=True),
        Option("hand_size", "JTE-02", (7, 5, 6, 8, 9, 10), house=True),
        Option("target", "JTE-03", (0, *range(50, 550, 50)), house=True),
    ),
    longest=50_000,
    scores=(0, 7_508),  # 499 before the last hand, 1,752 in it and in each of three more
    minutes=30,
    age=8,
    order=2,
)


class JacksRules:
    """The rules of Jacks, Twos and Eights."""

    info = INFO

    def start(self, setup: Setup) -> JacksState:
        """Both packs in the stock, about to be shuffled."""
        seats = len(setup.chairs)
        if seats not in INFO.seats:
            raise IllegalAction(Reason("seats", "JTE-01", (("seats", seats),)))
        known = Known(
            deal=Deal(setup, number=1, dealer=setup.dealer, totals=(0,) * seats, extra=0),
            phase=Phase.SHUFFLING,
            seat=(setup.dealer + 1) % seats,
            suit=None,
            draws=0,
            skips=0,
            missing=(0,) * seats,
            passed=frozenset(),
            turns=0,
        )
        return JacksState(known, TWO_PACKS, (), ((),) * seats)

    def node(self, state: JacksState) -> Node:
        """The turn of a seat; a shuffle before a hand, an interval after it."""
        known = state.known
        phase = known.phase
        if phase in DECIDING:
            return _TURNS[known.seat]
        if phase is Phase.SCORED:
            return Interval()
        outcome = outcome_of(known.deal) if phase is Phase.OVER else None
        return Chance(STOCK, len(state.stock)) if outcome is None else End(outcome)

    def legal(self, state: JacksState, seat: Seat) -> tuple[Action, ...]:
        """The cards that may be laid, and one of: draw, pass, take what is pending, miss."""
        if state.known.seat != seat:
            return ()
        return actions_for(state.known, state.hands[seat], state.discard, bool(state.stock))

    def apply(self, state: JacksState, moves: Sequence[Move]) -> Step[JacksState]:
        """One card laid or drawn, one pass, one shuffle, or the next deal."""
        seat, action = moves[0].seat, moves[0].action
        if seat is None:
            return self._referee(state, action)
        known, draft = state.known, Draft(state)
        if seat == known.seat and isinstance(action, Play) and _may_lay(state, action):
            draft.lay(action.face.code, action.named)
        elif seat == known.seat and action is beside_laying(known, bool(state.stock)):
            _do(draft, action)
        else:
            touched = action.touched if isinstance(action, Play | Do) else ""
            raise IllegalAction(self.refuse(self.view(state, seat), seat, touched))
        return draft.step()

    def refuse(self, view: JacksView, seat: Seat, touched: str) -> Reason:
        """Why this card, the stock or the pass button does nothing for that seat now."""
        return refusal(view, seat, touched)

    def view(self, state: JacksState, seat: Seat | None) -> JacksView:
        """The own hand, how many cards the others hold, and all that was laid."""
        known, hands = state.known, state.hands
        return JacksView(
            known,
            seat,
            () if seat is None else hands[seat],
            tuple(map(len, hands)),
            len(state.stock),
            state.discard,
            hands if known.phase in ENDED else (),
        )

    def layout(self, view: JacksView) -> Layout:
        """Backs in the stock and in the hands of others, until these are shown."""
        hands: tuple[tuple[FrenchCard | None, ...], ...] = view.shown or tuple(
            view.hand if seat == view.seat else (None,) * count
            for seat, count in enumerate(view.counts)
        )
        return {
            STOCK: (None,) * view.stock,
            DISCARD: view.discard,
            **dict(zip(HANDS, hands, strict=False)),
        }

    def cards(self, state: JacksState) -> Mapping[Zone, tuple[Card, ...]]:
        """Where every card really lies."""
        hands = dict(zip(HANDS, state.hands, strict=False))
        return {STOCK: state.stock, DISCARD: state.discard, **hands}

    def guess(self, view: JacksView, rng: Random) -> JacksState:
        """The unseen cards in any order."""
        hands = list(view.shown) or [()] * len(view.counts)
        if view.seat is not None:
            hands[view.seat] = view.hand
        seen = {card for cards in (view.discard, *hands) for card in cards}
        unseen = [card for card in TWO_PACKS if card not in seen]
        unseen = [unseen[place] for place in shuffled_order(len(unseen), rng)]
        for seat, count in enumerate(view.counts):
            missing = count - len(hands[seat])
            hands[seat] += tuple(unseen[:missing])
            del unseen[:missing]
        return JacksState(view.known, tuple(unseen), view.discard, tuple(hands))

    def write(self, state: JacksState) -> str:
        """See notation.py."""
        return notation.write_state(state)

    def read(self, text: str) -> JacksState:
        """See notation.py."""
        return notation.read_state(INFO.options, text)

    def read_action(self, text: str) -> Action:
        """See notation.py."""
        return notation.read_action(text)

    def _referee(self, state: JacksState, action: Action) -> Step[JacksState]:
        """The referee's move, if the position waits for it."""
        draft = Draft(state)
        match self.node(state), action:
            case Chance(_, count), Shuffle(order) if sorted(order) == list(range(count)):
                shuffle(draft, order)
            case Interval(), NextDeal():
                next_deal(draft)
            case _:
                raise IllegalAction(NOT_NOW)
        return draft.step()


def _may_lay(state: JacksState, play: Play) -> bool:
    known = state.known
    hand = state.hands[known.seat]
    return known.phase in DECIDING and may_lay(known, hand, state.discard, play)


def _do(draft: Draft, do: Do) -> None:
    match do:
        case Do.DRAW:
            draft.draw()
        case Do.TAKE:
            draft.take()
        case Do.MISS:
            draft.miss()
        case Do.PASS:
            draft.pass_on()
        case _:
            assert_never(do)


_TURNS: Final = tuple(Turn(seat) for seat in range(INFO.seats.stop))
