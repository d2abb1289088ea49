"""What the referee's moves do: shuffle, deal and turn the starter; gather the cards of a hand."""

from dataclasses import replace

from game.cards import FrenchCard
from game.events import Shuffled, Slide, Turned
from game.games.jacks_twos_and_eights.draft import Draft, began, drawn
from game.games.jacks_twos_and_eights.faces import POWERS
from game.games.jacks_twos_and_eights.state import HANDS, Phase
from game.zones import DISCARD, STOCK


def shuffle(draft: Draft, order: tuple[int, ...]) -> None:
    """Put the stock in this order; deal if the hands are empty; turn the starter."""
    draft.stock = tuple(draft.stock[place] for place in order)
    draft.events.append(Shuffled(STOCK, len(order)))
    if draft.phase is Phase.SHUFFLING:
        _deal_out(draft)
    _turn_starter(draft)


def next_deal(draft: Draft) -> None:
    """All cards back into the stock; the deal goes on round the table (JTE-04)."""
    for seat, hand in enumerate(draft.hands):
        if hand:
            source = HANDS[seat]
            draft.events.append(Slide(source, STOCK, tuple(reversed(hand))))
    draft.events.append(Slide(DISCARD, STOCK, tuple(reversed(draft.discard))))
    draft.stock = (*draft.stock, *(card for hand in draft.hands for card in hand), *draft.discard)
    draft.discard = ()
    draft.hands = [()] * draft.deal.seats
    draft.deal = replace(
        draft.deal,
        number=draft.deal.number + 1,
        dealer=(draft.deal.dealer + 1) % draft.deal.seats,
        extra=draft.deal.extra + int(draft.deal.reached),  # JTE-37
    )
    draft.seat = (draft.deal.dealer + 1) % draft.deal.seats
    draft.phase = Phase.SHUFFLING
    draft.turns = 0


def _deal_out(draft: Draft) -> None:
    """One card at a time from the dealer's left (JTE-02)."""
    seats = draft.deal.seats
    size = int(draft.deal.setup.options["hand_size"])
    hands: list[list[FrenchCard]] = [[] for _ in range(seats)]
    for number in range(size * seats):
        seat = (draft.seat + number) % seats
        card = draft.stock[-1 - number]
        hands[seat].append(card)
        draft.events.append(drawn(seat, card))
    draft.stock = draft.stock[: len(draft.stock) - size * seats]
    draft.hands = [tuple(hand) for hand in hands]


def _turn_starter(draft: Draft) -> None:
    """JTE-06: a power card does not start; it is buried at random, and the next is turned."""
    card = draft.stock[-1]
    draft.events += (Slide(STOCK, DISCARD, (card,)), Turned(DISCARD, (card,)))
    if card.rank in POWERS:
        draft.say("buried", "JTE-06", None, card=card.code)
        draft.events.append(Slide(DISCARD, STOCK, (card,)))
        draft.phase = Phase.BURYING
        return
    draft.stock = draft.stock[:-1]
    draft.discard = (card,)
    draft.phase = Phase.OPEN
    draft.events.append(began(draft.seat))
