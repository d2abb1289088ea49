"""Everything that can happen, as a closed list: the whole contract between rules and pictures.

`seen_by` is the only place where a card becomes unknown. `fold` moves a layout on by an event, so
that a picture drawn from events and one drawn from the position can be compared.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from game.cards import Card
from game.errors import Reason
from game.outcome import Outcome
from game.zones import Layout, Place, Seat, Zone

Seen = frozenset[Seat] | None
"""Who sees a card: these seats, or None for everybody."""

NOBODY: frozenset[Seat] = frozenset()


class Verdict(Enum):
    """What became of a claim."""

    WON = "won"
    LATE = "late"
    WRONG = "wrong"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class Slide:
    """Cards leave the top of `source`, the first first, for `target`: its top, or its underside.

    Out of a hand they leave from wherever they lie. `known_to` tells who sees them where they
    arrive; a card is None once it was made unknown.
    """

    source: Zone
    target: Zone
    cards: tuple[Card | None, ...]
    known_to: Seen = NOBODY
    under: bool = False


@dataclass(frozen=True, slots=True)
class Turned:
    """The top cards of `zone` are now face up."""

    zone: Zone
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Flipped:
    """The whole zone was turned over as a block; its order, from the lowest up, is now `cards`."""

    zone: Zone
    cards: tuple[Card | None, ...]
    known_to: Seen = NOBODY


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The zone's `count` cards lie face down in an order that nobody knows."""

    zone: Zone
    count: int


@dataclass(frozen=True, slots=True)
class Thrown:
    """A seat's secret choice, shown."""

    seat: Seat
    symbol: str


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim in a race, `at_ms` after its opening, what it counted as, and what became of it.

    `on` is the card it was judged on, `tied` whether a lot decided.
    """

    seat: Seat
    at_ms: float
    counted_ms: float
    verdict: Verdict
    on: Card | None = None
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A seat said something that the rules know."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat let its turn go."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """Points that this deal brought, a seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Because:
    """Why what follows, or what just was, is so; worth a line on the table."""

    reason: Reason
    seat: Seat | None = None


Event = (
    Slide
    | Turned
    | Flipped
    | Shuffled
    | Thrown
    | Claimed
    | Said
    | Passed
    | TurnBegan
    | Scored
    | DealEnded
    | MatchEnded
    | Because
)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event as this seat sees it (None: an onlooker): cards it may not know become None."""
    if (
        isinstance(event, Slide | Flipped)
        and event.known_to is not None
        and (seat is None or seat not in event.known_to)
    ):
        return replace(event, cards=(None,) * len(event.cards))
    return event


def fold(layout: Layout, events: Iterable[Event]) -> Layout:
    """The layout after these events, as somebody sees it who sees just this of them."""
    zones = dict(layout)
    for event in events:
        match event:
            case Slide(source, target, cards, _, under):
                zones[source] = _without(source, zones[source], cards)
                there = zones.get(target, ())
                zones[target] = tuple(reversed(cards)) + there if under else there + cards
            case Turned(zone, faces):
                zones[zone] = zones[zone][: len(zones[zone]) - len(faces)] + faces
            case Flipped(zone, cards, _):
                zones[zone] = cards
            case Shuffled(zone, count):
                zones[zone] = (None,) * count
            case (
                Thrown()
                | Claimed()
                | Said()
                | Passed()
                | TurnBegan()
                | Scored()
                | DealEnded()
                | MatchEnded()
                | Because()
            ):
                pass
            case _:
                assert_never(event)
    return zones


def _without(
    source: Zone, lying: tuple[Card | None, ...], cards: tuple[Card | None, ...]
) -> tuple[Card | None, ...]:
    """What stays. Out of a hand goes the card itself, else one of its backs, else the topmost."""
    if source.place is not Place.HAND:
        return lying[: len(lying) - len(cards)]
    staying = list(lying)
    for card in cards:
        found = next((one for one in (card, None) if one in staying), staying[-1])
        staying.remove(found)
    return tuple(staying)
