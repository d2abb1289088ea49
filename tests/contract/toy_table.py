"""A table of the toy, and how tests get it to where the referee has something to do."""

from game.bots.bot import Bot
from game.events import Claimed, Verdict
from game.match import Match
from game.moves import Move
from game.nodes import Race, Throw, Turn
from tests.contract.toy import PASS, Times, View, toy
from tests.strategies import setup_of


def table(
    *chairs: str | None,
    times: Times | None = None,
    rounds: int = 3,
    seed: int = 1,
    **bots: Bot[View],
) -> Match:
    """A match of the toy that has been dealt and waits for the first throw."""
    game = toy(times, rounds, **bots)
    return Match(game, setup_of(game, *chairs), seed, pace=1.0)


def throw_all(match: Match, at_ms: float = 0.0) -> None:
    assert isinstance(match.node, Throw)
    for seat in match.node.seats:
        if seat not in match.setup.bots:
            assert match.offer(seat, match.legal(seat)[0], at_ms) is None


def race(match: Match, at_ms: float = 0.0) -> Race:
    """Go on to the first race, which begins at that time; people take the turn before it."""
    throw_all(match)
    assert isinstance(match.node, Turn)
    assert match.offer(match.node.seat, PASS, 0.0) is None
    assert isinstance(match.node, Race)
    match.open_race(at_ms)
    return match.node


def moves_of(match: Match) -> list[Move]:
    return [move for entry in match.record.entries for move in entry]


def claims_told(match: Match) -> list[tuple[int, Verdict]]:
    return [(event.seat, event.verdict) for event in match.history if isinstance(event, Claimed)]
