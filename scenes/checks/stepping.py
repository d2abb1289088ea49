"""Runs a scene by hand: a clock that is set, frames that are drawn when they are asked for."""

from collections.abc import Callable

from scenes.house import House
from scenes.scene import Command, Scene
from scenes.services.clock import Clock

FRAME_MS = 1000.0 / 60.0


class SetClock(Clock):
    """Shows what it is set to."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        super().__init__(lambda: self.seconds, lambda: self.seconds)

    def go_on(self, ms: float) -> None:
        """Let time pass."""
        self.seconds += ms / 1000.0


Build = Callable[[House, SetClock], list[Scene]]
"""Makes the scenes of a picture, the lowest first."""


def step(
    house: House, scene: Scene, clock: SetClock, ms: float = FRAME_MS, *, drawn: bool = True
) -> Command | None:
    """One frame: time, update, and, if it is to be seen, drawing. Gives what the scene asks for."""
    clock.go_on(ms)
    command = scene.update(ms)
    if command is not None:
        return command
    if drawn:
        scene.draw(house.canvas)
        house.canvas.present()
    return scene.on_presented()
