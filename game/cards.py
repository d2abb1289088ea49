"""Cards, and the French pack.

A card is a thing, never a number: no rule can mistake its place in a list for its rank. Two cards
of the same face, in a game with two packs, differ by a copy number that no rule reads. Packs of
other kinds are frozen types of their own that have what `Card` asks for.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from game.errors import NotationError


class Card(Protocol):
    """Anything that can lie on the table. Its code names its face in notation and in art."""

    @property
    def code(self) -> str:
        """The face, for instance "Qh"."""
        ...


class Suit(Enum):
    """The four French suits, by their letters."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    @property
    def red(self) -> bool:
        """Hearts and diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class Rank(Enum):
    """The thirteen ranks, by their letters. What is higher is for each game to say."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


@dataclass(frozen=True, slots=True)
class FrenchCard:
    """A card of the French pack. `code` is kept beside rank and suit, since it is read often."""

    rank: Rank
    suit: Suit
    copy: int = 0
    code: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", self.rank.value + self.suit.value)

    def __hash__(self) -> int:  # by what it hashes fast: an enum's member takes its name first
        return hash((self.code, self.copy))

    def __str__(self) -> str:
        return self.code


def french_pack(copies: int = 1) -> tuple[FrenchCard, ...]:
    """52 cards a copy, suit by suit, ace to king."""
    return tuple(
        FrenchCard(rank, suit, copy) for copy in range(copies) for suit in Suit for rank in Rank
    )


_FACES = {card.code: card for card in french_pack()}


def read_french_card(text: str) -> FrenchCard:
    """The card called "Qh" or "Td", of the first copy. Raises NotationError for anything else."""
    card = _FACES.get(text)
    if card is None:
        raise NotationError(f"not a card: {text!r}")
    return card


def read_french_cards(text: str) -> tuple[FrenchCard, ...]:
    """Cards written without a space, "QhTd"; "-" is none."""
    if text == "-":
        return ()
    return tuple(read_french_card(text[i : i + 2]) for i in range(0, len(text), 2))


def write_cards(cards: tuple[Card, ...]) -> str:
    """The codes side by side, or "-"."""
    return "".join(card.code for card in cards) or "-"
