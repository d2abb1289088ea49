"""What a table has agreed on, as its rules read it: who sits there, and the options."""

from dataclasses import dataclass
from math import inf

from game.games.slapjack.actions import SlapjackAction
from game.nodes import Terms
from game.options import Option, Setup

FAIR_MS = 200.0
"""Nobody reacts faster: an earlier slap was meant for the card before (SJ-15)."""

TIE_MS = 4.0
"""Twice what a key press may wait for its stamp: finer differences are ties (SJ-06, SJ-28)."""

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
    """What holds at this table. Every card lies for `pace_ms` before it may be covered.

    `limit_ms` is infinite where there is no time limit.

    `offsets` tells whether slaps may count as another time than they took, `no_offsets_ms` is what
    holds if they do not.
    """

    setup: Setup
    pace_ms: float
    limit_ms: float
    winner_leads: bool
    turner_handicap: bool
    even_hands: bool
    offsets: bool
    no_offsets_ms: tuple[float, ...]
    terms: Terms


def house_of(setup: Setup) -> House:
    """The house that this table makes."""
    options = setup.options
    minutes = options["time_limit_min"]
    pace_ms = float(options["pace_ms"])
    terms = Terms(
        claim=SlapjackAction.SLAP,
        turn=SlapjackAction.TURN,
        ready_ms=pace_ms,
        fair_ms=FAIR_MS,
        tie_ms=TIE_MS,
        head_starts_ms=setup.head_starts_ms,
        bots=setup.bots,
    )
    return House(
        setup=setup,
        pace_ms=pace_ms,
        limit_ms=minutes * MINUTE_MS if minutes else inf,
        winner_leads=options.on("winner_leads"),
        turner_handicap=options.on("turner_handicap"),
        even_hands=options.on("even_hands"),
        offsets=options.on("even_hands") or options.on("turner_handicap"),
        no_offsets_ms=(0.0,) * len(setup.chairs),
        terms=terms,
    )
