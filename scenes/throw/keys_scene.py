"""The five keys of every person at the keyboard, to be changed: a row a person, a key a symbol.

While it listens every press but Esc is meant as the new key. A key that somebody has already is
exchanged for the old one, so that no key is ever given twice.
"""

from functools import partial

from game.bouts.throws import Symbol
from scenes.controls import Box, Button, Choice, Layout, Row, Screen, Scroll, button_size, stacked
from scenes.controls.scroll import BAR_TARGET
from scenes.house import House
from scenes.input.intents import Control, Device, FocusLost, Intent, Meaning, Press
from scenes.input.labels import cap_words
from scenes.scene import Command, Pop
from scenes.seats.key_row import KeyRow
from scenes.seats.keys import kept_for
from scenes.seats.saying import no_seat_key
from scenes.throw.keys import ROWS, Letters, Rows, read_rows, write_letters, write_rows
from scenes.throw.memory import forget
from sounds.cues import Cue
from sprites import ground, theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.panel import panel

_WIDTH, _PAD, _GAP, _MARGIN, _RING = 760.0, 34.0, 14.0, 28.0, 10.0


class ThrowKeysScene(Screen):
    """Changes the rows, which are kept as a setting. `names` are of who has them, in order."""

    def __init__(self, house: House, letters: Letters, names: tuple[str, ...]) -> None:
        super().__init__(house, focus="who")
        self._letters = letters
        self._names = names
        self._rows: Rows = read_rows(house.storage.settings())
        self._who = 0
        self._listening: int | None = None
        self._line = ""
        self._paper = Box(0.0, 0.0, 0.0, 0.0)

    # ---- intents

    def handle(self, intent: Intent) -> Command | None:
        """A key pressed while listening is the new one; all else is for the widgets."""
        match intent:
            case FocusLost():
                self._listening = None
            case Press(control, _, meaning) if self._listening is not None:
                if control.device is Device.KEY:
                    self._hear(control, meaning, self._listening)
                    self.changed()
                    return None
                self._listening = None
            case _:
                pass
        return super().handle(intent)

    def _hear(self, control: Control, meaning: Meaning | None, place: int) -> None:
        kept = kept_for(control)
        if meaning is Meaning.BACK:
            self._listening, self._line = None, ""
        elif kept is not None:
            self._line = no_seat_key(self.house.words, control, kept)
            self.house.mixer.play(Cue.DENY)
        else:
            if self._letters.learn(control):
                self.house.storage.set_settings(write_letters(self._letters))
            self._give(place, control.code)
            self._listening, self._line = None, ""
            self.house.mixer.play(Cue.SELECT)

    def _give(self, place: int, code: int) -> None:
        """Give the key to this place; whoever had it gets the key that was there."""
        old = self._rows[self._who][place]
        exchanged = {old: code, code: old}
        self._keep(tuple(tuple(exchanged.get(key, key) for key in row) for row in self._rows))

    def _keep(self, rows: Rows) -> None:
        self._rows = rows
        self.house.storage.set_settings(write_rows(rows))

    # ---- what widgets do

    def _listen(self, place: int) -> None:
        self._listening, self._line = place, ""

    def _choose(self, who: int) -> None:
        self._who, self._listening = who, None

    def _usual(self) -> None:
        self._listening = None
        self._keep(ROWS)

    def _forget(self) -> None:
        """The bots that remember people know nothing of this one any more."""
        self._listening = None
        forget(self.house.storage, self._names[self._who])
        self._line = self.house.words("throw.keys.forgotten", name=self._names[self._who])

    # ---- layout

    def layout(self) -> Layout:
        """Who, the five keys, the usual keys, and the way out."""
        house, px = self.house, self.house.scale.px
        width = min(px(_WIDTH) * house.scale.text, house.scale.width - 2 * px(_MARGIN))
        pad, ring, words = px(_PAD), px(_RING), house.words
        usual = Button(
            key="usual", label=words("throw.keys.usual"), look=Look.QUIET, do=self._usual
        )
        forgets = Button(
            key="forget", label=words("throw.keys.forget"), look=Look.QUIET, do=self._forget
        )
        done = Button(
            key="done",
            label=words("seats.menu.done"),
            cap=words("key.esc"),
            look=Look.PRIMARY,
            shortcut=Meaning.BACK,
            do=Pop,
        )
        below = (usual, forgets, done)
        feet = [button_size(house, each.label, each.look, each.cap)[1] for each in below]
        foot = sum(feet) + 3 * px(_GAP)
        most = house.scale.height - 2 * px(_MARGIN) - 2 * pad - foot
        inner = width - 2 * pad
        rows, height = stacked(house, self._key_rows(), 0.0, 0.0, inner, gap=px(_GAP) / 2)
        if height > most:
            inner -= px(BAR_TARGET)
            rows, height = stacked(house, self._key_rows(), 0.0, 0.0, inner, gap=px(_GAP) / 2)
        shown = min(height, most)
        tall = 2 * pad + shown + foot
        left, top = (house.scale.width - width) / 2, (house.scale.height - tall) / 2
        self._paper = Box(left, top, width, tall)
        view = Box(left + pad - ring, top + pad - ring, width - 2 * pad + 2 * ring, shown + ring)
        moved = tuple(row.placed(row.box.moved(left + pad, top + pad)) for row in rows)
        y = top + pad + shown + px(_GAP)
        buttons = []
        for each, high in zip(below, feet, strict=True):
            buttons.append(each.placed(Box(left + pad, y, width - 2 * pad, high)))
            y += high + px(_GAP)
        return Layout(tuple(buttons), Scroll(view, height + ring, moved))

    def _key_rows(self) -> tuple[Row, ...]:
        words = self.house.words
        who: tuple[Row, ...] = (
            Choice(
                key="who",
                label=words("throw.keys.who"),
                note=self._line,
                options=self._names,
                chosen=self._who,
                change=self._choose,
            ),
        )
        return who + tuple(
            KeyRow(
                key=symbol.code,
                label=words(f"throws.symbol.{symbol.code}"),
                cap=cap_words(words, Control(Device.KEY, code, label=self._letters.label(code))),
                listening=self._listening == place,
                do=partial(self._listen, place),
            )
            for place, (symbol, code) in enumerate(zip(Symbol, self._rows[self._who], strict=True))
        )

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The house's ground and the paper."""
        del canvas
        ground.table(self.house.easel, "house", lamp=(0.3, 0.4), warm=46, vignette=120)
        panel(self.house.easel, self._paper, colour=theme.PAPER)
