"""Who must act now: the closed answer to "what does this position wait for?".

Decision nodes are Turn (one seat), Throw (several, at once and in secret) and Race (real time);
Chance waits for the referee's dice, Interval for somebody to have seen enough, End for nobody.
"""

from game.moves import Action
from game.outcome import Outcome
from game.value import value
from game.zones import Seat, Zone


@value
class Shout:
    """What `seats` may say while another seat decides: judged at once, in the order of arrival.

    `number` tells shouts apart: a bot makes up its mind once for each.
    """

    number: int
    seats: tuple[Seat, ...]
    action: Action


@value
class Turn:
    """One seat decides, but not before `ready_ms`, so that the shouts have their chance."""

    seat: Seat
    shouts: tuple[Shout, ...] = ()
    ready_ms: float = 0.0

    def is_shout(self, seat: Seat, action: Action) -> bool:
        """Whether this is something that the seat may say at any time."""
        return any(seat in shout.seats and action == shout.action for shout in self.shouts)


@value
class Throw:
    """These seats choose in secret; the choices reach the rules together, in this order.

    That is when all have chosen, or when the beat has passed (`Match.close_throw`): then whoever
    has not chosen is missing from the step, and a step without any choice is the action Lapse.
    """

    seats: tuple[Seat, ...]


@value
class Terms:
    """What holds for every race of a match.

    Seats make the `claim`; the turner may make the `turn` from `ready_ms` on. Claims for a prize
    from `fair_ms` on are gathered until none can still come first, then given to the rules
    together; all others are judged at once. Against bots, a person's claim counts
    `head_starts_ms[seat]` less; claims less than `tie_ms` apart tie, and a lot decides.
    """

    claim: Action
    turn: Action
    ready_ms: float
    fair_ms: float
    tie_ms: float
    head_starts_ms: tuple[float, ...]
    bots: frozenset[Seat]


@value
class Race:
    """Real time, counted from the instant at which what was turned can be seen by all.

    `number` tells races apart: while it stays the same the race's clock runs on. `seats` may
    claim; `turner`, if any, may turn. `prize` tells whether there is something to win. A claim
    counts as its time less `offsets_ms[seat]`. At `ends_ms`, if it is not None, the race ends by
    itself (the action Lapse).
    """

    number: int
    seats: tuple[Seat, ...]
    turner: Seat | None
    prize: bool
    ends_ms: float | None
    offsets_ms: tuple[float, ...]
    terms: Terms

    @property
    def claim(self) -> Action:
        """What a seat does to claim."""
        return self.terms.claim

    @property
    def turn(self) -> Action:
        """What the turner does."""
        return self.terms.turn

    @property
    def ready_ms(self) -> float:
        """When the turner may turn."""
        return self.terms.ready_ms


@value
class Chance:
    """The cards of that zone are put in random order (the action Shuffle, `count` long)."""

    zone: Zone
    count: int


@value
class Interval:
    """Between two deals: how the last one ended lies open, and no seat may do anything.

    When somebody at the table asks for it the referee goes on (the action NextDeal).
    """


@value
class End:
    """It is over."""

    outcome: Outcome


Node = Turn | Throw | Race | Chance | Interval | End
