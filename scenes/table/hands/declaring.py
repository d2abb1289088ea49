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
from scenes.table.sitting import Sitting
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
    """Says for a seat what it waits long to say, counted from when that seat could see it."""

    def __init__(self, sitting: Sitting, do: Callable[[Action], object]) -> None:
        self._sitting = sitting
        self._do = do
        self._since_ms: float | None = None

    def wait(self, seat: Seat | None) -> None:
        """This seat may choose now, and sees its cards."""
        match, now_ms = self._sitting.match, self._sitting.clock.now_ms()
        legal = () if seat is None else match.legal(seat)
        if [action.code for action in legal] != [self._sitting.game.table.declares]:
            self._since_ms = None
        elif self._since_ms is None:
            self._since_ms = now_ms
        elif self.waits_ms(now_ms) == [0.0]:
            self._since_ms = None
            self._do(legal[0])

    def waits_ms(self, now_ms: float) -> list[float]:
        """In how long it will be said, if something waits to be."""
        return [] if self._since_ms is None else [max(0.0, self._since_ms + WAITS_MS - now_ms)]
