"""The key check: everybody holds their key, and sees whether the keyboard passes all of them on.

The seats' caps light while their keys are held; whoever holds a key that stays dark knows
that it gets lost. Without a seating it shows whatever is held.
"""

from dataclasses import dataclass
from enum import Enum
from functools import partial

from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.controls.heading import draw_head, head_height, side_margin, way_out
from scenes.house import House
from scenes.input.intents import Control, Device, FocusLost, Intent, Press, Release
from scenes.input.labels import cap_words
from scenes.rollover import Rollover
from scenes.scene import Command, Pop
from scenes.seating import Seating, Sitter
from sprites import theme
from sprites.bubble import Sign, sign_mark
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.chair import taken_seat
from sprites.key_cap import CapState, key_cap, key_cap_size
from sprites.typeface import Face
from sprites.words import block, block_height, label

_LAMP = (0.5, 0.46)
_GAP, _EDGE = 24.0, 36.0
_COUNT = theme.GAME_NAME
_MOST_RADIUS, _LEAST_RADIUS = 120.0, 84.0
_CAP_SHARE, _CAP_LOW = 0.85, 0.95
"""Of the mat's radius: the height of its key cap, and how far below the middle it hangs."""


class KeyCheckChoice(Enum):
    """What people want after looking."""

    OTHER_KEYS = "other_keys"


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the parts are, in pixels; `why` tells whether the line on keyboards is there."""

    count_y: float
    count_size: float
    mats: tuple[tuple[float, float], ...]
    radius: float
    said_y: float
    width: float
    why: bool


class KeyCheckScene(Screen):
    """Pops KeyCheckChoice.OTHER_KEYS when people want to change them, else nothing."""

    def __init__(
        self, house: House, seating: Seating | None = None, *, changeable: bool = False
    ) -> None:
        super().__init__(house, focus="way_out")
        people = () if seating is None else seating.sitters
        self._sitters = tuple(sitter for sitter in people if sitter.control is not None)
        self._changeable = changeable
        self.rollover = Rollover(tuple(_control(sitter) for sitter in self._sitters))
        self._plan: _Plan | None = None

    # ---- what arrives

    def handle(self, intent: Intent) -> Command | None:
        """A seat's own control is only shown; all else works as everywhere."""
        match intent:
            case Press(control, at_ms):
                self.rollover.press(control, at_ms)
                if control in self.rollover.controls:
                    return None
            case Release(control, at_ms):
                self.rollover.release(control, at_ms)
            case FocusLost():
                self.rollover.let_go()
            case _:
                pass
        return super().handle(intent)

    # ---- layout

    def layout(self) -> Layout:
        """The way out, and the way back to the seats."""
        house, words = self.house, self.house.words
        leave = way_out(house, words("keys.done"), Pop)
        if not self._changeable:
            self._plan = self._measure(house.scale.height - house.scale.px(_EDGE))
            return Layout((leave,))
        label_ = words("keys.other")
        width, height = button_size(house, label_, Look.SECONDARY)
        top = house.scale.height - house.scale.px(_EDGE) - height
        self._plan = self._measure(top - house.scale.px(_GAP))
        other = Button(
            key="other_keys",
            box=Box((house.scale.width - width) / 2, top, width, height),
            label=label_,
            do=lambda: Pop(KeyCheckChoice.OTHER_KEYS),
        )
        return Layout((other, leave))

    def _measure(self, bottom: float) -> _Plan:
        """The words from below, the count from above, and the mats in what is left.

        Where that leaves mats too small to read, the line on keyboards goes first.
        """
        plan = self._try(bottom, _COUNT, why=True)
        if plan.radius >= self.house.scale.px(_LEAST_RADIUS) or not self._sitters:
            return plan
        return self._try(bottom, theme.SUBHEADING, why=False)

    def _try(self, bottom: float, size: float, *, why: bool) -> _Plan:
        house, scale = self.house, self.house.scale
        width = scale.width - 2 * side_margin(house)
        px = scale.type(size)
        count_y = head_height(house) + px / 2
        said_y = bottom - self._said_height(width, why=why)
        room = Box(side_margin(house), count_y + px * 0.7, width, 0.0)
        height = said_y - scale.px(_GAP) - room.top
        mats, radius = _grid(len(self._sitters), room, height, scale.px(_MOST_RADIUS))
        return _Plan(count_y, size, mats, radius, said_y, width, why)

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The count, everybody's mat with its key, and what follows from it."""
        del canvas
        house, plan = self.house, self._plan
        if plan is None:
            return
        out = self.board.widgets[-1].box
        draw_head(house, house.words("keys.title"), out, lamp=_LAMP)
        if self._sitters:
            for seat, (x, y) in enumerate(plan.mats):
                self._paint_seat(seat, x, y, plan.radius)
        else:
            self._paint_held(plan)
        self._paint_words(plan)

    def _paint_words(self, plan: _Plan) -> None:
        """How many arrive, what that means, and why keyboards are so."""
        easel, middle = self.house.easel, self.house.scale.width / 2
        count = partial(label, face=Face.DISPLAY, size=plan.count_size, most=plan.width)
        count(easel, self._count(), middle, plan.count_y)
        verdict = partial(block, face=Face.BOLD, size=theme.BODY, colour=theme.STOCK)
        y = plan.said_y
        said = verdict(easel, self._verdict(), middle, y, plan.width, anchor=Anchor.TOP)
        if plan.why:
            why = partial(block, face=Face.SEMIBOLD, size=theme.SMALL, colour=theme.LILAC)
            words, y = self.house.words("keys.rollover"), said[1] + said[3]
            why(easel, words, middle, y, plan.width, anchor=Anchor.TOP)

    def _paint_seat(self, seat: int, x: float, y: float, radius: float) -> None:
        easel, sitter = self.house.easel, self._sitters[seat]
        held = seat in self.rollover.held
        taken_seat(easel, theme.SEATS[sitter.look], sitter.name, x, y, radius, lit=held)
        cap = cap_words(self.house.words, _control(sitter))
        state = CapState.LIT_PRESSED if held else CapState.PLAIN
        key_cap(easel, cap, x, y + radius * _CAP_LOW, radius * _CAP_SHARE, state=state)
        sign = self._sign(seat)
        if sign is not None:
            off = radius * _SIGN_OFF
            sign_mark(easel, sign, x + off, y - off, radius * _SIGN_SHARE)

    def _sign(self, seat: int) -> Sign | None:
        if self.rollover.proved:
            return Sign.TICK
        return Sign.CROSS if seat in self.rollover.lost else None

    def _paint_held(self, plan: _Plan) -> None:
        """Caps of whatever is held, for a keyboard without seats."""
        easel = self.house.easel
        caps = [cap_words(self.house.words, control) for control in self.rollover.others]
        tall = easel.scale.grow(_FREE_CAP)
        gap = easel.px(_GAP)
        widths = [key_cap_size(easel, cap, tall)[0] for cap in caps]
        x = (self.house.scale.width - sum(widths) - gap * (len(caps) - 1)) / 2
        y = (plan.count_y + plan.said_y) / 2
        for cap, width in zip(caps, widths, strict=True):
            key_cap(easel, cap, x, y, tall, state=CapState.LIT_PRESSED, anchor=Anchor.LEFT)
            x += width + gap

    # ---- words

    def _count(self) -> str:
        words, seats = self.house.words, len(self._sitters)
        if not seats:
            n = len(self.rollover.others)
            return words.plural("keys.count.free", n) if n else words("keys.hold.free")
        held = len(self.rollover.held)
        if held == seats > 1:
            return words("keys.all", n=seats)
        return words.plural("keys.count", held, all=seats) if held else words("keys.hold")

    def _verdict(self) -> str:
        words = self.house.words
        if self.rollover.proved:
            return words("keys.proved", n=len(self._sitters))
        if not self.rollover.lost:
            return words("keys.look")
        names = [self._sitters[seat].name for seat in sorted(self.rollover.lost)]
        listed = names[0]
        for name in names[1:]:
            listed = words("keys.names", first=listed, last=name)
        return words("keys.lost", names=listed)

    def _said_height(self, width: float, *, why: bool) -> float:
        easel = self.house.easel
        verdict = block_height(easel, self._verdict(), width, face=Face.BOLD, size=theme.BODY)
        if not why:
            return verdict
        said = self.house.words("keys.rollover")
        return verdict + block_height(easel, said, width, face=Face.SEMIBOLD, size=theme.SMALL)


