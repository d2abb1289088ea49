"""What the hard bot does: guess the cards never seen, try every choice, and play it out.

It remembers where every card went that it has seen, through any number of flips; so the stock
that was a played pile is an open book to it, as it is to a person with a good memory. Choices
that do badly are dropped early. How much it thinks is counted in playouts, never in time.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.games.flipjacks.actions import Play, colour_of
from game.games.flipjacks.house import DEALT, MOST_TURNS
from game.games.flipjacks.packed import (
    BIT_OF,
    DEMANDS,
    PACK,
    Bit,
    Limits,
    Mask,
    bits_in,
    limits_of,
    mask_of,
)
from game.games.flipjacks.playout import Playout
from game.games.flipjacks.state import FlipjacksView, Known
from game.moves import Action

PLAYOUTS: Final = 400
"""For one decision."""


@dataclass(slots=True)
class Tried:
    """A choice, and the wins it has brought; a shared win is a part of one."""

    action: Action
    cards: Mask
    demand: int
    wins: float = 0.0


class Imagination:
    """A view in the fast form; `guesses` deals the cards that were never seen, at random."""

    def __init__(self, view: FlipjacksView, rng: Random) -> None:
        board = view.board
        self._rng = rng
        self._limits = limits_of(board.house)
        self._board = board
        self._demand = DEMANDS.index(board.demand)
        self._stock, self._pile = _bits(view.stock), _bits(view.pile)
        self._held = [mask_of(tuple(filter(None, hand))) for hand in view.hands]
        self._missing = [hand.count(None) for hand in view.hands]
        located = mask_of(board.out) | sum(self._held)
        for bit in (*self._stock, *self._pile):
            located |= 0 if bit is None else 1 << bit
        self._unseen = bits_in(PACK & ~located)
        self.seat = board.turn
        self.turns_left = MOST_TURNS - board.turns - 1

    @property
    def limits(self) -> Limits:
        """What fits on what."""
        return self._limits

    def guess(self) -> Playout:
        """A position that the view allows."""
        unseen = self._unseen
        self.shuffle(unseen)
        dealt = iter(unseen)
        hands = []
        for held, missing in zip(self._held, self._missing, strict=True):
            hand = held
            for _ in range(missing):
                hand |= 1 << next(dealt)
            hands.append(hand)
        return Playout(
            limits=self._limits,
            hands=hands,
            stock=_filled(self._stock, dealt),
            pile=_filled(self._pile, dealt),
            out=len(self._board.out),
            demand=self._demand,
            passes=self._board.passes,
            start=DEALT[len(hands)],
            shuffle=self.shuffle,
        )

    def shuffle(self, bits: list[Bit]) -> None:
        """Put them in random order (Fisher and Yates)."""
        draw = self._rng.random
        for last in range(len(bits) - 1, 0, -1):
            other = int(draw() * (last + 1))
            bits[last], bits[other] = bits[other], bits[last]


def think(
    view: FlipjacksView, choices: Sequence[Action], rng: Random, playouts: int = PLAYOUTS
) -> Generator[None, None, Action]:
    """The choice that wins most often; of choices that come to the same, the first."""
    alive = list(_different(choices))
    imagination = Imagination(view, rng)
    while len(alive) > 1:
        rounds = (len(alive) - 1).bit_length()
        share = playouts // rounds
        for _ in range(max(1, share // len(alive))):
            guessed = imagination.guess()
            for tried in alive:
                tried.wins += _win(imagination, guessed, tried)
            yield
        playouts -= share
        alive.sort(key=lambda tried: -tried.wins)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0].action


def _win(imagination: Imagination, guessed: Playout, tried: Tried) -> float:
    """Play a copy of the guess out, from that choice on."""
    playout = guessed.copy()
    seat = imagination.seat
    if not tried.cards:
        playout.draw(seat)
    elif playout.play(seat, tried.cards, tried.demand):
        return 1.0
    winners = playout.finish((seat + 1) % len(playout.hands), imagination.turns_left)
    return 1.0 / len(winners) if seat in winners else 0.0


def _different(choices: Sequence[Action]) -> Iterator[Tried]:
    """The choices without those that differ from another by the suit alone."""
    seen = set()
    for action in choices:
        if not isinstance(action, Play):
            yield Tried(action, 0, 0)
            continue
        same = (action.rank, colour_of(action.cards[0]), len(action.cards), action.names)
        if same not in seen:
            seen.add(same)
            yield Tried(action, mask_of(action.cards), DEMANDS.index(action.names))


def _bits(cards: Known) -> list[Bit | None]:
    return [None if card is None else BIT_OF[card] for card in cards]


def _filled(bits: list[Bit | None], dealt: Iterator[Bit]) -> list[Bit]:
    return [next(dealt) if bit is None else bit for bit in bits]
