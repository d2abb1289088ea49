"""A position being changed by one step, with the events that tell of it.

The rules say what is done; here is how cards and seats move, and what follows from every move: a
seat that holds cards again is back, one that missed its last Jack is out, and the match may end.
"""

from collections.abc import Iterable

from game.errors import Reason
from game.events import Because, Event, MatchEnded, Shuffled, Slide
from game.games.slapjack.state import (
    PILES,
    Backs,
    Pile,
    Seats,
    SlapjackState,
    SlapjackView,
    next_turner,
)
from game.games.slapjack.timing import REMEMBERED
from game.outcome import Outcome
from game.rules import Step
from game.zones import CENTRE, STOCK, Seat, Zone


class Draft:
    """A mutable copy of a position. `step` gives the new position; the old one is as it was."""

    def __init__(self, state: SlapjackState, events: Iterable[Event] = ()) -> None:
        view = state.view
        seats, backs = view.seats, view.backs
        self.house = view.house
        self.stock = state.stock
        self.piles = list(state.piles)
        self.buried = state.buried
        self.face_up = view.face_up
        self.still_in = seats.still_in
        self.barred = seats.barred
        self.staked = seats.staked
        self.reactions_ms = seats.reactions_ms
        self.shuffling = backs.shuffling
        self.dealer = backs.dealer
        self.shown = view.shown
        self.previous = view.previous
        self.lead = view.lead
        self.turned = view.turned
        self.elapsed_ms = view.elapsed_ms
        self.outcome = view.outcome
        self.events: list[Event] = list(events)

    def step(self) -> Step[SlapjackState]:
        """The position reached, and what happened."""
        counts = tuple(map(len, self.piles))
        waits = self.shuffling is not None or self.outcome is not None
        view = SlapjackView(
            house=self.house,
            seats=Seats(self.still_in, self.barred, self.staked, self.reactions_ms),
            backs=Backs(len(self.stock), len(self.buried), self.shuffling, self.dealer),
            counts=counts,
            face_up=self.face_up,
            shown=self.shown,
            previous=self.previous,
            lead=self.lead,
            turner=None if waits else next_turner(counts, self.lead, self.shown),
            turned=self.turned,
            elapsed_ms=self.elapsed_ms,
            outcome=self.outcome,
        )
        state = SlapjackState(view, self.stock, tuple(self.piles), self.buried)
        return Step(state, tuple(self.events))

    def say(self, code: str, rule: str, seat: Seat) -> None:
        """A line for the table, about this seat."""
        self.events.append(Because(Reason(code, rule), seat))

    def remember(self, seat: Seat, at_ms: float) -> None:
        """Keep how long a slap on a Jack took."""
        times = self.reactions_ms
        latest = (*times[seat], at_ms)[-REMEMBERED:]
        self.reactions_ms = (*times[:seat], latest, *times[seat + 1 :])

    # -- cards -------------------------------------------------------------------------------

    def pile_to_pile(self, giver: Seat, taker: Seat) -> None:
        """Pay the top card, face down, to the bottom of another pile (SJ-09, SJ-10)."""
        card = self.piles[giver][-1]
        self.piles[giver] = self.piles[giver][:-1]
        self.piles[taker] = (card, *self.piles[taker])
        source, target = PILES[giver], PILES[taker]
        self.events.append(Slide(source, target, (card,), under=True))
        self._holds_cards(taker)

    def pile_to_under_centre(self, giver: Seat) -> None:
        """Pay the top card, face down, under the centre pile (SJ-11)."""
        card = self.piles[giver][-1]
        self.piles[giver] = self.piles[giver][:-1]
        self.buried = (card, *self.buried)
        self.events.append(Slide(PILES[giver], CENTRE, (card,), under=True))

    def centre_to_pile(self, seat: Seat) -> None:
        """Take the whole centre pile, face down, onto the own one (SJ-07)."""
        self.piles[seat] += self._leave_centre(PILES[seat])
        self._holds_cards(seat)

    def centre_to_stock(self) -> None:
        """Gather all cards for a new deal (SJ-24)."""
        self.stock = self._leave_centre(STOCK)

    def top_of_centre_to_pile(self, seat: Seat) -> None:
        """Give the card on top back to the seat that turned it (SJ-30)."""
        card = self.face_up[-1]
        self.face_up = self.face_up[:-1]
        self.piles[seat] = (*self.piles[seat], card)
        self.events.append(Slide(CENTRE, PILES[seat], (card,)))
        self._holds_cards(seat)

    def shuffle_pile(self, seat: Seat, order: tuple[int, ...]) -> None:
        """Put a seat's pile in that order (SJ-07)."""
        pile = self.piles[seat]
        self.piles[seat] = tuple(map(pile.__getitem__, order))
        self.events.append(Shuffled(PILES[seat], len(order)))

    def shuffle_stock(self, order: tuple[int, ...]) -> None:
        """Put the stock in that order."""
        self.stock = tuple(map(self.stock.__getitem__, order))
        self.events.append(Shuffled(STOCK, len(order)))

    def deal(self) -> None:
        """One card at a time from the dealer's left, to all still in, face down (SJ-02, SJ-03)."""
        left = self.dealer + 1
        seats = sorted(self.still_in, key=lambda seat: (seat - left) % len(self.piles))
        hands: dict[Seat, Pile] = dict.fromkeys(seats, ())
        for number, card in enumerate(reversed(self.stock)):
            seat = seats[number % len(seats)]
            hands[seat] += (card,)
            self.events.append(Slide(STOCK, PILES[seat], (card,)))
        for seat, hand in hands.items():
            self.piles[seat] += hand
            self._holds_cards(seat)
        self.stock = ()
        self.lead = seats[0]

    # -- seats -------------------------------------------------------------------------------

    def without_cards(self) -> frozenset[Seat]:
        """The seats still in that hold no card."""
        return frozenset(seat for seat in self.still_in if not self.piles[seat])

    def missed_their_jack(self, winner: Seat | None) -> None:
        """Card-less seats had their last chance (SJ-18, SJ-20); the winner stays in."""
        for seat in sorted(self.staked - {winner}):
            self.still_in = tuple(other for other in self.still_in if other != seat)
            self.barred -= {seat}
            self.say("out", "SJ-20" if winner is None else "SJ-18", seat)
        self.staked = frozenset()

    def check_end(self) -> None:
        """SJ-26: one seat is alone still in and takes the rest, or one holds all cards."""
        if len(self.still_in) == 1:
            (seat,) = self.still_in
            self.centre_to_pile(seat)
            self.end((seat,), "last_in")
        elif not self.face_up and not self.buried:
            holders = [seat for seat in self.still_in if self.piles[seat]]
            if len(holders) == 1:
                self.end(tuple(holders), "all_cards")

    def end(self, winners: tuple[Seat, ...], code: str) -> None:
        """The match is over."""
        scores = tuple(map(len, self.piles))
        self.outcome = Outcome(winners, scores, Reason(code, "SJ-26"))
        self.shuffling = None
        self.events.append(MatchEnded(self.outcome))

    def _leave_centre(self, target: Zone) -> Pile:
        cards = (*self.buried, *self.face_up)
        if cards:
            self.events.append(Slide(CENTRE, target, cards[::-1]))
        self.buried = self.face_up = ()
        return cards

    def _holds_cards(self, seat: Seat) -> None:
        """A seat with cards plays on normally (SJ-21, SJ-23)."""
        self.barred -= {seat}
        self.staked -= {seat}
