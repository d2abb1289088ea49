"""What a board shows: its widgets, their places, and how long they have stood still."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scenes.controls.box import Box
from scenes.controls.scroll import Scroll, Scroller
from scenes.controls.widget import Widget


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a widget was and where, and since when (ms of the house clock)."""

    box: Box
    meaning: Hashable
    since_ms: float


class Display:
    """Widgets that stay, and after them those that scroll: the order of Tab."""

    def __init__(self) -> None:
        self.scroller = Scroller()
        self.fixed: tuple[Widget, ...] = ()
        self.scrolled: tuple[Widget, ...] = ()
        self._seen: dict[str, _Seen] = {}

    def show(self, widgets: Sequence[Widget], scroll: Scroll | None, now_ms: float) -> None:
        """These are the widgets from now on."""
        self.fixed = tuple(widgets)
        self.scrolled = () if scroll is None else tuple(scroll.widgets)
        self.scroller.show(scroll)
        seen: dict[str, _Seen] = {}
        for widget in self.widgets:
            before = self._seen.get(widget.key)
            same = before and (before.box, before.meaning) == (widget.box, widget.meaning)
            since_ms = before.since_ms if before and same else now_ms
            seen[widget.key] = _Seen(widget.box, widget.meaning, since_ms)
        self._seen = seen

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self.fixed + self.scrolled

    @property
    def able(self) -> tuple[Widget, ...]:
        """Those that can be used."""
        return tuple(widget for widget in self.widgets if widget.enabled)

    def find(self, key: str | None) -> Widget | None:
        """The one with this key, if it can be used."""
        return next((widget for widget in self.able if widget.key == key), None)

    def scrolls(self, widget: Widget) -> bool:
        """Whether it belongs to the scrolled content."""
        return widget in self.scrolled

    def place(self, widget: Widget) -> Box:
        """Where it is on the screen, scrolled as it is."""
        return widget.box.moved(0, -self.scroller.offset) if self.scrolls(widget) else widget.box

    def at(self, x: float, y: float) -> Widget | None:
        """The one that can be used at this point of the screen; of several the last drawn."""
        shown = self.scrolled if self.scroller.view.contains(x, y) else ()
        return next(
            (
                widget
                for widget in (*reversed(shown), *reversed(self.fixed))
                if widget.enabled and self.place(widget).contains(x, y)
            ),
            None,
        )

    def still_since_ms(self, key: str) -> float:
        """Since when it has neither moved nor changed its meaning; the future if it is gone."""
        seen = self._seen.get(key)
        return float("inf") if seen is None else seen.since_ms
