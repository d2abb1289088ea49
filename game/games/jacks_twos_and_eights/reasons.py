"""Why a good player would do this: one line for a hint."""

from typing import assert_never

from game.cards import Rank
from game.errors import Reason
from game.games.jacks_twos_and_eights.actions import Do, JacksAction, Play
from game.games.jacks_twos_and_eights.faces import COST_OF
from game.games.jacks_twos_and_eights.state import JacksView, Phase


def why(view: JacksView, action: JacksAction) -> Reason:
    """What speaks for this action of the seat whose turn it is."""
    return _of_play(view, action) if isinstance(action, Play) else _of_do(view, action)


def _of_play(view: JacksView, play: Play) -> Reason:
    known, rank = view.known, play.face.rank
    answering = known.phase is Phase.ANSWERING
    follows = view.counts[(known.seat + 1) % len(view.counts)]
    if len(view.hand) == 1:
        return Reason("hint_out", "JTE-32")
    if answering and known.skips:
        return Reason("hint_counter", "JTE-23")
    if answering:
        return Reason("hint_answer", "JTE-19", (("n", known.draws),))
    if play.named is not None:
        held = sum(card.suit is play.named for card in view.hand)
        return Reason("hint_jack", "JTE-15", (("suit", play.named.value), ("n", held)))
    if rank is Rank.EIGHT:
        return Reason("hint_eight", "JTE-23", (("n", follows),))
    if rank in (Rank.ACE, Rank.TWO):
        return Reason("hint_draws", "JTE-22", (("n", follows),))
    if known.phase is Phase.LAID:
        return Reason("hint_chain", "JTE-10", (("n", len(view.hand) - 1),))
    return Reason("hint_points", "JTE-34", (("n", COST_OF[play.face.code]),))


def _of_do(view: JacksView, do: Do) -> Reason:
    match do:
        case Do.DRAW:
            return Reason("hint_draw", "JTE-17")
        case Do.TAKE:
            return Reason("hint_take", "JTE-20", (("n", view.known.draws),))
        case Do.MISS:
            return Reason("hint_miss", "JTE-23")
        case Do.PASS:
            return Reason("hint_pass", "JTE-16")
        case _:
            assert_never(do)