_SIGN_OFF, _SIGN_SHARE = 0.72, 0.5
_FREE_CAP = 84.0


def _control(sitter: Sitter) -> Control:
    return sitter.control or Control(Device.KEY, 0)


def _grid(
    count: int, room: Box, height: float, most: float
) -> tuple[tuple[tuple[float, float], ...], float]:
    """Middles of `count` mats in rows of equal length, as large as the room allows."""
    if count == 0:
        return (), 0.0
    best = max(range(1, count + 1), key=lambda columns: _radius(count, columns, room.width, height))
    radius = min(most, _radius(count, best, room.width, height))
    rows = -(-count // best)
    step_x = min(room.width / best, radius * 3.2)
    step_y = min(height / rows, radius * 3.2)
    top = room.top + (height - step_y * rows) / 2 + step_y / 2 - radius * _HANG / 2
    places: list[tuple[float, float]] = []
    for index in range(count):
        row, column = divmod(index, best)
        in_row = min(best, count - row * best)
        x = room.centre[0] + (column - (in_row - 1) / 2) * step_x
        places.append((x, top + row * step_y))
    return tuple(places), radius


_HANG = 0.45
"""How far the key caps hang out below, of a mat's radius."""


def _radius(count: int, columns: int, width: float, height: float) -> float:
    rows = -(-count // columns)
    return min(width / columns / 2.3, height / rows / (2.15 + _HANG))
