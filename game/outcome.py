"""How a deal or a match ended."""

from dataclasses import dataclass

from game.errors import Reason
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winners (several share, none if the match was blocked), a score a seat, and why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Reason
