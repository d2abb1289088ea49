"""A table of tableaus: people build in secret, name whom a card goes against, and look on."""

from collections.abc import Sequence

from game.errors import Reason
from game.events import Because, Event
from game.moves import Action
from game.nodes import Node, Turn
from game.zones import Seat
from scenes.controls.board import SETTLE_MS
from scenes.house import House
from scenes.input.intents import Intent, Meaning, Phase, Pointer, Press
from scenes.scene import Command
from scenes.table.curtained_table import CurtainedTable
from scenes.table.sitting import Sitting
from scenes.table.tableau.asking import Asking
from scenes.table.tableau.bench import Bench
from scenes.table.tableau.tableau_picture import TableauPicture, offers
from scenes.table.tableau.tableau_show import TableauShow
from scenes.table.tableau.tableau_veil import TableauVeil, to_build
from scenes.table.tableau.telling_slots import SlotWords
from sprites.canvas import Canvas


class TableauTable(CurtainedTable):
    """One match of tableaus."""

    _show: TableauShow

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._picture = TableauPicture(house, sitting, self._show)
        hints = sitting.game.adviser is not None and bool(sitting.seating.people)
        self.bar = self._picture.bar
        self.bar.offers = offers(hints=hints, undoes=len(sitting.seating.people) == 1)
        self.veil = TableauVeil(house, sitting, self._show)
        self.words = SlotWords(house, sitting, self._show)
        self.bench = Bench(house, self._show, self.words.letters, self._set, self._pick_first)
        self.asking = Asking(house, sitting, self._show, self.do)
        self._began_for: object = None
        self._hurried_ms = float("-inf")
        if resumed:
            self._show.tell_at_once()

    def make_show(self) -> TableauShow:
        """Seen by the only person, if there is just one."""
        people = self.sitting.seating.people
        return TableauShow(self._house, self.sitting, people[0] if len(people) == 1 else None)

    def prepare(self) -> bool:
        """The pack is drawn beside the loop."""
        return self._picture.prepare()

    # -- what the manager calls --------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The whole table, or, while the curtain is shut, nothing but the curtain."""
        picture, curtain = self._picture, self.veil.curtain
        self.veil.seen_in(canvas.generation)
        if curtain.shut:
            curtain.draw()
            return
        self._settle()
        picture.covered = self._paused
        if self._show.acting.building:
            picture.draw_build(self.words.chosen(self.bench), self.words.letters())
            if not self._show.busy and self._show.viewer is not None:
                self.bench.board.draw()
        else:
            picture.draw_round(*self._told())
            self.asking.board.draw()
        picture.draw_flying()
        picture.draw_word()
        picture.draw_words(log_open=self.log_open)
        curtain.draw()

    def _told(self) -> tuple[str, str]:
        """The question, if a person is asked; else what was told last."""
        seat = self._seat
        if seat is None or self._paused:
            return self._show.acting.told, ""
        question, note = self.words.question(seat)
        return question, self.asking.said or note

    # -- who may do what ---------------------------------------------------------------------

    @property
    def _seat(self) -> Seat | None:
        """Who may choose now, once the picture has come to rest."""
        if self._show.busy or self._paused or not self.sitting.clock.running:
            return None
        return self.chooser(self._match.node)

    def chooser(self, node: Node) -> Seat | None:
        """Which person is to build, before their own cards, or to answer."""
        if isinstance(node, Turn):
            return node.seat if node.seat in self.sitting.seating.people else None
        seat = to_build(self.sitting, node)
        return seat if seat is not None and self._show.viewer == seat else None

    def wants_turn(self, seat: Seat) -> bool:
        """Whether this seat may choose now."""
        return self._seat == seat

    @property
    def shown(self) -> TableauShow:
        """What is on the screen, as far as the picture has come."""
        return self._show

    def _settle(self) -> None:
        """Lay out what is there."""
        show, seat = self._show, self._seat
        building = seat is not None and not isinstance(self._match.node, Turn)
        if building and not show.acting.building:
            show.acting.building = True
        if building:
            show.begin_to_place()
            now = seat, len(self._match.record.entries)
            self.bench.lay()
            if self._began_for != now:
                self._began_for = now
                self.bench.begin()
        self.asking.lay(None if building else seat)

    # -- input -------------------------------------------------------------------------------

    def _play(self, intent: Intent) -> Command | None:
        """For what can be chosen; where there is nothing, confirming means not to wait."""
        if self._seat is not None and not self._goes_on_hurrying(intent):
            building = self._show.acting.building
            return self.bench.handle(intent) if building else self.asking.handle(intent)
        match intent:
            case Press(_, at_ms, Meaning.CONFIRM) | Pointer(Phase.DOWN, at_ms=at_ms, button=1):
                self._hurried_ms = at_ms
                if self._seat is None:
                    self._match.hurry(self.sitting.clock.now_ms())
                    self._show.hurry()
            case _:
                pass
        return None

    def _goes_on_hurrying(self, intent: Intent) -> bool:
        """Whoever presses on and on so as not to wait has not seen that they are to choose."""
        match intent:
            case Press(_, at_ms, Meaning.CONFIRM):
                return at_ms - self._hurried_ms < SETTLE_MS
            case _:
                return False

    def _set(self) -> Command | None:
        """The tableau that was built is set."""
        placed = [card for card in self._show.placing.slots if card is not None]
        return self.do(self._show.tableau.build(tuple(placed)))

    def _pick_first(self) -> None:
        self._show.say(self._house.words("tableau.pick_first"))

    def _advise(self, seat: Seat, action: Action, why: Reason) -> None:
        if self._show.acting.building:
            self.words.lay_out(action)
            self.bench.lay()
        elif not self.asking.focus_on(action):
            return
        self._show.tell(Because(why, seat))

    def _drop_what_was_begun(self) -> None:
        """Nothing is dragged or thought out any more; what was placed stays."""
        self._show.placing.picked = None
        self.bench.let_go()
        self._advice.forget()

    # -- the picture follows -----------------------------------------------------------------

    def _follow(self) -> None:
        self.catch_up(self.sitting.news())

    def catch_up(self, events: Sequence[Event]) -> None:
        """The picture follows."""
        if events:
            self._show.follow(events)
