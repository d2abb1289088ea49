"""Who comes first in a race: pure arithmetic over its claims.

Among people, and among bots, the counted time decides. A bot comes before the people only if it
is ahead of every one of them by that person's head start: so no order of three can go round in a
circle. Claims less than the tie apart are level, and the lots that the referee drew decide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from game.moves import Move
from game.nodes import Race, Terms
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Finish:
    """The winning claim, and all that were level with it and had to draw lots, itself included."""

    winner: Move
    level: tuple[Move, ...]

    @property
    def tied(self) -> bool:
        """Whether a lot had to decide."""
        return len(self.level) > 1


@dataclass(frozen=True, slots=True)
class _Front:
    """The earliest counted times, infinite where nobody has claimed.

    `to_beat_ms` is the earliest of the people's times less their head starts: a bot's measure.
    """

    person_ms: float
    bot_ms: float
    to_beat_ms: float

    @property
    def behind_ms(self) -> float:
        """How far the bots are behind what they must beat."""
        return self.bot_ms - self.to_beat_ms


def claimant(move: Move) -> Seat:
    """Whose claim it is. The referee makes none."""
    if move.seat is None:
        raise ValueError("a claim is made by a seat")
    return move.seat


def counted_ms(race: Race, move: Move) -> float:
    """A claim's time as the table counts it."""
    return move.at_ms - race.offsets_ms[claimant(move)]


def first(race: Race, claims: Sequence[Move]) -> Finish:
    """Who wins. There must be at least one claim, and no seat may have two."""
    front, tie_ms = _front(race, claims), race.terms.tie_ms
    level = []
    for claim in claims:
        time_ms = counted_ms(race, claim)
        if claim.seat in race.terms.bots:
            if front.behind_ms < tie_ms and time_ms - front.bot_ms < tie_ms:
                level.append(claim)
        elif front.behind_ms > -tie_ms and time_ms - front.person_ms < tie_ms:
            level.append(claim)
    return Finish(min(level, key=lambda claim: claim.lot), tuple(level))


def settled_ms(race: Race, claims: Sequence[Move]) -> float:
    """From this time on, no claim of another seat can change `first`. Needs at least one claim."""
    front = _front(race, claims)
    claimed = {claim.seat for claim in claims}
    latest_ms = max(claim.at_ms for claim in claims)
    for seat in race.seats:
        if seat not in claimed:
            limit_ms = _limit_ms(race.terms, front, seat) + race.offsets_ms[seat]
            latest_ms = max(latest_ms, limit_ms)
    return latest_ms


def _limit_ms(terms: Terms, front: _Front, seat: Seat) -> float:
    """What a further claim of this seat must count less than, to make any difference."""
    if seat in terms.bots:
        people_win = front.behind_ms >= terms.tie_ms
        return terms.tie_ms + (front.to_beat_ms if people_win else front.bot_ms)
    limit_ms = -inf
    if front.behind_ms > -terms.tie_ms:
        limit_ms = terms.tie_ms + front.person_ms
    if front.behind_ms < terms.tie_ms:
        limit_ms = max(limit_ms, terms.tie_ms + front.bot_ms + terms.head_starts_ms[seat])
    return limit_ms


def _front(race: Race, claims: Sequence[Move]) -> _Front:
    person_ms = bot_ms = to_beat_ms = inf
    for claim in claims:
        time_ms = counted_ms(race, claim)
        if claim.seat in race.terms.bots:
            bot_ms = min(bot_ms, time_ms)
        else:
            person_ms = min(person_ms, time_ms)
            to_beat_ms = min(to_beat_ms, time_ms - race.terms.head_starts_ms[claimant(claim)])
    return _Front(person_ms, bot_ms, to_beat_ms)
