"""Six scripted habits, to measure against whoever claims to read habits.

Each is a function from its own exchanges so far, and a generator, to its next throw.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from game.bots.thrower import Thrower
from game.bots.throwing.exchanges import Exchange, exchanges
from game.bots.throwing.mixes import EVEN, drawn
from game.bouts.bout import Bout
from game.bouts.throws import JACK, ROCK, Symbol, beats
from game.chance import child
from game.zones import Seat

Habit = Callable[[Sequence[Exchange], Random], Symbol]

FAVOUR: Final = 0.4
NOISE: Final = 0.2
FOLLOWS: Final = 0.7


def win_stay_lose_shift(past: Sequence[Exchange], rng: Random) -> Symbol:
    """The same after a win, any other after a loss, anything after a tie."""
    chance = rng.random()
    if not past:
        return drawn(EVEN, chance)
    own, met = past[-1]
    if beats(own, met):
        return own
    lost = beats(met, own)
    return drawn(tuple(float(not lost or symbol is not own) for symbol in Symbol), chance)


def beat_what_beat_me(past: Sequence[Exchange], rng: Random) -> Symbol:
    """After a loss something that beats what won; else anything."""
    chance = rng.random()
    if past and beats(past[-1][1], past[-1][0]):
        winner = past[-1][1]
        return drawn(tuple(float(beats(symbol, winner)) for symbol in Symbol), chance)
    return drawn(EVEN, chance)


def noisy_cycle(past: Sequence[Exchange], rng: Random) -> Symbol:
    """All five in turn, but one throw in five is any; the turn goes on beneath."""
    noise, chance = rng.random(), rng.random()
    return drawn(EVEN, chance) if noise < NOISE else tuple(Symbol)[len(past) % len(Symbol)]


def fond_of(favourite: Symbol) -> Habit:
    """One symbol 40 % of the time, each of the others 15 %."""
    rest = (1 - FAVOUR) / (len(Symbol) - 1)
    weights = tuple(FAVOUR if symbol is favourite else rest for symbol in Symbol)

    def habit(past: Sequence[Exchange], rng: Random) -> Symbol:
        del past
        return drawn(weights, rng.random())

    return habit


def second_order(seed: int) -> Habit:
    """Its last two throws are followed by one of the five, the same each time, 70 % of the time."""
    draw = child(seed, "second order").random
    usual = {(one, two): drawn(EVEN, draw()) for one in Symbol for two in Symbol}

    def habit(past: Sequence[Exchange], rng: Random) -> Symbol:
        sure, chance = rng.random(), rng.random()
        if len(past) > 1 and sure < FOLLOWS:
            return usual[past[-2][0], past[-1][0]]
        return drawn(EVEN, chance)

    return habit


class Scripted(Thrower):
    """Throws by a habit; its throws of a table must all be told (`Bout.past`), none missed."""

    def __init__(self, habit: Habit) -> None:
        self._habit = habit
        self._past: list[Exchange] = []

    def throw(self, bout: Bout, seat: Seat, rng: Random) -> Symbol:
        """What follows."""
        rounds = (*bout.past, *bout.rounds)
        self._past.extend(exchanges(rounds[len(self._past) :], seat))
        return self._habit(self._past, rng)


HABITS: Final[Mapping[str, Callable[[int], Habit]]] = {
    "win_stay_lose_shift": lambda _: win_stay_lose_shift,
    "beat_what_beat_me": lambda _: beat_what_beat_me,
    "noisy_cycle": lambda _: noisy_cycle,
    "fond_of_rock": lambda _: fond_of(ROCK),
    "fond_of_jack": lambda _: fond_of(JACK),
    "second_order": second_order,
}
"""How each is made; a seed makes one of its kind."""
