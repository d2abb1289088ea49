"""A line of a paper panel: what is set, on the left, and what sets it, on the right.

Where the two do not fit side by side, as with large text, the setter goes below the words.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scenes.controls.box import Box
from scenes.controls.widget import HOVER_ALPHA, TARGET_PX, Touch, Widget
from scenes.house import House
from sprites import theme
from sprites.canvas import Anchor
from sprites.focus_ring import focus_ring
from sprites.typeface import Face
from sprites.words import block, block_height

_PAD, _AIR, _GAP = 16.0, 10.0, 24.0
"""Design pixels at the ends, above and below, and between words and setter."""

_RADIUS = 18.0
_LEADING = 1.22
_LEAST_WORDS = 0.3
"""The share of a row that its words get at least, or the setter goes below them."""

_MOST_LINES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Widget):
    """`note` is a second, softer line."""

    label: str
    note: str = ""

    @property
    def meaning(self) -> Hashable:
        """What it sets; the value may change under the pointer, for the pointer changed it."""
        return self.key, self.enabled, self.label

    # ---- what each kind brings

    def setter_size(self, house: House, width: float) -> tuple[float, float]:
        """Width and height of the setter where there are `width` pixels for it."""
        del house, width
        return 0.0, 0.0

    def draw_setter(self, house: House, box: Box, touch: Touch) -> None:
        """Draw the setter in the box that `setter_box` gives."""

    # ---- geometry

    def height_in(self, house: House, width: float) -> float:
        """Pixels that the row needs in this width."""
        inner = width - 2 * house.scale.px(_PAD)
        setter = self.setter_size(house, inner)
        words = self._words_height(house, self._words_width(house, inner, setter[0]))
        air = 2 * house.scale.px(_AIR)
        if self._beside(house, inner, setter[0]):
            return max(TARGET_PX, words + air, setter[1] + air)
        return max(TARGET_PX, words + house.scale.px(_AIR) + setter[1] + air)

    def beside_in(self, house: House, width: float) -> bool:
        """Whether words and setter stand side by side in this width."""
        inner = width - 2 * house.scale.px(_PAD)
        return self._beside(house, inner, self.setter_size(house, inner)[0])

    def setter_box(self, house: House) -> Box:
        """Where the setter is: at the right end, or below the words."""
        inner = self.box.inset(house.scale.px(_PAD), house.scale.px(_AIR))
        width, height = self.setter_size(house, inner.width)
        if self._beside(house, inner.width, width):
            return Box(inner.right - width, self.box.centre[1] - height / 2, width, height)
        return Box(inner.left, inner.bottom - height, width, height)

    def _beside(self, house: House, inner: float, setter: float) -> bool:
        room = inner - setter - house.scale.px(_GAP)
        if setter == 0.0:
            return True
        typeface = house.atlas.typeface
        px = house.scale.type(theme.LABEL)
        if typeface.width(self.label, Face.BOLD, px) <= room:
            return room >= _LEAST_WORDS * inner or not self.note
        lines = typeface.wrap(self.label, Face.BOLD, px, max(1.0, room))
        whole = set(" ".join(lines).split()) == set(self.label.split())
        return room >= _LEAST_WORDS * inner and len(lines) <= _MOST_LINES and whole

    def _words_width(self, house: House, inner: float, setter: float) -> float:
        if setter and self._beside(house, inner, setter):
            return inner - setter - house.scale.px(_GAP)
        return inner

    def _words_height(self, house: House, width: float) -> float:
        easel = house.easel
        height = block_height(
            easel, self.label, width, face=Face.BOLD, size=theme.LABEL, leading=_LEADING
        )
        if self.note:
            height += block_height(
                easel, self.note, width, face=Face.SEMIBOLD, size=theme.CAPITALS, leading=_LEADING
            )
        return height

    # ---- drawing

    def draw(self, house: House, touch: Touch) -> None:
        """Draw the words, the setter and the ring round the whole row."""
        easel = house.easel
        inner = self.box.inset(house.scale.px(_PAD), house.scale.px(_AIR))
        setter = self.setter_size(house, inner.width)[0]
        width = self._words_width(house, inner.width, setter)
        height = self._words_height(house, width)
        beside = self._beside(house, inner.width, setter)
        top = self.box.centre[1] - height / 2 if beside else inner.top
        said = block(
            easel,
            self.label,
            inner.left,
            top,
            width,
            face=Face.BOLD,
            size=theme.LABEL,
            colour=theme.INK,
            leading=_LEADING,
            anchor=Anchor.TOP_LEFT,
        )
        if self.note:
            block(
                easel,
                self.note,
                inner.left,
                said[1] + said[3],
                width,
                face=Face.SEMIBOLD,
                size=theme.CAPITALS,
                colour=theme.WORDS_SOFT,
                leading=_LEADING,
            )
        self.draw_setter(house, self.setter_box(house), touch)
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, self.box, radius=easel.px(_RADIUS), gap=0, alpha=alpha)


def stacked(
    house: House,
    rows: Sequence[Row],
    left: float,
    top: float,
    width: float,
    gap: float = 0.0,
    *,
    stretch: float = 0.0,
) -> tuple[tuple[Row, ...], float]:
    """The rows one under the other, each as tall as it needs (and `stretch`), and their end."""
    placed: list[Row] = []
    y = top
    for row in rows:
        height = row.height_in(house, width) + stretch
        placed.append(row.placed(Box(left, y, width, height)))
        y += height + gap
    return tuple(placed), y - gap if rows else top
