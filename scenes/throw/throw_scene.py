"""A throw: counts one, two, throw, takes what people choose, and shows it when all is open.

It lies above the table whose bout it is, plays the same match on, and leaves when the bout is over:
a whole match of throws, or a moment in the midst of another game. What is said in secret goes to
the referee and nowhere else.
"""

from collections import deque
from dataclasses import dataclass

from game.bouts.bout import Bout
from game.events import BoutEnded, Committed, Event
from game.nodes import Throw
from game.zones import Seat
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
from scenes.motion.beats import Motion
from scenes.scene import Command, Pop, Push
from scenes.table.bar import draw_log
from scenes.table.sitting import Sitting
from scenes.throw.choices import Choices
from scenes.throw.counting import Counting
from scenes.throw.keys import (
    ThrowKeys,
    read_letters,
    read_rows,
    throw_keys,
    who_takes_up,
    write_letters,
)
from scenes.throw.keys_scene import ThrowKeysScene
from scenes.throw.moment import Ask, Hit, Moment, TileAt
from scenes.throw.passing import Passing
from scenes.throw.picture import ThrowPicture
from scenes.throw.room import ThrowRoom
from scenes.throw.show import ThrowShow
from scenes.throw.telling import ThrowTeller
from scenes.throw.tempo import OPENING_MS
from sounds.cues import BELLS
from sounds.cues import Cue as Sound
from sprites.canvas import Canvas

PAN = 0.8
WATCH_MS = 50.0
"""While a verdict is held the loop looks up this often: a longer wait would not be counted."""


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


def throw_above(house: House, sitting: Sitting, log: deque[str], resumed: bool) -> Command | None:
    """The command that shows what is thrown at this table, if anything is."""
    bout = bout_at(sitting)
    return None if bout is None else Push(ThrowScene(house, sitting, bout, log, resumed=resumed))


