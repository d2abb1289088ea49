"""Hands that come down on the pile, and all that flies up when one of them was first.

A hand is shown the moment its key is pressed; what it was worth comes later, from the rules.
"""

from collections.abc import Callable
from functools import partial

from game.zones import Seat
from scenes.motion.beats import Beats
from scenes.motion.easing import in_quad, out_back, out_cubic, out_quint
from scenes.motion.timeline import Cue, Par, Seq, Tween, Wait
from scenes.table.stage import Burst, Glove, Ribbon, Stage, Word
from sounds.cues import Cue as Sound

SHAKE_PX = 14.0
LATER_SHAKE_PX = 5.0
SHAKES = 4
WORD_FROM = (1.6, 20.0)
WORD_DEGREES = 9.0
SLAP_SCRAPS = 28
WRONG_SHAKE_PX = 8.0


class Gloves:
    """The hands of one table, their star, word and scraps. `lively` is off where nothing shakes."""

    def __init__(
        self,
        stage: Stage,
        beats: Beats,
        sound: Callable[[Sound, Seat | None], None],
        *,
        shakes: bool,
        lively: bool,
    ) -> None:
        self._stage = stage
        self._beats = beats
        self._sound = sound
        self._shakes = shakes and lively
        self._lively = lively
        self._slapped: set[Seat] = set()
        self._running = Par()
        self._slaps = 0

    @property
    def busy(self) -> bool:
        """Whether anything still moves."""
        return len(self._running) > 0

    def advance(self, dt_ms: float) -> None:
        """Let all hands move on."""
        self._running.advance(dt_ms)

    def new_card(self) -> None:
        """A card was turned: every hand may come down again."""
        self._slapped.clear()

    def slap(self, seat: Seat) -> None:
        """This hand comes down, once a card."""
        if seat in self._slapped:
            return
        first = not self._slapped
        self._slapped.add(seat)
        self._sound(Sound.SLAP if first else Sound.THUD, seat)
        old = self._stage.glove_of(seat)
        if old is not None:
            self._stage.gloves.remove(old)
        glove = Glove(seat)
        self._stage.gloves.append(glove)
        beats = self._beats
        self._running.add(
            Seq(
                [
                    Tween(beats.glove, partial(_set_reach, glove), out_cubic),
                    Wait(beats.freeze),
                    Cue(partial(self._shake_table, SHAKE_PX if first else LATER_SHAKE_PX)),
                    Tween(beats.squash, lambda share: _set_squash(glove, 1 - share), out_back),
                    Wait(beats.glove_rest),
                    Tween(beats.glove_leave, lambda share: _set_reach(glove, 1 - share), in_quad),
                    Cue(partial(self._put_away, glove)),
                ]
            )
        )

    def wrong(self, seat: Seat) -> None:
        """This hand shakes, and its mat dims for a while."""
        self._sound(Sound.DENY, seat)
        self._stage.dimmed.add(seat)
        glove = self._stage.glove_of(seat)

        def shake(share: float) -> None:
            if glove is not None and self._lively:
                glove.shake = WRONG_SHAKE_PX * _swing(share, 3)

        self._running.add(
            Seq(
                [
                    Tween(self._beats.wrong, shake),
                    Wait(self._beats.glove_rest),
                    Cue(partial(self._stage.dimmed.discard, seat)),
                ]
            )
        )

    def celebrate(self, seat: Seat, words: str, ribbon: Ribbon) -> None:
        """Star, word and ribbon for the hand that was first."""
        beats, stage = self._beats, self._stage
        burst = Burst()
        word = Word(words)
        self._slaps += 1

        def grow(share: float) -> None:
            burst.size = 0.3 + 0.7 * share
            burst.degrees = 6 * share

        def drop(share: float) -> None:
            word.size = WORD_FROM[0] + (1 - WORD_FROM[0]) * share
            word.degrees = WORD_FROM[1] + (WORD_DEGREES - WORD_FROM[1]) * share

        def show() -> None:
            stage.burst, stage.word, stage.ribbon, stage.winner = burst, word, ribbon, seat
            drop(0.0)
            if self._lively:
                stage.throw_scraps(SLAP_SCRAPS, self._slaps)

        def hide() -> None:
            if stage.word is word:
                stage.word = stage.ribbon = stage.winner = None
            if stage.burst is burst:
                stage.burst = None

        star = Seq(
            [
                Tween(beats.burst_in, grow, out_quint),
                Wait(beats.burst_hold),
                Tween(beats.burst_out, lambda share: _fade(burst, 1 - share)),
            ]
        )
        poster = Seq([Tween(beats.word, drop, out_back), Wait(beats.word_hold)])
        self._running.add(
            Seq([Wait(beats.glove + beats.freeze), Cue(show), Par([star, poster]), Cue(hide)])
        )

    def leave(self) -> None:
        """All at once: nothing moves any more."""
        self._running.advance(float("inf"))

    def _shake_table(self, distance_px: float) -> None:
        if not self._shakes:
            return

        def shake(share: float) -> None:
            fading = (1 - share) ** 3 * distance_px
            self._stage.shake = (fading * _swing(share, SHAKES), -0.6 * fading * _swing(share, 3))

        self._running.add(Tween(self._beats.shake, shake))

    def _put_away(self, glove: Glove) -> None:
        if glove in self._stage.gloves:
            self._stage.gloves.remove(glove)


def _set_reach(glove: Glove, share: float) -> None:
    glove.reach = share


def _set_squash(glove: Glove, share: float) -> None:
    glove.squash = share


def _fade(burst: Burst, alpha: float) -> None:
    burst.alpha = alpha


def _swing(share: float, times: int) -> float:
    """From 1 to -1 and back, `times` times; 0 at the end."""
    if share >= 1:
        return 0.0
    phase = (share * times) % 1.0
    return 1 - 4 * phase if phase < 0.5 else 4 * phase - 3  # noqa: PLR2004 - half a swing
