"""The curtain at such a table: people build one after another, and nobody else sees their hands."""

from game.nodes import Node, Throw
from game.zones import Seat
from scenes.house import House
from scenes.table.hands.veil import Veil
from scenes.table.sitting import Sitting
from scenes.table.tableau.tableau_show import TableauShow


class TableauVeil(Veil):
    """Keeps what is shown in step with the curtain."""

    def __init__(self, house: House, sitting: Sitting, show: TableauShow) -> None:
        super().__init__(house, sitting, show)
        self._sitting = sitting

    def next_to_look(self, node: Node) -> Seat | None:
        """The first person who has yet to set their tableau."""
        return to_build(self._sitting, node)

    def played(self, node: Node) -> None:
        """Whoever has set their tableau hides it before the next looks, or all are turned."""
        del node
        if self.needed:
            self.curtain.dismiss()
            self._show.cover()


def to_build(sitting: Sitting, node: Node) -> Seat | None:
    """The first person who has something to set in secret, and has not; bots need no curtain."""
    if not isinstance(node, Throw) or node.count is not None:
        return None
    chosen = sitting.match.chosen
    waiting = (seat for seat in node.seats if seat in sitting.seating.people)
    return next((seat for seat in waiting if seat not in chosen), None)
