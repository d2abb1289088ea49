"""Matches without a screen: bots against bots, in the time that they themselves need.

The clock here is a number that jumps to whatever is due next.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import inf
from statistics import median

from game.chance import drawn_seat
from game.events import Because, Decision, Event, Judged
from game.match import Match
from game.nodes import End
from game.options import Chair, Options, OptionValue, Setup
from game.outcome import Outcome
from game.rules import Game


def play_out(match: Match) -> Outcome:
    """Let the bots finish a match.

    Raises RuntimeError if it waits for a person, never ends, or does not end with the whole pack.
    """
    longest = match.game.info.longest
    now_ms = 0.0
    while not isinstance(match.node, End):
        match.open_race(now_ms)
        match.begin_count(now_ms)
        now_ms = match.skip()
        if now_ms == inf:
            raise RuntimeError(f"nobody acts: {match.game.rules.write(match.state)}")
        if len(match.record.entries) > longest:
            raise RuntimeError(f"over {longest} moves with seed {match.record.header.seed}")
    lying = [card.code for zone in match.cards().values() for card in zone]
    if sorted(lying) != sorted(card.code for card in match.game.info.pack):
        raise RuntimeError(f"not the whole pack: {match.game.rules.write(match.state)}")
    return match.node.outcome


def seated(
    game: Game, bots: tuple[str, ...], options: Mapping[str, OptionValue], seed: int
) -> Setup:
    """Bots in their chairs; the seed draws the dealer."""
    chairs = tuple(Chair(bot) for bot in bots)
    return Setup(chairs, Options(game.info.options, options), drawn_seat(seed, len(chairs)))


@dataclass(slots=True)
class Tally:
    """What many matches came to: wins and scores by seat, each match's moves, reasons to end.

    `throws` counts what became of throws, by how many threw; `told` counts what was told on the
    way, by its code.
    """

    wins: list[float]
    scores: list[float]
    lengths: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    throws: Counter[tuple[int, Decision]] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, moves: int, outcome: Outcome) -> None:
        """One match more. A shared win counts as a part of one for each."""
        self.lengths.append(moves)
        self.reasons[outcome.reason.code] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score

    def add_history(self, history: Iterable[Event]) -> None:
        """What became of the throws of a match, and what was told in it."""
        for event in history:
            if isinstance(event, Judged):
                self.throws[len(event.winners) + len(event.losers), event.decision] += 1
            elif isinstance(event, Because):
                self.told[event.reason.code] += 1

    def report(self) -> dict[str, object]:
        """Plain numbers, for JSON."""
        matches, moves = len(self.lengths), sum(self.lengths)
        return {
            "matches": matches,
            "moves": moves,
            "moves_per_s": round(moves / self.seconds) if self.seconds else None,
            "wins_by_seat": [round(wins, 3) for wins in self.wins],
            "mean_scores": [round(score / matches, 3) for score in self.scores],
            "median": median(self.lengths),
            "longest": max(self.lengths),
            "reasons": dict(sorted(self.reasons.items())),
            "throws": {
                str(throwers): {
                    decision.value: self.throws[throwers, decision]
                    for decision in Decision
                    if self.throws[throwers, decision]
                }
                for throwers in sorted({throwers for throwers, _ in self.throws})
            },
            "told": dict(sorted(self.told.items())),
        }


def simulate(
    game: Game,
    bots: tuple[str, ...],
    options: Mapping[str, OptionValue],
    *,
    matches: int,
    seed: int,
    clock: Callable[[], float],
) -> Tally:
    """Play `matches` matches, of seeds `seed`, `seed + 1`, ... `clock` gives seconds."""
    tally = Tally([0.0] * len(bots), [0.0] * len(bots))
    began = clock()
    for number in range(seed, seed + matches):
        match = Match(game, seated(game, bots, options, number), number)
        outcome = play_out(match)
        tally.add(len(match.record.entries), outcome)
        tally.add_history(match.history)
    tally.seconds = clock() - began
    return tally
