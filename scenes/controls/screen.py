"""A scene made of widgets: lays them out anew whenever anything they show may have changed."""

from dataclasses import dataclass

from scenes.controls.board import Board
from scenes.controls.scroll import Scroll
from scenes.controls.widget import Widget
from scenes.house import House
from scenes.input.intents import Intent
from scenes.scene import BaseScene, Command
from sprites.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Layout:
    """All widgets of a screen: those that stay, in the order of Tab, and those that scroll."""

    widgets: tuple[Widget, ...]
    scroll: Scroll | None = None


class Screen(BaseScene):
    """Give it `layout` and `paint`; `focus` names the widget that has the focus at first."""

    def __init__(self, house: House, *, focus: str | None = None, deaf_ms: float = 0.0) -> None:
        self.house = house
        self.board = Board(house, focus=focus, deaf_ms=deaf_ms)
        self._shown_for: object = None

    def layout(self) -> Layout:
        """The widgets as they should be now, each in its place."""
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""
        del canvas

    def changed(self) -> None:
        """Lay the widgets out anew before they are next used or drawn."""
        self._shown_for = None

    def settle(self) -> None:
        """Lay out now, if something has changed."""
        now = (self.house.scale, self.house.settings, id(self.house.words))
        if self._shown_for != now:
            self._shown_for = now
            layout = self.layout()
            self.board.show(layout.widgets, layout.scroll)

    def on_enter(self) -> None:
        """Lay out for the first time."""
        self.settle()

    def on_return(self, result: object) -> Command | None:
        """Whatever the scene above did may have changed something."""
        del result
        self.changed()
        return None

    def handle(self, intent: Intent) -> Command | None:
        """Give it to the widgets."""
        self.settle()
        command = self.board.handle(intent)
        self.typing = self.board.typing
        self.changed()
        return command

    def draw(self, canvas: Canvas) -> None:
        """The picture, then the widgets."""
        self.settle()
        self.paint(canvas)
        self.board.draw()
