"""Every way in which a turn can be played: the chains of cards that one hand allows.

Two chains that leave the same hand, the same top card and the same things pending are one: the
shorter way to write it is kept. Counts in the numbers of sketch.py.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.games.jacks_twos_and_eights.actions import LAST_PLAYS, PLAYS, Play
from game.games.jacks_twos_and_eights.draft import PER_ACE, PER_TWO
from game.games.jacks_twos_and_eights.sketch import (
    EIGHT,
    FACES,
    JACK,
    OF_SUIT,
    SUITS,
    TWO,
    Hand,
    Numbers,
)

MOST: Final = 600
"""Chains looked at; only hands of far more than ten cards have more."""


@dataclass(frozen=True, slots=True)
class Chain:
    """How the table stands after some cards were laid; `first` was the first, None if none was."""

    hand: Hand
    top: int
    draws: int
    skips: int
    first: Play | None


def chains(numbers: Numbers, start: Chain, fitting: Hand) -> list[Chain]:
    """All chains of one or more cards that begin with one of these."""
    found: dict[tuple[Hand, int, int, int], Chain] = {}
    waiting = list(_longer(numbers, start, fitting))
    for chain in waiting:
        key = (chain.hand, chain.top, chain.draws, chain.skips)
        if key in found:
            continue
        found[key] = chain
        if len(found) == MOST:
            break
        following = chain.hand & numbers.then[chain.top]
        waiting.extend(_longer(numbers, chain, following))
    return list(found.values())


def _longer(numbers: Numbers, chain: Chain, fitting: Hand) -> Iterator[Chain]:
    """The chain with each of these cards added; of two equal cards, one."""
    while fitting:
        bit = fitting.bit_length() - 1
        hand = chain.hand ^ 1 << bit
        fitting &= ~(3 << (bit & ~1))
        face, rank = bit >> 1, bit >> 3
        if rank == JACK and hand:
            for suit, bits in enumerate(OF_SUIT):
                if hand & bits:
                    first = chain.first or PLAYS[FACES[face].code][_PLACE_OF_SUIT[suit]]
                    yield Chain(hand, 4 * JACK + suit, chain.draws, chain.skips, first)
            continue
        draws, skips = chain.draws, chain.skips
        if rank == EIGHT:
            skips = skips + 1 if numbers.stacking else 1
        elif rank == TWO:
            draws += PER_TWO
        elif rank > TWO:
            draws = max(0, draws - PER_ACE) if draws else PER_ACE
        table = PLAYS if hand else LAST_PLAYS
        yield Chain(hand, face, draws, skips, chain.first or table[FACES[face].code][0])


_PLACE_OF_SUIT: Final = tuple([play.named for play in PLAYS["Js"]].index(suit) for suit in SUITS)
"""Where the Jack that names this suit stands among the Jack's plays."""
