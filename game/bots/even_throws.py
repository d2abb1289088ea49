"""A bot of any game that decides for itself, but throws at equilibrium, whatever thrower it has.

So that its sense for the game can be measured, and its luck in guessing throws cannot.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from game.bots.bot import Bot, Reflex, Thought, Watches
from game.bots.thrower import EvenThrower
from game.bouts.throws import Symbol
from game.moves import Action
from game.rules import Game


class EvenThrows:
    """Another bot, all but its throws."""

    def __init__(self, bot: Bot[Any]) -> None:
        self._bot = bot
        self._thrower = EvenThrower()

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action | Thought:  # noqa: ANN401 - of any game
        """A throw by the equilibrium, anything else as the bot would."""
        if all(isinstance(action, Symbol) for action in legal):
            return self._thrower.choose(view, legal, rng)
        return self._bot.choose(view, legal, rng)

    def think_ms(self, view: Any, rng: Random) -> float:  # noqa: ANN401
        """As long as the bot does."""
        return self._bot.think_ms(view, rng)

    def reflexes(self, view: Any, claim: Action, rng: Random) -> tuple[Reflex, ...]:  # noqa: ANN401
        """As the bot does."""
        return self._bot.reflexes(view, claim, rng)

    def watch(self, view: Any) -> None:  # noqa: ANN401
        """What the bot would see, if it looked."""
        if isinstance(self._bot, Watches):
            self._bot.watch(view)


def with_even_throws(game: Game) -> Game:
    """The same game, all of whose levels throw at equilibrium."""
    levels = tuple(replace(level, make=partial(_even, level.make)) for level in game.levels)
    return replace(game, levels=levels)


def _even(make: Callable[[], Bot[Any]]) -> EvenThrows:
    return EvenThrows(make())
