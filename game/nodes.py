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
class Count:
    """How a throw is counted, for all to see and hear.

    The arm goes down `beats` times, `beat_ms` apart, from the beginning of the count on. The throw
    closes `grace_ms` after the last beat: whoever has not chosen by then has missed, and so has
    whoever changes within `change_ms` after that. Where the count `waits`, its last beat does not
    fall before all have chosen: nobody misses, and nothing can be changed any more.
    """

    beats: int
    beat_ms: float
    grace_ms: float = 0.0
    change_ms: float = 0.0
    waits: bool = False

    @property
    def closes_ms(self) -> float:
        """When the throw closes, from the beginning of the count on; no sooner if it waits."""
        return self.beats * self.beat_ms + self.grace_ms


@value
class Throw:
    """These seats choose in secret; the choices reach the rules together, in this order.

    That is when all have chosen, or, if there is a `count`, when it closes: then whoever has not
    chosen is missing from the step, and a step without any choice is the action Lapse. In a
    counted throw bots commit first: `seals` are theirs. Once a throw that may still be changed
    lies open, `shown` is all that was thrown; a step then has what was changed, or is a Lapse.
    """

    seats: tuple[Seat, ...]
    count: Count | None = None
    seals: tuple[tuple[Seat, str], ...] = ()
    shown: tuple[tuple[Seat, Action], ...] = ()


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
