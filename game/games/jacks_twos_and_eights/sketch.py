"""The position in numbers, for bots that play many hands in their heads.

A hand is an integer with one bit a card. The bits are ordered by how readily a playout lays a
card, so that the highest is the next: aces and twos, which seldom fit, above the others by what
they cost, and below all the wild eights and Jacks. The rules are told in rules.py; a test plays
both side by side.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import FrenchCard, Rank, Suit, french_pack
from game.games.jacks_twos_and_eights.draft import MOST_TURNS, PER_ACE, PER_TWO
from game.games.jacks_twos_and_eights.faces import (
    COSTS,
    EIGHTS,
    TWOS_AND_ACES,
    Faces,
    face_followed,
    fits,
)
from game.games.jacks_twos_and_eights.state import JacksView, Known
from game.zones import Seat

Hand = int
"""The bits of some cards."""

RANKS: Final = tuple(map(Rank, "J83456 79TQK2A".replace(" ", "")))
"""From the rank that a playout keeps longest to the one it lays first."""

SUITS: Final = tuple(Suit)

FACES: Final = tuple(FrenchCard(rank, suit) for rank in RANKS for suit in SUITS)
"""Every face, by the number that stands for it here."""

FACE_OF: Final = {face.code: number for number, face in enumerate(FACES)}
COST_OF_BIT: Final = tuple(COSTS[FACES[bit >> 1].rank.value] for bit in range(2 * len(FACES)))

NEAR_OUT: Final = 3
"""Whoever has so few cards may be out soon: then wild cards are no longer worth keeping."""


def bit_of(card: FrenchCard) -> int:
    """The number of the bit that stands for this card."""
    return 2 * FACE_OF[card.code] + card.copy


def hand_of(cards: Iterable[FrenchCard]) -> Hand:
    """The bits of these cards."""
    return sum(1 << bit_of(card) for card in cards)


def _both(faces: Faces) -> Hand:
    """The bits of both copies of these faces."""
    return hand_of(card for card in french_pack(2) if card.code in faces)


def of_ranks(letters: str) -> Hand:
    """The bits of all cards of the ranks with these letters."""
    return _both(frozenset(card.code for card in FACES if card.rank.value in letters))


ALL: Final = (1 << 2 * len(FACES)) - 1
ALL_EIGHTS: Final = _both(EIGHTS)
ALL_TWOS_AND_ACES: Final = _both(TWOS_AND_ACES)
ALL_JACKS: Final = of_ranks("J")
OF_SUIT: Final = tuple(
    _both(frozenset(card.code for card in FACES if card.suit is suit)) for suit in SUITS
)
RANK_NUMBER: Final = {rank: number for number, rank in enumerate(RANKS)}
JACK: Final = RANK_NUMBER[Rank.JACK]
EIGHT: Final = RANK_NUMBER[Rank.EIGHT]
TWO: Final = RANK_NUMBER[Rank.TWO]
LAST_PLAIN: Final = TWO - 1
"""Between the eight and the two lie the ranks that have no power."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What fits on what, as bits: by the number of the face on top (see faces.Fits)."""

    first: tuple[Hand, ...]
    then: tuple[Hand, ...]
    wild: Hand
    """Above this lie the cards that have to fit."""
    stacking: bool


@cache
def numbers(strict_eights: bool, ace_wrap: bool, stacking: bool) -> Numbers:
    """The tables for these options (JTE-08, JTE-13, JTE-23)."""
    tables = fits(strict_eights, ace_wrap)
    return Numbers(
        first=tuple(_both(tables.first[face.code]) for face in FACES),
        then=tuple(_both(tables.then[face.code]) for face in FACES),
        wild=ALL_JACKS if strict_eights else ALL_JACKS | ALL_EIGHTS,
        stacking=stacking,
    )


def tables_of(known: Known) -> Numbers:
    """The tables of this table's options."""
    options = known.deal.setup.options
    return numbers(
        options.on("strict_eights"), options.on("ace_wrap"), options.on("stacking_eights")
    )


def top_of(view: JacksView) -> int:
    """The number of the face to be followed."""
    return FACE_OF[face_followed(view.discard[-1], view.known.suit)]


def cost_of(hand: Hand) -> int:
    """What these cards cost whoever still holds them."""
    total = 0
    while hand:
        bit = hand.bit_length() - 1
        total += COST_OF_BIT[bit]
        hand ^= 1 << bit
    return total


