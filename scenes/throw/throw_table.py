"""The table of a game in which nothing happens but throws: nothing lies on it, and none is seen.

All that there is to see and to do is in the throw above it.
"""

from game.cards import Card
from game.zones import Seat, Zone
from scenes.input.intents import FocusLost, Intent, Press
from scenes.scene import Command
from scenes.table.poses import Pose
from scenes.table.show import Show
from scenes.table.table_scene import TableScene
from scenes.throw.throw_scene import BoutOver
from sprites import theme
from sprites.canvas import Canvas

MIDDLE = 0.5


class BareShow(Show):
    """The show of a table on which nothing lies."""

    def home(self, zone: Zone, number: int, card: Card | None) -> Pose:
        """Nowhere in particular: no zone has a place."""
        del zone, number, card
        return Pose(MIDDLE, MIDDLE)

    def across(self, seat: Seat) -> float:
        """Nobody is heard from here."""
        del seat
        return MIDDLE


class ThrowTable(TableScene):
    """One match of throws."""

    def make_show(self) -> BareShow:
        """Its log is gone on with by the throw."""
        return BareShow(self._house, self.sitting)

    def handle(self, intent: Intent) -> Command | None:
        """It is on the screen for no longer than a frame."""
        match intent:
            case FocusLost() if not self._paused:
                return self.pause()
            case Press(_, at_ms, meaning):
                return self.mean(meaning, self.sitting.clock.at(at_ms))
            case _:
                return None

    def on_return(self, result: object) -> Command | None:
        """From the last throw straight on to what it came to: nobody wants to see this table."""
        command = super().on_return(result)
        outcome = self.sitting.outcome
        if not isinstance(result, BoutOver) or outcome is None:
            return command
        self.sitting.finish()
        return self.ended(outcome)

    def draw(self, canvas: Canvas) -> None:
        """Dark."""
        canvas.clear(theme.INK)
