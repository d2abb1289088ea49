"""Things that are due, one after another: whoever has something due says only what comes next."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from math import inf


class Clockwork(ABC):
    """Lets happen what is due. It reads no clock: it is told the time, in milliseconds."""

    __slots__ = ()

    @abstractmethod
    def _next(self) -> tuple[float, Callable[[float], None]]:
        """What is due next, and when: never, if the time is infinite."""

    def next_at_ms(self) -> float | None:
        """When `tick` has something to do again, or None while only people can act."""
        at_ms, _ = self._next()
        return None if at_ms == inf else at_ms

    def tick(self, now_ms: float) -> None:
        """Let everything happen that is due by now, in the order of its time."""
        at_ms, act = self._next()
        while at_ms <= now_ms and at_ms < inf:
            act(at_ms)
            at_ms, act = self._next()

    def skip(self) -> float:
        """Let the next thing happen that is due, whenever that is; tells when: maybe never."""
        at_ms, act = self._next()
        if at_ms < inf:
            act(at_ms)
        return at_ms
