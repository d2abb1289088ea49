"""The action keys of the seats: each press turned into an offer, kept for later, or refused.

Every press carries the stamp of its arrival, and that time is what counts.
"""

from game.events import Because
from game.moves import Action
from game.nodes import Race, Turn
from game.zones import Place, Seat
from scenes.table.mats.rhythm import Later, Nothing, Now, meant
from scenes.table.mats.show import MatsShow
from scenes.table.sitting import Sitting


class Presses:
    """What the seats' keys have begun. Times are those of the table's clock."""

    def __init__(self, sitting: Sitting, show: MatsShow) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._show = show
        self._armed: dict[Seat, Later] = {}
        self._bounced: set[Seat] = set()

    @property
    def armed_at_ms(self) -> list[float]:
        """When the presses that wait will act."""
        return [later.at_ms for later in self._armed.values()]

    def face_seen(self) -> None:
        """A new card can be seen: the key that turned it means something again."""
        self._bounced.clear()

    def forget(self) -> None:
        """Nothing that was pressed before acts any more."""
        self._armed.clear()

    def tick(self, now_ms: float) -> None:
        """Let the presses that waited act, each at its own time, and the match reach this one."""
        for seat, later in sorted(self._armed.items(), key=lambda armed: armed[1].at_ms):
            if later.at_ms <= now_ms:
                del self._armed[seat]
                if meant(self._match, seat, later.at_ms) == Now(later.action):
                    self._offer(seat, later.action, later.at_ms)
        self._match.tick(now_ms)

    def press(self, seat: Seat, at_ms: float) -> None:
        """A seat's key went down."""
        if seat in self._bounced or seat in self._armed:
            return
        self.tick(at_ms)
        match meant(self._match, seat, at_ms):
            case Now(action):
                self._offer(seat, action, at_ms)
            case Later() as later:
                self._armed[seat] = later
            case Nothing():
                self._refuse(seat)

    def would_turn(self, seat: Seat, at_ms: float) -> bool:
        """Whether a press of this seat would turn a card, and not claim one."""
        if seat in self._bounced:
            return False
        node = self._match.node
        match meant(self._match, seat, at_ms):
            case Now(action):
                return not (isinstance(node, Race) and action == node.claim)
            case _:
                return False

    def _offer(self, seat: Seat, action: Action, at_ms: float) -> None:
        node = self._match.node
        claims = isinstance(node, Race) and action == node.claim
        if claims:
            self._show.gloves.slap(seat)
        refused = self._match.offer(seat, action, at_ms)
        if refused is not None and not claims:
            self._show.tell(Because(refused, seat))
        elif not claims:
            self._bounced.add(seat)  # the same key means nothing more until the card is seen

    def _refuse(self, seat: Seat) -> None:
        """Say why this press does nothing."""
        if isinstance(self._match.node, Race | Turn):
            racing = isinstance(self._match.node, Race)
            touched = Place.CENTRE if racing else Place.PILE
            view = self._match.view(seat)
            reason = self._sitting.game.rules.refuse(view, seat, touched.value)
            self._show.tell(Because(reason, seat))
