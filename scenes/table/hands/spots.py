"""What can be touched at a table with hands: cards, piles, and buttons for all else.

Cards and piles are drawn by the picture; here they are boxes that take the focus and the pointer.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from scenes.controls import Box, Touch, Widget
from scenes.house import House
from scenes.scene import Command
from sprites import theme
from sprites.focus_ring import focus_ring


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSpot(Widget):
    """The part of a card that shows. `code` is its face, `can` whether it can be played."""

    code: str
    place: int
    can: bool
    chosen: Callable[[str], Command | None]
    clicked: Callable[[str], Command | None]

    @property
    def meaning(self) -> Hashable:
        """What a click is for changes with what can be played."""
        return self.key, self.enabled, self.can

    def act(self) -> Command | None:
        """It was chosen by key."""
        return self.chosen(self.code)

    def click(self, house: House, x: float, y: float) -> Command | None:
        """It was clicked."""
        del house, x, y
        return self.clicked(self.key)


@dataclass(frozen=True, slots=True, kw_only=True)
class PileSpot(Widget):
    """A pile in the middle; `can` tells whether touching it does something now."""

    can: bool
    touched: Callable[[], Command | None]

    @property
    def meaning(self) -> Hashable:
        """What a click is for changes with what can be done."""
        return self.key, self.enabled, self.can

    def act(self) -> Command | None:
        """It was chosen by key or clicked."""
        return self.touched()

    def draw(self, house: House, touch: Touch) -> None:
        """The ring round the pile, when it has the focus."""
        if touch.focused:
            radius = self.box.width * theme.CARD_RADIUS
            focus_ring(house.easel, self.box, radius=radius)


def pile_box(x: float, y: float, card: float) -> Box:
    """The box of a pile of cards of that width."""
    tall = card * theme.CARD_RATIO
    return Box(x - card / 2, y - tall / 2, card, tall)
