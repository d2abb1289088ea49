"""What a thrower has shown so far, as pairs: what they threw, and what it met.

That is all that is ever remembered of a person, and all that the reading of habits goes by. Among
three or four, what a throw met is one of the symbols that beat it, or that it beat; where nobody
was beaten it met itself.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from game.bouts.bout import Round
from game.bouts.throws import Symbol, beats, kept, read_symbol
from game.zones import Seat

Exchange = tuple[Symbol, Symbol]
"""What they threw, and what it met."""

REMEMBERED: Final = 400
"""So many throws of a person are kept; the oldest go first."""

_LETTERS: Final = frozenset(symbol.letter for symbol in Symbol)


def exchanges(rounds: Iterable[Round], seat: Seat) -> tuple[Exchange, ...]:
    """The pairs of this seat, without the throws that it missed."""
    found = []
    for one in rounds:
        hands = {other: hand for other, hand in one.throws if isinstance(hand, Symbol)}
        own = hands.get(seat)
        if own is not None:
            found.append((own, _met(own, frozenset(hands.values()))))
    return tuple(found)


def latest(rounds: Sequence[Round], seat: Seat) -> Exchange | None:
    """The last pair of this seat, if it has thrown at all."""
    for one in reversed(rounds):
        found = exchanges((one,), seat)
        if found:
            return found[0]
    return None


def _met(own: Symbol, thrown: frozenset[Symbol]) -> Symbol:
    staying = kept(thrown)
    if own not in staying:
        return next(symbol for symbol in Symbol if symbol in staying and beats(symbol, own))
    return next((symbol for symbol in Symbol if symbol in thrown - staying), own)


def write_memory(known: Sequence[Exchange]) -> str:
    """Two letters a throw, the latest last: what a profile keeps."""
    return "".join(own.letter + met.letter for own, met in known[-REMEMBERED:])


def read_memory(text: str) -> tuple[Exchange, ...]:
    """The inverse of `write_memory`; of what is no memory, nothing is remembered."""
    if len(text) % 2 or not _LETTERS.issuperset(text):
        return ()
    pairs = zip(text[::2], text[1::2], strict=True)
    return tuple((read_symbol(own), read_symbol(met)) for own, met in pairs)[-REMEMBERED:]


def memory_after(memory: str, rounds: Iterable[Round], seat: Seat) -> str:
    """What is to be kept of a person who has thrown these rounds at that seat since."""
    return write_memory((*read_memory(memory), *exchanges(rounds, seat)))
