"""Bots that slap like people: five characters as data, and one that keeps the people's pace.

The figures are those of rules/slapjack.md 5.1. A bot sees a card when everybody does; from then
on it takes its time like anybody, misses a Jack now and then, and slaps a Queen or King in error
twice as often as another card.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.bots.bot import Reflex
from game.bots.reflex import Hands
from game.cards import Rank
from game.games.slapjack.state import JACK, SlapjackView, median_ms
from game.moves import Action

SLEEPY = Hands(470, 60, 180, 0.06, 0.003, 0.006)
CHILD = Hands(520, 90, 170, 0.05, 0.03, 0.06)
CASUAL = Hands(350, 35, 90, 0.02, 0.005, 0.01)
QUICK = Hands(315, 30, 65, 0.01, 0.008, 0.016)
EXPERT = Hands(285, 25, 45, 0.005, 0.005, 0.01)

FALSE_HURRY_MS = 40.0
"""A slap in error comes sooner than a right one, by this much."""

FRIENDLY_SLOWER = 1.03
"""A friendly bot's mean, as a multiple of the people's middle slap."""

TURNING = Hands(420, 90, 160, 0, 0, 0)
"""How long a bot takes to turn its card once it may."""

TEMPTING = (Rank.QUEEN, Rank.KING)


@dataclass(frozen=True, slots=True)
class Slapper:
    """A bot with these hands. A friendly one is as quick as the people at its table usually are."""

    hands: Hands
    friendly: bool = False

    def choose(self, view: SlapjackView, legal: Sequence[Action], rng: Random) -> Action:
        """Turn the card: besides slapping there is nothing else."""
        del view, rng
        return legal[-1]

    def think_ms(self, view: SlapjackView, rng: Random) -> float:
        """A moment to reach for the pile."""
        del view
        return TURNING.reaction_ms(rng)

    def reflexes(self, view: SlapjackView, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """A slap on a Jack unless it dreams, on another card if it errs."""
        shown = view.shown
        if shown is None or shown.won:
            return ()
        rank, hands = shown.card.rank, self.hands
        if rank is JACK:
            share, hurry_ms = 1.0 - hands.miss, 0.0
        else:
            share = hands.false_tempting if rank in TEMPTING else hands.false
            hurry_ms = FALSE_HURRY_MS
        if rng.random() >= share:
            return ()
        return (Reflex(self._hands(view).reaction_ms(rng, hurry_ms), claim),)

    def _hands(self, view: SlapjackView) -> Hands:
        if not self.friendly:
            return self.hands
        middles = [
            median_ms(times)
            for seat, times in enumerate(view.seats.reactions_ms)
            if times and seat not in view.house.setup.bots
        ]
        if not middles:
            return self.hands
        return self.hands.at_mean(FRIENDLY_SLOWER * median_ms(tuple(middles)))
