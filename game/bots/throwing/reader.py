"""Reads habits: what somebody will throw next, from all that they have thrown.

An ensemble of experts answers, each trusted by how well it has foretold so far, and of late above
all. From Iocaine Powder comes the idea to score the reader on what it would have thrown, whatever
was thrown: only while that has won more than luck would is it worth acting upon. Nothing here
draws a random number, or knows of seats, points or bouts.
"""

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from operator import mul
from typing import Final

from game.bots.throwing.exchanges import Exchange
from game.bots.throwing.experts import PAYOFF, Dist, Past, best_answer, ensemble
from game.bots.throwing.mixes import Mix
from game.bouts.throws import Symbol

TRUST_FADE: Final = 0.985
"""How an expert's past success fades, a throw."""

EDGE_FADE: Final = 0.99
"""How what was won, or would have been, fades."""

LEAST_VARIANCE: Final = 0.3
SIGNIFICANT: Final = 1.0
"""Standard errors by which the edge must be above nought to be acted upon."""

LEAST: Final = 1e-4
"""No expert is ever believed to have ruled a throw out."""

_NUMBER: Final = {symbol: number for number, symbol in enumerate(Symbol)}


class Reader:
    """Reads one person, whom it may know already. `prior` is what it thinks of somebody unknown."""

    def __init__(self, prior: Mix, known: Iterable[Exchange] = ()) -> None:
        self._past = Past()
        self._experts = ensemble(prior)
        self._trust = [0.0] * len(self._experts)
        self._said: list[Dist] = []
        self._weight = self._gain = self._gain_squared = 0.0
        self.expected: Mix = prior
        """What they will throw next: a weight for each symbol, in the order of `Symbol`."""
        self._think()
        for exchange in known:
            self.learn(exchange)

    @property
    def throws(self) -> int:
        """How many throws it has seen."""
        return len(self._past.own)

    @property
    def edge(self) -> float:
        """What the best answers to what was expected have won a throw, of late."""
        return self._gain / self._weight if self._weight else 0.0

    @property
    def trusted(self) -> bool:
        """Whether that edge is more than luck."""
        if not self._weight:
            return False
        variance = max(self._gain_squared / self._weight - self.edge**2, LEAST_VARIANCE)
        return self._gain > SIGNIFICANT * sqrt(self._weight * variance)

    def learn(self, exchange: Exchange) -> None:
        """They have thrown, and met something."""
        own, met = _NUMBER[exchange[0]], _NUMBER[exchange[1]]
        answer, _ = best_answer(self.expected)
        gain = PAYOFF[answer][own]
        self._weight = self._weight * EDGE_FADE + 1
        self._gain = self._gain * EDGE_FADE + gain
        self._gain_squared = self._gain_squared * EDGE_FADE + gain * gain
        self._trust = [
            trust * TRUST_FADE + log(max(said[own], LEAST))
            for trust, said in zip(self._trust, self._said, strict=True)
        ]
        for expert in self._experts:
            expert.count(self._past, own, met)
        self._past.add(own, met)
        self._think()

    def _think(self) -> None:
        """Ask all experts, and weigh what they say."""
        said: list[Dist] = []
        for expert in self._experts:
            said.append(expert.say(self._past, said))
        self._said = said
        most = max(self._trust)
        trusts = [exp(trust - most) for trust in self._trust]
        whole = sum(trusts)
        by_symbol: Sequence[Sequence[float]] = tuple(zip(*said, strict=True))
        self.expected = tuple(sum(map(mul, trusts, each)) / whole for each in by_symbol)
