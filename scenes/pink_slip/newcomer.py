"""Somebody new: a name that nobody here has, and an emblem."""

from functools import partial

from scenes.controls import TARGET_PX, Box, Button, Layout, Screen, TextField, button_size
from scenes.controls.heading import draw_head, head_height, side_margin, way_out
from scenes.house import House
from scenes.pink_slip.books import Books
from scenes.pink_slip.widgets import EmblemWidget
from scenes.scene import Command, Pop
from scenes.seats.model import MOST_LETTERS
from sprites import theme
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.panel import panel
from sprites.words import label

_LAMP = (0.3, 0.4)
_WIDE, _PAD, _GAP, _FIELD, _EMBLEM, _LINE, _FOOT = 980.0, 40.0, 20.0, 76.0, 96.0, 34.0, 30.0


class NewcomerScene(Screen):
    """Pops the new player, or nothing."""

    def __init__(self, house: House, books: Books) -> None:
        super().__init__(house, focus="name")
        self._books = books
        self._taken = {profile.name.casefold() for profile in books.people()}
        self._name = ""
        self._look = len(books.people()) % len(theme.SEATS)
        self._paper = Box(0.0, 0.0, 0.0, 0.0)
        self._line_y = 0.0

    # ---- what the widgets do

    def _rename(self, name: str) -> None:
        self._name = name

    def _choose(self, look: int) -> None:
        self._look = look

    @property
    def _known(self) -> bool:
        return self._name.strip().casefold() in self._taken

    def _add(self) -> Command:
        return Pop(self._books.add_person(self._name.strip(), self._look))

    # ---- layout and drawing

    def layout(self) -> Layout:
        """The name, the emblems, what is wrong with the name if anything, and the button."""
        house, words, px = self.house, self.house.words, self.house.scale.px
        out = way_out(house, words("slips.back"), Pop)
        left, top = side_margin(house), head_height(house)
        wide = min(px(_WIDE) * house.scale.text, house.scale.width - 2 * left)
        inner, x = wide - 2 * px(_PAD), left + px(_PAD)
        y = top + px(_PAD)
        field_tall = max(TARGET_PX, house.scale.grow(_FIELD))
        field = TextField(
            key="name",
            box=Box(x, y, inner, field_tall),
            written=self._name,
            change=self._rename,
            most=MOST_LETTERS,
            hint=words("slips.new.hint"),
        )
        y += field_tall + px(_GAP)
        emblems, size = self._emblems(x, y, inner)
        y += size
        line = house.scale.type(_LINE) * 1.5
        self._line_y = y + line / 2
        y += line
        add = Button(
            key="add",
            label=words("slips.new.add"),
            look=Look.PRIMARY,
            enabled=bool(self._name.strip()) and not self._known,
            do=self._add,
        )
        add_wide, add_tall = button_size(house, add.label, add.look)
        add = add.placed(Box(x, y, min(inner, add_wide), add_tall))
        self._paper = Box(left, top, wide, y + add_tall + px(_PAD) - top)
        return Layout((field, *emblems, add, out))

    def _emblems(self, x: float, y: float, inner: float) -> tuple[list[EmblemWidget], float]:
        """All of them in a row, and how tall that is."""
        step = inner / len(theme.SEATS)
        size = min(step, max(TARGET_PX, self.house.scale.px(_EMBLEM)))
        emblems = [
            EmblemWidget(
                key=f"emblem.{look}",
                box=Box(x + look * step + (step - size) / 2, y, size, size),
                label=str(look),
                emblem=look,
                chosen=look == self._look,
                do=partial(self._choose, look),
            )
            for look in range(len(theme.SEATS))
        ]
        return emblems, size

    def paint(self, canvas: Canvas) -> None:
        """The ground, the paper, and the line about the name."""
        del canvas
        house, easel = self.house, self.house.easel
        out = next(widget for widget in self.board.widgets if widget.key == "way_out")
        draw_head(house, house.words("slips.new.title"), out.box, lamp=_LAMP)
        panel(easel, self._paper)
        said = house.words("slips.new.known", name=self._name.strip())
        label(
            easel,
            said if self._known else house.words("slips.new.emblem"),
            self._paper.left + easel.px(_PAD),
            self._line_y,
            size=theme.SMALL,
            colour=theme.INK,
            anchor=Anchor.LEFT,
            most=self._paper.width - 2 * easel.px(_PAD),
        )
