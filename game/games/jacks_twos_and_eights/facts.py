"""The numbers people talk about after a match."""

from collections.abc import Iterable, Sequence

from game.events import DealEnded, Event, Slide, TurnBegan
from game.rules import Fact
from game.zones import DISCARD, STOCK, Seat


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """The longest chain, the most cards drawn at once, the dearest hand; none if none was ended."""
    hands = [
        (points, seat)
        for event in history
        if isinstance(event, DealEnded)
        for seat, points in enumerate(event.outcome.scores)
    ]
    if not hands:
        return ()
    return (
        *_fact("chain", _chains(history)),
        *_fact("drawn", _forced(history)),
        *_fact("dearest", hands),
    )


def _fact(code: str, found: Iterable[tuple[int, Seat]]) -> tuple[Fact, ...]:
    """The greatest of these numbers; of equal ones the first."""
    number, seat = max(found, key=lambda pair: pair[0], default=(0, 0))
    return (Fact(code, (("n", number),), seat),) if number else ()


def _chains(history: Sequence[Event]) -> Iterable[tuple[int, Seat]]:
    """How many cards each turn laid, as they grow."""
    length = 0
    for event in history:
        if isinstance(event, TurnBegan):
            length = 0
        elif isinstance(event, Slide) and event.target is DISCARD and event.source.seat is not None:
            length += 1
            yield length, event.source.seat


def _forced(history: Sequence[Event]) -> Iterable[tuple[int, Seat]]:
    """How many cards were drawn at once, where it was more than one."""
    for event in history:
        if isinstance(event, Slide) and event.source is STOCK:
            seat, count = event.target.seat, len(event.cards)
            if seat is not None and count > 1:
                yield count, seat
