"""How a hand stands for a seat, and what powers bring as it stands; in cards won.

What a bout is worth is what it brings at even odds. Nothing here asks what others may flip.
"""

from dataclasses import dataclass
from typing import Final

from game.games.motor_city_showdown.pack import PACK, MotorCard, Power
from game.games.motor_city_showdown.state import MotorView
from game.games.motor_city_showdown.thumb import EVEN
from game.zones import CENTRE, STOCK, Seat

FIRST: Final = 4
"""Cards that each is dealt in the first turn."""

LATER: Final = 3
"""Cards that each is dealt in an ordinary turn."""

LEADS: Final = 3.3
"""How much the fullest barn grows in a turn."""

SWAPPED: Final = 0.5
"""What the Woodpecker's choice is worth."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How a hand stands while a tableau is built.

    `barns` are what all seats have won, `size` how many cards each now places, `pot` what is left
    over, `stock` what is still to be dealt, `opponents` how many JACK LABRADOR has to beat.
    """

    seat: Seat
    rivals: tuple[Seat, ...]
    opponents: int
    barns: tuple[int, ...]
    size: int
    pot: int
    stock: int
    final: bool

    @property
    def active(self) -> int:
        """How many are in."""
        return len(self.rivals) + 1

    @property
    def combat(self) -> int:
        """How many Combat cards each places."""
        return self.size - 2

    @property
    def prize(self) -> int:
        """The fullest barn among those who can be robbed."""
        return max(self.barns[seat] for seat in self.rivals)

    @property
    def to_come(self) -> int:
        """Cards that nobody has won yet."""
        return len(PACK) - sum(self.barns)

    @property
    def expected(self) -> float:
        """What the own seat wins in this hand, if all are as lucky from now on."""
        return self.barns[self.seat] + self.to_come / self.active

    @property
    def turns(self) -> int:
        """How many more tableaus are built after this one."""
        if self.final:
            return 0
        dealt = LATER * self.active
        return max(1, -(-self.stock // dealt))


def prospect_of(view: MotorView) -> Prospect:
    """How the hand stands for the seat that builds."""
    known = view.known
    assert view.seat is not None
    return Prospect(
        seat=view.seat,
        rivals=tuple(seat for seat in known.active if seat != view.seat),
        opponents=known.deal.seats - 1,
        barns=tuple(view.in_barn(seat) for seat in range(known.deal.seats)),
        size=known.final or FIRST,
        pot=len(view.at(CENTRE)),
        stock=len(view.at(STOCK)),
        final=known.final > 0,
    )


def power_worth(card: MotorCard, ahead: Prospect, turn: int, *, hammer: bool = False) -> float:
    """What its power brings beside the Flip cards, so many turns from now."""
    active = ahead.active
    match card.power:
        case Power.JACK_LABRADOR:
            return EVEN**ahead.opponents * (len(PACK) - ahead.expected)
        case Power.BISON:
            if active == 2:  # noqa: PLR2004 - the last opponent
                return EVEN * (len(PACK) - ahead.expected)
            held = 1 if hammer else ahead.size
            rest = max(0.0, ahead.to_come - active * (ahead.size + LATER * turn))
            more = rest / (active - 1) - rest / active
            return EVEN * (ahead.prize + LEADS * turn + held + more)
        case Power.RAVENOUS:
            return EVEN * min(card.number, ahead.prize + LEADS * turn)
        case Power.WOODPECKER:
            return 0.0 if hammer else SWAPPED
        case _:
            return 0.0
