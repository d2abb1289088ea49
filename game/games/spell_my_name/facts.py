"""The numbers people talk about after a match."""

from collections.abc import Iterable, Iterator, Sequence

from game.events import BoutEnded, DealEnded, Event, Scored, TurnBegan
from game.rules import Fact
from game.zones import Seat


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """The longest streak of a turn, the quickest hand, the dearest; none if none was ended."""
    if not any(isinstance(event, DealEnded) for event in history):
        return ()
    quickest = [(-bouts, seat) for bouts, seat in _lengths(history)]
    return (
        *_fact("streak", _streaks(history), least=2),
        *_fact("quickest", quickest, least=-99),
        *_fact("dearest", _won(history), least=2),
    )


def _fact(code: str, found: Iterable[tuple[int, Seat]], *, least: int) -> tuple[Fact, ...]:
    """The greatest of these numbers, if it comes to something; of equal ones the first."""
    number, seat = max(found, key=lambda pair: pair[0], default=(least - 1, 0))
    return (Fact(code, (("n", abs(number)),), seat),) if number >= least else ()


def _streaks(history: Sequence[Event]) -> Iterator[tuple[int, Seat]]:
    """How many bouts a Challenger has won without a loss, as they grow."""
    challenger, streak = None, 0
    for event in history:
        match event:
            case TurnBegan(seat):
                challenger, streak = seat, 0
            case BoutEnded(_, winner) if winner == challenger:
                streak += 1
                yield streak, winner
            case BoutEnded():
                streak = 0
            case _:
                pass


def _lengths(history: Sequence[Event]) -> Iterator[tuple[int, Seat]]:
    """How many bouts each hand took whoever won it."""
    bouts = 0
    for event in history:
        match event:
            case BoutEnded():
                bouts += 1
            case DealEnded(outcome):
                yield bouts, outcome.winners[0]
                bouts = 0
            case _:
                pass


def _won(history: Sequence[Event]) -> Iterator[tuple[int, Seat]]:
    """What each hand brought; by hands that is always one."""
    for event in history:
        if isinstance(event, Scored):
            yield (
                max((points, -seat) for seat, points in enumerate(event.points))[0],
                max(range(len(event.points)), key=event.points.__getitem__),
            )
