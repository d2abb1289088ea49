"""What a person does at a table with hands in a test: by keys alone, or by mouse alone."""

from game.moves import touched
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Control, Device, Meaning, Phase, Pointer, Press, Release
from scenes.scene import Command, Push
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.table.hands.hands_table import HandsTable
from scenes.table.hands.spots import CardSpot
from tests.hands import MEANT
from tests.pilot import Pilot


class CardPlayer:
    """Hands before one table. Whoever's turn it is plays."""

    def __init__(self, pilot: Pilot, table: HandsTable) -> None:
        self.pilot = pilot
        self.table = table

    @property
    def now_ms(self) -> float:
        """The time of the house."""
        return self.pilot.clock.now_ms()

    def to_a_turn(self) -> None:
        """Until a person may choose, opening the curtain with their own key; past any scores."""
        while (command := self.pilot.until(self.table, self.may_choose)) is not None:
            assert isinstance(command, Push)
            assert isinstance(command.scene, ScoringScene)
            assert self.table.on_return(ScoringChoice.GO_ON) is None

    def may_choose(self) -> bool:
        """Whether a person may choose; a shut curtain is opened first."""
        curtain = self.table.veil.curtain
        if curtain.shut and curtain.seat is not None and not curtain.peeking:
            self.own_key(curtain.seat)
        return any(self.table.wants_turn(seat) for seat in self.table.sitting.seating.people)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        people = self.table.sitting.seating.people
        return next(seat for seat in people if self.table.wants_turn(seat))

    def own_key(self, seat: int, *, down: bool = True) -> None:
        """A seat's own key goes down, or up."""
        control = self.table.sitting.seating.sitters[seat].control
        assert control is not None
        self.table.handle(Press(control, self.now_ms) if down else Release(control, self.now_ms))

    # -- keys --------------------------------------------------------------------------------

    def mean(self, meaning: Meaning) -> Command | None:
        """The key that means this, down and up."""
        control = Control(Device.KEY, MEANT[meaning], label=meaning.value)
        command = self.table.handle(Press(control, self.now_ms, meaning))
        self.table.handle(Release(control, self.now_ms))
        return command

    def letter(self, letter: str) -> Command | None:
        """The key with this letter."""
        return self.table.handle(Press(Control(Device.KEY, ord(letter), label=letter), self.now_ms))

    def go_to_card(self, code: str) -> None:
        """With Tab and arrows alone."""
        for _ in range(12):
            if (self.table.desk.board.focus or "").startswith("card."):
                break
            self.mean(Meaning.NEXT)
        for _ in self.table.desk.cards:
            if (self.table.desk.board.focus or "").startswith(f"card.{code}."):
                return
            self.mean(Meaning.RIGHT)
        assert (self.table.desk.board.focus or "").startswith(f"card.{code}.")

    def go_to(self, key: str) -> None:
        """On with Tab until this has the focus."""
        for _ in range(20):
            if self.table.desk.board.focus == key:
                return
            self.mean(Meaning.NEXT)
        assert self.table.desk.board.focus == key

    def play_by_keys(self, code: str) -> None:
        """Play what is touched so, and choose the first of several ways."""
        what = self._touched(code)
        if what in self.table.desk.able.cards:
            self.go_to_card(what)
        else:
            self.go_to(f"do.{code}")
        self.mean(Meaning.CONFIRM)
        self._choose_first()

    def _choose_first(self) -> None:
        if self.table.choice is not None:
            self.pilot.step(self.table, 300)
            self.mean(Meaning.CONFIRM)
            assert self.table.choice is None

    def _touched(self, code: str) -> str:
        legal = self.table.sitting.match.legal(self.seat)
        return next(touched(action) for action in legal if action.code == code)

    # -- mouse -------------------------------------------------------------------------------

    def place(self, key: str) -> tuple[float, float]:
        """The middle of what can be clicked."""
        widget = next(w for w in self.table.desk.board.widgets if w.key == key)
        x, y = widget.box.centre
        return x, y

    def card_key(self, code: str) -> str:
        """The first card of this face."""
        return next(
            w.key
            for w in self.table.desk.board.widgets
            if isinstance(w, CardSpot) and w.code == code
        )

    def click(self, x: float, y: float) -> Command | None:
        """Down and up, after everything has stood still for a while."""
        self.pilot.step(self.table, SETTLE_MS + 50)
        return self.down(x, y) or self.up(x, y)

    def down(self, x: float, y: float) -> Command | None:
        """The left button goes down."""
        return self.table.handle(Pointer(Phase.DOWN, x, y, self.now_ms, 1))

    def move(self, x: float, y: float) -> None:
        """The pointer moves."""
        self.table.handle(Pointer(Phase.MOVE, x, y, self.now_ms))

    def up(self, x: float, y: float) -> Command | None:
        """The left button comes up."""
        return self.table.handle(Pointer(Phase.UP, x, y, self.now_ms, 1))

    def play_by_mouse(self, code: str) -> None:
        """Click, and click again where a card is only picked by the first."""
        what = self._touched(code)
        if what in self.table.desk.able.cards:
            key = self.card_key(what)
            self.click(*self.place(key))
            if self.table.choice is None:
                self.click(*self.place(key))
        else:
            self.click(*self.place(f"do.{code}"))
        if self.table.choice is not None:
            self.pilot.step(self.table, SETTLE_MS + 300)
            self.click(*self.table.choice.place(0))