def best_suit(hand: Hand) -> int:
    """The number of the suit that most of these cards have; of equal ones the first."""
    counts = [(hand & suit).bit_count() for suit in OF_SUIT]
    return counts.index(max(counts))


@dataclass(slots=True)
class Sketch:
    """A position in the middle of a hand, to be played out.

    `stock` holds cards as bits, the top one last. `top` is the number of the face to be followed:
    a Jack's is that of the named suit. `passed` has a bit a seat. The hand is over when `over` is
    true: then somebody has no card left, or it is blocked.
    """

    numbers: Numbers
    hands: list[Hand]
    stock: list[Hand]
    top: int
    seat: Seat
    draws: int = 0
    skips: int = 0
    missing: tuple[int, ...] = ()
    passed: int = 0
    turns: int = 0
    over: bool = False

    def play_out(self) -> None:
        """Play the hand to its end, every seat in the same simple way.

        A seat answers what is pending if it can, begins with its readiest card, and lays on as
        long as something follows, wild cards only when another is near out; it draws only when
        nothing fits.
        """
        while not self.over:
            self.turn()

    def turn(self) -> None:
        """The whole turn of one seat."""
        seat = self.seat
        hand = self.hands[seat]
        if self.missing[seat]:
            self.miss()
        elif self.skips:
            answers = hand & ALL_EIGHTS
            if answers:
                self.lay(answers)
            else:
                self.miss()
        elif self.draws:
            answers = hand & ALL_TWOS_AND_ACES
            if answers:
                self.lay(answers)
            else:
                self.take()
                self.begin()
        else:
            fitting = hand & self.numbers.first[self.top]
            if fitting:
                self.lay(fitting)
            else:
                self.draw()
        self.next_turn()

    def next_turn(self) -> None:
        """It is the next seat's turn."""
        self.seat = (self.seat + 1) % len(self.hands)
        self.turns += 1
        if self.turns >= MOST_TURNS:
            self.over = True

    def begin(self) -> None:
        """A turn in which nothing is pending: lay what fits, or draw."""
        fitting = self.hands[self.seat] & self.numbers.first[self.top]
        if fitting:
            self.lay(fitting)
        else:
            self.draw()

    def draw(self) -> None:
        """Draw one card and lay it if it fits; with no stock left, pass."""
        if not self.stock:
            self.pass_on()
            return
        card = self.stock.pop()
        self.passed = 0
        self.hands[self.seat] |= card
        if card & self.numbers.first[self.top]:
            self.lay(card)

    def pass_on(self) -> None:
        """Let the turn go, with no stock left."""
        self.passed |= 1 << self.seat
        self.over = self.passed == (1 << len(self.hands)) - 1

    def lay(self, fitting: Hand) -> None:
        """Lay the readiest of these cards, and whatever follows."""
        hand = self.hands[self.seat]
        then, wild = self.numbers.then, self.numbers.wild
        self.passed = 0
        while fitting:
            bit = fitting.bit_length() - 1
            hand ^= 1 << bit
            self.top = bit >> 1
            if not hand:
                self.over = True
                break
            rank = bit >> 3
            if not EIGHT < rank < TWO:
                self.act(rank, hand)
            fitting = hand & then[self.top]
            if fitting and fitting <= wild and self.fewest_elsewhere() > NEAR_OUT:
                break
        self.hands[self.seat] = hand

    def fewest_elsewhere(self) -> int:
        """The least that another seat holds."""
        return min([hand.bit_count() for seat, hand in enumerate(self.hands) if seat != self.seat])

    def act(self, rank: int, hand: Hand) -> None:
        """What a power card does that was laid while this hand stays."""
        if rank == JACK:
            self.top = 4 * JACK + best_suit(hand)
        elif rank == EIGHT:
            self.skips = self.skips + 1 if self.numbers.stacking else 1
        elif rank == TWO:
            self.draws += PER_TWO
        else:
            self.draws = max(0, self.draws - PER_ACE) if self.draws else PER_ACE

    def take(self) -> None:
        """Draw what is pending, as far as there is a stock."""
        count = min(self.draws, len(self.stock))
        self.draws = 0
        if count:
            self.hands[self.seat] |= sum(self.stock[-count:])
            del self.stock[-count:]
            self.passed = 0

    def miss(self) -> None:
        """Miss the turn, with all that is pending."""
        if self.numbers.stacking:
            missing = list(self.missing)
            missing[self.seat] += self.skips - 1
            self.missing = tuple(missing)
        self.skips = 0
        if self.draws:
            self.take()
