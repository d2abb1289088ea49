"""What the hard bot does: guess the cards never seen, try every choice, and play it out.

It remembers where every card went that it has seen, through any number of flips; so the stock
that was a played pile is an open book to it, as it is to a person with a good memory.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.bots.search_bot import Effort, search
from game.games.flipjacks.actions import Play, colour_of
from game.games.flipjacks.house import DEALT, MOST_TURNS
from game.games.flipjacks.packed import (
    BIT_OF,
    DEMANDS,
    PACK,
    Bit,
    Mask,
    bits_in,
    limits_of,
    mask_of,
)
from game.games.flipjacks.playout import Playout
from game.games.flipjacks.state import FlipjacksView, Known
from game.moves import Action

EFFORT: Final = Effort(playouts=240, a_slice=24)


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to do: the cards to lay (none is a draw) and the colour that an Ace demands."""

    action: Action
    cards: Mask
    demand: int


class Imagination:
    """A view in the fast form, and the positions that it allows."""

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

    def worth(self, guessed: Playout, choice: Choice) -> float:
        """1 if a copy of the guess, played out from that choice on, is won; a part if shared."""
        playout, seat = guessed.copy(), self._board.turn
        if not choice.cards:
            playout.draw(seat)
        elif playout.play(seat, choice.cards, choice.demand):
            return 1.0
        after = (seat + 1) % len(playout.hands)
        winners = playout.finish(after, MOST_TURNS - self._board.turns - 1)
        return 1.0 / len(winners) if seat in winners else 0.0

    def shuffle(self, bits: list[Bit]) -> None:
        """Put them in random order (Fisher and Yates)."""
        draw = self._rng.random
        for last in range(len(bits) - 1, 0, -1):
            other = int(draw() * (last + 1))
            bits[last], bits[other] = bits[other], bits[last]


def think(
    view: FlipjacksView, actions: Sequence[Action], rng: Random, effort: Effort | None = None
) -> Generator[None, None, Action]:
    """What wins most often, the first if that is in doubt; of actions that come to the same too."""
    imagination = Imagination(view, rng)
    choices = tuple(_different(actions))
    choice = yield from search(choices, imagination.guess, imagination.worth, effort or EFFORT)
    return choice.action


def _different(actions: Sequence[Action]) -> Iterator[Choice]:
    """The actions without those that differ from another by the suit alone."""
    seen = set()
    for action in actions:
        if not isinstance(action, Play):
            yield Choice(action, 0, 0)
            continue
        same = (action.rank, colour_of(action.cards[0]), len(action.cards), action.names)
        if same not in seen:
            seen.add(same)
            yield Choice(action, mask_of(action.cards), DEMANDS.index(action.names))


def _bits(cards: Known) -> list[Bit | None]:
    return [None if card is None else BIT_OF[card] for card in cards]


def _filled(bits: list[Bit | None], dealt: Iterator[Bit]) -> list[Bit]:
    return [next(dealt) if bit is None else bit for bit in bits]
