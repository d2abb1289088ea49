"""The numbers people talk about after a match."""

from collections.abc import Iterable, Iterator, Sequence

from game.events import BoutEnded, DealEnded, Event, Scored, TurnBegan
from game.rules import Fact
from game.zones import Seat


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """The longest streak of a turn, the quickest hand, the dearest; none if none was ended."""
    if not any(isinstance(event, DealEnded) for event in history):
        return ()
    bouts, winner = min(_lengths(history), key=_number)
    return (
        *_greatest("streak", _streaks(history)),
        Fact("quickest", (("n", bouts),), winner),
        *_greatest("dearest", _won(history)),
    )


def _greatest(code: str, found: Iterable[tuple[int, Seat]]) -> tuple[Fact, ...]:
    """The greatest of these numbers, if it is more than one; of equal ones the first."""
    number, seat = max(found, key=_number, default=(0, 0))
    return (Fact(code, (("n", number),), seat),) if number > 1 else ()


def _number(found: tuple[int, Seat]) -> int:
    return found[0]


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
            won = max(event.points)
            yield won, event.points.index(won)
