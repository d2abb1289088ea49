"""Why a good player would do this: one line for a hint."""

from game.cards import Rank
from game.errors import Reason
from game.games.flipjacks.actions import Call, Catch, Draw, OwnUp, Play, colour_of
from game.games.flipjacks.limits import is_ordinary
from game.games.flipjacks.state import FlipjacksView
from game.moves import Action


def why(view: FlipjacksView, action: Action) -> Reason:
    """What speaks for this action of the seat that sees this."""
    match action:
        case Play():
            return _of_play(view, action)
        case Draw():
            keeps = any(
                card is not None and not is_ordinary(view.board, card)
                for card in view.hands[view.board.turn]
            )
            return Reason("hint_keep", "FJ-14") if keeps else Reason("hint_draw", "FJ-13")
        case OwnUp():
            return Reason("hint_own_up", "FJ-22")
        case Call() | Catch():
            return Reason("hint_say", "FJ-21")
        case _:
            return Reason("hint_pass", "FJ-25")


def _of_play(view: FlipjacksView, play: Play) -> Reason:
    hand = view.hands[view.board.turn]
    if len(play.cards) == len(hand):
        return Reason("hint_out", "FJ-19")
    if play.rank is Rank.JACK:
        remembered = view.pile[0]
        if len(play.cards) == 1 and remembered is not None:
            return Reason("hint_flip", "FJ-07", (("card", remembered.code),))
        return Reason("hint_jack", "FJ-07")
    if play.names is not None:
        held = sum(card is not None and colour_of(card) is play.names for card in hand)
        return Reason("hint_ace", "FJ-04", (("n", held),))
    if play.rank is Rank.ACE:
        return Reason("hint_free_ace", "FJ-04")
    return Reason("hint_two" if len(play.cards) > 1 else "hint_card", "FJ-03")
