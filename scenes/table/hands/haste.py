"""Tells a press that is meant from one of many by which somebody would not wait."""

from scenes.controls.board import SETTLE_MS


class Haste:
    """When somebody was last in a hurry."""

    def __init__(self) -> None:
        self._at_ms = float("-inf")

    def begin(self, at_ms: float) -> None:
        """Somebody would rather not wait."""
        self._at_ms = at_ms

    def goes_on(self, at_ms: float) -> bool:
        """Whoever presses on and on so as not to wait has not seen that it is their turn now."""
        goes_on = at_ms - self._at_ms < SETTLE_MS
        if goes_on:
            self._at_ms = at_ms
        return goes_on
