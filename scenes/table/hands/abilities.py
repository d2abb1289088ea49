"""What a seat can do, as it is offered: cards and piles to touch, buttons, and ways to choose from.

Everything is narrowed out of what the rules allow; nothing is made up here.
"""

from collections.abc import Callable, Sequence

from game.errors import Reason
from game.moves import Action, touched
from game.zones import Place, Seat, zone_of
from scenes.choice import Choice, Way
from scenes.house import House
from scenes.scene import Command
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.offers import BACK, SEAT, Able, Offer, Power
from scenes.table.hands.sign_picture import SUITS_OF
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from sprites.packs import face_name

SUITS = "shdc"
"""In the order in which they are offered."""


class Abilities:
    """The abilities of whoever sits in front at one table."""

    def __init__(self, house: House, sitting: Sitting, show: HandsShow) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._slug = sitting.game.info.slug

    def options(self, seat: Seat, what: str) -> list[Action]:
        """What could be meant by touching this."""
        return [action for action in self._sitting.match.legal(seat) if touched(action) == what]

    def able(self, seat: Seat | None) -> Able:
        """What the seat can do; nothing for nobody."""
        legal = () if seat is None else self._sitting.match.legal(seat)
        if seat is None or not legal:
            return Able()
        piles = {spot.place.value for spot in self._sitting.game.table.spots}
        codes = self._codes(seat)
        held = {touched(action) for action in legal} & codes
        aloud = self._sitting.game.table.aloud
        others = [a for a in legal if touched(a) not in held and not aloud(a)]
        at_seats = [a for a in others if touched(a).startswith(SEAT)]
        on_piles = [a for a in others if touched(a) in piles]
        takes = on_piles if len(on_piles) > 1 else []
        apart = [*at_seats, *takes, *(a for a in others if touched(a).startswith(BACK))]
        return Able(
            cards=frozenset(held),
            piles=frozenset(map(touched, on_piles)),
            offers=tuple(self._offer(seat, action) for action in others if action not in apart),
            seats=tuple(self._at_seat(seat, action) for action in at_seats),
            takes=tuple(self._offer(seat, action) for action in takes),
            open=not all(map(aloud, legal)),
        )

    def powers(self, viewer: Seat | None, seat: Seat | None) -> tuple[Power, ...]:
        """What a card in the hand that is seen is good for; `seat` is who may choose now."""
        if viewer is None:
            return ()
        view = self._sitting.match.view(viewer)
        return tuple(self._power(code, seat) for code in self._sitting.game.table.powers(view))

    def power_actions(self, seat: Seat | None, power: str) -> list[Action]:
        """All that can be meant by such a power."""
        legal = () if seat is None else self._sitting.match.legal(seat)
        return [action for action in legal if action.code.partition(":")[0] == power]

    def picks(self, seat: Seat | None) -> list[Action]:
        """The backs of which one is to be picked, if that is all there is to do."""
        legal = [] if seat is None else list(self._sitting.match.legal(seat))
        return legal if all(touched(action).startswith(BACK) for action in legal) else []

    def _power(self, code: str, seat: Seat | None) -> Power:
        words, key = self._house.words, f"{self._slug}.power.{code}"
        can = bool(self.power_actions(seat, code))
        return Power(code, words(key), words(f"{key}.when"), self._cap(code), can)

    def _at_seat(self, seat: Seat, action: Action) -> Offer:
        """The place of another seat; its key is a number, counted clockwise from the left."""
        seats = len(self._sitting.seating.sitters)
        other = int(touched(action).removeprefix(SEAT))
        cap = str((other - seat) % seats)
        return Offer(action, self.does(seat, action), "" if self._taken(cap) else cap)

    def _taken(self, cap: str) -> bool:
        """Whether that is somebody's own key."""
        theirs = [s.control.label.upper() for s in self._sitting.seating.sitters if s.control]
        return cap.upper() in theirs

    def _cap(self, code: str) -> str:
        """The letter of an action; none where it is somebody's own key."""
        words, key = self._house.words, f"{self._slug}.key.{code}"
        cap = words(key) if words.has(key) else ""
        return "" if self._taken(cap) else cap

    def _codes(self, seat: Seat) -> set[str]:
        tokens = self._show.stage.zones.get(zone_of(Place.HAND, seat), ())
        return {token.card.code for token in tokens if token.card is not None}

    def _offer(self, seat: Seat, action: Action) -> Offer:
        """A button, or a pile, with its letter."""
        loud = action.code == self._sitting.game.table.declares
        return Offer(action, self.does(seat, action), self._cap(action.code), loud=loud)

    def does(self, seat: Seat, action: Action) -> str:
        """What an action does, in words."""
        return self._show.does(self._reason(seat, action) or Reason(action.code, "house"))

    def _reason(self, seat: Seat, action: Action) -> Reason | None:
        return self._sitting.game.table.says(self._sitting.match.view(seat), action)

    def said(self, seat: Seat | None, token: Token | None) -> str | None:
        """What playing this card would do, or that there are several ways."""
        options = self._options_of(seat, token)
        if not options or seat is None:
            return None
        head = options[0].code.partition(":")[0]
        powers = self._sitting.game.table.powers(self._sitting.match.view(seat))
        if len(options) > 1 and head in powers:
            return self._question(seat, options)
        return self.does(seat, options[0])

    def _question(self, seat: Seat, options: Sequence[Action]) -> str:
        reason = self._reason(seat, options[0])
        code = options[0].code if reason is None else reason.code
        return self._house.words(f"{self._slug}.asks.{code}")

    def chain(self, seat: Seat | None, token: Token | None) -> list[Token]:
        """The cards that this one opens, in the order in which they can follow."""
        options = self._options_of(seat, token)
        if not options or seat is None:
            return []
        view, chain = self._sitting.match.view(seat), self._sitting.game.table.chain
        cards = max((chain(view, action) for action in options), key=len)
        waiting = [other for other in self._show.hand.cards if other is not token]
        found: list[Token] = []
        for card in cards:
            same = next((t for t in waiting if t.card and t.card.code == card.code), None)
            if same is not None:
                waiting.remove(same)
                found.append(same)
        return found

    def _options_of(self, seat: Seat | None, token: Token | None) -> list[Action]:
        if seat is None or token is None or token.card is None:
            return []
        return self.options(seat, token.card.code)

    def choice(
        self, seat: Seat, options: Sequence[Action], do: Callable[[Action], Command | None]
    ) -> Choice:
        """The question which of several things was meant; suits in their usual order."""
        ordered = sorted(options, key=lambda action: self._place(seat, action))
        return Choice(
            self._house,
            self._question(seat, options),
            [self._way(seat, action) for action in ordered],
            lambda place: do(ordered[place]),
        )

    def _place(self, seat: Seat, action: Action) -> int:
        suit = _suit(self._reason(seat, action))
        return len(SUITS) if suit is None else SUITS.find(suit)

    def _way(self, seat: Seat, action: Action) -> Way:
        reason = self._reason(seat, action)
        suit = _suit(reason)
        if suit is not None:
            return Way(self._house.words(f"suit.{suit}"), suit.upper())
        values = {} if reason is None else dict(reason.values)
        codes = [code for code in str(values.get("cards", "")).split(",") if code]
        if touched(action).startswith(BACK):
            codes = [""]
        suits = SUITS_OF.get(str(values.get("colour", "")), ())
        pack, sitters = self._sitting.game.table.pack, self._sitting.seating.sitters
        return Way(
            "" if touched(action).startswith(BACK) else self.does(seat, action),
            suits=suits,
            cards=tuple(face_name(pack, code or None) for code in codes),
            look=sitters[int(values["seat"])].look if "seat" in values else None,
        )


def _suit(reason: Reason | None) -> str | None:
    """The suit that a reason speaks of, by its letter."""
    return None if reason is None else str(dict(reason.values).get("suit", "")) or None
