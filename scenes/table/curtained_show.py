"""What is shown at a table behind a curtain: one seat's hand in front, seen by it or by nobody."""

from abc import abstractmethod

from game.errors import Reason
from game.zones import Seat
from scenes.table.show import Show


class CurtainedShow(Show):
    """The hand of `front`, seen by `viewer`, or by nobody."""

    front: Seat

    @abstractmethod
    def news(self) -> str:
        """What everybody may know."""

    @abstractmethod
    def seat_in_front(self, seat: Seat) -> None:
        """This seat's hand lies in front from now on, unseen."""

    @abstractmethod
    def cover(self) -> None:
        """Hide the hand in front where it lies."""

    @abstractmethod
    def tell_at_once(self) -> None:
        """What stands beside the cards is that of the position, and nothing is shown on the way."""

    @abstractmethod
    def laid_before_viewer(self) -> None:
        """The cards lie anew; those in front are, or are not, the viewer's."""

    def show_as(self, viewer: Seat | None) -> None:
        """Show what this seat, or (None) everybody, may see, all at once."""
        self.finish()
        self.viewer = viewer
        self.lay_out(self._sitting.layout(viewer))
        self.laid_before_viewer()

    def went_back(self, refused: Reason | None) -> None:
        """The match is where it was before; or it is not, and this is why."""
        said = self._house.words(f"undo.{'done' if refused is None else refused.code}")
        if refused is None:
            self.show_as(self.viewer)
            self.tell_at_once()
            self.log.append(said)
        self.say(said)
