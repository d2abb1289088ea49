"""The table of a bout for slips: like any other, but what it ends with cannot be taken back."""

from game.outcome import Outcome
from scenes.house import House
from scenes.pink_slip.eternity import EternityScene
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.scene import Command, Pop, Push
from scenes.throw.throw_table import ThrowTable


class WagerTable(ThrowTable):
    """One wager. There is no rematch: it is left as soon as the loss was seen."""

    def __init__(self, house: House, sitting: WagerSitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._wagered = sitting

    def ended(self, outcome: Outcome) -> Command | None:
        """What was lost goes over to whoever won it; that is on the disk already."""
        return Push(EternityScene(self._house, self._wagered, outcome.winners[0]))

    def on_return(self, result: object) -> Command | None:
        """From the loss there is only the way on."""
        if result is EternityScene.SEEN:
            return Pop()
        return super().on_return(result)
