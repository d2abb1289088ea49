"""What a table with mats shows besides cards: hands that come down, and the one that was first."""

from collections.abc import Sequence
from functools import partial

from game.cards import Card
from game.events import Claimed, Event, Slide, Verdict
from game.table import Spread
from game.zones import Seat, Zone
from scenes.house import House
from scenes.motion.beats import Beats, Motion
from scenes.motion.timeline import Clip, Cue, Seq, Wait
from scenes.table.mats.gloves import Gloves
from scenes.table.mats.places import PILE, mat_pose, seat_places, stack_pose
from scenes.table.poses import CARD_WIDTH, Pose
from scenes.table.show import Show
from scenes.table.sitting import Sitting
from scenes.table.stage import Ribbon


class MatsShow(Show):
    """The show of a table with mats; `places` are the seats' own, in the order of play."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.places = seat_places(len(sitting.seating.sitters))
        spots = sitting.game.table.spots
        self._heaps = {spot.place for spot in spots if spot.spread is Spread.HEAP}
        super().__init__(house, sitting)

    def take_beats(self, beats: Beats) -> None:
        """New hands, that move at this pace."""
        settings = self._house.settings
        self._beats = beats
        self.gloves = Gloves(
            self.stage,
            beats,
            self.sound,
            shakes=settings.shakes,
            lively=settings.motion is Motion.FULL,
        )

    @property
    def busy(self) -> bool:
        """Cards, hands and scraps are all waited for."""
        return super().busy or self.gloves.busy or bool(self.stage.scraps)

    def advance(self, dt_ms: float) -> None:
        """Let everything move on."""
        super().advance(dt_ms)
        self.gloves.advance(dt_ms)
        self.stage.advance_scraps(dt_ms)

    def home(self, zone: Zone, number: int, card: Card | None) -> Pose:
        """On a mat, on the heap, or squared up in the middle."""
        if zone.seat is not None:
            return mat_pose(self.places[zone.seat], zone.seat)
        if zone.place not in self._heaps:
            return stack_pose(number)
        lie = self.heap.lie(number, None if card is None else card.code)
        return Pose(*PILE, lie.dx * CARD_WIDTH, lie.dy * CARD_WIDTH, lie.degrees, lie.scale)

    def across(self, seat: Seat) -> float:
        """Where the mat is."""
        return self.places[seat].mat.fx

    def seen(self) -> None:
        """A race will be open as soon as this is on the screen."""
        self.face_waits = True
        self.gloves.new_card()

    def claimed(self, claim: Claimed, after: Sequence[Event]) -> Clip:
        """The hand comes down; the first one is hailed, one that was wrong shakes."""
        slap = Cue(partial(self.gloves.slap, claim.seat))
        match claim.verdict:
            case Verdict.WON:
                pile = next((len(e.cards) for e in after if isinstance(e, Slide)), 0)
                return Seq([slap, Cue(partial(self._won, claim, pile)), Wait(self._celebration_ms)])
            case Verdict.WRONG:
                return Seq([slap, Cue(partial(self.gloves.wrong, claim.seat)), Wait(0)])
            case Verdict.LATE | Verdict.IGNORED:
                return slap

    @property
    def _celebration_ms(self) -> float:
        beats = self._beats
        return beats.glove + beats.freeze + beats.burst_in + beats.burst_hold

    def _won(self, claim: Claimed, pile: int) -> None:
        words = self._house.words
        ribbon = Ribbon(
            words("table.tie" if claim.tied else "table.first", name=self._teller.name(claim.seat)),
            words.plural("table.took", pile, seconds=f"{claim.at_ms / 1000:.2f}"),
        )
        shout = words(f"{self._sitting.game.info.slug}.shout")
        self.gloves.celebrate(claim.seat, shout, ribbon)
