"""What the notations of all games have in common: a position is one line of `name=value` words.

It knows no game. What the words of a game are, and what they stand for, is for its notation.py.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from game.errors import NotationError
from game.options import Chair

StateT = TypeVar("StateT")


def write_words(words: Mapping[str, str]) -> str:
    """The words on one line."""
    return " ".join(f"{name}={value}" for name, value in words.items())


def read_position(
    text: str, names: frozenset[str], build: Callable[[dict[str, str]], StateT]
) -> StateT:
    """What `build` makes of the words of a line; none may have another name, or stand twice.

    Raises NotationError, also for the KeyError of a word that is missing and for any ValueError.
    """
    pairs = [part.partition("=") for part in text.split()]
    unknown = sorted({name for name, _, _ in pairs} - names)
    if unknown or len({name for name, _, _ in pairs}) < len(pairs):
        raise NotationError(f"unknown words, or one twice: {unknown or text}")
    try:
        return build({name: value for name, _, value in pairs})
    except (KeyError, ValueError) as error:
        raise NotationError(f"not a position: {error}") from error


def write_chairs(chairs: tuple[Chair, ...]) -> str:
    """For instance "human+80,hard,easy": a person's head start in milliseconds stands behind."""
    return ",".join(map(_write_chair, chairs))


def read_chairs(text: str) -> tuple[Chair, ...]:
    """The inverse of `write_chairs`. Raises ValueError."""
    return tuple(map(_read_chair, text.split(",")))


def _write_chair(chair: Chair) -> str:
    head_start = f"+{chair.head_start_ms}" if chair.head_start_ms else ""
    return (chair.bot or "human") + head_start


def _read_chair(text: str) -> Chair:
    who, _, head_start_ms = text.partition("+")
    return Chair(None if who == "human" else who, int(head_start_ms or 0))
