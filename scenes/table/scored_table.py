"""A table at which every deal is counted: its scores are shown after it, and before the end."""

from game.outcome import Outcome
from scenes.house import House
from scenes.scene import Command, Push
from scenes.scoring.scoring_scene import ScoringChoice
from scenes.table.hands.scorer import Scorer
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene


class ScoredTable(TableScene):
    """One match of several deals."""

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._scorer = Scorer(house, sitting)

    def on_return(self, result: object) -> Command | None:
        """From the scores to the next deal, or to the results."""
        if result is not ScoringChoice.GO_ON:
            return super().on_return(result)
        self._away = False
        self.take_pace()
        outcome = self.sitting.outcome
        if outcome is not None:
            return super().ended(outcome)
        self._match.next_deal(self.sitting.clock.now_ms())
        self._follow()
        return None

    def ended(self, outcome: Outcome) -> Command | None:
        """The last deal is counted too before the results."""
        return self.score(last=True) or super().ended(outcome)

    def score(self, *, last: bool) -> Command | None:
        """The scores of the deal that has just ended, once."""
        scene = self._scorer.scores(last=last)
        self._away = scene is not None
        return None if scene is None else Push(scene)
