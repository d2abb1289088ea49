"""After a deal: every card that was left and what it costs, and who is ahead. Then the next deal.

It goes on only when somebody confirms, or by itself where nobody but bots plays.
"""

from enum import Enum

from game.rules import Game
from game.scores import Scores
from scenes.controls import Box, Button, Corner, Layout, Screen, button_size, corner_box
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.leave import Leave
from scenes.pause import PauseChoice, PauseScene
from scenes.scene import Command, Pop, Push
from scenes.scoring.sheet import draw_heads, draw_row, row_boxes, rows
from scenes.seating import Seating
from scenes.settings.settings_scene import SettingsScene
from sounds.cues import Cue
from sprites import ground, theme
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.typeface import Face
from sprites.words import block, block_height, capitals, label

STAYS_MS = 500.0
_SIDE, _BAR_SIDE, _BAR_Y = 88.0, 40.0, 44.0
_TITLE_Y, _TITLE = 140.0, 84.0
_FOOT, _GAP, _LEAST_ROW = 22.0, 16.0, 84.0
_LAMP, _WARM, _VIGNETTE = (0.5, 0.40), 50, 130


class ScoringChoice(Enum):
    """What the scene pops."""

    GO_ON = "go_on"


class ScoringScene(Screen):
    """How a deal ended. `last` leads to the results; `alone_ms` is how long bots look at it."""

    def __init__(
        self,
        house: House,
        game: Game,
        seating: Seating,
        scores: Scores,
        *,
        last: bool,
        alone_ms: float | None = None,
    ) -> None:
        super().__init__(house, focus="go_on", deaf_ms=STAYS_MS)
        self._game = game
        self._seating = seating
        self._scores = scores
        self._last = last
        self._left_ms = alone_ms
        self.sheet = Box(0.0, 0.0, 0.0, 0.0)
        self._line_y = self._line_left = 0.0
        self._lined = True
        self._heads = Box(0.0, 0.0, 0.0, 0.0)
        self._title_y = 0.0

    # ---- time and intents

    def on_enter(self) -> None:
        """Hail whoever won the deal."""
        super().on_enter()
        people = set(self._seating.people)
        cheers = not people or bool(people & set(self._scores.winners))
        self.house.mixer.play(Cue.WIN if cheers else Cue.LOSE)

    def on_return(self, result: object) -> Command | None:
        """From the pause and its pages."""
        super().on_return(result)
        match result:
            case PauseChoice.LEAVE:
                return Pop(Leave.TITLE)
            case PauseChoice.HELP:
                return Push(HelpScene(self.house, self._game.info.slug))
            case PauseChoice.SETTINGS:
                return Push(SettingsScene(self.house))
            case PauseChoice.RESUME:
                return None
            case _:
                return Push(PauseScene(self.house))

    def update(self, dt_ms: float) -> Command | None:
        """Bots have looked long enough."""
        if self._left_ms is None:
            return None
        self._left_ms -= dt_ms
        return Pop(ScoringChoice.GO_ON) if self._left_ms <= 0 else None

    def next_frame_in_ms(self) -> float | None:
        """When bots have looked long enough."""
        return self._left_ms

    # ---- layout

    def layout(self) -> Layout:
        """The button at the foot, and the way to the pause."""
        house, words = self.house, self.house.words
        scale, px = house.scale, house.scale.px
        go_on = words("scoring.results") if self._last else words("scoring.next")
        cap = words("key.enter")
        wide, tall = button_size(house, go_on, Look.PRIMARY, cap)
        wide = max(wide, px(420))
        foot = Box((scale.width - wide) / 2, scale.height - px(_FOOT) - tall, wide, tall)
        pause = words("table.pause")
        middle = max(px(_BAR_Y), scale.grow(_BAR_Y) * 0.7)
        corner = corner_box(house, pause, words("key.esc"), scale.width - px(_BAR_SIDE), middle)
        self._measure(corner, foot)
        return Layout(
            (
                Button(
                    key="go_on",
                    box=foot,
                    label=go_on,
                    cap=cap,
                    look=Look.PRIMARY,
                    do=lambda: Pop(ScoringChoice.GO_ON),
                ),
                Corner(
                    key="pause",
                    box=corner,
                    label=pause,
                    cap=words("key.esc"),
                    shortcut=Meaning.BACK,
                    do=lambda: Push(PauseScene(house)),
                ),
            )
        )

    def _measure(self, corner: Box, foot: Box) -> None:
        """Title, line and heads above the rows, as tall as their type; the rows take the rest."""
        house, scale = self.house, self.house.scale
        title = scale.type(_TITLE)
        self._title_y = max(scale.px(_TITLE_Y), corner.centre[1] + title * 0.45)
        if scale.text > 1:
            self._title_y = max(title * 0.55, corner.centre[1])
        top = self._title_y + title * 0.60
        self._line_y = top
        line = block_height(
            house.easel, self._line(), self._line_width, face=Face.SEMIBOLD, size=theme.LABEL
        )
        room = foot.top - top - line - scale.type(theme.CAPITALS) * 1.5
        self._lined = room >= len(self._scores.lines) * scale.type(_LEAST_ROW)
        top += line if self._lined else 0.0
        head = scale.type(theme.CAPITALS) * 1.5
        side = scale.px(_SIDE) * (1.0 if scale.text <= 1 else 0.4)
        self._heads = Box(side, top + scale.px(_GAP) / 2, scale.width - 2 * side, head)
        top = self._heads.bottom
        self.sheet = Box(side, top, scale.width - 2 * side, foot.top - scale.px(_GAP) - top)

    @property
    def _line_width(self) -> float:
        return self.house.scale.width - 2 * self.house.scale.px(_SIDE)

    def _line(self) -> str:
        key = f"{self._game.info.slug}.scoring.line"
        return self.house.words(key, n=self._scores.target)

    def _title(self) -> str:
        words, slug = self.house.words, self._game.info.slug
        names = [self._seating.sitters[seat].name for seat in self._scores.winners]
        if not names:
            return words(f"{slug}.scoring.nobody")
        return words(f"{slug}.scoring.won", name=", ".join(names))

    # ---- picture

    def paint(self, canvas: Canvas) -> None:
        """The cloth, the head, and a row a seat."""
        del canvas
        house, easel, scale = self.house, self.house.easel, self.house.scale
        name = self._game.table.ground
        ground.table(easel, name, lamp=_LAMP, warm=_WARM, vignette=_VIGNETTE)
        left = self._heads.left
        if scale.text <= 1:
            slug = self._game.info.slug
            capitals(easel, house.words(f"{slug}.name"), scale.px(_BAR_SIDE), scale.px(_BAR_Y))
            left += scale.px(32)
        self._line_left = left
        corner = next(widget.box for widget in self.board.widgets if widget.key == "pause")
        clear = self._title_y - scale.type(_TITLE) / 2 > corner.bottom
        label(
            easel,
            self._title(),
            left,
            self._title_y,
            face=Face.DISPLAY,
            size=_TITLE,
            anchor=Anchor.LEFT,
            most=(scale.width if clear else corner.left) - left - scale.px(_SIDE) / 2,
        )
        if self._lined:
            self._paint_line()
        draw_heads(house, self._game, self._heads, self._scores.target)
        shown = rows(self._scores, self._seating.sitters)
        for row, box in zip(shown, row_boxes(house, self.sheet, len(shown)), strict=True):
            draw_row(house, self._game, box, row, self._scores.target)
        self._paint_costs()

    def _paint_line(self) -> None:
        """What counts, and until when."""
        block(
            self.house.easel,
            self._line(),
            self._line_left,
            self._line_y,
            self._line_width,
            face=Face.SEMIBOLD,
            size=theme.LABEL,
            colour=theme.second_line(self._game.table.ground),
        )

    def _paint_costs(self) -> None:
        """What cards cost, if they do, on both sides of the button, where there is room."""
        if not any(cost for line in self._scores.lines for _, cost in line.cards):
            return
        house, easel = self.house, self.house.easel
        go_on = next(widget.box for widget in self.board.widgets if widget.key == "go_on")
        for side, anchor, x in (
            ("left", Anchor.LEFT, self.sheet.left),
            ("right", Anchor.RIGHT, self.sheet.right),
        ):
            key = f"{self._game.info.slug}.scoring.costs.{side}"
            if not house.words.has(key):
                continue
            said = house.words(key)
            room = go_on.left - self.sheet.left - easel.px(_GAP)
            wide = house.atlas.typeface.width(said, Face.SEMIBOLD, house.scale.type(27))
            if wide <= room:
                y = go_on.centre[1]
                label(
                    easel,
                    said,
                    x,
                    y,
                    size=27,
                    colour=theme.second_line(self._game.table.ground),
                    anchor=anchor,
                )
