"""What a screen is to the manager, and how screens follow each other.

A scene never calls another: it returns a command, which the manager carries out between frames.
"""

from dataclasses import dataclass
from typing import Protocol

from scenes.input.intents import Intent
from sprites.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Push:
    """Show this scene above the present one."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave; the scene below gets the result."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave for this scene."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave all scenes for this one."""

    scene: "Scene"


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the app."""


Command = Push | Pop | Replace | Reset | Quit


class Scene(Protocol):
    """A screen. `covers`: nothing below shows. `typing`: keys are text, not shortcuts.

    Time stops for all scenes but the top one.
    """

    covers: bool
    typing: bool

    def on_enter(self) -> None:
        """It is about to be shown for the first time."""
        ...

    def on_return(self, result: object) -> Command | None:
        """The scene above it has left, with this result."""
        ...

    def on_leave(self) -> None:
        """It will not be seen again."""
        ...

    def handle(self, intent: Intent) -> Command | None:
        """A person meant something."""
        ...

    def update(self, dt_ms: float) -> Command | None:
        """Time went on, by at most a tenth of a second."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, as it is now."""
        ...

    def on_presented(self) -> Command | None:
        """What was drawn last can now be seen."""
        ...

    def on_stall(self, gap_ms: float) -> Command | None:
        """The app stood still for so long: a dragged title bar, a closed lid."""
        ...

    def next_frame_in_ms(self) -> float | None:
        """0 while something moves, or how long until something will; None while nothing does."""
        ...


class BaseScene:
    """The parts of a scene that most scenes leave as they are."""

    covers = True
    typing = False

    def on_enter(self) -> None:
        """Nothing to prepare."""

    def on_return(self, result: object) -> Command | None:
        """Nothing follows from it."""
        del result
        return None

    def on_leave(self) -> None:
        """Nothing to put away."""

    def handle(self, intent: Intent) -> Command | None:
        """Nothing is meant for it."""
        del intent
        return None

    def update(self, dt_ms: float) -> Command | None:
        """Nothing moves."""
        del dt_ms
        return None

    def draw(self, canvas: Canvas) -> None:
        """Nothing to see."""
        del canvas

    def on_presented(self) -> Command | None:
        """Nothing waited to be seen."""
        return None

    def on_stall(self, gap_ms: float) -> Command | None:
        """Nothing was timed."""
        del gap_ms
        return None

    def next_frame_in_ms(self) -> float | None:
        """Nothing moves."""
        return None
