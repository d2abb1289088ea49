"""Said aloud, and the deal is over: who it was, what was said, and the cards that prove it.

And for whom it is said, if they have nothing else left to do and wait for long.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import cos, pi

from game.moves import Action
from game.zones import Seat
from scenes.motion.beats import Beats
from scenes.motion.easing import out_back
from scenes.motion.timeline import Clip, Cue, Seq, Tween, Wait, stagger
from sounds.cues import Cue as Sound

WAITS_MS = 5000.0
"""So long whoever has only that left to say is waited for, while they see it."""

_STEP, _HOLD = 3.0, 3.2
"""From card to card, in deal steps; how long it stays, in the time a word takes to be read."""

_WORD_FROM = (1.6, -4.0)


@dataclass(slots=True)
class Declared:
    """What is celebrated: words, and cards by their codes, each turned over by so much, 0 to 1."""

    seat: Seat
    words: str
    cards: tuple[str, ...]
    turned: list[float] = field(default_factory=list)
    size: float = 1.0
    degrees: float = 0.0

    def __post_init__(self) -> None:
        self.turned = [0.0] * len(self.cards)

    def open_share(self, place: int) -> float:
        """How wide that card is seen: it turns over once."""
        return abs(cos(pi * self.turned[place]))


def declaration(
    declared: Declared,
    beats: Beats,
    put: Callable[[Declared | None], None],
    sound: Callable[[Sound, Seat | None], None],
) -> Clip:
    """The word drops in, the cards turn over one after another, and all can be read for a while."""

    def drop(share: float) -> None:
        declared.size = _WORD_FROM[0] + (1 - _WORD_FROM[0]) * share
        declared.degrees = _WORD_FROM[1] * (1 - share)

    def turn(place: int, share: float) -> None:
        declared.turned[place] = share

    cards: Sequence[Clip] = [
        Seq(
            [
                Cue(partial(sound, Sound.FLIP, declared.seat)),
                Tween(beats.flip, partial(turn, place)),
            ]
        )
        for place in range(len(declared.cards))
    ]
    return Seq(
        [
            Cue(partial(put, declared)),
            Cue(partial(sound, Sound.THROW, declared.seat)),
            Tween(beats.word, drop, out_back),
            stagger(cards, _STEP * beats.deal_step),
            Wait(_HOLD * beats.word_hold),
            Cue(partial(put, None)),
        ]
    )


class Prompter:
    """Says for a seat what it waits long to say. It counts only while the seat can see it."""

    def __init__(self, code: str, do: Callable[[Action], object]) -> None:
        self._code = code
        self._do = do
        self._waited_ms = 0.0

    def wait(self, dt_ms: float, legal: Sequence[Action]) -> None:
        """So much time has passed in which the seat could do these things; () if it could not."""
        if not legal:
            return
        if not self._code or any(action.code != self._code for action in legal):
            self._waited_ms = 0.0
            return
        self._waited_ms += dt_ms
        if self._waited_ms >= WAITS_MS:
            self._waited_ms = 0.0
            self._do(legal[0])
