"""How seats stand, unless a game says otherwise."""

from game.table import Standing, all_in


def test_where_nobody_leaves_all_are_in() -> None:
    assert all_in(object(), 3) is Standing.IN
