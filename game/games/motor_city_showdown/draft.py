"""A position being changed by one step, with the events that tell of it.

Here is how cards move, how bouts begin and who has a say; what happens when is for the modules
that stand on this one: dealing, powers, rounds and the end of a hand.
"""

from collections.abc import Sequence
from typing import Final

from game.bouts import bout as bouts
from game.bouts.bout import Kind
from game.errors import Reason
from game.events import Because, Event, Slide, TurnBegan, Turned
from game.games.motor_city_showdown.pack import MotorCard, Pile, Power
from game.games.motor_city_showdown.state import (
    BARNS,
    FLIPS,
    Known,
    MotorState,
    Phase,
    Stake,
    zones_of,
)
from game.rules import Step
from game.zones import Place, Seat, Zone

NOBODY: Final[frozenset[Seat]] = frozenset()


class Draft:
    """A mutable copy of a position. `step` gives the new position; the old one is as it was."""

    __slots__ = (
        "_count",
        "beaten",
        "bout",
        "deal",
        "events",
        "final",
        "flipped",
        "given",
        "hammer",
        "holder",
        "lying",
        "out",
        "phase",
        "power",
        "rival",
        "round",
        "stake",
    )

    def __init__(self, state: MotorState) -> None:
        known = state.known
        self.deal = known.deal
        self.phase = known.phase
        self.round = known.round
        self.final = known.final
        self.hammer = known.hammer
        self.power = known.power
        self.holder = known.holder
        self.rival = known.rival
        self.beaten = known.beaten
        self.out = known.out
        self.bout = known.bout
        self.stake = known.stake
        self.flipped = known.flipped
        self.lying = dict(zip(zones_of(known.deal.seats), state.piles, strict=True))
        self.given = list(state.given)
        self.events: list[Event] = []
        self._count = sum(map(len, state.piles))

    def step(self) -> Step[MotorState]:
        """The position reached, and what happened."""
        known = Known(
            self.deal,
            self.phase,
            self.round,
            self.final,
            self.hammer,
            self.power,
            self.holder,
            self.rival,
            self.beaten,
            self.out,
            self.bout,
            self.stake,
            self.flipped,
        )
        piles = tuple(self.lying.values())
        assert sum(map(len, piles)) == self._count  # MCS-38
        return Step(MotorState(known, piles, tuple(self.given)), tuple(self.events))

    # -- who ---------------------------------------------------------------------------------

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who has not been knocked out, clockwise from seat 0."""
        return tuple(seat for seat in range(self.deal.seats) if seat != self.out)

    def in_turn(self) -> tuple[Seat, ...]:
        """Who is in, from the dealer's left on."""
        first, seats = self.deal.dealer + 1, self.deal.seats
        turn = ((first + number) % seats for number in range(seats))
        return tuple(seat for seat in turn if seat != self.out)

    def flip_of(self, seat: Seat) -> MotorCard | None:
        """The Flip card of that seat, while it lies in the middle."""
        return next(iter(self.lying[FLIPS[seat]]), None)

    def holder_of(self, power: Power) -> Seat | None:
        """Who shows this power; of equal ones, who shows the highest number (MCS-24, MCS-31)."""
        showing = [
            (card.number, seat)
            for seat in self.active
            if (card := self.flip_of(seat)) is not None and card.power is power
        ]
        return max(showing)[1] if showing else None

    # -- what is told ------------------------------------------------------------------------

    def say(self, code: str, rule: str, who: Seat | None, /, **values: int) -> None:
        """A line for the table; `seat` among the values is the opponent it is about."""
        self.events.append(Because(Reason(code, rule, tuple(values.items())), who))

    def ask(self, phase: Phase, seat: Seat) -> None:
        """The holder of a power has to decide something."""
        self.phase = phase
        self.events.append(TurnBegan(seat))

    def throw_for(self, stake: Stake, seats: Sequence[Seat], kind: Kind = Kind.LAST_LEFT) -> None:
        """A bout begins. All earlier throws of the match are its past."""
        past = () if self.bout is None else (*self.bout.past, *self.bout.rounds)
        self.bout = bouts.begin(kind, seats, live=self.deal.live, past=past)
        self.stake = stake
        self.phase = Phase.THROWING
        self.events.append(bouts.began(self.bout))

    # -- cards -------------------------------------------------------------------------------

    def move(
        self,
        source: Zone,
        target: Zone,
        cards: Pile | None = None,
        known_to: frozenset[Seat] | None = NOBODY,
        *,
        under: bool = False,
    ) -> None:
        """These cards, or all that lie there, go from one zone to another."""
        lying = self.lying[source]
        moved = lying if cards is None else cards
        if not moved:
            return
        there = self.lying[target]
        self.lying[source] = _without(lying, moved)
        self.lying[target] = (*reversed(moved), *there) if under else (*there, *moved)
        self.events.append(Slide(source, target, moved, known_to, under))
        if source.seat is not None and (source.place, target.place) in _GIVEN:
            self.given[source.seat] += moved

    def turn_up(self, seat: Seat) -> None:
        """The Flip card of that seat lies open now."""
        cards = self.lying[FLIPS[seat]]
        self.flipped += cards
        self.events.append(Turned(FLIPS[seat], cards))

    def count(self, zones: Sequence[Zone]) -> int:
        """How many cards lie in these zones."""
        return sum(len(self.lying[zone]) for zone in zones)

    def to_barn(self, winner: Seat, zones: Sequence[Zone]) -> None:
        """All that lies in these zones goes into the winner's barn, face down."""
        for zone in zones:
            if zone is not BARNS[winner]:
                self.move(zone, BARNS[winner])


def _without(lying: Pile, moved: Pile) -> Pile:
    if lying[-len(moved) :] == moved:
        return lying[: -len(moved)]
    left = list(lying)
    for card in moved:
        left.remove(card)
    return tuple(left)


_GIVEN: Final = (
    (Place.COMBAT, Place.CENTRE),
    (Place.COMBAT, Place.BARN),
    (Place.HOLE, Place.BARN),
)
"""The ways by which a card that only its owner has seen is lost."""
