"""The rows of a panel that set something: a toggle, a choice between a few, a slider."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from scenes.controls.box import Box
from scenes.controls.row import Row
from scenes.controls.widget import TARGET_PX, Touch
from scenes.house import House
from scenes.scene import Command
from sprites import theme
from sprites.canvas import Anchor
from sprites.switches import (
    Option,
    choice,
    choice_height,
    choice_options,
    choice_width,
    slider,
    slider_trough,
    toggle,
    toggle_size,
)
from sprites.typeface import Face
from sprites.words import label


@dataclass(frozen=True, slots=True, kw_only=True)
class Toggle(Row):
    """On or off. `said` is a word for its state, shown before the switch."""

    on: bool
    change: Callable[[bool], Command | None]
    said: str = ""

    def act(self) -> Command | None:
        """Turn it over; a click anywhere on the row does the same."""
        return self.change(not self.on)

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """The switch, and the word before it."""
        del width
        easel = house.easel
        switch = toggle_size(easel)
        if not self.said:
            return switch
        px = easel.scale.type(theme.SMALL)
        words = easel.atlas.typeface.width(self.said, Face.BOLD, px)
        return switch[0] + easel.px(_SAID_GAP) + words, switch[1]

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw the switch at the right end."""
        del touch
        easel, y = house.easel, box.centre[1]
        switch = toggle(easel, box.right, y, self.on, anchor=Anchor.RIGHT)
        if self.said:
            x = switch[0] - easel.px(_SAID_GAP)
            label(easel, self.said, x, y, face=Face.BOLD, colour=theme.INK, anchor=Anchor.RIGHT)


_SAID_GAP = 14.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Row):
    """One of a few. `change` is told the place of the new one."""

    options: tuple[str, ...]
    chosen: int
    change: Callable[[int], Command | None]

    takes_steps: ClassVar[bool] = True

    def act(self) -> Command | None:
        """The next one, the first after the last."""
        return self.change((self.chosen + 1) % len(self.options))

    def step(self, by: int) -> Command | None:
        """The one beside it, if there is one."""
        place = self.chosen + by
        return self.change(place) if 0 <= place < len(self.options) else None

    def click(self, house: House, x: float, y: float) -> Command | None:
        """The one under the pointer; the row around them means nothing."""
        del y
        for option in self.options_in(house, self.setter_box(house)):
            if option.area[0] <= x < option.area[0] + option.area[2]:
                return self.change(option.index) if option.index != self.chosen else None
        return None

    def options_in(self, house: House, box: Box) -> tuple[Option, ...]:
        """Where each of them is touched."""
        easel = house.easel
        return choice_options(
            easel,
            box.right,
            box.centre[1],
            self.options,
            self.chosen,
            most=box.width,
            least_option=_least_option(house),
        )

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """All of them side by side, or as much as there is room for."""
        easel = house.easel
        wanted = choice_width(easel, self.options, least_option=_least_option(house))
        return min(width, wanted), choice_height(easel)

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw them on their tray."""
        del touch
        choice(
            house.easel,
            box.right,
            box.centre[1],
            self.options,
            self.chosen,
            most=box.width,
            least_option=_least_option(house),
        )


_LEAST_OPTION = 70.0


def _least_option(house: House) -> float:
    """Design pixels of the narrowest option, so that it can still be hit."""
    return max(_LEAST_OPTION, TARGET_PX / house.scale.u)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider(Row):
    """A number from `least` to `most` in steps of `by`.

    It is written as `shown`, which is never longer than `widest`.
    """

    value: int
    least: int = 0
    most: int = 100
    by: int = 10
    shown: str = ""
    widest: str = "100"
    change: Callable[[int], Command | None]

    takes_steps: ClassVar[bool] = True
    takes_drags: ClassVar[bool] = True

    def step(self, by: int) -> Command | None:
        """A step up or down, as far as it goes."""
        return self._set(self.value + by * self.by)

    def drag(self, house: House, x: float) -> Command | None:
        """The step nearest to the pointer."""
        left, width = self.trough(house)
        share = (x - left) / max(1.0, width)
        return self._set(self.least + round(share * (self.most - self.least) / self.by) * self.by)

    def trough(self, house: House) -> tuple[float, float]:
        """Left end and length of the way that the knob can go."""
        area = slider_trough(house.easel, self.setter_box(house), widest=self.widest)
        return area[0], area[2]

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """Six tenths of the row, or the whole row where it is below the words."""
        easel = house.easel
        return _SLIDER_SHARE * width, max(easel.scale.grow(_SLIDER_TALL), TARGET_PX)

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw trough, knob and value."""
        del touch
        share = (self.value - self.least) / (self.most - self.least)
        slider(house.easel, box, share, self.shown or str(self.value), widest=self.widest)

    def _set(self, value: int) -> Command | None:
        value = min(self.most, max(self.least, value))
        return None if value == self.value else self.change(value)


_SLIDER_SHARE, _SLIDER_TALL = 0.68, 62.0
