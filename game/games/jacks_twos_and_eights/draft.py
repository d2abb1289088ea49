"""A position being changed by one step, with the events that tell of it.

The rules say what is done; here is how cards move in a turn, and what follows from it: pending
draws and skips, the next seat's turn, the hand that is over and its points.
"""

from dataclasses import replace
from functools import cache
from typing import Final

from game.cards import FrenchCard, Rank, Suit
from game.errors import Reason
from game.events import (
    Because,
    DealEnded,
    Event,
    MatchEnded,
    Passed,
    Said,
    Scored,
    Slide,
    TurnBegan,
    Turned,
)
from game.games.jacks_twos_and_eights.faces import COST_OF, POWERS
from game.games.jacks_twos_and_eights.state import HANDS, Deal, JacksState, Known, Phase, Pile
from game.outcome import Outcome
from game.rules import Step
from game.zones import DISCARD, STOCK, Seat

PER_TWO: Final = 2
PER_ACE: Final = 5
MOST_EXTRA: Final = 3
MOST_TURNS: Final = 3000
NOBODY: Final[frozenset[Seat]] = frozenset()


class Draft:
    """A mutable copy of a position. `step` gives the new position; the old one is as it was."""

    __slots__ = (
        "deal",
        "discard",
        "draws",
        "events",
        "hands",
        "missing",
        "passed",
        "phase",
        "seat",
        "skips",
        "stock",
        "suit",
        "turns",
    )

    def __init__(self, state: JacksState) -> None:
        known = state.known
        self.stock = state.stock
        self.discard = state.discard
        self.hands = list(state.hands)
        self.deal = known.deal
        self.phase = known.phase
        self.seat = known.seat
        self.suit = known.suit
        self.draws = known.draws
        self.skips = known.skips
        self.missing = known.missing
        self.passed = known.passed
        self.turns = known.turns
        self.events: list[Event] = []

    def step(self) -> Step[JacksState]:
        """The position reached, and what happened."""
        known = Known(
            self.deal,
            self.phase,
            self.seat,
            self.suit,
            self.draws,
            self.skips,
            self.missing,
            self.passed,
            self.turns,
        )
        state = JacksState(known, self.stock, self.discard, tuple(self.hands))
        return Step(state, tuple(self.events))

    # -- a turn ------------------------------------------------------------------------------

    def lay(self, code: str, named: Suit | None) -> None:
        """The seat's latest card of this face goes on the discard pile, and acts (JTE-22)."""
        seat = self.seat
        hand = self.hands[seat]
        place = len(hand) - 1
        while hand[place].code != code:
            place -= 1
        card = hand[place]
        self.hands[seat] = hand[:place] + hand[place + 1 :]
        self.discard = (*self.discard, card)
        self.suit = named
        self.passed = NOBODY
        self.phase = Phase.LAID
        self.events.append(_laid(seat, card))
        if not self.hands[seat]:
            self._end_hand(Reason("went_out", "JTE-32"))
        elif card.rank in POWERS:
            self._act(card.rank, named)

    def draw(self) -> None:
        """One card, because the seat wants it (JTE-17)."""
        self._stock_to_hand(1)
        self.phase = Phase.DREW

    def take(self) -> None:
        """All pending draws; then the turn goes on as any other (JTE-20)."""
        self._take_pending("took")
        self.phase = Phase.OPEN

    def miss(self) -> None:
        """The turn is missed, and with it go pending draws (JTE-23, JTE-26)."""
        if self.deal.stacking:
            self._owe(self.skips - 1)
        self._miss()
        self.end_turn()

    def pass_on(self) -> None:
        """The seat ends its turn, or lets it go."""
        if self.phase is not Phase.LAID:
            self.events.append(_passed(self.seat))
        if self.phase is Phase.OPEN:
            self.passed |= {self.seat}
            if len(self.passed) == self.deal.seats:
                self._end_hand(Reason("blocked", "JTE-30"))
                return
        self.end_turn()

    def end_turn(self) -> None:
        """The next seat's turn begins; seats that owe turns miss them on the way (JTE-23)."""
        while True:
            self.turns += 1
            if self.turns >= MOST_TURNS:
                self._end_hand(Reason("blocked", "JTE-40"))
                return
            self.seat = (self.seat + 1) % self.deal.seats
            if not self.missing[self.seat]:
                break
            self._owe(self.skips - 1)
            self._miss()
        self.phase = Phase.ANSWERING if self.draws or self.skips else Phase.OPEN
        self.events.append(began(self.seat))

    def say(self, code: str, rule: str, seat: Seat | None, **values: str | int) -> None:
        """A line for the table."""
        self.events.append(Because(Reason(code, rule, tuple(values.items())), seat))

    def _act(self, rank: Rank, named: Suit | None) -> None:
        """What a power card does the moment it is laid."""
        if named is not None:
            self.events.append(_said(self.seat, named))
        elif rank is Rank.EIGHT:
            self.skips = self.skips + 1 if self.deal.stacking else 1
            self.events.append(_because("skips", "JTE-23", self.seat, self.skips))
        elif rank is Rank.TWO:
            self.draws += PER_TWO
            self.events.append(_because("two", "JTE-19", self.seat, self.draws))
        elif self.draws:
            self.draws = max(0, self.draws - PER_ACE)
            self.events.append(_because("ace_takes", "JTE-19", self.seat, self.draws))
        else:
            self.draws = PER_ACE
            self.events.append(_because("ace_adds", "JTE-21", self.seat, self.draws))

    def _owe(self, more: int) -> None:
        """The seat has that many more turns to miss, this one not counted."""
        owed = list(self.missing)
        owed[self.seat] += more
        self.missing = tuple(owed)

    def _miss(self) -> None:
        """One turn gone; a missed turn is neither a pass nor a break of passes (JTE-30)."""
        self.skips = 0
        self.events.append(_because("missed", "JTE-23", self.seat, self.missing[self.seat]))
        if self.draws:
            self._take_pending("took_and_missed")

    def _take_pending(self, code: str) -> None:
        """Draw what is pending; what the stock does not hold is forgiven (JTE-28)."""
        count = min(self.draws, len(self.stock))
        rule = "JTE-20" if count == self.draws else "JTE-28"
        self.draws = 0
        self.events.append(_because(code, rule, self.seat, count))
        if count:
            self._stock_to_hand(count)

    def _stock_to_hand(self, count: int) -> None:
        cards = tuple(reversed(self.stock[-count:]))
        self.stock = self.stock[:-count]
        self.hands[self.seat] += cards
        self.passed = NOBODY
        if count == 1:
            self.events.append(drawn(self.seat, cards[0]))
        else:
            zone = HANDS[self.seat]
            self.events.append(Slide(STOCK, zone, cards, frozenset((self.seat,))))
        if not self.stock:
            self.say("stock_out", "JTE-29", None)

    # -- the end -----------------------------------------------------------------------------

    def _end_hand(self, reason: Reason) -> None:
        """Play stops at once (JTE-32); all cards are shown, and everybody scores (JTE-35)."""
        winners = tuple(seat for seat, hand in enumerate(self.hands) if not hand)
        for seat, hand in enumerate(self.hands):
            if hand:
                self.events.append(Turned(HANDS[seat], hand))
        points = tuple(map(cost, self.hands))
        totals = tuple(map(sum, zip(self.deal.totals, points, strict=True)))
        self.deal = replace(self.deal, totals=totals)
        self.suit = None
        self.draws = self.skips = 0
        self.missing = (0,) * self.deal.seats
        self.passed = NOBODY
        self.events += (Scored(points), DealEnded(Outcome(winners, points, reason)))
        outcome = outcome_of(self.deal)
        if outcome is not None:
            self.phase = Phase.OVER
            self.events.append(MatchEnded(outcome))
            return
        self.phase = Phase.SCORED
        if self.deal.reached:
            self.say("level", "JTE-37", None)


