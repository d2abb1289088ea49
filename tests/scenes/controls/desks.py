"""A board with two buttons on it, and what they were told."""

from dataclasses import dataclass, field

from scenes.controls import Board, Box, Button, Scroll
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import (
    Control,
    Device,
    Meaning,
    Phase,
    Pointer,
    Press,
)
from scenes.scene import Command, Pop
from tests.pilot import Pilot

LEFT, RIGHT_BUTTON = 1, 3


@dataclass(slots=True)
class Desk:
    """A board with two buttons, one under the other, and what they were told."""

    pilot: Pilot
    board: Board
    told: list[str] = field(default_factory=list)

    def button(self, key: str, top: float, *, label: str = "", enabled: bool = True) -> Button:
        def do() -> Command:
            self.told.append(key)
            return Pop(key)

        box = Box(100, top, 200, 60)
        return Button(key=key, box=box, label=label or key, do=do, enabled=enabled)

    def show(self, *tops: float) -> None:
        """Buttons a, b, c ... at these heights."""
        self.board.show([self.button("abcdef"[i], top) for i, top in enumerate(tops)])

    def mean(self, meaning: Meaning) -> Command | None:
        return self.board.handle(Press(Control(Device.KEY, 0), self.now_ms, meaning))

    def point(self, phase: Phase, x: float, y: float, button: int = LEFT) -> Command | None:
        return self.board.handle(Pointer(phase, x, y, self.now_ms, button))

    def click(self, x: float, y: float) -> Command | None:
        self.point(Phase.DOWN, x, y)
        return self.point(Phase.UP, x, y)

    def wait(self, ms: float = SETTLE_MS) -> None:
        self.pilot.clock.go_on(ms)

    @property
    def now_ms(self) -> float:
        return self.pilot.clock.now_ms()


VIEW = Box(0, 200, 960, 300)


def scrolled(desk: Desk, *tops: float) -> None:
    widgets = [desk.button("abcdef"[i], VIEW.top + top) for i, top in enumerate(tops)]
    desk.board.show([], Scroll(VIEW, 1000, widgets))
