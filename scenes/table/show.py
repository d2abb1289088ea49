"""The picture's side of a table: takes what happened, and shows it in its own time.

It follows the match and never asks it anything, so no picture can change what counts.
"""

from collections import deque
from collections.abc import Sequence

from game.cards import Card
from game.events import Because, Claimed, Event, Slide, seen_by
from game.zones import Layout, Place, Seat, Zone
from scenes.house import House
from scenes.motion.beats import BEATS, FULL, Motion
from scenes.motion.timeline import Seq
from scenes.table.choreography import Director
from scenes.table.hands import Hands
from scenes.table.places import CARD_WIDTH, PILE, Pose, mat_pose, seat_places, stack_pose
from scenes.table.sitting import Sitting
from scenes.table.stage import Ribbon, Stage, Token
from scenes.table.telling import Teller
from sounds.cues import Cue as Sound
from sprites.pile_sprite import Heap

MOST_LOGGED = 200
PAN = 0.8
LATER_SLAP_DB = -6.0


class Show:
    """Stage, clips, log and notice of one table. `face_waits`: a face will be seen next frame."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self._house = house
        self._sitting = sitting
        self._teller = Teller(house.words, sitting.game, sitting.seating)
        self._clips = Seq()
        self._turner: Seat | None = None
        self._notice_left_ms = 0.0
        self.stage = Stage()
        self.heap = Heap(sitting.match.record.header.seed)
        self.places = seat_places(len(sitting.seating.sitters))
        self.log: deque[str] = deque(maxlen=MOST_LOGGED)
        self.notice: str | None = None
        self.option_lines = self._teller.options(sitting.match.setup.options)
        self.face_waits = False
        self.put_right = 0
        self.direct()

    def direct(self) -> None:
        """Take the motion and sound that the settings ask for now."""
        settings = self._house.settings
        beats = BEATS[settings.motion]
        self.hands = Hands(
            self.stage,
            beats,
            self._sound,
            shakes=settings.shakes,
            lively=settings.motion is Motion.FULL,
        )
        self._director = Director(
            stage=self.stage,
            table=self._sitting.game.table,
            places=self.places,
            heap_pose=self._heap_pose,
            beats=beats,
            hands=self.hands,
            sound=self._sound,
            seen=self._seen,
            tell=self.tell,
            won=self._won,
        )

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._clips) or self.hands.busy or bool(self.stage.scraps)

    def follow(self, events: Sequence[Event]) -> None:
        """These things have happened: show them after what is being shown."""
        for event in events:
            if isinstance(event, Slide) and event.source.place is Place.PILE:
                self._turner = event.source.seat
            line = self._teller.line(event, self._turner)
            if line is not None:
                self.log.append(line)
        for clip in self._director.clips([seen_by(event, None) for event in events]):
            self._clips.add(clip)

    def advance(self, dt_ms: float) -> None:
        """Let everything move on."""
        for notice in self._house.storage.take_notices():
            self.say(self._house.words(notice.key, **dict(notice.values)))
        self._clips.advance(dt_ms)
        self.hands.advance(dt_ms)
        self.stage.advance_scraps(dt_ms)
        if self.notice is not None:
            self._notice_left_ms -= dt_ms
            if self._notice_left_ms <= 0:
                self.notice = None

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
        stage.zones = {
            zone: [
                Token(card, self._lying(zone, number, card)) for number, card in enumerate(cards)
            ]
            for zone, cards in layout.items()
        }

    def tell(self, because: Because) -> None:
        """Put a reason at the foot of the table for a while."""
        self.say(self._teller.reason(because))

    def say(self, words: str) -> None:
        """Put words at the foot of the table for a while."""
        self.notice = words
        self._notice_left_ms = FULL.notice

    def _lying(self, zone: Zone, number: int, card: Card | None) -> Pose:
        if zone.seat is not None:
            return mat_pose(self.places[zone.seat], zone.seat)
        if zone.place is Place.CENTRE:
            return self._heap_pose(number, card)
        return stack_pose(number)

    def _heap_pose(self, number: int, card: Card | None) -> Pose:
        """Where the card at that place of the heap comes to lie."""
        lie = self.heap.lie(number, None if card is None else card.code)
        return Pose(*PILE, lie.dx * CARD_WIDTH, lie.dy * CARD_WIDTH, lie.degrees, lie.scale)

    def _seen(self) -> None:
        self.face_waits = True
        self.hands.new_card()

    def _won(self, claim: Claimed, pile: int) -> None:
        words = self._house.words
        ribbon = Ribbon(
            words("table.tie" if claim.tied else "table.first", name=self._teller.name(claim.seat)),
            words.plural("table.took", pile, seconds=f"{claim.at_ms / 1000:.2f}"),
        )
        shout = words(f"{self._sitting.game.info.slug}.shout")
        self.hands.celebrate(claim.seat, shout, ribbon)

    def _sound(self, sound: Sound, seat: Seat | None) -> None:
        pan = 0.0 if seat is None else PAN * (self.places[seat].mat.fx - 0.5)
        gain_db = LATER_SLAP_DB if sound is Sound.THUD else 0.0
        self._house.mixer.play(sound, pan=pan, gain_db=gain_db)
