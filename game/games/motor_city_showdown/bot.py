"""Three players."""

from collections.abc import Sequence
from random import Random

from game.bots.random_bot import RandomBot
from game.moves import Action


class Easy(RandomBot):
    """For now."""

    def choose(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        """Any."""
        return super().choose(view, legal, rng)
