"""Slots and cards under keys, pointer and gamepad, while a seat builds its tableau.

A card is picked and then put into a slot, or dragged there; nothing is done until all is set. It
knows no rule: what has been placed is the tableau's, and setting it is the table's.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from game.cards import Card
from game.tableau import Slot
from game.zones import Place, zone_of
from scenes.controls import Board, Box, Button, Touch, Widget, button_size
from scenes.house import House
from scenes.input.intents import FocusLost, Intent, Phase, Pointer, Press
from scenes.scene import Command
from scenes.table.poses import Pose
from scenes.table.stage import Token
from scenes.table.tableau.build_plan import BuildPlan
from scenes.table.tableau.placing import Placing
from scenes.table.tableau.tableau_show import TableauShow
from sounds.cues import Cue
from sprites import theme
from sprites.button import Look
from sprites.focus_ring import focus_ring

CARD, SLOT, SET = "card.", "slot.", "set"
FROM = 18.0
"""Design pixels that a card is moved before it is dragged."""

LIFT = 0.06
_HAND_TOP = 0.66
"""Below this share of the height a card that is let go of is back in the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot(Widget):
    """A slot, or a card in the hand. The picture draws it; here is its ring."""

    does: Callable[[], Command | None]
    means: Hashable
    radius: float

    @property
    def meaning(self) -> Hashable:
        """What a click is for changes with what is picked."""
        return self.key, self.means

    def act(self) -> Command | None:
        """It was chosen by key or clicked."""
        return self.does()

    def draw(self, house: House, touch: Touch) -> None:
        """The ring of a slot, when it has the focus; a card has a rim instead."""
        if touch.focused and self.key.startswith(SLOT):
            focus_ring(house.easel, self.box, radius=self.radius, gap=0.0)


@dataclass(slots=True)
class _Grip:
    """The pointer went down on a card."""

    card: Card
    token: Token
    x: float
    y: float
    moved: bool = False


