"""A race that runs: all that the referee keeps of it, from its opening until its last moment.

It ends with the race: what was planned for it, or claimed in it, cannot outlive it.
"""

import heapq
from dataclasses import dataclass, field

from game.bots.bot import Reflex
from game.moves import Lapse, Move
from game.nodes import Node, Race
from game.race import settled_ms
from game.zones import Seat

Due = tuple[float, int, Seat, Reflex]
"""When, in which order among the same instant, who, and what."""


@dataclass(slots=True)
class RunningRace:
    """`race` as it now stands, its clock, the claims gathered, and what bots will claim."""

    race: Race
    opened_at_ms: float
    claims: list[Move] = field(default_factory=list)
    settles_at_ms: float = 0.0
    dues: list[Due] = field(default_factory=list)

    @property
    def ready_at_ms(self) -> float:
        """When the turner may turn."""
        return self.opened_at_ms + self.race.ready_ms

    def going_on(self, node: Node) -> "RunningRace | None":
        """The same race, as it now stands, or None if that is over."""
        if not isinstance(node, Race) or node.number != self.race.number:
            return None
        self.race = node
        return self

    def lapse(self) -> Move:
        """Its time has run out; it must have an end."""
        assert self.race.ends_ms is not None
        return Move(None, Lapse(), self.race.ends_ms)

    def since_opening_ms(self, at_ms: float) -> float:
        """The race's own time, to a microsecond, so that no rounding makes a card too early."""
        return max(0.0, int((at_ms - self.opened_at_ms) * 1000.0 + 0.5) / 1000.0)

    def has_claimed(self, seat: Seat) -> bool:
        """Whether a claim of this seat waits already: another is the same hand again."""
        return any(claim.seat == seat for claim in self.claims)

    def gather(self, claim: Move) -> None:
        """Keep a claim until no other can still come first."""
        self.claims.append(claim)
        self.settles_at_ms = self.opened_at_ms + settled_ms(self.race, self.claims)

    def take_claims(self) -> tuple[Move, ...]:
        """All that were gathered, in the order of their arrival."""
        claims, self.claims = tuple(self.claims), []
        return claims

    def will_claim(self, seat: Seat, reflex: Reflex) -> None:
        """A bot has made up its mind, as the race opened."""
        due = (self.opened_at_ms + reflex.at_ms, len(self.dues), seat, reflex)
        heapq.heappush(self.dues, due)

    def take_due(self) -> Seat:
        """Who claims next, as it had made up its mind to. There must be one."""
        _, _, seat, _ = heapq.heappop(self.dues)
        return seat
