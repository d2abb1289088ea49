"""Why something that a player touched does nothing now: one reason, with the ruling behind it."""

from game.cards import Rank
from game.errors import Reason
from game.games.jacks_twos_and_eights.actions import PLAYS, Do
from game.games.jacks_twos_and_eights.choices import faces_allowed
from game.games.jacks_twos_and_eights.state import DECIDING, ENDED, JacksView, Known, Phase
from game.zones import Place, Seat

NOT_NOW = Reason("not_now", "house")


def refusal(view: JacksView, seat: Seat, touched: str) -> Reason:
    """Why this card's code, zone's place or button does nothing for that seat."""
    known = view.known
    if known.phase in ENDED:
        return Reason("hand_over", "JTE-32")
    if known.phase not in DECIDING:
        return Reason("dealing", "JTE-04")
    if seat != known.seat:
        return Reason("not_your_turn", "JTE-04")
    if touched == Place.STOCK.value:
        return _stock(view)
    if touched == Do.PASS.code:
        return _pass(known)
    return _card(view, touched)


def _stock(view: JacksView) -> Reason:
    """Why no card is to be drawn."""
    known = view.known
    if known.phase is Phase.DREW:
        return Reason("drew_already", "JTE-17")
    if known.phase is Phase.LAID:
        return Reason("laid_already", "JTE-17")
    if known.phase is Phase.ANSWERING and known.skips:
        return _skipped(known)
    return NOT_NOW if view.stock else Reason("stock_empty", "JTE-29")


def _pass(known: Known) -> Reason:
    """Why the turn is not to be let go."""
    if known.phase is Phase.ANSWERING and not known.skips:
        return _drawing(known)
    return Reason("play_or_draw", "JTE-18") if known.phase is Phase.OPEN else NOT_NOW


def _card(view: JacksView, code: str) -> Reason:
    """Why the card of this code is not to be laid."""
    known, hand = view.known, view.hand
    if all(card.code != code for card in hand):
        return Reason("not_held", "house", (("card", code),)) if code in PLAYS else NOT_NOW
    if code in faces_allowed(known, hand, view.discard):
        names = code in _JACKS and len(hand) > 1
        return Reason("name_a_suit", "JTE-15") if names else NOT_NOW
    if known.phase is Phase.ANSWERING:
        return _skipped(known) if known.skips else _drawing(known)
    if known.phase is Phase.DREW and code != hand[-1].code:
        return Reason("only_the_drawn", "JTE-17", (("card", hand[-1].code),))
    return _unfit(known, code, view.discard[-1].code)


def _unfit(known: Known, code: str, top: str) -> Reason:
    """Why a card of this code does not go on this top card."""
    if known.phase is Phase.LAID:
        if known.suit is not None:
            return Reason("not_next_to_jack", "JTE-15", (("suit", known.suit.value),))
        return Reason("not_next", "JTE-10", (("card", top),))
    if known.suit is not None:
        return Reason("not_the_suit", "JTE-07", (("suit", known.suit.value),))
    if code[0] == Rank.EIGHT.value:
        return Reason("eight_must_match", "JTE-08", (("card", top),))
    return Reason("no_match", "JTE-07", (("card", top),))


def _skipped(known: Known) -> Reason:
    if known.draws:
        return Reason("only_an_eight_helps", "JTE-26", (("n", known.draws),))
    return Reason("only_an_eight", "JTE-23")


def _drawing(known: Known) -> Reason:
    return Reason("only_two_or_ace", "JTE-19", (("n", known.draws),))


_JACKS = frozenset(code for code, plays in PLAYS.items() if len(plays) > 1)
