"""Values have slots, equality and a hash."""

from dataclasses import field

import pytest

from game.value import value


@value
class Point:
    x: int
    y: int = 2
    seen: int = field(init=False, default=0)


def test_a_value_is_equal_to_its_like_and_can_be_a_key() -> None:
    assert Point(1) == Point(1, 2)
    assert Point(1) != Point(1, 3)
    assert {Point(1): "a"}[Point(1, 2)] == "a"
    assert repr(Point(1)) == "Point(x=1, y=2, seen=0)"


def test_a_value_has_its_fields_and_no_others() -> None:
    assert not hasattr(Point(1), "__dict__")
    with pytest.raises(AttributeError):
        setattr(Point(1), "z", 3)  # noqa: B010 - the type checker knows that it has none
