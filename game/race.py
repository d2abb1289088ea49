"""Who comes first in a race: pure arithmetic over its claims.

Among people, and among bots, the counted time decides. A bot comes before the people only if it
is ahead of every one of them by more than that person's head start: so no order of three can go
round in a circle. Differences up to the tie are settled by the lots that the referee drew.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.moves import Move
from game.nodes import Race


@dataclass(frozen=True, slots=True)
class Finish:
    """The winning claim, and whether a lot had to decide."""

    move: Move
    tied: bool


def counted_ms(race: Race, move: Move) -> float:
    """A claim's time as the table counts it."""
    return move.at_ms - race.offsets_ms[_seat(move)]


def first(race: Race, claims: Sequence[Move]) -> Finish:
    """The claim that wins. There must be at least one."""
    people = [claim for claim in claims if claim.seat not in race.bots]
    bots = [claim for claim in claims if claim.seat in race.bots]
    if not people or not bots:
        return _earliest(race, people or bots)
    person, bot = _earliest(race, people), _earliest(race, bots)
    behind_ms = counted_ms(race, bot.move) - _front_ms(race, people)
    if abs(behind_ms) <= race.tie_ms:
        return Finish(min(person.move, bot.move, key=_lot), tied=True)
    return person if behind_ms > 0 else bot


def settled_ms(race: Race, claims: Sequence[Move]) -> float:
    """From this time on, no further claim can change who comes first. Needs at least one claim."""
    claimed = {claim.seat for claim in claims}
    people = [claim for claim in claims if claim.seat not in race.bots]
    bots = [claim for claim in claims if claim.seat in race.bots]
    leader = first(race, claims).move
    lead_ms = counted_ms(race, leader)
    last = min(claim.at_ms for claim in claims) + race.tie_ms
    for seat in race.seats:
        if seat in claimed:
            continue
        to_beat = lead_ms
        if seat in race.bots:
            to_beat = min(to_beat, _front_ms(race, people)) if people else to_beat
        elif bots and leader.seat in race.bots:
            to_beat += race.head_starts_ms[seat]
        last = max(last, to_beat + race.offsets_ms[seat] + race.tie_ms)
    return last


def _earliest(race: Race, claims: Sequence[Move]) -> Finish:
    lead_ms = min(counted_ms(race, claim) for claim in claims)
    level = [claim for claim in claims if counted_ms(race, claim) - lead_ms <= race.tie_ms]
    return Finish(min(level, key=_lot), tied=len(level) > 1)


def _front_ms(race: Race, people: Sequence[Move]) -> float:
    """What a bot must be ahead of."""
    return min(counted_ms(race, claim) - race.head_starts_ms[_seat(claim)] for claim in people)


def _lot(move: Move) -> float:
    return move.lot


def _seat(move: Move) -> int:
    if move.seat is None:
        raise ValueError("a claim is made by a seat")
    return move.seat
