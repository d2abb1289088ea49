"""The little menu of one chair: who sits there, under which name, with which key and head start.

While it listens for a new key, every press but Esc is meant as one.
"""

from scenes.controls import (
    TARGET_PX,
    Box,
    Button,
    Choice,
    Layout,
    Row,
    Screen,
    Scroll,
    Slider,
    TextField,
    button_size,
    stacked,
)
from scenes.controls.scroll import BAR_TARGET
from scenes.house import House
from scenes.input.intents import (
    Control,
    Device,
    FocusLost,
    Intent,
    Meaning,
    Phase,
    Pointer,
    Press,
)
from scenes.input.labels import cap_words
from scenes.scene import Command, Pop
from scenes.seating import HEAD_START_STEP_MS, MOST_HEAD_START_MS, Sitter
from scenes.seats.key_row import KeyRow
from scenes.seats.model import MOST_LETTERS, Chairs, NoSeatKey, Owned
from scenes.seats.saying import no_seat_key, taken
from scenes.seats.side_panel import RING
from sounds.cues import BELLS, Cue
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.panel import panel
from sprites.seat_mark import emblem_disc

_WIDTH, _PAD, _GAP, _FIELD, _EMBLEM = 760.0, 34.0, 14.0, 76.0, 76.0
_MARGIN = 28.0
PERSON, BOT, NOBODY = range(3)


