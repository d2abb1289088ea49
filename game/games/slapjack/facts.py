"""The numbers people talk about after a match."""

from collections.abc import Sequence

from game.events import Claimed, Event, Slide, Verdict
from game.rules import Fact
from game.zones import CENTRE


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """The fastest slap that won, the longest run of piles, the biggest pile; none if none won."""
    wins = [
        event for event in history if isinstance(event, Claimed) and event.verdict is Verdict.WON
    ]
    if not wins:
        return ()
    fastest = min(wins, key=lambda win: win.at_ms)
    streak, streak_seat = _longest_streak([win.seat for win in wins])
    pile, pile_seat = _biggest_pile(history)
    return (
        Fact("fastest", (("ms", round(fastest.at_ms)),), fastest.seat),
        Fact("streak", (("n", streak),), streak_seat),
        Fact("pile", (("n", pile),), pile_seat),
    )


def _longest_streak(winners: Sequence[int]) -> tuple[int, int]:
    best, best_seat, run = 0, winners[0], 0
    for number, seat in enumerate(winners):
        run = run + 1 if number and winners[number - 1] == seat else 1
        if run > best:
            best, best_seat = run, seat
    return best, best_seat


def _biggest_pile(history: Sequence[Event]) -> tuple[int, int]:
    best, best_seat = 0, 0
    winner = None
    for event in history:
        if isinstance(event, Claimed) and event.verdict is Verdict.WON:
            winner = event.seat
        elif isinstance(event, Slide) and event.source is CENTRE and winner is not None:
            if len(event.cards) > best:
                best, best_seat = len(event.cards), winner
            winner = None
    return best, best_seat
