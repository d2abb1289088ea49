"""A chair as something to use: who sits there, and the way into its little menu."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from scenes.controls import Touch, Widget
from scenes.controls.widget import HOVER_ALPHA
from scenes.house import House
from scenes.scene import Command
from sprites.bubble import plate
from sprites.chair import empty_seat, taken_seat
from sprites.focus_ring import focus_ring
from sprites.theme import SEATS

NOTE_SIZE, NOTE_PADS = 26.0, 1.8
"""A note's type in design pixels, and the ems that its plate is wider than its words."""

_NOTE_TALL = 1.9
_NOTE_AT, _NAME_ENDS = 0.85, 0.52
"""In radii below the middle: where a note hangs, and where the name above it ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChairWidget(Widget):
    """Chair number `chair`. `name` is empty where nobody sits, else `cap` or `note` hangs below.

    `next_free` rings the chair that the next person gets; `held` means that its key is down,
    `ringing` that its bell was just heard.
    """

    chair: int
    words: str = ""
    name: str = ""
    cap: str = ""
    note: str = ""
    next_free: bool = False
    ringing: bool = False
    held: bool = False
    open_menu: Callable[[int], Command | None]

    @property
    def meaning(self) -> Hashable:
        """Whose chair it is: a click that was meant for another does nothing."""
        return self.key, self.name, self.cap, self.note

    def act(self) -> Command | None:
        """Open its menu."""
        return self.open_menu(self.chair)

    def draw(self, house: House, touch: Touch) -> None:
        """A mat, or a well to sit down on."""
        easel, look = house.easel, SEATS[self.chair]
        (x, y), radius = self.box.centre, self.box.width / 2
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, self.box, radius=radius, alpha=alpha)
        if self.name:
            taken_seat(
                easel,
                look,
                self.name,
                x,
                y,
                radius,
                key=self.cap,
                ringing=self.ringing,
                lit=self.held,
            )
            self._draw_note(house)
        else:
            empty_seat(
                easel,
                look,
                self.words,
                x,
                y,
                radius,
                next_free=self.next_free,
            )

    def _draw_note(self, house: House) -> None:
        """Hang the note on the lower edge, below the name however large the type is."""
        if not self.note:
            return
        (x, y), radius = self.box.centre, self.box.width / 2
        half = house.scale.type(NOTE_SIZE) * _NOTE_TALL / 2
        y += max(_NOTE_AT * radius, _NAME_ENDS * radius + half)
        plate(house.easel, self.note, x, y, size=NOTE_SIZE)
