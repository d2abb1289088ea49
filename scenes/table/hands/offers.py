"""What can be done at a table with hands, as plain values between the rules and the desk."""

from dataclasses import dataclass
from typing import Final

from game.moves import Action, touched
from game.zones import Seat
from scenes.table.hands.cries import Cry

SEAT: Final = "seat."
"""What is touched where somebody sits begins so; their number follows."""

BACK: Final = "back."
"""So begins what is touched where one of several backs is to be picked."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An action in words, and the letter that does the same, if any.

    One that is `loud` is the one thing to say.
    """

    action: Action
    label: str
    cap: str
    loud: bool = False

    @property
    def touches(self) -> str:
        """What is touched for this."""
        return touched(self.action)

    @property
    def seat(self) -> Seat:
        """Whose place that is; it must be somebody's."""
        return int(self.touches.removeprefix(SEAT))


@dataclass(frozen=True, slots=True)
class Power:
    """Something that a card in the hand is good for, and the letter that does it.

    While it `can` not be had, `note` tells when it can.
    """

    code: str
    label: str
    note: str
    cap: str
    can: bool


@dataclass(frozen=True, slots=True)
class Able:
    """What can be done now: cards by code, piles by place, and all else in words.

    `seats` are places of others to be touched, `takes` piles of which one is to be chosen, `powers`
    what a card in the hand can do, `offers` buttons for everything that is none of these.
    """

    cards: frozenset[str] = frozenset()
    piles: frozenset[str] = frozenset()
    offers: tuple[Offer, ...] = ()
    seats: tuple[Offer, ...] = ()
    takes: tuple[Offer, ...] = ()
    powers: tuple[Power, ...] = ()
    cries: tuple[Cry, ...] = ()
    open: bool = False
    """Whether somebody is to choose."""

    def by_letter(self, letter: str) -> Offer | Power | None:
        """What a key with this letter does."""
        powers = [power for power in self.powers if power.can]
        found: tuple[Offer | Power, ...] = (*self.offers, *self.seats, *self.takes, *powers)
        return next((each for each in found if each.cap.upper() == letter.upper() != ""), None)