class Bench:
    """What lies before the seat that builds. `done` is told when everything is to be set."""

    def __init__(
        self,
        house: House,
        show: TableauShow,
        letters: Callable[[], tuple[str, ...]],
        done: Callable[[], Command | None],
        refuse: Callable[[], None],
    ) -> None:
        self._house = house
        self._show = show
        self._letters = letters
        self._done = done
        self._refuse = refuse
        self._grip: _Grip | None = None
        self.board = Board(house)

    @property
    def placing(self) -> Placing:
        """What has been placed so far."""
        return self._show.placing

    # -- what is there -----------------------------------------------------------------------

    def lay(self) -> None:
        """The slots, the cards that are still in the hand, and the button, as they are now."""
        here, placing = self._show.build, self.placing
        widgets: list[Widget] = [
            *self._slot_spots(here, self._show.slots),
            *self._card_spots(here),
            self._button(here),
        ]
        self.board.show(tuple(widgets))
        if self.board.focus is None and placing.cards:
            self.board.focus = CARD + "0"

    def begin(self) -> None:
        """Somebody begins to build, with their first card."""
        self.board.focus = CARD + "0"

    def _slot_spots(self, here: BuildPlan, slots: Sequence[Slot]) -> list[Widget]:
        placing, radius = self.placing, self._house.scale.px(26)
        return [
            Spot(
                key=f"{SLOT}{number}",
                box=box,
                does=partial(self._touch_slot, number),
                means=(each.code, placing.picked is None),
                radius=radius,
            )
            for number, (each, box) in enumerate(zip(slots, here.slots, strict=False))
        ]

    def _card_spots(self, here: BuildPlan) -> list[Widget]:
        placing, scale = self.placing, self._house.scale
        tall = here.hand_card * theme.CARD_RATIO
        wide = min(here.hand_card, here.hand_step - 1)
        found: list[Widget] = []
        for number, card in enumerate(placing.cards[: len(here.hand)]):
            if placing.slot_of(card) is None:
                x, y = here.hand[number]
                bottom = min(y + tall / 2, scale.height - 2.0)
                found.append(
                    Spot(
                        key=f"{CARD}{number}",
                        box=Box(x - wide / 2, y - tall / 2, wide, bottom - y + tall / 2),
                        does=partial(self._touch_card, card),
                        means=card.code,
                        radius=here.hand_card * theme.CARD_RADIUS,
                    )
                )
        return found

    def _button(self, here: BuildPlan) -> Widget:
        words, look = self._house.words, Look.PRIMARY
        label, cap = (
            words("tableau.set_short" if here.tight else "tableau.set_it"),
            words("key.enter"),
        )
        wide, tall = button_size(self._house, label, look, cap)
        wide = min(wide, here.set_most)
        return Button(
            key=SET,
            box=Box(here.set_right - wide, here.set_y - tall / 2, wide, tall),
            enabled=self.placing.full,
            label=label,
            cap=cap,
            look=look,
            do=self._done,
        )

    # -- what has the focus ------------------------------------------------------------------

    @property
    def focused_slot(self) -> int | None:
        """The slot that has the focus."""
        focus = self.board.focus or ""
        return int(focus.removeprefix(SLOT)) if focus.startswith(SLOT) else None

    @property
    def focused_card(self) -> Card | None:
        """The card that has the focus, in the hand or in a slot."""
        slot, focus, placing = self.focused_slot, self.board.focus or "", self.placing
        if slot is not None:
            return placing.slots[slot] if slot < len(placing.slots) else None
        if focus.startswith(CARD):
            place = int(focus.removeprefix(CARD))
            return placing.cards[place] if place < len(placing.cards) else None
        return None

    # -- picking and placing -----------------------------------------------------------------

    def _touch_card(self, card: Card) -> Command | None:
        """Pick it; touched once more it is not picked any longer."""
        placing = self.placing
        placing.picked = None if placing.picked == card else card
        if placing.picked is not None:
            place = placing.first_open()
            self.board.focus = f"{SLOT}{place or 0}"
        return None

    def _touch_slot(self, slot: int) -> Command | None:
        """The picked card goes there; else what lies there is picked."""
        placing = self.placing
        if placing.picked is not None:
            self.put(placing.picked, slot)
        elif placing.slots[slot] is not None:
            placing.picked = placing.slots[slot]
        elif placing.in_hand:
            self.put(placing.in_hand[0], slot) if len(placing.in_hand) == 1 else self._refuse()
        return None

    def put(self, card: Card, slot: int) -> None:
        """This card goes into that slot, and the next card of the hand has the focus."""
        self.placing.place(card, slot)
        self._house.mixer.play(Cue.SNAP)
        self._go_on()

    def _go_on(self) -> None:
        """To the next card; or, once all are placed, to what sets them."""
        self.lay()
        left = [w.key for w in self.board.widgets if w.key.startswith(CARD)]
        self.board.focus = left[0] if left else SET

    # -- input -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Command | None:
        """Keys and pointer."""
        match intent:
            case Pointer():
                return self._point(intent)
            case Press(control, _, None) if self._by_letter(control.label):
                return None
            case FocusLost():
                self.let_go()
        return self.board.handle(intent)

    def _by_letter(self, letter: str) -> bool:
        """A slot's letter or number puts the chosen card there, into the next one that is open."""
        placing = self.placing
        letters = self._letters()
        slots = [n for n, own in enumerate(letters) if letter.upper() in (own, str(n + 1))]
        if not slots:
            return False
        focused = self.focused_card if self.focused_slot is None else None
        card = placing.picked or focused or next(iter(placing.in_hand), None)
        if card is None:
            card = self.focused_card
        if card is not None:
            there = placing.slot_of(card)
            others = [slot for slot in slots if slot != there] or slots
            place = placing.first_open(others)
            self.put(card, others[0] if place is None else place)
        return True

    def _point(self, at: Pointer) -> Command | None:
        grip = self._grip
        match at.phase:
            case Phase.DOWN if at.button == 1:
                self._grasp(at)
            case Phase.MOVE if grip is not None:
                self._follow(grip, at)
            case Phase.UP if grip is not None:
                self.let_go()
                if grip.moved:
                    self._drop(grip.card, at)
                    return None
            case _:
                pass
        return self.board.handle(at)

    def _grasp(self, at: Pointer) -> None:
        widget = self.board.at(at.x, at.y)
        if not isinstance(widget, Spot):
            return
        place = int(widget.key.partition(".")[2])
        placing = self.placing
        card = placing.cards[place] if widget.key.startswith(CARD) else placing.slots[place]
        tokens = self._show.stage.zones.get(zone_of(Place.HAND, self._show.front), ())
        token = next((t for t in tokens if card is not None and t.card == card), None)
        if card is not None and token is not None:
            self._grip = _Grip(card, token, at.x, at.y)

    def _follow(self, grip: _Grip, at: Pointer) -> None:
        scale = self._house.scale
        if not grip.moved and abs(at.x - grip.x) + abs(at.y - grip.y) > scale.px(FROM):
            grip.moved = True
            self.board.handle(FocusLost())
            self._show.dragged = grip.token
            self.placing.picked = None
        if grip.moved:
            wide = self._show.build.card
            grip.token.pose = Pose.at_pixels(scale, at.x, at.y, width_px=wide)

    def _drop(self, card: Card, at: Pointer) -> None:
        """Over a slot it goes there; far below them it is back in the hand."""
        for number, box in enumerate(self._show.build.slots):
            if box.contains(at.x, at.y) and number < len(self.placing.slots):
                self.put(card, number)
                return
        if at.y > _HAND_TOP * self._house.scale.height:
            self.placing.take_back(card)
            self.lay()

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._grip = None
        self._show.dragged = None