class ThrowScene(ThrowRoom):
    """One bout on the screen. `log` is the table's, to be gone on with."""

    def __init__(
        self, house: House, sitting: Sitting, bout: Bout, log: deque[str], *, resumed: bool = False
    ) -> None:
        super().__init__(house, sitting, log, resumed=resumed)
        self._bout = bout
        self._rest: tuple[Event, ...] = ()
        self._ended = False
        self._opening_ms = OPENING_MS
        self.put_right = 0
        self._teller = ThrowTeller(house.words, sitting.seating)
        self.show = ThrowShow(bout, self._sound, self._bell)
        self._picture = ThrowPicture(house, sitting, self.show, self._teller, bout)
        self.choices = Choices(house, sitting, self.show, lambda: self._bout, self._follow)
        self._counting = Counting(sitting, self._sound)
        self._passing = Passing(house, sitting, self._teller)
        self._picture.hidden = frozenset(self._passing.seats)
        self._letters = read_letters(house.storage.settings())
        self._pads: dict[Seat, int] = {}
        for sitter in sitting.seating.sitters:
            if sitter.control is not None:
                self._letters.learn(sitter.control)
        self._direct()
        for seat, seal in bout.seals:
            self._log.extend(self._teller.lines(Committed(seat, seal)))

    # -- what the manager calls --------------------------------------------------------------

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
                    self.choices.let_go(*thrown, self.sitting.clock.at(at_ms))
                return None
            case Pointer(Phase.DOWN, x, y, at_ms, 1):
                return self._point(x, y, self.sitting.clock.at(at_ms))
            case _:
                return None

    def update(self, dt_ms: float) -> Command | None:
        """Let the match reach this instant, and the picture follow."""
        if not self._paused:
            self._match.tick(self.sitting.clock.now_ms())
        self._counting.hear()
        self._follow()
        self.show.advance(dt_ms)
        self.choices.notice.advance(dt_ms)
        if self._counting.tempo is None and not self.show.moving:
            self._picture.prepare()
        self._picture.prepare_verdict(self._bout)
        if self.show.stage.over:
            seen = not self.show.moving and self.show.hold_ms <= 0
            return Pop(BoutOver(self._rest)) if seen else None
        if not self.show.showing:
            self._at_rest(dt_ms)
        return None

    def next_frame_in_ms(self) -> float | None:
        """At once while arms or anything else moves."""
        if self._paused:
            return None
        if self.show.moving or self._counting.tempo is not None or self._picture.preparing:
            return 0.0
        waits = [min(self.show.hold_ms, WATCH_MS)] if self.show.hold_ms > 0 else []
        if self.choices.bots_alone and not self.show.showing:
            waits.append(0.0)
        at_ms = self._match.next_at_ms()
        if at_ms is not None:
            waits.append(max(0.0, at_ms - self.sitting.clock.now_ms()))
        if self.choices.notice.words is not None:
            waits.append(WATCH_MS)
        return min(waits, default=None)

    def draw(self, canvas: Canvas) -> None:
        """The whole throw."""
        del canvas
        moment = self._moment()
        passed_to = self._passing.turn(moment, self.show.showing)
        if passed_to is None:
            self._picture.draw(moment)
        else:
            self._passing.draw(passed_to)
        self.choices.notice.draw()
        if self.log_open:
            draw_log(self._house, self._log)

    @property
    def keys(self) -> ThrowKeys:
        """Who throws what with which control."""
        return self._picture.keys

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What of the last picture can be clicked."""
        passed_to = self._passing.turn(self._moment(), self.show.showing)
        return tuple(self._picture.hits if passed_to is None else self._passing.hits)

    @property
    def notice(self) -> str | None:
        """What the house says just now."""
        return self.choices.notice.words

    # -- what people do ----------------------------------------------------------------------

    def _press(self, control: Control, at_ms: float, meaning: Meaning | None) -> Command | None:
        if self._paused:
            return None
        if self._letters.learn(control):
            self._house.storage.set_settings(write_letters(self._letters))
            self._give_keys()
        taker = who_takes_up(self.keys, control)
        if taker is not None:
            self._pads[taker] = control.unit
            self._give_keys()
            return None
        thrown = self._picture.keys.thrown(control)
        if thrown is not None:
            self.choices.throw(*thrown, at_ms, held=True)
            return None
        seat = self.sitting.seating.seat_of(control)
        if seat is not None and control.device is not Device.MOUSE:
            self.choices.ready((seat,), at_ms)
            return None
        if meaning is Meaning.HINT:
            self._picture.training.turn()
            return None
        return self._change_keys() if meaning is Meaning.FILL else self.mean(meaning, at_ms)

    def _change_keys(self) -> Command | None:
        """Whoever sits at the keyboard may have other keys."""
        names = tuple(self._teller.name(seat) for seat in self.keys.typists[: len(self._rows)])
        if not names:
            return None
        return self.pause(lambda: Push(ThrowKeysScene(self._house, self._letters, names)))

    def _point(self, x: float, y: float, at_ms: float) -> Command | None:
        if self._paused:
            return None
        hit = next((hit for hit in reversed(self.hits) if hit.holds(x, y)), None)
        match None if hit is None else hit.on:
            case Ask.PAUSE:
                return self.pause()
            case Ask.KEYS:
                return self._change_keys()
            case Ask.STUDY:
                self._picture.training.turn()
            case Ask.LOG:
                self.log_open = not self.log_open
            case Ask.AGAIN:
                self.choices.ready(self.choices.people, at_ms)
            case Ask.HERE:
                self._passing.take(self._passing.turn(self._moment(), self.show.showing))
            case TileAt(seat, symbol):
                self.choices.throw(seat, symbol, at_ms, held=False)
            case None:
                pass
        return None

    # -- the match goes on -------------------------------------------------------------------

    def _confirm(self, at_ms: float) -> None:
        """All people may be counted to, or have seen enough."""
        self.choices.ready(self.choices.people, at_ms)

    def _interrupt(self) -> None:
        if self._match.interrupt(self.sitting.clock.now_ms()):
            self.choices.counted.clear()
            self._counting.start_again()

    def _follow(self) -> None:
        events = tuple(self.sitting.news())
        if not events:
            return
        if self._ended:  # bots go on while the verdict is still seen: their table will show it
            self._rest += events
            return
        last = next((i for i, event in enumerate(events) if isinstance(event, BoutEnded)), None)
        if last is not None:
            self._ended = True
            events, self._rest = events[: last + 1], events[last + 1 :]
        for event in events:
            self._log.extend(self._teller.lines(event))
        self._counting.follow(events)
        if not isinstance(self._match.node, Throw) or self._match.waits_to_count:
            self.choices.counted.clear()
        bout = self.sitting.game.table.bout(self._match.view(None))
        if bout is not None and len(bout.past) == len(self._bout.past):  # and not the next one
            self._bout = bout
        self.show.follow(events)

    def _at_rest(self, dt_ms: float) -> None:
        """Nothing is shown any more: compare with the truth; bots alone need nobody's key."""
        if self.show.settle(self._bout):
            self.put_right += 1
            self._house.log.warning("the throw's picture differed and was put right")
        if not self.choices.bots_alone:
            return
        self._opening_ms -= dt_ms
        if self._opening_ms <= 0:
            self._opening_ms = OPENING_MS
            self._match.begin_count(self.sitting.clock.now_ms())

    # -- small things ------------------------------------------------------------------------

    def _moment(self) -> Moment:
        motion = self._house.settings.motion
        return Moment(
            bout=self._bout,
            chosen=self._match.chosen,
            counted=frozenset(self.choices.counted),
            tempo=self._counting.tempo,
            scales=motion is Motion.FULL,
            bobs=motion is not Motion.OFF,
        )

    def _give_keys(self) -> None:
        self._picture.keys = throw_keys(self.sitting.seating, self._letters, self._rows, self._pads)

    def _direct(self) -> None:
        self.show.direct(self._house.settings.motion)
        self._rows = read_rows(self._house.storage.settings())
        self._give_keys()

    def _sound(self, sound: Sound, seat: Seat | None) -> None:
        pan = 0.0
        if seat is not None:
            x, _ = self._picture.place(seat).fist.palm.pixels(self._house.scale)
            pan = PAN * (x / self._house.scale.width - 0.5)
        self._house.mixer.play(sound, pan=pan)

    def _bell(self, seat: Seat) -> Sound:
        return BELLS[self.sitting.seating.sitters[seat].look]
