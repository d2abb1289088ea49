"""What a way of ending a turn comes to when the hand is played on from it, in a guessed world."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import assert_never

from game.chance import shuffled_order
from game.games.jacks_twos_and_eights.actions import Do
from game.games.jacks_twos_and_eights.chains import Chain
from game.games.jacks_twos_and_eights.judgement import Outlook, Plan
from game.games.jacks_twos_and_eights.sketch import ALL, Hand, Sketch, cost_of, hand_of
from game.games.jacks_twos_and_eights.state import JacksView, Phase

World = tuple[list[Hand], list[Hand]]
"""Everybody's hand, and the stock."""

FOR_GOING_OUT = 40.0
"""What the winner of a hand gains besides the others' points."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """A view, and what can be played on from it. `unseen` are the cards that nobody has shown."""

    view: JacksView
    outlook: Outlook
    unseen: Sequence[Hand]
    rng: Random

    def guess(self) -> World:
        """Deal the unseen cards to the other hands and the stock."""
        unseen = self.unseen
        cards = [unseen[place] for place in shuffled_order(len(unseen), self.rng)]
        hands, begin = [], 0
        for seat, count in enumerate(self.view.counts):
            if seat == self.view.seat:
                hands.append(self.outlook.now.hand)
            else:
                hands.append(sum(cards[begin : begin + count]))
                begin += count
        return hands, cards[begin:]

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


def foresight(view: JacksView, outlook: Outlook, rng: Random) -> Foresight:
    """What can be foreseen from this view by the seat whose turn it is."""
    unseen = ALL & ~outlook.now.hand & ~hand_of(view.discard)
    return Foresight(
        view, outlook, [1 << bit for bit in range(ALL.bit_length()) if unseen >> bit & 1], rng
    )
