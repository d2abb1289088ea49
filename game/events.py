"""Everything that can happen, as a closed list: the whole contract between rules and pictures.

`seen_by` is the only place where a card becomes unknown. `fold` moves a layout on by an event, so
that a picture drawn from events and one drawn from the position can be compared.
"""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import assert_never

from game.cards import Card
from game.errors import Reason
from game.moves import Miss
from game.outcome import Outcome
from game.value import value
from game.zones import Layout, Seat, Zone

Seen = frozenset[Seat] | None
"""Who sees a card: these seats, or None for everybody."""

NOBODY: frozenset[Seat] = frozenset()


class Verdict(Enum):
    """What became of a claim."""

    WON = "won"
    LATE = "late"
    WRONG = "wrong"
    IGNORED = "ignored"


class Decision(Enum):
    """What became of a throw: one winner, some play on, nobody is beaten, nobody threw at all."""

    SINGLE = "single"
    SPLIT = "split"
    TIE = "tie"
    AGAIN = "again"


@value
class Slide:
    """Cards leave `source`, the first first, for `target`: its top, or its underside.

    They leave from the top, or, where they can be seen in `source`, from wherever they lie, as out
    of a hand. `known_to` tells who sees them where they arrive; a card is None once it was made
    unknown. Whoever is in `known_from` sees only which of them leave: for them they are `hidden`,
    and arrive as backs.
    """

    source: Zone
    target: Zone
    cards: tuple[Card | None, ...]
    known_to: Seen = NOBODY
    under: bool = False
    known_from: frozenset[Seat] = NOBODY
    hidden: bool = False

    @property
    def arriving(self) -> tuple[Card | None, ...]:
        """The cards as they are seen where they arrive."""
        return (None,) * len(self.cards) if self.hidden else self.cards


@value
class Turned:
    """The top cards of `zone` are now face up."""

    zone: Zone
    cards: tuple[Card, ...]


@value
class Flipped:
    """The whole zone was turned over as a block; its order, from the lowest up, is now `cards`."""

    zone: Zone
    cards: tuple[Card | None, ...]
    known_to: Seen = NOBODY


@value
class Swapped:
    """All that lies in one of the two zones and all that lies in the other changed places."""

    one: Zone
    other: Zone


@value
class Shuffled:
    """The zone's `count` cards lie face down in an order that nobody knows."""

    zone: Zone
    count: int


@value
class BoutBegan:
    """These seats begin to throw: up to so many points, or, if that is 0, until one is left."""

    seats: tuple[Seat, ...]
    target: int


@value
class Committed:
    """A bot has chosen in secret, and is bound to it by this seal."""

    seat: Seat
    seal: str


@value
class Thrown:
    """A seat's secret choice, shown; and, if it was bound by a seal, the salt that opens it."""

    seat: Seat
    symbol: str
    seal: str = ""
    salt: str = ""


@value
class Missed:
    """A seat has missed a throw, or takes back what it has thrown."""

    seat: Seat
    how: Miss


@value
class Judged:
    """What a throw came to: who has won it or plays on, who is beaten, the winner's points."""

    decision: Decision
    winners: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    points: int


@value
class BoutEnded:
    """A bout is over; the points of all its seats, in their order, if it was for points."""

    seats: tuple[Seat, ...]
    winner: Seat
    points: tuple[int, ...]


@value
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


@value
class Said:
    """A seat said something that the rules know."""

    seat: Seat
    what: str


@value
class Passed:
    """A seat let its turn go."""

    seat: Seat


@value
class TurnBegan:
    """It is this seat's turn."""

    seat: Seat


@value
class Scored:
    """Points that this deal brought, a seat."""

    points: tuple[int, ...]


@value
class DealEnded:
    """A deal is over."""

    outcome: Outcome


@value
class MatchEnded:
    """The match is over."""

    outcome: Outcome


@value
class Because:
    """Why what follows, or what just was, is so; worth a line on the table."""

    reason: Reason
    seat: Seat | None = None


Event = (
    Slide
    | Turned
    | Flipped
    | Swapped
    | Shuffled
    | BoutBegan
    | Committed
    | Thrown
    | Missed
    | Judged
    | BoutEnded
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
        if isinstance(event, Slide) and seat in event.known_from:
            return replace(event, hidden=True)
        return replace(event, cards=(None,) * len(event.cards))
    return event


def fold(layout: Layout, events: Iterable[Event]) -> Layout:
    """The layout after these events, as somebody sees it who sees just this of them."""
    zones = dict(layout)
    for event in events:
        match event:
            case Slide(source, target, cards, _, under):
                zones[source] = _without(zones[source], cards)
                there, cards = zones.get(target, ()), event.arriving
                zones[target] = tuple(reversed(cards)) + there if under else there + cards
            case Turned(zone, faces):
                zones[zone] = zones[zone][: len(zones[zone]) - len(faces)] + faces
            case Flipped(zone, cards, _):
                zones[zone] = cards
            case Swapped(one, other):
                zones[one], zones[other] = zones[other], zones[one]
            case Shuffled(zone, count):
                zones[zone] = (None,) * count
            case (
                BoutBegan()
                | Committed()
                | Thrown()
                | Missed()
                | Judged()
                | BoutEnded()
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
    lying: tuple[Card | None, ...], leaving: tuple[Card | None, ...]
) -> tuple[Card | None, ...]:
    left = list(lying)
    for card in leaving:
        known = (card, None) if card is not None else ()  # what nobody knows leaves from the top
        gone = next((one for one in known if one in left), left[-1])
        del left[len(left) - 1 - left[::-1].index(gone)]
    return tuple(left)
