"""The widgets of one screen: which has the focus, which is held down, and who gets an intent.

A click counts when the button goes down and up on the same widget, and the widget had neither
moved nor changed its meaning for a while before. It must not know what its widgets are for.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import KSCAN_SPACE

from scenes.controls.bar import draw_bar
from scenes.controls.box import Box
from scenes.controls.display import Display
from scenes.controls.focus import following, nearest
from scenes.controls.scroll import WHEEL_STEP, Scroll, Scroller
from scenes.controls.widget import Touch, Widget
from scenes.house import House
from scenes.input.intents import (
    Erased,
    FocusLost,
    Intent,
    Meaning,
    Phase,
    Pointer,
    Press,
    Typed,
    Wheel,
)
from scenes.scene import Command
from sounds.cues import Cue

SETTLE_MS = 400.0
_LEFT_BUTTON = 1
_PAN_AFTER = 24.0
"""Design pixels that a finger moves on scrolled content before it drags instead of clicking."""

_STEPS = {Meaning.LEFT: -1, Meaning.RIGHT: 1}
_ALONG = {Meaning.NEXT: 1, Meaning.DOWN: 1, Meaning.PREVIOUS: -1, Meaning.UP: -1}
"""Ways through the order of Tab; up and down go this way when nothing lies above or below."""
_ARROWS = (Meaning.UP, Meaning.DOWN, Meaning.LEFT, Meaning.RIGHT)


@dataclass(slots=True)
class _Hold:
    """A pointer that is down: on a widget, on the bar, or on scrolled content."""

    key: str | None
    at_ms: float
    y: float
    panning: bool = False
    on_bar: bool = False


class Board:
    """`deaf_ms`: for so long after its first widgets were shown nothing is meant for them."""

    def __init__(self, house: House, *, focus: str | None = None, deaf_ms: float = 0.0) -> None:
        self.focus = focus
        self._house = house
        self._display = Display()
        self._deaf_ms = deaf_ms
        self._awake_at_ms: float | None = None
        self._hovered: str | None = None
        self._hold: _Hold | None = None
        self._editing: str | None = None
        self._dropped = ""

    # ---- what is shown

    def show(self, widgets: Sequence[Widget], scroll: Scroll | None = None) -> None:
        """These are the widgets now, in the order of Tab; those of `scroll` come last."""
        now_ms = self._house.clock.now_ms()
        if self._awake_at_ms is None:
            self._awake_at_ms = now_ms + self._deaf_ms
        shown = self._display
        before_ms = shown.still_since_ms(self.focus or "")
        shown.show(widgets, scroll, now_ms)
        if shown.find(self.focus) is None:
            self.focus = shown.able[0].key if shown.able else None
        if shown.find(self._editing) is None:
            self._editing = None
        if shown.still_since_ms(self.focus or "") != before_ms:
            self._reveal_focus()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, in the order of Tab."""
        return self._display.widgets

    @property
    def scroller(self) -> Scroller:
        """How far down the scrolled content is."""
        return self._display.scroller

    @property
    def typing(self) -> bool:
        """Whether keys are text now."""
        return self._editing is not None

    def place(self, widget: Widget) -> Box:
        """Where it is on the screen, scrolled as it is."""
        return self._display.place(widget)

    def at(self, x: float, y: float) -> Widget | None:
        """The widget that can be used at this point of the screen."""
        return self._display.at(x, y)

    def settled(self, key: str) -> bool:
        """Whether a widget has stood still, and meant the same, for long enough to be clicked."""
        return self._house.clock.now_ms() - self._display.still_since_ms(key) >= SETTLE_MS

    def scrolls(self, widget: Widget) -> bool:
        """Whether it belongs to the scrolled content."""
        return self._display.scrolls(widget)

    @contextmanager
    def scrolling(self) -> Iterator[None]:
        """Draw what belongs to the scrolled content, besides widgets, within this."""
        canvas = self._house.canvas
        with canvas.clip(self.scroller.view), canvas.shifted(0, -self.scroller.offset):
            yield

    def draw(self) -> None:
        """Draw the widgets, the bar, and the ring round the one with the focus."""
        house = self._house
        self._draw(self._display.fixed)
        if self._display.scrolled:
            with self.scrolling():
                self._draw(self._display.scrolled)
        if self.scroller.most:
            u = house.scale.u
            draw_bar(house, self.scroller.strip(u), self.scroller.thumb(u))

    def _draw(self, widgets: Sequence[Widget]) -> None:
        for widget in widgets:
            key = widget.key
            held = self._hold is not None and self._hold.key == key and not self._hold.panning
            touch = Touch(key == self.focus, key == self._hovered, held, key == self._editing)
            widget.draw(self._house, touch)

    # ---- intents

    def handle(self, intent: Intent) -> Command | None:
        """Let a widget have it, if it is meant for one."""
        if isinstance(intent, FocusLost):
            self._hold = None
            return None
        if self._awake_at_ms is None or self._house.clock.now_ms() < self._awake_at_ms:
            return None
        if isinstance(intent, Wheel):
            self.scroller.move(-intent.notches * WHEEL_STEP * self._house.scale.u)
        return self._point(intent) if isinstance(intent, Pointer) else self._key(intent)

    def use(self, widget: Widget) -> Command | None:
        """Do what choosing the widget does."""
        if widget.takes_text:
            self._editing = widget.key
            return None
        self._sound()
        return widget.act()

    # ---- keys

    def _key(self, intent: Intent) -> Command | None:
        match intent:
            case Press():
                return self._type_key(intent) if self.typing else self._press(intent)
            case Typed(text):
                return self._typed(text)
            case Erased():
                return self._rewrite(lambda text: text[:-1])
            case _:
                return None

    def _press(self, press: Press) -> Command | None:
        meaning = press.meaning
        if meaning is None:
            return None
        for widget in self._display.able:
            if widget.shortcut is meaning:
                return self.use(widget)
        focused = self._display.find(self.focus)
        if meaning is Meaning.CONFIRM:
            if focused is None:
                return None
            by_space = focused.takes_text and press.control.code == KSCAN_SPACE
            self._dropped = " " if by_space else ""
            return self.use(focused)
        if focused is not None and focused.takes_steps and meaning in _STEPS:
            self._sound()
            return focused.step(_STEPS[meaning])
        self._move_focus(meaning)
        return None

    def _move_focus(self, meaning: Meaning) -> None:
        able = self._display.able
        keys = [widget.key for widget in able]
        here = keys.index(self.focus) if self.focus in keys else None
        places = [self.place(widget) for widget in able]
        target: int | None = None
        if here is not None and meaning in _ARROWS:
            others = [index for index in range(len(able)) if index != here]
            found = nearest(places[here], [places[index] for index in others], meaning)
            target = None if found is None else others[found]
        if target is None and meaning in _ALONG:
            target = following(len(able), here, _ALONG[meaning])
        if target is None or target == here:
            return
        self._sound()
        self.focus = keys[target]
        self._reveal_focus()

    def _reveal_focus(self) -> None:
        focused = self._display.find(self.focus)
        if focused is not None and self.scrolls(focused):
            self.scroller.reveal(focused.box, self._house.scale.u)

    def _type_key(self, press: Press) -> Command | None:
        """While text is typed: Enter, Esc, Tab and the arrows up and down end it."""
        meaning = press.meaning
        if meaning is None or press.control.code == KSCAN_SPACE or meaning in _STEPS:
            return None
        self._editing = None
        if meaning not in (Meaning.CONFIRM, Meaning.BACK):
            return self._press(press)
        return None

    def _typed(self, text: str) -> Command | None:
        dropped, self._dropped = self._dropped, ""
        if text == dropped:  # the space that began the typing
            return None
        return self._rewrite(lambda before: before + text)

    def _rewrite(self, change: Callable[[str], str]) -> Command | None:
        field = self._display.find(self._editing)
        return None if field is None else field.write(change(field.text))

    # ---- pointer

    def _point(self, at: Pointer) -> Command | None:
        if at.phase is Phase.MOVE:
            return self._point_move(at)
        if at.button != _LEFT_BUTTON:
            return None
        return self._point_down(at) if at.phase is Phase.DOWN else self._point_up(at)

    def _point_down(self, at: Pointer) -> Command | None:
        u = self._house.scale.u
        if self.scroller.strip(u).contains(at.x, at.y):
            self._hold = _Hold(None, at.at_ms, at.y, on_bar=True)
            self.scroller.catch(at.y, u)
            return None
        widget = self.at(at.x, at.y)
        if self._editing is not None and (widget is None or widget.key != self._editing):
            self._editing = None
        panning = widget is None and self.scroller.view.contains(at.x, at.y)
        self._hold = _Hold(None, at.at_ms, at.y, panning=panning)
        if widget is None or at.at_ms - self._display.still_since_ms(widget.key) < SETTLE_MS:
            return None
        self._hold.key = self.focus = widget.key
        return widget.drag(self._house, at.x) if widget.takes_drags else None

    def _point_move(self, at: Pointer) -> Command | None:
        under = self.at(at.x, at.y)
        self._hovered = under.key if under else None
        hold, u = self._hold, self._house.scale.u
        if hold is None:
            return None
        if hold.on_bar:
            self.scroller.catch(at.y, u)
            return None
        widget = self._display.find(hold.key)
        if widget is not None and widget.takes_drags:
            return widget.drag(self._house, at.x)
        if hold.panning:
            self.scroller.move(hold.y - at.y)
            hold.y = at.y
        elif widget is not None and self.scrolls(widget) and self.scroller.most:
            hold.panning = abs(at.y - hold.y) > _PAN_AFTER * u
        return None

    def _point_up(self, at: Pointer) -> Command | None:
        hold, self._hold = self._hold, None
        widget = self.at(at.x, at.y)
        if hold is None or widget is None or hold.panning or hold.key != widget.key:
            return None
        if widget.takes_drags or self._display.still_since_ms(widget.key) > hold.at_ms:
            return None
        if widget.takes_text:
            return self.use(widget)
        x, y = at.x, at.y + (self.scroller.offset if self.scrolls(widget) else 0.0)
        self._sound()
        return widget.click(self._house, x, y)

    def _sound(self) -> None:
        self._house.mixer.play(Cue.SELECT)
