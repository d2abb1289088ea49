"""Develops the photo finishes of a match from its history. It draws nothing and knows no words.

A photograph is one race that somebody won: the card, what lay in the pile, and every hand that
came down on it. Hands that were judged on another card are on no photograph.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards import Card
from game.events import Claimed, Event, Slide, Turned, Verdict
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Marks:
    """What the clock of the races went by, in milliseconds.

    Differences up to `tie_ms` were ties; before `fair_ms` nobody can have seen the card.
    """

    tie_ms: float
    fair_ms: float


@dataclass(frozen=True, slots=True)
class Row:
    """One hand: when it came down, and what that counted as."""

    seat: Seat
    at_ms: float
    counted_ms: float
    verdict: Verdict
    tied: bool

    @property
    def counted_otherwise(self) -> bool:
        """Whether the two figures differ by a millisecond or more, as printed."""
        return round(self.at_ms) != round(self.counted_ms)


@dataclass(frozen=True, slots=True)
class Photo:
    """One race: the winner's row first, the others as they arrived. `pile` counts cards."""

    card: Card | None
    pile: int
    rows: tuple[Row, ...]


@dataclass(slots=True)
class _Negative:
    """A photograph that late hands may still come onto."""

    card: Card | None
    rows: list[Row]
    pile: int | None = None

    def developed(self) -> Photo:
        winner, *others = self.rows
        rows = (winner, *sorted(others, key=lambda row: row.at_ms))
        return Photo(self.card, self.pile or 0, rows)


def photos(history: Sequence[Event]) -> tuple[Photo, ...]:
    """Every race that was won, the first one first."""
    taken: list[_Negative] = []
    open_: _Negative | None = None
    for event in history:
        match event:
            case Claimed(verdict=Verdict.WON):
                open_ = _Negative(event.on, [_row(event)])
                taken.append(open_)
            case Claimed(verdict=Verdict.LATE) if open_ is not None and event.on == open_.card:
                open_.rows.append(_row(event))
            case Slide(source, target, cards) if open_ is not None and open_.pile is None:
                if source.seat is None and target.seat == open_.rows[0].seat:
                    open_.pile = len(cards)
            case Turned():
                open_ = None
            case _:
                pass
    return tuple(negative.developed() for negative in taken)


def _row(claim: Claimed) -> Row:
    return Row(claim.seat, claim.at_ms, claim.counted_ms, claim.verdict, claim.tied)
