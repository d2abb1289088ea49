"""Things to press among slips: a slip that hangs on the wall, and a player of a list."""

from dataclasses import dataclass, replace
from typing import Self

from scenes.controls import Act, Button, Entry, Touch, Widget
from scenes.controls.widget import HOVER_ALPHA
from scenes.house import House
from sprites import theme
from sprites.canvas import Anchor
from sprites.focus_ring import focus_disc, focus_ring
from sprites.garage import clip, pin
from sprites.panel import panel
from sprites.pink_slip import SlipPaper, pink_slip, slip_height
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import label

CLIPS = (0.19, 0.81)
_PAD, _EMBLEM, _GAP, _RADIUS = 22.0, 0.62, 18.0, 20.0
_STANDING_SHARE = 0.36


@dataclass(frozen=True, slots=True, kw_only=True)
class SlipWidget(Button):
    """A slip on the wall, held by two clips or by a pin; choosing it takes a closer look."""

    paper: SlipPaper
    degrees: float = 0.0
    pinned: bool = False

    def doing(self, do: Act) -> Self:
        """The same slip, which does this when it is chosen."""
        return replace(self, do=do)

    def draw(self, house: House, touch: Touch) -> None:
        """The slip, what holds it, and the ring."""
        easel, box = house.easel, self.box
        x, y = box.centre
        width = min(box.width, box.height / slip_height(1.0))
        pink_slip(easel, self.paper, x, y, width, degrees=self.degrees)
        top = y - slip_height(width) / 2
        if self.pinned:
            pin(easel, x, top + width * 0.02)
        else:
            for share in CLIPS:
                clip(easel, x + (share - 0.5) * width, top + width * 0.01)
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, box, radius=easel.px(_RADIUS), gap=0, alpha=alpha)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerEntry(Entry):
    """A player of a list: emblem, name, and how their slip stands."""

    emblem: int
    standing: str

    def draw(self, house: House, touch: Touch) -> None:
        """A plate, lit for the chosen one."""
        easel, box = house.easel, self.box
        colour = theme.MARIGOLD if self.chosen else theme.VIOLET
        ink = theme.INK if self.chosen else theme.STOCK
        panel(easel, box, colour=colour, radius=_RADIUS, shadow=False)
        pad, y, size = easel.px(_PAD), box.centre[1], _EMBLEM * box.height
        emblem_disc(easel, theme.SEATS[self.emblem], box.left + pad + size / 2, y, size)
        left = box.left + pad + size + easel.px(_GAP)
        room = box.right - pad - left
        said = label(
            easel,
            self.standing,
            box.right - pad,
            y,
            size=theme.SMALL,
            colour=ink,
            anchor=Anchor.RIGHT,
            most=_STANDING_SHARE * room,
        )
        label(
            easel,
            self.label,
            left,
            y,
            face=Face.DISPLAY if self.chosen else Face.BOLD,
            size=theme.LABEL,
            colour=ink,
            anchor=Anchor.LEFT,
            most=said[0] - easel.px(_GAP) - left,
        )
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, box, radius=easel.px(_RADIUS), alpha=alpha)


@dataclass(frozen=True, slots=True, kw_only=True)
class EmblemWidget(Button):
    """One emblem to choose from a row; the chosen one has a ring of its own."""

    emblem: int
    chosen: bool = False

    def draw(self, house: House, touch: Touch) -> None:
        """The disc, larger when it is the chosen one."""
        easel, box = house.easel, self.box
        x, y = box.centre
        size = min(box.width, box.height) * (0.92 if self.chosen else 0.66)
        emblem_disc(easel, theme.SEATS[self.emblem], x, y, size, ringed=True)
        if touch.focused or touch.hovered:
            focus_ring(
                easel,
                box,
                radius=easel.px(_RADIUS),
                gap=0,
                alpha=255 if touch.focused else HOVER_ALPHA,
            )
        elif self.chosen:
            focus_disc(easel, x, y, size / 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class PadWidget(Widget):
    """Where a signature goes. Nothing is clicked here: the pen has it."""

    def draw(self, house: House, touch: Touch) -> None:
        """A ring while the pen can be steered with keys."""
        if touch.focused:
            focus_ring(house.easel, self.box, radius=house.easel.px(_RADIUS))
