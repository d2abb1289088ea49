"""What lies in the middle, and how much of it a card would win; made to be asked very often.

Symbols are bits here, since an enumeration's members hash slowly. The powers of the cards are not
asked for, but that a Black Hole leaves nothing to win, and that Scarecrows break ties.
"""

from collections.abc import Sequence
from typing import Final

from game.bouts.throws import Symbol, kept
from game.games.motor_city_showdown.pack import FACES, MotorCard, Power

Shown = tuple[int, tuple[int, ...], int]
"""Rivals' Flip cards: all their symbols as bits, each one's, and the highest Scarecrow."""

_BIT: Final = {symbol: 1 << place for place, symbol in enumerate(Symbol)}
_BIT_OF: Final = {
    code: 0 if card.symbol is None else _BIT[card.symbol] for code, card in FACES.items()
}
_SCARECROW: Final = {
    code: card.number if card.power is Power.SCARECROW else 0 for code, card in FACES.items()
}
_KEPT: Final = [0] + [
    sum(_BIT[symbol] for symbol in kept(found))
    for bits in range(1, 1 << len(_BIT))
    if (found := [symbol for symbol, bit in _BIT.items() if bit & bits])
]
"""Which symbols are not eliminated, by the bits of all that were shown (JL-10)."""


def shown(codes: Sequence[str]) -> Shown | None:
    """What the others show; None if a Black Hole is among it, and nothing is to be won."""
    bits = tuple([_BIT_OF[code] for code in codes])
    every = 0
    for bit in bits:
        if not bit:
            return None
        every |= bit
    return every, bits, max([_SCARECROW[code] for code in codes])


def share(card: MotorCard, worlds: Sequence[Shown | None]) -> float:
    """How much of the Flip cards it wins on average; a tie that is thrown for is won in parts."""
    own, number = _BIT_OF[card.code], _SCARECROW[card.code]
    won = 0.0
    for world in worlds:
        if world is None:
            continue
        every, bits, highest = world
        staying = _KEPT[every | own]
        tied = 0
        for bit in bits:
            if bit & staying:
                tied += 1
        if own & staying:
            if not tied:
                won += 1.0
            elif number or highest:
                won += number > highest
            else:
                won += 1 / (tied + 1)
        elif tied > 1:
            won += number > highest
    return won / len(worlds)
