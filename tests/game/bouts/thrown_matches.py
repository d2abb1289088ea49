"""Matches of the little game that is nothing but a bout."""

from game.events import Judged, Missed
from game.match import Match
from game.moves import Miss
from game.options import Chair, Options, Setup
from game.rules import Game
from game.zones import Seat
from tests.game.bouts.bout_toy import OPTIONS, TOY

BEAT_MS = 550.0
CLOSE_MS = 3 * BEAT_MS + 120


def setup(*bots: str | None, live: bool = False, points: bool = False) -> Setup:
    options = Options(OPTIONS, {"live": live, "points": points})
    return Setup(tuple(Chair(bot) for bot in bots), options)


def match(*bots: str | None, live: bool = False, points: bool = False, game: Game = TOY) -> Match:
    return Match(game, setup(*bots, live=live, points=points), 7)


def decided(found: Match) -> list[Judged]:
    return [event for event in found.history if isinstance(event, Judged)]


def missed(found: Match) -> list[tuple[Seat, Miss]]:
    return [(event.seat, event.how) for event in found.history if isinstance(event, Missed)]
