"""Bots that do anything legal bring every match of every game to an end."""

from itertools import product

import pytest

from game.catalogue import all_games
from game.match import Match
from game.rules import RANDOM_LEVEL, Game
from game.simulate import play_out, seated


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.info.slug)
def test_random_bots_finish_what_they_begin(game: Game) -> None:
    for seats, seed in product(game.info.seats, (1, 12)):
        match = Match(game, seated(game, (RANDOM_LEVEL,) * seats, {}, seed), seed)
        outcome = play_out(match)
        low, high = game.info.scores
        assert all(low <= score <= high for score in outcome.scores)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.info.slug)
def test_the_random_level_is_known_to_the_command_line_but_not_offered(game: Game) -> None:
    assert RANDOM_LEVEL in game.makers
    assert RANDOM_LEVEL not in {level.code for level in game.levels}
