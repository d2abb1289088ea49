"""Solves the throw for points, score by score, and writes the rows of the table that bots read.

Run by hand when the scoring changes: `python -m game.bots.throwing.points_solver`; what it writes
is the end of points_table.py.

A position is a score. Its throw is a zero-sum game whose prizes are the shares of matches won
from the scores that it leads to; a tie leads back to itself. Rock, paper and scissors are one
another's likes, so an equilibrium gives them the same weight, and three kinds are left: ground,
JACK, LABRADOR. Solved from 9-9 downwards, each position by iteration to a fixed point.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass

TARGET = 10
ROUNDS = 200
"""A tie is never thrown more than 41 % of the time, so that this many leave no error."""

Matrix = tuple[tuple[float, float, float], ...]
"""What a throw is worth: own ground, JACK, LABRADOR by rows, the rival's by columns."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The share of matches won from a score, and the mix: each of R, P, S; JACK; LABRADOR."""

    won: float
    ground: float
    jack: float
    labrador: float


def solve() -> Mapping[tuple[int, int], Solved]:
    """Every score, own points first."""
    table: dict[tuple[int, int], Solved] = {}
    scores = [(own, rival) for own in range(TARGET) for rival in range(TARGET)]
    for own, rival in sorted(scores, key=sum, reverse=True):
        table[own, rival] = _solved(table, own, rival)
    return table


def _solved(table: Mapping[tuple[int, int], Solved], own: int, rival: int) -> Solved:
    def won(mine: int, theirs: int) -> float:
        if mine >= TARGET:
            return 1.0
        return 0.0 if theirs >= TARGET else table[mine, theirs].won

    win, lose = won(own + 1, rival), won(own, rival + 1)
    win_three, lose_three = won(own + 3, rival), won(own, rival + 3)
    value = 0.5
    for _ in range(ROUNDS):
        value, mix = _equal(
            (
                ((value + win + lose) / 3, lose, win),
                (win, value, lose_three),
                (lose, win_three, value),
            )
        )
    return Solved(value, mix[0] / 3, mix[1], mix[2])


def _equal(matrix: Matrix) -> tuple[float, tuple[float, ...]]:
    """The value, and the mix of rows that wins it against each column.

    Here each kind beats one and loses to one, so that all three are always in the mix.
    """
    # an offset keeps the determinant away from nought; it changes the value alone
    (a, b, c), (d, e, f), (g, h, i) = (tuple(cell + 1 for cell in row) for row in matrix)
    weights = (
        (e * i - f * h) - (d * i - f * g) + (d * h - e * g),
        (c * h - b * i) + (a * i - c * g) + (b * g - a * h),
        (b * f - c * e) + (c * d - a * f) + (a * e - b * d),
    )
    whole = sum(weights)
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return determinant / whole - 1, tuple(weight / whole for weight in weights)


def rows(table: Mapping[tuple[int, int], Solved]) -> str:
    """The end of the module that the bots import."""
    lines = [
        f"    ({row.won:.9f}, {row.ground:.9f}, {row.jack:.9f}, {row.labrador:.9f}),"
        f"  # {own}-{rival}"
        for (own, rival), row in sorted(table.items())
    ]
    return "\n".join(("ROWS: Final = (", *lines, ")", ""))


if __name__ == "__main__":
    sys.stdout.write(rows(solve()))
