"""Experts in somebody's throws: each looks at one thing only, and foretells by what followed it.

An expert says, as a weight for each symbol, what will be thrown next; then it is told what was,
and counts it. Symbols are numbers here, in the order of `Symbol`, since an ensemble of experts is
asked several hundred times before a throw. The reader decides whom to believe.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.bots.throwing.mixes import EVEN, Mix
from game.bouts.throws import Symbol, beats

FIVE: Final = range(len(Symbol))

PAYOFF: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(float(beats(mine, theirs) - beats(theirs, mine)) for theirs in Symbol) for mine in Symbol
)
"""What a throw is worth against another where a win is 1 and a loss -1."""

RELATION: Final = tuple(tuple((0, 1, 2)[int(worth)] for worth in row) for row in PAYOFF)
"""How a throw stands to another: 0 the same, 1 it beats that, 2 that beats it."""

PRIOR_THROWS: Final = 6.0
GROWN_THROWS: Final = 1.5
FRAME_THROWS: Final = 3.0
"""How many throws weigh as much as what was thought before; less for who grew from another."""

ANSWER_FADE: Final = 0.95
SURE: Final = 0.8
"""How fast our own habits are forgotten, and how sure it is that they will be answered."""

Dist = Sequence[float]


@dataclass(slots=True)
class Past:
    """What was thrown, what it met, both in turn, and how it ended, as strings of digits."""

    own: str = ""
    met: str = ""
    both: str = ""
    ends: str = ""

    def add(self, own: int, met: int) -> None:
        """One throw more."""
        self.own += str(own)
        self.met += str(met)
        self.both += f"{own}{met}"
        self.ends += str(RELATION[own][met])


Look = Callable[[Past], str]
"""What an expert looks at."""


class Expert(Protocol):
    """Foretells a throw."""

    def say(self, past: Past, said: Sequence[Dist]) -> Dist:
        """Weights that come to 1; `said` is what the experts before it say this time."""
        ...

    def count(self, past: Past, own: int, met: int) -> None:
        """That was thrown, and met this; `past` is as it was when it spoke."""
        ...


class _ByLook:
    """What an expert counts whenever it sees the same: a row for each thing that it has seen."""

    __slots__ = ("_key", "_look", "_rows")

    def __init__(self, look: Look) -> None:
        self._look = look
        self._rows: dict[str, list[float]] = {}
        self._key = ""


class Follows(_ByLook):
    """What followed whenever it saw the same; where it has seen little, what another says."""

    __slots__ = ("_fade", "_parent", "_prior")

    def __init__(
        self, look: Look, parent: int | None = 0, *, fade: float = 1.0, prior: Mix = EVEN
    ) -> None:
        super().__init__(look)
        self._parent, self._fade, self._prior = parent, fade, prior

    def say(self, past: Past, said: Sequence[Dist]) -> Dist:
        """The parent's words, or the prior, bent by what was counted."""
        self._key = self._look(past)
        row = self._rows.get(self._key)
        if self._parent is None:
            return self._prior if row is None else blend(row, self._prior, PRIOR_THROWS)
        before = said[self._parent]
        return before if row is None else blend(row, before, GROWN_THROWS)

    def count(self, past: Past, own: int, met: int) -> None:
        """Count the throw where it belongs."""
        del past, met
        row = self._rows.setdefault(self._key, [0.0] * len(FIVE))
        if self._fade < 1:
            row[:] = [count * self._fade for count in row]
        row[own] += 1


