"""What a keyboard does when several people hold their keys: which arrive together, which get lost.

A keyboard that cannot pass on one more key either drops one that was held, at the instant another
goes down, or keeps quiet about the new one until another goes up. Both can be seen here; a key
that never arrives at all can only be seen by whoever holds it. It must not know the screen.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from scenes.input.intents import Control

AT_ONCE_MS = 30.0
"""Two people hardly ever do something within so short a time: it was the keyboard."""


@dataclass(slots=True)
class Rollover:
    """The controls of the seats; `held` are places in it, `most` the most held at one time."""

    controls: Sequence[Control]
    held: set[int] = field(default_factory=set)
    others: dict[Control, float] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)
    most: int = 0
    _down_ms: dict[int, float] = field(default_factory=dict)
    _up_ms: dict[int, float] = field(default_factory=dict)

    @property
    def proved(self) -> bool:
        """Whether all of them have been held at one time."""
        return len(self.controls) > 1 and self.most == len(self.controls)

    def press(self, control: Control, at_ms: float) -> None:
        """It went down."""
        place = self._place(control)
        if place is None:
            self.others[control] = at_ms
            return
        if self.held and self._within(self._up_ms, place, at_ms):
            self.lost.add(place)
        self.held.add(place)
        self._down_ms[place] = at_ms
        self.most = max(self.most, len(self.held))
        if self.proved:
            self.lost.clear()

    def release(self, control: Control, at_ms: float) -> None:
        """It went up."""
        place = self._place(control)
        if place is None:
            self.others.pop(control, None)
            return
        if place in self.held and not self.proved and self._within(self._down_ms, place, at_ms):
            self.lost.add(place)
        self.held.discard(place)
        self._up_ms[place] = at_ms

    def let_go(self) -> None:
        """Nothing is held any more, as far as anybody knows."""
        self.held.clear()
        self.others.clear()
        self._down_ms.clear()
        self._up_ms.clear()

    def _within(self, times_ms: dict[int, float], place: int, at_ms: float) -> bool:
        """Whether the same happened to another seat's key in the same instant."""
        return any(
            other != place and 0 <= at_ms - then_ms <= AT_ONCE_MS
            for other, then_ms in times_ms.items()
        )

    def _place(self, control: Control) -> int | None:
        return self.controls.index(control) if control in self.controls else None
