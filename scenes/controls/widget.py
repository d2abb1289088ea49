"""What every widget is: a plain value with a place, a meaning, and what it does when used.

A scene makes its widgets anew whenever something changes; what lasts (focus, what is held down)
is kept by the board under the widget's key. A widget must not know the scene that made it.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from scenes.controls.box import Box
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.scene import Command

TARGET_PX = 44.0
"""No target is smaller than this, either way."""


NOWHERE = Box(0.0, 0.0, 0.0, 0.0)

HOVER_ALPHA = 90
"""How much of the ring shows round what the pointer is over."""


@dataclass(frozen=True, slots=True)
class Touch:
    """How people are at it at this moment."""

    focused: bool = False
    hovered: bool = False
    held: bool = False
    typing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Widget:
    """Something to use. One that is not `enabled` is shown, but neither focused nor clicked."""

    key: str
    box: Box = NOWHERE
    enabled: bool = True
    shortcut: Meaning | None = None

    takes_steps: ClassVar[bool] = False
    """Left and right change it, and do not move the focus."""
    takes_drags: ClassVar[bool] = False
    """It follows the pointer from the moment the button goes down."""
    takes_text: ClassVar[bool] = False
    """Using it begins to type."""

    @property
    def text(self) -> str:
        """What is written in it, where it takes text."""
        return ""

    @property
    def meaning(self) -> Hashable:
        """What using it is for; a click soon after this changed is not meant."""
        return self.key, self.enabled

    def placed(self, box: Box) -> Self:
        """The same widget in this box."""
        return replace(self, box=box)

    def draw(self, house: House, touch: Touch) -> None:
        """Draw it in its box."""

    def act(self) -> Command | None:
        """It was chosen by key."""
        return None

    def step(self, by: int) -> Command | None:
        """One to the right (1) or to the left (-1)."""
        del by
        return None

    def click(self, house: House, x: float, y: float) -> Command | None:
        """It was clicked at this point of its box."""
        del house, x, y
        return self.act()

    def drag(self, house: House, x: float) -> Command | None:
        """The pointer that went down on it is there now."""
        del house, x
        return None

    def write(self, text: str) -> Command | None:
        """Its text is to be this."""
        del text
        return None
