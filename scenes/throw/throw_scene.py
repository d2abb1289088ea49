"""A throw: counts one, two, throw, takes what people choose, and shows it when all is open.

It lies above the table whose bout it is, plays the same match on, and leaves when the bout is over:
a whole match of throws, or a moment in the midst of another game. What is said in secret goes to
the referee and nowhere else.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.bout import Bout
from game.events import BoutEnded, Committed, Event, Missed, Thrown
from game.nodes import Throw
from game.throws import Symbol
from game.zones import Seat
from scenes.help import HelpScene
from scenes.house import House
from scenes.input.intents import (
    Control,
    Device,
    FocusLost,
    Intent,
    Meaning,
    Phase,
    Pointer,
    Press,
    Release,
)
from scenes.leave import Leave
from scenes.motion.beats import Motion
from scenes.pause import PauseChoice, PauseScene
from scenes.results import ResultsScene
from scenes.scene import BaseScene, Command, Pop, Push
from scenes.settings_scene import SettingsScene
from scenes.table.bar import draw_log
from scenes.table.sitting import Sitting
from scenes.throw.keys import ThrowKeys, read_letters, read_rows, throw_keys, write_letters
from scenes.throw.moment import Ask, Hit, Moment, TileAt
from scenes.throw.notice import Notice
from scenes.throw.picture import ThrowPicture
from scenes.throw.show import ThrowShow
from scenes.throw.telling import ThrowTeller
from scenes.throw.tempo import OPENING_MS, Tempo, tempo
from sounds.cues import BELLS
from sounds.cues import Cue as Sound
from sprites.canvas import Canvas

PAN = 0.8
WATCH_MS = 50.0


@dataclass(frozen=True, slots=True)
class BoutOver:
    """The bout is over; `rest` is what happened after it in the same game."""

    rest: tuple[Event, ...]


def bout_at(sitting: Sitting) -> Bout | None:
    """What is thrown at this table just now."""
    match = sitting.match
    if not isinstance(match.node, Throw) or match.node.count is None:
        return None
    return sitting.game.table.bout(match.view(None))


class ThrowScene(BaseScene):
    """One bout on the screen. `log` is the table's, to be gone on with."""

    def __init__(
        self, house: House, sitting: Sitting, bout: Bout, log: deque[str], *, resumed: bool = False
    ) -> None:
        self._house = house
        self.sitting = sitting
        self._match = sitting.match
        self._bout = bout
        self._log = log
        self._resumed = resumed
        self._paused = False
        self.log_open = False
        self._rest: tuple[Event, ...] = ()
        self._counted: set[Seat] = set()
        self._heard = 0
        self._opening_ms = OPENING_MS
        self.put_right = 0
        self._teller = ThrowTeller(house.words, sitting.seating)
        self.show = ThrowShow(bout, self._sound, self._bell)
        self._picture = ThrowPicture(house, sitting, self.show, self._teller, bout)
        self._notice = Notice(house)
        stored = house.storage.settings()
        self._letters = read_letters(stored)
        self._rows = read_rows(stored)
        for sitter in sitting.seating.sitters:
            if sitter.control is not None:
                self._letters.learn(sitter.control)
        self._give_keys()
        for seat, seal in bout.seals:
            self._log.extend(self._teller.lines(Committed(seat, seal)))

    # -- what the manager calls --------------------------------------------------------------

    def on_enter(self) -> None:
        """The clock of the table runs on."""
        self._direct()
        if not self._resumed:
            self.sitting.clock.start()

    def on_return(self, result: object) -> Command | None:
        """From the pause and its pages; from the results it goes on to the table below."""
        match result:
            case Leave() | PauseChoice.LEAVE:
                return Pop(result)
            case PauseChoice.HELP:
                return Push(HelpScene(self._house, self._slug))
            case PauseChoice.SETTINGS:
                return Push(SettingsScene(self._house))
            case PauseChoice.RESUME:
                self._paused = False
                self._direct()
                self._give_keys()
                self.sitting.clock.start()
                return None
            case _:
                return Push(PauseScene(self._house))

    def on_leave(self) -> None:
        """All that happened is kept already; wait until it is on the disk."""
        self._house.storage.flush()

    def on_stall(self, gap_ms: float) -> Command | None:
        """Nobody could act meanwhile: a live count begins again."""
        self.sitting.clock.skip(gap_ms)
        self._interrupt()
        self._follow()
        return None

    def on_presented(self) -> Command | None:
        """A match that was taken up again begins paused, once it is seen."""
        if self._resumed:
            self._resumed = False
            return self.pause()
        return None

    def handle(self, intent: Intent) -> Command | None:
        """People's own keys first; then what keys mean anywhere."""
        match intent:
            case FocusLost() if not self._paused:
                return self.pause()
            case Press(control, at_ms, meaning):
                return self._press(control, self.sitting.clock.at(at_ms), meaning)
            case Release(control, at_ms):
                thrown = self._picture.keys.thrown(control)
                if thrown is not None and not self._paused:
                    self._match.let_go(*thrown, self.sitting.clock.at(at_ms))
                    self._follow()
                return None
            case Pointer(Phase.DOWN, x, y, at_ms, 1):
                return self._point(x, y, self.sitting.clock.at(at_ms))
            case _:
                return None

    def update(self, dt_ms: float) -> Command | None:
        """Let the match reach this instant, and the picture follow."""
        if not self._paused:
            self._match.tick(self.sitting.clock.now_ms())
        self._hear_beats()
        self._follow()
        self.show.advance(dt_ms)
        self._notice.advance(dt_ms)
        if self._tempo() is None and not self.show.moving:
            self._picture.prepare()
        if self.show.stage.over:
            return None if self.show.moving or self.show.hold_ms > 0 else self._ended()
        if not self.show.showing:
            self._at_rest(dt_ms)
        return None

    def next_frame_in_ms(self) -> float | None:
        """At once while arms or anything else moves."""
        if self._paused:
            return None
        if self.show.moving or self._tempo() is not None or self._picture.preparing:
            return 0.0
        waits = [self.show.hold_ms] if self.show.hold_ms > 0 else []
        if self._bots_alone and not self.show.showing:
            waits.append(0.0)
        at_ms = self._match.next_at_ms()
        if at_ms is not None:
            waits.append(max(0.0, at_ms - self.sitting.clock.now_ms()))
        if self._notice.words is not None:
            waits.append(WATCH_MS)
        return min(waits, default=None)

    def draw(self, canvas: Canvas) -> None:
        """The whole throw."""
        del canvas
        self._picture.draw(self._moment())
        self._notice.draw()
        if self.log_open:
            draw_log(self._house, self._log)

    @property
    def keys(self) -> ThrowKeys:
        """Who throws what with which control."""
        return self._picture.keys

    @property
    def told(self) -> tuple[str, ...]:
        """All that the log says."""
        return tuple(self._log)

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What of the last picture can be clicked."""
        return tuple(self._picture.hits)

    @property
    def notice(self) -> str | None:
        """What the house says just now."""
        return self._notice.words

    # -- what people do ----------------------------------------------------------------------

    def _press(self, control: Control, at_ms: float, meaning: Meaning | None) -> Command | None:
        if self._paused:
            return None
        if self._letters.learn(control):
            self._house.storage.set_settings(write_letters(self._letters))
            self._give_keys()
        thrown = self._picture.keys.thrown(control)
        if thrown is not None:
            self.throw(*thrown, at_ms, held=True)
            return None
        seat = self.sitting.seating.seat_of(control)
        if seat is not None and control.device is not Device.MOUSE:
            self._ready((seat,), at_ms)
            return None
        return self._mean(meaning, at_ms)

    def _mean(self, meaning: Meaning | None, at_ms: float) -> Command | None:
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
                self._ready(self._people_standing, at_ms)
            case _:
                pass
        return None

    def _point(self, x: float, y: float, at_ms: float) -> Command | None:
        if self._paused:
            return None
        hit = next((hit for hit in reversed(self._picture.hits) if hit.holds(x, y)), None)
        match None if hit is None else hit.on:
            case Ask.PAUSE:
                return self.pause()
            case Ask.LOG:
                self.log_open = not self.log_open
            case Ask.AGAIN:
                self._ready(self._people_standing, at_ms)
            case TileAt(seat, symbol):
                self.throw(seat, symbol, at_ms, held=False)
            case None:
                pass
        return None

    def throw(self, seat: Seat, symbol: Symbol, at_ms: float, *, held: bool) -> None:
        """A seat chooses; what is still being shown of the throw before swallows it."""
        if not self._open_for_choices():
            return
        choose = self._match.hold if held else self._match.offer
        refused = choose(seat, symbol, at_ms)
        if refused is not None:
            self._refuse(seat)
        self._follow()

    def _ready(self, seats: Sequence[Seat], at_ms: float) -> None:
        """These people may be counted to; while a verdict is shown they have seen enough of it."""
        if self.show.showing:
            if self.show.may_skip:
                self.show.end_hold()
            return
        for seat in seats:
            if seat in self._bout.standing:
                self._match.ready(seat, at_ms)
                self._counted.add(seat)
            else:
                self._refuse(seat)
        self._follow()

    def _open_for_choices(self) -> bool:
        """Whether a choice is meant for the throw that now runs, or for what lies open in it."""
        node = self._match.node
        if not isinstance(node, Throw):
            return False
        if node.shown or not self.show.showing:
            return True
        if self.show.may_skip and not self.show.stage.over:
            self.show.end_hold()
            return True
        return False

    def _refuse(self, seat: Seat) -> None:
        """Say why this seat throws nothing."""
        reason = self._match.refuse(seat, "")
        values: dict[str, str | int] = {**dict(reason.values), "name": self._teller.name(seat)}
        self._notice.say(self._house.words(f"{self._slug}.reason.{reason.code}", **values))

    # -- the match goes on -------------------------------------------------------------------

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """Clocks stop; a live count will begin again."""
        clock = self.sitting.clock
        self._match.tick(clock.now_ms())
        self._interrupt()
        self._follow()
        clock.stop()
        self._paused = True
        return Push(PauseScene(self._house)) if go is None else go()

    def _interrupt(self) -> None:
        if self._match.interrupt(self.sitting.clock.now_ms()):
            self._counted.clear()
            self._heard = 0

    def _follow(self) -> None:
        events = tuple(self.sitting.news())
        if not events:
            return
        last = next((i for i, event in enumerate(events) if isinstance(event, BoutEnded)), None)
        if last is not None:
            events, self._rest = events[: last + 1], events[last + 1 :]
        for event in events:
            self._log.extend(self._teller.lines(event))
        if any(isinstance(event, Thrown | Missed) for event in events):
            self._counted.clear()
            if self._heard < len(Symbol) - 2:
                self._sound(Sound.THROW, None)
            self._heard = 0
        bout = self.sitting.game.table.bout(self._match.view(None))
        self._bout = self._bout if bout is None else bout
        self.show.follow(events)

    def _hear_beats(self) -> None:
        """Each beat is heard once, as it is seen."""
        now = self._tempo()
        if now is None:
            return
        node = self._match.node
        last = node.count.beats if isinstance(node, Throw) and node.count is not None else 0
        while self._heard < now.beat:
            self._heard += 1
            self._sound(Sound.THROW if self._heard == last else Sound.TICK, None)

    def _at_rest(self, dt_ms: float) -> None:
        """Nothing is shown any more: compare with the truth; bots alone need nobody's key."""
        if self.show.settle(self._bout):
            self.put_right += 1
            self._house.log.warning("the throw's picture differed and was put right")
        if not self._bots_alone:
            return
        self._opening_ms -= dt_ms
        if self._opening_ms <= 0:
            self._opening_ms = OPENING_MS
            self._match.begin_count(self.sitting.clock.now_ms())

    def _ended(self) -> Command:
        """The bout is over and has been seen."""
        outcome = self.sitting.outcome
        if outcome is None:
            return Pop(BoutOver(self._rest))
        self.sitting.finish()
        sitting, seed = self.sitting, self._match.record.header.seed
        history = tuple(self._match.history)
        return Push(
            ResultsScene(self._house, sitting.game, sitting.seating, outcome, history, seed)
        )

    # -- small things ------------------------------------------------------------------------

    def _moment(self) -> Moment:
        motion = self._house.settings.motion
        return Moment(
            bout=self._bout,
            chosen=self._match.chosen,
            counted=frozenset(self._counted),
            tempo=self._tempo(),
            scales=motion is Motion.FULL,
            bobs=motion is not Motion.OFF,
        )

    def _tempo(self) -> Tempo | None:
        """Of the count that runs, if one does and nothing else is being shown."""
        node, began_at_ms = self._match.node, self._match.count_began_at_ms
        if not isinstance(node, Throw) or node.count is None or node.shown or began_at_ms is None:
            return None
        complete = self._match.chosen >= set(node.seats)
        return tempo(node.count, began_at_ms, self.sitting.clock.now_ms(), complete)

    @property
    def _people_standing(self) -> tuple[Seat, ...]:
        people = self.sitting.seating.people
        return tuple(seat for seat in self._bout.standing if seat in people)

    @property
    def _bots_alone(self) -> bool:
        return self._match.waits_to_count and not self._people_standing

    @property
    def _slug(self) -> str:
        return self.sitting.game.info.slug

    def _give_keys(self) -> None:
        self._picture.keys = throw_keys(self.sitting.seating, self._letters, self._rows)

    def _direct(self) -> None:
        self.show.direct(self._house.settings.motion)

    def _sound(self, sound: Sound, seat: Seat | None) -> None:
        pan = 0.0
        if seat is not None:
            x, _ = self._picture.place(seat).fist.palm.pixels(self._house.scale)
            pan = PAN * (x / self._house.scale.width - 0.5)
        self._house.mixer.play(sound, pan=pan)

    def _bell(self, seat: Seat) -> Sound:
        return BELLS[self.sitting.seating.sitters[seat].look]
