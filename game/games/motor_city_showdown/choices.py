"""What a seat may do, from what everybody knows and its own hand."""

from game.bouts import bout as bouts
from game.games.motor_city_showdown.actions import AGAINST, KEEP, SWAPS, tableaus
from game.games.motor_city_showdown.state import BARNS, HANDS, MotorState, Phase, rivals_of
from game.moves import Action
from game.zones import Seat


def legal(state: MotorState, seat: Seat) -> tuple[Action, ...]:
    """All that this seat may do; by code."""
    known = state.known
    match known.phase:
        case Phase.BUILDING if seat != known.out:
            return tableaus(state.at(HANDS[seat]))
        case Phase.NAMING if seat == known.holder:
            barns = [len(state.at(barn)) for barn in BARNS[: known.deal.seats]]
            rivals = rivals_of(known.power, seat, known.active, known.beaten, barns)
            return tuple(AGAINST[rival] for rival in rivals)
        case Phase.SWAPPING if seat == known.holder:
            return (KEEP, *(SWAPS[rival] for rival in known.active if rival != seat))
        case Phase.THROWING:
            assert known.bout is not None
            return bouts.legal(known.bout, seat)
        case _:
            return ()
