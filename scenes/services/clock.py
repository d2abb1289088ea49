"""The only place that reads a clock, and a table's own time, which stops when the table does."""

import time
from collections.abc import Callable


class Clock:
    """Monotonic milliseconds, and the calendar's; both can be replaced by a test's own."""

    def __init__(
        self,
        read_s: Callable[[], float] = time.perf_counter,
        read_wall_s: Callable[[], float] = time.time,
    ) -> None:
        self._read_s = read_s
        self._read_wall_s = read_wall_s

    def now_ms(self) -> float:
        """Milliseconds since some instant in the past."""
        return self._read_s() * 1000.0

    def wall_ms(self) -> float:
        """Milliseconds of the calendar; they run on while the machine sleeps."""
        return self._read_wall_s() * 1000.0


class TableClock:
    """The time of the rules at one table: the house's, less all pauses and stalls."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost_ms = clock.now_ms()
        self._stopped_at_ms: float | None = clock.now_ms()

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._stopped_at_ms is None

    def start(self) -> None:
        """Run on from where it stopped."""
        if self._stopped_at_ms is not None:
            self._lost_ms += self._clock.now_ms() - self._stopped_at_ms
            self._stopped_at_ms = None

    def stop(self) -> None:
        """Stop."""
        if self._stopped_at_ms is None:
            self._stopped_at_ms = self._clock.now_ms()

    def skip(self, gap_ms: float) -> None:
        """Take a stall out of the time that has passed."""
        if self.running:
            self._lost_ms += gap_ms

    def at(self, house_ms: float) -> float:
        """What this clock showed, or shows, at an instant of the house clock."""
        if self._stopped_at_ms is not None:
            house_ms = min(house_ms, self._stopped_at_ms)
        return house_ms - self._lost_ms

    def now_ms(self) -> float:
        """What it shows."""
        return self.at(self._clock.now_ms())
