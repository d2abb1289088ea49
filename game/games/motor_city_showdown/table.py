"""How the table lies, what a tableau is made of, and what stands in the room's window."""

from collections.abc import Sequence
from typing import Final

from game.bouts.bout import Bout
from game.cards import Card
from game.errors import Reason
from game.games.motor_city_showdown.actions import Against, Keep, Swap, Tableau, tableau
from game.games.motor_city_showdown.dealing import FIRST
from game.games.motor_city_showdown.pack import MotorCard, Power
from game.games.motor_city_showdown.state import (
    BARNS,
    MotorView,
    Phase,
    Stake,
    lost_zones,
    zones_of,
)
from game.moves import Action
from game.table import Piece, Prop, Spot, Spread, Standing, Table
from game.tableau import Feat, Rank, Slot
from game.tableau import Tableau as Tableaus
from game.zones import CENTRE, Place, Seat


def thrown(view: MotorView) -> Bout | None:
    """What is being thrown, or was last thrown."""
    return view.known.bout


def standing(view: MotorView, seat: Seat) -> Standing:
    """Whoever was knocked out sits out the rest of the hand (MCS-21)."""
    return Standing.OUT if seat == view.known.out else Standing.IN


def says(view: MotorView, action: Action) -> Reason | None:
    """What an action does, in a line; a throw needs none."""
    known = view.known
    match action:
        case Tableau():
            return Reason("set", "MCS-03")
        case Against(seat) if known.power is Power.JACK_LABRADOR:
            return Reason("against_jl", "MCS-13", (("seat", seat),))
        case Against(seat) if known.power is Power.BISON:
            count = sum(len(view.at(zone)) for zone in lost_zones(seat))
            return Reason("against_bison", "MCS-16", (("seat", seat), ("n", count)))
        case Against(seat):
            count = min(view.number_shown, len(view.at(BARNS[seat])))
            return Reason("against_raven", "MCS-23", (("seat", seat), ("n", count)))
        case Swap(seat) if known.final:
            return Reason("swap_hammer", "MCS-26", (("seat", seat),))
        case Swap(seat):
            return Reason("swap", "MCS-25", (("seat", seat),))
        case Keep():
            return Reason("keep", "MCS-25")
        case _:
            return None


# -- the tableau -------------------------------------------------------------------------------

ORDER: Final = (
    Rank(Power.HOLE.value, Feat.SWALLOW),
    Rank(Power.SHOWDOWN.value, Feat.STORM),
    Rank(Power.JACK_LABRADOR.value, Feat.CHALLENGE),
    Rank(Power.BISON.value, Feat.HUNT),
    Rank(Power.RAVENOUS.value, Feat.STEAL),
    Rank(Power.WOODPECKER.value, Feat.SWAP),
    Rank(Power.SCARECROW.value, Feat.BREAK, waits="if_tied"),
)

_FLIP: Final = Slot("flip", Place.FLIP)
_COMBAT: Final = Slot("combat", Place.COMBAT)
_HOLE: Final = Slot("hole", Place.HOLE)
_HAMMER: Final = Slot("hammer", Place.HOLE)


def slots(view: MotorView) -> tuple[Slot, ...]:
    """One Flip, what is left for Combat, and the Hole, which in the end is the HAMMER (4.2)."""
    count = view.known.final or FIRST
    return (_FLIP, *(_COMBAT,) * (count - 2), _HAMMER if view.known.final else _HOLE)


def build(cards: Sequence[Card]) -> Action:
    """The tableau with these cards from its first slot to its last."""
    flip, *combat, hole = (card.code for card in cards)
    return tableau(flip, tuple(sorted(combat)), hole)


def kept(view: MotorView) -> Card | None:
    """The card that was last turn's Hole."""
    return view.last_hole


def rank(card: MotorCard) -> str:
    """Where a card stands in the Order of Resolution."""
    return "" if card.power is None else card.power.value


def acts(view: MotorView) -> tuple[str, Seat] | None:
    """The power that is being resolved, and whose card that is."""
    known = view.known
    if known.power is None or known.holder is None:
        return None
    return known.power.value, known.holder


def asks(view: MotorView) -> Reason | None:
    """What the holder of that power has to say."""
    known = view.known
    if known.phase not in (Phase.NAMING, Phase.SWAPPING) or known.power is None:
        return None
    return Reason(known.power.value, "MCS-42", (("n", view.number_shown),))


def against(action: Action) -> Seat | None:
    """Whom it goes against."""
    return action.seat if isinstance(action, Against | Swap) else None


def stake(view: MotorView) -> Reason | None:
    """What the bout is thrown for, as far as cards can be counted."""
    known = view.known
    if known.phase is not Phase.THROWING or known.stake is None:
        return None
    return Reason(known.stake.value, "MCS-30", (("n", _at_stake(view, known.stake)),))


def _at_stake(view: MotorView, stake: Stake) -> int:
    """How many cards the winner takes."""
    known = view.known
    seats = known.deal.seats
    match stake:
        case Stake.KNOCKOUT:
            assert known.rival is not None
            return sum(len(view.at(zone)) for zone in lost_zones(known.rival))
        case Stake.THEFT:
            assert known.rival is not None
            return min(view.number_shown, view.in_barn(known.rival))
        case Stake.TIE:
            flips = sum(len(view.at(zone)) for zone in zones_of(seats) if zone.place is Place.FLIP)
            return flips + len(view.at(CENTRE))
        case Stake.COMBAT:
            return len(view.at(CENTRE))
        case _:
            return sum(len(view.at(zone)) for zone in zones_of(seats))


TABLE = Table(
    ground="asphalt",
    spots=(
        Spot(Place.STOCK, Spread.STACK, x=-1.2),
        Spot(Place.CENTRE, Spread.HEAP, x=1.2),
        Spot(Place.FLIP, Spread.STACK, x=0.0, y=1.2),
        Spot(Place.COMBAT, Spread.STACK, x=-1.0),
        Spot(Place.HOLE, Spread.STACK, x=1.0),
        Spot(Place.BARN, Spread.BADGE),
        Spot(Place.HAND, Spread.SLOTS),
    ),
    room=(
        Piece(Prop.CARD, "Hb", x=0.36, y=0.48, width=0.4, degrees=9),
        Piece(Prop.CARD, "Bh", x=0.63, y=0.5, width=0.4, degrees=-8),
    ),
    standing=standing,
    says=says,
    bout=thrown,
    stake=stake,
    pack="city",
    tableau=Tableaus(
        order=ORDER,
        slots=slots,
        build=build,
        kept=kept,
        rank=rank,
        acts=acts,
        asks=asks,
        against=against,
    ),
)
