"""A sheet of paper with something to be read and put away, over whatever is shown."""

from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.scene import Pop
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import block, block_height

_WIDTH, _MARGIN, _PAD, _GAP = 980.0, 40.0, 48.0, 36.0
_SIZES = (float(theme.BODY), float(theme.SMALL), 0.8 * theme.SMALL)
"""Type sizes; the largest with which the words fit the window is taken."""


class NoticeScene(Screen):
    """`said` is shown until somebody has read it."""

    covers = False

    def __init__(self, house: House, said: str) -> None:
        super().__init__(house, focus="read")
        self._said = said
        self._size = _SIZES[0]
        self._paper = Box(0.0, 0.0, 0.0, 0.0)

    def layout(self) -> Layout:
        """The paper in the middle, as tall as its words, and a button below them."""
        house = self.house
        px, scale = house.scale.px, house.scale
        read = Button(
            key="read",
            label=house.words("title.notice_read"),
            cap=house.words("key.enter"),
            look=Look.PRIMARY,
            shortcut=Meaning.BACK,
            do=Pop,
        )
        wide, tall = button_size(house, read.label, read.look, read.cap)
        width = min(px(_WIDTH) * scale.text, scale.width - 2 * px(_MARGIN))
        room = scale.height - 2 * px(_MARGIN) - 2 * px(_PAD) - px(_GAP) - tall
        inner = width - 2 * px(_PAD)
        self._size = next(
            (size for size in _SIZES if self._words_height(inner, size) <= room), _SIZES[-1]
        )
        height = self._words_height(inner, self._size) + 2 * px(_PAD) + px(_GAP) + tall
        left, top = (scale.width - width) / 2, (scale.height - height) / 2
        self._paper = Box(left, top, width, height)
        wide = min(wide, inner)
        box = Box(left + width - px(_PAD) - wide, top + height - px(_PAD) - tall, wide, tall)
        return Layout((read.placed(box),))

    def paint(self, canvas: Canvas) -> None:
        """What lies below, dimmed; the paper; its words."""
        width, height = canvas.size
        canvas.multiply((0.0, 0.0, width, height), theme.DIM_ROOM)
        easel = self.house.easel
        panel(easel, self._paper)
        inner = self._paper.inset(easel.px(_PAD))
        block(
            easel,
            self._said,
            inner.left,
            inner.top,
            inner.width,
            face=Face.SEMIBOLD,
            size=self._size,
            colour=theme.INK,
        )

    def _words_height(self, width: float, size: float) -> float:
        return block_height(self.house.easel, self._said, width, face=Face.SEMIBOLD, size=size)
