"""A position, and what may be known of it."""

from dataclasses import dataclass

from game.cards import FrenchCard
from game.options import Setup
from game.outcome import Outcome
from game.zones import Seat

Pile = tuple[FrenchCard, ...]
"""Cards from the lowest up; the last is on top."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that was turned, by `seat`, and what slaps have made of it.

    `paid` have paid for slapping it (SJ-12), `slapped` are the seats whose slap on this Jack
    counted, `won` tells whether one of them won the pile.
    """

    card: FrenchCard
    seat: Seat
    paid: frozenset[Seat] = frozenset()
    slapped: frozenset[Seat] = frozenset()
    won: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody at the table sees, besides cards.

    `buried` cards lie face down under the centre pile (SJ-11). `lead` turns next if it has a
    card, otherwise the next seat after the one that turned last. `staked` are the card-less seats
    whose last chance is the Jack now shown (SJ-18). `turned` counts the cards turned so far,
    `elapsed_ms` the time between them. `reactions_ms` are each seat's latest slaps on Jacks.
    `shuffling` is the seat whose pile is to be shuffled, or PACK: then the stock is, and it will
    be dealt from the seat after `dealer` on.
    """

    setup: Setup
    buried: int
    still_in: tuple[bool, ...]
    barred: frozenset[Seat]
    staked: frozenset[Seat]
    shown: Shown | None
    previous: Shown | None
    lead: Seat | None
    turned: int
    elapsed_ms: float
    reactions_ms: tuple[tuple[float, ...], ...]
    shuffling: Seat | None
    dealer: Seat
    outcome: Outcome | None


PACK = -1
"""What `shuffling` is when the whole pack is to be shuffled and dealt."""


@dataclass(frozen=True, slots=True)
class SlapjackState:
    """A position between two steps."""

    known: Known
    stock: Pile
    piles: tuple[Pile, ...]
    centre: Pile


@dataclass(frozen=True, slots=True)
class SlapjackView:
    """What any seat may know: nobody sees a card before it is turned, not even their own.

    `counts` are the sizes of the seats' piles, `face_up` the turned cards in the centre.
    """

    known: Known
    stock: int
    counts: tuple[int, ...]
    face_up: Pile


def median_ms(reactions_ms: tuple[float, ...]) -> float:
    """The middle of these times, or of the two in the middle. There must be one."""
    ordered = sorted(reactions_ms)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2
