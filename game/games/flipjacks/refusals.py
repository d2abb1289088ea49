"""Why a seat cannot do what it reached for: one line for the player, and the ruling behind it."""

from typing import Final

from game.cards import FrenchCard, Rank
from game.errors import Reason
from game.games.flipjacks.actions import Colour, colour_of
from game.games.flipjacks.house import HEIGHT
from game.games.flipjacks.limits import can_draw, fits, has_lapsed, is_ordinary
from game.games.flipjacks.state import Board, FlipjacksView, Pile
from game.zones import Place, Seat

CALL: Final = "call"
CATCH: Final = "catch"

NOT_NOW: Final = Reason("not_now", "house")


def refuse(view: FlipjacksView, seat: Seat, touched: str) -> Reason:
    """What is wrong with a card (its code), with drawing ("stock"), with CALL or with CATCH."""
    board = view.board
    top = view.pile[-1] if view.pile else None
    if board.outcome is not None or top is None:
        return NOT_NOW
    if touched == CATCH:
        return _catch(board, seat)
    if touched == CALL:
        return _call(board, seat)
    if seat != board.turn:
        return Reason("not_your_turn", "FJ-30", (("seat", board.turn),))
    hand = tuple(card for card in view.hands[seat] if card is not None)
    if touched == Place.STOCK.value:
        drawable = can_draw(view.stock, view.pile, board.out)
        return _draw(board, top, hand, drawable=drawable)
    for card in hand:
        if card.code == touched:
            return _card(board, top, card)
    return NOT_NOW


def _catch(board: Board, seat: Seat) -> Reason:
    if board.calling is not None and board.calling != seat:
        return Reason("still_time", "FJ-21", (("seat", board.calling),))
    return Reason("nobody_to_catch", "FJ-21")


def _call(board: Board, seat: Seat) -> Reason:
    if has_lapsed(board, seat):
        return Reason("call_too_late", "FJ-21")
    if board.armed and seat == board.turn:
        return Reason("called", "FJ-21")
    return Reason("nothing_to_call", "FJ-21")


def _draw(board: Board, top: FrenchCard, hand: Pile, *, drawable: bool) -> Reason:
    if board.free:
        return Reason("must_play", "FJ-15")
    for card in hand:
        if is_ordinary(board, card) and fits(board, top, card):
            return Reason("can_play", "FJ-14", (("card", card.code),))
    return NOT_NOW if drawable else Reason("nothing_to_draw", "FJ-25")


def _card(board: Board, top: FrenchCard, card: FrenchCard) -> Reason:
    if fits(board, top, card):
        return NOT_NOW
    if top.rank is Rank.ACE:
        red = board.demand is Colour.RED
        return Reason("must_be_red" if red else "must_be_black", "FJ-04")
    if HEIGHT[card.rank] <= HEIGHT[top.rank]:
        return Reason("not_higher", "FJ-03", (("card", top.code),))
    assert colour_of(card) is colour_of(top)
    return Reason("same_colour", "FJ-03", (("card", top.code),))
