"""Somebody at a table of tableaus: letters, Enter, clicks, drags; and time that flies."""

from collections.abc import Callable

from game.catalogue import open_games
from game.nodes import Turn
from game.rules import Game
from game.zones import Place, zone_of
from scenes.checks.bout_out import throw_out
from scenes.controls import Widget
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Control, Device, Meaning, Phase, Pointer, Press
from scenes.scene import Command, Push
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.seats_by_words import seated_by_words
from scenes.table.sitting import Sitting
from scenes.table.tableau.tableau_table import TableauTable
from scenes.throw.throw_scene import ThrowScene
from tests.pilot import Pilot

FRAME_MS = 100.0
MOST_FRAMES = 20_000


def game_of_tableaus() -> Game:
    """The game that is played at such a table."""
    return next(game for game in open_games() if game.table.tableau is not None)


class TableauPlayer:
    """One table, and whoever sits there."""

    def __init__(self, pilot: Pilot, seats: str, seed: int = 7) -> None:
        self.pilot = pilot
        game = game_of_tableaus()
        seating = seated_by_words(pilot.house.words, game, seats.split(","))
        sitting = Sitting.begin(pilot.house, game, seating, seed=seed, dealer=0)
        self.table = TableauTable(pilot.house, sitting)
        self.table.on_enter()

    def frame(self) -> Command | None:
        """Time goes on; scores and bouts are passed over."""
        pilot, table = self.pilot, self.table
        pilot.clock.go_on(FRAME_MS)
        match table.update(FRAME_MS):
            case Push(ThrowScene() as above):
                throw_out(pilot.house, pilot.clock, table, above)
            case Push(ScoringScene()):
                return table.on_return(ScoringChoice.GO_ON)
            case command:
                return command
        return None

    def until(self, enough: Callable[[], bool]) -> Command | None:
        """Time goes on until it is as wished, or something else is to be shown."""
        for _ in range(MOST_FRAMES):
            if enough():
                return None
            command = self.frame()
            if command is not None:
                return command
        raise AssertionError("it never came to that")

    def rest(self, seat: int = 0) -> None:
        """Until this seat may choose."""
        self.until(lambda: self.table.wants_turn(seat))

    def letter(self, letter: str) -> Command | None:
        """A key with a letter."""
        control = Control(Device.KEY, 300 + ord(letter), label=letter)
        return self.table.handle(Press(control, self.pilot.clock.now_ms()))

    def mean(self, *meanings: Meaning) -> None:
        """Keys that mean something anywhere."""
        for meaning in meanings:
            self.pilot.mean(self.table, meaning)

    def spot(self, key: str) -> Widget:
        """What can be touched under this key."""
        self.table.update(0.0)
        return next(w for w in self.table.bench.board.widgets if w.key == key)

    def click(self, key: str) -> None:
        """Down and up on something that has stood still."""
        self.frame()
        self.pilot.clock.go_on(SETTLE_MS)
        self.drag(self.spot(key).box.centre, self.spot(key).box.centre)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Down there, over here, and up."""
        now_ms = self.pilot.clock.now_ms()
        self.table.handle(Pointer(Phase.DOWN, *start, now_ms, 1))
        if start != end:
            self.table.handle(Pointer(Phase.MOVE, *end, now_ms))
        self.table.handle(Pointer(Phase.UP, *end, now_ms, 1))

    def placed(self) -> list[str]:
        """The codes of what lies in each slot, "" for nothing."""
        return ["" if c is None else c.code for c in self.table.bench.placing.slots]

    def held(self, seat: int = 0) -> list[str]:
        """The codes of a seat's hand as the rules know them."""
        cards = self.table.sitting.match.cards()
        return [card.code for card in cards[zone_of(Place.HAND, seat)]]

    def set_any(self) -> None:
        """Whoever may build does so with letters and Enter."""
        for letter in "FCCH":
            self.letter(letter)
        self.mean(Meaning.CONFIRM)

    def open_and_set(self) -> None:
        """Whoever the curtain is shut for opens it, builds, and sets."""
        table, seat = self.table, self.table.veil.curtain.seat
        if seat is not None and not table.veil.curtain.peeking:
            self.pilot.press(table, seat)
        if seat is not None and table.wants_turn(seat) and table.shown.acting.building:
            for number, card in enumerate(table.bench.placing.cards):
                table.bench.put(card, number)
            self.pilot.clock.go_on(SETTLE_MS)
            self.mean(Meaning.CONFIRM)

    def hurry(self) -> None:
        """Nobody waits for what is being shown."""
        if self.table.moving:
            self.mean(Meaning.CONFIRM)

    @property
    def asked(self) -> int | None:
        """Who has to name somebody now."""
        node = self.table.sitting.match.node
        turn = isinstance(node, Turn) and self.table.wants_turn(node.seat)
        return node.seat if turn and isinstance(node, Turn) else None

    @property
    def entries(self) -> int:
        """How many steps the match has made."""
        return len(self.table.sitting.match.record.entries)