class Stands(_ByLook):
    """How the next throw stands to the last of their own, or to what that met.

    Which throw of that standing it is, it leaves to the first expert.
    """

    __slots__ = ("_to_met",)

    def __init__(self, look: Look, *, to_met: bool = False) -> None:
        super().__init__(look)
        self._to_met = to_met

    def say(self, past: Past, said: Sequence[Dist]) -> Dist:
        """Whole standings, each shared out by how often its throws are thrown."""
        self._key = self._look(past)
        usual = said[0]
        row = self._rows.get(self._key)
        if row is None:
            return usual
        relations = self._relations(past)
        shares = [0.0, 0.0, 0.0]
        for relation, weight in zip(relations, usual, strict=True):
            shares[relation] += weight
        foretold = blend(row, shares, FRAME_THROWS)
        return [
            foretold[relation] * weight / shares[relation]
            for relation, weight in zip(relations, usual, strict=True)
        ]

    def count(self, past: Past, own: int, met: int) -> None:
        """Count how it stood; a first throw stands to nothing."""
        del met
        if past.own:
            row = self._rows.setdefault(self._key, [0.0] * 3)
            row[self._relations(past)[own]] += 1

    def _relations(self, past: Past) -> Sequence[int]:
        last = int((past.met if self._to_met else past.own)[-1])
        return [RELATION[number][last] for number in FIVE]


class Steps(_ByLook):
    """How far the next throw is from the last one, counted round the five symbols."""

    __slots__ = ()

    def say(self, past: Past, said: Sequence[Dist]) -> Dist:
        """The steps counted so far, from where they stand now."""
        self._key = self._look(past)
        row = self._rows.get(self._key)
        if row is None:
            return said[0]
        steps = blend(row, EVEN, FRAME_THROWS)
        last = int(past.own[-1])
        return [steps[number - last] for number in FIVE]

    def count(self, past: Past, own: int, met: int) -> None:
        """Count the step; a first throw is none."""
        del met
        if past.own:
            self._rows.setdefault(self._key, [0.0] * len(FIVE))[own - int(past.own[-1])] += 1


class SecondGuess(_ByLook):
    """Thinks that they read us, and throw what is best against our own habit."""

    __slots__ = ()

    def say(self, past: Past, said: Sequence[Dist]) -> Dist:
        """The best answer to what we usually throw now, with some doubt."""
        self._key = self._look(past)
        row = self._rows.get(self._key)
        if row is None:
            return said[0]
        sure, _ = best_answer(row)
        return [
            (1 - SURE) * weight + SURE * (number == sure) for number, weight in enumerate(said[0])
        ]

    def count(self, past: Past, own: int, met: int) -> None:
        """Count what we threw."""
        del past, own
        row = self._rows.setdefault(self._key, [0.0] * len(FIVE))
        row[:] = [count * ANSWER_FADE for count in row]
        row[met] += 1


def blend(row: Dist, before: Dist, throws: float) -> Dist:
    """What was counted, and what was thought before as if it had been counted `throws` times."""
    whole = sum(row) + throws
    return [(count + throws * weight) / whole for count, weight in zip(row, before, strict=True)]


def best_answer(expected: Dist) -> tuple[int, float]:
    """The throw that is worth most against these weights, and how much."""
    worths = [sum(map(float.__mul__, row, expected)) for row in PAYOFF]
    best = max(FIVE, key=worths.__getitem__)
    return best, worths[best]


def ensemble(prior: Mix) -> tuple[Expert, ...]:
    """All experts, the first the one who only counts how often. `prior` is for somebody unknown."""
    return (
        Follows(_nothing, None, prior=prior),
        Follows(_nothing, None, prior=prior, fade=0.9),
        Follows(lambda past: past.own[-1:]),
        Follows(lambda past: past.own[-2:], 2),
        Follows(lambda past: past.own[-3:], 3),
        Follows(lambda past: past.met[-1:]),
        Follows(lambda past: past.met[-2:], 5),
        Follows(lambda past: past.both[-2:], 2),
        Follows(lambda past: past.both[-4:], 7),
        Follows(lambda past: past.ends[-1:]),
        Follows(lambda past: past.ends[-2:], 9),
        *(Follows(_place_in(period), fade=0.97) for period in (2, 3, 4, 5)),
        Stands(lambda past: past.ends[-1:]),
        Stands(lambda past: past.ends[-2:]),
        Stands(lambda past: past.ends[-1:], to_met=True),
        Steps(_nothing),
        Steps(lambda past: past.ends[-1:]),
        SecondGuess(_nothing),
        SecondGuess(lambda past: past.met[-1:]),
    )


def _nothing(past: Past) -> str:
    del past
    return ""


def _place_in(period: int) -> Look:
    return lambda past: str(len(past.own) % period)
