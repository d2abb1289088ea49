"""How long whoever decides has to wait, so that others have their chance to shout."""

from game.moves import Action
from game.nodes import Node, Shout, Turn
from game.zones import Seat


class Patience:
    """The turn that is being taken, if one is, and from when on it may be."""

    __slots__ = ("_turn", "ready_at_ms")

    def __init__(self) -> None:
        self._turn: Turn | None = None
        self.ready_at_ms = 0.0

    @property
    def shouts(self) -> tuple[Shout, ...]:
        """What can be shouted now."""
        return () if self._turn is None else self._turn.shouts

    def begin(self, node: Node, at_ms: float) -> None:
        """This is what the position waits for, from now on."""
        self._turn = node if isinstance(node, Turn) else None
        self.ready_at_ms = at_ms if self._turn is None else at_ms + self._turn.ready_ms

    def is_tried(self, seat: Seat, action: Action, at_ms: float) -> bool:
        """Whether that comes too soon: it is a decision, not a shout."""
        turn = self._turn
        return turn is not None and at_ms < self.ready_at_ms and not turn.is_shout(seat, action)
