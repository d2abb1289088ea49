"""The games of the house, found by walking game/games/: a folder with a GAME is a game."""

import importlib
import pkgutil
from functools import cache

from game import games
from game.rules import Game


@cache
def all_games() -> tuple[Game, ...]:
    """Every game, in the order of the shelf."""
    found = [
        importlib.import_module(f"{games.__name__}.{module.name}").GAME
        for module in pkgutil.iter_modules(games.__path__)
        if module.ispkg
    ]
    return tuple(sorted(found, key=lambda game: (game.info.order, game.info.slug)))


def game_named(slug: str) -> Game:
    """The game of that slug. Raises KeyError."""
    return {game.info.slug: game for game in all_games()}[slug]


def open_games() -> tuple[Game, ...]:
    """Those whose table the house can lay, in the order of the shelf."""
    return tuple(game for game in all_games() if game.open)
