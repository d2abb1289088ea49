"""The numbers people talk about after a match."""

from collections import Counter
from collections.abc import Sequence

from game.events import Because, DealEnded, Event
from game.rules import Fact
from game.zones import Seat


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """The best hand, the most cards stolen, the most Combat rounds won; none if none was ended."""
    hands = [
        (points, seat)
        for event in history
        if isinstance(event, DealEnded)
        for seat, points in enumerate(event.outcome.scores)
    ]
    if not hands:
        return ()
    points, seat = max(hands, key=lambda pair: pair[0])
    return (
        Fact("hand", (("n", points),), seat),
        *_most("stolen", _counted(history, "raven.steals", by_cards=True)),
        *_most("pots", _counted(history, "combat.won", by_cards=False)),
    )


def _counted(history: Sequence[Event], code: str, *, by_cards: bool) -> Counter[Seat]:
    """How often this was told of each seat, or of how many cards."""
    counts: Counter[Seat] = Counter()
    for event in history:
        if isinstance(event, Because) and event.reason.code == code and event.seat is not None:
            cards = int(dict(event.reason.values)["n"])
            counts[event.seat] += cards if by_cards else 1
    return counts


def _most(code: str, counts: Counter[Seat]) -> tuple[Fact, ...]:
    """The highest count, of the first seat that reached it."""
    return tuple(Fact(code, (("n", most),), seat) for seat, most in counts.most_common(1))
