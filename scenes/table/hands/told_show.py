"""What is told beside the cards of a table with hands, as far as the picture has come, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.errors import Reason
from game.events import Because, Event, Passed, Said, Slide
from game.table import Owing, Sign, Tally, Task
from game.zones import Place, Seat, Zone
from scenes.house import House
from scenes.table.curtained_show import CurtainedShow
from scenes.table.sitting import Sitting


@dataclass(slots=True)
class Told:
    """What is to be read beside the cards, as far as the picture has come."""

    turner: Seat | None = None
    signs: tuple[Sign, ...] = ()
    last: Seat | None = None
    laid: Seat | None = None
    owed: tuple[Owing, ...] = ()
    task: Task | None = None
    tally: Tally | None = None
    did: Mapping[Seat, str] = field(default_factory=dict)


class ToldShow(CurtainedShow):
    """A show that also tells. `front` is the seat at the bottom."""

    front: Seat

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.told = Told()
        super().__init__(house, sitting)

    def task_line(self) -> str:
        """What is to be done now, in words: to whoever sits in front, or to all."""
        task = self.told.task
        if task is None:
            return ""
        own = task.seat == self.front and task.seat in self._sitting.seating.people
        return self._teller.task(task.seat, task.reason, ".own" if own else "")

    def track_line(self, reason: Reason) -> str:
        """How far the own track is, in words."""
        return self._teller.track(reason)

    def why(self, reason: Reason) -> str:
        """A reason in words, of whoever it may be."""
        return self._teller.reason(Because(reason))

    def owes(self, seat: Seat) -> bool:
        """Whether the seat owes something, as far as the picture has come."""
        return any(owing.seat == seat for owing in self.told.owed)

    def owed_line(self, seat: Seat, form: str = "") -> str:
        """What a seat owes, in words: for the others, or in the `form` for itself."""
        reason = next(owing.reason for owing in self.told.owed if owing.seat == seat)
        return self._teller.owed(reason, form)

    def news(self) -> str:
        """What was done last, and by whom; nothing before anybody did anything."""
        told = self.told
        if told.last is None or told.last not in told.did:
            return ""
        name = self._teller.name(told.last)
        return self._house.words("table.news", name=name, did=told.did[told.last])

    def did(self, events: Sequence[Event]) -> dict[Seat, str]:
        """What each seat did in these events that all could see, the latest seat last."""
        did: dict[Seat, str] = {}
        words = self._house.words
        for event in events:
            match event:
                case Slide(Zone(Place.HAND, int() as seat), target, cards) if target.seat is None:
                    if cards and cards[-1] is not None and target.place is not Place.STOCK:
                        did.pop(seat, None)
                        card = self._teller.card(cards[-1])
                        did[seat] = words("table.did.laid", card=card)
                case Slide(Zone(Place.STOCK), Zone(Place.HAND, int() as seat), cards):
                    did.pop(seat, None)
                    did[seat] = words.plural("table.did.drew", len(cards))
                case Passed(seat):
                    did.pop(seat, None)
                    did[seat] = words("table.did.passed")
                case Said(seat, what) if seat not in did:
                    said = words(f"{self._sitting.game.info.slug}.said.{what}")
                    did[seat] = words("table.did.said", said=said)
                case _:
                    pass
        return did
