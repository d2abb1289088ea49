"""A sheet of paper with something to be read and put away, over whatever is shown."""

from functools import partial

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

_WIDTH, _MARGIN, _PAD, _GAP, _BETWEEN = 980.0, 40.0, 48.0, 36.0, 16.0
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

    def answers(self) -> tuple[Button, ...]:
        """What can be said to it, the way out first."""
        words = self.house.words
        read = Button(
            key="read",
            label=words("title.notice_read"),
            cap=words("key.enter"),
            look=Look.PRIMARY,
            shortcut=Meaning.BACK,
            do=Pop,
        )
        return (read,)

    def layout(self) -> Layout:
        """The paper in the middle, as tall as its words, and the answers below them."""
        house = self.house
        px, scale = house.scale.px, house.scale
        answers = self.answers()
        sizes = [button_size(house, each.label, each.look, each.cap) for each in answers]
        width = min(px(_WIDTH) * scale.text, scale.width - 2 * px(_MARGIN))
        inner = width - 2 * px(_PAD)
        in_a_row = sum(wide for wide, _ in sizes) + px(_GAP) * (len(sizes) - 1) <= inner
        talls = [tall for _, tall in sizes]
        tall = max(talls) if in_a_row else sum(talls) + px(_BETWEEN) * (len(talls) - 1)
        room = scale.height - 2 * px(_MARGIN) - 2 * px(_PAD) - px(_GAP) - tall
        self._size = next(
            (size for size in _SIZES if self._words_height(inner, size) <= room), _SIZES[-1]
        )
        height = self._words_height(inner, self._size) + 2 * px(_PAD) + px(_GAP) + tall
        left, top = (scale.width - width) / 2, (scale.height - height) / 2
        self._paper = Box(left, top, width, height)
        right, y = left + width - px(_PAD), top + height - px(_PAD) - tall
        placed: list[Button] = []
        for answer, (wide, high) in zip(answers, sizes, strict=True):
            box = Box(right - min(wide, inner), y, min(wide, inner), high)
            placed.append(answer.placed(box))
            if in_a_row:
                right = box.left - px(_GAP)
            else:
                y += high + px(_BETWEEN)
        return Layout(tuple(placed))

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


class AskScene(NoticeScene):
    """A question that is answered with yes or no, and pops the answer. No has the focus."""

    def __init__(self, house: House, said: str, yes: str) -> None:
        super().__init__(house, said)
        self.board.focus = "no"
        self._yes = yes

    def answers(self) -> tuple[Button, ...]:
        """No, and what yes would be."""
        words = self.house.words
        no = Button(
            key="no",
            label=words("ask.no"),
            cap=words("key.esc"),
            look=Look.PRIMARY,
            shortcut=Meaning.BACK,
            do=partial(Pop, result=False),
        )
        yes = Button(key="yes", label=self._yes, look=Look.QUIET, do=partial(Pop, result=True))
        return no, yes
