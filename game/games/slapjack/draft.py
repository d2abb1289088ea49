"""A position being changed by one step, with the events that tell of it.

The rules say what is done; here is how cards and seats move, and what follows from every move: a
seat that holds cards again is back, one that missed its last Jack is out, and the match may end.
"""

from game.cards import FrenchCard, Rank
from game.errors import Reason
from game.events import Because, Event, MatchEnded, Slide, Turned
from game.games.slapjack.state import Known, Shown, SlapjackState
from game.outcome import Outcome
from game.rules import Step
from game.zones import CENTRE, STOCK, Place, Seat, Zone, zone_of


class Draft:
    """A mutable copy of a position. `step` gives the new position; the old one is as it was."""

    def __init__(self, state: SlapjackState) -> None:
        known = state.known
        self.setup = known.setup
        self.stock = state.stock
        self.piles = list(state.piles)
        self.centre = state.centre
        self.buried = known.buried
        self.still_in = known.still_in
        self.barred = known.barred
        self.staked = known.staked
        self.shown = known.shown
        self.previous = known.previous
        self.lead = known.lead
        self.turned = known.turned
        self.elapsed_ms = known.elapsed_ms
        self.reactions_ms = known.reactions_ms
        self.shuffling = known.shuffling
        self.dealer = known.dealer
        self.outcome = known.outcome
        self.events: list[Event] = []

    def step(self) -> Step[SlapjackState]:
        """The position reached, and what happened."""
        known = Known(
            self.setup,
            self.buried,
            self.still_in,
            self.barred,
            self.staked,
            self.shown,
            self.previous,
            self.lead,
            self.turned,
            self.elapsed_ms,
            self.reactions_ms,
            self.shuffling,
            self.dealer,
            self.outcome,
        )
        state = SlapjackState(known, self.stock, tuple(self.piles), self.centre)
        return Step(state, tuple(self.events))

    def say(self, code: str, rule: str, seat: Seat, **values: str | int) -> None:
        """A line for the table."""
        self.events.append(Because(Reason(code, rule, tuple(values.items())), seat))

    # -- cards -------------------------------------------------------------------------------

    def pile_to_centre(self, seat: Seat) -> FrenchCard:
        """Turn a seat's top card for all to see."""
        card = self.piles[seat][-1]
        self.piles[seat] = self.piles[seat][:-1]
        self.centre = (*self.centre, card)
        self.events.append(Slide(zone_of(Place.PILE, seat), CENTRE, (card,)))
        self.events.append(Turned(CENTRE, (card,)))
        return card

    def pile_to_pile(self, giver: Seat, taker: Seat) -> None:
        """Pay the top card, face down, to the bottom of another pile (SJ-09, SJ-10)."""
        card = self.piles[giver][-1]
        self.piles[giver] = self.piles[giver][:-1]
        self.piles[taker] = (card, *self.piles[taker])
        source, target = zone_of(Place.PILE, giver), zone_of(Place.PILE, taker)
        self.events.append(Slide(source, target, (card,), under=True))
        self._holds_cards(taker)

    def pile_to_under_centre(self, giver: Seat) -> None:
        """Pay the top card, face down, under the centre pile (SJ-11)."""
        card = self.piles[giver][-1]
        self.piles[giver] = self.piles[giver][:-1]
        self.centre = (card, *self.centre)
        self.buried += 1
        self.events.append(Slide(zone_of(Place.PILE, giver), CENTRE, (card,), under=True))

    def centre_to_pile(self, seat: Seat) -> None:
        """Take the whole centre pile, face down (SJ-07)."""
        if self.centre:
            self.piles[seat] += self.centre
            self._leave_centre(zone_of(Place.PILE, seat))
            self._holds_cards(seat)

    def centre_to_stock(self) -> None:
        """Gather all cards for a new deal (SJ-24)."""
        self.stock = self.centre
        self._leave_centre(STOCK)

    def top_of_centre_to_pile(self, seat: Seat) -> None:
        """Give the card on top back to the seat that turned it (SJ-30)."""
        card = self.centre[-1]
        self.centre = self.centre[:-1]
        self.piles[seat] = (*self.piles[seat], card)
        self.events.append(Slide(CENTRE, zone_of(Place.PILE, seat), (card,)))

    def deal(self) -> None:
        """One card at a time from the dealer's left, to all still in, face down (SJ-02)."""
        seats = [seat for seat in self.clockwise_from(self.dealer + 1) if self.still_in[seat]]
        hands: dict[Seat, list[FrenchCard]] = {seat: [] for seat in seats}
        for number, card in enumerate(reversed(self.stock)):
            seat = seats[number % len(seats)]
            hands[seat].append(card)
            self.events.append(Slide(STOCK, zone_of(Place.PILE, seat), (card,)))
        for seat, hand in hands.items():
            self.piles[seat] += tuple(hand)
            self._holds_cards(seat)
        self.stock = ()
        self.lead = seats[0]

    # -- seats -------------------------------------------------------------------------------

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, beginning with this one (counted round the table)."""
        chairs = len(self.setup.chairs)
        return [(seat + step) % chairs for step in range(chairs)]

    def missed_their_jack(self, winner: Seat | None) -> None:
        """Card-less seats had their last chance (SJ-18, SJ-20); the winner stays in."""
        for seat in sorted(self.staked):
            if seat != winner:
                self.still_in = tuple(
                    within and other != seat for other, within in enumerate(self.still_in)
                )
                self.barred -= {seat}
                self.say("out", "SJ-18" if winner is not None else "SJ-20", seat)
        self.staked = frozenset()

    def without_cards(self) -> frozenset[Seat]:
        """The seats still in that hold no card."""
        return frozenset(
            seat for seat in self.setup.seats if self.still_in[seat] and not self.piles[seat]
        )

    def check_end(self) -> None:
        """SJ-26: one seat holds all 52, or one alone is still in and takes the rest."""
        within = [seat for seat in self.setup.seats if self.still_in[seat]]
        if len(within) == 1:
            self.centre_to_pile(within[0])
            self.end((within[0],), "last_in")
            return
        whole = sum(map(len, self.piles)) + len(self.centre)
        for seat in within:
            if len(self.piles[seat]) == whole:
                self.end((seat,), "all_cards")
                return

    def end(self, winners: tuple[Seat, ...], code: str) -> None:
        """The match is over."""
        scores = tuple(map(len, self.piles))
        self.outcome = Outcome(winners, scores, Reason(code, "SJ-26"))
        self.shuffling = None
        self.events.append(MatchEnded(self.outcome))

    def _leave_centre(self, target: Zone) -> None:
        cards = tuple(reversed(self.centre))
        self.events.append(Slide(CENTRE, target, cards))
        self.centre = ()
        self.buried = 0

    def _holds_cards(self, seat: Seat) -> None:
        """A seat with cards plays on normally (SJ-21, SJ-23)."""
        self.barred -= {seat}
        self.staked -= {seat}


def shows_jack(shown: Shown | None) -> bool:
    """Whether this is a Jack that nobody has won."""
    return shown is not None and shown.card.rank is Rank.JACK and not shown.won
