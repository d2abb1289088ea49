"""Seals, with which a bot binds itself to a choice before anybody else's key is read.

A seal is the SHA-256 of a salt followed by the choice's code. It is shown first; the salt and the
choice are shown with the throw, and then anybody can make the seal again.
"""

import hashlib

from game.moves import Action
from game.zones import Seat

SALT_DIGITS = 32


def seal_of(salt: str, action: Action) -> str:
    """64 hexadecimal digits."""
    return hashlib.sha256(f"{salt}{action.code}".encode()).hexdigest()


def salt_of(seed: int, seat: Seat, number: int) -> str:
    """32 hexadecimal digits that only the match's seed foretells; `number` is the step's."""
    return hashlib.sha256(f"{seed}/salt/{seat}/{number}".encode()).hexdigest()[:SALT_DIGITS]
