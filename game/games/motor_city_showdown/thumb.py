"""What cards are worth by rule of thumb: to flip, to keep, and as the HAMMER; in cards won.

It asks for nothing but the fullest barn of the others, and serves a bot with sense as its judgement
and one that thinks further as its picture of the others.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import inf
from typing import Final

from game.bouts.throws import JACK, LABRADOR, Symbol
from game.games.motor_city_showdown.actions import Tableau, tableau
from game.games.motor_city_showdown.pack import FACES, MotorCard, Power

BY_SYMBOL: Final[dict[Symbol | None, float]] = {JACK: 1.4, LABRADOR: 1.1, None: 0.0}
OTHER_SYMBOL: Final = 0.9
EVEN: Final = 0.5
"""A bout between two is won as often as lost."""

SURE: Final = 9.0
SWEEP: Final = 8.0
KEPT: Final[dict[Power | None, float]] = {
    Power.HOLE: 6.0,
    Power.JACK_LABRADOR: 6.0,
    Power.BISON: 9.0,
    Power.RAVENOUS: 4.0,
    Power.SCARECROW: 1.0,
}
KEPT_JACK: Final = 0.4
SWAP_BELOW: Final = 1.5


def flip_worth(card: MotorCard, prize: int) -> float:
    """As the Flip card, where the fullest barn of the others holds so many."""
    symbol = BY_SYMBOL.get(card.symbol, OTHER_SYMBOL)
    match card.power:
        case Power.HOLE:
            return SURE
        case Power.JACK_LABRADOR:
            return SWEEP
        case Power.BISON:
            return symbol + EVEN * (prize + 4)
        case Power.RAVENOUS:
            return symbol + EVEN * min(card.number, prize)
        case Power.SCARECROW:
            return symbol + 0.5 + card.number / 10
        case _:
            return symbol


def keep_worth(card: MotorCard) -> float:
    """As the Hole."""
    if card.power is None:
        return KEPT_JACK if card.symbol is JACK else 0.0
    return KEPT.get(card.power, 0.0) + card.number / 10


def hammer_worth(card: MotorCard, prize: int) -> float:
    """As the HAMMER, which is flipped last."""
    return SURE / 2 if card.power is Power.HOLE else flip_worth(card, prize)


@cache
def worths(prize: int, *, final: bool) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """What every face is worth as the Flip, and as the Hole or the HAMMER; by code."""
    flips = {code: flip_worth(card, prize) for code, card in FACES.items()}
    if final:
        return flips, {code: hammer_worth(card, prize) for code, card in FACES.items()}
    return flips, {code: keep_worth(card) for code, card in FACES.items()}


def arrange(codes: Sequence[str], prize: int, *, final: bool) -> tuple[int, int]:
    """Which card of a hand is best flipped, and which best kept, by their places in it."""
    flips, keeps = worths(prize, final=final)
    return best_pair([flips[code] for code in codes], [keeps[code] for code in codes])


def best_pair(flips: list[float], keeps: list[float]) -> tuple[int, int]:
    """The two different places whose worths, one to flip and one to keep, add up to most."""
    flip = flips.index(max(flips))
    hole = keeps.index(max(keeps))
    if flip != hole:
        return flip, hole
    other_flip, other_hole = _best_but(flips, flip), _best_but(keeps, hole)
    if flips[other_flip] + keeps[hole] > flips[flip] + keeps[other_hole]:
        return other_flip, hole
    return flip, other_hole


def _best_but(worths_of: list[float], place: int) -> int:
    others = worths_of.copy()
    others[place] = -inf
    return others.index(max(others))


def built(hand: Sequence[MotorCard], flip: int, hole: int) -> Tableau:
    """The tableau with these two places of the hand as Flip and Hole."""
    combat = [card.code for place, card in enumerate(hand) if place not in (flip, hole)]
    return tableau(hand[flip].code, tuple(sorted(combat)), hand[hole].code)