def cost(cards: Pile) -> int:
    """What these cards cost whoever still holds them (JTE-34)."""
    return sum([COST_OF[card.code] for card in cards])


def outcome_of(deal: Deal) -> Outcome | None:
    """How the match ended after this hand, if it has (JTE-36, JTE-37)."""
    if not deal.reached:
        return None
    lowest = min(deal.totals)
    winners = tuple(seat for seat, total in enumerate(deal.totals) if total == lowest)
    if len(winners) == 1:
        return Outcome(winners, deal.totals, Reason("target", "JTE-36"))
    if deal.extra < MOST_EXTRA:
        return None
    return Outcome(winners, deal.totals, Reason("shared", "JTE-37"))


@cache
def drawn(seat: Seat, card: FrenchCard) -> Slide:
    """The event of one card from the stock to a hand."""
    return Slide(STOCK, HANDS[seat], (card,), frozenset((seat,)))


@cache
def _laid(seat: Seat, card: FrenchCard) -> Slide:
    return Slide(HANDS[seat], DISCARD, (card,), None)


@cache
def _because(code: str, rule: str, seat: Seat, n: int) -> Because:
    return Because(Reason(code, rule, (("n", n),)), seat)


@cache
def began(seat: Seat) -> TurnBegan:
    """The event of a turn that begins."""
    return TurnBegan(seat)


@cache
def _passed(seat: Seat) -> Passed:
    return Passed(seat)


@cache
def _said(seat: Seat, suit: Suit) -> Said:
    return Said(seat, f"suit.{suit.value}")
