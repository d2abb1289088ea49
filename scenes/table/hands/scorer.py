"""Shows the scores of every deal of one match, each once."""

from game.match import INTERVAL_MS
from scenes.house import House
from scenes.scoring.scoring_scene import ScoringScene
from scenes.table.sitting import Sitting


class Scorer:
    """Remembers which deal was shown last."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self._house = house
        self._sitting = sitting
        self._shown_at = -1

    def scores(self, *, last: bool) -> ScoringScene | None:
        """The scores of the deal that has just ended; None if they were shown, or there are none.

        Where nobody but bots plays they stay for as long as the referee waits between deals.
        """
        sitting, match = self._sitting, self._sitting.match
        scores = sitting.game.scores(match.view(None))
        entries = len(match.record.entries)
        if scores is None or self._shown_at == entries:
            return None
        self._shown_at = entries
        alone_ms = None if sitting.seating.people else INTERVAL_MS * max(1.0, match.pace)
        return ScoringScene(
            self._house, sitting.game, sitting.seating, scores, last=last, alone_ms=alone_ms
        )
