"""The table: hands presses to the referee, lets the picture follow, and opens races when seen."""

from collections.abc import Callable

from game.nodes import Race
from game.rules import Game
from game.zones import Layout, Place, Seat
from scenes.help import HelpScene
from scenes.house import House
from scenes.input.intents import Control, Device, FocusLost, Intent, Meaning, Phase, Pointer, Press
from scenes.leave import Leave
from scenes.pause import PauseChoice, PauseScene
from scenes.photo import Marks
from scenes.results import ResultsScene
from scenes.scene import BaseScene, Command, Pop, Push, Replace
from scenes.seating import Seating
from scenes.services.storage import SavedMatch
from scenes.settings_scene import SettingsScene
from scenes.table.bar import Target
from scenes.table.picture import Picture
from scenes.table.presses import Presses
from scenes.table.show import Show
from scenes.table.sitting import Sitting
from scenes.throw.throw_scene import BoutOver, throw_above
from sprites.canvas import Canvas

WATCH_MS = 50.0
"""While a race runs the loop looks up this often, so that a stall is noticed."""

LEFT_BUTTON = Control(Device.MOUSE, 1)


class TableScene(BaseScene):
    """One match on the screen."""

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        self._house = house
        self.sitting = sitting
        self._match = sitting.match
        self._resumed = resumed
        self._swallow_click = False
        self._paused = False
        self._begun = resumed
        self._marks: Marks | None = None
        self.log_open = False
        self._show = Show(house, sitting)
        self._presses = Presses(sitting, self._show)
        self._picture = Picture(house, self._show, sitting)
        self._show.lay_out(sitting.layout() if resumed else sitting.layout_before_the_deal())

    @classmethod
    def deal(
        cls, house: House, game: Game, seating: Seating, seed: int | None = None
    ) -> "TableScene":
        """A new match for these people."""
        return cls(house, Sitting.begin(house, game, seating, seed=seed))

    @classmethod
    def resume(cls, house: House, saved: SavedMatch) -> "TableScene":
        """A match taken up where it was left; it begins paused. Raises NotationError."""
        return cls(house, Sitting.resume(house, saved), resumed=True)

    # -- what the manager calls --------------------------------------------------------------

    def on_enter(self) -> None:
        """The clock starts when the pictures are ready; a match that was left begins paused."""
        if self._resumed:
            self._void_what_was_seen()
        self._follow()

    def on_return(self, result: object) -> Command | None:
        """From the pause, its pages or the results."""
        match result:
            case Leave.REMATCH:
                return Replace(TableScene(self._house, self.sitting.rematch(self._house)))
            case Leave() as leave:
                return Pop(leave)
            case PauseChoice.LEAVE:
                return Pop(Leave.TITLE)
            case PauseChoice.HELP:
                return Push(HelpScene(self._house, self.sitting.game.info.slug))
            case PauseChoice.SETTINGS:
                return Push(SettingsScene(self._house))
            case PauseChoice.RESUME | BoutOver():
                self._go_on()
                self._show.follow(result.rest if isinstance(result, BoutOver) else ())
                return None
            case _:
                return Push(PauseScene(self._house))

    def on_leave(self) -> None:
        """All that happened is kept already; wait until it is on the disk."""
        self.sitting.clock.stop()
        self._house.storage.flush()

    def on_stall(self, gap_ms: float) -> Command | None:
        """Time in which nobody could act counts for nobody (and a race in it is run again)."""
        self.sitting.clock.skip(gap_ms)
        self._match.interrupt(self.sitting.clock.now_ms())
        self._follow()
        return None

    def on_presented(self) -> Command | None:
        """A face that was drawn for the first time can now be seen: its race is open."""
        if self._show.face_waits:
            self._show.face_waits = False
            self._presses.face_seen()
            self._match.open_race(self.sitting.clock.now_ms())
            if isinstance(self._match.node, Race):
                terms = self._match.node.terms
                self._marks = Marks(terms.tie_ms, terms.fair_ms)
        if self._resumed:
            self._resumed = False
            return self.pause()
        return None

    def handle(self, intent: Intent) -> Command | None:
        """Seats' own keys first; then what keys mean anywhere."""
        match intent:
            case FocusLost() if not self._paused:
                return self.pause()
            case Press(control, at_ms, meaning):
                seat = self.sitting.seating.seat_of(control)
                if seat is None:
                    return self._mean(meaning)
                if control.device is not Device.MOUSE or not self._swallow_click:
                    self._press(seat, self.sitting.clock.at(at_ms))
                return None
            case Pointer(Phase.DOWN, x, y, at_ms, 1):
                return self._point(x, y, self.sitting.clock.at(at_ms))
            case _:
                return None

    def update(self, dt_ms: float) -> Command | None:
        """Let the match reach this instant, and the picture follow."""
        if self._picture.prepare() and not self._begun:
            return None
        if not self._begun:
            self._begun = True
            self.sitting.clock.start()
        self._tick(self.sitting.clock.now_ms())
        self._follow()
        self._show.advance(dt_ms)
        return None if self._show.busy else self._at_rest()

    def next_frame_in_ms(self) -> float | None:
        """At once while something moves; else when the match or the notice next changes."""
        if self._paused:
            return None
        if self._show.busy or self._show.face_waits or not self._begun:
            return 0.0
        now_ms = self.sitting.clock.now_ms()
        due = [self._match.next_at_ms(), *self._presses.armed_at_ms]
        waits = [max(0.0, at_ms - now_ms) for at_ms in due if at_ms is not None]
        if self._match.race_opened_at_ms is not None or self._show.notice is not None:
            waits.append(WATCH_MS)
        return min(waits, default=None)

    def draw(self, canvas: Canvas) -> None:
        """The whole table."""
        del canvas
        self._picture.draw(paused=self._paused, log_open=self.log_open)

    def wants_turn(self, seat: Seat) -> bool:
        """Whether nothing moves and this seat's key would turn a card just now."""
        clock = self.sitting.clock
        at_rest = clock.running and not self._show.busy
        return at_rest and self._presses.would_turn(seat, clock.now_ms())

    @property
    def moving(self) -> bool:
        """Whether anything on the table moves."""
        return self._show.busy

    @property
    def dealing(self) -> bool:
        """Whether cards are still being dealt from the stock."""
        zones = self._show.stage.zones
        return any(zone.place is Place.STOCK and tokens for zone, tokens in zones.items())

    @property
    def notice(self) -> str | None:
        """What stands at the foot of the table."""
        return self._show.notice

    @property
    def put_right(self) -> int:
        """How often the picture had come to differ from the truth."""
        return self._show.put_right

    def shown_layout(self) -> Layout:
        """What lies where, as it is shown."""
        return self._show.stage.layout()

    # -- input -------------------------------------------------------------------------------

    def _press(self, seat: Seat, at_ms: float) -> None:
        if not self._paused:
            self._presses.press(seat, at_ms)
            self._follow()

    def _mean(self, meaning: Meaning | None) -> Command | None:
        match meaning:
            case Meaning.BACK:
                return self.pause()
            case Meaning.HELP:
                return self.pause(lambda: Push(HelpScene(self._house, self._slug)))
            case Meaning.SETTINGS:
                return self.pause(lambda: Push(SettingsScene(self._house)))
            case Meaning.LOG:
                self.log_open = not self.log_open
            case Meaning.CONFIRM:
                self._match.hurry(self.sitting.clock.now_ms())
            case _:
                pass
        return None

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

    def _tick(self, now_ms: float) -> None:
        """Let all that is due happen."""
        if not self._paused:
            self._presses.tick(now_ms)

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """Clocks stop, faces are covered; a race that is not decided will be run again."""
        clock = self.sitting.clock
        self._tick(clock.now_ms())
        self._match.interrupt(clock.now_ms())
        clock.stop()
        self._paused = True
        return Push(PauseScene(self._house)) if go is None else go()

    def _go_on(self) -> None:
        self._paused = self._resumed = False
        self._presses.forget()
        self._show.direct()
        self.sitting.clock.start()
        self._follow()

    def _void_what_was_seen(self) -> None:
        """The card of a race that was still open when the app ended has been seen already."""
        self._match.open_race(0.0)
        self._match.interrupt(0.0)

    # -- the picture follows -----------------------------------------------------------------

    def _follow(self) -> None:
        self._show.follow(self.sitting.news())

    def _at_rest(self) -> Command | None:
        """Nothing moves: check the picture against the truth, and see what comes next."""
        self._show.settle(self.sitting.layout())
        if self._match.waits_to_open:
            self._show.face_waits = True
        sitting, outcome = self.sitting, self.sitting.outcome
        if outcome is None:
            return throw_above(self._house, sitting, self._show.log, self._resumed)
        sitting.finish()
        seed, history = self._match.record.header.seed, tuple(self._match.history)
        return Push(
            ResultsScene(
                self._house, sitting.game, sitting.seating, outcome, history, seed, self._marks
            )
        )

    @property
    def _slug(self) -> str:
        return self.sitting.game.info.slug
