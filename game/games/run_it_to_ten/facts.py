"""The numbers people talk about after a match."""

from collections.abc import Sequence

from game.bouts.bout import THREE
from game.events import Decision, Event, Judged
from game.rules import Fact

WORTH_TELLING = 3


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """Most LABRADORs on JACKs, the longest run of throws won, what the winner was behind by."""
    won = [
        (event.winners[0], event.points)
        for event in history
        if isinstance(event, Judged) and event.decision is Decision.SINGLE
    ]
    if not won:
        return ()
    told = []
    threes = [winner for winner, points in won if points == THREE]
    if threes:
        seat = max(threes, key=lambda winner: (threes.count(winner), winner == won[-1][0]))
        told.append(Fact("threes", (("n", threes.count(seat)),), seat))
    streak, streak_seat = _longest_streak([winner for winner, _ in won])
    told.append(Fact("streak", (("n", streak),), streak_seat))
    winner = won[-1][0]
    behind = _most_behind(won, winner)
    if behind >= WORTH_TELLING:
        told.append(Fact("comeback", (("n", behind),), winner))
    return tuple(told)


def _longest_streak(winners: Sequence[int]) -> tuple[int, int]:
    best, best_seat, run = 0, winners[0], 0
    for number, seat in enumerate(winners):
        run = run + 1 if number and winners[number - 1] == seat else 1
        if run > best:
            best, best_seat = run, seat
    return best, best_seat


def _most_behind(won: Sequence[tuple[int, int]], seat: int) -> int:
    lead = least = 0
    for winner, points in won:
        lead += points if winner == seat else -points
        least = min(least, lead)
    return -least
