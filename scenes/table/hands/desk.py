"""The hand, the piles and the buttons under keys, pointer and gamepad; it knows what can be done.

It tells its table what was touched, and never what that means.
"""

from collections.abc import Callable, Mapping, Sequence

from game.moves import Action
from game.table import Spot
from game.zones import Place
from scenes.controls import Board, Widget
from scenes.house import House
from scenes.input.intents import FocusLost, Intent, Meaning, Phase, Pointer, Press
from scenes.scene import Command
from scenes.table.hands.cries import Cry
from scenes.table.hands.drag import Drag
from scenes.table.hands.hand import Hand
from scenes.table.hands.haste import Haste
from scenes.table.hands.offers import SEAT, Able, Offer, Power
from scenes.table.hands.plan import Plan
from scenes.table.hands.power_spots import POWER, power_spots
from scenes.table.hands.seat_spots import seat_key, seat_spots
from scenes.table.hands.spots import (
    CRY,
    DO,
    PILE,
    CardSpot,
    buttons,
    card_spots,
    cry_key,
    pile_spots,
)
from scenes.table.stage import Token
from sounds.cues import Cue

CARD = "card."
_MOVES = frozenset(
    (
        Meaning.LEFT,
        Meaning.RIGHT,
        Meaning.UP,
        Meaning.DOWN,
        Meaning.NEXT,
        Meaning.PREVIOUS,
    )
)


