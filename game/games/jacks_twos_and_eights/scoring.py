"""How a hand came out: what every card left costs, and where the match stands."""

from game.games.jacks_twos_and_eights.faces import COST_OF
from game.games.jacks_twos_and_eights.state import JacksView
from game.scores import Line, Scores


def scores(view: JacksView) -> Scores | None:
    """The hand that has just ended, or None while one is played (JTE-34 to JTE-36)."""
    if not view.shown:
        return None
    deal = view.known.deal
    lines = []
    for hand, total in zip(view.shown, deal.totals, strict=True):
        cards = tuple((card, COST_OF[card.code]) for card in hand)
        lines.append(Line(cards, sum(cost for _, cost in cards), total))
    winners = tuple(seat for seat, hand in enumerate(view.shown) if not hand)
    return Scores(tuple(lines), winners, deal.target, fewest_win=True)
