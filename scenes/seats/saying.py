"""Says what happened at the seats, and what keeps the cards from being dealt, in one line."""

from collections.abc import Sequence
from typing import assert_never

from scenes.input.intents import Control, Device
from scenes.input.labels import cap_words
from scenes.seating import Sitter
from scenes.seats.keys import Kept
from scenes.seats.model import (
    Happening,
    KeyChanged,
    NoChair,
    NoKey,
    NoSeatKey,
    Obstacle,
    Owned,
    SatDown,
    StoodUp,
    TooFew,
)
from scenes.services.words import Words


def said(words: Words, happening: Happening, sitters: Sequence[Sitter | None]) -> str | None:
    """A line for the table; None where the picture says it all."""
    match happening:
        case SatDown() | StoodUp():
            return None
        case KeyChanged(chair):
            sitter = sitters[chair]
            if sitter is None or sitter.control is None:
                return None
            cap = cap_words(words, sitter.control)
            return words("seats.said.key_changed", name=sitter.name, cap=cap)
        case Owned(chair, control):
            sitter = sitters[chair]
            name = "" if sitter is None else sitter.name
            return words("seats.said.owned", name=name, cap=cap_words(words, control))
        case NoSeatKey(control, kept):
            return no_seat_key(words, control, kept)
        case NoChair():
            return words("seats.said.no_chair")
        case _:
            assert_never(happening)


def taken(words: Words, owner: str, control: Control) -> str:
    """Somebody else has this control already."""
    return words("seats.said.taken", name=owner, cap=cap_words(words, control))


def no_seat_key(words: Words, control: Control, kept: Kept) -> str:
    """What the control is kept for."""
    if control.device is Device.PAD:
        return words("seats.said.kept.pad")
    cap = cap_words(words, control)
    return words(f"seats.said.kept.{kept.value}", cap=cap.capitalize())


def obstacle_said(words: Words, obstacle: Obstacle, sitters: Sequence[Sitter | None]) -> str:
    """Why nothing can be dealt yet."""
    match obstacle:
        case TooFew(least):
            return words.plural("seats.said.too_few", least)
        case NoKey(chair):
            sitter = sitters[chair]
            return words("seats.said.no_key", name="" if sitter is None else sitter.name)
        case _:
            assert_never(obstacle)
