"""How a hand came out: what every card left costs its holder (JTE-34, JTE-35)."""

from game.games.jacks_twos_and_eights.faces import COST_OF
from game.games.jacks_twos_and_eights.state import ENDED, JacksView
from game.scores import Line, Scores


def scores(view: JacksView) -> Scores | None:
    """The hand that has just ended; None while one is played."""
    known = view.known
    if known.phase not in ENDED:
        return None
    lines = []
    for hand, total in zip(view.shown, known.deal.totals, strict=True):
        cards = tuple((card, COST_OF[card.code]) for card in hand)
        lines.append(Line(cards, sum(cost for _, cost in cards), total))
    winners = tuple(seat for seat, hand in enumerate(view.shown) if not hand)
    return Scores(tuple(lines), winners, known.deal.target, fewest_win=True)
