"""The count of one bout as it is seen and heard: which beat it is, and a sound for each, once."""

from collections.abc import Callable, Sequence

from game.events import Event, Missed, Thrown
from game.nodes import Throw
from game.zones import Seat
from scenes.table.sitting import Sitting
from scenes.throw.tempo import Tempo, tempo
from sounds.cues import Cue as Sound


class Counting:
    """Follows the match's own count, and never asks what was chosen."""

    def __init__(self, sitting: Sitting, sound: Callable[[Sound, Seat | None], None]) -> None:
        self._sitting = sitting
        self._sound = sound
        self._heard = 0

    @property
    def tempo(self) -> Tempo | None:
        """Of the count that runs, if one does."""
        match = self._sitting.match
        node, began_at_ms = match.node, match.count_began_at_ms
        if not isinstance(node, Throw) or node.count is None or node.shown or began_at_ms is None:
            return None
        complete = match.chosen >= set(node.seats)
        return tempo(node.count, began_at_ms, self._sitting.clock.now_ms(), complete)

    def hear(self) -> None:
        """Let the beats be heard that have come."""
        now, node = self.tempo, self._sitting.match.node
        if now is None or not isinstance(node, Throw) or node.count is None:
            return
        while self._heard < now.beat:
            self._heard += 1
            self._sound(Sound.THROW if self._heard == node.count.beats else Sound.TICK, None)
            self._last = node.count.beats

    def follow(self, events: Sequence[Event]) -> None:
        """All lies open: the last beat has come, even if nothing else told it."""
        if any(isinstance(event, Thrown | Missed) for event in events):
            if 0 < self._heard < self._last:
                self._sound(Sound.THROW, None)
            self._heard = 0

    def start_again(self) -> None:
        """The count was disturbed."""
        self._heard = 0

    _last = 3