class Desk:
    """What lies before the seat in front."""

    def __init__(
        self,
        house: House,
        hand: Hand,
        touch: Callable[[str], Command | None],
        do: Callable[[Action], Command | None],
        shout: Callable[[Cry], Command | None],
        use: Callable[[str], Command | None],
    ) -> None:
        self._house = house
        self._hand = hand
        self._touch = touch
        self._do = do
        self._shout = shout
        self._use = use
        self._able = Able()
        self._picked: str | None = None
        self._haste = Haste()
        self._here: Plan | None = None
        self.board = Board(house)
        self._drag = Drag(house, hand, self.board)

    # -- what is there -----------------------------------------------------------------------

    def lay(self, tokens: Sequence[Token], spots: Sequence[Spot], here: Plan, able: Able) -> None:
        """These cards, piles and buttons are there now."""
        opened = able.open and not self._able.open
        called = able.cries and not able.open and (self._able.open or not self._able.cries)
        self._able, self._here = able, here
        self._hand.wish.codes = able.cards if able.open else None
        self._hand.arrange(tokens, here, focused=self._in_hand)
        if opened or called:
            self._picked = None
            self._begin()
        height = float(self._house.scale.height)
        self.board.show(
            (
                *card_spots(self._hand, self._key, self._touch, self._click, height),
                *pile_spots(spots, here, able, self._touch_pile),
                *seat_spots(self._house, here, able, self._do),
                *buttons(self._house, here, able, self._do, self._shout),
                *power_spots(self._house, here, able, self._use),
            )
        )
        self._keep_focus()

    @property
    def able(self) -> Able:
        """What can be done now."""
        return self._able

    @property
    def cards(self) -> Sequence[Token]:
        """The cards in front, as they are sorted."""
        return self._hand.cards

    @property
    def _in_hand(self) -> bool:
        focus = self.board.focus
        return focus is None or focus.startswith(CARD)

    @property
    def chosen(self) -> Token | None:
        """The card that has the focus."""
        return self._hand.chosen_token if self._in_hand else None

    def begin_again(self) -> None:
        """Whoever is to choose begins anew with what can be done now."""
        self._able = Able()

    def _begin(self) -> None:
        """Begin with a place or a pile to be chosen, else a card, else a button, else a shout."""
        tokens = self._hand.cards
        kept = self._hand.chosen_token
        chosen = bool(self._able.seats or self._able.takes)
        if self._in_hand and not chosen and kept is not None and self._hand.can(kept):
            return
        able = [place for place, token in enumerate(tokens) if self._hand.can(token)]
        if self._able.seats:
            self.board.focus = seat_key(self._able.seats[0].seat)
        elif self._able.takes:
            self.board.focus = PILE + self._able.takes[0].touches
        elif able:
            self._hand.chosen = able[0]
            self.board.focus = self._key(able[0])
        elif self._able.offers:
            self.board.focus = DO + self._able.offers[0].action.code
        elif self._able.cries and self._able.cries[0].lone:
            self.board.focus = cry_key(self._able.cries[0])
        if self._here is not None:
            self._hand.arrange(tokens, self._here, focused=self._in_hand)

    def _key(self, place: int) -> str:
        """A card's own key: its code and which of the same it is."""
        tokens = self._hand.cards
        code = _code(tokens[place])
        alike = sum(1 for token in tokens[:place] if _code(token) == code)
        return f"{CARD}{code}.{alike}"

    def _keep_focus(self) -> None:
        """The chosen card has the focus, unless something else has it."""
        cards = self._hand.cards
        if self._in_hand and cards and self._hand.chosen < len(cards):
            self.board.focus = self._key(self._hand.chosen)

    def _touch_pile(self, place: Place) -> Command | None:
        """A pile was touched; the picked card goes onto the one that takes cards."""
        token = self._hand.chosen_token
        takes = place.value not in self._able.piles and place is not Place.STOCK
        if takes and token is not None and self._picked is not None:
            return self._touch(_code(token))
        return self._touch(place.value)

    # -- what was meant ----------------------------------------------------------------------

    def handle(self, intent: Intent) -> Command | None:
        """Let a card, a pile or a button have it."""
        match intent:
            case Pointer():
                return self._point(intent)
            case Press(control, at_ms, meaning):
                if meaning is Meaning.CONFIRM and self._haste.goes_on(at_ms):
                    return None
                if meaning in _MOVES:
                    self._move(meaning)
                    return None
                match None if meaning is not None else self._able.by_letter(control.label):
                    case Offer(action):
                        return self._do(action)
                    case Power(code):
                        return self._use(code)
                    case _:
                        return self.board.handle(intent)
            case FocusLost():
                self.let_go()
                return self.board.handle(intent)
            case _:
                return self.board.handle(intent)

    def hurries(self, intent: Intent) -> bool:
        """Whether this, where there is nothing to choose, means not to wait: also a bare click."""
        match intent:
            case Press(_, at_ms, Meaning.CONFIRM):
                if (self.board.focus or "").startswith(CRY):
                    return False
                self._haste.begin(at_ms)
                return True
            case Pointer(Phase.DOWN, x, y, _, 1):
                return self.board.at(x, y) is None
            case _:
                return False

    def _click(self, key: str) -> Command | None:
        """The first click picks a card, the second plays it."""
        spot = self._spot(key)
        if spot is None:
            return None
        if self._picked == key or not spot.can:
            self._picked = key
            return self._touch(spot.code)
        self._picked = key
        return None

    def _spot(self, key: str | None) -> CardSpot | None:
        found = next((w for w in self.board.widgets if w.key == key), None)
        return found if isinstance(found, CardSpot) else None

    # -- keys --------------------------------------------------------------------------------

    def _move(self, meaning: Meaning) -> None:
        """Arrows go along the hand, its rows, and up to the table; Tab goes round what there is."""
        focus = self.board.focus or ""
        if focus.startswith(CARD) and meaning in (Meaning.LEFT, Meaning.RIGHT):
            count = len(self._hand.cards)
            if count:
                step = 1 if meaning is Meaning.RIGHT else -1
                self.choose((self._hand.chosen + step) % count)
            return
        if focus.startswith(CARD) and meaning in (Meaning.UP, Meaning.DOWN):
            place = self._hand.in_next_row(up=meaning is Meaning.UP)
            if place is not None:
                self.choose(place)
                return
        groups = _groups(self.board.widgets)
        names = list(groups)
        if not names:
            return
        here = next((n for n, keys in groups.items() if focus in keys), names[0])
        back = meaning in (Meaning.PREVIOUS, Meaning.LEFT)
        if meaning is Meaning.DOWN and here != CARD:
            name = CARD if CARD in groups else names[0]
        elif meaning is Meaning.UP and here == CARD:
            name = _above(names)
        elif meaning in (Meaning.UP, Meaning.DOWN):
            return
        else:
            name = names[(names.index(here) + (-1 if back else 1)) % len(names)]
        if name == CARD:
            self.choose(self._hand.chosen)
        else:
            self.board.focus = groups[name][0]
            self._house.mixer.play(Cue.SELECT)

    def choose(self, place: int) -> None:
        """Give this card the focus."""
        self._hand.chosen = place
        self.board.focus = self._key(place)
        self._picked = self.board.focus
        self._house.mixer.play(Cue.SELECT)

    def focus_on(self, action: Action, what: str) -> bool:
        """Give what this action touches the focus; tells whether there is such a thing."""
        for place, token in enumerate(self._hand.cards):
            if _code(token) == what:
                self.choose(place)
                return True
        for offers, start in (
            (self._able.offers, DO + action.code),
            (self._able.seats, what),
            (self._able.takes, PILE + what),
        ):
            if any(offer.action == action for offer in offers):
                self.board.focus = start
                return True
        cry = next((cry for cry in self._able.cries if cry.action == action), None)
        self.board.focus = self.board.focus if cry is None else cry_key(cry)
        return cry is not None

    # -- pointer -----------------------------------------------------------------------------

    def _point(self, at: Pointer) -> Command | None:
        dropped = self._drag.handle(at)
        if dropped is not None:
            laid, here = self._hand.fan, self._here
            if laid is None or here is None:
                return None
            edge = here.hand.base_y - laid.height * (0.5 + laid.chosen_lift)
            return self._touch(dropped) if at.y < edge else None
        before = self.board.focus
        command = self.board.handle(at)
        spot = self._spot(self.board.focus)
        if at.phase is Phase.DOWN and spot is not None and before != self.board.focus:
            self._hand.chosen = spot.place
        return command

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._drag.let_go()


def _code(token: Token) -> str:
    return "" if token.card is None else token.card.code


def _groups(widgets: Sequence[Widget]) -> Mapping[str, list[str]]:
    """What Tab goes round: the hand, each pile that can be touched, each button."""
    groups: dict[str, list[str]] = {}
    for widget in widgets:
        if isinstance(widget, CardSpot):
            groups.setdefault(CARD, []).append(widget.key)
        else:
            groups[widget.key] = [widget.key]
    return groups


def _above(names: Sequence[str]) -> str:
    """What lies over the hand: somebody's place or a button to be pressed, else a pile."""
    buttons = [name for name in names if name.startswith((SEAT, DO, CRY, POWER))]
    return (buttons or [name for name in names if name != CARD] or [CARD])[0]