class ChairMenuScene(Screen):
    """Changes one chair of `chairs` while it is open."""

    covers = False

    def __init__(self, house: House, chairs: Chairs, chair: int) -> None:
        super().__init__(house, focus="who")
        self._chairs = chairs
        self._chair = chair
        self._listening = self._needs_key
        self._line = ""
        self._on_key_row = False
        self._paper = Box(0.0, 0.0, 0.0, 0.0)
        self._emblem = (0.0, 0.0)
        self._draft = chairs.given_name(chair)

    # ---- intents

    def handle(self, intent: Intent) -> Command | None:
        """A press while listening is the new key; all else is for the widgets."""
        self.settle()
        match intent:
            case FocusLost():
                self._listening = False
            case Pointer(Phase.DOWN) if self._listening:
                self._on_key_row = self._listens_at(intent)
                if self._on_key_row:
                    return None
                self._listening = False
            case Press(control, _, meaning) if self._listening:
                if control.device is not Device.MOUSE or self._on_key_row:
                    self._hear(control, meaning)
                    self.changed()
                    return None
            case _:
                pass
        return super().handle(intent)

    def _listens_at(self, at: Pointer) -> bool:
        """Whether a button pressed here is meant as the new key: not on another widget."""
        under = [w for w in self.board.widgets if self.board.place(w).contains(at.x, at.y)]
        return not under or under[0].key == "key"

    def _hear(self, control: Control, meaning: Meaning | None) -> None:
        words = self.house.words
        if meaning is Meaning.BACK and control.device is Device.KEY:
            self._listening, self._line = False, ""
            return
        match self._chairs.give_key(self._chair, control):
            case Owned(owner):
                sitter = self._chairs.sitters[owner]
                self._line = taken(words, "" if sitter is None else sitter.name, control)
                self.house.mixer.play(Cue.DENY)
            case NoSeatKey(_, kept):
                self._line = no_seat_key(words, control, kept)
                self.house.mixer.play(Cue.DENY)
            case _:
                self._listening, self._line = False, ""
                self.house.mixer.play(BELLS[self._chair])

    # ---- what widgets do

    @property
    def _sitter(self) -> Sitter | None:
        return self._chairs.sitters[self._chair]

    @property
    def _needs_key(self) -> bool:
        sitter = self._sitter
        return sitter is not None and sitter.bot is None and sitter.control is None

    def _seat(self, who: int) -> None:
        if who == PERSON:
            self._chairs.seat_person(self._chair)
        elif who == BOT:
            self._chairs.seat_bot(self._chair, self._chairs.usual_level)
        else:
            self._chairs.clear(self._chair)
        self._listening, self._line = self._needs_key, ""
        self._draft = self._chairs.given_name(self._chair)

    def _rename(self, name: str) -> None:
        self._draft = name
        self._chairs.rename(self._chair, name)

    def _listen(self) -> None:
        self._listening, self._line = True, ""

    # ---- layout

    def layout(self) -> Layout:
        """The rows that make sense for who sits there, on a paper in the middle."""
        house = self.house
        px = house.scale.px
        width = min(px(_WIDTH) * house.scale.text, house.scale.width - 2 * px(_MARGIN))
        done = Button(
            key="done",
            label=house.words("seats.menu.done"),
            cap=house.words("key.esc"),
            look=Look.PRIMARY,
            shortcut=Meaning.BACK,
            do=Pop,
        )
        done_height = button_size(house, done.label, done.look, done.cap)[1]
        pad, most = px(_PAD), house.scale.height - 2 * px(_MARGIN)
        ring = px(RING)
        inner = Box(0.0, 0.0, width - 2 * pad, 0.0)
        room = most - 2 * pad - done_height - px(_GAP)
        field, rows, height = self._stack(inner)
        height += ring
        if height > room:
            field, rows, height = self._stack(inner._replace(width=inner.width - px(BAR_TARGET)))
        shown = min(height, room)
        tall = 2 * pad + shown + px(_GAP) + done_height
        left, top = (house.scale.width - width) / 2, (house.scale.height - tall) / 2
        self._paper = Box(left, top, width, tall)
        view = Box(left + pad - ring, top + pad - ring, inner.width + 2 * ring, shown + ring)
        start = left + pad, top + pad
        self._emblem = start[0] + px(_EMBLEM) / 2, start[1] + self._field_height / 2
        moved = tuple(widget.placed(widget.box.moved(*start)) for widget in (*field, *rows))
        done = done.placed(Box(start[0], top + tall - pad - done_height, inner.width, done_height))
        return Layout((done,), Scroll(view, height + ring, moved))

    @property
    def _field_height(self) -> float:
        return max(TARGET_PX, self.house.scale.grow(_FIELD))

    def _stack(self, inner: Box) -> tuple[tuple[TextField, ...], tuple[Row, ...], float]:
        """The name beside the emblem, then the rows, from (0, 0) down, and their height."""
        house = self.house
        px, tall = house.scale.px, self._field_height
        left = px(_EMBLEM) + px(_GAP)
        field: tuple[TextField, ...] = ()
        if self._sitter is not None:
            field = (
                TextField(
                    key="name",
                    written=self._draft,
                    change=self._rename,
                    most=MOST_LETTERS,
                    hint=self._sitter.name,
                    box=Box(left, 0.0, inner.width - left, tall),
                ),
            )
        rows, bottom = stacked(
            house, self._rows(), 0.0, tall + px(_GAP), inner.width, gap=px(_GAP) / 2
        )
        return field, rows, bottom

    def _rows(self) -> tuple[Row, ...]:
        words, sitter = self.house.words, self._sitter
        who = NOBODY if sitter is None else PERSON if sitter.bot is None else BOT
        rows: list[Row] = [
            Choice(
                key="who",
                label=words("seats.menu.who"),
                options=(
                    words("seats.menu.person"),
                    words("seats.menu.bot"),
                    words("seats.menu.nobody"),
                ),
                chosen=who,
                change=self._seat,
            )
        ]
        if sitter is None:
            return tuple(rows)
        rows += self._person_rows(sitter) if sitter.bot is None else self._bot_rows(sitter.bot)
        return tuple(rows)

    def _person_rows(self, sitter: Sitter) -> list[Row]:
        words = self.house.words
        cap = "" if sitter.control is None else cap_words(words, sitter.control)
        label, note = words("seats.menu.key"), words("seats.menu.key_note")
        if self._listening:
            label = words("seats.menu.listening", name=sitter.name)
            note = self._line or words("seats.menu.listening_note")
        return [
            KeyRow(
                key="key",
                label=label,
                note=note,
                cap=cap,
                listening=self._listening,
                do=self._listen,
            ),
            Slider(
                key="head_start",
                label=words("seats.menu.head_start"),
                note=words("seats.menu.head_start_note"),
                value=sitter.head_start_ms,
                least=0,
                most=MOST_HEAD_START_MS,
                by=HEAD_START_STEP_MS,
                shown=words("seats.menu.ms", ms=sitter.head_start_ms),
                change=lambda ms: self._chairs.set_head_start(self._chair, ms),
            ),
        ]

    def _bot_rows(self, level: str) -> list[Row]:
        words, slug = self.house.words, self._chairs.game.info.slug
        codes = [offered.code for offered in self._chairs.levels]
        return [
            Choice(
                key="level",
                label=words("seats.menu.level"),
                note=words(f"{slug}.bot.{level}.manner"),
                options=tuple(words(f"{slug}.bot.{code}") for code in codes),
                chosen=codes.index(level) if level in codes else 0,
                change=lambda place: self._chairs.seat_bot(self._chair, codes[place]),
            )
        ]

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The seats screen, dimmed, and the paper with the emblem."""
        width, height = canvas.size
        canvas.multiply((0.0, 0.0, width, height), theme.DIM_ROOM)
        easel = self.house.easel
        panel(easel, self._paper)
        with self.board.scrolling():
            look = theme.SEATS[self._chair]
            emblem_disc(easel, look, *self._emblem, easel.px(_EMBLEM), ringed=True)
