"""The clock of a race: when it may be claimed, covered, rung off, and what a claim counts as."""

from game.cards import Rank
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.state import Known, median_ms
from game.nodes import Race
from game.zones import Seat

FAIR_MS = 200.0
"""Nobody reacts faster: an earlier slap was meant for the card before (SJ-15)."""

TIE_MS = 4.0
"""Twice what a key press may wait for its stamp: finer differences are ties (SJ-06, SJ-28)."""

TURNER_HANDICAP_MS = 80.0
"""What the seat that turned the card counts more, if the table says so (SJ-04)."""

LEARNED = 3
"""Slaps after which a seat's own usual time is taken as known (even hands)."""

REMEMBERED = 9
"""Slaps that the usual time is the median of."""

MINUTE_MS = 60_000.0


def race_of(known: Known, turner: Seat | None) -> Race:
    """The race on the card now shown."""
    setup = known.setup
    options = setup.options
    shown = known.shown
    prize = shown is not None and shown.card.rank is Rank.JACK and not shown.won
    pace_ms = float(options["pace_ms"])
    return Race(
        number=known.turned,
        seats=tuple(
            seat for seat in setup.seats if known.still_in[seat] and seat not in known.barred
        ),
        claim=SlapjackAction.SLAP,
        turner=turner,
        turn=SlapjackAction.TURN,
        ready_ms=pace_ms,
        ends_ms=_ends_ms(known, turner, prize, pace_ms),
        prize=prize,
        fair_ms=FAIR_MS,
        tie_ms=TIE_MS,
        offsets_ms=_offsets_ms(known),
        head_starts_ms=setup.head_starts_ms,
        bots=setup.bots,
    )


def bell_ms(known: Known) -> float | None:
    """When the time limit strikes, from the opening of this race on; None without a limit."""
    minutes = known.setup.options["time_limit_min"]
    if not minutes:
        return None
    return max(0.0, minutes * MINUTE_MS - known.elapsed_ms)


def usual_ms(known: Known) -> tuple[float, ...]:
    """Each seat's usual slap. A seat not yet learned counts as the table's middle."""
    times = known.reactions_ms
    learned = {
        seat: median_ms(times[seat]) for seat in known.setup.seats if len(times[seat]) >= LEARNED
    }
    middle_ms = median_ms(tuple(learned.values())) if learned else 0.0
    return tuple(learned.get(seat, middle_ms) for seat in known.setup.seats)


def _ends_ms(known: Known, turner: Seat | None, prize: bool, pace_ms: float) -> float | None:
    ends = []
    if turner is None:
        ends.append(pace_ms)  # SJ-24
    bell = bell_ms(known)
    if bell is not None:
        ends.append(max(bell, pace_ms) if prize else bell)  # SJ-26
    return min(ends, default=None)


def _offsets_ms(known: Known) -> tuple[float, ...]:
    setup = known.setup
    offsets = usual_ms(known) if setup.options.on("even_hands") else (0.0,) * len(setup.chairs)
    if known.shown is not None and setup.options.on("turner_handicap"):
        turner = known.shown.seat
        return (*offsets[:turner], offsets[turner] - TURNER_HANDICAP_MS, *offsets[turner + 1 :])
    return offsets
