"""What a seat may do, from what it knows."""

from collections.abc import Sequence

from game.bouts import bout as bouts
from game.games.spell_my_name.actions import (
    CHALLENGES,
    DISCARDS,
    PICKS,
    STEALS,
    TAKES,
    Do,
    Steal,
)
from game.games.spell_my_name.pack import BISON
from game.games.spell_my_name.state import Known, Phase, Pile
from game.moves import Action
from game.zones import Seat


def actions_for(known: Known, seat: Seat, hand: Pile, counts: Sequence[int]) -> tuple[Action, ...]:
    """What this seat may do with this hand, by code; `counts` are the sizes of all hands."""
    if known.phase is Phase.THROWING:
        assert known.bout is not None
        return bouts.legal(known.bout, seat)
    return _turn(known, hand, counts) if seat == known.seat else ()


def _turn(known: Known, hand: Pile, counts: Sequence[int]) -> tuple[Action, ...]:
    """What the seat whose turn it is may do; nothing between turns."""
    match known.phase:
        case Phase.CHALLENGING:
            others = [CHALLENGES[other] for other in range(len(counts)) if other != known.seat]
            return (*others, *steals(known, hand, counts))
        case Phase.TAKING:
            return (*steals(known, hand, counts), *TAKES)
        case Phase.DISCARDING:
            drops = [DISCARDS[code] for code in sorted(card.code for card in hand)]
            return (*drops, *steals(known, hand, counts))
        case Phase.CLAIMING:
            return (Do.CLAIM,)
        case Phase.LOST:
            return (Do.EXTRA, Do.PASS, *steals(known, hand, counts))
        case Phase.PICKING:
            assert known.other is not None
            return PICKS[: counts[known.other]]
        case _:
            return ()


def steals(known: Known, hand: Pile, counts: Sequence[int]) -> tuple[Steal, ...]:
    """Whom the Bison of this hand may rob now: only the Challenger's rides (SMN-16 to SMN-19)."""
    seat = known.seat
    if seat != known.challenger or BISON not in hand:
        return ()
    return tuple(STEALS[other] for other, count in enumerate(counts) if count and other != seat)
