"""A position, and what may be known of it."""

from dataclasses import dataclass, field
from enum import Enum

from game.cards import FrenchCard, Suit
from game.games.jacks_twos_and_eights.faces import Fits, fits
from game.options import Setup
from game.value import value
from game.zones import Place, Seat, zone_of

Pile = tuple[FrenchCard, ...]
"""Cards from the lowest up, or in the order in which they came; the last is on top."""


HANDS = tuple(zone_of(Place.HAND, seat) for seat in range(6))
"""The zones before the seats."""


class Phase(Enum):
    """What the position waits for."""

    SHUFFLING = "shuffling"
    """The pack is to be shuffled and dealt."""
    BURYING = "burying"
    """The starter was a power card; it lies on the stock, which is to be shuffled (JTE-06)."""
    ANSWERING = "answering"
    """Draws or a skip are pending: the seat answers them or takes them (JTE-19, JTE-23)."""
    OPEN = "open"
    """The seat plays a first card, or draws one (JTE-07, JTE-17)."""
    DREW = "drew"
    """The seat drew a card, its hand's last; it may play that one (JTE-17)."""
    LAID = "laid"
    """The seat has laid a card and may lay more (JTE-10)."""
    SCORED = "scored"
    """The hand is over; its cards lie open."""
    OVER = "over"
    """The match is over."""


DECIDING = (Phase.LAID, Phase.OPEN, Phase.DREW, Phase.ANSWERING)
"""A seat is to act. (A tuple, since members of enumerations hash slowly.)"""

ENDED = (Phase.SCORED, Phase.OVER)
"""The cards of the hand lie open."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same through a hand.

    `number` counts the hands from 1; `totals` are the points of those that ended. `extra` counts
    the hands played because the lowest were level (JTE-37).
    """

    setup: Setup
    number: int
    dealer: Seat
    totals: tuple[int, ...]
    extra: int
    fits: Fits = field(init=False, compare=False)
    """Follows from the options; kept, since every move asks for it."""
    stacking: bool = field(init=False, compare=False)
    """The same."""

    def __post_init__(self) -> None:
        options = self.setup.options
        tables = fits(options.on("strict_eights"), options.on("ace_wrap"))
        object.__setattr__(self, "fits", tables)
        object.__setattr__(self, "stacking", options.on("stacking_eights"))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setup.chairs)

    @property
    def target(self) -> int:
        """The points that end the match (JTE-03): 150 for two players, 50 more for each other."""
        return int(self.setup.options["target"]) or 50 + 50 * self.seats

    @property
    def reached(self) -> bool:
        """Whether somebody has come to the target."""
        return max(self.totals) >= self.target


@value
class Known:
    """What everybody at the table sees, besides cards.

    `suit` was named by the Jack on top. `draws` and `skips` are pending; `missing` are turns that
    each seat has still to miss (JTE-23, stacking). `passed` have passed since a card was last
    played or drawn (JTE-30). `turns` counts those of this hand (JTE-40).
    """

    deal: Deal
    phase: Phase
    seat: Seat
    suit: Suit | None
    draws: int
    skips: int
    missing: tuple[int, ...]
    passed: frozenset[Seat]
    turns: int


@value
class JacksState:
    """A position between two steps."""

    known: Known
    stock: Pile
    discard: Pile
    hands: tuple[Pile, ...]


@value
class JacksView:
    """What `seat` may know (None: an onlooker).

    `hand` is its own. `counts` are the sizes of all hands. `shown` are all hands while they lie
    open, after a hand was played, and empty before.
    """

    known: Known
    seat: Seat | None
    hand: Pile
    counts: tuple[int, ...]
    stock: int
    discard: Pile
    shown: tuple[Pile, ...]
