"""What was touched, narrowed to one thing to do; where several may be meant it is asked which.

What cannot be done is refused with its reason. It decides nothing: its table does what was chosen.
"""

from collections.abc import Callable, Sequence

from game.events import Because
from game.moves import Action
from game.zones import Seat
from scenes.choice import Choice
from scenes.input.intents import Intent, Meaning, Press
from scenes.scene import Command
from scenes.table.hands.abilities import Abilities
from scenes.table.hands.hands_show import HandsShow
from scenes.table.sitting import Sitting


class Choosing:
    """The question that is asked at one table, if one is. `able` tells who may choose now."""

    def __init__(
        self,
        sitting: Sitting,
        show: HandsShow,
        abilities: Abilities,
        able: Callable[[], Seat | None],
        do: Callable[[Action], Command | None],
    ) -> None:
        self._sitting = sitting
        self._show = show
        self._abilities = abilities
        self._able = able
        self._do = do
        self._must = False
        self.choice: Choice | None = None

    def touch(self, what: str) -> Command | None:
        """A card, a pile or a button was touched: one thing is done, or it is told why not."""
        seat = self._show.viewer
        if seat is None:
            return None
        options = self._abilities.options(seat, what)
        if self._able() is None or not options:
            self._show.tell(Because(self._sitting.match.refuse(seat, what), seat))
            return None
        return self._ask(seat, options)

    def use(self, power: str) -> Command | None:
        """One of the things that a card is good for was chosen."""
        seat = self._able()
        options = self._abilities.power_actions(seat, power)
        return None if seat is None or not options else self._ask(seat, options)

    def offer_picks(self) -> None:
        """Where one of several backs is to be picked, ask for it at once, and no longer."""
        seat = self._able()
        picks = self._abilities.picks(seat)
        if self._must and not picks:
            self.drop()
        elif seat is not None and picks and self.choice is None:
            self._ask(seat, picks)
            self._must = True

    def handle(self, intent: Intent) -> tuple[bool, Command | None]:
        """Whether the intent was for the question, and what came of it."""
        if self.choice is None:
            return False, None
        if self._must and isinstance(intent, Press) and intent.meaning is Meaning.BACK:
            return False, None
        command = self.choice.handle(intent)
        if self.choice is not None and self.choice.left:
            self.choice = None
        return True, command

    def drop(self) -> None:
        """Nothing is asked any more."""
        self.choice, self._must = None, False

    def draw(self) -> None:
        """The question over the table, if one is asked."""
        if self.choice is not None:
            self.choice.draw()

    def _ask(self, seat: Seat, options: Sequence[Action]) -> Command | None:
        if len(options) == 1:
            return self._do(options[0])
        self._must = False
        self.choice = self._abilities.choice(seat, options, self._pick)
        return None

    def _pick(self, action: Action) -> Command | None:
        """One of several ways was chosen."""
        self.drop()
        return self._do(action)
