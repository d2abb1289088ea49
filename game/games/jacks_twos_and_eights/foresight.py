"""What a way of ending a turn comes to when the hand is played on from it, in a guessed world."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import assert_never

from game.games.jacks_twos_and_eights.actions import Do
from game.games.jacks_twos_and_eights.chains import Chain
from game.games.jacks_twos_and_eights.judgement import Outlook, Plan
from game.games.jacks_twos_and_eights.memory import Lot, Memory
from game.games.jacks_twos_and_eights.sketch import (
    ALL,
    ALL_EIGHTS,
    ALL_JACKS,
    Hand,
    Sketch,
    cost_of,
    hand_of,
    of_ranks,
)
from game.games.jacks_twos_and_eights.state import JacksView, Phase
from game.zones import Seat

World = tuple[list[Hand], list[Hand]]
"""Everybody's hand, and the stock."""

FOR_GOING_OUT = 40.0
"""What the winner of a hand gains besides the others' points."""

LAID_BY_NOW = (
    (ALL_JACKS, 0.75),
    (ALL_EIGHTS, 0.65),
    (of_ranks("A"), 0.4),
    (of_ranks("2TQK"), 0.3),
)
"""How likely it is that a hand which has had its turn holds none of these any more.

Counted in hands between good players: what is dear, or fits always, goes first.
"""


@dataclass(frozen=True, slots=True)
class Foresight:
    """A view, and what can be played on from it.

    `unseen` are the cards that nobody has shown; `lots` the others' hands, what is known best
    first, each with its seat.
    """

    view: JacksView
    outlook: Outlook
    unseen: Sequence[Hand]
    lots: Sequence[tuple[Seat, Lot]]
    rng: Random

    def guess(self) -> World:
        """Deal the unseen cards: to the others what they may well hold, the rest to the stock."""
        random = self.rng.random
        cards = sorted(self.unseen, key=lambda _: random())
        hands = [0] * len(self.view.counts)
        hands[self.view.known.seat] = self.outlook.now.hand
        for seat, lot in self.lots:
            not_these = lot.not_these
            if not_these:
                for faces, likely in LAID_BY_NOW:
                    if random() < likely:
                        not_these |= faces
            hands[seat] |= _taken(cards, lot.count, not_these)
        return hands, cards

    def worth(self, world: World, plan: Plan) -> float:
        """How many points fewer the seat has than the others on average when the hand is over."""
        sketch = self.after(world, plan)
        sketch.play_out()
        hands, seat = sketch.hands, self.view.known.seat
        costs = list(map(cost_of, hands))
        own = costs[seat]
        ahead = (sum(costs) - own) / (len(costs) - 1) - own
        return ahead if hands[seat] else ahead + FOR_GOING_OUT

    def after(self, world: World, plan: Plan) -> Sketch:
        """The position at the end of the turn that is played like this."""
        known, now = self.view.known, self.outlook.now
        sketch = Sketch(
            numbers=self.outlook.numbers,
            hands=world[0].copy(),
            stock=world[1].copy(),
            top=now.top,
            seat=known.seat,
            draws=now.draws,
            skips=now.skips,
            missing=known.missing,
            passed=sum(1 << seat for seat in known.passed),
            turns=known.turns,
        )
        if isinstance(plan, Chain):
            self._lay(sketch, plan)
        else:
            self._do(sketch, plan)
        sketch.next_turn()
        return sketch

    def _lay(self, sketch: Sketch, chain: Chain) -> None:
        sketch.hands[sketch.seat] = chain.hand
        sketch.top, sketch.draws, sketch.skips = chain.top, chain.draws, chain.skips
        sketch.passed = 0
        sketch.over = not chain.hand

    def _do(self, sketch: Sketch, do: Do) -> None:
        match do:
            case Do.DRAW:
                sketch.draw()
            case Do.TAKE:
                sketch.take()
                sketch.begin()
            case Do.MISS:
                sketch.miss()
            case Do.PASS:
                if self.outlook.phase is Phase.OPEN:
                    sketch.pass_on()
            case _:
                assert_never(do)


def foresight(view: JacksView, outlook: Outlook, memory: Memory, rng: Random) -> Foresight:
    """What can be foreseen from this view by the seat whose turn it is."""
    unseen = ALL & ~outlook.now.hand & ~hand_of(view.discard)
    cards = [1 << bit for bit in range(ALL.bit_length()) if unseen >> bit & 1]
    others = [seat for seat in range(len(view.counts)) if seat != view.known.seat]
    lots = [(seat, lot) for seat in others for lot in memory.lots(view, seat)]
    lots.sort(key=lambda pair: -pair[1].not_these.bit_count())
    return Foresight(view, outlook, cards, lots, rng)


def _taken(cards: list[Hand], count: int, not_these: Hand) -> Hand:
    """Take so many cards, the last ones; none of these as long as there are others."""
    found, place = 0, len(cards)
    while count and place:
        place -= 1
        if not cards[place] & not_these:
            found |= cards.pop(place)
            count -= 1
    for _ in range(count):
        found |= cards.pop()
    return found
