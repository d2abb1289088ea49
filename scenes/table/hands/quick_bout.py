"""A throw among bots, shown in a moment: who threw what at whom, and who is left.

It knows no rule. Where people throw, or want to watch, the throw has a scene of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.events import Event, Judged, Missed, Thrown
from game.zones import Seat
from scenes.table.sitting import Sitting
from scenes.throw.throw_scene import bout_at

HOLD, TIE_HOLD = 1.4, 0.6
"""How long a throw is shown, in the time a word takes to be read; and one that decides nothing."""


@dataclass(frozen=True, slots=True)
class QuickThrow:
    """What each seat threw, by its symbol's code ("" for a miss), and who is left."""

    thrown: tuple[tuple[Seat, str], ...]
    winners: tuple[Seat, ...]

    @property
    def decides(self) -> bool:
        """Whether somebody was beaten."""
        return len(self.winners) < len(self.thrown)


def throw_at_once(sitting: Sitting) -> bool:
    """Let a throw in which there are only bots be made, if one waits; tells whether it did."""
    bout, match = bout_at(sitting), sitting.match
    if bout is None or set(bout.standing) & set(sitting.seating.people):
        return False
    now_ms = sitting.clock.now_ms()
    match.begin_count(now_ms)
    match.close_throw(now_ms)
    return True


def quick_throws(
    events: Sequence[Event],
) -> Iterator[tuple[Sequence[Event], QuickThrow | None]]:
    """The events up to each throw that was judged, with that throw; then the rest, without."""
    begun, thrown = 0, dict[Seat, str]()
    for number, event in enumerate(events):
        match event:
            case Thrown(seat, symbol):
                thrown[seat] = symbol
            case Missed(seat):
                thrown[seat] = ""
            case Judged(_, winners) if thrown:
                yield events[begun : number + 1], QuickThrow(tuple(thrown.items()), winners)
                begun, thrown = number + 1, {}
            case _:
                pass
    yield events[begun:], None
