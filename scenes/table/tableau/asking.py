"""What the holder of a card has to say while it is resolved: against whom, or not at all."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from game.errors import Reason
from game.moves import Action
from game.zones import Seat
from scenes.controls import TARGET_PX, Board, Box, Button, Touch, Widget, button_size
from scenes.house import House
from scenes.input.intents import Intent, Press
from scenes.scene import Command
from scenes.table.sitting import Sitting
from scenes.table.tableau.plan import RoundPlan
from scenes.table.tableau.tableau_show import TableauShow
from sprites import theme
from sprites.button import Look
from sprites.canvas import Anchor
from sprites.focus_ring import focus_ring
from sprites.seat_mark import name_tag

TARGET, DO = "target.", "do."
_TAG, _TIGHT_TAG = 38.0, 24.0
_TALL = 1.85
_GAP, _AIR = 26.0, 8.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Target(Widget):
    """Somebody to be named; the cap is that of the key that does the same."""

    seat: Seat
    name: str
    look: int
    cap: str
    size: float
    says: str
    do: Callable[[], Command | None]

    @property
    def meaning(self) -> Hashable:
        """What naming them does."""
        return self.key, self.says

    def act(self) -> Command | None:
        """They are named."""
        return self.do()

    def draw(self, house: House, touch: Touch) -> None:
        """The tag in its ring; lit while it has the focus."""
        x, y = self.box.centre
        look, most = theme.SEATS[self.look], self.box.width
        lit = touch.focused or touch.hovered
        tag = name_tag(
            house.easel,
            look,
            self.name,
            x,
            y,
            key=self.cap,
            turn=lit,
            size=self.size,
            most=most,
            anchor=Anchor.CENTER,
        )
        if not touch.focused:
            focus_ring(house.easel, tag, radius=tag[3] / 2, gap=0.0)


class Asking:
    """The question at one table. `do` is told what was chosen."""

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        show: TableauShow,
        do: Callable[[Action], Command | None],
    ) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._do = do
        self._for: object = None
        self.board = Board(house)

    def lay(self, seat: Seat | None) -> None:
        """What this seat can choose from now."""
        legal = () if seat is None else self._sitting.match.legal(seat)
        if seat is None or not legal:
            self.board.show(())
            self._for = None
            return
        here, against = self._show.plan, self._show.tableau.against
        targets = [action for action in legal if against(action) is not None]
        rest = [action for action in legal if against(action) is None]
        targets.sort(key=lambda action: self._place(against(action)))
        widgets = self._row(seat, targets, rest, here)
        self.board.show(tuple(widgets))
        now = len(self._sitting.match.record.entries)
        if self._for != now:
            self._for = now
            self.board.focus = widgets[0].key

    def _place(self, seat: Seat | None) -> int:
        """Where that seat stands from the left."""
        return -1 if seat is None else self._show.seats.index(seat)

    def _row(
        self, seat: Seat, targets: Sequence[Action], rest: Sequence[Action], here: RoundPlan
    ) -> list[Widget]:
        """The tags side by side, and what goes against nobody after them."""
        house, scale = self._house, self._house.scale
        size = _TIGHT_TAG if here.tight else _TAG
        tall = max(TARGET_PX, _TALL * scale.type(size))
        gap = scale.px(_GAP)
        says = [self._short(seat, action, tight=here.tight) for action in rest]
        wides = [
            button_size(house, said, Look.SECONDARY, self._cap(a))
            for a, said in zip(rest, says, strict=True)
        ]
        count = max(1, len(targets))
        taken = sum(wide for wide, _ in wides) + gap * (len(rest) + len(targets) - 1)
        room = (here.choices_most - taken) / count
        own = min(room, scale.type(size) * 8.2)
        left = here.choices[0] - (own * len(targets) + taken) / 2
        y = here.choices[1]
        found: list[Widget] = []
        for number, action in enumerate(targets, start=1):
            found.append(
                self._target(seat, action, number, Box(left, y - tall / 2, own, tall), size)
            )
            left += own + gap
        for action, said, (wide, high) in zip(rest, says, wides, strict=True):
            found.append(
                Button(
                    key=DO + action.code,
                    box=Box(left, y - high / 2, wide, high),
                    label=said,
                    cap=self._cap(action),
                    look=Look.SECONDARY,
                    do=partial(self._do, action),
                )
            )
            left += wide + gap
        return found

    def _target(self, seat: Seat, action: Action, number: int, box: Box, size: float) -> Target:
        rival = self._show.tableau.against(action)
        assert rival is not None
        sitter = self._sitting.seating.sitters[rival]
        return Target(
            key=f"{TARGET}{rival}",
            box=box,
            seat=rival,
            name=sitter.name,
            look=sitter.look,
            cap=self._free(str(number)),
            size=size,
            says=self.says(seat, action),
            do=partial(self._do, action),
        )

    def _cap(self, action: Action) -> str:
        """The letter of what goes against nobody."""
        words, key = self._house.words, f"{self._sitting.game.info.slug}.key.{action.code}"
        return self._free(words(key)) if words.has(key) else ""

    def _free(self, cap: str) -> str:
        """The cap, unless it is somebody's own key."""
        theirs = [s.control.label.upper() for s in self._sitting.seating.sitters if s.control]
        return "" if cap.upper() in theirs else cap

    def _short(self, seat: Seat, action: Action, *, tight: bool) -> str:
        """What an action does, in a word if type is large and there is one."""
        key = f"{self._sitting.game.info.slug}.does.{action.code}.short"
        words = self._house.words
        return words(key) if tight and words.has(key) else self.says(seat, action)

    def says(self, seat: Seat, action: Action) -> str:
        """What an action does, in words."""
        view = self._sitting.match.view(seat)
        reason = self._sitting.game.table.says(view, action) or Reason(action.code, "house")
        return self._show.does(reason)

    @property
    def said(self) -> str:
        """What choosing what has the focus does."""
        found = next((w for w in self.board.widgets if w.key == self.board.focus), None)
        return found.says if isinstance(found, Target) else ""

    def focus_on(self, action: Action) -> bool:
        """Give what this action is chosen by the focus; tells whether there is such a thing."""
        rival = self._show.tableau.against(action)
        key = DO + action.code if rival is None else f"{TARGET}{rival}"
        if not any(widget.key == key for widget in self.board.widgets):
            return False
        self.board.focus = key
        return True

    def handle(self, intent: Intent) -> Command | None:
        """Numbers and letters, then what the board knows."""
        if isinstance(intent, Press) and intent.meaning is None and intent.control.label:
            letter = intent.control.label.upper()
            for widget in self.board.widgets:
                if getattr(widget, "cap", "") == letter:
                    return self.board.use(widget)
        return self.board.handle(intent)
