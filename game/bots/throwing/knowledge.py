"""What a bot has found out about somebody, as numbers to be drawn beside the throws of a training.

It teaches that chance has no habits: whoever is hard to read sees even shares and no edge here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.bots.throwing.exchanges import Exchange
from game.bots.throwing.mixes import Mix
from game.bots.throwing.reader import Reader
from game.bouts.throws import Symbol, beats


@dataclass(frozen=True, slots=True)
class Next:
    """What they do after a throw that ended like this, `times` times: shares that come to 1.

    They stay with their throw, go up to one that beats it, or down to one that it beats. All are 0
    before the first time.
    """

    times: int
    stays: float
    up: float
    down: float


@dataclass(frozen=True, slots=True)
class Knowledge:
    """`shares` and `expected` have a weight for each symbol, in the order of `Symbol`.

    `expected` is what they will throw next; `edge` is what answering such foresight has won a
    throw, and `trusted` tells whether the bot acts upon it.
    """

    throws: int
    shares: Mix
    after_win: Next
    after_tie: Next
    after_loss: Next
    expected: Mix
    edge: float
    trusted: bool


def knowledge(known: Sequence[Exchange], reader: Reader) -> Knowledge:
    """What there is to know; the reader must have learned just these exchanges."""
    throws = len(known)
    counts = [sum(own is symbol for own, _ in known) for symbol in Symbol]
    return Knowledge(
        throws=throws,
        shares=tuple(count / throws if throws else 0.0 for count in counts),
        after_win=_next(known, 1),
        after_tie=_next(known, 0),
        after_loss=_next(known, -1),
        expected=reader.expected,
        edge=reader.edge,
        trusted=reader.trusted,
    )


def _next(known: Sequence[Exchange], ended: int) -> Next:
    moves = [
        (own, later)
        for (own, met), (later, _) in pairwise(known)
        if beats(own, met) - beats(met, own) == ended
    ]
    times = len(moves)
    if not times:
        return Next(0, 0.0, 0.0, 0.0)
    stays = sum(own is later for own, later in moves) / times
    up = sum(beats(later, own) for own, later in moves) / times
    return Next(times, stays, up, 1 - stays - up)
