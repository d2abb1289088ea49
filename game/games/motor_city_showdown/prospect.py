"""How a hand stands for a seat, and what powers bring as it stands; in cards won.

What a bout is worth is what it brings at even odds. Nothing here asks what others may flip.
"""

from dataclasses import dataclass
from typing import Final

from game.games.motor_city_showdown.guessing import unseen
from game.games.motor_city_showdown.pack import PACK, MotorCard, Power
from game.games.motor_city_showdown.state import MotorView
from game.games.motor_city_showdown.thumb import EVEN
from game.zones import CENTRE, Seat

FIRST: Final = 4
"""Cards that each is dealt in the first turn."""

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
    final: bool
    lurks: bool

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
        final=known.final > 0,
        lurks=any(card.power is Power.BISON for card in unseen(view)),
    )


def power_worth(card: MotorCard, ahead: Prospect, *, hammer: bool = False) -> float:
    """What its power brings beside the Flip cards, in this turn or as the HAMMER after it."""
    match card.power:
        case Power.JACK_LABRADOR:
            return EVEN**ahead.opponents * (len(PACK) - ahead.expected)
        case Power.BISON:
            return _bison_worth(ahead, hammer=hammer)
        case Power.RAVENOUS:
            return EVEN * min(card.number, ahead.prize)
        case Power.WOODPECKER:
            return 0.0 if hammer else SWAPPED
        case _:
            return 0.0


def _bison_worth(ahead: Prospect, *, hammer: bool) -> float:
    """What the owner of the fullest barn has, or, of the last opponent, all that is left to win.

    Among several it strikes in the Final Tableau only: then barns are fullest.
    """
    last_one = len(ahead.rivals) == 1
    if not ahead.final and not last_one:
        return 0.0
    if ahead.final and last_one:
        return EVEN * (len(PACK) - ahead.expected)
    return EVEN * (ahead.prize + (1 if hammer else ahead.size))
