"""Throws that nobody can beat in the long run: the two equilibria, and what a score is worth.

Where one thrower is to be left, the mix is the same for two, three and four (rules/throws.md).
For points it depends on the score, and comes from the solved table. This module must not know of
bouts: it speaks of weights and points.
"""

from typing import Final

from game.bots.throwing.points_table import ROWS, TARGET
from game.bouts.throws import Symbol

Mix = tuple[float, ...]
"""A weight for each symbol, in the order of `Symbol`; together 1."""

LAST_LEFT: Final[Mix] = (1 / 9, 1 / 9, 1 / 9, 1 / 3, 1 / 3)

EVEN: Final[Mix] = (1 / len(Symbol),) * len(Symbol)


def points_mix(own: int, rival: int) -> Mix:
    """The mix at this score, both under the target."""
    _, ground, jack, labrador = ROWS[own * TARGET + rival]
    return (ground, ground, ground, jack, labrador)


def share_won(own: int, rival: int) -> float:
    """The share of matches won from this score between equals; only one may have the target."""
    if own >= TARGET:
        return 1.0
    return 0.0 if rival >= TARGET else ROWS[own * TARGET + rival][0]


def drawn(weights: Mix, chance: float) -> Symbol:
    """The symbol that `chance`, even over [0, 1), falls on; weights need not come to 1."""
    left = chance * sum(weights)
    for symbol, weight in zip(Symbol, weights, strict=True):
        left -= weight
        if left < 0:
            return symbol
    return max(zip(weights, range(len(weights)), Symbol, strict=True))[2]
