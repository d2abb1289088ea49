"""The numbers people talk about after a match."""

from collections import Counter
from collections.abc import Sequence

from game.events import Event, Flipped, Said, Slide
from game.rules import Fact
from game.zones import CENTRE, DISCARD, STOCK, Place, Seat


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """Who turned the pack over most often, drew most in a row, caught most; none if nobody did."""
    found = (
        _most("flips", _flips(history)),
        _most("dry_spell", _dry_spells(history)),
        _most("catches", _catches(history)),
    )
    return tuple(fact for fact in found if fact is not None)


def _most(code: str, counts: Counter[Seat]) -> Fact | None:
    """The highest count, of the first seat that reached it."""
    if not counts:
        return None
    seat, most = counts.most_common(1)[0]
    return Fact(code, (("n", most),), seat)


def _flips(history: Sequence[Event]) -> Counter[Seat]:
    flips: Counter[Seat] = Counter()
    player: Seat | None = None
    for event in history:
        if isinstance(event, Slide) and event.target is CENTRE:
            player = event.source.seat
        elif isinstance(event, Flipped) and event.zone is DISCARD and player is not None:
            flips[player] += 1
    return flips


def _dry_spells(history: Sequence[Event]) -> Counter[Seat]:
    """The most cards drawn without a card played, once the hands were dealt."""
    longest: Counter[Seat] = Counter()
    running: Counter[Seat] = Counter()
    begun = False
    for event in history:
        if not isinstance(event, Slide):
            continue
        if event.source is STOCK and event.target is DISCARD:
            begun = True
        elif event.source.place is Place.HAND and event.source.seat is not None:
            running[event.source.seat] = 0
        elif begun and event.source is STOCK and event.target.seat is not None:
            seat = event.target.seat
            running[seat] += 1
            longest[seat] = max(longest[seat], running[seat])
    return longest


def _catches(history: Sequence[Event]) -> Counter[Seat]:
    return Counter(
        event.seat for event in history if isinstance(event, Said) and event.what == "caught"
    )
