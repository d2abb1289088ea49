"""What happened, turned into clips, where cards are placed together and resolved one by one.

Cards of one kind move together; what is told stays to be read; and each step of the order has its
set piece. It reads events and the stage, never the rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import atan2, cos, hypot, pi, sin

from game.events import Because, Event, Slide, Turned
from game.tableau import Feat, Rank
from game.zones import Place, Zone
from scenes.motion.beats import FULL
from scenes.motion.easing import in_quad, linear, out_back
from scenes.motion.timeline import Clip, Cue, Par, Seq, Tween, Wait, stagger
from scenes.table.choreography import Director
from scenes.table.poses import Pose
from scenes.table.stage import Token
from scenes.table.tableau.acting import Acting, Mark
from scenes.table.turning import hail
from sounds.cues import Cue as Sound
from sprites.scale import Scale

SHAKE_PX = 14.0
SHAKES = 5

_READ_MS_A_LETTER, _MOST_READ_MS = 13.0, 1900.0
_MARK_SIZE, _MARK_FROM = 1.05, 0.3
_SWEEP_MS, _LAST_COUNTED = 950.0, 24
_STOLEN_STEP, _SWALLOWED_SIZE, _WHIRL = 2.4, 0.12, 1.25 * pi
"""Cards that are stolen follow so much slower on each other than dealt ones; how small a card is in
the end, and how far it goes round, that is swallowed."""

SOUNDS = {
    Feat.SWALLOW: Sound.WHOOSH,
    Feat.STORM: Sound.THROW,
    Feat.CHALLENGE: Sound.THROW,
    Feat.HUNT: Sound.THUD,
    Feat.STEAL: Sound.WHOOSH,
    Feat.SWAP: Sound.TICK,
    Feat.BREAK: Sound.FLIP,
}
_SHAKING = (Feat.SWALLOW, Feat.STORM, Feat.HUNT)
_TWICE = (Feat.SWAP,)


@dataclass(frozen=True)
class Pieces(Director):
    """Makes the clips of one table. `says` gives the words of a reason.

    `builds` tells whether cards that are dealt are seen from the hand of whoever sits in front,
    `all_won` are the words for so many cards won at one stroke.
    """

    order: tuple[Rank, ...]
    acting: Acting
    says: Callable[[Because], str]
    builds: Callable[[], bool]
    scale: Callable[[], Scale]
    all_won: Callable[[int], str]

    def clips(self, events: Sequence[Event]) -> list[Clip]:
        """Clips to be played one after another."""
        clips: list[Clip] = []
        waiting = list(events)
        said: Because | None = None
        while waiting:
            head = waiting[0]
            group = _together(waiting)
            if isinstance(head, Because):
                said = head
                clips.append(self._told(head))
            elif isinstance(head, Turned):
                clips.append(self._reveal([e for e in group if isinstance(e, Turned)]))
            elif isinstance(head, Slide):
                slides = [event for event in group if isinstance(event, Slide)]
                clips.append(self._moved(slides, said))
            else:
                clips.append(self._clip(head, waiting[1:]))
            del waiting[: max(1, len(group))]
        return clips

    # -- what is told ------------------------------------------------------------------------

    def _told(self, because: Because) -> Clip:
        """A line that stays to be read; with it begins the step of the order that it tells of."""
        acting, words = self.acting, self.says(because)
        code = because.reason.code.partition(".")[0]
        place = next((n for n, rank in enumerate(self.order) if rank.code == code), None)
        begins = place is not None and acting.queued != code
        acting.queued = "" if place is None else code

        def tell() -> None:
            acting.told = words
            acting.code = "" if place is None else code
            acting.reached = len(self.order) if place is None else place
            acting.holder = None if place is None else because.seat

        read = Wait(min(FULL.word_hold + _READ_MS_A_LETTER * len(words), _MOST_READ_MS))
        beside = [self._mark(self.order[place], because)] if place is not None and begins else []
        return Seq([Cue(tell), Par([read, *beside])])

    def _mark(self, rank: Rank, because: Because) -> Clip:
        """The drawing of the step springs up over the card that acts, and fades."""
        seat, beats = because.seat, self.beats
        if seat is None:
            return Seq()
        mark = Mark(f"power_{rank.code}", seat)

        def show() -> None:
            self.acting.mark = mark

        def grow(share: float) -> None:
            mark.size = _MARK_SIZE * (_MARK_FROM + (1 - _MARK_FROM) * share)

        def fade(share: float) -> None:
            mark.alpha = 1 - share

        def hide() -> None:
            if self.acting.mark is mark:
                self.acting.mark = None

        sound = self._cue(SOUNDS[rank.feat], seat)
        again = [Wait(beats.burst_in), sound] if rank.feat in _TWICE else []
        spring = Tween(beats.burst_in, grow, out_back)
        shake = self._shake() if rank.feat in _SHAKING else Seq()
        hold, fades = Wait(beats.burst_hold), Tween(beats.burst_out, fade)
        aside = Seq([self._cue(SOUNDS[rank.feat], seat), *again])
        return Seq([Cue(show), Par([aside, spring, shake]), hold, fades, Cue(hide)])

    def _shake(self) -> Clip:
        """The table trembles."""

        def tremble(share: float) -> None:
            swing = SHAKE_PX * (1 - share) * sin(share * SHAKES * 2 * pi)
            self.stage.shake = (swing if share < 1 else 0.0, 0.0)

        return Tween(self.beats.shake, tremble, linear) if self.beats.shake else Seq()

    # -- cards -------------------------------------------------------------------------------

    def _reveal(self, turned: Sequence[Turned]) -> Clip:
        """All cards that were hidden are turned, from the left."""

        def begin() -> None:
            self.acting.reached, self.acting.code, self.acting.holder = -1, "", None

        self.acting.queued = ""
        flips = [self._turn_up(each) for each in turned]
        return Seq([Cue(begin), stagger(flips, 2 * self.beats.deal_step), Wait(self.beats.lift)])

    def _turn_up(self, turned: Turned) -> Clip:
        tokens: list[Token] = []

        def find() -> None:
            tokens.extend(self.stage.zones[turned.zone][-len(turned.cards) :])

        def show() -> None:
            for token, card in zip(tokens, turned.cards, strict=False):
                token.card = card

        sound = self._cue(Sound.FLIP, turned.zone.seat)
        return Seq([Cue(find), sound, self._flip(tokens, show)])

    def _moved(self, slides: Sequence[Slide], said: Because | None) -> Clip:
        """Cards that move for one reason move together."""
        source, target = slides[0].source.place, slides[0].target.place
        step = self.beats.deal_step
        if target is Place.BARN:
            return self._to_barn(slides, said)
        if source is Place.HAND:
            return Seq([Cue(self._build_no_more), stagger(self._singles(slides), step)])
        if target is Place.HAND:
            return Seq([Cue(self._build), stagger(self._singles(slides), step)])
        if target is Place.STOCK:
            return Par([self._slide(slide) for slide in slides])
        if source is Place.HOLE and target is Place.HOLE:
            return Par([self._slide(slide) for slide in slides])
        return stagger(self._singles(slides), 2 * step)

    def _build(self) -> None:
        self.acting.building = self.builds()
        self.acting.reached, self.acting.code = -1, ""

    def _build_no_more(self) -> None:
        self.acting.building = False

    def _singles(self, slides: Sequence[Slide]) -> list[Clip]:
        """Each card by itself."""
        return [
            self._slide(replace(slide, cards=(card,))) for slide in slides for card in slide.cards
        ]

    def _to_barn(self, slides: Sequence[Slide], said: Because | None) -> Clip:
        """Cards that are won are counted one by one, but for a great many."""
        rank = None if said is None else self._rank(said)
        feat, step = None if rank is None else rank.feat, self.beats.deal_step
        if feat is Feat.SWALLOW and self.beats.shake:
            return self._swallow(slides)
        singles = self._singles(slides)
        if feat is Feat.STEAL:
            return stagger(singles, _STOLEN_STEP * step)
        if len(singles) > _LAST_COUNTED:
            all_at_once = Par([self._slide(slide) for slide in slides])
            winner = slides[0].target.seat
            cards = sum(map(len, self.stage.zones.values())) + len(self.stage.flying)
            word = hail(self.stage, self.all_won(cards), self.beats)
            return Seq([self._cue(Sound.WIN, winner), Par([self._shake(), all_at_once, word])])
        return stagger(singles, step)

    def _rank(self, because: Because) -> Rank | None:
        code = because.reason.code.partition(".")[0]
        return next((rank for rank in self.order if rank.code == code), None)

    def _swallow(self, slides: Sequence[Slide]) -> Clip:
        """Everything whirls into the card that swallows it; then it is counted."""
        whirls: list[tuple[Token, float, float, Pose]] = []
        taken: list[tuple[Zone, Token]] = []
        centre: list[tuple[float, float]] = []

        def lift() -> None:
            scale, winner = self.scale(), slides[0].target
            hole = self.home(Zone(Place.FLIP, winner.seat), 0, None)
            centre.append(hole.pixels(scale))
            for slide in slides:
                for token in self.stage.take(slide.source, slide.cards):
                    x, y = token.pose.pixels(scale)
                    dx, dy = x - centre[0][0], y - centre[0][1]
                    whirls.append((token, hypot(dx, dy), atan2(dy, dx), token.pose))
                    taken.append((slide.target, token))

        def whirl(share: float) -> None:
            scale = self.scale()
            for token, radius, angle, start in whirls:
                at = angle + _WHIRL * share
                out = radius * (1 - share)
                size = start.size * (1 - (1 - _SWALLOWED_SIZE) * share)
                x, y = centre[0][0] + out * cos(at), centre[0][1] + out * sin(at)
                turned = start.degrees - 270 * share
                pose = Pose(x / scale.width, y / scale.height, degrees=turned, size=size)
                token.pose = pose

        def land() -> None:
            for target, token in taken:
                token.card = None
                self.stage.lay(target, [token], under=False)

        seat = slides[0].target.seat
        sounds = stagger([self._cue(Sound.WHOOSH, seat) for _ in range(3)], _SWEEP_MS / 3)
        fall = Tween(_SWEEP_MS, whirl, in_quad)
        return Seq([Cue(lift), Par([fall, sounds]), Cue(land), self._cue(Sound.THUD, seat)])


def _together(events: Sequence[Event]) -> list[Event]:
    """The events at the head that are of one kind: shown at once."""
    kind = _kind(events[0])
    group: list[Event] = []
    for event in events:
        if kind is None or _kind(event) != kind:
            break
        group.append(event)
    return group


def _kind(event: Event) -> object:
    match event:
        case Slide(_, target) if target.place is Place.BARN:
            return target
        case Slide(source, target):
            return source.place, target.place
        case Turned():
            return Turned
        case _:
            return None
