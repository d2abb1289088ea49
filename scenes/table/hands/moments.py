"""What is shown over the whole table for a moment: a throw among bots, and what ends a deal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.events import Event, Judged, Missed, Said, Thrown
from game.zones import Seat
from scenes.house import House
from scenes.motion.beats import Beats, Motion
from scenes.motion.timeline import Clip, Cue, Seq, Wait
from scenes.table.hands.declaring import Declared, declaration
from scenes.table.hands.quick_bout import HOLD, TIE_HOLD, QuickThrow
from scenes.table.sitting import Sitting
from scenes.table.stage import Stage
from scenes.throw.telling import ThrowTeller
from sounds.cues import Cue as Sound

SCRAPS = 42
"""So many suit pips fly as something is declared."""


class Moments:
    """What is shown just now at one table, and the clips that show it."""

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        stage: Callable[[], Stage],
        sound: Callable[[Sound, Seat | None], None],
    ) -> None:
        self._house = house
        self._sitting = sitting
        self._stage = stage
        self._sound = sound
        self._teller = ThrowTeller(house.words, sitting.seating)
        self.declared: Declared | None = None
        self.quick: QuickThrow | None = None

    def lines(self, events: Sequence[Event]) -> Iterator[str]:
        """A line for the log for what everybody threw, and for what it came to."""
        for event in events:
            if isinstance(event, Thrown):
                yield from self._teller.lines(replace(event, seal="", salt=""))
            elif isinstance(event, Missed | Judged):
                yield from self._teller.lines(event)

    def quick_clip(self, throw: QuickThrow, beats: Beats) -> Clip:
        """A throw among bots is seen for a moment."""

        def put(shown: QuickThrow | None) -> None:
            self.quick = shown

        hold = HOLD if throw.decides else TIE_HOLD
        return Seq(
            [
                Cue(partial(put, throw)),
                Cue(partial(self._sound, Sound.THROW, throw.thrown[0][0])),
                Wait(hold * beats.word_hold),
                Cue(partial(put, None)),
            ]
        )

    def declaration(self, said: Said, beats: Beats) -> Clip | None:
        """The celebration of what was said, if it ends a deal, with the cards of who said it."""
        game = self._sitting.game
        if said.what != game.table.declares:
            return None
        track = game.table.track(self._sitting.match.view(said.seat))
        cards = () if track is None else tuple(tile.card for tile in track.tiles if tile.card)
        words = self._house.words(f"{game.info.slug}.shout")
        return declaration(Declared(said.seat, words, cards), beats, self._declare, self._sound)

    def _declare(self, declared: Declared | None) -> None:
        self.declared = declared
        if declared is not None and self._house.settings.motion is Motion.FULL:
            self._stage().throw_scraps(SCRAPS, len(self._sitting.match.history))
