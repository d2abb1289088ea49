"""The numbers people talk about after a match."""

from collections.abc import Sequence

from game.events import Event
from game.rules import Fact


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """None yet."""
    del history
    return ()
