"""What a match adds to the statistics of somebody who played it. It knows events, and no screen."""

from collections.abc import Iterator, Sequence

from game.events import Claimed, DealEnded, Event, Slide, Verdict
from game.outcome import Outcome
from game.rules import Game
from game.zones import Seat

Figure = tuple[str, float]
"""A name, and a number to be counted under it."""


def figures(game: Game, history: Sequence[Event], outcome: Outcome, seat: Seat) -> Iterator[Figure]:
    """Matches and wins, the time of every claim won, every deal's points, and the game's facts."""
    yield "matches", 1
    if seat in outcome.winners:
        yield "wins", 1
    for event in history:
        match event:
            case Claimed(claimer, at_ms, _, Verdict.WON) if claimer == seat:
                yield "claim_ms", round(at_ms)
            case DealEnded(deal):
                yield "deal_points", deal.scores[seat]
            case _:
                pass
    for fact in game.facts(_own(history, seat)):
        number = dict(fact.values).get("n")
        if fact.seat == seat and isinstance(number, int):
            yield fact.code, number


def _own(history: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """The history without what others did with their cards: facts found in it are the seat's."""
    return tuple(event for event in history if not _of_another(event, seat))


def _of_another(event: Event, seat: Seat) -> bool:
    match event:
        case Slide(source, target):
            return bool({source.seat, target.seat} - {seat, None})
        case Claimed(claimer):
            return claimer != seat
        case _:
            return False
