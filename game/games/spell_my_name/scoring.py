"""What a hand and a match come to (SMN-24, SMN-25)."""

from collections.abc import Sequence
from typing import Final

from game.errors import Reason
from game.games.spell_my_name.pack import BOLT, is_oneness, points_of
from game.games.spell_my_name.state import Deal, Pile, SpellView
from game.outcome import Outcome
from game.scores import Line, Scores
from game.zones import Seat

BONUS: Final = 10
"""For winning a hand, where points count."""


def points_won(deal: Deal, shown: Sequence[Pile]) -> int:
    """What whoever spelt the name gets: a hand, or the bonus and every card that anybody holds."""
    return BONUS + sum(map(points_of, shown)) if deal.counts_points else 1


def hand_ends(winner: Seat, points: tuple[int, ...], spelt: Pile) -> Outcome:
    """How a hand ended that was won with these five cards."""
    if is_oneness(spelt):
        reason = Reason("oneness", "SMN-24")
    elif BOLT in spelt:
        reason = Reason("spelt_with_bolt", "SMN-14")
    else:
        reason = Reason("spelt", "SMN-13")
    return Outcome((winner,), points, reason)


def match_ends(deal: Deal, winner: Seat, spelt: Pile) -> Outcome | None:
    """How the match ended after a hand that was won with these cards, if it has."""
    if is_oneness(spelt):
        return Outcome((winner,), deal.totals, Reason("oneness", "SMN-24"))
    if deal.totals[winner] < deal.goal:
        return None
    reason = ("hundred", "SMN-25") if deal.counts_points else ("three_hands", "SMN-24")
    return Outcome((winner,), deal.totals, Reason(*reason))


def scores(view: SpellView) -> Scores | None:
    """The hand that has just ended, or None while one is played.

    By points every card is the winner's; by hands the cards that spelt the name count nothing.
    """
    if not view.shown:
        return None
    deal, winner = view.known.deal, view.known.seat
    lines = []
    for seat, (hand, total) in enumerate(zip(view.shown, deal.totals, strict=True)):
        won = points_won(deal, view.shown) if seat == winner else 0
        cards = tuple((card, card.points if deal.counts_points else 0) for card in hand)
        lines.append(Line(cards, won, total))
    return Scores(tuple(lines), (winner,), deal.goal, fewest_win=False)
