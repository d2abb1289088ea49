"""The marker that goes round the table: before whom it lies, and how it gets there."""

from dataclasses import dataclass, replace

from game.zones import Seat
from scenes.motion.beats import Beats
from scenes.motion.easing import in_out_sine
from scenes.table.hands.plan import Plan
from scenes.table.poses import Pose
from sprites.scale import Scale

_ARC = 90.0
"""How high it flies, in design pixels."""

_LONGER = 1.6
"""It takes so many times as long as a swept pile: it is to be seen."""


@dataclass(slots=True)
class Marker:
    """Where the marker is, and where it will lie. It glides whenever it is told of another seat."""

    seat: Seat | None = None
    pose: Pose | None = None
    goal: Pose | None = None
    _start: Pose | None = None
    _passed_ms: float = 0.0

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._start is not None

    def lie(self, seat: Seat | None, here: Plan, scale: Scale) -> None:
        """It lies there, at once."""
        self.seat, self._start = seat, None
        self.pose = self.goal = _home(seat, here, scale)

    def go(self, seat: Seat | None, here: Plan, scale: Scale) -> bool:
        """It lies there from now on; tells whether it sets out for there."""
        before, moved = self.pose, seat != self.seat
        self.lie(seat, here, scale)
        if moved and before is not None and self.pose is not None:
            self._start, self.pose, self._passed_ms = before, before, 0.0
            return True
        return False

    def advance(self, dt_ms: float, beats: Beats) -> None:
        """Go on."""
        if self._start is None or self.goal is None:
            return
        self._passed_ms += dt_ms
        length_ms = beats.sweep * _LONGER
        if self._passed_ms >= length_ms:
            self._start, self.pose = None, self.goal
            return
        share = in_out_sine(self._passed_ms / length_ms)
        pose = self._start.towards(self.goal, share)
        self.pose = replace(pose, dy=pose.dy - _ARC * (1 - (2 * share - 1) ** 2))


def _home(seat: Seat | None, here: Plan, scale: Scale) -> Pose | None:
    if seat is None or here.few is None:
        return None
    x, y, width = here.few.markers[seat]
    return Pose.at_pixels(scale, x, y, width_px=width)
