"""Where a count stands at an instant: which beat, how much of it has passed, where the arms are.

It reads times and nothing else, so that nothing here can depend on what was chosen.
"""

from dataclasses import dataclass
from math import pi, sin

from game.nodes import Count
from scenes.motion.beats import Motion

REVEAL_MS, SUSPENSE_MS, GREY_MS, POINT_MS = 90.0, 420.0, 200.0, 120.0
"""A hand opens; all look at the hands; who was beaten goes grey; a point is counted."""

HOLDS_MS = {"tie": 1300.0, "again": 1300.0, "single": 1700.0, "split": 3600.0}
"""How long a verdict stays by itself, by its decision."""

THREE_MS, LAST_MS, OPENING_MS, LEAST_MS = 2600.0, 2200.0, 700.0, 500.0
"""After three points; after the last throw; before bots alone begin; before a press ends it."""

NUMERAL_FROM, NUMERAL_MS = 1.25, 160.0
BOB = 0.05
"""How high arms go between two beats, in shares of the window's height."""

SPEED = {Motion.FULL: 1.0, Motion.SHORT: 0.5, Motion.OFF: 0.0}
"""What a movement's length is multiplied by."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """A count in progress. `beat` is the last that was heard, 0 before the first.

    `share` is how much of the whole time has passed; `since_beat_ms` counts from the last beat.
    """

    beat: int
    share: float
    since_beat_ms: float
    beat_ms: float
    halted: bool = False

    @property
    def raised(self) -> float:
        """How far the arms are up, 0 on the beat and 1 between two."""
        if self.halted:
            return 0.0
        return max(0.0, sin(pi * self.since_beat_ms / self.beat_ms))


def tempo(count: Count, began_at_ms: float, now_ms: float, complete: bool) -> Tempo:
    """The last beat of a count that waits does not come before all have chosen (`complete`)."""
    passed_ms = max(0.0, now_ms - began_at_ms)
    beat = min(int(passed_ms / count.beat_ms), count.beats)
    share = min(1.0, passed_ms / count.closes_ms)
    waits = count.waits and not complete
    if waits and beat >= count.beats:
        return Tempo(count.beats - 1, 1 - 1 / 12, count.beat_ms, count.beat_ms, halted=True)
    return Tempo(beat, share, passed_ms - beat * count.beat_ms, count.beat_ms)
