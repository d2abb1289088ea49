"""Where people want to go when a table breaks up: the result that scenes pass down the stack."""

from enum import Enum


class Leave(Enum):
    """The next thing to do."""

    REMATCH = "rematch"
    ANOTHER_GAME = "another_game"
    TITLE = "title"
