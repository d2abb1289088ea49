"""The curtain at a table of several people: whose cards are shown, and when they are hidden again.

With one person it never comes down.
"""

from game.nodes import Node
from game.zones import Seat
from scenes.curtain import Curtain
from scenes.house import House
from scenes.input.intents import Control, Device, Intent, Press
from scenes.table.curtained_show import CurtainedShow
from scenes.table.hands.hands_show import turner
from scenes.table.sitting import Sitting


class Veil:
    """Keeps what is shown in step with the curtain."""

    def __init__(self, house: House, sitting: Sitting, show: CurtainedShow) -> None:
        self._seating = sitting.seating
        self._show = show
        self.curtain = Curtain(house, house.words(f"{sitting.game.info.slug}.name"))
        self.needed = len(sitting.seating.people) > 1
        self._window = house.canvas.generation

    @property
    def closed(self) -> bool:
        """Whether there is a curtain, and nobody looks."""
        return self.curtain.seat is not None and not self.curtain.peeking

    def handle(self, intent: Intent) -> bool:
        """Whether the intent was for the curtain, or came from somebody who is not to play."""
        taken = self.curtain.handle(intent)
        if taken:
            self.show()
        return taken or (isinstance(intent, Press) and self._of_another(intent.control))

    def _of_another(self, control: Control) -> bool:
        """Whether it is another seat's key, or on another seat's gamepad; all share the mouse."""
        seat = self.curtain.seat
        if seat is None or control.device is Device.MOUSE:
            return False
        if control.device is Device.KEY:
            return self._seating.seat_of(control) not in (None, seat)
        pads = {s: self._pad(s) for s in self._seating.people}
        return control.unit in pads.values() and pads.get(seat) != control.unit

    def _pad(self, seat: Seat) -> int | None:
        """The gamepad that this seat's own button is on."""
        control = self._seating.sitters[seat].control
        return control.unit if control is not None and control.device is Device.PAD else None

    def rested(self, node: Node) -> None:
        """Nothing moves: if it is a person's turn, the curtain closes before them."""
        seat = self.next_to_look(node)
        if not self.needed or seat not in self._seating.people or seat is None:
            return
        if self.curtain.seat != seat:
            self.curtain.call(seat, self._seating.sitters[seat], self._show.news())
            self._show.seat_in_front(seat)

    def next_to_look(self, node: Node) -> Seat | None:
        """Who is to look at their cards now."""
        return turner(node)

    def show(self) -> None:
        """Show the cards that the curtain allows to be seen, and no others."""
        viewer: Seat | None = self.curtain.seat if self.curtain.peeking else None
        if self.needed and viewer != self._show.viewer:
            self._show.show_as(viewer)
            if viewer is None:
                self._show.notice = None  # it may tell of cards that are hidden now

    def close(self) -> None:
        """Hide at once whatever is private."""
        self.curtain.close()
        self.show()

    def seen_in(self, window: int) -> None:
        """It is shut in a window of another size or screen, whoever held its key before."""
        if self._window != window:
            self._window = window
            self.close()

    def played(self, node: Node) -> None:
        """Who has played out hides their cards before the others see what came of it."""
        if self.needed and turner(node) != self._show.front:
            self.curtain.dismiss()
            self._show.cover()
