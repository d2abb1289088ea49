"""What may be played on what, and what else a seat may do in its turn.

All of it follows from what the seat can see: the board, its own hand, the card to beat, and
whether a card could be drawn.
"""

from collections.abc import Iterator, Sized
from itertools import combinations

from game.cards import FrenchCard, Rank
from game.games.flipjacks.actions import (
    CALL,
    DRAW,
    OWN_UP,
    PASS,
    Colour,
    Play,
    catch_of,
    colour_of,
    play_of,
)
from game.games.flipjacks.house import HEIGHT, JACKS
from game.games.flipjacks.state import Board, Pile
from game.moves import Action
from game.zones import Seat


def fits(board: Board, top: FrenchCard, card: FrenchCard) -> bool:
    """Whether the card may be played on that top (FJ-03 to FJ-10, FJ-33)."""
    if board.free or card.rank is Rank.ACE:
        return True
    if card.rank is Rank.JACK and not board.house.strict_jacks:
        return True
    if top.rank is Rank.ACE:
        return board.demand in (None, colour_of(card))
    return HEIGHT[card.rank] > HEIGHT[top.rank] and colour_of(card) is not colour_of(top)


def is_ordinary(board: Board, card: FrenchCard) -> bool:
    """Whether the card must be played if it can be (FJ-14, FJ-33)."""
    if card.rank is Rank.JACK:
        return board.house.strict_jacks
    return card.rank is not Rank.ACE


def can_draw(stock: Sized, pile: Sized, out: Sized) -> bool:
    """Whether anything is left to draw, after a shuffle if need be (FJ-25)."""
    return bool(stock) or (len(out) < JACKS and len(pile) > 1)


def plays(board: Board, top: FrenchCard, hand: Pile) -> Iterator[Play]:
    """Every card that fits, and every two of one rank and colour (FJ-17)."""
    fitting = [card for card in hand if fits(board, top, card)]
    for card in fitting:
        yield from _named(board, (card,), len(hand))
    for one, other in combinations(fitting, 2):
        if one.rank is other.rank and one.suit.red is other.suit.red:
            first, second = sorted((one, other), key=lambda card: card.code)
            yield from _named(board, (first, second), len(hand))


def turn_actions(
    board: Board, top: FrenchCard, hand: Pile, *, drawable: bool
) -> tuple[Action, ...]:
    """What the seat whose turn it is may do in it, by code; nothing, if that ends the game."""
    actions: list[Action] = list(plays(board, top, hand))
    playable = bool(actions)
    if may_arm(board, hand, actions):
        actions.append(CALL)
    if not board.free and not any(
        is_ordinary(board, card) and fits(board, top, card) for card in hand
    ):
        if drawable:
            actions.append(DRAW)
        elif not playable and len(board.out) < JACKS:
            actions.append(PASS)
    if actions and has_lapsed(board, board.turn):
        actions.append(OWN_UP)
    return tuple(sorted(actions, key=_code))


def shouts(board: Board, seat: Seat) -> tuple[Action, ...]:
    """What the seat may say at any time: its own call, and a catch for each call forgotten."""
    catches = [catch_of(lapse.seat) for lapse in board.lapses if lapse.seat != seat]
    if board.calling == seat:
        return (CALL, *sorted(catches, key=_code))
    return tuple(sorted(catches, key=_code))


def has_lapsed(board: Board, seat: Seat) -> bool:
    """Whether the seat forgot to call, and was not caught yet."""
    return any(lapse.seat == seat for lapse in board.lapses)


def may_arm(board: Board, hand: Pile, actions: list[Action]) -> bool:
    """FJ-21: "last card" may be said in advance by whoever can come down to one card."""
    return not board.armed and any(
        isinstance(play, Play) and len(hand) - len(play.cards) == 1 for play in actions
    )


def _named(board: Board, cards: Pile, held: int) -> Iterator[Play]:
    """An Ace names a colour, unless it is the last card or its colour is free (FJ-04, FJ-29)."""
    if cards[0].rank is Rank.ACE and not board.house.ace_frees_colour and len(cards) < held:
        for colour in Colour:
            yield play_of(cards, colour)
    else:
        yield play_of(cards)


def _code(action: Action) -> str:
    return action.code
