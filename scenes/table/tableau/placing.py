"""Which card of a hand is meant for which slot, as far as somebody has got; nobody else is told.

It knows neither rules nor pixels: slots are counted from 0, cards are told apart by being equal.
"""

from collections.abc import Sequence

from game.cards import Card
from game.zones import Seat


class Placing:
    """The tableau that one seat is building. `picked` is the card that is to be placed next."""

    def __init__(self) -> None:
        self._for: tuple[Seat, tuple[Card, ...], int] | None = None
        self.cards: tuple[Card, ...] = ()
        self.slots: list[Card | None] = []
        self.picked: Card | None = None

    def begin(self, seat: Seat, cards: Sequence[Card], slots: int) -> None:
        """This seat builds from these cards; what it has placed already stays."""
        wanted = seat, tuple(sorted(cards, key=lambda card: card.code)), slots
        if self._for == wanted:
            return
        self._for = wanted
        self.cards = tuple(cards)
        self.slots = [None] * slots
        self.picked = None

    def forget(self) -> None:
        """Nobody builds any more."""
        self._for = None
        self.cards, self.slots, self.picked = (), [], None

    @property
    def in_hand(self) -> tuple[Card, ...]:
        """The cards that are in no slot."""
        return tuple(card for card in self.cards if card not in self.slots)

    @property
    def missing(self) -> int:
        """How many slots are still open."""
        return self.slots.count(None)

    @property
    def full(self) -> bool:
        """Whether the tableau can be set."""
        return bool(self.slots) and not self.missing

    def slot_of(self, card: Card) -> int | None:
        """Where the card lies, if not in the hand."""
        return self.slots.index(card) if card in self.slots else None

    def first_open(self, among: Sequence[int] | None = None) -> int | None:
        """The first open slot, of these or of all."""
        places = range(len(self.slots)) if among is None else among
        return next((place for place in places if self.slots[place] is None), None)

    def place(self, card: Card, slot: int) -> None:
        """Into this slot; what lies there goes where the card came from."""
        came_from, there = self.slot_of(card), self.slots[slot]
        if came_from is not None:
            self.slots[came_from] = there
        self.slots[slot] = card
        self.picked = None

    def take_back(self, card: Card) -> None:
        """Back into the hand."""
        place = self.slot_of(card)
        if place is not None:
            self.slots[place] = None
        self.picked = None
