"""What people may shout, whoever's turn it is: who may, with which key, and that it is done.

A seat's own key does it, except while that key opens the curtain to its own cards; then, and for
whoever plays by mouse or gamepad, there are a letter and a large button.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.events import Because
from game.moves import Action
from game.zones import Seat
from scenes.house import House
from scenes.input.intents import Control, Device, Intent, Press
from scenes.input.labels import cap_words
from scenes.scene import Command
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.veil import Veil
from scenes.table.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Cry:
    """Something that this seat may shout now, in words, and the key that does it, if any.

    `short` leaves out at whom, unless there are several. Where nobody else sits at this screen
    (`lone`) confirming means it, if there is nothing else to do.
    """

    seat: Seat
    action: Action
    label: str
    short: str
    cap: str
    lone: bool


class Cries:
    """The shouts of one table.

    `does` tells what an action does, in words; `followed` is called after something was shouted.
    """

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        show: HandsShow,
        veil: Veil,
        does: Callable[[Seat, Action], str],
        followed: Callable[[], None],
    ) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._veil = veil
        self._does = does
        self._followed = followed

    @property
    def over(self) -> bool:
        """Whether all have had their chance: whoever is to decide may."""
        return self._sitting.clock.now_ms() >= self._sitting.match.patience.ready_at_ms

    def now(self) -> tuple[Cry, ...]:
        """All that people may shout."""
        found = []
        people = self._sitting.seating.people
        for seat in people:
            aloud = self._aloud(seat)
            for number, action in enumerate(aloud):
                own = self._own_key(seat) if number == 0 else None
                cap = "" if own is None else cap_words(self._house.words, own)
                if not cap and seat == self._show.front:
                    cap = self._letter(action)
                label = self._does(seat, action)
                short = label if len(aloud) > 1 else self._word("cry", action) or label
                found.append(Cry(seat, action, label, short, cap, len(people) == 1))
        return tuple(found)

    def handle(self, intent: Intent) -> bool:
        """Whether somebody shouted by a key."""
        if not isinstance(intent, Press) or not self._sitting.clock.running:
            return False
        cry = self._meant(intent.control)
        if cry is not None:
            self.shout(cry)
        return cry is not None

    def shout(self, cry: Cry) -> Command | None:
        """Somebody says something, whoever's turn it is, and whatever is still moving."""
        refused = self._sitting.match.offer(cry.seat, cry.action, self._sitting.clock.now_ms())
        if refused is not None:
            self._show.tell(Because(refused, cry.seat))
        self._followed()
        return None

    def _meant(self, control: Control) -> Cry | None:
        """What somebody shouts by pressing this: their own key, or a letter in their view."""
        cries = self.now()
        for cry in cries:
            if self._own_key(cry.seat) == control:
                return cry
        label = control.label.upper()
        if not label or control.device is not Device.KEY or self._veil.closed:
            return None
        front = self._show.front
        return next((c for c in cries if c.seat == front and c.cap.upper() == label), None)

    def _aloud(self, seat: Seat) -> list[Action]:
        match, aloud = self._sitting.match, self._sitting.game.table.aloud
        return [action for action in match.legal(seat) if aloud(action)]

    def _own_key(self, seat: Seat) -> Control | None:
        """The seat's own key, if it is free for this: mouse and gamepad are also played with."""
        control = self._sitting.seating.sitters[seat].control
        opens = seat == self._veil.curtain.seat
        return None if control is None or opens or control.device is not Device.KEY else control

    def _word(self, kind: str, action: Action) -> str:
        """The word of that kind for such an action, if there is one."""
        key = f"{self._sitting.game.info.slug}.{kind}.{action.code.partition(':')[0]}"
        return self._house.words(key) if self._house.words.has(key) else ""

    def _letter(self, action: Action) -> str:
        """The letter of such an action, unless it is somebody's own key."""
        letter = self._word("key", action)
        sitters = self._sitting.seating.sitters
        theirs = {sitter.control.label.upper() for sitter in sitters if sitter.control}
        return "" if letter.upper() in theirs else letter
