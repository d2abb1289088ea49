"""A position, and what may be known of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from game.bouts.bout import Bout
from game.bouts.bout_match import LIVE_RHYTHM
from game.games.motor_city_showdown.pack import MotorCard, Pile, Power
from game.options import Setup
from game.value import value
from game.zones import CENTRE, STOCK, Place, Seat, Zone, zone_of

MOST_SEATS: Final = 4

BEFORE_A_SEAT: Final = (Place.HAND, Place.FLIP, Place.COMBAT, Place.HOLE, Place.BARN)
HANDS, FLIPS, COMBATS, HOLES, BARNS = (
    tuple(zone_of(place, seat) for seat in range(MOST_SEATS)) for place in BEFORE_A_SEAT
)
"""The zones before the seats. The card pot, which is nobody's, lies in the centre."""


@cache
def zones_of(seats: int) -> tuple[Zone, ...]:
    """All zones of a table, in the order in which a position keeps them."""
    own = (zones[:seats] for zones in (HANDS, FLIPS, COMBATS, HOLES, BARNS))
    return (STOCK, CENTRE, *(zone for zones in own for zone in zones))


@cache
def places_of(seats: int) -> Mapping[Zone, int]:
    """Where in a position each zone's cards are kept."""
    return {zone: number for number, zone in enumerate(zones_of(seats))}


class Phase(Enum):
    """What the position waits for."""

    SHUFFLING = "shuffling"
    """The pack is to be shuffled and dealt."""
    BUILDING = "building"
    """All who are in build their tableaus, in secret and at once (MCS-03)."""
    NAMING = "naming"
    """The holder of the power that is being resolved names an opponent."""
    SWAPPING = "swapping"
    """The holder of the Woodpecker swaps, or not (MCS-25)."""
    THROWING = "throwing"
    """A bout is being thrown."""
    SCORED = "scored"
    """The hand is over."""
    OVER = "over"
    """The match is over."""


ENDED: Final = (Phase.SCORED, Phase.OVER)
"""All cards lie in barns, and have been counted. (A tuple, since enum members hash slowly.)"""


class Stake(Enum):
    """What the latest bout is, or was, thrown for."""

    SHOWDOWN = "showdown"
    """All cards of the hand, among all who are in (MCS-11)."""
    CHALLENGE = "challenge"
    """To stay in the way of JACK LABRADOR, or not (MCS-13)."""
    KNOCKOUT = "knockout"
    """Everything that the Bison's target has (MCS-15)."""
    THEFT = "theft"
    """Cards of a barn (MCS-22)."""
    TIE = "tie"
    """The Flip cards, among those whose symbols tie (MCS-32)."""
    COMBAT = "combat"
    """The Combat cards (MCS-34)."""
    MATCH = "match"
    """The match, among those who are level (MCS-39)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same through a hand. `number` counts the hands from 1.

    `totals` are the points of the hands that ended.
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
    def target(self) -> int:
        """The points that end the match."""
        return int(self.setup.options["target"])

    @property
    def live(self) -> bool:
        """Whether throws close on the beat."""
        return self.setup.options.on(LIVE_RHYTHM.key)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who has the most points."""
        most = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == most)

    @property
    def reached(self) -> bool:
        """Whether somebody has come to the target."""
        return max(self.totals) >= self.target


@value
class Known:
    """What everybody at the table knows, besides cards.

    `round` counts the deals of this hand from 1; `final` is how many cards everybody has in the
    Final Tableau, and 0 before it; `hammer` tells whether the HAMMERs are, or were, the Flip cards.
    `power` is the step of the Order of Resolution that is being resolved, `holder` whose card that
    is, `rival` against whom it goes, `beaten` whom JACK LABRADOR has beaten so far. `out` was
    knocked out of this hand. `bout` is what is being thrown, or was last thrown, and `stake` what
    for. `flipped` are all faces that lay open in this hand, those that still do included.
    """

    deal: Deal
    phase: Phase
    round: int = 0
    final: int = 0
    hammer: bool = False
    power: Power | None = None
    holder: Seat | None = None
    rival: Seat | None = None
    beaten: tuple[Seat, ...] = ()
    out: Seat | None = None
    bout: Bout | None = None
    stake: Stake | None = None
    flipped: Pile = ()

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who has not been knocked out, clockwise from seat 0."""
        return tuple(seat for seat in range(self.deal.seats) if seat != self.out)


def lost_zones(seat: Seat) -> tuple[Zone, ...]:
    """Where everything lies that a knocked-out seat loses (MCS-16)."""
    return FLIPS[seat], COMBATS[seat], HOLES[seat], BARNS[seat]


def rivals_of(
    power: Power | None,
    holder: Seat | None,
    active: Sequence[Seat],
    beaten: Sequence[Seat],
    barns: Sequence[int],
) -> tuple[Seat, ...]:
    """Whom the holder of a power may name; `barns` are how many cards each seat has won.

    JACK LABRADOR has to beat whoever was knocked out, too (MCS-13), Ravenous can only rob who has
    something (MCS-22).
    """
    if power is Power.JACK_LABRADOR:
        return tuple(seat for seat in range(len(barns)) if seat not in (holder, *beaten))
    others = tuple(seat for seat in active if seat != holder)
    if power is Power.RAVENOUS:
        return tuple(seat for seat in others if barns[seat])
    return others


@value
class MotorState:
    """A position between two steps: the cards of each zone, in the order of `zones_of`.

    `given` are the cards that each seat held in this hand, and gave away unseen by others.
    """

    known: Known
    piles: tuple[Pile, ...]
    given: tuple[Pile, ...]

    def at(self, zone: Zone) -> Pile:
        """The cards that lie there."""
        return self.piles[places_of(self.known.deal.seats)[zone]]


Backs = tuple[MotorCard | None, ...]
"""Cards as somebody sees them."""


@value
class MotorView:
    """What `seat` may know (None: an onlooker): its own cards, and all that lies open.

    `given` are the cards that it gave away in this hand.
    """

    known: Known
    seat: Seat | None
    piles: tuple[Backs, ...]
    given: Pile

    def at(self, zone: Zone) -> Backs:
        """What it sees of the cards that lie there."""
        return self.piles[places_of(self.known.deal.seats)[zone]]

    def own(self, place: Place) -> Pile:
        """The own cards that lie in this place, all of which it can see; not its barn."""
        assert self.seat is not None
        return tuple(card for card in self.at(zone_of(place, self.seat)) if card is not None)

    def flip_of(self, seat: Seat) -> MotorCard | None:
        """The Flip card of that seat, if it has one."""
        return next(iter(self.at(FLIPS[seat])), None)

    def in_barn(self, seat: Seat) -> int:
        """How many cards that seat has won."""
        return len(self.at(BARNS[seat]))

    @property
    def number_shown(self) -> int:
        """The number on the card whose power is being resolved; 0 if there is none."""
        card = None if self.known.holder is None else self.flip_of(self.known.holder)
        return 0 if card is None else card.number

    @property
    def last_hole(self) -> MotorCard | None:
        """The own card that was last turn's Hole, while a new tableau is built from it."""
        building = self.known.phase is Phase.BUILDING and self.known.round > 1
        return next(iter(self.own(Place.HAND)), None) if building else None

    @property
    def bout(self) -> Bout:
        """The bout that is being thrown, or was last thrown; there must have been one."""
        assert self.known.bout is not None
        return self.known.bout
