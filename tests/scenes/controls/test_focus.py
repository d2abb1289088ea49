"""Where arrows and Tab lead."""

from scenes.controls.box import Box
from scenes.controls.focus import following, nearest
from scenes.input.intents import Meaning

HERE = Box(100, 100, 50, 20)


def test_an_arrow_goes_to_the_nearest_that_way() -> None:
    others = [Box(100, 200, 50, 20), Box(100, 150, 50, 20), Box(100, 40, 50, 20)]
    assert nearest(HERE, others, Meaning.DOWN) == 1
    assert nearest(HERE, others, Meaning.UP) == 2


def test_straight_ahead_is_nearer_than_aside() -> None:
    aside, ahead = Box(170, 190, 50, 20), Box(230, 100, 50, 20)
    assert nearest(HERE, [aside, ahead], Meaning.RIGHT) == 1


def test_of_two_as_near_the_one_in_line_is_taken() -> None:
    assert nearest(HERE, [Box(200, 60, 50, 60), Box(200, 100, 50, 20)], Meaning.RIGHT) == 1


def test_nothing_lies_that_way() -> None:
    assert nearest(HERE, [Box(100, 40, 50, 20)], Meaning.DOWN) is None
    assert nearest(HERE, [], Meaning.DOWN) is None


def test_what_overlaps_is_no_way_to_go() -> None:
    assert nearest(HERE, [Box(120, 105, 50, 20)], Meaning.RIGHT) is None


def test_tab_goes_round() -> None:
    assert following(3, 2, 1) == 0
    assert following(3, 0, -1) == 2
    assert following(3, None, 1) == 0
    assert following(3, None, -1) == 2
    assert following(0, None, 1) is None
