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

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from game.cards import Rank, french_pack
from game.errors import IllegalAction, Reason
from game.events import Claimed, Shuffled, Verdict
from game.games.slapjack import notation
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.draft import Draft, shows_jack
from game.games.slapjack.state import PACK, Known, Pile, Shown, SlapjackState, SlapjackView
from game.games.slapjack.timing import FAIR_MS, REMEMBERED, bell_ms, race_of
from game.moves import Action, Lapse, Move, Shuffle, Void
from game.nodes import Chance, End, Node, Race, Turn
from game.options import Option, Setup
from game.race import counted_ms, first
from game.rules import GameInfo, Step
from game.zones import CENTRE, STOCK, Layout, Place, Seat, zone_of

FRENCH_PACK: Final = french_pack()

INFO: Final = GameInfo(
    slug="slapjack",
    rules_version=1,
    seats=range(2, 9),  # SJ-01
    pack=FRENCH_PACK,
    options=(
        Option("pace_ms", "SJ-17", (1500, 1000, 700), house=True),
        Option("time_limit_min", "SJ-26", (0, 3, 5, 10), house=True),
        Option("winner_leads", "SJ-08", (False, True), house=True),
        Option("turner_handicap", "SJ-04", (False, True), house=True),
        Option("even_hands", "house", (False, True), house=True),
    ),
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
        known = Known(
            setup=setup,
            buried=0,
            still_in=(True,) * seats,
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
        return SlapjackState(known, FRENCH_PACK, ((),) * seats, ())

    def node(self, state: SlapjackState) -> Node:
        """A race on what was turned last, or the turn of whoever turns the first card."""
        known = state.known
        if known.outcome is not None:
            return End(known.outcome)
        if known.shuffling == PACK:
            return Chance(STOCK, len(state.stock))
        if known.shuffling is not None:
            pile = state.piles[known.shuffling]
            return Chance(zone_of(Place.PILE, known.shuffling), len(pile))
        turner = _turner(known, tuple(map(len, state.piles)))
        if known.shown is None and turner is not None:
            return Turn(turner)
        return race_of(known, turner)

    def legal(self, state: SlapjackState, seat: Seat) -> tuple[Action, ...]:
        """To slap, for all who are in and not barred; to turn, for one."""
        known = state.known
        if known.outcome is not None or known.shuffling is not None or not known.still_in[seat]:
            return ()
        may_slap = known.shown is not None and seat not in known.barred  # SJ-13, SJ-21
        may_turn = _turner(known, tuple(map(len, state.piles))) == seat
        return _LEGAL[may_slap, may_turn]

    def apply(self, state: SlapjackState, moves: Sequence[Move]) -> Step[SlapjackState]:
        """One turned card, or one or more slaps, or what the referee does."""
        draft = Draft(state)
        move = moves[0]
        match move.action:
            case SlapjackAction.TURN if len(moves) == 1 and move.seat is not None:
                self._turn(draft, state, move.seat, move.at_ms)
            case SlapjackAction.SLAP:
                self._slap(draft, state, moves)
            case Shuffle(order) if isinstance(self.node(state), Chance):
                _shuffle(draft, order)
            case Lapse() if isinstance(race := self.node(state), Race):
                _lapse(draft, race, move.at_ms)
            case Void() if isinstance(race := self.node(state), Race) and race.prize:
                _void(draft)
            case _:
                raise IllegalAction(Reason("not_now", "house"))
        return draft.step()

    def refuse(self, view: SlapjackView, touched: str) -> Reason:
        """What keeps a player from turning a card or slapping just now."""
        known = view.known
        turner = _turner(known, view.counts)
        if touched == Place.CENTRE.value:
            if known.shown is None:
                return Reason("nothing_to_slap", "SJ-13")
            return Reason("barred", "SJ-21")
        if turner is None:
            return Reason("nobody_turns", "SJ-24")
        return Reason("not_your_turn", "SJ-03", (("seat", turner),))

    def view(self, state: SlapjackState, seat: Seat | None) -> SlapjackView:
        """The same for all: no seat knows a card that the others do not."""
        del seat
        face_up = state.centre[state.known.buried :]
        counts = tuple(map(len, state.piles))
        return SlapjackView(state.known, len(state.stock), counts, face_up)

    def layout(self, view: SlapjackView) -> Layout:
        """Backs before the seats, turned cards over buried backs in the centre."""
        piles = {zone_of(Place.PILE, seat): (None,) * size for seat, size in enumerate(view.counts)}
        centre = (None,) * view.known.buried + view.face_up
        return {STOCK: (None,) * view.stock, CENTRE: centre, **piles}

    def guess(self, view: SlapjackView, rng: Random) -> SlapjackState:
        """The unseen cards in any order."""
        seen = set(view.face_up)
        unseen = [card for card in FRENCH_PACK if card not in seen]
        rng.shuffle(unseen)

        def take(size: int) -> Pile:
            taken = tuple(unseen[:size])
            del unseen[:size]
            return taken

        stock, buried = take(view.stock), take(view.known.buried)
        piles = tuple(take(size) for size in view.counts)
        return SlapjackState(view.known, stock, piles, (*buried, *view.face_up))

    def write(self, state: SlapjackState) -> str:
        """See notation.py."""
        return notation.write_state(state)

    def read(self, text: str) -> SlapjackState:
        """See notation.py."""
        return notation.read_state(INFO.options, text)

    def read_action(self, text: str) -> Action:
        """Slap or turn."""
        return notation.read_action(text)

    def _turn(self, draft: Draft, state: SlapjackState, seat: Seat, at_ms: float) -> None:
        """SJ-03, SJ-17: whoever's turn it is, once the pace allows, covers what was shown."""
        if SlapjackAction.TURN not in self.legal(state, seat):
            raise IllegalAction(self.refuse(self.view(state, seat), Place.PILE.value))
        if draft.shown is not None:
            if at_ms < float(draft.setup.options["pace_ms"]):
                raise IllegalAction(Reason("too_soon", "SJ-17"))
            draft.elapsed_ms += at_ms
        card = draft.pile_to_centre(seat)
        covered_jack = shows_jack(draft.shown)
        draft.previous = draft.shown
        draft.shown = Shown(card, seat)
        draft.turned += 1
        draft.lead = None
        if covered_jack:
            draft.missed_their_jack(winner=None)  # SJ-20
            draft.check_end()
        # SJ-18, SJ-19: who ran out by turning this very Jack has one more to come
        draft.staked = draft.without_cards() - {seat} if card.rank is Rank.JACK else frozenset()

    def _slap(self, draft: Draft, state: SlapjackState, moves: Sequence[Move]) -> None:
        """Slaps, each judged on the card it was meant for."""
        node = self.node(state)
        if not isinstance(node, Race) or any(
            move.action is not SlapjackAction.SLAP or move.seat not in node.seats for move in moves
        ):
            raise IllegalAction(Reason("cannot_slap", "SJ-21"))
        rivals = []
        for move in moves:
            seat = move.seat
            if seat is None:
                continue
            if move.at_ms < FAIR_MS:  # SJ-15
                _judge_on_previous(draft, seat, move.at_ms)
            elif node.prize:
                rivals.append(move)
            else:
                _judge_on_shown(draft, node, seat, move)
        if rivals:
            _award(draft, node, rivals)


def _turner(known: Known, counts: tuple[int, ...]) -> Seat | None:
    """Who turns the next card: the lead, else the next after the last turner (SJ-08, SJ-25)."""
    lead = known.lead
    if lead is not None and counts[lead]:
        return lead
    chairs = len(counts)
    last = lead if known.shown is None else known.shown.seat
    if last is not None:
        for step in range(1, chairs + 1):
            seat = (last + step) % chairs
            if counts[seat]:
                return seat
    return None


def _shuffle(draft: Draft, order: tuple[int, ...]) -> None:
    if draft.shuffling == PACK:
        _check_order(order, len(draft.stock))
        draft.stock = tuple(draft.stock[place] for place in order)
        draft.events.append(Shuffled(STOCK, len(order)))
        draft.deal()
    elif draft.shuffling is not None:
        pile = draft.piles[draft.shuffling]
        _check_order(order, len(pile))
        draft.piles[draft.shuffling] = tuple(pile[place] for place in order)
        draft.events.append(Shuffled(zone_of(Place.PILE, draft.shuffling), len(order)))
    draft.shuffling = None


def _check_order(order: tuple[int, ...], size: int) -> None:
    if sorted(order) != list(range(size)):
        raise IllegalAction(Reason("bad_shuffle", "SJ-07"))


def _lapse(draft: Draft, race: Race, at_ms: float) -> None:
    """The bell (SJ-26), or nobody could turn a card and nobody took the pile (SJ-24)."""
    if race.ends_ms is None or at_ms < race.ends_ms:
        raise IllegalAction(Reason("not_now", "house"))
    bell = bell_ms(draft.step().state.known)
    draft.elapsed_ms += at_ms
    if bell is not None and at_ms >= bell:
        most = max(map(len, draft.piles))
        draft.end(tuple(s for s in draft.setup.seats if len(draft.piles[s]) == most), "time")
        return
    if draft.shown is not None:
        draft.dealer = draft.shown.seat
    draft.say("redeal", "SJ-24", draft.dealer)
    draft.centre_to_stock()
    draft.shown = draft.previous = draft.lead = None
    draft.staked = frozenset()
    draft.shuffling = PACK


def _void(draft: Draft) -> None:
    """SJ-30: back into the turner's pile with the Jack; shuffle; turn again."""
    if draft.shown is None:
        return
    seat = draft.shown.seat
    draft.top_of_centre_to_pile(seat)
    draft.say("void", "SJ-30", seat)
    draft.lead = seat
    draft.shown = draft.previous = None
    draft.staked = frozenset()
    draft.shuffling = seat


def _judge_on_previous(draft: Draft, seat: Seat, at_ms: float) -> None:
    """SJ-15: too fast to have been meant for the card now shown."""
    card = draft.previous
    if card is None or card.won:
        _note(draft, seat, at_ms, Verdict.IGNORED, card)
    elif card.card.rank is Rank.JACK:
        _note(draft, seat, at_ms, Verdict.LATE, card)
    else:
        draft.previous = _pay(draft, card, seat, at_ms)


def _judge_on_shown(draft: Draft, race: Race, seat: Seat, move: Move) -> None:
    """A slap on an ordinary card, or on a Jack that was won already."""
    card = draft.shown
    if card is None:
        return
    if not card.won:
        draft.shown = _pay(draft, card, seat, move.at_ms)
    elif seat in card.slapped:
        _note(draft, seat, move.at_ms, Verdict.IGNORED, card)
    else:  # SJ-14
        _remember(draft, seat, move.at_ms)
        draft.shown = replace(card, slapped=card.slapped | {seat})
        event = Claimed(seat, move.at_ms, counted_ms(race, move), Verdict.LATE, card.card)
        draft.events.append(event)


def _award(draft: Draft, race: Race, rivals: Sequence[Move]) -> None:
    """SJ-05, SJ-06: of all slaps on the Jack, the first takes the pile."""
    card = draft.shown
    finish = first(race, rivals)
    winner = finish.move.seat
    if card is None or winner is None:
        return
    for move in sorted(rivals, key=lambda rival: (rival is not finish.move, rival.at_ms)):
        if move.seat is None:
            continue
        verdict = Verdict.WON if move is finish.move else Verdict.LATE
        tied = finish.tied and abs(counted_ms(race, move) - counted_ms(race, finish.move)) <= (
            race.tie_ms
        )
        counted = counted_ms(race, move)
        draft.events.append(Claimed(move.seat, move.at_ms, counted, verdict, card.card, tied))
        _remember(draft, move.seat, move.at_ms)
    slapped = frozenset(move.seat for move in rivals if move.seat is not None)
    draft.shown = replace(card, slapped=slapped, won=True)
    draft.missed_their_jack(winner)  # SJ-18
    draft.centre_to_pile(winner)
    draft.lead = winner if draft.setup.options.on("winner_leads") else None  # SJ-08
    draft.shuffling = winner  # SJ-07
    draft.check_end()


def _pay(draft: Draft, card: Shown, seat: Seat, at_ms: float) -> Shown:
    """A false slap costs the top card, once a card (SJ-09 to SJ-12, SJ-21)."""
    if seat in card.paid:
        _note(draft, seat, at_ms, Verdict.IGNORED, card)
        return card
    _note(draft, seat, at_ms, Verdict.WRONG, card)
    if not draft.piles[seat]:
        draft.barred |= {seat}
        draft.say("barred", "SJ-21", seat)
    elif seat == card.seat or not draft.still_in[card.seat]:
        draft.pile_to_under_centre(seat)
    else:
        draft.pile_to_pile(seat, card.seat)
    return replace(card, paid=card.paid | {seat})


def _note(draft: Draft, seat: Seat, at_ms: float, verdict: Verdict, card: Shown | None) -> None:
    draft.events.append(Claimed(seat, at_ms, at_ms, verdict, None if card is None else card.card))


def _remember(draft: Draft, seat: Seat, at_ms: float) -> None:
    times = draft.reactions_ms
    latest = (*times[seat], at_ms)[-REMEMBERED:]
    draft.reactions_ms = (*times[:seat], latest, *times[seat + 1 :])


_LEGAL: Final[dict[tuple[bool, bool], tuple[Action, ...]]] = {
    (False, False): (),
    (True, False): (SlapjackAction.SLAP,),
    (False, True): (SlapjackAction.TURN,),
    (True, True): (SlapjackAction.SLAP, SlapjackAction.TURN),
}
