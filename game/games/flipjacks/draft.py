"""A position being changed by one step, with the events that tell of it.

The rules say what is done; here is how cards move, and who has won when nobody can go on.
"""

from game.cards import FrenchCard
from game.errors import Reason
from game.events import Because, Event, Flipped, MatchEnded, Shuffled, Slide, Swapped, Turned
from game.games.flipjacks.house import DEALT, JACKS, pips_of
from game.games.flipjacks.limits import can_draw
from game.games.flipjacks.state import Board, FlipjacksState, Owed, Pile
from game.outcome import Outcome
from game.rules import Step
from game.zones import CENTRE, DISCARD, STOCK, Place, Seat, Zone, zone_of

OUT = zone_of(Place.OUT_OF_PLAY)


class Draft:
    """A mutable copy of a position. `step` gives the new position; the old one is as it was."""

    def __init__(self, state: FlipjacksState) -> None:
        board = state.board
        self.setup = board.setup
        self.house = board.house
        self.turn = board.turn
        self.turns = board.turns
        self.free = board.free
        self.demand = board.demand
        self.out = board.out
        self.buried = board.buried
        self.armed = board.armed
        self.calling = board.calling
        self.lapses = board.lapses
        self.passes = board.passes
        self.shuffling = board.shuffling
        self.owed: Owed | None = board.owed
        self.outcome = board.outcome
        self.stock = state.stock
        self.pile = state.pile
        self.hands = list(state.hands)
        self.seen = state.seen
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        """What lies open by now."""
        return Board(
            setup=self.setup,
            house=self.house,
            turn=self.turn,
            turns=self.turns,
            free=self.free,
            demand=self.demand,
            out=self.out,
            buried=self.buried,
            armed=self.armed,
            calling=self.calling,
            lapses=self.lapses,
            passes=self.passes,
            shuffling=self.shuffling,
            owed=self.owed,
            outcome=self.outcome,
        )

    def step(self) -> Step[FlipjacksState]:
        """The position reached, and what happened."""
        state = FlipjacksState(self.board, self.stock, self.pile, tuple(self.hands), self.seen)
        return Step(state, tuple(self.events))

    def say(self, code: str, rule: str, seat: Seat) -> None:
        """A line for the table, about this seat."""
        self.events.append(Because(Reason(code, rule), seat))

    @property
    def drawable(self) -> bool:
        """Whether anything is left to draw."""
        return can_draw(self.stock, self.pile, self.out)

    # -- cards -------------------------------------------------------------------------------

    def deal(self) -> None:
        """One card at a time from the dealer's left; then one is turned up (FJ-01, FJ-30)."""
        seats = len(self.hands)
        for number in range(DEALT[seats] * seats):
            self.stock_to_hand((self.setup.dealer + 1 + number) % seats)
        self.turn_up()

    def stock_to_hand(self, seat: Seat) -> None:
        """Draw the top card. Whoever saw it go into the stock still knows it."""
        card = self.stock[-1]
        self.stock = self.stock[:-1]
        self.hands[seat] += (card,)
        hand = zone_of(Place.HAND, seat)
        self.events.append(Slide(STOCK, hand, (card,), frozenset({seat})))

    def hand_to_pile(self, seat: Seat, cards: Pile) -> None:
        """Play cards, open to all."""
        self._leave_hand(seat, cards, DISCARD)
        self.pile += cards

    def hand_to_centre(self, seat: Seat, jacks: Pile) -> None:
        """Show Jacks before they flip the pack; each then goes to `centre_to_out`."""
        self._leave_hand(seat, jacks, CENTRE)

    def centre_to_out(self, jack: FrenchCard) -> None:
        """Remove a Jack from play (FJ-07)."""
        self.out += (jack,)
        self.events.append(Slide(CENTRE, OUT, (jack,), known_to=None))

    def show_and_take_back(self, seat: Seat, cards: Pile) -> None:
        """A play without effect: the cards return to where they lay, and all have seen them."""
        hand = zone_of(Place.HAND, seat)
        self.seen |= frozenset(cards)
        self.events.append(Slide(hand, DISCARD, cards, known_to=None))
        self.events.append(Slide(DISCARD, hand, cards, frozenset({seat})))

    def flip(self) -> None:
        """FJ-07, FJ-11: both piles are turned over and change places; nothing is shuffled."""
        stock, pile = self.stock[::-1], self.pile[::-1]
        if stock:
            self.seen |= {stock[-1]}
            self.events += [Flipped(STOCK, stock), Turned(STOCK, stock[-1:])]
        self.events += [Flipped(DISCARD, pile), Swapped(STOCK, DISCARD)]
        self.stock, self.pile = pile, stock
        self.buried = len(stock) - 1
        self.demand = None  # FJ-34
        if not stock:
            self.turn_up()

    def turn_up(self) -> None:
        """The top card of the stock becomes the one to beat. There must be no other."""
        top = self.stock[-1:]
        self.stock = self.stock[:-1]
        self.pile = top
        self.buried = 0
        self.demand = None  # FJ-34
        self.seen |= frozenset(top)
        self.events += [Slide(STOCK, DISCARD, top), Turned(DISCARD, top)]

    def pile_to_stock(self) -> None:
        """FJ-25: the whole played pile will be shuffled."""
        pile = self.pile[::-1]
        self.seen -= frozenset(pile)
        self.events.append(Slide(DISCARD, STOCK, pile))
        self.stock, self.pile = pile, ()
        self.buried = 0
        self.shuffling = True

    def shuffle(self, order: tuple[int, ...]) -> None:
        """Put the stock in that order."""
        self.stock = tuple(self.stock[place] for place in order)
        self.shuffling = False
        self.events.append(Shuffled(STOCK, len(order)))

    # -- the end -----------------------------------------------------------------------------

    def win(self, seat: Seat) -> None:
        """The hand is empty."""
        self._end((seat,), Reason("went_out", "FJ-19"))

    def end_by_count(self, *, stock_out: bool) -> None:
        """FJ-26, FJ-27, FJ-31: the fewest cards win, of these the fewest pips."""
        counts = list(map(len, self.hands))
        fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
        pips = {seat: pips_of(self.hands[seat]) for seat in fewest}
        winners = tuple(seat for seat in fewest if pips[seat] == min(pips.values()))
        if not stock_out:
            self._end(winners, Reason("turns_out", "FJ-31"))
        elif len(fewest) > 1:
            self._end(winners, Reason("pips", "FJ-27"))
        else:
            self._end(winners, Reason("stock_out", "FJ-26"))

    def _end(self, winners: tuple[Seat, ...], reason: Reason) -> None:
        self.outcome = Outcome(winners, tuple(map(len, self.hands)), reason)
        self.events.append(MatchEnded(self.outcome))

    # -- helpers -----------------------------------------------------------------------------

    @property
    def jacks_left(self) -> bool:
        """Whether a Jack is still in play, wherever it lies (FJ-20)."""
        return len(self.out) < JACKS

    def _leave_hand(self, seat: Seat, cards: Pile, target: Zone) -> None:
        self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)
        self.seen |= frozenset(cards)
        self.events.append(Slide(zone_of(Place.HAND, seat), target, cards, known_to=None))
