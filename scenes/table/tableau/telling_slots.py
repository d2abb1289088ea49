"""What is said of slots, cards and questions at such a table, in words."""

from game.cards import Card
from game.moves import Action
from game.zones import Place, Seat
from scenes.cards import card_in_words
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.table.tableau.bench import Bench
from scenes.table.tableau.build_picture import Chosen
from scenes.table.tableau.tableau_show import TableauShow

_NO_RANK = "none"
"""The code of a card that acts at no step."""


class SlotWords:
    """Finds the words for one table."""

    def __init__(self, house: House, sitting: Sitting, show: TableauShow) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._slug = sitting.game.info.slug

    def letters(self) -> tuple[str, ...]:
        """The letter of each slot; its number where that is somebody's own key."""
        theirs = [s.control.label.upper() for s in self._sitting.seating.sitters if s.control]
        found: list[str] = []
        for number, slot in enumerate(self._show.slots, start=1):
            cap = self._house.words(f"{self._slug}.key.{slot.code}").upper()
            found.append(str(number) if cap in theirs else cap)
        return tuple(found)

    def chosen(self, bench: Bench) -> Chosen:
        """What has the focus, and what it is good for there."""
        show, words = self._show, self._house.words
        if show.viewer is None:
            return Chosen(None, "", "")
        number, card = bench.focused_slot, bench.focused_card
        looked_at = show.placing.picked or card
        if number is None:
            if looked_at is None:
                return Chosen(None, "", "")
            body = words(f"{self._slug}.tells.card", does=self._does(looked_at))
            return Chosen(looked_at, self._name(looked_at), body)
        slot = show.slots[min(number, len(show.slots) - 1)]
        name = words(f"{self._slug}.slot.{slot.code}")
        body = words(f"{self._slug}.slot.{slot.code}.tells")
        if looked_at is None:
            return Chosen(None, name, body)
        if slot.place is Place.FLIP:
            body = self._does(looked_at)
        title = words("tableau.in_slot", slot=name, card=self._name(looked_at))
        return Chosen(looked_at, title, body)

    def _name(self, card: Card) -> str:
        """What a card is called; and, if it is, that it was left over from last turn."""
        name = card_in_words(self._house.words, self._slug, card.code)
        view = self._sitting.match.view(self._show.viewer)
        if card != self._show.tableau.kept(view):
            return name
        kept = self._house.words(f"{self._slug}.kept")
        return self._house.words("tableau.kept", card=name, kept=kept)

    def _does(self, card: Card) -> str:
        """What a card does when it is flipped."""
        code = self._show.tableau.rank(card) or _NO_RANK
        return self._house.words(f"{self._slug}.power.{code}.does")

    def question(self, seat: Seat) -> tuple[str, str]:
        """What this seat has to say, and what more there is to know."""
        reason = self._show.tableau.asks(self._sitting.match.view(seat))
        if reason is None:
            return self._show.acting.told, ""
        key, words = f"{self._slug}.asks.{reason.code}", self._house.words
        name = self._sitting.seating.sitters[seat].name
        note = f"{key}.note"
        values = dict(reason.values)
        said = words.told(note, **values) if words.has(note) else ""
        return words(key, name=name), said

    def lay_out(self, action: Action) -> None:
        """Place the own cards as this action would have them."""
        placing, build = self._show.placing, self._show.tableau.build
        found = next(
            (cards for cards in _orders(placing.cards) if build(cards) == action), placing.cards
        )
        for number, card in enumerate(found):
            placing.place(card, number)


def _orders(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """These cards in every order."""
    if len(cards) < 2:  # noqa: PLR2004 - one card has one order
        return [cards]
    return [
        (card, *rest)
        for number, card in enumerate(cards)
        for rest in _orders(cards[:number] + cards[number + 1 :])
    ]
