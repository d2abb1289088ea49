"""What a player can do: turn the top card of their pile, or slap."""

from enum import Enum


class SlapjackAction(Enum):
    """The two actions, by their codes."""

    SLAP = "slap"
    TURN = "turn"

    @property
    def code(self) -> str:
        """The notation."""
        return str(self.value)
