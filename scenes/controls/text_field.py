"""A line to write on: a name. Enter begins and ends the typing."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import ClassVar

from scenes.controls.widget import HOVER_ALPHA, Touch, Widget
from scenes.house import House
from scenes.scene import Command
from sprites import theme
from sprites.canvas import Anchor
from sprites.focus_ring import focus_ring
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import label

_RADIUS, _PAD, _CARET = 16.0, 18.0, 3.0
_CARET_SHARE = 0.6  # of the box's height


@dataclass(frozen=True, slots=True, kw_only=True)
class TextField(Widget):
    """`written` so far, at most `most` characters; `change` is told every new text."""

    written: str
    change: Callable[[str], Command | None]
    most: int = 30
    hint: str = ""

    takes_text: ClassVar[bool] = True

    @property
    def text(self) -> str:
        """What is written."""
        return self.written

    @property
    def meaning(self) -> Hashable:
        """It is the same field whatever is written in it."""
        return self.key, self.enabled

    def write(self, text: str) -> Command | None:
        """Only what can be seen, and no more than fits."""
        seen = "".join(c for c in text if c.isprintable())
        return self.change(seen.lstrip()[: self.most])

    def draw(self, house: House, touch: Touch) -> None:
        """Draw the line with a caret while it is being written."""
        easel, box = house.easel, self.box
        panel(easel, box, colour=theme.STOCK, radius=_RADIUS, shadow=False)
        pad = easel.px(_PAD)
        shown, colour = (self.written, theme.INK) if self.written else (self.hint, theme.WORDS_SOFT)
        end = box.left + pad
        if shown:
            words = label(
                easel,
                shown,
                end,
                box.centre[1],
                face=Face.BOLD,
                size=theme.LABEL,
                colour=colour,
                anchor=Anchor.LEFT,
                most=box.width - 2 * pad - easel.px(2 * _CARET),
            )
            end = words[0] + words[2] if self.written else end
        if touch.typing:
            tall = box.height * _CARET_SHARE
            caret = (end + easel.px(_CARET), box.centre[1] - tall / 2, easel.px(_CARET), tall)
            easel.canvas.fill(caret, theme.INK)
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, box, radius=easel.px(_RADIUS), alpha=alpha)
