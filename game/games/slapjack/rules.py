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

from game.cards import Card, Rank, french_pack
from game.chance import shuffled_order
from game.errors import IllegalAction, Reason
from game.events import Slide, Turned
from game.games.slapjack import notation, referee, slaps
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.draft import Draft
from game.games.slapjack.house import OPTIONS, house_of
from game.games.slapjack.state import PACK, Shown, SlapjackState, SlapjackView
from game.games.slapjack.timing import race_of
from game.moves import Action, Move
from game.nodes import Chance, End, Node, Turn
from game.options import Setup
from game.rules import GameInfo, Step
from game.zones import CENTRE, STOCK, Layout, Place, Seat, Zone, zone_of

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
            setup=setup,
            house=house_of(setup.options),
            stock=len(FRENCH_PACK),
            counts=(0,) * seats,
            buried=0,
            face_up=(),
            still_in=tuple(setup.seats),
            barred=frozenset(),
            staked=frozenset(),
            shown=None,
            previous=None,
            lead=None,
            turned=0,
            elapsed_ms=0.0,
            reactions_ms=((),) * seats,
            shuffling=PACK,
            dealer=setup.dealer,
            outcome=None,
        )
        return SlapjackState(view, FRENCH_PACK, ((),) * seats, ())

    def node(self, state: SlapjackState) -> Node:
        """A race on what was turned last, or the turn of whoever turns the first card."""
        view = state.view
        if view.outcome is not None:
            return End(view.outcome)
        if view.shuffling is not None:
            return _shuffling(view, view.shuffling)
        if view.shown is None:
            turner = view.turner
            assert turner is not None  # after a deal everybody has cards, after SJ-30 the lead has
            return Turn(turner)
        return race_of(view)

    def legal(self, state: SlapjackState, seat: Seat) -> tuple[Action, ...]:
        """To slap, for all who are in and not barred; to turn, for one."""
        view = state.view
        if view.outcome is not None or view.shuffling is not None or seat not in view.still_in:
            return ()
        may_slap = view.shown is not None and seat not in view.barred  # SJ-13, SJ-21
        return _LEGAL[may_slap, view.turner == seat]

    def apply(self, state: SlapjackState, moves: Sequence[Move]) -> Step[SlapjackState]:
        """One turned card, or one or more slaps, or what the referee does."""
        move = moves[0]
        match move.action:
            case SlapjackAction.TURN if len(moves) == 1 and move.seat is not None:
                return _turn(state, move.seat, move.at_ms)
            case SlapjackAction.SLAP:
                return _slap(state, moves)
            case _ if len(moves) == 1 and move.seat is None:
                return referee.step(state, self.node(state), move)
            case _:
                raise IllegalAction(NOT_NOW)

    def refuse(self, view: SlapjackView, seat: Seat, touched: str) -> Reason:
        """What keeps this seat from turning a card, or, if it touched the centre, from slapping."""
        if seat not in view.still_in:
            return Reason("out", "SJ-18")
        if touched == Place.CENTRE.value:
            return Reason(*(("barred", "SJ-21") if view.shown else ("nothing_to_slap", "SJ-13")))
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
        piles = {zone_of(Place.PILE, seat): (None,) * size for seat, size in enumerate(view.counts)}
        centre = (*(None,) * view.buried, *view.face_up)
        return {STOCK: (None,) * view.stock, CENTRE: centre, **piles}

    def cards(self, state: SlapjackState) -> Mapping[Zone, tuple[Card, ...]]:
        """Every card where it lies."""
        piles = {zone_of(Place.PILE, seat): pile for seat, pile in enumerate(state.piles)}
        return {STOCK: state.stock, CENTRE: (*state.buried, *state.view.face_up), **piles}

    def guess(self, view: SlapjackView, rng: Random) -> SlapjackState:
        """The unseen cards in any order."""
        seen = set(view.face_up)
        unseen = [card for card in FRENCH_PACK if card not in seen]
        dealt = iter([unseen[place] for place in shuffled_order(len(unseen), rng)])
        sizes = (view.stock, *view.counts, view.buried)
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
        return Chance(STOCK, view.stock)
    return Chance(zone_of(Place.PILE, what), view.counts[what])


def _turn(state: SlapjackState, seat: Seat, at_ms: float) -> Step[SlapjackState]:
    """SJ-03, SJ-17: whoever's turn it is, once the pace allows, covers what was shown."""
    view = state.view
    shown = view.shown
    if view.turner != seat or view.shuffling is not None or view.outcome is not None:
        raise IllegalAction(NOT_NOW)
    if shown is not None and at_ms < view.house.pace_ms:
        raise IllegalAction(Reason("too_soon", "SJ-17"))
    step = _pile_to_centre(state, seat, 0.0 if shown is None else at_ms)
    covers_jack = shown is not None and shown.to_be_won
    is_jack = step.state.view.face_up[-1].rank is Rank.JACK
    if not covers_jack and not is_jack:
        return step
    draft = Draft(step.state, step.events)
    if covers_jack:
        draft.missed_their_jack(winner=None)  # SJ-20
        draft.check_end()
    if is_jack:  # SJ-18, SJ-19: who ran out by turning this very Jack has one more to come
        draft.staked = draft.without_cards() - {seat}
    return draft.step()


def _pile_to_centre(state: SlapjackState, seat: Seat, lay_ms: float) -> Step[SlapjackState]:
    """The top card is turned, once the one before it has lain there for `lay_ms`.

    Written out without a draft: of three steps two are this one.
    """
    view, piles, counts = state.view, state.piles, state.view.counts
    pile = piles[seat]
    card = pile[-1]
    turned = SlapjackView(
        setup=view.setup,
        house=view.house,
        stock=view.stock,
        counts=(*counts[:seat], counts[seat] - 1, *counts[seat + 1 :]),
        buried=view.buried,
        face_up=(*view.face_up, card),
        still_in=view.still_in,
        barred=view.barred,
        staked=view.staked,
        shown=Shown(card, seat),
        previous=view.shown,
        lead=None,
        turned=view.turned + 1,
        elapsed_ms=round(view.elapsed_ms + lay_ms, 3),
        reactions_ms=view.reactions_ms,
        shuffling=None,
        dealer=view.dealer,
        outcome=None,
    )
    piles = (*piles[:seat], pile[:-1], *piles[seat + 1 :])
    events = (Slide(zone_of(Place.PILE, seat), CENTRE, (card,)), Turned(CENTRE, (card,)))
    return Step(SlapjackState(turned, state.stock, piles, state.buried), events)


def _slap(state: SlapjackState, moves: Sequence[Move]) -> Step[SlapjackState]:
    """Slaps, each judged on the card it was meant for."""
    view = state.view
    if view.shown is None or view.shuffling is not None or view.outcome is not None:
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
