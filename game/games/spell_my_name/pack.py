"""The pack of 32 cards, as data: the house card set (SMN-02 to SMN-04).

Whoever would play with another pack changes the tables here, and nothing else.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.bouts.throws import JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol
from game.errors import NotationError


class Piece(Enum):
    """The five pieces of the name, in its order, by their letters."""

    J = "J"
    A = "A"
    C = "C"
    K = "K"
    LABRADOR = "L"


class Kind(Enum):
    """What a card is, besides the piece that it bears."""

    REGULAR = "regular"
    PURITY = "purity"
    BISON = "bison"
    BOLT = "bolt"


@dataclass(frozen=True, slots=True)
class SpellCard:
    """A card: its face, and the points that it shows.

    The Nifty Bison and the Bolt bear no piece. The symbol of a regular card is decoration: no rule
    asks for it (SMN-02).
    """

    code: str
    kind: Kind
    piece: Piece | None
    points: int
    symbol: Symbol | None = None

    def __hash__(self) -> int:  # every face is there once, and an enum's member hashes slowly
        return hash(self.code)

    def __str__(self) -> str:
        return self.code


NUMBERS: Final[Mapping[Symbol, int]] = {ROCK: 1, PAPER: 2, SCISSORS: 3, JACK: 4, LABRADOR: 5}
"""The number on a regular card follows its symbol (SMN-02), and is what it is worth (SMN-04)."""

PURITY_POINTS: Final = 10
BISON_POINTS: Final = 5
BOLT_POINTS: Final = 5
"""SMN-04."""

BISON: Final = SpellCard("Nb", Kind.BISON, None, BISON_POINTS)
BOLT: Final = SpellCard("Bt", Kind.BOLT, None, BOLT_POINTS)

REGULAR: Final = tuple(
    SpellCard(f"{piece.value}{number}", Kind.REGULAR, piece, number, symbol)
    for piece in Piece
    for symbol, number in NUMBERS.items()
)
PURITY: Final = tuple(
    SpellCard(f"{piece.value}p", Kind.PURITY, piece, PURITY_POINTS) for piece in Piece
)

PACK: Final = (*REGULAR, *PURITY, BISON, BOLT)

NAME_LENGTH: Final = len(Piece)
"""How many cards spell the name."""

_FACES: Final[Mapping[str, SpellCard]] = {card.code: card for card in PACK}


def read_card(text: str) -> SpellCard:
    """The card called "J1", "Lp", "Nb" or "Bt". Raises NotationError for anything else."""
    card = _FACES.get(text)
    if card is None:
        raise NotationError(f"not a card: {text!r}")
    return card


def is_face(text: str) -> bool:
    """Whether this is the code of a card."""
    return text in _FACES


def spells(cards: Iterable[SpellCard]) -> bool:
    """Whether these are five cards that spell the name, in any order (SMN-13).

    The Bolt stands for one piece (SMN-14), the Nifty Bison for none (SMN-15).
    """
    held = tuple(cards)
    pieces = {card.piece if card.piece is not None else card.kind for card in held}
    return len(held) == len(pieces) == NAME_LENGTH and Kind.BISON not in pieces


def is_oneness(cards: Iterable[SpellCard]) -> bool:
    """Whether these are the five Cards of Purity (SMN-03, SMN-14)."""
    return {card.code for card in cards} == _ONENESS


def points_of(cards: Iterable[SpellCard]) -> int:
    """All points shown on these cards."""
    return sum([card.points for card in cards])


_ONENESS: Final = {card.code for card in PURITY}
