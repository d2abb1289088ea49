"""The referee's three actions in notation."""

import pytest

from game.errors import NotationError
from game.moves import Lapse, Move, Shuffle, Void, read_referee_action


@pytest.mark.parametrize(
    "action", [Lapse(), Void(), Shuffle((2, 0, 1)), Shuffle(()), Shuffle((0,))]
)
def test_an_action_of_the_referee_survives_being_written(action: Lapse | Void | Shuffle) -> None:
    assert read_referee_action(action.code) == action
    assert " " not in action.code


@pytest.mark.parametrize("text", ["", "turn", "shuffl", "lapse:1"])
def test_any_other_action_is_not_the_referees(text: str) -> None:
    assert read_referee_action(text) is None


@pytest.mark.parametrize("text", ["shuffle:a", "shuffle:1,,2", "shuffle:-1", "shuffle:1.0"])
def test_an_order_has_only_places(text: str) -> None:
    with pytest.raises(NotationError, match="not an order"):
        read_referee_action(text)


def test_moves_are_values() -> None:
    assert Move(1, Lapse(), 3.0) == Move(1, Lapse(), 3.0, 0.0)
    assert len({Move(1, Lapse()), Move(1, Lapse()), Move(None, Lapse())}) == 2
