"""A position while something happens in it: what every action does, told as it is done."""

from collections.abc import Sequence
from dataclasses import replace

from game.bouts import bout as bouts
from game.bouts.bout import Bout, Kind
from game.bouts.bout_match import LIVE_RHYTHM
from game.errors import Reason
from game.events import (
    NOBODY,
    Because,
    DealEnded,
    Event,
    MatchEnded,
    Said,
    Scored,
    Shuffled,
    Slide,
    TurnBegan,
    Turned,
)
from game.games.spell_my_name.actions import MOST_HELD
from game.games.spell_my_name.pack import BISON, SpellCard, spells
from game.games.spell_my_name.scoring import hand_ends, match_ends, points_won
from game.games.spell_my_name.state import (
    HANDS,
    OUT,
    Held,
    Known,
    Phase,
    SpellState,
    cards_of,
)
from game.moves import Move
from game.rules import Step
from game.zones import DISCARD, STOCK, Place, Seat


class Draft:
    """Takes a position apart, is told what is done, and gives the next position."""

    def __init__(self, state: SpellState) -> None:
        known = state.known
        self.deal = known.deal
        self.phase = known.phase
        self.challenger = known.challenger
        self.seat = known.seat
        self.other = known.other
        self.lost = known.lost
        self.owed = known.owed
        self.back = known.back
        self.bout = known.bout
        self.stock = state.stock
        self.discard = state.discard
        self.out = state.out
        self.hands = list(state.hands)
        self.events: list[Event] = []

    def step(self) -> Step[SpellState]:
        """The position reached, and what happened."""
        known = Known(
            self.deal,
            self.phase,
            self.challenger,
            self.seat,
            self.other,
            self.lost,
            self.owed,
            self.back,
            self.bout,
        )
        state = SpellState(known, self.stock, self.discard, self.out, tuple(self.hands))
        return Step(state, tuple(self.events))

    def say(self, code: str, rule: str, by: Seat | None, **values: str | int) -> None:
        """A line for the table."""
        self.events.append(Because(Reason(code, rule, tuple(values.items())), by))

    # -- the bout ----------------------------------------------------------------------------

    def challenge(self, other: Seat) -> None:
        """The Challenger and this seat throw, until one is beaten."""
        before = self.bout
        past = () if before is None else (*before.past, *before.rounds)
        live = self.deal.setup.options.on(LIVE_RHYTHM.key)
        bout = bouts.begin(Kind.LAST_LEFT, (self.challenger, other), live=live, past=past)
        self.other, self.bout = other, bout
        self.phase = Phase.THROWING
        self.say("challenged", "SMN-08", self.challenger, seat=other)
        self.events.append(bouts.began(bout))

    def throw(self, bout: Bout, moves: Sequence[Move]) -> None:
        """One step of the bout; whoever has won it takes a card. Raises IllegalAction."""
        step = bouts.apply(bout, moves)
        self.bout = step.state
        self.events += step.events
        winner = step.state.winner
        if winner is not None:
            self.seat, self.owed = winner, True
            self.lost = winner != self.challenger
            self.phase = Phase.TAKING

    # -- cards -------------------------------------------------------------------------------

    def take(self, pile: Place) -> None:
        """The top card of this pile, before anything of the stock is seen (SMN-07)."""
        self.owed = False
        seat = self.seat
        if pile is Place.STOCK:
            card, self.stock = self.stock[-1], self.stock[:-1]
            self._arrive(seat, Held(card))
            self.events.append(Slide(STOCK, HANDS[seat], (card,), frozenset((seat,))))
        else:
            card, self.discard = self.discard[-1], self.discard[:-1]
            self._arrive(seat, Held(card, frozenset(self.deal.setup.seats) - {seat}))
            self.events.append(Slide(DISCARD, HANDS[seat], (card,), frozenset((seat,))))
            self.say("took_open", "SMN-27", seat, card=card.code)
            if not self.discard:
                self.say("turned_up", "SMN-23", None)
                self.turn_up()
        self._took()

    def drop(self, card: SpellCard) -> None:
        """One of the five cards goes onto the discard pile (SMN-10)."""
        self._leave(self.seat, card)
        self.discard = (*self.discard, card)
        self.events.append(Slide(HANDS[self.seat], DISCARD, (card,), None))
        self._go_on()

    def turn_up(self) -> None:
        """The stock's top card begins the discard pile; that never takes the last one (SMN-23)."""
        card, self.stock = self.stock[-1], self.stock[:-1]
        self.discard = (card,)
        self.events += (Slide(STOCK, DISCARD, (card,)), Turned(DISCARD, (card,)))

    def refill(self, order: tuple[int, ...]) -> None:
        """The discards, in this order, are the stock; the play goes on where it was (SMN-22)."""
        self.shuffle(order)
        self.turn_up()
        self._go_on()

    def shuffle(self, order: tuple[int, ...]) -> None:
        """Put the stock in this order."""
        self.stock = tuple(self.stock[place] for place in order)
        self.events.append(Shuffled(STOCK, len(order)))

    # -- the Bison ---------------------------------------------------------------------------

    def steal_from(self, victim: Seat) -> None:
        """The Bison rides; where there is but one back there is nothing to pick (SMN-30)."""
        self._ride()
        self.other = victim
        self.say("steals", "SMN-17", self.challenger, seat=victim)
        self.phase = Phase.PICKING
        if len(self.hands[victim]) == 1:
            self._steal(victim, 0)

    def pick(self, back: int) -> None:
        """The Challenger points at one of the backs; now they are shuffled."""
        self.back = back
        self.phase = Phase.STEALING

    def picked(self, victim: Seat, order: tuple[int, ...]) -> None:
        """The card that came to lie there goes over."""
        self._steal(victim, order[self.back])

    def extra_turn(self) -> None:
        """The Bison rides, and the turn goes on until the next loss (SMN-20)."""
        self._ride()
        self.say("extra", "SMN-20", self.challenger)
        self.lost = False
        self._go_on()

    def _ride(self) -> None:
        """The Bison leaves for good, until the next deal (SMN-16)."""
        self._leave(self.challenger, BISON)
        self.out = (*self.out, BISON)
        self.events.append(Said(self.challenger, "bison"))
        self.events.append(Slide(HANDS[self.challenger], OUT, (BISON,), None))

    def _steal(self, victim: Seat, place: int) -> None:
        """The thief learns the card, the victim which one it was, and nobody else anything.

        What others knew of that hand they no longer know for sure (SMN-31).
        """
        thief, card = self.challenger, self.hands[victim][place].card
        left = [held for held in self.hands[victim] if held.card is not card]
        self.hands[victim] = tuple(
            Held(held.card, held.known_to & {thief}) if held.known_to else held for held in left
        )
        self._arrive(thief, Held(card, frozenset((victim,))))
        self.events.append(_stolen(victim, thief, card))
        self.back = 0
        self._took()

    # -- how a turn goes on ------------------------------------------------------------------

    def _arrive(self, seat: Seat, held: Held) -> None:
        self.hands[seat] = (*self.hands[seat], held)

    def _leave(self, seat: Seat, card: SpellCard) -> None:
        self.hands[seat] = tuple([held for held in self.hands[seat] if held.card is not card])

    def _took(self) -> None:
        """With a fifth card the name is spelt, or one card goes; else the play goes on."""
        hand = self.hands[self.seat]
        if len(hand) <= MOST_HELD:
            self._go_on()
        elif spells(cards_of(hand)):
            self.phase = Phase.CLAIMING
        else:
            self.phase = Phase.DISCARDING

    def _go_on(self) -> None:
        """Nobody holds too much: what comes next."""
        if not self.stock:  # SMN-22
            self.say("refilled", "SMN-22", None)
            self.events.append(Slide(DISCARD, STOCK, tuple(reversed(self.discard))))
            self.stock, self.discard = self.discard, ()
            self.phase = Phase.REFILLING
            return
        self.seat = self.challenger
        if self.owed:
            self.phase = Phase.TAKING
        elif not self.lost:
            self.phase = Phase.CHALLENGING
        elif BISON in cards_of(self.hands[self.challenger]):
            self.phase = Phase.LOST
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The marker goes to the left of the Challenger (SMN-09)."""
        self.begin_turn((self.challenger + 1) % self.deal.seats)

    def begin_turn(self, seat: Seat) -> None:
        """This seat has the marker."""
        self.challenger = self.seat = seat
        self.other = None
        self.lost = self.owed = False
        self.phase = Phase.CHALLENGING
        self.events.append(TurnBegan(seat))

    # -- the end -----------------------------------------------------------------------------

    def claim(self) -> None:
        """I am JACK LABRADOR: the hand is over, and all cards are shown (SMN-12, SMN-25)."""
        winner = self.seat
        self.events.append(Said(winner, "claim"))
        shown = [cards_of(hand) for hand in self.hands]
        for seat, hand in enumerate(shown):
            if hand:
                self.events.append(Turned(HANDS[seat], hand))
        won = points_won(self.deal, shown)
        points = tuple(won if seat == winner else 0 for seat in range(self.deal.seats))
        totals = tuple(map(sum, zip(self.deal.totals, points, strict=True)))
        self.deal = replace(self.deal, totals=totals)
        self.other = None
        self.lost = False
        self.events += (Scored(points), DealEnded(hand_ends(winner, points, shown[winner])))
        outcome = match_ends(self.deal, winner, shown[winner])
        self.phase = Phase.SCORED if outcome is None else Phase.OVER
        if outcome is not None:
            self.events.append(MatchEnded(outcome))

    def next_deal(self) -> None:
        """All cards back into the stock; the deal goes on round the table (SMN-06)."""
        for seat, hand in enumerate(self.hands):
            if hand:
                cards = tuple(reversed(cards_of(hand)))
                self.events.append(Slide(HANDS[seat], STOCK, cards, NOBODY))
                self.stock += cards_of(hand)
        for zone, pile in ((DISCARD, self.discard), (OUT, self.out)):
            if pile:
                self.events.append(Slide(zone, STOCK, tuple(reversed(pile)), NOBODY))
                self.stock += pile
        self.hands = [()] * self.deal.seats
        self.discard = self.out = ()
        dealer = (self.deal.dealer + 1) % self.deal.seats
        self.deal = replace(self.deal, number=self.deal.number + 1, dealer=dealer)
        self.challenger = self.seat = dealer
        self.phase = Phase.SHUFFLING

    def deal_out(self, order: tuple[int, ...]) -> None:
        """Nobody has a card yet; the top one begins the discard pile (SMN-05, SMN-06)."""
        self.shuffle(order)
        self.turn_up()
        self.begin_turn(self.deal.dealer)


def _stolen(victim: Seat, thief: Seat, card: SpellCard) -> Slide:
    """The victim sees only which card goes."""
    source, target = HANDS[victim], HANDS[thief]
    known_to, known_from = frozenset((thief,)), frozenset((victim,))
    return Slide(source, target, (card,), known_to, known_from=known_from)
