"""How a deal ended, seat by seat, for games that count points from deal to deal."""

from dataclasses import dataclass

from game.cards import Card
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Line:
    """One seat: its cards that count and what each counts, this deal's points, all points."""

    cards: tuple[tuple[Card, int], ...]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Scores:
    """A line a seat. `winners` won the deal (nobody, if it was blocked).

    The match goes to `target` points; `fewest_win` tells whether it is better to have few.
    """

    lines: tuple[Line, ...]
    winners: tuple[Seat, ...]
    target: int
    fewest_win: bool

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """The seats, whoever is ahead first; level seats clockwise."""
        sign = 1 if self.fewest_win else -1
        return tuple(sorted(range(len(self.lines)), key=lambda seat: sign * self.lines[seat].total))


def no_scores(view: object) -> None:
    """In a game that has no deals to count."""
    del view
