"""What a player can do. There is one object for each thing, so that they compare by identity.

What is touched is a card of the hand, a pile, a seat ("seat.2"), one of the backs that another
seat holds up ("back.0"), or else a button. The Bison's powers are touched at the Bison.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.games.spell_my_name.pack import BISON, PACK, SpellCard
from game.zones import Place, Seat

SEATS: Final = range(2, 5)
"""How many may play (SMN-01)."""

MOST_HELD: Final = 4
"""How many cards a hand may hold (SMN-10)."""


@dataclass(frozen=True, slots=True, eq=False)
class Challenge:
    """Throw against this seat (SMN-08)."""

    seat: Seat

    @property
    def code(self) -> str:
        """For instance "challenge:2"."""
        return f"challenge:{self.seat}"

    @property
    def touched(self) -> str:
        """The seat."""
        return seat_touched(self.seat)


@dataclass(frozen=True, slots=True, eq=False)
class Take:
    """Take the top card of this pile (SMN-07)."""

    pile: Place

    @property
    def code(self) -> str:
        """For instance "take:stock"."""
        return f"take:{self.pile.value}"

    @property
    def touched(self) -> str:
        """The pile."""
        return self.pile.value


@dataclass(frozen=True, slots=True, eq=False)
class Discard:
    """Lay this card, one of five (SMN-10)."""

    card: SpellCard

    @property
    def code(self) -> str:
        """For instance "drop:J1"."""
        return f"drop:{self.card.code}"

    @property
    def touched(self) -> str:
        """The card."""
        return self.card.code


@dataclass(frozen=True, slots=True, eq=False)
class Steal:
    """The Nifty Bison rides, and takes a card of this seat (SMN-17)."""

    seat: Seat

    @property
    def code(self) -> str:
        """For instance "steal:2"."""
        return f"steal:{self.seat}"

    @property
    def touched(self) -> str:
        """The Bison."""
        return BISON.code


@dataclass(frozen=True, slots=True, eq=False)
class Pick:
    """One of the backs, as they lie when they have been shuffled (SMN-18)."""

    back: int

    @property
    def code(self) -> str:
        """For instance "pick:0"."""
        return f"pick:{self.back}"

    @property
    def touched(self) -> str:
        """The back."""
        return f"back.{self.back}"


class Do(Enum):
    """All that names neither a card nor a seat, by its code."""

    CLAIM = "claim"
    """I am JACK LABRADOR (SMN-12)."""
    EXTRA = "extra"
    """The Nifty Bison rides, and the turn goes on (SMN-20)."""
    PASS = "pass"  # noqa: S105 - what a player does, no secret

    @property
    def code(self) -> str:
        """The notation."""
        return str(self.value)

    @property
    def touched(self) -> str:
        """What the player touches to do this."""
        return BISON.code if self is Do.EXTRA else self.code


SpellAction = Challenge | Take | Discard | Steal | Pick | Do


def seat_touched(seat: Seat) -> str:
    """What is touched where that seat sits."""
    return f"seat.{seat}"


CHALLENGES: Final = tuple(map(Challenge, range(SEATS.stop - 1)))
STEALS: Final = tuple(map(Steal, range(SEATS.stop - 1)))
PICKS: Final = tuple(map(Pick, range(MOST_HELD)))
"""By seat, and by place."""

TAKES: Final = (Take(Place.DISCARD), Take(Place.STOCK))
"""In the order of their codes."""

DISCARDS: Final[Mapping[str, Discard]] = {card.code: Discard(card) for card in PACK}
"""By the card's code."""

ACTIONS: Final[Mapping[str, SpellAction]] = {
    action.code: action
    for table in (CHALLENGES, STEALS, PICKS, TAKES, DISCARDS.values(), Do)
    for action in table
}
"""Every action by its code."""
