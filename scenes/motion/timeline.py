"""Clips: pieces of time that set something as they pass. They never wait, and never ask a clock.

`advance(dt)` gives back what is left of dt when the clip is over, or None while it goes on; an
infinite dt brings any clip to its end at once.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from scenes.motion.easing import Ease, linear


class Clip(Protocol):
    """A piece of time."""

    def advance(self, dt_ms: float) -> float | None:
        """Go on by `dt_ms`. What is left of it, or None while there is more to come."""
        ...


class Tween:
    """Calls `setter` with 0 to 1 over `length_ms`; always with 1 at the end."""

    def __init__(
        self, length_ms: float, setter: Callable[[float], None], ease: Ease = linear
    ) -> None:
        self._length_ms = length_ms
        self._setter = setter
        self._ease = ease
        self._passed_ms = 0.0

    def advance(self, dt_ms: float) -> float | None:
        """Set how far it has come."""
        self._passed_ms += dt_ms
        left_ms = self._passed_ms - self._length_ms
        if left_ms >= 0:
            self._setter(self._ease(1.0))
            return left_ms
        self._setter(self._ease(self._passed_ms / self._length_ms))
        return None


class Wait:
    """Lets time pass."""

    def __init__(self, length_ms: float) -> None:
        self._left_ms = length_ms

    def advance(self, dt_ms: float) -> float | None:
        """Count down."""
        self._left_ms -= dt_ms
        return -self._left_ms if self._left_ms <= 0 else None


class Cue:
    """Does one thing, in no time."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action = action

    def advance(self, dt_ms: float) -> float | None:
        """Do it."""
        self._action()
        return dt_ms


class Seq:
    """One clip after another; clips may be added while it runs."""

    def __init__(self, clips: Sequence[Clip] = ()) -> None:
        self._clips = deque(clips)

    def add(self, clip: Clip) -> None:
        """Play this one last."""
        self._clips.append(clip)

    def __len__(self) -> int:
        return len(self._clips)

    def skip(self) -> None:
        """Bring the clip that plays now to its end."""
        if self._clips:
            self._clips.popleft().advance(float("inf"))

    def advance(self, dt_ms: float) -> float | None:
        """Play on."""
        while self._clips:
            left_ms = self._clips[0].advance(dt_ms)
            if left_ms is None:
                return None
            self._clips.popleft()
            dt_ms = left_ms
        return dt_ms


class Par:
    """Clips side by side; over when the longest is."""

    def __init__(self, clips: Sequence[Clip] = ()) -> None:
        self._clips = list(clips)

    def add(self, clip: Clip) -> None:
        """Play this one too, from now on."""
        self._clips.append(clip)

    def __len__(self) -> int:
        return len(self._clips)

    def advance(self, dt_ms: float) -> float | None:
        """Play all on."""
        least_ms = dt_ms
        going, self._clips = self._clips, []
        running: list[Clip] = []
        for clip in going:
            left_ms = clip.advance(dt_ms)
            if left_ms is None:
                running.append(clip)
            else:
                least_ms = min(least_ms, left_ms)
        self._clips = running + self._clips
        return None if self._clips else least_ms


def stagger(clips: Sequence[Clip], step_ms: float) -> Par:
    """Clips side by side, each beginning `step_ms` after the one before it."""
    return Par([Seq([Wait(number * step_ms), clip]) for number, clip in enumerate(clips)])
