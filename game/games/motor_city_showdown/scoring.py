"""How a hand came out: a point for every card in a barn, and where the match stands."""

from game.games.motor_city_showdown.state import ENDED, MotorView
from game.scores import Line, Scores


def scores(view: MotorView) -> Scores | None:
    """The hand that has just ended, or None while one is played (MCS-38)."""
    known = view.known
    if known.phase not in ENDED:
        return None
    won = [view.in_barn(seat) for seat in range(known.deal.seats)]
    lines = tuple(
        Line((), points, total) for points, total in zip(won, known.deal.totals, strict=True)
    )
    winners = tuple(seat for seat, points in enumerate(won) if points == max(won))
    return Scores(lines, winners, known.deal.target, fewest_win=False)
