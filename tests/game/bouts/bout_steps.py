"""Throws by their letters, one after another."""

import pytest

from game.bouts.bout import (
    Bout,
    Kind,
    apply,
    begin,
)
from game.bouts.bout_notation import write_bout
from game.bouts.throws import read_symbol
from game.errors import IllegalAction
from game.moves import Lapse, Move

ONE, TEN = Kind.LAST_LEFT, Kind.POINTS
LAPSE = (Move(None, Lapse()),)


def moves(letters: str, seats: tuple[int, ...] | None = None) -> tuple[Move, ...]:
    chosen = seats or tuple(range(len(letters)))
    return tuple(
        Move(seat, read_symbol(letter)) for seat, letter in zip(chosen, letters, strict=True)
    )


def after(bout: Bout, *letters: str) -> Bout:
    """The bout after these throws by whoever stands; nobody changes anything."""
    for throw in letters:
        bout = apply(bout, moves(throw, bout.standing)).state
        if bout.shown is not None:
            bout = apply(bout, LAPSE).state
    return bout


def refused(bout: Bout, made: tuple[Move, ...], code: str = "not_now") -> None:
    before = write_bout(bout)
    with pytest.raises(IllegalAction) as caught:
        apply(bout, made)
    assert caught.value.reason.code == code
    assert write_bout(bout) == before


def live(kind: Kind = ONE, throwers: int = 2) -> Bout:
    return begin(kind, range(throwers), live=True)
