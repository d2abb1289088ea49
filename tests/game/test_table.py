"""What holds at a table, unless a game says otherwise."""

from game.moves import Lapse
from game.table import Standing, all_in, owes_nothing, quiet


def test_where_nobody_leaves_all_are_in() -> None:
    assert all_in(object(), 3) is Standing.IN


def test_nobody_owes_and_nobody_shouts() -> None:
    assert owes_nothing(object()) == ()
    assert not quiet(Lapse())
