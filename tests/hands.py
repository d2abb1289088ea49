"""What a person does at a screen in a test: keys, clicks and waiting."""

from collections.abc import Iterable

import pygame

from scenes.controls import Screen, Widget
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Control, Device, Meaning, Phase, Pointer, Press, Release
from scenes.scene import Command
from sounds.cues import Cue
from tests.pilot import Pilot


class Hands:
    """Two hands, a keyboard and a mouse before one screen."""

    def __init__(self, pilot: Pilot, screen: Screen) -> None:
        self.pilot = pilot
        self.screen = screen

    @property
    def now_ms(self) -> float:
        """The time of the house."""
        return self.pilot.clock.now_ms()

    def wait(self, ms: float) -> Command | None:
        """Time goes on."""
        return self.pilot.step(self.screen, ms)

    def down(self, control: Control, meaning: Meaning | None = None) -> Command | None:
        """Press and hold."""
        return self.screen.handle(Press(control, self.now_ms, meaning))

    def up(self, control: Control) -> None:
        """Let go."""
        self.screen.handle(Release(control, self.now_ms))

    def tap(self, control: Control, meaning: Meaning | None = None) -> Command | None:
        """Press and let go; who asked for another screen does not see the key come up."""
        command = self.down(control, meaning)
        if command is None:
            self.up(control)
        return command

    def mean(self, meaning: Meaning) -> Command | None:
        """The key that means this everywhere."""
        return self.tap(Control(Device.KEY, MEANT[meaning], label=meaning.value), meaning)

    def tab_to(self, key: str) -> None:
        """Go on with Tab until this widget has the focus."""
        for _ in self.screen.board.widgets:
            if self.screen.board.focus == key:
                return
            self.mean(Meaning.NEXT)
        assert self.screen.board.focus == key

    def mouse_down(self, x: float, y: float, button: int = 1) -> Command | None:
        """A button goes down there."""
        command = self.screen.handle(Pointer(Phase.DOWN, x, y, self.now_ms, button))
        if command is not None:
            return command
        return self.down(Control(Device.MOUSE, button))

    def mouse_up(self, x: float, y: float, button: int = 1) -> Command | None:
        """A button comes up there."""
        command = self.screen.handle(Pointer(Phase.UP, x, y, self.now_ms, button))
        self.up(Control(Device.MOUSE, button))
        return command

    def click_at(self, x: float, y: float, button: int = 1) -> Command | None:
        """Down and up."""
        return self.mouse_down(x, y, button) or self.mouse_up(x, y, button)

    def click(self, key: str) -> Command | None:
        """Click on the middle of a widget that has been there for a while."""
        self.pilot.clock.go_on(SETTLE_MS)
        self.screen.settle()
        return self.click_at(*self.screen.board.place(self.widget(key)).centre)

    def hover(self, key: str) -> None:
        """The pointer comes over a widget."""
        x, y = self.screen.board.place(self.widget(key)).centre
        self.screen.handle(Pointer(Phase.MOVE, x, y, self.now_ms))

    def widget(self, key: str) -> Widget:
        """The widget of this key."""
        self.screen.settle()
        return next(widget for widget in self.screen.board.widgets if widget.key == key)

    def has(self, key: str) -> bool:
        """Whether there is such a widget."""
        self.screen.settle()
        return any(widget.key == key for widget in self.screen.board.widgets)


MEANT = {
    Meaning.UP: pygame.KSCAN_UP,
    Meaning.DOWN: pygame.KSCAN_DOWN,
    Meaning.LEFT: pygame.KSCAN_LEFT,
    Meaning.RIGHT: pygame.KSCAN_RIGHT,
    Meaning.NEXT: pygame.KSCAN_TAB,
    Meaning.PREVIOUS: pygame.KSCAN_TAB,
    Meaning.CONFIRM: pygame.KSCAN_RETURN,
    Meaning.BACK: pygame.KSCAN_ESCAPE,
    Meaning.HELP: pygame.KSCAN_F1,
    Meaning.SETTINGS: pygame.KSCAN_F2,
    Meaning.FILL: pygame.KSCAN_F3,
    Meaning.LOG: pygame.KSCAN_F4,
}


def key(code: int, label: str = "") -> Control:
    """A key of the keyboard."""
    return Control(Device.KEY, code, label=label)


class Ears:
    """Hears what the mixer is asked to play."""

    def __init__(self) -> None:
        self.heard: list[Cue] = []

    def play(self, cue: Cue, *, pan: float = 0.0, gain_db: float = 0.0) -> None:
        """Take the place of the mixer's own."""
        del pan, gain_db
        self.heard.append(cue)

    def heard_any(self, cues: Iterable[Cue]) -> bool:
        """Whether one of them was played."""
        return any(cue in self.heard for cue in cues)
