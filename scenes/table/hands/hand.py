"""The hand in front: in which order its cards lie, which is chosen, and how they make room.

It knows cards by their codes and by their place in the pack, and no rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import exp

from game.cards import Card
from game.rules import Game
from scenes.house import House
from scenes.motion.beats import BEATS, Motion
from scenes.table.hands.plan import Plan
from scenes.table.stage import Token
from sprites.hand_fan import Fan, Slot, fan, side_by_side

NEAR_PX = 0.6
TURNS_A_FRAME = 2
"""A card that lies otherwise is painted anew: so many in one frame, the others a frame later."""


class Order(Enum):
    """How a hand is sorted."""

    SUIT = "suit"
    RANK = "rank"


@dataclass(slots=True)
class Held:
    """A card as it lies in the fan now: its middle in pixels, and how it is painted."""

    x: float
    y: float
    degrees: float
    dim: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """One card of the hand that is to be drawn or touched: its place in the sorted hand."""

    place: int
    token: Token
    held: Held
    slot: Slot
    can: bool


@dataclass(slots=True)
class _Wish:
    """Which cards can be played now; None while nobody may choose."""

    codes: frozenset[str] | None = None


@dataclass(slots=True)
class Hand:
    """The cards of one hand. `chosen` is a place in the sorted hand."""

    house: House
    game: Game
    order: Order = Order.SUIT
    chosen: int = 0
    moving: bool = False
    first: int = 0
    wish: _Wish = field(default_factory=_Wish)
    dragged: Token | None = None
    _held: dict[int, Held] = field(default_factory=dict)
    _goals: dict[int, tuple[Slot, float, bool]] = field(default_factory=dict)
    _sorted: list[Token] = field(default_factory=list)
    _fan: Fan | None = None
    _places: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for number, card in enumerate(self.game.info.pack):
            self._places.setdefault(card.code, number)

    # -- order -------------------------------------------------------------------------------

    def key(self, card: Card | None) -> tuple[int, int]:
        """By what a hand is sorted; backs first."""
        if card is None:
            return (-1, -1)
        place = self._places.get(card.code, len(self._places))
        if self.order is Order.SUIT:
            return (place, place)
        alike = min(n for code, n in self._places.items() if code[0] == card.code[0])
        return (alike, place)

    def sort_anew(self) -> None:
        """By the other key; the chosen card stays chosen."""
        kept = self.chosen_token
        self.order = Order.RANK if self.order is Order.SUIT else Order.SUIT
        self._sorted = sorted(self._sorted, key=lambda token: self.key(token.card))
        if kept is not None:
            self.chosen = self._sorted.index(kept)

    @property
    def cards(self) -> Sequence[Token]:
        """All cards, sorted."""
        return self._sorted

    @property
    def chosen_token(self) -> Token | None:
        """The card that has the focus."""
        return self._sorted[self.chosen] if self.chosen < len(self._sorted) else None

    def in_next_row(self, *, up: bool) -> int | None:
        """The card over or under the chosen one, where a hand lies in rows."""
        laid = self._fan
        if laid is None or laid.rows == 1 or not self._sorted:
            return None
        here, sign = laid.slots[self.chosen - laid.first], -1 if up else 1
        beyond = [(i, s) for i, s in enumerate(laid.slots) if sign * (s.y - here.y) > NEAR_PX]
        near = min(
            beyond,
            key=lambda each: (abs(each[1].y - here.y), abs(each[1].x - here.x)),
            default=None,
        )
        return None if near is None else near[0] + laid.first

    # -- places ------------------------------------------------------------------------------

    def arrange(self, tokens: Sequence[Token], here: Plan, *, focused: bool) -> Fan:
        """Lay these cards out; what lies elsewhere begins to move there."""
        chosen = self.chosen_token
        fresh = sorted(tokens, key=lambda token: self.key(token.card))
        if [id(token) for token in fresh] != [id(token) for token in self._sorted]:
            self._sorted = fresh
            if chosen is not None and any(token is chosen for token in fresh):
                self.chosen = next(i for i, token in enumerate(fresh) if token is chosen)
        self.chosen = max(0, min(self.chosen, len(fresh) - 1))
        laid = self._laid(len(fresh), here, self.chosen)
        self._fan, self.first = laid, laid.first
        goals: dict[int, tuple[Slot, float, bool]] = {}
        for place, slot in enumerate(laid.slots, start=laid.first):
            token = fresh[place]
            can = self.can(token)
            lift = 0.0
            if focused and place == self.chosen:
                lift = laid.chosen_lift if can else laid.lift / 2
            elif can and self.wish.codes is not None:
                lift = laid.lift
            dim = self.wish.codes is not None and not can and not laid.apart
            goals[id(token)] = (slot, slot.y - lift * laid.height, dim)
        self._goals = goals
        self._begin(fresh)
        return laid

    def _laid(self, count: int, here: Plan, chosen: int) -> Fan:
        if here.few is not None:
            return side_by_side(count, here.hand, here.hand_card)
        return fan(
            count, here.hand, here.hand_card, large=here.tight, first=self.first, chosen=chosen
        )

    def can(self, token: Token) -> bool:
        """Whether this card can be played now."""
        codes = self.wish.codes
        return codes is not None and token.card is not None and token.card.code in codes

    def _begin(self, tokens: Sequence[Token]) -> None:
        """Cards that are new lie where they landed; all may have to move from now on."""
        scale = self.house.scale
        held = {}
        for token in tokens:
            if id(token) not in self._goals:
                continue
            before = self._held.get(id(token))
            if before is None:
                x, y = token.pose.pixels(scale)
                before = Held(x, y, round(token.pose.degrees))
            held[id(token)] = before
        self._held = held
        self.moving = self.moving or any(
            not self._there(self._held[key], *goal) for key, goal in self._goals.items()
        )

    @staticmethod
    def _there(held: Held, slot: Slot, y: float, dim: bool) -> bool:
        near = abs(held.x - slot.x) < NEAR_PX and abs(held.y - y) < NEAR_PX
        return near and held.degrees == slot.degrees and held.dim == dim

    def advance(self, dt_ms: float) -> None:
        """Move everything a little nearer to its place."""
        if not self.moving:
            return
        settings = self.house.settings
        if settings.motion is Motion.OFF:
            share = 1.0
        else:
            share = 1 - exp(-dt_ms / (BEATS[settings.motion].lift / 3))
        turns = TURNS_A_FRAME
        self.moving = False
        for key, goal in self._goals.items():
            held = self._held[key]
            slot, y, dim = goal
            held.x += (slot.x - held.x) * share
            held.y += (y - held.y) * share
            if (held.degrees, held.dim) != (slot.degrees, dim) and turns:
                turns -= 1
                held.degrees, held.dim = slot.degrees, dim
            if not self._there(held, *goal):
                self.moving = True

    def arrive(self) -> None:
        """Everything lies where it belongs, at once."""
        for key, (slot, y, dim) in self._goals.items():
            held = self._held[key]
            held.x, held.y, held.degrees, held.dim = slot.x, y, slot.degrees, dim
        self.moving = False

    def forget(self) -> None:
        """The cards of another seat lie here from now on, or the window is another."""
        self._held.clear()
        self._goals.clear()
        self._sorted = []
        self.chosen = self.first = 0

    def put(self, token: Token, x: float, y: float) -> None:
        """This card lies there now, and moves back to its place."""
        held = self._held.get(id(token))
        if held is not None:
            held.x, held.y = x, y
            self.moving = True

    def shown(self) -> list[Shown]:
        """The cards to be drawn, the lowest first."""
        laid = self._fan
        if laid is None:
            return []
        found = []
        for place, slot in enumerate(laid.slots, start=laid.first):
            if place < len(self._sorted):
                token = self._sorted[place]
                found.append(Shown(place, token, self._held[id(token)], slot, self.can(token)))
        return found

    @property
    def hidden(self) -> tuple[int, int]:
        """How many cards wait beyond the left edge, and beyond the right one."""
        laid = self._fan
        if laid is None:
            return (0, 0)
        return laid.first, len(self._sorted) - laid.first - len(laid.slots)

    @property
    def fan(self) -> Fan | None:
        """How the cards are laid out, if they are."""
        return self._fan

    def slot_for(
        self, tokens: Sequence[Token], card: Card | None, here: Plan
    ) -> tuple[Slot, float]:
        """Where a card that comes into this hand will lie, and how wide it will be."""
        order = sorted([*(token.card for token in tokens), card], key=self.key)
        place = next(i for i, other in enumerate(order) if other is card)
        laid = self._laid(len(order), here, place)
        return laid.slots[max(0, min(place - laid.first, len(laid.slots) - 1))], laid.width
