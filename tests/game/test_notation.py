"""Lines of words: what every game's positions are written with."""

import pytest

from game.errors import NotationError
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Chair

CHAIRS = (Chair(head_start_ms=80), Chair("hard"), Chair("easy", 20), Chair())
NAMES = frozenset({"a", "b"})


def test_chairs_are_read_as_they_were_written() -> None:
    assert write_chairs(CHAIRS) == "human+80,hard,easy+20,human"
    assert read_chairs(write_chairs(CHAIRS)) == CHAIRS


def test_words_are_read_as_they_were_written() -> None:
    words = {"a": "1/2", "b": "x=y"}
    assert read_position(write_words(words), NAMES, dict) == words


@pytest.mark.parametrize("text", ["c=1", "a=1 a=2", "a=1", "a=1 b=x"])
def test_a_line_of_other_words_or_fewer_is_no_position(text: str) -> None:
    with pytest.raises(NotationError):
        read_position(text, NAMES, lambda words: int(words["a"] + words["b"]))
