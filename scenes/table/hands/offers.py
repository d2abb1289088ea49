"""What can be done at a table with hands, as plain values between the rules and the desk."""

from dataclasses import dataclass

from game.moves import Action
from scenes.table.hands.cries import Cry


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: an action in words, and the letter that does the same, if any."""

    action: Action
    label: str
    cap: str


@dataclass(frozen=True, slots=True)
class Able:
    """What can be done now: cards by code, piles by place, and all else in words."""

    cards: frozenset[str] = frozenset()
    piles: frozenset[str] = frozenset()
    offers: tuple[Offer, ...] = ()
    cries: tuple[Cry, ...] = ()
    open: bool = False
    """Whether somebody is to choose."""
