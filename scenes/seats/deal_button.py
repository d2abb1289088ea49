"""The button that deals: while it cannot, it looks off but can be pressed, and then says why."""

from dataclasses import dataclass, replace

from scenes.controls import Button, Touch
from scenes.house import House


@dataclass(frozen=True, slots=True, kw_only=True)
class DealButton(Button):
    """`ready` tells whether pressing it deals."""

    ready: bool = True

    def draw(self, house: House, touch: Touch) -> None:
        """Like any button, or like one that is off."""
        shown = self if self.ready else replace(self, enabled=False)
        Button.draw(shown, house, touch)
