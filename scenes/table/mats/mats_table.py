"""A table with mats: everybody has one key, to turn a card or to slap; races open when seen."""

from game.events import Because
from game.moves import Action
from game.nodes import Race, Turn
from game.zones import Place, Seat
from scenes.house import House
from scenes.input.intents import Control, Device, FocusLost, Intent, Phase, Pointer, Press
from scenes.scene import Command
from scenes.table.bar import Target
from scenes.table.mats.picture import MatsPicture
from scenes.table.mats.rhythm import Later, Nothing, Now, meant
from scenes.table.mats.show import MatsShow
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene
from sprites.canvas import Canvas

LEFT_BUTTON = Control(Device.MOUSE, 1)


class MatsTable(TableScene):
    """One match on mats."""

    _show: MatsShow

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._armed: dict[Seat, Later] = {}
        self._bounced: set[Seat] = set()
        self._swallow_click = False
        self._picture = MatsPicture(house, self._show, sitting)

    def make_show(self) -> MatsShow:
        """Cards, hands, star and word."""
        return MatsShow(self._house, self.sitting)

    def open_again(self) -> None:
        """The card of a race that was still open when the app ended has been seen already."""
        self._match.open_race(0.0)
        self._match.interrupt(0.0)

    def on_presented(self) -> Command | None:
        """A face that was drawn for the first time can now be seen: its race is open."""
        if self._show.face_waits:
            self._show.face_waits = False
            self._bounced.clear()
            self._match.open_race(self.sitting.clock.now_ms())
        return super().on_presented()

    def handle(self, intent: Intent) -> Command | None:
        """Seats' own keys first; then what keys mean anywhere."""
        match intent:
            case FocusLost() if not self._paused:
                return self.pause()
            case Press(control, at_ms, meaning):
                seat = self.sitting.seating.seat_of(control)
                if seat is None:
                    return self.mean(meaning)
                if control.device is not Device.MOUSE or not self._swallow_click:
                    self._press(seat, self.sitting.clock.at(at_ms))
                return None
            case Pointer(Phase.DOWN, x, y, at_ms, 1):
                return self._point(x, y, self.sitting.clock.at(at_ms))
            case _:
                return None

    def draw(self, canvas: Canvas) -> None:
        """The whole table."""
        del canvas
        self._picture.draw(paused=self._paused, log_open=self.log_open)

    def wants_turn(self, seat: Seat) -> bool:
        """Whether this seat's key would turn a card just now."""
        node = self._match.node
        if seat in self._bounced or not self.sitting.clock.running or self._show.busy:
            return False
        now_ms = self.sitting.clock.now_ms()
        match meant(self._match, seat, now_ms):
            case Now(action):
                return not (isinstance(node, Race) and action == node.claim)
            case _:
                return False

    # -- input -------------------------------------------------------------------------------

    def _press(self, seat: Seat, at_ms: float) -> None:
        """A seat's action key, stamped when it arrived."""
        if self._paused or seat in self._bounced or seat in self._armed:
            return
        self.tick(at_ms)
        match meant(self._match, seat, at_ms):
            case Now(action):
                self._offer(seat, action, at_ms)
            case Later() as later:
                self._armed[seat] = later
            case Nothing():
                self._refuse(seat)
        self._follow()

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
            reason = self.sitting.game.rules.refuse(view, seat, touched.value)
            self._show.tell(Because(reason, seat))

    def _point(self, x: float, y: float, at_ms: float) -> Command | None:
        """Buttons first; else a click acts for the only person, if there is just one."""
        target = self._picture.bar.target_at(x, y)
        self._swallow_click = target is not None
        people = self.sitting.seating.people
        if target is Target.PAUSE:
            return self.pause()
        if target is Target.LOG:
            self.log_open = not self.log_open
        elif len(people) == 1 and self.sitting.seating.seat_of(LEFT_BUTTON) is None:
            self._press(people[0], at_ms)
        return None

    # -- time --------------------------------------------------------------------------------

    def tick(self, now_ms: float) -> None:
        """Let all that is due happen, armed turns included."""
        if self._paused:
            return
        for seat, later in sorted(self._armed.items(), key=lambda armed: armed[1].at_ms):
            if later.at_ms <= now_ms:
                del self._armed[seat]
                if meant(self._match, seat, later.at_ms) == Now(later.action):
                    self._offer(seat, later.action, later.at_ms)
        self._match.tick(now_ms)

    def waits_ms(self, now_ms: float) -> list[float]:
        """Armed turns have their time."""
        return [max(0.0, later.at_ms - now_ms) for later in self._armed.values()]

    def _go_on(self) -> None:
        self._armed.clear()
        super()._go_on()
