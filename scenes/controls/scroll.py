"""A window onto content that is taller than it: by wheel, by drag, by bar, or after the focus."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.controls.box import Box
from scenes.controls.widget import Widget

WHEEL_STEP = 96.0
"""Design pixels for one notch of the wheel."""

BAR_WIDTH = 14.0
BAR_TARGET = 30.0
"""Design pixels: the bar as drawn, and the strip in which it can be caught."""

_SMALLEST_THUMB = 0.08
_FOCUS_MARGIN = 20.0


@dataclass(frozen=True, slots=True)
class Scroll:
    """Content `height` pixels tall seen through `view`; boxes are given as if it never scrolled."""

    view: Box
    height: float
    widgets: Sequence[Widget] = ()


class Scroller:
    """How far down a scroll area is. Lasts while the scene's content comes and goes."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._view = Box(0, 0, 0, 0)
        self._height = 0.0

    def show(self, scroll: Scroll | None) -> None:
        """Scroll this content from now on."""
        self._view = Box(0, 0, 0, 0) if scroll is None else scroll.view
        self._height = 0.0 if scroll is None else scroll.height
        self.move(0.0)

    @property
    def view(self) -> Box:
        """What is seen through."""
        return self._view

    @property
    def most(self) -> float:
        """The farthest offset."""
        return max(0.0, self._height - self._view.height)

    def move(self, by: float) -> None:
        """Go down (or, below zero, up) as far as there is content."""
        self.offset = min(self.most, max(0.0, self.offset + by))

    def reveal(self, box: Box, u: float) -> None:
        """Go as far as needed to see a box of the content, and a little round it."""
        margin = _FOCUS_MARGIN * u
        top, bottom = box.top - self._view.top, box.bottom - self._view.top
        if bottom + margin > self.offset + self._view.height:
            self.offset = bottom + margin - self._view.height
        self.offset = min(self.offset, top - margin)
        self.move(0.0)

    def strip(self, u: float) -> Box:
        """Where the bar can be caught; empty when there is nothing to scroll."""
        if self.most == 0.0:
            return Box(0, 0, 0, 0)
        width = BAR_TARGET * u
        return Box(self._view.right - width, self._view.top, width, self._view.height)

    def thumb(self, u: float) -> Box:
        """The bar's handle as drawn."""
        strip = self.strip(u)
        share = max(_SMALLEST_THUMB, self._view.height / max(1.0, self._height))
        height = strip.height * min(1.0, share)
        top = strip.top + (strip.height - height) * (self.offset / self.most if self.most else 0.0)
        width = BAR_WIDTH * u
        return Box(strip.right - width, top, width, height)

    def catch(self, y: float, u: float) -> None:
        """Bring the middle of the handle to y."""
        thumb = self.thumb(u)
        free = self._view.height - thumb.height
        if free > 0:
            self.offset = (y - thumb.height / 2 - self._view.top) / free * self.most
        self.move(0.0)
