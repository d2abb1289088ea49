"""A course that gathers throws: it keeps what was chosen to itself, and binds the bots by seals.

No clock runs here: when a throw closes is for the referee, who builds on this.
"""

from collections.abc import Mapping

from game.bots.seated import SeatedBots
from game.course import Course, Listener
from game.moves import Move, Void
from game.nodes import Throw
from game.options import Setup
from game.record import Entry
from game.rules import Game
from game.throwing import RunningThrow
from game.zones import Seat


class Gathering(Course):
    """A match with its bots, and the throw that is being gathered, if there is one."""

    __slots__ = ("_bots", "_throw")

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        entries: tuple[Entry, ...],
        listener: Listener | None,
        memories: Mapping[Seat, str],
    ) -> None:
        super().__init__(game, setup, seed, entries, listener)
        self._bots = SeatedBots(game, setup, seed, len(entries), memories)
        self._throw: RunningThrow | None = None

    def _seat_bots_anew(self) -> None:
        """The course went back: bots know nothing of what was taken back."""
        self._bots = SeatedBots(
            self.game, self.setup, self.record.header.seed, len(self.record.entries), {}
        )
        self._throw = None

    @property
    def thinking(self) -> bool:
        """Whether a bot is in the middle of a thought."""
        return self._bots.thinking

    @property
    def waits_to_count(self) -> bool:
        """Whether a throw waits for people to be ready, or, among bots, for `begin_count`."""
        return self._throw is not None and self._throw.waits_to_count

    @property
    def count_began_at_ms(self) -> float | None:
        """When the count of the throw now to be chosen began; or when what lies open was shown."""
        return None if self._throw is None else self._throw.began_at_ms

    @property
    def chosen(self) -> frozenset[Seat]:
        """Who has chosen what to throw. What it is is told to nobody."""
        return frozenset() if self._throw is None else self._throw.chosen

    def ready(self, seat: Seat, at_ms: float) -> None:
        """This person may be counted to, without having chosen yet."""
        if self._throw is not None and seat in self._throw.people:
            self._throw.ready(seat, at_ms)

    def begin_count(self, at_ms: float) -> None:
        """The count of a throw begins now, whoever is ready."""
        if self._throw is not None:
            self._throw.begin(at_ms)

    @property
    def _running_throw(self) -> RunningThrow:
        assert self._throw is not None
        return self._throw

    def _open_throw(self, throw: Throw, at_ms: float) -> None:
        """Bots choose at once. Where there is a count they commit themselves, for all to see."""
        if throw.seals and not throw.shown:  # what they hide was lost with the app
            self._step((Move(None, Void()),))
        running = RunningThrow(throw, frozenset(self._bots.people(throw.seats)))
        self._throw = running
        if throw.shown:
            running.begin(at_ms)
            return
        commit = self._bots.throw(self.state, running, len(self.record.entries), at_ms)
        if commit.seals and throw.count is not None:
            self._step((Move(None, commit),))
