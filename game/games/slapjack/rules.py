"""Slapjack, as sources/002 tells it, with the rulings SJ-01 to SJ-30.

Two to eight players. The pack is dealt out one card at a time; nobody looks at their cards. In
turn, clockwise from the dealer's left, each turns the top card of their pile onto the centre pile.
When it is a Jack, the first hand down takes the whole pile, and shuffles it into the own one. A
slap on any other card costs a card, paid face down to whoever turned that card. Who has run out of
cards may still slap the next Jack, and is out if another hand is first. Whoever holds all cards,
or is alone still in, wins.

House options: `winner_leads` (SJ-08), `time_limit_min` (SJ-26), `pace_ms` (SJ-17),
`turner_handicap` (SJ-04), `even_hands`. SJ-30 is ours: a race that a stall or a pause disturbed is
void; the Jack goes back into the pile of the seat that turned it, which shuffles and turns again.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final

from game.cards import Card, french_pack
from game.chance import shuffled_order
from game.errors import IllegalAction, Reason
from game.events import Slide, Turned
from game.games.slapjack import notation, referee, slaps
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.draft import Draft
from game.games.slapjack.house import OPTIONS, house_of
from game.games.slapjack.state import (
    JACK,
    PACK,
    PILES,
    Backs,
    Seats,
    SlapjackState,
    SlapjackView,
    with_top_turned,
)
from game.games.slapjack.timing import race_of
from game.moves import Action, Move
from game.nodes import Chance, End, Node, Turn
from game.options import Setup
from game.rules import GameInfo, Step
from game.zones import CENTRE, STOCK, Layout, Place, Seat, Zone

FRENCH_PACK: Final = french_pack()
NOT_NOW: Final = Reason("not_now", "house")

INFO: Final = GameInfo(
    slug="slapjack",
    rules_version=1,
    seats=range(2, 9),  # SJ-01
    pack=FRENCH_PACK,
    options=OPTIONS,
    longest=20_000,
    scores=(0, len(FRENCH_PACK)),
    minutes=5,
    age=5,
    order=1,
    shared_view=True,
)


class SlapjackRules:
    """The rules of Slapjack."""

    info = INFO

    def start(self, setup: Setup) -> SlapjackState:
        """The whole pack in the stock, about to be shuffled."""
        seats = len(setup.chairs)
        if seats not in INFO.seats:
            raise IllegalAction(Reason("seats", "SJ-01", (("seats", seats),)))
        view = SlapjackView(
            house=house_of(setup),
            seats=Seats(tuple(setup.seats), frozenset(), frozenset(), ((),) * seats),
            backs=Backs(len(FRENCH_PACK), 0, PACK, setup.dealer),
            counts=(0,) * seats,
            face_up=(),
            shown=None,
            previous=None,
            lead=None,
            turner=None,
            turned=0,
            elapsed_ms=0.0,
            outcome=None,
        )
        return SlapjackState(view, FRENCH_PACK, ((),) * seats, ())

    def node(self, state: SlapjackState) -> Node:
        """A race on what was turned last, or the turn of whoever turns the first card."""
        view = state.view
        if view.outcome is not None:
            return End(view.outcome)
        if view.backs.shuffling is not None:
            return _shuffling(view, view.backs.shuffling)
        if view.shown is None:
            assert view.turner is not None  # all have cards after a deal, the lead after SJ-30
            return Turn(view.turner)
        return race_of(view)

    def legal(self, state: SlapjackState, seat: Seat) -> tuple[Action, ...]:
        """To slap, for all who are in and not barred; to turn, for one."""
        view, seats = state.view, state.view.seats
        if _waits(view) or seat not in seats.still_in:
            return ()
        may_slap = view.shown is not None and seat not in seats.barred  # SJ-13, SJ-21
        return _LEGAL[may_slap, view.turner == seat]

    def apply(self, state: SlapjackState, moves: Sequence[Move]) -> Step[SlapjackState]:
        """One turned card, or one or more slaps, or what the referee does."""
        move, alone = moves[0], len(moves) == 1
        if move.seat is None and alone:
            return referee.step(state, self.node(state), move)
        if move.action is SlapjackAction.TURN and move.seat is not None and alone:
            return _turn(state, move.seat, move.at_ms)
        return _slap(state, moves)

    def refuse(self, view: SlapjackView, seat: Seat, touched: str) -> Reason:
        """What keeps this seat from turning a card, or, if it touched the centre, from slapping."""
        if seat not in view.seats.still_in:
            return Reason("out", "SJ-18")
        if touched == Place.CENTRE.value:
            if view.shown is None:
                return Reason("nothing_to_slap", "SJ-13")
            return Reason("barred", "SJ-21")
        turner = view.turner
        if turner is None:
            return Reason("nobody_turns", "SJ-24")
        if turner == seat:
            return Reason("too_soon", "SJ-17")
        return Reason("not_your_turn", "SJ-03", (("seat", turner),))

    def view(self, state: SlapjackState, seat: Seat | None) -> SlapjackView:
        """The same for all: no seat knows a card that the others do not."""
        del seat
        return state.view

    def layout(self, view: SlapjackView) -> Layout:
        """Backs before the seats, turned cards over buried backs in the centre."""
        piles = {PILES[seat]: (None,) * size for seat, size in enumerate(view.counts)}
        centre = (*(None,) * view.backs.buried, *view.face_up)
        return {STOCK: (None,) * view.backs.stock, CENTRE: centre, **piles}

    def cards(self, state: SlapjackState) -> Mapping[Zone, tuple[Card, ...]]:
        """Every card where it lies."""
        piles = {PILES[seat]: pile for seat, pile in enumerate(state.piles)}
        return {STOCK: state.stock, CENTRE: (*state.buried, *state.view.face_up), **piles}

    def guess(self, view: SlapjackView, rng: Random) -> SlapjackState:
        """The unseen cards in any order."""
        seen = set(view.face_up)
        unseen = [card for card in FRENCH_PACK if card not in seen]
        dealt = iter([unseen[place] for place in shuffled_order(len(unseen), rng)])
        sizes = (view.backs.stock, *view.counts, view.backs.buried)
        stock, *piles, buried = (tuple(islice(dealt, size)) for size in sizes)
        return SlapjackState(view, stock, tuple(piles), buried)

    def write(self, state: SlapjackState) -> str:
        """See notation.py."""
        return notation.write_state(state)

    def read(self, text: str) -> SlapjackState:
        """See notation.py."""
        return notation.read_state(text)

    def read_action(self, text: str) -> Action:
        """Slap or turn."""
        return notation.read_action(text)


def _shuffling(view: SlapjackView, what: Seat) -> Chance:
    if what == PACK:
        return Chance(STOCK, view.backs.stock)
    return Chance(PILES[what], view.counts[what])


def _waits(view: SlapjackView) -> bool:
    """Whether no seat may do anything: a pile is to be shuffled, or it is over."""
    return view.backs.shuffling is not None or view.outcome is not None


def _turn(state: SlapjackState, seat: Seat, at_ms: float) -> Step[SlapjackState]:
    """SJ-03, SJ-17: whoever's turn it is, once the pace allows, covers what was shown."""
    view, shown = state.view, state.view.shown
    if view.turner != seat:
        raise IllegalAction(NOT_NOW)
    if shown is not None and at_ms < view.house.pace_ms:
        raise IllegalAction(Reason("too_soon", "SJ-17"))
    turned = with_top_turned(state, seat, 0.0 if shown is None else at_ms)
    cards = (turned.view.face_up[-1],)
    events = (Slide(PILES[seat], CENTRE, cards), Turned(CENTRE, cards))
    covers_jack = shown is not None and shown.to_be_won
    is_jack = cards[0].rank is JACK
    if not covers_jack and not is_jack:
        return Step(turned, events)
    draft = Draft(turned, events)
    if covers_jack:
        draft.missed_their_jack(winner=None)  # SJ-20
        draft.check_end()
    if is_jack:  # SJ-18, SJ-19: who ran out by turning this very Jack has one more to come
        draft.staked = draft.without_cards() - {seat}
    return draft.step()


def _slap(state: SlapjackState, moves: Sequence[Move]) -> Step[SlapjackState]:
    """Slaps, each judged on the card it was meant for."""
    view = state.view
    if view.shown is None or _waits(view):
        raise IllegalAction(Reason("nothing_to_slap", "SJ-13"))
    race = race_of(view)
    seats = {move.seat for move in moves if move.action is SlapjackAction.SLAP}
    if len(seats) < len(moves) or not seats.issubset(race.seats):
        raise IllegalAction(Reason("cannot_slap", "SJ-21"))
    draft = Draft(state)
    slaps.judge(draft, race, view.shown, moves)
    return draft.step()


_LEGAL: Final[dict[tuple[bool, bool], tuple[Action, ...]]] = {
    (False, False): (),
    (True, False): (SlapjackAction.SLAP,),
    (False, True): (SlapjackAction.TURN,),
    (True, True): (SlapjackAction.SLAP, SlapjackAction.TURN),
}
