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

    def begin(self, node: Node, at_ms: float) -> tuple[Shout, ...]:
        """This is what the position waits for, from now on; what can be shouted meanwhile."""
        self._turn = turn = node if isinstance(node, Turn) else None
        self.ready_at_ms = at_ms if turn is None else at_ms + turn.ready_ms
        return () if turn is None else turn.shouts

    def is_tried(self, seat: Seat, action: Action, at_ms: float) -> bool:
        """Whether that comes too soon: it is a decision, not a shout."""
        turn = self._turn
        return turn is not None and at_ms < self.ready_at_ms and not turn.is_shout(seat, action)
