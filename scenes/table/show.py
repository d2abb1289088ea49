"""The picture's side of a table: takes what happened, and shows it in its own time.

It follows the match and never asks it anything, so no picture can change what counts. What lies
where, and how claims look, is for each kind of table to say.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from functools import partial

from game.cards import Card
from game.errors import Reason
from game.events import Because, Claimed, Event, Said, Shuffled, Slide, seen_by
from game.zones import Layout, Place, Seat, Zone
from scenes.house import House
from scenes.motion.beats import BEATS, FULL, Beats
from scenes.motion.timeline import Clip, Cue, Seq
from scenes.table.choreography import Director
from scenes.table.poses import Pose
from scenes.table.sitting import Sitting
from scenes.table.stage import Stage, Token
from scenes.table.telling import Teller
from sounds.cues import Cue as Sound
from sprites.pile_sprite import Heap

MOST_LOGGED = 200
CALM = 0.36
"""How far cards of a heap lie askew where nobody throws them in haste."""

PAN = 0.8
LATER_SLAP_DB = -6.0


class Show(ABC):
    """Stage, clips, log and notice of one table. `face_waits`: a face will be seen next frame.

    `viewer` is the seat whose view is shown; None sees what everybody sees.
    """

    def __init__(self, house: House, sitting: Sitting) -> None:
        self._house = house
        self._sitting = sitting
        self._teller = Teller(house.words, sitting.game, sitting.seating)
        self._clips = Seq()
        self._turner: Seat | None = None
        self._notice_left_ms = 0.0
        self.viewer: Seat | None = None
        self.stage = Stage()
        calm = CALM if sitting.game.table.few_held else 1.0
        self.heap = Heap(sitting.match.record.header.seed, calm)
        self.log: deque[str] = deque(maxlen=MOST_LOGGED)
        self.notice: str | None = None
        self.option_lines = self._teller.options(sitting.match.setup.options)
        self.face_waits = False
        self.put_right = 0
        self.direct()

    # -- what each kind of table says --------------------------------------------------------

    @abstractmethod
    def home(self, zone: Zone, number: int, card: Card | None) -> Pose:
        """Where the card at that place of a zone, counted from the lowest, lies."""

    @abstractmethod
    def across(self, seat: Seat) -> float:
        """Where a seat is from left, 0, to right, 1."""

    def claimed(self, claim: Claimed, after: Sequence[Event]) -> Clip:
        """How a claim looks, given what happened after it."""
        del claim, after
        return Seq()

    def said(self, said: Said) -> Clip:
        """How it looks that a seat says something."""
        return Cue(partial(self.hear, said))

    def seen(self) -> None:
        """A turned card's face can be seen."""
        return

    def turning(self) -> None:
        """Two piles begin to turn over."""
        return

    def take_beats(self, beats: Beats) -> None:
        """Move at this pace from now on."""
        del beats

    # -- what all have in common -------------------------------------------------------------

    def direct(self) -> None:
        """Take the motion and sound that the settings ask for now."""
        beats = BEATS[self._house.settings.motion]
        self.take_beats(beats)
        self._director = Director(
            stage=self.stage,
            home=self.home,
            beats=beats,
            sound=self.sound,
            seen=self.seen,
            tell=self.tell,
            said=self.said,
            claimed=self.claimed,
            turning=self.turning,
        )

    @property
    def busy(self) -> bool:
        """Whether anything moves that is worth waiting for."""
        return bool(self._clips)

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self.busy

    def follow(self, events: Sequence[Event]) -> None:
        """These things have happened: show them after what is being shown."""
        dealt = any(isinstance(event, Shuffled) for event in events)
        for event in events:
            if isinstance(event, Slide) and event.source.place is Place.PILE:
                self._turner = event.source.seat
            if dealt and isinstance(event, Slide):
                continue
            line = self._teller.line(event, self._turner)
            if line is not None:
                self.log.append(line)
        for clip in self._director.clips([seen_by(event, self.viewer) for event in events]):
            self._clips.add(clip)

    def advance(self, dt_ms: float) -> None:
        """Let everything move on."""
        for notice in self._house.storage.take_notices():
            self.say(self._house.words(notice.key, **dict(notice.values)))
        self._clips.advance(dt_ms)
        if self.notice is not None:
            self._notice_left_ms -= dt_ms
            if self._notice_left_ms <= 0:
                self.notice = None

    def finish(self) -> None:
        """Show at once how everything that happened has ended."""
        self._clips.advance(float("inf"))

    def settle(self, layout: Layout) -> None:
        """Nothing moves any more: if the picture differs from the truth, put it right, and log."""
        if self.stage.layout() != layout:
            self.put_right += 1
            self._house.log.warning("the picture differed and was put right")
            self.lay_out(layout)

    def lay_out(self, layout: Layout) -> None:
        """Put every card where it lies, at once."""
        stage = self.stage
        stage.flying.clear()
        stage.blocks.clear()
        stage.zones = {
            zone: [Token(card, self.home(zone, number, card)) for number, card in enumerate(cards)]
            for zone, cards in layout.items()
        }

    def tell(self, because: Because) -> None:
        """Put a reason on the table for a while."""
        self.say(self._teller.reason(because))

    def does(self, reason: Reason) -> str:
        """What an action does, in words."""
        return self._teller.does(reason)

    def hear(self, said: Said) -> None:
        """Put what a seat said on the table for a while."""
        self.say(self._teller.said(said.seat, said.what))

    def say(self, words: str) -> None:
        """Put words on the table for a while."""
        self.notice = words
        self._notice_left_ms = FULL.notice

    def sound(self, sound: Sound, seat: Seat | None) -> None:
        """Play it from where the seat is."""
        pan = 0.0 if seat is None else PAN * (self.across(seat) - 0.5)
        gain_db = LATER_SLAP_DB if sound is Sound.THUD else 0.0
        self._house.mixer.play(sound, pan=pan, gain_db=gain_db)
