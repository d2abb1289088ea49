"""Matches without a screen: bots against bots, in the time that they themselves need.

The clock here is a number that jumps to whatever is due next.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.match import Match
from game.nodes import End
from game.options import Chair, Options, Setup
from game.outcome import Outcome
from game.rules import Game


def play_out(match: Match) -> Outcome:
    """Let the bots finish a match. Raises RuntimeError if it waits for a person or never ends."""
    now_ms = 0.0
    longest = match.game.info.longest
    while not isinstance(match.node, End):
        if match.waits_to_open:
            match.open_race(now_ms)
        due_ms = match.next_at_ms()
        if due_ms is None:
            raise RuntimeError(f"nobody acts: {match.game.rules.write(match.state)}")
        now_ms = max(now_ms, due_ms)
        match.tick(now_ms)
        if len(match.record.entries) > longest:
            raise RuntimeError(f"over {longest} moves with seed {match.record.header.seed}")
    return match.node.outcome


def seated(
    game: Game, bots: tuple[str, ...], options: Mapping[str, bool | int], seed: int
) -> Setup:
    """Bots in their chairs; the dealer goes round with the seed."""
    chairs = tuple(Chair(bot) for bot in bots)
    return Setup(chairs, Options(game.info.options, options), seed % len(chairs))


@dataclass(slots=True)
class Tally:
    """What many matches came to."""

    matches: int
    moves: int
    seconds: float
    longest: int
    wins: list[float]
    scores: list[float]
    reasons: Counter[str]

    def report(self) -> dict[str, object]:
        """Plain numbers, for JSON. A shared win counts as a part of one."""
        return {
            "matches": self.matches,
            "moves": self.moves,
            "moves_per_s": round(self.moves / self.seconds) if self.seconds else None,
            "wins_by_seat": [round(wins, 3) for wins in self.wins],
            "mean_scores": [round(score / self.matches, 3) for score in self.scores],
            "longest": self.longest,
            "reasons": dict(sorted(self.reasons.items())),
        }


def simulate(
    game: Game,
    bots: tuple[str, ...],
    options: Mapping[str, bool | int],
    *,
    matches: int,
    seed: int,
    clock: Callable[[], float],
) -> Tally:
    """Play `matches` matches, of seeds `seed`, `seed + 1`, ... `clock` gives seconds."""
    seats = len(bots)
    tally = Tally(matches, 0, 0.0, 0, [0.0] * seats, [0.0] * seats, Counter())
    began = clock()
    for number in range(seed, seed + matches):
        match = Match(game, seated(game, bots, options, number), number)
        outcome = play_out(match)
        moves = len(match.record.entries)
        tally.moves += moves
        tally.longest = max(tally.longest, moves)
        tally.reasons[outcome.reason.code] += 1
        for seat in outcome.winners:
            tally.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            tally.scores[seat] += score
    tally.seconds = clock() - began
    return tally
