"""A table with mats: everybody has one key, to turn a card or to slap; races open when seen."""

from game.nodes import Race
from game.zones import Seat
from scenes.house import House
from scenes.input.intents import Control, Device, FocusLost, Intent, Phase, Pointer, Press
from scenes.photo import Marks
from scenes.scene import Command
from scenes.table.bar import Target
from scenes.table.mats.picture import MatsPicture
from scenes.table.mats.presses import Presses
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
        self._presses = Presses(sitting, self._show)
        self._marks: Marks | None = None
        self._swallow_click = False
        self._picture = MatsPicture(house, self._show, sitting)

    def make_show(self) -> MatsShow:
        """Cards, hands, star and word."""
        return MatsShow(self._house, self.sitting)

    def prepare(self) -> bool:
        """Hands, star and word are made while the pack is still whole."""
        return self._picture.prepare()

    def open_again(self) -> None:
        """The card of a race that was still open when the app ended has been seen already."""
        self._match.open_race(0.0)
        self._match.interrupt(0.0)

    def on_presented(self) -> Command | None:
        """A face that was drawn for the first time can now be seen: its race is open."""
        if self._show.face_waits:
            self._show.face_waits = False
            self._presses.face_seen()
            self._match.open_race(self.sitting.clock.now_ms())
            if isinstance(self._match.node, Race):
                terms = self._match.node.terms
                self._marks = Marks(terms.tie_ms, terms.fair_ms)
        return super().on_presented()

    def handle(self, intent: Intent) -> Command | None:
        """Seats' own keys first; then what keys mean anywhere."""
        match intent:
            case FocusLost() if not self._paused:
                return self.pause()
            case Press(control, at_ms, meaning):
                seat = self.sitting.seating.seat_of(control)
                if seat is None:
                    return self.mean(meaning, self.sitting.clock.at(at_ms))
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
        """Whether nothing moves and this seat's key would turn a card just now."""
        clock = self.sitting.clock
        at_rest = clock.running and not self._show.busy
        return at_rest and self._presses.would_turn(seat, clock.now_ms())

    def marks(self) -> Marks | None:
        """The clock of the last race."""
        return self._marks

    # -- input -------------------------------------------------------------------------------

    def _press(self, seat: Seat, at_ms: float) -> None:
        if not self._paused:
            self._presses.press(seat, at_ms)
            self._follow()

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
        """Let all that is due happen, presses that waited included."""
        if not self._paused:
            self._presses.tick(now_ms)

    def waits_ms(self, now_ms: float) -> list[float]:
        """Presses that wait have their time."""
        return [max(0.0, at_ms - now_ms) for at_ms in self._presses.armed_at_ms]

    def _go_on(self) -> None:
        self._presses.forget()
        super()._go_on()
