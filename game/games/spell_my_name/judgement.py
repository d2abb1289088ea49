"""What a hand is worth, and which of two things is better: the card sense of the bots.

All of it follows from what a seat may know. Which policy is good was tried out in some hundred
thousand hands, with throws that nobody can read.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from game.games.spell_my_name.actions import MOST_HELD
from game.games.spell_my_name.pack import (
    BISON,
    BOLT,
    NAME_LENGTH,
    PACK,
    Kind,
    Piece,
    SpellCard,
)
from game.games.spell_my_name.state import Pile, SpellView
from game.zones import Seat


def useful(cards: Iterable[SpellCard]) -> int:
    """How many of the five places of the name these cards fill."""
    pieces: set[Piece] = set()
    bolts = 0
    for card in cards:
        if card.piece is not None:
            pieces.add(card.piece)
        elif card is BOLT:
            bolts = 1
    return min(NAME_LENGTH, len(pieces) + bolts)


def helps(hand: Pile, card: SpellCard) -> bool:
    """Whether the name comes nearer with this card."""
    return useful((*hand, card)) > useful(hand)


def least_needed(view: SpellView) -> SpellCard:
    """The card of five that can best be spared: the name goes before the Bison, then points.

    A Card of Purity is kept in any case: four more make a Oneness. Where points count, whoever is
    near the name keeps what is dear; others would rather that there is little to win.
    """
    hand = view.hand
    near = useful(hand) == MOST_HELD

    def left_without(card: SpellCard) -> tuple[int, bool, bool, int]:
        rest = [other for other in hand if other is not card]
        price = -card.points if near else card.points
        return useful(rest), BISON in rest, card.kind is not Kind.PURITY, price

    return max(hand, key=left_without)


def spare_cards(hand: Pile) -> Sequence[SpellCard]:
    """What a casual eye would call spare: pieces that are there twice, or else the Bison."""
    pieces = [card.piece for card in hand]
    twice = [card for card in hand if card.piece is not None and pieces.count(card.piece) > 1]
    return twice or [card for card in hand if card is BISON] or hand


def others(view: SpellView) -> Sequence[Seat]:
    """Every other seat, whoever sits to the left first."""
    assert view.seat is not None
    seats = len(view.counts)
    return [(view.seat + step) % seats for step in range(1, seats)]


def weakest(view: SpellView) -> Seat:
    """Whom a card would help least: nobody with four, who may win with it; of the others few cards.

    A turn that passes before theirs is worth as much as a card less.
    """
    order = others(view)

    def danger(place: int) -> tuple[bool, int, int]:
        count = view.counts[order[place]]
        return count == MOST_HELD, count - place, -place

    return order[min(range(len(order)), key=danger)]


def richest(view: SpellView, seats: Sequence[Seat]) -> Seat:
    """Whom to rob: the most cards, and of such the next to have a turn."""
    order = others(view)
    return min(seats, key=lambda seat: (-view.counts[seat], order.index(seat)))


def likeliest(view: SpellView, seats: Sequence[Seat]) -> Seat:
    """Whom to rob: where a card that helps is likeliest, and, beside that, where there is most.

    What is known of their hands counts for sure, everything else as the unseen cards do on average.
    """
    hand = tuple(card for card in view.hand if card is not BISON)
    seen = {card for cards in (view.hand, view.discard, view.out, *view.seen) for card in cards}
    unseen = [card for card in PACK if card not in seen]
    average = sum(helps(hand, card) for card in unseen) / len(unseen)
    order = others(view)

    def gain(seat: Seat) -> tuple[float, int]:
        known, count = view.seen[seat], view.counts[seat]
        sure = sum(helps(hand, card) for card in known)
        chance = (sure + average * (count - len(known))) / count
        return chance + ROBBED * count, -order.index(seat)

    return max(seats, key=gain)


ROBBED: Final = 0.1
"""What it is worth that a card is taken from a hand, for each card that it holds."""
