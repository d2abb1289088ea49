"""What a way of ending a turn is worth, without looking ahead: the sense of a good player.

The figures were found by letting bots that differed in one of them play some thousand hands.
"""

from dataclasses import dataclass
from typing import assert_never

from game.games.jacks_twos_and_eights.actions import Do
from game.games.jacks_twos_and_eights.chains import Chain, chains
from game.games.jacks_twos_and_eights.choices import beside_laying
from game.games.jacks_twos_and_eights.sketch import (
    ALL_EIGHTS,
    ALL_JACKS,
    ALL_TWOS_AND_ACES,
    NEAR_OUT,
    Hand,
    Numbers,
    bit_of,
    cost_of,
    hand_of,
    tables_of,
    top_of,
)
from game.games.jacks_twos_and_eights.state import JacksView, Phase

OUT = 40.0
"""Nothing left in the hand."""
KEPT_JACK, KEPT_EIGHT = 58.0, 36.0
"""What fits always is worth more than it costs, while nobody is near out."""
LATE_JACK, LATE_EIGHT = 20.0, 14.0
"""When somebody is."""
A_DRAW, A_SKIP = 6.0, 16.0
"""What is pending for the next player, if that had no card at all; the fewer it holds, the more."""
DRAWING = 20.0
"""A card that has to be drawn, or a turn in which none is laid."""
MISSING = 15.0
"""A turn missed."""


Plan = Chain | Do
"""Lay this chain and end the turn, or do that instead."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A view in numbers, by the seat whose turn it is.

    `now` is how the table stands, `fitting` what of the own hand may be laid. `next_holds` is how
    many cards the next player has, `fewest` the least that any other has.
    """

    numbers: Numbers
    phase: Phase
    now: Chain
    fitting: Hand
    instead: Do
    next_holds: int
    fewest: int

    def plans(self) -> list[Plan]:
        """Every chain that could be laid, and what could be done instead: the best come first."""
        found = chains(self.numbers, self.now, self.fitting)
        ranked: list[tuple[float, Plan]] = [(self.worth_instead(), self.instead)]
        ranked += [(self.worth(chain), chain) for chain in found]
        return [plan for _, plan in sorted(ranked, key=lambda pair: -pair[0])]

    def worth(self, chain: Chain) -> float:
        """What it is worth to end the turn like this, in points."""
        hand = chain.hand
        if not hand:
            return OUT
        jacks, eights = (hand & ALL_JACKS).bit_count(), (hand & ALL_EIGHTS).bit_count()
        if self.fewest <= NEAR_OUT:
            kept = LATE_JACK * jacks + LATE_EIGHT * eights
        else:
            kept = KEPT_JACK * jacks + KEPT_EIGHT * eights
        pending = (A_DRAW * chain.draws + A_SKIP * chain.skips) / (self.next_holds + 1)
        return kept + pending - cost_of(hand)

    def worth_instead(self) -> float:
        """What it is worth to lay nothing."""
        now, first = self.now, self.numbers.first
        idle = Chain(now.hand, now.top, 0, 0)
        match self.instead:
            case Do.PASS if self.phase is not Phase.OPEN:
                return self.worth(now)
            case Do.PASS | Do.DRAW:
                return self.worth(idle) - DRAWING
            case Do.MISS:
                return self.worth(idle) - MISSING - DRAWING * now.draws
            case Do.TAKE:
                after = [idle, *chains(self.numbers, idle, now.hand & first[now.top])]
                return max(map(self.worth, after)) - DRAWING * now.draws
            case _:
                assert_never(self.instead)


def outlook(view: JacksView) -> Outlook:
    """What the seat of this view, whose turn it is, has before it."""
    known = view.known
    tables, top = tables_of(known), top_of(view)
    hand = hand_of(view.hand)
    match known.phase:
        case Phase.ANSWERING:
            fitting = ALL_EIGHTS if known.skips else ALL_TWOS_AND_ACES
        case Phase.LAID:
            fitting = tables.then[top]
        case Phase.DREW:
            fitting = tables.first[top] & (1 << bit_of(view.hand[-1]))
        case _:
            fitting = tables.first[top]
    instead = beside_laying(known, bool(view.stock))
    assert instead is not None
    seats = len(view.counts)
    others = [count for seat, count in enumerate(view.counts) if seat != known.seat]
    return Outlook(
        numbers=tables,
        phase=known.phase,
        now=Chain(hand, top, known.draws, known.skips),
        fitting=hand & fitting,
        instead=instead,
        next_holds=view.counts[(known.seat + 1) % seats],
        fewest=min(others),
    )
