"""The five symbols of a throw, and the one table of who beats whom.

Judge, texts and pictures all read `BEATS`; nothing else in the house says it again. The rulings
are JL-01 and JL-10 to JL-12 of rules/throws.md. Nothing here knows who throws, or for what.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from itertools import combinations
from types import MappingProxyType
from typing import Final

from game.errors import NotationError


class Symbol(Enum):
    """The five symbols, in the order in which they are always shown; each is an action."""

    ROCK = "rock"
    PAPER = "paper"
    SCISSORS = "scissors"
    JACK = "jack"
    LABRADOR = "labrador"

    def __init__(self, code: str) -> None:
        self.code: Final = code
        """The notation, and the last part of the keys of its words and pictures."""
        self.letter: Final = code[0].upper()
        """R, P, S, J or L, for positions on one line."""


ROCK, PAPER, SCISSORS, JACK, LABRADOR = Symbol

BEATS: Final[Mapping[tuple[Symbol, Symbol], str]] = MappingProxyType(
    {
        (ROCK, SCISSORS): "throws.rock_blunts_scissors",
        (SCISSORS, PAPER): "throws.scissors_cut_paper",
        (PAPER, ROCK): "throws.paper_wraps_rock",
        (JACK, ROCK): "throws.jack_juggles_rock",
        (JACK, PAPER): "throws.jack_folds_paper",
        (JACK, SCISSORS): "throws.jack_pockets_scissors",
        (LABRADOR, JACK): "throws.labrador_fetches_jack",
        (ROCK, LABRADOR): "throws.rock_stubs_labrador",
        (PAPER, LABRADOR): "throws.paper_swats_labrador",
        (SCISSORS, LABRADOR): "throws.scissors_trim_labrador",
    }
)
"""Winner and loser, and the key of the words that say how. Any two symbols are here once."""

IN_ORDER: Final = tuple(sorted(Symbol, key=lambda symbol: symbol.code))
"""All five as legal actions are listed: by code."""

_BY_LETTER: Final = {symbol.letter: symbol for symbol in Symbol}


def beats(winner: Symbol, loser: Symbol) -> bool:
    """Whether the one beats the other."""
    return (winner, loser) in BEATS


def _kept(thrown: frozenset[Symbol]) -> frozenset[Symbol]:
    """The smallest part of these symbols in which each beats all that are not in it.

    Whoever wins most is in it, and so is whoever beats one that is.
    """
    staying = {max(thrown, key=lambda symbol: sum(beats(symbol, other) for other in thrown))}
    while more := {
        symbol for symbol in thrown - staying if any(beats(symbol, other) for other in staying)
    }:
        staying |= more
    return frozenset(staying)


_KEPT: Final = {
    thrown: _kept(thrown)
    for size in range(1, len(Symbol) + 1)
    for thrown in map(frozenset, combinations(Symbol, size))
}


def kept(thrown: Iterable[Symbol]) -> frozenset[Symbol]:
    """Of these symbols, at least one, those whose throwers are not eliminated (JL-10, JL-11)."""
    return _KEPT[frozenset(thrown)]


def survivors(throws: Mapping[int, Symbol]) -> tuple[int, ...]:
    """Of all who threw, by seat, those who win or play on (JL-10). At least one has thrown."""
    staying = kept(throws.values())
    return tuple(sorted(seat for seat, symbol in throws.items() if symbol in staying))


def read_symbol(letter: str) -> Symbol:
    """The symbol of this letter. Raises NotationError."""
    try:
        return _BY_LETTER[letter]
    except KeyError:
        raise NotationError(f"not a symbol: {letter!r}") from None
