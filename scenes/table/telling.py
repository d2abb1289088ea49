"""What happened, in words: lines for the log, and for the bar at the foot of the table."""

from game.cards import Card
from game.errors import Reason
from game.events import (
    Because,
    Claimed,
    Event,
    MatchEnded,
    Passed,
    Said,
    Shuffled,
    Slide,
    Swapped,
    Turned,
    Verdict,
)
from game.options import Options
from game.rules import Game
from game.zones import Place, Seat, Zone
from scenes.cards import card_in_words
from scenes.seating import Seating
from scenes.services.words import Words


class Teller:
    """Finds the words for one table."""

    def __init__(self, words: Words, game: Game, seating: Seating) -> None:
        self._words = words
        self._game = game
        self._slug = game.info.slug
        self._seating = seating
        self._turner: Seat | None = None

    def name(self, seat: Seat) -> str:
        """What that seat is called."""
        return self._seating.sitters[seat].name

    def card(self, card: Card) -> str:
        """The card in words."""
        return self.code(card.code)

    def code(self, code: str) -> str:
        """The card of this code in words."""
        return card_in_words(self._words, self._slug, code)

    def options(self, options: Options) -> tuple[str, ...]:
        """A line for every option that is not as usual."""
        lines = []
        for option in self._game.info.options:
            value = options[option.key]
            if value == option.default:
                continue
            key = f"{self._slug}.option.{option.key}"
            said = self._words(key)
            lines.append(said if value is True else f"{said}: {self._words(f'{key}.{value}')}")
        return tuple(lines)

    def reason(self, because: Because) -> str:
        """Why something is so."""
        values = self.values(because.reason)
        if because.seat is not None:
            values["name"] = self.name(because.seat)
        return self._words.told(f"{self._slug}.reason.{because.reason.code}", **values)

    def does(self, reason: Reason) -> str:
        """What an action does."""
        return self._words.told(f"{self._slug}.does.{reason.code}", **self.values(reason))

    def owed(self, reason: Reason, form: str) -> str:
        """What somebody owes; the `form` may be that for themselves."""
        return self._words(f"{self._slug}.owed.{reason.code}{form}", **self.values(reason))

    def task(self, seat: Seat, reason: Reason, form: str) -> str:
        """What a seat is to do; the `form` may be that for itself."""
        key = f"{self._slug}.task.{reason.code}{form}"
        return self._words.told(key, name=self.name(seat), **self.values(reason))

    def track(self, reason: Reason) -> str:
        """How far something is that is being collected."""
        return self._words.told(f"{self._slug}.track.{reason.code}", **self.values(reason))

    def values(self, reason: Reason) -> dict[str, object]:
        """What stands in the words of a reason: cards, suits and seats by their names."""
        told: dict[str, object] = dict(reason.values)
        for key, value in reason.values:
            match key:
                case "card":
                    told[key] = self.code(str(value))
                case "suit":
                    told[key] = self._words(f"suit.{value}")
                case "seat":
                    told[key] = self.name(int(value))
                case _:
                    pass
        return told

    def line(self, event: Event, turner: Seat | None) -> str | None:
        """A line for the log, or None for what needs none."""
        match event:
            case Turned(_, cards) if turner is not None:
                cards_told = ", ".join(self.card(card) for card in cards)
                return self._words("table.log.turned", name=self.name(turner), cards=cards_told)
            case Claimed(seat, at_ms, _, verdict) if verdict is not Verdict.IGNORED:
                key = f"table.log.claim.{verdict.value}"
                return self._words(key, name=self.name(seat), seconds=f"{at_ms / 1000:.2f}")
            case Because() | Said() | Passed():
                return self._spoken(event)
            case Slide():
                return self._moved(event)
            case Shuffled(zone, count) if zone.seat is not None:
                return self._words("table.log.shuffled", name=self.name(zone.seat), n=count)
            case Swapped():
                return self._words("table.log.swapped")
            case MatchEnded(outcome):
                names = ", ".join(self.name(seat) for seat in outcome.winners)
                return self._words("table.log.ended", names=names)
            case _:
                return None

    def _spoken(self, event: Because | Said | Passed) -> str:
        """What a ruling or a seat says."""
        match event:
            case Because():
                return self.reason(event)
            case Said(seat, what):
                return self.said(seat, what)
            case Passed(seat):
                return self._words("table.log.passed", name=self.name(seat))

    def _moved(self, event: Slide) -> str | None:
        """Cards that a seat laid or drew."""
        match event:
            case Slide(Zone(Place.HAND, int() as seat), Zone(seat=None) as target, cards, _):
                return self._laid(seat, cards) if target.place is not Place.STOCK else None
            case Slide(Zone(Place.STOCK), Zone(Place.HAND, int() as seat), cards, _):
                return self._words.plural("table.log.drew", len(cards), name=self.name(seat))
            case _:
                return None

    def said(self, seat: Seat, what: str) -> str:
        """What a seat said, in words."""
        said = self._words(f"{self._slug}.said.{what}")
        return self._words("table.said", name=self.name(seat), said=said)

    def _laid(self, seat: Seat, cards: tuple[Card | None, ...]) -> str | None:
        told = ", ".join(self.card(card) for card in cards if card is not None)
        return self._words("table.log.laid", name=self.name(seat), cards=told) if told else None
