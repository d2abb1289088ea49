"""A table at which people have secrets: a curtain before them, hints, undoing, counted deals.

What lies before a seat, and how it is touched, is for each kind of table to say.
"""

from abc import abstractmethod
from collections.abc import Callable

from game.errors import Reason
from game.events import Because
from game.moves import Action
from game.nodes import Interval
from game.outcome import Outcome
from game.undoing import OTHERS
from game.zones import Seat
from scenes.house import House
from scenes.input.intents import FocusLost, Intent
from scenes.scene import Command, Push
from scenes.scoring.scoring_scene import ScoringChoice
from scenes.table.bar import Bar, Target
from scenes.table.curtained_show import CurtainedShow
from scenes.table.hands.advice import Advice
from scenes.table.hands.scorer import Scorer
from scenes.table.hands.veil import Veil
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene

AWAY_MS = 2000.0
"""After having stood still for so long, the curtain is shut."""


class CurtainedTable(TableScene):
    """One match of several deals, whose people keep something from each other."""

    _show: CurtainedShow
    veil: Veil
    bar: Bar

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._advice = Advice(sitting, self._advise, self._show.tell)
        self._scorer = Scorer(house, sitting)

    # -- what each such table says -----------------------------------------------------------

    @property
    @abstractmethod
    def _seat(self) -> Seat | None:
        """Who may choose now, once the picture has come to rest."""

    @abstractmethod
    def wants_turn(self, seat: Seat) -> bool:
        """Whether this seat may choose now."""

    @abstractmethod
    def _settle(self) -> None:
        """Lay out what is there."""

    @abstractmethod
    def _play(self, intent: Intent) -> Command | None:
        """For what lies before the seat."""

    @abstractmethod
    def _advise(self, seat: Seat, action: Action, why: Reason) -> None:
        """A hint was thought out."""

    @abstractmethod
    def _drop_what_was_begun(self) -> None:
        """Nothing is being chosen, dragged or thought out any more."""

    def _heard(self, intent: Intent) -> bool:
        """Whether this was shouted, and is done with."""
        del intent
        return False

    def _went_back(self) -> None:
        """A play was taken back."""

    # -- what the manager calls --------------------------------------------------------------

    def handle(self, intent: Intent) -> Command | None:
        """The curtain's key first, then the table's own, then what lies before the seat."""
        if isinstance(intent, FocusLost):
            self._drop_what_was_begun()
            return None if self._paused or self._away else self.pause()
        if self._paused or self._heard(intent):
            return None
        if self.veil.handle(intent):
            self._drop_what_was_begun()
            return None
        self._settle()
        command = self._meant(intent)
        self._settle()
        self._follow()
        return command

    def update(self, dt_ms: float) -> Command | None:
        """The curtain and a hint go on too."""
        self.veil.curtain.advance(dt_ms)
        self._advice.think(self._seat)
        command = super().update(dt_ms)
        self._settle()
        return command

    def next_frame_in_ms(self) -> float | None:
        """At once while the curtain moves or a hint is thought out."""
        if (self.veil.curtain.moving or self._advice.thinks) and not self._paused:
            return 0.0
        return super().next_frame_in_ms()

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """Whatever was private is hidden before anything else is shown."""
        self._drop_what_was_begun()
        self.veil.close()
        return super().pause(go)

    def on_stall(self, gap_ms: float) -> Command | None:
        """Whoever opens the lid again may be somebody else."""
        if gap_ms >= AWAY_MS:
            self._drop_what_was_begun()
            self.veil.close()
        return super().on_stall(gap_ms)

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

    # -- what people do ----------------------------------------------------------------------

    def hint(self) -> None:
        """Ask what a good bot would do."""
        self._advice.ask(self._seat, self._show.viewer)

    def do(self, action: Action) -> Command | None:
        """Whoever may choose does this."""
        seat = self._seat
        if seat is None:
            return None
        refused = self._match.offer(seat, action, self.sitting.clock.now_ms())
        if refused is not None:
            self._show.tell(Because(refused, seat))
        else:
            self._show.notice = None
            self.veil.played(self._match.node)
        self._follow()
        return None

    def _meant(self, intent: Intent) -> Command | None:
        """The bar, the pages, and, where the curtain is open, what can be played."""
        target = self.bar.meant(intent)
        if target is not None:
            return self._use(target)
        command = self.pages(intent)
        return command if command is not None or self.veil.closed else self._play(intent)

    def _use(self, target: Target) -> Command | None:
        match target:
            case Target.PAUSE:
                return self.pause()
            case Target.LOG:
                self.log_open = not self.log_open
            case Target.UNDO:
                self._undo()
            case Target.HINT:
                self.hint()
            case Target.SORT:
                pass
        return None

    def _undo(self) -> None:
        """Back to the only person's last decision, or the reason why not."""
        people = self.sitting.seating.people
        reason = OTHERS if len(people) != 1 else self.sitting.take_back(people[0])
        if reason is None:
            self._drop_what_was_begun()
            self._went_back()
        self._show.went_back(reason)

    # -- the match goes on -------------------------------------------------------------------

    def rested(self) -> Command | None:
        """A deal has ended: count it. Or somebody is to look behind the curtain."""
        if isinstance(self._match.node, Interval):
            return self.score(last=False)
        self.veil.rested(self._match.node)
        return None

    def ended(self, outcome: Outcome) -> Command | None:
        """The last deal is counted too before the results."""
        return self.score(last=True) or super().ended(outcome)

    def score(self, *, last: bool) -> Command | None:
        """The scores of the deal that has just ended, once."""
        scene = self._scorer.scores(last=last)
        self._away = scene is not None
        return None if scene is None else Push(scene)
