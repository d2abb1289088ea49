"""What can go wrong between a player and the rules: an action refused, a text not understood."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is so: a code for the message catalogue, the ruling behind it, and values.

    `values` are pairs of a placeholder's name and what stands there: a seat, a number, a card code.
    """

    code: str
    rule: str
    values: tuple[tuple[str, str | int], ...] = ()


class IllegalAction(Exception):  # noqa: N818 - it is the name of what was tried, not of a fault
    """An action that the rules refuse. The position is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} ({reason.rule})")
        self.reason = reason


class NotationError(ValueError):
    """A line that is not a position, an action or a record. The message says which part."""
