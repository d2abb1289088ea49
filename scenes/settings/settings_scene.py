"""The settings: everything takes effect at once, and is remembered.

Two columns of paper where they fit; one that scrolls where the window is small or the type large.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from game.errors import NotationError
from scenes.controls import Box, Corner, Layout, Row, Screen, Scroll, stacked
from scenes.controls.heading import draw_head, head_height, side_margin, way_out
from scenes.house import House
from scenes.scene import Pop
from scenes.seating import Seating, read_seating
from scenes.services.settings import Settings
from scenes.settings.sheets import Sheet, look_sheet, motion_sheet, sound_sheet, table_sheet
from sprites import theme
from sprites.canvas import Canvas
from sprites.panel import hairline, panel
from sprites.words import capitals, label

_LAMP = (0.30, 0.40)
_GAP, _COLUMN_GAP, _FOOT, _FOOT_MIDDLE, _EDGE = 24.0, 40.0, 64.0, 30.0, 24.0
_ONE_COLUMN, _BAR = 1120.0, 48.0
_PAD, _HEAD, _HEAD_MIDDLE, _HEAD_LEFT, _LINE_INSET = 24.0, 72.0, 46.0, 40.0, 36.0
_MOST_SPARE = 18.0
"""Design pixels that a row may be given above its need where the window has them."""


class SettingsScene(Screen):
    """`seating` says whose keys are shown; without one, the last that was played."""

    def __init__(self, house: House, seating: Seating | None = None) -> None:
        super().__init__(house, focus="text_size")
        self._seating = seating or _last_seating(house.settings)
        self._sheets: tuple[Sheet, ...] = ()
        self._foot: tuple[float, float] | None = None

    # ---- layout

    def layout(self) -> Layout:
        """Two columns if they fit, at need without the line at the foot; else one that scrolls."""
        house = self.house
        leave = way_out(house, house.words("settings.done"), Pop)
        left = (look_sheet(house), motion_sheet(house))
        right = (sound_sheet(house), table_sheet(house, self._seating))
        top = head_height(house)
        below = house.scale.height - house.scale.px(_FOOT_MIDDLE)
        for kept, foot in (
            (house.scale.grow(_FOOT), (house.scale.width / 2, below)),
            (house.scale.px(_EDGE), None),
        ):
            placed = self._two_columns(left, right, top, kept)
            if placed is not None:
                self._sheets, self._foot = placed, foot
                return Layout((*_rows(placed), leave))
        return self._one_column((*left, *right), top, leave)

    def _one_column(self, sheets: Sequence[Sheet], top: float, leave: Corner) -> Layout:
        house = self.house
        wanted = house.scale.px(_ONE_COLUMN) * (1 + house.scale.text) / 2
        width = min(house.scale.width - 2 * side_margin(house), wanted)
        x = (house.scale.width - width) / 2
        self._sheets, bottom = self._column(sheets, Box(x, top, width, 0.0), 0.0)
        foot = house.scale.grow(_FOOT)
        self._foot = (house.scale.width / 2, bottom + foot / 2)
        bar = house.scale.px(_BAR)
        view = Box(x - bar, top, width + 2 * bar, house.scale.height - top)
        return Layout((leave,), Scroll(view, bottom + foot - top, _rows(self._sheets)))

    def _two_columns(
        self, left: Sequence[Sheet], right: Sequence[Sheet], top: float, foot: float
    ) -> tuple[Sheet, ...] | None:
        scale, margin = self.house.scale, side_margin(self.house)
        gap = scale.px(_COLUMN_GAP)
        width = (scale.width - 2 * margin - gap) / 2
        room = scale.height - foot - top
        placed: list[Sheet] = []
        for index, sheets in enumerate((left, right)):
            area = Box(margin + index * (width + gap), top, width, room)
            needed = self._column(sheets, area, 0.0)[1] - top
            if needed > room or not self._comfortable(sheets, width):
                return None
            count = sum(len(sheet.rows) for sheet in sheets)
            spare = min(scale.px(_MOST_SPARE), (room - needed) / count)
            placed.extend(self._column(sheets, area, spare)[0])
        return tuple(placed)

    def _comfortable(self, sheets: Sequence[Sheet], width: float) -> bool:
        """Whether the words stand beside what they set, as in a column they should."""
        inner = width - 2 * self.house.scale.px(_PAD)
        return all(row.beside_in(self.house, inner) for sheet in sheets for row in sheet.rows)

    def _column(
        self, sheets: Sequence[Sheet], area: Box, spare: float
    ) -> tuple[tuple[Sheet, ...], float]:
        """The sheets under each other, every row `spare` taller than it need be; and their end."""
        scale = self.house.scale
        pad, head, y = scale.px(_PAD), scale.grow(_HEAD), area.top
        placed: list[Sheet] = []
        for sheet in sheets:
            inner = Box(area.left + pad, y + head, area.width - 2 * pad, 0.0)
            rows, end = stacked(
                self.house, sheet.rows, inner.left, inner.top, inner.width, stretch=spare
            )
            box = Box(area.left, y, area.width, end + pad / 2 - y)
            placed.append(replace(sheet, rows=rows, box=box))
            y = box.bottom + scale.px(_GAP)
        return tuple(placed), y - scale.px(_GAP)

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The ground, the sheets under the rows, and the line at the foot."""
        del canvas
        house = self.house
        out = self.board.widgets[-1] if self.board.scroller.most == 0 else self.board.widgets[0]
        draw_head(house, house.words("settings.title"), out.box, lamp=_LAMP)
        if self.board.scroller.view.height:
            with self.board.scrolling():
                self._paint_sheets()
        else:
            self._paint_sheets()

    def _paint_sheets(self) -> None:
        easel = self.house.easel
        for sheet in self._sheets:
            panel(easel, sheet.box)
            x = sheet.box.left + easel.px(_HEAD_LEFT)
            y = sheet.box.top + easel.scale.grow(_HEAD_MIDDLE)
            most = sheet.box.width - 2 * easel.px(_HEAD_LEFT)
            capitals(easel, sheet.title, x, y, colour=theme.CAPITALS_ON_PAPER, most=most)
            inset = easel.px(_LINE_INSET)
            for row in sheet.rows[1:]:
                if row.enabled:
                    width = sheet.box.width - 2 * inset
                    hairline(easel, sheet.box.left + inset, row.box.top, width)
        if self._foot is not None:
            said = self.house.words("settings.at_once")
            label(easel, said, *self._foot, colour=theme.LILAC, most=self.house.scale.width * 0.9)


def _rows(sheets: Sequence[Sheet]) -> tuple[Row, ...]:
    return tuple(row for sheet in sheets for row in sheet.rows)


def _last_seating(settings: Settings) -> Seating | None:
    """The seating that was last played, if it can still be read."""
    with suppress(NotationError):
        return read_seating(settings.last_seats)
    return None
