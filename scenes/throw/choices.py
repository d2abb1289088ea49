"""What people choose, handed to the referee; what would be no choice is refused, or swallowed.

A choice goes from the control that made it to the referee, and is kept nowhere on the way.
"""

from collections.abc import Callable, Sequence

from game.bouts.bout import Bout
from game.bouts.throws import Symbol
from game.events import Because
from game.nodes import Throw
from game.zones import Seat
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.table.telling import Teller
from scenes.throw.notice import Notice
from scenes.throw.show import ThrowShow


class Choices:
    """The choices of one bout. `counted` are those who want to be counted to.

    `bout` tells how it stands, `follow` lets the picture take up what has happened.
    """

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        show: ThrowShow,
        bout: Callable[[], Bout],
        follow: Callable[[], None],
    ) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._show = show
        self._bout = bout
        self._follow = follow
        self._teller = Teller(house.words, sitting.game, sitting.seating)
        self.notice = Notice(house)
        self.counted: set[Seat] = set()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The people who throw next."""
        own = self._sitting.seating.people
        return tuple(seat for seat in self._bout().standing if seat in own)

    @property
    def bots_alone(self) -> bool:
        """Whether a throw waits, and no person is in it."""
        return self._match.waits_to_count and not self.people

    def throw(self, seat: Seat, symbol: Symbol, at_ms: float, *, held: bool) -> None:
        """A seat chooses; what is still being shown of the throw before swallows it."""
        if not self._open():
            return
        choose = self._match.hold if held else self._match.offer
        refused = choose(seat, symbol, at_ms) is not None
        if refused and isinstance(self._match.node, Throw):  # or it came with the end of the bout
            self._refuse(seat)
        self._follow()

    def let_go(self, seat: Seat, symbol: Symbol, at_ms: float) -> None:
        """The key of that choice is up again."""
        self._match.let_go(seat, symbol, at_ms)
        self._follow()

    def ready(self, seats: Sequence[Seat], at_ms: float) -> None:
        """These people may be counted to; while a verdict is shown they have seen enough of it."""
        if self._show.showing:
            if self._show.may_skip:
                self._show.end_hold()
            return
        for seat in seats:
            if seat in self._bout().standing:
                self._match.ready(seat, at_ms)
                self.counted.add(seat)
            else:
                self._refuse(seat)
        self._follow()

    def _open(self) -> bool:
        """Whether a choice is meant for the throw that now runs, or for what lies open in it."""
        node = self._match.node
        if not isinstance(node, Throw):
            return False
        if node.shown or not self._show.showing:
            return True
        if self._show.may_skip and not self._show.stage.over:
            self._show.end_hold()
            return True
        return False

    def _refuse(self, seat: Seat) -> None:
        """Say why this seat throws nothing."""
        self.notice.say(self._teller.reason(Because(self._match.refuse(seat, ""), seat)))
