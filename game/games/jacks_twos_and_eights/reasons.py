"""Why a good player would do this: one line for a hint."""

from collections import Counter
from typing import assert_never

from game.cards import FrenchCard, Rank, Suit
from game.errors import Reason
from game.games.jacks_twos_and_eights.actions import Do, JacksAction, Play
from game.games.jacks_twos_and_eights.choices import faces_allowed
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
        return _of_naming(view, play.face, play.named)
    if rank is Rank.EIGHT:
        return Reason("hint_eight", "JTE-23", (("n", follows),))
    if rank is Rank.TWO or (rank is Rank.ACE and not known.draws):
        return Reason("hint_draws", "JTE-22", (("n", follows),))
    if known.phase is Phase.LAID:
        return Reason("hint_chain", "JTE-10", (("n", len(view.hand) - 1),))
    return Reason("hint_points", "JTE-34", (("n", COST_OF[play.face.code]),))


def _of_naming(view: JacksView, jack: FrenchCard, named: Suit) -> Reason:
    """Of two equal Jacks one stays."""
    held = Counter(card.suit for card in view.hand)
    held[jack.suit] -= 1
    most = held[named] == max(held.values())
    return Reason("hint_jack" if most else "hint_jack_too", "JTE-15", (("suit", named.value),))


def _of_do(view: JacksView, do: Do) -> Reason:
    """Something could be laid instead, or nothing."""
    allowed = faces_allowed(view.known, view.hand, view.discard)
    free = not allowed.isdisjoint(card.code for card in view.hand)
    match do:
        case Do.DRAW:
            return Reason("hint_draw" if free else "hint_must_draw", "JTE-17")
        case Do.TAKE:
            draws = (("n", view.known.draws),)
            return Reason("hint_take" if free else "hint_must_take", "JTE-20", draws)
        case Do.MISS:
            return Reason("hint_miss" if free else "hint_must_miss", "JTE-23")
        case Do.PASS:
            return Reason("hint_pass" if free else "hint_must_pass", "JTE-16")
        case _:
            assert_never(do)
