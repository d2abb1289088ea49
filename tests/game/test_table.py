"""What holds at a table, unless a game says otherwise."""

from game.moves import Lapse
from game.table import Spot, Spread, Standing, Table, all_in, no_marker, owes_nothing, quiet
from game.zones import Place


def test_where_nobody_leaves_all_are_in() -> None:
    assert all_in(object(), 3) is Standing.IN


def test_nobody_owes_and_nobody_shouts() -> None:
    assert owes_nothing(object()) == ()
    assert not quiet(Lapse())


def test_no_marker_goes_round() -> None:
    assert no_marker(object()) is None


def test_a_table_is_told_by_what_lies_on_it() -> None:
    pile = Spot(Place.DISCARD, Spread.HEAP)
    hand = Spot(Place.HAND, Spread.FAN)
    bare, piled, held = (Table("house", spots, ()) for spots in ((), (pile,), (pile, hand)))
    assert (bare.only_throws, piled.only_throws, held.only_throws) == (True, False, False)
    assert (bare.has_hands, piled.has_hands, held.has_hands) == (False, False, True)
    few = Table("house", (pile, Spot(Place.HAND, Spread.FAN, room=5)), ())
    assert (held.few_held, few.few_held, few.has_hands) == (False, True, True)


def test_a_plain_table_has_nothing_to_do_to_win_or_to_collect() -> None:
    table, view = Table("house", (), ()), object()
    told = (table.marker, table.task, table.tally, table.track)
    assert [tell(view) for tell in told] == [None] * len(told)
    assert table.powers(view) == ()
    assert (table.pack, table.declares) == ("", "")
