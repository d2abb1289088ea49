"""Bots that throw, in any game that holds a bout: by habit, by the equilibrium, by reading habits.

They choose before anybody's key is read, and see nothing but the throws that lay open already.
Sources and figures: rules/throwing_opponents.md.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Final, Protocol

from game.bots.bot import Reflex
from game.bots.throwing.exchanges import Exchange, exchanges, latest, read_memory
from game.bots.throwing.mixes import EVEN, LAST_LEFT, Mix, drawn, points_mix, share_won
from game.bots.throwing.reader import Reader
from game.bouts.bout import Bout, Kind, judge
from game.bouts.throws import JACK, PAPER, ROCK, SCISSORS, Symbol, beats, kept
from game.moves import Action
from game.zones import Seat

FOND_OF_JACK: Final = 0.38
FIRST: Final[Mapping[Symbol, float]] = {ROCK: 0.33, PAPER: 0.46, SCISSORS: 0.21}
LATER: Final[Mapping[Symbol, float]] = {ROCK: 0.319, PAPER: 0.336, SCISSORS: 0.346}
"""Of the old three, how often each is thrown first, and later on."""

STAYS: Final = (0.293, 0.320, 0.235)
"""How often people throw the same again after a tie, a win, a loss; by chance a third would."""


class HoldsBout(Protocol):
    """A view from which a bot of any game can throw: a bout, and its own seat in it."""

    @property
    def bout(self) -> Bout:
        """The bout that waits for its throw."""
        ...

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""
        ...


class Thrower(ABC):
    """What all have in common: as a bot it does nothing but throw."""

    @abstractmethod
    def throw(self, bout: Bout, seat: Seat, rng: Random) -> Symbol:
        """What this seat, which must be standing, throws next."""

    def choose(self, view: HoldsBout, legal: Sequence[Action], rng: Random) -> Action:
        """A throw."""
        del legal
        assert view.seat is not None
        return self.throw(view.bout, view.seat, rng)

    def think_ms(self, view: object, rng: Random) -> float:
        """It has chosen already when others begin to."""
        del view, rng
        return 0.0

    def reflexes(self, view: object, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """There is nothing to be quick at."""
        del view, claim, rng
        return ()


def equilibrium(bout: Bout, seat: Seat) -> Mix:
    """The mix that nobody beats in the long run, for this seat now."""
    if bout.kind is Kind.LAST_LEFT:
        return LAST_LEFT
    rival = next(other for other in bout.seats if other != seat)
    return points_mix(bout.points_of(seat), bout.points_of(rival))


class EvenThrower(Thrower):
    """Throws at equilibrium, exactly: it cannot be beaten in the long run, nor does it beat."""

    def throw(self, bout: Bout, seat: Seat, rng: Random) -> Symbol:
        """By the mix of its score."""
        return drawn(equilibrium(bout, seat), rng.random())


class HabitThrower(Thrower):
    """Throws like people: fond of JACK, paper first of the old three, and seldom twice what lost.

    The shares of the old three, and how often people stay with their throw, are those of 34,700
    throws of 116 people at rock, paper, scissors. That JACK is liked is our own thought: nobody has
    counted throws of five.
    """

    def throw(self, bout: Bout, seat: Seat, rng: Random) -> Symbol:
        """A throw that it likes, less likely the one that has just failed."""
        past = latest((*bout.past, *bout.rounds), seat)
        dislike = (1 - FOND_OF_JACK) / 4
        weights = dict.fromkeys(Symbol, dislike)
        for symbol, share in (FIRST if past is None else LATER).items():
            weights[symbol] *= 3 * share
        weights[JACK] = FOND_OF_JACK
        if past is not None:
            own, met = past
            weights[own] *= 3 * STAYS[beats(own, met) - beats(met, own)]
        return drawn(tuple(weights.values()), rng.random())


class ReadingThrower(Thrower):
    """Reads every rival, and answers by expected value; at equilibrium while reading does not pay.

    What it is told of people it takes up as if it had just been thrown.
    """

    def __init__(self) -> None:
        self._known: dict[Seat, tuple[Exchange, ...]] = {}
        self._readers: dict[Seat, Reader] = {}
        self._seen: dict[Seat, int] = {}

    def recall(self, seat: Seat, memory: str) -> None:
        """Whoever sits there has thrown this before (exchanges.py)."""
        self._known[seat] = read_memory(memory)

    def throw(self, bout: Bout, seat: Seat, rng: Random) -> Symbol:
        """The best answer to those who can be read."""
        chance = rng.random()
        rivals = [other for other in bout.standing if other != seat]
        readers = [self._reader(bout, rival) for rival in rivals]
        if not any(reader.trusted for reader in readers):
            return drawn(equilibrium(bout, seat), chance)
        expected = [
            reader.expected if reader.trusted else equilibrium(bout, rival)
            for reader, rival in zip(readers, rivals, strict=True)
        ]
        worth = worths(bout, seat, expected)
        return max(Symbol, key=worth.__getitem__)

    def _reader(self, bout: Bout, rival: Seat) -> Reader:
        """What it makes of this rival by now."""
        rounds = (*bout.past, *bout.rounds)
        if rival not in self._readers:
            prior = LAST_LEFT if bout.kind is Kind.LAST_LEFT else EVEN
            self._readers[rival] = Reader(prior, self._known.get(rival, ()))
        seen = self._seen.get(rival, 0)
        if seen > len(rounds):  # another bout, whose table tells nothing of the one before
            seen = 0
        for exchange in exchanges(rounds[seen:], rival):
            self._readers[rival].learn(exchange)
        self._seen[rival] = len(rounds)
        return self._readers[rival]


def worths(bout: Bout, seat: Seat, expected: Sequence[Mix]) -> Mapping[Symbol, float]:
    """What each throw is worth, in shares of bouts won, if the rivals throw like this.

    `expected` are the mixes of the others who stand, by seat.
    """
    if bout.kind is Kind.POINTS:
        return _worths_of_points(bout, seat, expected[0])
    found = dict.fromkeys(Symbol, 0.0)
    for hands in product(zip(Symbol, range(len(Symbol)), strict=True), repeat=len(expected)):
        chance = 1.0
        for (_, number), mix in zip(hands, expected, strict=True):
            chance *= mix[number]
        symbols = [symbol for symbol, _ in hands]
        for own in Symbol:
            staying = kept((own, *symbols))
            if own in staying:
                found[own] += chance / (1 + sum(symbol in staying for symbol in symbols))
    return found


def _worths_of_points(bout: Bout, seat: Seat, expected: Mix) -> Mapping[Symbol, float]:
    rival = next(other for other in bout.seats if other != seat)
    mine, theirs = bout.points_of(seat), bout.points_of(rival)
    found = {}
    for own in Symbol:
        worth = 0.0
        for other, weight in zip(Symbol, expected, strict=True):
            judged = judge(bout.kind, {seat: own, rival: other})
            won = judged.points * (judged.winners == (seat,))
            worth += weight * share_won(mine + won, theirs + judged.points - won)
        found[own] = worth
    return found
