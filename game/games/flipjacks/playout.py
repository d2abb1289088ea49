"""A guessed position, played to its end by plain players: what a search counts wins over.

Every seat lays the lowest card that fits, with its twin, Aces before Jacks, and calls in time. It
must know nothing that the position does not hold.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.games.flipjacks import house
from game.games.flipjacks.packed import (
    ACES,
    BLACK,
    FIRST_TWINS,
    FREE,
    JACKS,
    RED,
    TWIN,
    Bit,
    Limits,
    Mask,
    pips_in,
)
from game.zones import Seat

Shuffle = Callable[[list[Bit]], None]

OVER: Final = -1
"""What a draw brings when nobody can go on."""


def lowest_and_twin(cards: Mask) -> Mask:
    """The lowest of these cards, and with it the other of its rank and colour."""
    lowest = cards & -cards
    if lowest & FIRST_TWINS:
        return lowest | cards & lowest << TWIN
    return lowest


def named_demand(hand: Mask, seats: int) -> int:
    """The colour that a plain player asks for: 1 is black, 2 red.

    If nobody draws, colours alternate: among an even number of seats the demanded colour never
    comes round to who named it, so it asks for the one it holds less of; else for the other.
    """
    plain = hand & ~ACES & ~JACKS
    holds_red = (plain & RED).bit_count() >= (plain & BLACK).bit_count()
    return 2 if holds_red == bool(seats % 2) else 1


@dataclass(slots=True)
class Playout:
    """A position in the fast form, which playing it out changes.

    Piles are listed from the lowest up. `demand` is a place in the limits, `start` the number of
    cards dealt to each seat.
    """

    limits: Limits
    hands: list[Mask]
    stock: list[Bit]
    pile: list[Bit]
    out: int
    demand: int
    passes: int
    start: int
    shuffle: Shuffle

    def copy(self) -> "Playout":
        """The same position, to be changed by itself."""
        return Playout(
            self.limits,
            self.hands[:],
            self.stock[:],
            self.pile[:],
            self.out,
            self.demand,
            self.passes,
            self.start,
            self.shuffle,
        )

    def finish(self, turn: Seat, turns: int) -> tuple[Seat, ...]:
        """Play at most so many turns, from this seat's on; the winners."""
        hands, fits, ordinary = self.hands, self.limits.fits, self.limits.ordinary
        seats = len(hands)
        for _ in range(turns):
            hand = hands[turn]
            able = hand & fits[self.demand][self.pile[-1]] or self.draw(turn)
            if able > 0:
                plain = able & ordinary
                cards = lowest_and_twin(plain) if plain else special(able)
                if self.play(turn, cards):
                    return (turn,)
            elif able == OVER:
                break
            turn += 1
            if turn == seats:
                turn = 0
        return self.fewest()

    def play(self, seat: Seat, cards: Mask, demand: int | None = None) -> bool:
        """Lay one card, or two; an Ace demands what a plain player would. True if that wins."""
        hand = self.hands[seat] & ~cards
        self.hands[seat] = hand
        self.passes = self.demand = 0
        if cards & JACKS:
            self._remove(cards, flips=hand != 0)
            return not hand
        lowest = cards & -cards
        self.pile.append(lowest.bit_length() - 1)
        if cards != lowest:
            self.pile.append(cards.bit_length() - 1)
        if cards & ACES and not self.limits.ace_frees_colour:
            self.demand = named_demand(hand, len(self.hands)) if demand is None else demand
        return not hand

    def draw(self, seat: Seat) -> Mask:
        """Take a card. What must then be played from: nothing, or any card (FJ-15); or OVER."""
        if not self.stock:
            if self.out == house.JACKS:
                return OVER  # FJ-26
            if len(self.pile) == 1:
                return self._pass()
            self._pile_to_stock()
        self.passes = 0
        hand = self.hands[seat] | 1 << self.stock.pop()
        self.hands[seat] = hand
        return hand if hand.bit_count() >= self.start else 0

    def fewest(self) -> tuple[Seat, ...]:
        """Who wins when nobody goes out (FJ-26, FJ-27)."""
        counts = [hand.bit_count() for hand in self.hands]
        fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
        pips = {seat: pips_in(self.hands[seat]) for seat in fewest}
        return tuple(seat for seat in fewest if pips[seat] == min(pips.values()))

    def _remove(self, jacks: Mask, *, flips: bool) -> None:
        """FJ-07, FJ-11, FJ-18, FJ-29."""
        for _ in range(jacks.bit_count()):
            self.out += 1
            if flips:
                self.stock, self.pile = self.pile[::-1], self.stock[::-1]
                if not self.pile:
                    self.pile.append(self.stock.pop())

    def _pile_to_stock(self) -> None:
        """FJ-25."""
        self.shuffle(self.pile)
        self.stock, self.pile = self.pile, [self.pile.pop()]
        self.demand = 0

    def _pass(self) -> Mask:
        """FJ-28."""
        self.passes += 1
        if self.passes == len(self.hands):
            self.passes, self.demand = 0, FREE
        return 0


def special(able: Mask) -> Mask:
    """Aces before Jacks: both, if two go together, but one Jack, since two flip nothing."""
    aces = able & ACES
    if aces:
        return lowest_and_twin(aces)
    return able & -able
