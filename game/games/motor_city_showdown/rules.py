"""Motor City Showdown, as sources/000 tells it, with the rulings MCS-01 to MCS-47.

Two to four players, 72 cards. Everybody is dealt four and places them in secret: one Flip card, two
for Combat, one Hole. The Flip cards are turned. Their powers act in the Order of Resolution; then
their symbols are compared as in a bout of One Time, ties are broken by the highest Scarecrow or by
a live bout, and the winner takes them all. Then all throw for the Combat cards. The Hole stays,
three more cards are dealt, and so on until the Final Tableau, whose last card, the HAMMER, is
flipped in the last round. Every card in a barn is a point; whoever has most when somebody has
reached the target wins.

Ours besides the 46 rulings:

* MCS-47 [H] A tableau that has not been set when its time is called is the first of all possible
  ones, in the order of their notation. Nobody calls it in the app: all wait for all.

House options: `target` (MCS-39), `live_rhythm` (JL-04, JL-05).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from game.bouts import bout as bouts
from game.bouts.bout import NOT_NOW
from game.bouts.bout_match import LIVE_RHYTHM
from game.cards import Card
from game.errors import IllegalAction, Reason
from game.games.motor_city_showdown import notation
from game.games.motor_city_showdown.actions import (
    Against,
    Keep,
    Swap,
    Tableau,
    read_action,
)
from game.games.motor_city_showdown.choices import legal
from game.games.motor_city_showdown.dealing import gather, shuffle
from game.games.motor_city_showdown.draft import Draft
from game.games.motor_city_showdown.ending import outcome_of, throw_for_match
from game.games.motor_city_showdown.guessing import guessed, seen_by_seat
from game.games.motor_city_showdown.pack import PACK
from game.games.motor_city_showdown.powers import keep, name, swap
from game.games.motor_city_showdown.refusals import refusal
from game.games.motor_city_showdown.rounds import end_bout, go_on, place
from game.games.motor_city_showdown.state import (
    Deal,
    Known,
    MotorState,
    MotorView,
    Phase,
    Stake,
    zones_of,
)
from game.moves import Action, Lapse, Move, NextDeal, Shuffle
from game.nodes import Chance, End, Interval, Node, Throw, Turn
from game.options import Option, Setup
from game.rules import GameInfo, Step
from game.zones import STOCK, Layout, Seat, Zone

HIGHEST_TARGET: Final = 200

INFO: Final = GameInfo(
    slug="motor_city_showdown",
    rules_version=1,
    seats=range(2, 5),  # MCS-01
    pack=PACK,
    options=(
        Option("target", "MCS-39", (100, 50, 150, HIGHEST_TARGET), house=True),
        LIVE_RHYTHM,
    ),
    longest=20_000,
    scores=(0, HIGHEST_TARGET - 1 + len(PACK)),
    minutes=25,
    age=8,
    order=7,
)


class MotorRules:
    """The rules of Motor City Showdown."""

    info = INFO

    def start(self, setup: Setup) -> MotorState:
        """The pack in the stock, about to be shuffled."""
        seats = len(setup.chairs)
        if seats not in INFO.seats:
            raise IllegalAction(Reason("seats", "MCS-01", (("seats", seats),)))
        deal = Deal(setup, number=1, dealer=setup.dealer, totals=(0,) * seats)
        piles = (PACK, *((),) * (len(zones_of(seats)) - 1))
        return MotorState(Known(deal, Phase.SHUFFLING), piles, ((),) * seats)

    def node(self, state: MotorState) -> Node:
        """Tableaus and bouts are thrown, powers are their holder's turn."""
        known = state.known
        match known.phase:
            case Phase.BUILDING:
                return Throw(known.active)
            case Phase.THROWING:
                assert known.bout is not None
                return bouts.node(known.bout)
            case Phase.NAMING | Phase.SWAPPING:
                assert known.holder is not None
                return Turn(known.holder)
            case Phase.SHUFFLING:
                return Chance(STOCK, len(state.at(STOCK)))
            case Phase.SCORED:
                return Interval()
            case _:
                thrown = known.bout if known.stake is Stake.MATCH else None
                return End(outcome_of(known.deal, None if thrown is None else thrown.winner))

    def legal(self, state: MotorState, seat: Seat) -> tuple[Action, ...]:
        """Tableaus of the own hand, opponents to name, to swap or not, or symbols to throw."""
        return legal(state, seat)

    def apply(self, state: MotorState, moves: Sequence[Move]) -> Step[MotorState]:
        """Tableaus, one step of a bout, a choice, one shuffle, or the next deal."""
        if state.known.phase is Phase.THROWING:
            return _throw(state, moves)
        if state.known.phase is Phase.BUILDING:
            chosen = self._tableaus(state, moves)
            draft = Draft(state)
            place(draft, chosen)
            return draft.step()
        seat, action = moves[0].seat, moves[0].action
        if seat is None:
            return _referee(Draft(state), self.node(state), action)
        if action not in legal(state, seat):
            raise IllegalAction(self._why_not(state, seat, action))
        return _choose(Draft(state), seat, action)

    def refuse(self, view: MotorView, seat: Seat, touched: str) -> Reason:
        """Why this card, zone or button does nothing for that seat now."""
        return refusal(view, seat, touched)

    def view(self, state: MotorState, seat: Seat | None) -> MotorView:
        """The own cards, the open ones, and how many lie where (MCS-05)."""
        return seen_by_seat(state, seat)

    def layout(self, view: MotorView) -> Layout:
        """Faces of what lies open, or is one's own and not in a barn."""
        return dict(zip(zones_of(view.known.deal.seats), view.piles, strict=True))

    def cards(self, state: MotorState) -> Mapping[Zone, tuple[Card, ...]]:
        """Where every card really lies."""
        return dict(zip(zones_of(state.known.deal.seats), state.piles, strict=True))

    def guess(self, view: MotorView, rng: Random) -> MotorState:
        """The unseen cards in any order."""
        return guessed(view, rng)

    def write(self, state: MotorState) -> str:
        """See notation.py."""
        return notation.write_state(state)

    def read(self, text: str) -> MotorState:
        """See notation.py."""
        return notation.read_state(INFO.options, text)

    def read_action(self, text: str) -> Action:
        """See actions.py."""
        return read_action(text)

    def _tableaus(self, state: MotorState, moves: Sequence[Move]) -> Mapping[Seat, Tableau]:
        """What each seat has set, checked."""
        chosen: dict[Seat, Tableau] = {}
        if len(moves) == 1 and moves[0].seat is None and moves[0].action == Lapse():
            return chosen
        for move in moves:
            seat, action = move.seat, move.action
            if seat is None or seat in chosen or not isinstance(action, Tableau):
                raise IllegalAction(self._why_not(state, seat, action))
            if action not in legal(state, seat):
                raise IllegalAction(self._why_not(state, seat, action))
            chosen[seat] = action
        return chosen

    def _why_not(self, state: MotorState, seat: Seat | None, action: Action) -> Reason:
        if seat is None or not isinstance(action, Tableau | Against | Swap | Keep):
            return NOT_NOW
        return self.refuse(self.view(state, seat), seat, action.code)


def _throw(state: MotorState, moves: Sequence[Move]) -> Step[MotorState]:
    """One step of the bout."""
    bout = state.known.bout
    assert bout is not None
    thrown = bouts.apply(bout, moves)
    draft = Draft(state)
    draft.bout = thrown.state
    draft.events += thrown.events
    if thrown.state.winner is not None:
        end_bout(draft, thrown.state.winner)
    return draft.step()


def _choose(draft: Draft, seat: Seat, action: Action) -> Step[MotorState]:
    """The holder of a power decides."""
    match action:
        case Against(rival):
            go_on(draft, name(draft, seat, rival))
        case Swap(rival):
            go_on(draft, swap(draft, seat, rival))
        case _:
            go_on(draft, keep(draft, seat))
    return draft.step()


def _referee(draft: Draft, node: Node, action: Action) -> Step[MotorState]:
    """A shuffle, or what comes after a hand."""
    match node, action:
        case Chance(_, count), Shuffle(order) if sorted(order) == list(range(count)):
            shuffle(draft, order)
        case Interval(), NextDeal() if draft.deal.reached:
            throw_for_match(draft)
        case Interval(), NextDeal():
            gather(draft)
        case _:
            raise IllegalAction(NOT_NOW)
    return draft.step()
