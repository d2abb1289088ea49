"""A row that shows a person's key, and listens for another."""

from collections.abc import Hashable
from dataclasses import dataclass

from scenes.controls import Row, Touch
from scenes.controls.box import Box
from scenes.controls.button import Act, nothing
from scenes.house import House
from scenes.scene import Command
from sprites.key_cap import CapState, key_cap, key_cap_size

_CAP = 62.0


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyRow(Row):
    """`cap` is what stands on the key now; empty while there is none."""

    cap: str
    listening: bool
    do: Act = nothing

    @property
    def meaning(self) -> Hashable:
        """Whether a click begins to listen, or is itself the key."""
        return self.key, self.enabled, self.listening

    def act(self) -> Command | None:
        """Listen."""
        return self.do()

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """The cap."""
        easel = house.easel
        wide, tall = key_cap_size(easel, self._shown, easel.scale.grow(_CAP))
        return min(wide, width), tall

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw the cap, lit while it waits for a press."""
        del touch
        easel = house.easel
        state = CapState.LIT if self.listening else CapState.PLAIN
        key_cap(easel, self._shown, *box.centre, easel.scale.grow(_CAP), state=state)

    @property
    def _shown(self) -> str:
        return "?" if self.listening or not self.cap else self.cap
