"""The catalogue finds games by their folders."""

import pytest

from game.bots.random_bot import RandomBot
from game.catalogue import all_games, game_named, open_games
from game.rules import Game
from tests.contract.cases import folder_of
from tests.strategies import each_game


def test_games_stand_in_the_order_of_the_shelf_and_have_names_of_their_own() -> None:
    orders = [(game.info.order, game.info.slug) for game in all_games()]
    assert orders == sorted(orders)
    assert len({slug for _, slug in orders}) == len(orders) >= 1


@each_game
def test_a_game_is_found_by_its_name_which_is_that_of_its_folder(game: Game) -> None:
    assert game_named(game.info.slug) is game
    assert (folder_of(game) / "rules.py").is_file()


def test_no_other_game_is_found() -> None:
    with pytest.raises(KeyError):
        game_named("whist")


@each_game
def test_a_game_says_what_a_shelf_and_a_table_need(game: Game) -> None:
    info = game.info
    assert info.minutes > 0
    assert info.age > 0
    assert 2 <= info.seats.start < info.seats.stop
    assert len({option.key for option in info.options}) == len(info.options)
    assert all(len(set(option.values)) > 1 for option in info.options)
    assert all(option.rule for option in info.options)
    assert len({level.code for level in game.levels}) == len(game.levels) >= 3
    assert {"easy", "normal", "hard"} <= {level.code for level in game.levels}
    assert bool(game.table.spots) == bool(info.pack)


@each_game
def test_the_random_bot_can_be_asked_for_but_is_not_offered(game: Game) -> None:
    assert game.makers["random"] is RandomBot
    assert "random" not in {level.code for level in game.levels}


def test_only_games_whose_table_can_be_laid_are_offered_in_the_same_order() -> None:
    assert open_games() == tuple(game for game in all_games() if game.open)
    assert open_games()
