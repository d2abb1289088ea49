"""The bot that every other must beat: any legal action, each equally likely."""

from collections.abc import Sequence
from random import Random

from game.bots.bot import Reflex
from game.moves import Action

CLAIM_SHARE = 0.25
LATEST_CLAIM_MS = 1500.0


class RandomBot:
    """Chooses blindly; in a race it claims one time in four, at any time."""

    def choose(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        """Any of them."""
        del view
        return legal[int(rng.random() * len(legal))]

    def think_ms(self, view: object, rng: Random) -> float:
        """It does not think."""
        del view, rng
        return 0.0

    def reflexes(self, view: object, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """A blind claim, or none."""
        del view
        if rng.random() >= CLAIM_SHARE:
            return ()
        return (Reflex(rng.random() * LATEST_CLAIM_MS, claim),)
