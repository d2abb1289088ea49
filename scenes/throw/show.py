"""Turns what happened in a throw into clips, and keeps the stage that they change.

It reads events only; what a seat has chosen it learns when everybody does.
"""

from collections.abc import Callable, Sequence
from functools import partial

from game.bouts.bout import Bout
from game.events import BoutEnded, Decision, Event, Judged, Missed, Thrown
from game.moves import Miss
from game.zones import Seat
from scenes.motion.beats import Motion
from scenes.motion.easing import out_cubic
from scenes.motion.timeline import Clip, Cue, Par, Seq, Tween, Wait
from scenes.throw.stage import FIST, Arm, ThrowStage
from scenes.throw.tempo import (
    GREY_MS,
    HOLDS_MS,
    LAST_MS,
    LEAST_MS,
    POINT_MS,
    REVEAL_MS,
    SPEED,
    SUSPENSE_MS,
    THREE_MS,
)
from sounds.cues import Cue as Sound

THREE_POINTS = 3
THREE_SCRAPS = 60


class ThrowShow:
    """Stage and clips of one bout. `hold_ms` is how long the last verdict will still be shown."""

    def __init__(
        self,
        bout: Bout,
        sound: Callable[[Sound, Seat | None], None],
        bell: Callable[[Seat], Sound],
    ) -> None:
        self._sound = sound
        self._bell = bell
        self._clips = Seq()
        self._motion = Motion.FULL
        self.hold_ms = 0.0
        self._held_ms = 0.0
        self._fanfares = 0
        self.stage = ThrowStage(
            arms={seat: Arm() for seat in bout.seats},
            points=dict(zip(bout.seats, bout.points, strict=True)),
        )
        for seat in bout.seats:
            self.stage.arms[seat].grey = float(seat not in bout.standing and len(bout.seats) > 2)  # noqa: PLR2004 -- as below
        if bout.shown is not None:
            self._open(dict(bout.shown.throws))

    def settle(self, bout: Bout) -> bool:
        """Nothing moves any more: put right what differs from the truth; whether anything did."""
        stage = self.stage
        points = dict(zip(bout.seats, bout.points, strict=True))
        out = {seat for seat in bout.seats if seat not in bout.standing}
        wrong = stage.points != points
        for seat, arm in stage.arms.items():
            wrong = wrong or (len(stage.arms) > 2 and (arm.grey == 1.0) != (seat in out))  # noqa: PLR2004 -- nobody goes grey in a duel
        if wrong:
            stage.points = points
            for seat, arm in stage.arms.items():
                arm.grey = float(seat in out)
        return wrong

    def direct(self, motion: Motion) -> None:
        """Move as the settings ask for now."""
        self._motion = motion

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return bool(self._clips) or bool(self.stage.scraps)

    @property
    def showing(self) -> bool:
        """Whether hands lie open, or are about to."""
        return bool(self._clips) or self.stage.opened or self.hold_ms > 0

    @property
    def may_skip(self) -> bool:
        """Whether the verdict has been seen long enough for a press to end it."""
        return not self._clips and self._held_ms >= LEAST_MS

    def follow(self, events: Sequence[Event]) -> None:
        """These things have happened: show them after what is being shown."""
        reveal: dict[Seat, Thrown | Missed] = {}
        for event in events:
            match event:
                case Thrown(seat) | Missed(seat, Miss.NONE | Miss.TWO):
                    reveal[seat] = event
                case _:
                    self._add_reveal(reveal)
                    self._add(event)
        self._add_reveal(reveal)

    def advance(self, dt_ms: float) -> None:
        """Let everything move on; a verdict is held once nothing moves."""
        left_ms = self._clips.advance(dt_ms)
        if left_ms is not None and self.hold_ms > 0:
            self._held_ms += left_ms
            self.hold_ms -= left_ms
            if self.hold_ms <= 0:
                self.end_hold()
        self.stage.confetti.advance_scraps(dt_ms)

    def end_hold(self) -> None:
        """The verdict has been shown: fists again, unless it was the last."""
        self.hold_ms = self._held_ms = 0.0
        if not self.stage.over:
            self.stage.close_hands()

    # -- clips -------------------------------------------------------------------------------

    def _add(self, event: Event) -> None:
        match event:
            case Missed(seat, how):
                self._clips.add(Cue(partial(self._miss, seat, how)))
            case Judged():
                self._clips.add(self._judged(event))
            case BoutEnded():
                self._clips.add(Cue(self._end))
            case _:
                pass

    def _add_reveal(self, reveal: dict[Seat, Thrown | Missed]) -> None:
        if not reveal:
            return
        self._clips.add(
            Seq(
                [
                    Cue(partial(self._open_all, dict(reveal))),
                    Wait(self._length(REVEAL_MS)),
                ]
            )
        )
        reveal.clear()

    def _open_all(self, reveal: dict[Seat, Thrown | Missed]) -> None:
        self.hold_ms = self._held_ms = 0.0
        self.stage.close_hands()
        self._sound(Sound.WHOOSH, None)
        for seat, event in reveal.items():
            if isinstance(event, Thrown):
                self.stage.arms[seat].shape = event.symbol
            else:
                self._miss(seat, event.how)
        self.stage.thrown = {
            seat: event.symbol for seat, event in reveal.items() if isinstance(event, Thrown)
        }

    def _open(self, hands: dict[Seat, object]) -> None:
        """What lay open already when this began to be shown."""
        for seat, hand in hands.items():
            if isinstance(hand, Miss):
                self.stage.arms[seat].missed = hand
            else:
                self.stage.arms[seat].shape = str(getattr(hand, "code", FIST))
        self.stage.thrown = {
            seat: arm.shape for seat, arm in self.stage.arms.items() if arm.shape != FIST
        }

    def _miss(self, seat: Seat, how: Miss) -> None:
        arm = self.stage.arms[seat]
        arm.missed = how
        thrown = self.stage.thrown.items()  # what was changed too late beats nothing, and is none
        self.stage.thrown = {other: symbol for other, symbol in thrown if other != seat}
        self._sound(Sound.DENY, seat)

    def _judged(self, judged: Judged) -> Clip:
        """A moment to look at the hands; then who is beaten, who is not, and what it brings."""
        length_ms = self._length(GREY_MS)
        moves = Par()
        for seat in judged.losers:
            if judged.decision is not Decision.SINGLE or len(self.stage.arms) > 2:  # noqa: PLR2004 -- a duel
                moves.add(Tween(length_ms, partial(self._grey, seat)))
        for seat in judged.winners if judged.losers else ():
            moves.add(Tween(length_ms, partial(self._step_in, seat), out_cubic))
        clips: list[Clip] = [
            Cue(partial(self._foresee, judged)),
            Wait(self._length(SUSPENSE_MS)),
            Cue(partial(self._tell, judged)),
            moves,
        ]
        for _ in range(judged.points):
            clips.append(Cue(partial(self._count, judged.winners[0])))
            clips.append(Wait(self._length(POINT_MS)))
        return Seq([*clips, Cue(partial(self._hold, judged))])

    def _foresee(self, judged: Judged) -> None:
        self.stage.coming = judged

    def _tell(self, judged: Judged) -> None:
        self.stage.verdict = judged
        if not judged.losers:
            self._sound(Sound.THUD, None)
            return
        for seat in judged.winners:
            self._sound(self._bell(seat), seat)
        if judged.points == THREE_POINTS:
            self._sound(Sound.WIN, judged.winners[0])
            self._fanfares += 1
            if self._motion is Motion.FULL:
                self.stage.confetti.throw_scraps(THREE_SCRAPS, self._fanfares)

    def _count(self, seat: Seat) -> None:
        self.stage.points[seat] += 1
        self.stage.fresh[seat] = self.stage.fresh.get(seat, 0) + 1
        self._sound(Sound.TICK, seat)

    def _hold(self, judged: Judged) -> None:
        hold_ms = THREE_MS if judged.points == THREE_POINTS else HOLDS_MS[judged.decision.value]
        self.hold_ms = hold_ms
        self._held_ms = 0.0

    def _end(self) -> None:
        self.stage.over = True
        self.hold_ms = max(self.hold_ms, LAST_MS)

    def _grey(self, seat: Seat, share: float) -> None:
        self.stage.arms[seat].grey = share

    def _step_in(self, seat: Seat, share: float) -> None:
        self.stage.arms[seat].step_in = share

    def _length(self, length_ms: float) -> float:
        return length_ms * (1.0 if length_ms == SUSPENSE_MS else SPEED[self._motion])
