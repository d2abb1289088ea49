"""Cards as bits: a hand is a whole number, so that a search can play thousands of turns.

The bit of a card is four times its height (an Ace is highest), plus its suit; odd bits are red,
and two of one rank and colour lie in the order of their codes, as in a play. A test holds all of
it to the rules, by playing both side by side.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import FrenchCard, Rank, Suit, french_pack
from game.games.flipjacks.actions import Colour
from game.games.flipjacks.house import HEIGHT, PIPS, House

Bit = int
"""The place of a card's bit."""

Mask = int
"""Any number of cards."""

_SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)

BIT_OF: Final[dict[FrenchCard, Bit]] = {
    card: 4 * HEIGHT[card.rank] + _SUITS.index(card.suit) for card in french_pack()
}
CARD_AT: Final[dict[Bit, FrenchCard]] = {bit: card for card, bit in BIT_OF.items()}

TWIN: Final = 2
"""So many places above a black or red card lies the other of its rank and colour."""


def mask_of(cards: tuple[FrenchCard, ...]) -> Mask:
    """All these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << BIT_OF[card]
    return mask


def cards_in(mask: Mask) -> tuple[FrenchCard, ...]:
    """All cards of the mask, the lowest first."""
    return tuple(CARD_AT[bit] for bit in bits_in(mask))


def bits_in(mask: Mask) -> list[Bit]:
    """The places of the mask's bits, the lowest first."""
    bits = []
    while mask:
        bits.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return bits


def pips_in(mask: Mask) -> int:
    """What these cards count where hands tie (FJ-27)."""
    return sum(PIPS[card.rank] for card in cards_in(mask))


PACK: Final[Mask] = mask_of(french_pack())
ACES: Final[Mask] = mask_of(tuple(card for card in french_pack() if card.rank is Rank.ACE))
JACKS: Final[Mask] = mask_of(tuple(card for card in french_pack() if card.rank is Rank.JACK))
RED: Final[Mask] = mask_of(tuple(card for card in french_pack() if card.suit.red))
BLACK: Final[Mask] = PACK ^ RED
FIRST_TWINS: Final[Mask] = mask_of(
    tuple(card for card in french_pack() if card.suit in _SUITS[:TWIN])
)

DEMANDS: Final = (None, Colour.BLACK, Colour.RED)
"""What an Ace may demand, by its place in `Limits.fits`."""

FREE: Final = 3
"""The place of no limit at all (FJ-15, FJ-28)."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What fits on what, at one kind of table.

    `fits[demand][top]` are the cards that may be laid on the card at that bit; `ordinary` those
    that must be laid if they fit (FJ-14).
    """

    fits: tuple[tuple[Mask, ...], ...]
    ordinary: Mask
    ace_frees_colour: bool


@cache
def limits_of(house: House) -> Limits:
    """What fits on what at such a table."""
    always = ACES if house.strict_jacks else ACES | JACKS  # FJ-04, FJ-06, FJ-33
    tops = range(PACK.bit_length())
    fits = [
        tuple(always | _ordinary_on(top, colour) for top in tops) for colour in (PACK, BLACK, RED)
    ]
    fits.append((PACK,) * len(tops))
    return Limits(tuple(fits), PACK & ~always, house.ace_frees_colour)


def _ordinary_on(top: Bit, demanded: Mask) -> Mask:
    """Higher and of the other colour; on an Ace any of the demanded colour (FJ-03, FJ-04)."""
    if ACES >> top & 1:
        return demanded
    first_higher = 4 * (top // 4 + 1)
    higher = PACK >> first_higher << first_higher
    return higher & ~ACES & (BLACK if RED >> top & 1 else RED)
