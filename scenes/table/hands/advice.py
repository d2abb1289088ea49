"""A hint: what a good bot would do with what the seat can see, thought out a slice a frame.

It sees the seat's own view and nothing else, and draws from a generator of its own.
"""

from collections.abc import Callable
from typing import Any

from game.bots.bot import Adviser, Thought
from game.chance import child
from game.errors import Reason
from game.events import Because
from game.moves import Action
from game.zones import Seat
from scenes.table.sitting import Sitting

Give = Callable[[Seat, Action, Reason], None]


class Advice:
    """One table's adviser. `give` is told what to do and why, `refuse` why there is no hint."""

    def __init__(self, sitting: Sitting, give: Give, refuse: Callable[[Because], None]) -> None:
        self._sitting = sitting
        self._give = give
        self._refuse = refuse
        self._adviser: Adviser[Any] | None = None
        self._thought: Thought | None = None
        self._asked_at = 0

    @property
    def thinks(self) -> bool:
        """Whether a hint is on its way."""
        return self._thought is not None

    def ask(self, seat: Seat | None, viewer: Seat | None) -> None:
        """This seat, who may choose now, would like a hint; in another's turn there is none."""
        make = self._sitting.game.adviser
        match = self._sitting.match
        if viewer is not None and not match.legal(viewer):
            self._refuse(Because(match.refuse(viewer, ""), viewer))
        if seat is None or make is None or not match.legal(seat):
            return
        self._adviser = make()
        self._asked_at = len(match.record.entries)
        rng = child(match.record.header.seed, f"hint/{self._asked_at}")
        choice = self._adviser.choose(match.view(seat), match.legal(seat), rng)
        if isinstance(choice, Thought):
            self._thought = choice
        else:
            self._tell(seat, choice)

    def think(self, seat: Seat | None) -> None:
        """One slice further; what the hint was for may be over by now."""
        if self._thought is None:
            return
        if seat is None or len(self._sitting.match.record.entries) != self._asked_at:
            self.forget()
            return
        choice = self._thought.step()
        if choice is not None:
            self.forget()
            self._tell(seat, choice)

    def forget(self) -> None:
        """No hint is wanted any more."""
        self._thought = None

    def _tell(self, seat: Seat, action: Action) -> None:
        assert self._adviser is not None
        why = self._adviser.why(self._sitting.match.view(seat), action)
        self._give(seat, action, why)
