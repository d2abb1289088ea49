"""Signing the certificate of title: with a mouse, a finger, a stick, or the arrows.

A line is drawn where the pen goes down and moves. It is kept when it is signed, and not before.
"""

from game.errors import IllegalAction
from game.pink_slip.deeds import Signed
from game.pink_slip.titles import LEAST_INK, ink
from scenes.controls import TARGET_PX, Box, Button, Layout, Screen, button_size
from scenes.controls.heading import way_out
from scenes.house import House
from scenes.input.intents import FocusLost, Intent, Lean, Meaning, Phase, Pointer, Press, Release
from scenes.notice import NoticeScene
from scenes.pink_slip.books import Books
from scenes.pink_slip.papers import Papers
from scenes.pink_slip.pen import Pen
from scenes.pink_slip.widgets import PadWidget
from scenes.scene import Command, Pop, Push
from sounds.cues import Cue
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.garage import garage_ground
from sprites.pen_line import pen_line
from sprites.pink_slip import SIGNATURE, TALL, WIDE, pink_slip, slip_height
from sprites.words import label

_GAP, _MARGIN, _SIDE = 24.0, 30.0, 0.9
_HINT, _NIB, _PEN, _AIR = 30.0, 9.0, 5.0, 40.0
_ARROWS = {
    Meaning.LEFT: (-1.0, 0.0),
    Meaning.RIGHT: (1.0, 0.0),
    Meaning.UP: (0.0, -1.0),
    Meaning.DOWN: (0.0, 1.0),
}


class SignScene(Screen):
    """`player` signs. Pops when that is done, or left."""

    def __init__(self, house: House, books: Books, player: str) -> None:
        super().__init__(house, focus="pad")
        self._books = books
        self._player = player
        self._name = books.name(player)
        self._papers = Papers(house, books)
        self.pen = Pen()
        self._pad = Box(0.0, 0.0, 0.0, 0.0)
        self._slip = (0.0, 0.0, 0.0)
        self._hint_y = 0.0

    # ---- intents

    def handle(self, intent: Intent) -> Command | None:
        """What is near the line is meant for the pen; all else for the buttons."""
        self.settle()
        match intent:
            case Pointer(Phase.DOWN, x, y, _, 1) if self._near(x, y):
                self.pen.put_down(self._place(x, y))
            case Pointer(Phase.MOVE, x, y) if self.pen.down:
                self.pen.move_to(self._place(x, y))
            case Pointer(Phase.UP) if self.pen.down:
                self.pen.lift()
            case Lean(x, y):
                self.pen.steer((x, y))
            case Press(control, _, meaning) if self.board.focus == "pad" and meaning in _ARROWS:
                self.pen.hold(control, _ARROWS[meaning])
            case Press(meaning=Meaning.CONFIRM) if self.board.focus == "pad":
                self.pen.steady()
            case Release(control):
                self.pen.let_go(control)
            case FocusLost():
                self.pen.stop()
                return super().handle(intent)
            case _:
                return super().handle(intent)
        self.changed()
        return None

    def update(self, dt_ms: float) -> Command | None:
        """A steered pen moves by itself."""
        if self.pen.steered:
            self.pen.go_on(dt_ms)
            self.changed()
        return None

    def next_frame_in_ms(self) -> float | None:
        """At once while it does."""
        return 0.0 if self.pen.steered else None

    def _near(self, x: float, y: float) -> bool:
        return self._pad.inset(-self.house.scale.px(_AIR)).contains(x, y)

    def _place(self, x: float, y: float) -> tuple[int, int]:
        """A point of the window, in thousandths of the signature's place."""
        pad = self._pad
        return (
            round(min(1.0, max(0.0, (x - pad.left) / pad.width)) * 1000),
            round(min(1.0, max(0.0, (y - pad.top) / pad.height)) * 1000),
        )

    # ---- what the buttons do

    @property
    def _enough(self) -> bool:
        return ink(self.pen.strokes) >= LEAST_INK

    def _sign(self) -> Command | None:
        deed = Signed(self._player, self._name, self.pen.strokes, self._books.today)
        try:
            self._books.enter(deed)
        except IllegalAction as refused:
            return Push(NoticeScene(self.house, self._books.why(refused.reason)))
        self.house.mixer.play(Cue.THUD)
        return Pop()

    def _clear(self) -> None:
        self.pen.strokes = ()
        self.board.focus = "pad"

    # ---- layout and drawing

    def layout(self) -> Layout:
        """The line to sign on, and the buttons below the paper."""
        house, words, px = self.house, self.house.words, self.house.scale.px
        out = way_out(house, words("slips.back"), Pop)
        clear, sign = self._buttons()
        sizes = [button_size(house, each.label, each.look) for each in (clear, sign)]
        wide = sum(size[0] for size in sizes) + px(_GAP)
        tall = max(size[1] for size in sizes)
        top = house.scale.height - px(_MARGIN) - tall
        line = house.scale.type(_HINT) * 1.5
        room = top - line - out.box.bottom
        across = min(_SIDE * house.scale.width, room * 0.97 / slip_height(1.0))
        middle = house.scale.width / 2
        self._slip = (middle, out.box.bottom + room / 2, across)
        self._hint_y = top - line * 0.55
        unit = across / WIDE
        left, above = middle - across / 2, self._slip[1] - TALL * unit / 2
        x, y, sign_wide, sign_tall = (length * unit for length in SIGNATURE)
        self._pad = Box(left + x, above + y, sign_wide, sign_tall)
        at = middle - wide / 2
        placed = []
        for button, size in zip((clear, sign), sizes, strict=True):
            placed.append(button.placed(Box(at, top, *size)))
            at += size[0] + px(_GAP)
        return Layout(
            (
                PadWidget(
                    key="pad",
                    box=self._pad.inset(0.0, min(0.0, (self._pad.height - TARGET_PX) / 2)),
                ),
                *placed[::-1],
                out,
            )
        )

    def _buttons(self) -> tuple[Button, Button]:
        """Wiping off, and signing."""
        words = self.house.words
        clear = Button(
            key="clear",
            label=words("slips.sign.clear"),
            enabled=bool(self.pen.strokes),
            do=self._clear,
        )
        sign = Button(
            key="sign",
            label=words("slips.sign.sign"),
            look=Look.PRIMARY,
            enabled=self._enough,
            do=self._sign,
        )
        return clear, sign

    def paint(self, canvas: Canvas) -> None:
        """The certificate, what was drawn so far, and where the pen is."""
        easel, scale = self.house.easel, self.house.scale
        garage_ground(easel)
        x, y, wide = self._slip
        pink_slip(easel, self._papers.blank(self._name), x, y, wide)
        thick = max(2.0, _PEN * wide / WIDE)
        for stroke in self.pen.strokes:
            pen_line(easel, [self._on_pad(point) for point in stroke], thick, theme.COBALT)
        if self.pen.at is not None and not self.pen.down:
            nib = easel.px(_NIB)
            at = self._on_pad(self.pen.at)
            canvas.fill((at[0] - nib / 2, at[1] - nib / 2, nib, nib), theme.VERMILION)
        key = "slips.sign.hint" if self._enough else "slip.reason.no_signature"
        label(
            easel,
            self.house.words(key if self.pen.strokes else "slips.sign.how"),
            scale.width / 2,
            self._hint_y,
            size=_HINT,
            colour=theme.GARAGE_WORDS,
            most=_SIDE * scale.width,
        )

    def _on_pad(self, point: tuple[int, int]) -> tuple[float, float]:
        pad = self._pad
        return pad.left + point[0] * pad.width / 1000, pad.top + point[1] * pad.height / 1000
