"""The options of a table, as its rules read them."""

from dataclasses import dataclass
from math import inf

from game.options import Option, Options

MINUTE_MS = 60_000.0

OPTIONS = (
    Option("pace_ms", "SJ-17", (1500, 1000, 700), house=True),
    Option("time_limit_min", "SJ-26", (0, 3, 5, 10), house=True),
    Option("winner_leads", "SJ-08", (False, True), house=True),
    Option("turner_handicap", "SJ-04", (False, True), house=True),
    Option("even_hands", "house", (False, True), house=True),
)


@dataclass(frozen=True, slots=True)
class House:
    """What holds at this table. `limit_ms` is infinite where there is no time limit."""

    pace_ms: float
    limit_ms: float
    winner_leads: bool
    turner_handicap: bool
    even_hands: bool


def house_of(options: Options) -> House:
    """The house that these options make."""
    minutes = options["time_limit_min"]
    return House(
        pace_ms=float(options["pace_ms"]),
        limit_ms=minutes * MINUTE_MS if minutes else inf,
        winner_leads=options.on("winner_leads"),
        turner_handicap=options.on("turner_handicap"),
        even_hands=options.on("even_hands"),
    )
