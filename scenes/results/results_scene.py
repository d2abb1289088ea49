"""The results: who won, the photo finish of every race, the numbers people talk about.

It stays half a second at least, and no seat's own key does anything here: whoever still slaps must
not begin the next match.
"""

from collections.abc import Sequence

from game.events import Event
from game.outcome import Outcome
from game.rules import Game
from game.scores import Scores
from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.house import House
from scenes.input.intents import Device, Intent, Meaning, Press
from scenes.leave import Leave
from scenes.photo import Marks, photos
from scenes.results.column import Acts, ResultsColumn, results_column
from scenes.results.race_photo import picture_of
from scenes.results.score_list import draw_scores
from scenes.scene import Command, Pop
from scenes.seating import Seating
from sounds.cues import Cue
from sprites import ground, theme
from sprites.canvas import Anchor, Canvas
from sprites.photo import photograph
from sprites.words import capitals, label

STAYS_MS = 500.0
QUIET_MS = 1500.0
"""A gamepad's own button chooses only after so long a silence of that seat's."""

_LAMP, _WARM, _VIGNETTE = (0.36, 0.5), 60, 130
_SIDE, _TITLE_MIDDLE, _AIR = 40.0, 44.0, 24.0
_MIDDLE, _WIDTH, _HEIGHT = (0.327, 0.507), 0.589, 0.741
"""Of the photograph, in shares of the window."""

_RATIO = 1130 / 800
_TURN_ROOM = 0.035
"""Turned a little, the photograph reaches so much of its width further up and down."""

_PAGING_GAP = 14.0


class ResultsScene(Screen):
    """The end of one match. `history` is all that happened in it, `marks` its races' clock.

    `scores` are those of the last deal, in games that count from deal to deal.
    """

    def __init__(
        self,
        house: House,
        game: Game,
        seating: Seating,
        outcome: Outcome,
        history: Sequence[Event],
        seed: int,
        marks: Marks | None = None,
        scores: Scores | None = None,
    ) -> None:
        super().__init__(house, focus="rematch", deaf_ms=STAYS_MS)
        self._game = game
        self._seating = seating
        self._outcome = outcome
        self._facts = game.facts(history)
        self._photos = photos(history)
        self._place = len(self._photos) - 1
        self._marks = marks
        self._scores = scores
        self._seed = seed
        self._entered_ms = self._noise_ms = house.clock.now_ms()
        self._column: ResultsColumn | None = None
        self._foot_top = float(house.scale.height)

    # ---- intents

    def on_enter(self) -> None:
        """Hail the winner."""
        self._entered_ms = self._noise_ms = self.house.clock.now_ms()
        super().on_enter()
        self.house.mixer.play(Cue.WIN)

    def handle(self, intent: Intent) -> Command | None:
        """Seats' own keys are for slapping, and mean nothing here."""
        if isinstance(intent, Press):
            if self._is_a_slap(intent):
                return None
            if self._means_another(intent):
                self.settle()
                another = next(w for w in self.board.widgets if w.key == "another")
                return self.board.use(another)
        return super().handle(intent)

    def _is_a_slap(self, press: Press) -> bool:
        """A gamepad's button may choose after all, when its seat has been quiet for a while."""
        control = press.control
        if self._seating.seat_of(control) is None or control.device is Device.MOUSE:
            return False
        quiet = press.at_ms - self._noise_ms >= QUIET_MS
        self._noise_ms = press.at_ms
        return not (quiet and control.device is Device.PAD)

    def _means_another(self, press: Press) -> bool:
        if press.at_ms - self._entered_ms < STAYS_MS or press.control.device is not Device.KEY:
            return False
        return bool(self._another_cap) and press.control.label.upper() == self._another_cap

    @property
    def _another_cap(self) -> str:
        """The letter for another game, unless it is somebody's action key."""
        letter = self.house.words("results.another_key").upper()
        theirs = [
            sitter.control.label.upper()
            for sitter in self._seating.sitters
            if sitter.control is not None
        ]
        return "" if letter in theirs else letter

    def _turn_page(self, by: int) -> None:
        self._place = min(len(self._photos) - 1, max(0, self._place + by))

    # ---- layout

    def layout(self) -> Layout:
        """The column at the right, and the two buttons that page through the photographs."""
        acts = Acts(
            rematch=lambda: Pop(Leave.REMATCH),
            another=lambda: Pop(Leave.ANOTHER_GAME),
            title=lambda: Pop(Leave.TITLE),
        )
        self._column = results_column(
            self.house,
            self._game,
            self._seating,
            self._outcome,
            self._facts,
            self._seed,
            acts,
            self._another_cap,
        )
        return Layout((*self._column.buttons, *self._paging()))

    def _paging(self) -> tuple[Button, ...]:
        """Earlier and later, below the photograph; none where there is one race or no race."""
        house, words = self.house, self.house.words
        self._foot_top = house.scale.height - house.scale.px(_PAGING_GAP)
        if len(self._photos) < 2:  # noqa: PLR2004 -- nothing to page through
            return ()
        buttons = (
            Button(
                key="earlier",
                label=words("results.earlier"),
                cap="←",
                shortcut=Meaning.LEFT,
                enabled=self._place > 0,
                do=lambda: self._turn_page(-1),
            ),
            Button(
                key="later",
                label=words("results.later"),
                cap="→",
                shortcut=Meaning.RIGHT,
                enabled=self._place < len(self._photos) - 1,
                do=lambda: self._turn_page(1),
            ),
        )
        left, gap = house.scale.px(_SIDE), house.scale.px(_PAGING_GAP)
        placed = []
        for button in buttons:
            wide, tall = button_size(house, button.label, button.look, button.cap)
            self._foot_top = house.scale.height - gap - tall
            placed.append(button.placed(Box(left, self._foot_top, wide, tall)))
            left += wide + gap
        return tuple(placed)

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The game's ground, the photograph or the scores, and the column."""
        del canvas
        house, easel, column = self.house, self.house.easel, self._column
        ground.table(easel, self._game.table.ground, lamp=_LAMP, warm=_WARM, vignette=_VIGNETTE)
        if column is None:
            return
        side = easel.px(_SIDE)
        middle = max(easel.px(_TITLE_MIDDLE), easel.scale.type(theme.CAPITALS))
        most = column.left - 2 * side
        if "seed" in column.places:
            name = house.words(f"{self._game.info.slug}.name")
            capitals(easel, name, side, middle, most=most)
        else:
            label(
                easel, column.seed, side, middle, colour=theme.CREAM, anchor=Anchor.LEFT, most=most
            )
        top = middle + easel.scale.type(theme.CAPITALS)
        self._paint_left(Box(side, top, column.left - 2 * side, self._foot_top - top))
        column.draw(house)

    def _paint_left(self, area: Box) -> None:
        if not self._photos:
            draw_scores(
                self.house,
                area,
                self._seating,
                self._outcome,
                self._scores,
                fewest_win=self._game.info.fewest_win,
            )
            return
        easel, scale = self.house.easel, self.house.scale
        width = min(_WIDTH * scale.width, area.width)
        room = area.height - 2 * _TURN_ROOM * width / 2
        height = min(_HEIGHT * scale.height, room, width / _RATIO * 1.1)
        photo = picture_of(
            self.house,
            self._game,
            self._seating,
            self._photos[self._place],
            self._place,
            len(self._photos),
            self._marks,
        )
        x = min(max(_MIDDLE[0] * scale.width, area.left + width / 2), area.right - width / 2)
        photograph(easel, photo, x, area.centre[1], width, height)
