"""How much better one kind of bot is than another: the same deals, with the hero in every seat.

Of each match only the first deal is played, or, in a game that has no deals, the whole of it. What
the hero got is compared with what the others at its table got; a deal, played once with the hero
in each seat, is one sample, so that neither a good hand nor a good seat counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev

from game.events import DealEnded, MatchEnded
from game.match import Match
from game.options import OptionValue
from game.outcome import Outcome
from game.rules import Game
from game.simulate import seated
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, which is infinite for a single sample."""

    mean: float
    error: float

    @property
    def errors(self) -> float:
        """How many standard errors the mean is away from nothing."""
        return self.mean / self.error if self.error else 0.0


@dataclass(slots=True)
class Measured:
    """What the hero got, a sample a deal: its wins and points, and how far it was ahead in each."""

    wins: list[float] = field(default_factory=list)
    wins_ahead: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    points_ahead: list[float] = field(default_factory=list)

    def report(self) -> dict[str, object]:
        """Plain numbers, for JSON."""
        means = {
            "win_share": mean_of(self.wins),
            "win_share_ahead": mean_of(self.wins_ahead),
            "points": mean_of(self.points),
            "points_ahead": mean_of(self.points_ahead),
        }
        report: dict[str, object] = {"deals": len(self.wins)}
        for name, found in means.items():
            report[name] = round(found.mean, 4)
            report[f"{name}_error"] = round(found.error, 4)
        report["win_share_errors"] = round(means["win_share_ahead"].errors, 1)
        report["points_errors"] = round(means["points_ahead"].errors, 1)
        return report


def measure(
    game: Game,
    hero: str,
    others: str,
    options: Mapping[str, OptionValue],
    *,
    seats: int,
    deals: int,
    seed: int,
) -> Measured:
    """Play deals of seeds `seed`, `seed + 1`, ... with one hero among `seats - 1` others."""
    measured = Measured()
    for number in range(seed, seed + deals):
        outcomes = []
        for place in range(seats):
            bots = tuple(hero if seat == place else others for seat in range(seats))
            outcomes.append(_first_deal(Match(game, seated(game, bots, options, number), number)))
        wins = [_wins(outcome) for outcome in outcomes]
        points = [outcome.scores for outcome in outcomes]
        measured.wins.append(fmean(won[place] for place, won in enumerate(wins)))
        measured.wins_ahead.append(fmean(_ahead(won, place) for place, won in enumerate(wins)))
        measured.points.append(fmean(each[place] for place, each in enumerate(points)))
        measured.points_ahead.append(
            fmean(_ahead(each, place) for place, each in enumerate(points))
        )
    return measured


def mean_of(samples: Sequence[float]) -> Mean:
    """Their mean; there must be one."""
    error = stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else inf
    return Mean(fmean(samples), error)


def _first_deal(match: Match) -> Outcome:
    """How the first deal ends, or the match, if that comes first."""
    seen = 0
    now_ms = 0.0
    while True:
        for event in match.history[seen:]:
            if isinstance(event, DealEnded | MatchEnded):
                return event.outcome
        seen = len(match.history)
        match.open_race(now_ms)
        match.begin_count(now_ms)
        now_ms = match.skip()


def _wins(outcome: Outcome) -> list[float]:
    """A shared win counts as a part of one for each."""
    seats = range(len(outcome.scores))
    return [float(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in seats]


def _ahead(numbers: Sequence[float], place: Seat) -> float:
    """How much more that one is than the mean of the others."""
    rest = [number for other, number in enumerate(numbers) if other != place]
    return numbers[place] - fmean(rest)
