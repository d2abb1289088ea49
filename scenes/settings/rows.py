"""Rows that only the settings screen has: what they set is seen in them."""

from dataclasses import dataclass

from scenes.controls import (
    TARGET_PX,
    Act,
    Box,
    Choice,
    Row,
    Toggle,
    Touch,
    button_size,
)
from scenes.house import House
from scenes.scene import Command
from sprites import theme
from sprites.button import Look, button
from sprites.canvas import Anchor
from sprites.key_cap import key_cap, key_cap_size
from sprites.marks import suit_tile
from sprites.panel import panel
from sprites.seat_mark import emblem_disc
from sprites.switches import Option
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import label

_LEFT = Anchor.LEFT
_LETTERS = (30.0, 42.0, 56.0)
_FIGURES = 27.0
_TRAY, _TRAY_RADIUS, _PLATE_RADIUS = 5.0, 20.0, 16.0
_CELL_TALL, _CELL_PAD, _CELL_GAP = 92.0, 18.0, 12.0
_CELL_EM = 1.5  # of the largest letter


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterChoice(Choice):
    """A choice of type sizes: each option has `letter` before it, as large as it would be."""

    letter: str

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """All the cells and the tray round them."""
        del width
        easel = house.easel
        tall = max(TARGET_PX, easel.px(_CELL_TALL), _CELL_EM * easel.scale.type(_LETTERS[-1]))
        return sum(self._cells(house)) + 2 * easel.px(_TRAY), tall

    def options_in(self, house: House, box: Box) -> tuple[Option, ...]:
        """The cells, from the left."""
        left = box.left + house.scale.px(_TRAY)
        options: list[Option] = []
        for index, width in enumerate(self._cells(house)):
            options.append(Option((left, box.top, width, box.height), index))
            left += width
        return tuple(options)

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw letter and figures of every size."""
        del touch
        easel = house.easel
        panel(easel, box, colour=theme.TRAY, radius=_TRAY_RADIUS, shadow=False)
        for option in self.options_in(house, box):
            cell = Box(*option.area)
            chosen = option.index == self.chosen
            if chosen:
                inner = cell.inset(0, easel.px(_TRAY))
                panel(easel, inner, colour=theme.INK, radius=_PLATE_RADIUS, shadow=False)
            colour = theme.STOCK if chosen else theme.INK
            x, y = cell.left + easel.px(_CELL_PAD), cell.centre[1]
            size = _LETTERS[option.index]
            for words, face, px in (
                (self.letter, Face.DISPLAY, size),
                (self.options[option.index], Face.BOLD, _FIGURES),
            ):
                at = label(easel, words, x, y, face=face, size=px, colour=colour, anchor=_LEFT)
                x = at[0] + at[2] + easel.px(_CELL_GAP)

    def _cells(self, house: House) -> tuple[float, ...]:
        easel = house.easel
        width, scale = easel.atlas.typeface.width, easel.scale
        air = easel.px(2 * _CELL_PAD + _CELL_GAP)
        return tuple(
            max(
                TARGET_PX,
                width(self.letter, Face.DISPLAY, scale.type(size))
                + width(said, Face.BOLD, scale.type(_FIGURES))
                + air,
            )
            for size, said in zip(_LETTERS, self.options, strict=True)
        )


_SUITS = "SHDC"
_TILE, _TILE_GAP, _TILES_GAP = 72.0, 10.0, 38.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PackToggle(Toggle):
    """A toggle with the four suits beside it, in the colours that it stands for."""

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """The tiles and the switch."""
        switch = super(PackToggle, self).setter_size(house, width)
        tile = house.scale.px(_TILE)
        tiles = 4 * tile + house.scale.px(3 * _TILE_GAP + _TILES_GAP)
        return tiles + switch[0], max(tile, switch[1])

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw the tiles, then the switch."""
        super(PackToggle, self).draw_setter(house, box, touch)
        easel = house.easel
        tile, step = easel.px(_TILE), easel.px(_TILE + _TILE_GAP)
        for index, suit in enumerate(_SUITS):
            x = box.left + tile / 2 + index * step
            suit_tile(easel, suit, x, box.centre[1], tile, self.on)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opener(Row):
    """A row whose setter is a button that leads to another screen."""

    button: str
    do: Act

    def act(self) -> Command | None:
        """Go there."""
        return self.do()

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """The button, squeezed where there is no room."""
        wanted, tall = button_size(house, self.button, Look.QUIET)
        return min(width, wanted), tall

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw the button; the ring is the row's."""
        button(house.easel, box, self.button, look=Look.QUIET, pressed=touch.held)


_CHIP_TALL, _CHIP_GAP, _EMBLEM, _EMBLEM_GAP = 48.0, 24.0, 48.0, 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyStrip(Row):
    """Who has which key: emblems with key caps, as many to a line as fit. Nothing to use."""

    chips: tuple[tuple[SeatLook, str], ...]

    def height_in(self, house: House, width: float) -> float:
        """As many lines as the chips need."""
        placed = self._placed(house, Box(0.0, 0.0, width, 0.0))
        return placed[-1].bottom + house.scale.px(_CHIP_GAP) / 2 if placed else 0.0

    def draw(self, house: House, touch: Touch) -> None:
        """Draw every chip."""
        del touch
        easel = house.easel
        for (look, cap), box in zip(self.chips, self._placed(house, self.box), strict=True):
            disc = min(easel.scale.grow(_EMBLEM), box.height)
            y = box.centre[1]
            emblem_disc(easel, look, box.left + disc / 2, y, disc, ringed=True)
            tall = easel.scale.grow(_CHIP_TALL)
            key_cap(easel, cap, box.right, y, tall, anchor=Anchor.RIGHT)

    def _placed(self, house: House, row: Box) -> list[Box]:
        easel = house.easel
        gap, tall = easel.px(_CHIP_GAP), easel.scale.grow(_CHIP_TALL)
        inner = row.inset(easel.px(_STRIP_PAD), 0)
        boxes: list[Box] = []
        x, y = inner.left, row.top + gap / 4
        for _, cap in self.chips:
            width = easel.scale.grow(_EMBLEM) + easel.px(_EMBLEM_GAP)
            width += key_cap_size(easel, cap, tall)[0]
            if x + width > inner.right and x > inner.left:
                x, y = inner.left, y + tall + gap / 2
            boxes.append(Box(x, y, width, tall))
            x += width + gap
        return boxes


_STRIP_PAD = 16.0
