"""What each face costs, and what may be laid on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import FrenchCard, Rank, Suit, french_pack

POWERS: Final = (Rank.ACE, Rank.TWO, Rank.EIGHT, Rank.JACK)

COSTS: Final[Mapping[str, int]] = {
    "A": 50,
    "2": 25,
    "3": 3,
    "4": 4,
    "5": 5,
    "6": 6,
    "7": 7,
    "8": 30,
    "9": 9,
    "T": 10,
    "J": 50,
    "Q": 10,
    "K": 10,
}
"""What a card left in a hand costs, by the letter of its rank (JTE-34)."""

COST_OF: Final[Mapping[str, int]] = {face.code: COSTS[face.rank.value] for face in french_pack()}
"""The same, by the code of a face."""

_ORDER: Final = tuple(Rank)
"""JTE-14: ace to king, as the enumeration has them."""

Faces = frozenset[str]


@dataclass(frozen=True, slots=True)
class Fits:
    """For the code of the face to be followed: the codes of what may come next.

    `first` begins a turn (JTE-07 to JTE-09), `then` goes on with it (JTE-10 to JTE-15). A Jack is
    to be looked up by the suit that was named, as if it were the Jack of that suit.
    """

    first: Mapping[str, Faces]
    then: Mapping[str, Faces]


@cache
def fits(strict_eights: bool, ace_wrap: bool) -> Fits:
    """The tables for these options (JTE-08, JTE-13)."""

    def wild(card: FrenchCard) -> bool:
        return card.rank is Rank.JACK or (card.rank is Rank.EIGHT and not strict_eights)

    def begins(top: FrenchCard, card: FrenchCard) -> bool:
        return card.rank is top.rank or card.suit is top.suit or wild(card)

    def goes_on(top: FrenchCard, card: FrenchCard) -> bool:
        run = card.suit is top.suit and _adjacent(card.rank, top.rank, ace_wrap)
        return card.rank is top.rank or run or wild(card)

    return Fits(_table(begins), _table(goes_on))


def face_followed(top: FrenchCard, named: Suit | None) -> str:
    """The code to look up for this top card: its own, or that of the named suit's Jack."""
    return top.code if named is None else Rank.JACK.value + named.value


TWOS_AND_ACES: Final[Faces] = frozenset(
    face.code for face in french_pack() if face.rank in (Rank.TWO, Rank.ACE)
)
EIGHTS: Final[Faces] = frozenset(face.code for face in french_pack() if face.rank is Rank.EIGHT)


def _adjacent(one: Rank, other: Rank, ace_wrap: bool) -> bool:
    apart = abs(_ORDER.index(one) - _ORDER.index(other))
    return apart == 1 or (ace_wrap and apart == len(_ORDER) - 1)


def _table(rule: Callable[[FrenchCard, FrenchCard], bool]) -> Mapping[str, Faces]:
    return {
        top.code: frozenset(card.code for card in french_pack() if rule(top, card))
        for top in french_pack()
    }
