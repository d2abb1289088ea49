"""Every way in which a turn can be played: the chains of cards that one hand allows.

Two chains that leave the same hand, the same top card and the same things pending are one: the
first found is kept. Counts in the numbers of sketch.py.
"""

from collections.abc import Iterator
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
from game.value import value

MOST: Final = 600
"""Chains looked at; only hands of far more than ten cards have more."""


@value
class Chain:
    """How the table stands after these `plays`; none of them: as it stands now."""

    hand: Hand
    top: int
    draws: int
    skips: int
    plays: tuple[Play, ...] = ()


def chains(numbers: Numbers, start: Chain, fitting: Hand) -> list[Chain]:
    """All chains of one or more cards that begin with one of these; the shortest come first."""
    found: dict[tuple[Hand, int, int, int], Chain] = {}
    waiting = list(_longer(numbers, start, fitting))
    for chain in waiting:
        key = (chain.hand, chain.top, chain.draws, chain.skips)
        if key not in found:
            found[key] = chain
            if len(found) == MOST:
                break
            waiting.extend(_longer(numbers, chain, chain.hand & numbers.then[chain.top]))
    return list(found.values())


def _longer(numbers: Numbers, chain: Chain, fitting: Hand) -> Iterator[Chain]:
    """The chain with each of these cards added; of two equal cards, one."""
    while fitting:
        bit = fitting.bit_length() - 1
        fitting &= ~(3 << (bit & ~1))
        hand = chain.hand ^ 1 << bit
        if bit >> 3 == JACK and hand:
            yield from _jacks(chain, hand, bit)
        else:
            yield _laid(numbers, chain, hand, bit)


def _jacks(chain: Chain, hand: Hand, bit: int) -> Iterator[Chain]:
    """A Jack, naming each suit of the hand that stays."""
    plays = PLAYS[FACES[bit >> 1].code]
    for suit, bits in enumerate(OF_SUIT):
        if hand & bits:
            path = (*chain.plays, plays[_PLACE_OF_SUIT[suit]])
            yield Chain(hand, 4 * JACK + suit, chain.draws, chain.skips, path)


def _laid(numbers: Numbers, chain: Chain, hand: Hand, bit: int) -> Chain:
    """Any other card, or the last one."""
    face, rank = bit >> 1, bit >> 3
    draws, skips = chain.draws, chain.skips
    if rank == EIGHT:
        skips = skips + 1 if numbers.stacking else 1
    elif rank == TWO:
        draws += PER_TWO
    elif rank > TWO:
        draws = max(0, draws - PER_ACE) if draws else PER_ACE
    table = PLAYS if hand else LAST_PLAYS
    return Chain(hand, face, draws, skips, (*chain.plays, table[FACES[face].code][0]))


_PLACE_OF_SUIT: Final = tuple([play.named for play in PLAYS["Js"]].index(suit) for suit in SUITS)
"""Where the Jack that names this suit stands among the Jack's plays."""
