"""What a seat's one action key means at this moment: turn, slap, or not yet.

It narrows what the rules allow by who pressed and when. A person who turns cards and slaps with
the same key gets no penalty for reaching for the pile early: that press waits until the pace
allows the turn.
"""

from dataclasses import dataclass

from game.match import Match
from game.moves import Action
from game.nodes import Race
from game.zones import Seat

REACH_SHARE = 0.5
"""From this share of the pace on, the next turner's press is meant for their own pile."""


@dataclass(frozen=True, slots=True)
class Now:
    """Do this at once."""

    action: Action


@dataclass(frozen=True, slots=True)
class Later:
    """Do this as soon as the pace allows, at `at_ms` of the table's clock."""

    action: Action
    at_ms: float


@dataclass(frozen=True, slots=True)
class Nothing:
    """The press means nothing now."""


Meant = Now | Later | Nothing


def meant(match: Match, seat: Seat, at_ms: float) -> Meant:
    """What a press of this seat's key at `at_ms` is for."""
    legal = match.legal(seat)
    if not legal:
        return Nothing()
    if not isinstance(match.node, Race):
        return Now(legal[0]) if len(legal) == 1 else Nothing()
    race = match.node
    claim = Now(race.claim) if race.claim in legal else Nothing()
    if seat != race.turner or race.prize:
        return claim
    opened_at_ms = match.race_opened_at_ms
    if opened_at_ms is None:
        return claim
    ready_at_ms = opened_at_ms + race.ready_ms
    if at_ms >= ready_at_ms:
        return Now(race.turn)
    if at_ms >= opened_at_ms + REACH_SHARE * race.ready_ms:
        return Later(race.turn, ready_at_ms)
    return claim
