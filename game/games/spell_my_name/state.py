"""A position, and what may be known of it."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.bouts.bout import Bout
from game.games.spell_my_name.actions import SEATS
from game.games.spell_my_name.pack import SpellCard
from game.options import Setup
from game.value import value
from game.zones import Place, Seat, zone_of

Pile = tuple[SpellCard, ...]
"""Cards from the lowest up, or in the order in which they came; the last is on top."""

HANDS: Final = tuple(zone_of(Place.HAND, seat) for seat in range(SEATS.stop - 1))
OUT: Final = zone_of(Place.OUT_OF_PLAY)
"""The zones before the seats; and where the Bison lies when it has ridden (SMN-16)."""

HANDS_GOAL: Final = 3
POINTS_GOAL: Final = 100
"""What wins a game: so many hands (SMN-24), or so many points (SMN-25)."""


class Phase(Enum):
    """What the position waits for."""

    SHUFFLING = "shuffling"
    """The pack is to be shuffled, and its top card turned up (SMN-05)."""
    CHALLENGING = "challenging"
    """The Challenger picks an opponent."""
    THROWING = "throwing"
    """The bout runs."""
    TAKING = "taking"
    """Whoever won it takes a card (SMN-07)."""
    DISCARDING = "discarding"
    """Somebody holds five cards that do not spell the name (SMN-10)."""
    CLAIMING = "claiming"
    """Somebody holds five that do (SMN-12)."""
    LOST = "lost"
    """The Challenger has lost, and may let the Bison ride before the turn ends."""
    PICKING = "picking"
    """The Bison rides: the Challenger picks one of the victim's backs (SMN-18)."""
    STEALING = "stealing"
    """It is picked; those backs are to be shuffled."""
    REFILLING = "refilling"
    """The discards lie in the stock, and are to be shuffled (SMN-22)."""
    SCORED = "scored"
    """The hand is over; all cards lie open."""
    OVER = "over"
    """The match is over."""


DECIDING: Final = (
    Phase.CHALLENGING,
    Phase.TAKING,
    Phase.DISCARDING,
    Phase.CLAIMING,
    Phase.LOST,
    Phase.PICKING,
)
"""A seat is to act. (A tuple, since members of enumerations hash slowly.)"""

ENDED: Final = (Phase.SCORED, Phase.OVER)
"""The cards of the hand lie open."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same through a hand: which one it is, from 1, who deals, and how it stood.

    `totals` are hands won, or points, by what the game goes to.
    """

    setup: Setup
    number: int
    dealer: Seat
    totals: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setup.chairs)

    @property
    def goal(self) -> int:
        """What wins the game."""
        return int(self.setup.options["goal"])

    @property
    def counts_points(self) -> bool:
        """Whether it goes by points, not by hands."""
        return self.goal == POINTS_GOAL


@value
class Known:
    """What everybody at the table sees, besides cards.

    `seat` acts: the Challenger, whoever won the bout, or, when the hand is over, whoever won that.
    `other` was challenged last, or is being robbed. `lost` tells whether the Challenger has lost
    since the turn, or its extension, began; `owed` whether a card was won and not yet taken.
    `back` is the one that was picked. `bout` is being thrown, or was thrown last.
    """

    deal: Deal
    phase: Phase
    challenger: Seat
    seat: Seat
    other: Seat | None = None
    lost: bool = False
    owed: bool = False
    back: int = 0
    bout: Bout | None = None


@value
class Held:
    """A card in a hand, and the other seats that know of it.

    They saw it taken from the discard pile, or it was stolen from them (SMN-18, SMN-27).
    """

    card: SpellCard
    known_to: frozenset[Seat] = frozenset()


Hand = tuple[Held, ...]


@value
class SpellState:
    """A position between two steps. `out` is where the Bison lies when it has ridden."""

    known: Known
    stock: Pile
    discard: Pile
    out: Pile
    hands: tuple[Hand, ...]


@value
class SpellView:
    """What `seat` may know (None: an onlooker).

    `hand` is its own; `counts` are the sizes of all hands. `seen` are the cards of the other hands
    that it knows of, by seat; its own is empty there, and an onlooker keeps nothing in mind.
    `shown` are all hands while they lie open, after a hand was played, and empty before.
    """

    known: Known
    seat: Seat | None
    hand: Pile
    counts: tuple[int, ...]
    stock: int
    discard: Pile
    out: Pile
    seen: tuple[Pile, ...]
    shown: tuple[Pile, ...]

    @property
    def bout(self) -> Bout | None:
        """What is being thrown, or has just been thrown."""
        return self.known.bout


def cards_of(hand: Hand) -> Pile:
    """Only the cards."""
    return tuple([held.card for held in hand])
