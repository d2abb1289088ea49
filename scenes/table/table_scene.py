"""The table: lets the match run, the picture follow, and whoever sits there pause, read and leave.

How a press is meant, and what is drawn, is for each kind of table to say.
"""

from abc import abstractmethod
from collections.abc import Sequence

from game.events import Event
from game.outcome import Outcome
from game.zones import Layout, Place
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Intent, Meaning, Press
from scenes.leave import Leave
from scenes.pause import PauseChoice, PauseScene
from scenes.photo import Marks
from scenes.results.results_scene import ResultsScene
from scenes.scene import Command, Pop, Push, Replace
from scenes.settings.settings_scene import SettingsScene
from scenes.table.match_scene import MatchScene
from scenes.table.show import Show
from scenes.table.sitting import Sitting
from scenes.throw.throw_scene import BoutOver, throw_above

WATCH_MS = 50.0
"""While something may change by itself the loop looks up this often."""


class TableScene(MatchScene):
    """One match on the screen."""

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._away = False
        self._begun = resumed
        self._show = self.make_show()
        viewer = self._show.viewer
        self._show.lay_out(
            sitting.layout(viewer) if resumed else sitting.layout_before_the_deal(viewer)
        )

    # -- what each kind of table says --------------------------------------------------------

    @abstractmethod
    def make_show(self) -> Show:
        """Its stage and clips."""

    def prepare(self) -> bool:
        """Make a few of the pictures that will be wanted at once; tells whether there are more."""
        return False

    def catch_up(self, events: Sequence[Event]) -> None:
        """Let the picture follow what happened after a bout."""
        self._show.follow(events)

    def throws_quickly(self) -> bool:
        """Whether a throw that nobody wants to watch has just been made."""
        return False

    def open_again(self) -> None:
        """The match goes on where it was left in the middle."""

    def tick(self, now_ms: float) -> None:
        """Let all that is due happen."""
        if not self._paused:
            self._match.tick(now_ms)

    def ended(self, outcome: Outcome) -> Command | None:
        """The match is over and nothing moves any more."""
        sitting = self.sitting
        seed = self._match.record.header.seed
        history = (*self._match.past, *self._match.history)
        scores = sitting.game.scores(self._match.view(None))
        return Push(
            ResultsScene(
                self._house,
                sitting.game,
                sitting.seating,
                outcome,
                history,
                seed,
                self.marks(),
                scores,
            )
        )

    def marks(self) -> Marks | None:
        """What the clock of the last race went by, if there was one."""
        return None

    def rested(self) -> Command | None:
        """Nothing moves, and the match goes on."""
        return None

    def waits_ms(self, now_ms: float) -> list[float]:
        """In how long something more than the match will change by itself."""
        del now_ms
        return []

    # -- what the manager calls --------------------------------------------------------------

    def on_enter(self) -> None:
        """The clock starts when the pictures are ready; a match that was left begins paused."""
        if self._resumed:
            self.open_again()
        self._follow()

    def on_return(self, result: object) -> Command | None:
        """From the pause, its pages or the results."""
        self._away = False
        self.take_pace()
        match result:
            case Leave.REMATCH:
                return Replace(type(self)(self._house, self.sitting.rematch(self._house)))
            case Leave() as leave:
                return Pop(leave)
            case PauseChoice.LEAVE:
                return Pop(Leave.TITLE)
            case PauseChoice.HELP:
                return Push(HelpScene(self._house, self._slug))
            case PauseChoice.SETTINGS:
                return Push(SettingsScene(self._house))
            case BoutOver(rest):
                self._show.direct()
                self.catch_up(rest)
                self._go_on()
                return None
            case PauseChoice.RESUME:
                self._go_on()
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
        """A match that was taken up again begins paused, once its table is seen."""
        if self._resumed:
            self._resumed = False
            return self.pause()
        return None

    def update(self, dt_ms: float) -> Command | None:
        """Let the match reach this instant, and the picture follow."""
        if self.prepare() and not self._begun:
            return None
        if not self._begun:
            self._begun = True
            self.sitting.clock.start()
        self.tick(self.sitting.clock.now_ms())
        self._follow()
        self._show.advance(dt_ms)
        return None if self._show.busy else self._at_rest()

    def next_frame_in_ms(self) -> float | None:
        """At once while something moves; else when the match or the notice next changes."""
        if self._paused:
            return None
        if self._show.moving or self._show.face_waits or not self._begun:
            return 0.0
        now_ms = self.sitting.clock.now_ms()
        waits = self.waits_ms(now_ms)
        if now_ms < self._match.patience.ready_at_ms:
            waits.append(self._match.patience.ready_at_ms - now_ms)
        at_ms = self._match.next_at_ms()
        if at_ms is not None:
            waits.append(max(0.0, at_ms - now_ms))
        if self._match.race_opened_at_ms is not None or self._show.notice is not None:
            waits.append(WATCH_MS)
        return min(waits, default=None)

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
        """The line on the table that tells why something is so."""
        return self._show.notice

    @property
    def put_right(self) -> int:
        """How often the picture had come to differ from the truth."""
        return self._show.put_right

    def shown_layout(self) -> Layout:
        """What lies where, as it is shown."""
        return self._show.stage.layout()

    # -- keys that mean the same at every table ----------------------------------------------

    def pages(self, intent: Intent) -> Command | None:
        """Help and settings, behind which the table is paused."""
        match intent:
            case Press(meaning=(Meaning.HELP | Meaning.SETTINGS) as meaning):
                return self.mean(meaning, self.sitting.clock.now_ms())
            case _:
                return None

    def _halt(self) -> None:
        """A race that is not decided will be run again."""
        now_ms = self.sitting.clock.now_ms()
        self.tick(now_ms)
        self._match.interrupt(now_ms)

    def _confirm(self, at_ms: float) -> None:
        del at_ms
        self._match.hurry(self.sitting.clock.now_ms())

    def take_pace(self) -> None:
        """Bots think at the pace that the settings ask for now."""
        self._match.pace = self._house.settings.bot_pace.factor

    def _go_on(self) -> None:
        self._paused = self._resumed = False
        self._show.direct()
        self.sitting.clock.start()
        self._follow()

    # -- the picture follows -----------------------------------------------------------------

    def _follow(self) -> None:
        self._show.follow(self.sitting.news())

    def _at_rest(self) -> Command | None:
        """Nothing moves: check the picture against the truth, and see what comes next."""
        self._show.settle(self.sitting.layout(self._show.viewer))
        if self._match.waits_to_open:
            self._show.face_waits = True
        sitting, outcome = self.sitting, self.sitting.outcome
        if outcome is None:
            if self.throws_quickly():
                return None
            above = throw_above(self._house, sitting, self._show.log, self._resumed)
            return self.rested() if above is None else above
        sitting.finish()
        return self.ended(outcome)
