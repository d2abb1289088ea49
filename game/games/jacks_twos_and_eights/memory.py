"""What a seat remembers of the others' turns, and what that tells of the cards they hold.

Whoever draws, passes or ends a turn shows what it could not lay. This module knows nothing but
the views of one seat, as they followed one another; it takes the others for sensible players.
"""

from game.games.jacks_twos_and_eights.sketch import (
    ALL_EIGHTS,
    ALL_JACKS,
    ALL_TWOS_AND_ACES,
    NEAR_OUT,
    Hand,
    bit_of,
    tables_of,
    top_of,
)
from game.games.jacks_twos_and_eights.state import DECIDING, JacksView, Phase
from game.zones import Seat

KEPT = ALL_JACKS | ALL_EIGHTS
"""Cards that a sensible player does not always lay when it could."""


class Lot:
    """Some cards of one hand that came before others: how many, and what none of them can be."""

    __slots__ = ("count", "not_these")

    def __init__(self, count: int) -> None:
        self.count = count
        self.not_these: Hand = 0


class Memory:
    """The hands of all seats, as lots. Those of a seat are in the order in which they came."""

    __slots__ = ("_before", "_lots")

    def __init__(self) -> None:
        self._before: JacksView | None = None
        self._lots: tuple[list[Lot], ...] = ()

    def lots(self, view: JacksView, seat: Seat) -> list[Lot]:
        """The hand of this seat; one lot of which nothing is known, if its turns were not seen."""
        count = view.counts[seat]
        known = self._lots[seat] if self._before is not None else []
        return known if sum(lot.count for lot in known) == count else [Lot(count)]

    def watch(self, view: JacksView) -> None:
        """The next thing that this seat sees: one step after what it saw before."""
        before, self._before = self._before, view
        if before is None or not _follows(before, view):
            self._lots = tuple([Lot(count)] for count in view.counts)
            return
        seat = before.known.seat
        if len(view.discard) > len(before.discard):
            self._laid(seat, view)
        else:
            self._rule_out(seat, _shown_by(before))
        for drawer, count in enumerate(view.counts):
            grown = count - sum(lot.count for lot in self._lots[drawer])
            if grown:
                self._lots[drawer].append(Lot(grown))

    def _laid(self, seat: Seat, view: JacksView) -> None:
        """The card came out of the latest lot that it may have been in: a drawn one is the last."""
        lots = self._lots[seat]
        card = 1 << bit_of(view.discard[-1])
        lot = next((lot for lot in reversed(lots) if not card & lot.not_these), lots[-1])
        lot.count -= 1
        if not lot.count:
            lots.remove(lot)

    def _rule_out(self, seat: Seat, faces: Hand) -> None:
        for lot in self._lots[seat]:
            lot.not_these |= faces


def _follows(before: JacksView, view: JacksView) -> bool:
    """Whether both are of one hand, and somebody was to act in the first."""
    return before.known.phase in DECIDING and view.known.deal.number == before.known.deal.number


def _shown_by(before: JacksView) -> Hand:
    """What the seat whose turn it was cannot have held, since it laid no card."""
    known = before.known
    tables, top = tables_of(known), top_of(before)
    match known.phase:
        case Phase.ANSWERING:
            return ALL_EIGHTS if known.skips else ALL_TWOS_AND_ACES
        case Phase.OPEN:
            return tables.first[top]
        case Phase.DREW:
            return tables.first[top] & ~KEPT
        case _:
            others = [count for seat, count in enumerate(before.counts) if seat != known.seat]
            near_out = min(others) <= NEAR_OUT
            return tables.then[top] if near_out else tables.then[top] & ~KEPT
