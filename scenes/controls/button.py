"""Things to press: buttons, the way out in a corner, and the entries of a list."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from scenes.controls.box import Box
from scenes.controls.widget import HOVER_ALPHA, TARGET_PX, Touch, Widget
from scenes.house import House
from scenes.scene import Command
from sprites import theme
from sprites.button import Look, button, button_height, button_width
from sprites.canvas import Anchor
from sprites.focus_ring import focus_ring
from sprites.key_cap import CapState, key_cap, key_cap_size
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import label

Act = Callable[[], Command | None]


def nothing() -> None:
    """Do nothing: what a widget does until it is told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Button(Widget):
    """A plate with words, and perhaps the cap of the key that does the same (`cap`)."""

    label: str
    do: Act = nothing
    look: Look = Look.SECONDARY
    cap: str = ""
    centred: bool | None = None

    @property
    def meaning(self) -> Hashable:
        """What it says is what it does."""
        return self.key, self.enabled, self.label

    def act(self) -> Command | None:
        """Do it."""
        return self.do()

    def draw(self, house: House, touch: Touch) -> None:
        """Draw the plate over the whole box."""
        button(
            house.easel,
            self.box,
            self.label,
            look=self.look,
            key=self.cap,
            focused=touch.focused,
            pressed=touch.held,
            off=not self.enabled,
            centred=self.centred,
        )
        if touch.hovered and not touch.focused:
            radius = self.box.height * theme.BUTTON_RADIUS
            focus_ring(house.easel, self.box, radius=radius, alpha=HOVER_ALPHA)


def button_size(house: House, words: str, look: Look, cap: str = "") -> tuple[float, float]:
    """Width and height in pixels that a button with these words wants."""
    easel = house.easel
    height = max(TARGET_PX, button_height(easel, look))
    return max(TARGET_PX, button_width(easel, words, look, height, cap)), height


@dataclass(frozen=True, slots=True, kw_only=True)
class Corner(Button):
    """Words and a key cap on the bare ground, set against the right end of the box."""

    colour: str = theme.STOCK

    def draw(self, house: House, touch: Touch) -> None:
        """Draw the cap at the right, the words before it."""
        easel, box = house.easel, self.box
        y = box.centre[1]
        pad = easel.px(_CORNER_PAD)
        state = CapState.PRESSED if touch.held else CapState.PLAIN
        height = easel.scale.grow(_CORNER_CAP)
        cap = key_cap(easel, self.cap, box.right - pad, y, height, state=state, anchor=Anchor.RIGHT)
        gap = easel.px(_CORNER_GAP)
        label(
            easel,
            self.label,
            cap[0] - gap,
            y,
            size=theme.SMALL,
            colour=self.colour,
            anchor=Anchor.RIGHT,
            most=cap[0] - gap - box.left - pad,
        )
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, box, radius=easel.px(_CORNER_RADIUS), gap=0, alpha=alpha)


_CORNER_CAP, _CORNER_GAP, _CORNER_PAD, _CORNER_RADIUS = 44.0, 18.0, 14.0, 16.0


def corner_box(house: House, words: str, cap: str, right: float, middle: float) -> Box:
    """The box of a Corner whose cap ends at `right` (less a little air), its middle at `middle`."""
    easel = house.easel
    width = (
        key_cap_size(easel, cap, easel.scale.grow(_CORNER_CAP))[0]
        + easel.atlas.typeface.width(words, Face.SEMIBOLD, easel.scale.type(theme.SMALL))
        + easel.px(_CORNER_GAP + 2 * _CORNER_PAD)
    )
    height = max(TARGET_PX, easel.scale.grow(_CORNER_CAP) + easel.px(_CORNER_PAD))
    width = max(TARGET_PX, width)
    return Box(right + easel.px(_CORNER_PAD) - width, middle - height / 2, width, height)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry(Button):
    """One line of a list on the dark ground; the chosen one is lit."""

    chosen: bool = False

    def draw(self, house: House, touch: Touch) -> None:
        """Draw the plate, then the words from the left."""
        easel, box = house.easel, self.box
        colour = theme.MARIGOLD if self.chosen else theme.VIOLET
        panel(easel, box, colour=colour, radius=_ENTRY_RADIUS, shadow=False)
        pad = easel.px(_ENTRY_PAD)
        label(
            easel,
            self.label,
            box.left + pad,
            box.centre[1],
            face=Face.DISPLAY if self.chosen else Face.BOLD,
            size=theme.BODY if self.chosen else theme.SMALL,
            colour=theme.INK if self.chosen else theme.STOCK,
            anchor=Anchor.LEFT,
            most=box.width - 2 * pad,
        )
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, box, radius=easel.px(_ENTRY_RADIUS), alpha=alpha)


_ENTRY_RADIUS, _ENTRY_PAD = 20.0, 28.0
