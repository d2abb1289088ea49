"""The seats screen: people join by pressing their key, bots fill the chairs, options are chosen.

Enter deals, since Deal has the focus until somebody moves it. A seat's own key is never a shortcut
here. Once dealt, the table keeps the seating as it was.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.rules import Game
from scenes.controls import Layout, Screen, Widget
from scenes.controls.board import SETTLE_MS
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.devices import MUTE_KEY
from scenes.input.intents import (
    Control,
    Device,
    FocusLost,
    Intent,
    Meaning,
    Phase,
    Pointer,
    Press,
    Release,
)
from scenes.key_check import KeyCheckScene
from scenes.leave import Leave
from scenes.scene import Command, Pop, Push, Scene
from scenes.seating import Seating
from scenes.seats.chair_menu import ChairMenuScene
from scenes.seats.chair_widget import ChairWidget
from scenes.seats.furniture import Acts, Furniture, furnish
from scenes.seats.keys import SPACE, Kept, kept_for
from scenes.seats.memory import remember, remembered
from scenes.seats.model import Chairs, Happening, Names, NoSeatKey, SatDown
from scenes.seats.options import explained
from scenes.seats.picture import TableWords, draw_ground, draw_table
from scenes.seats.plan import plan
from scenes.seats.saying import obstacle_said, said
from scenes.seats.side_panel import draw_head, draw_paper
from scenes.settings.settings_scene import SettingsScene
from sounds.cues import BELLS, Cue
from sprites.canvas import Canvas

Deal = Callable[[House, Game, Seating], Scene]

LINE_MS = 4200.0
RINGING_MS = 1100.0


@dataclass(slots=True)
class _Line:
    """What was said on the table, and until when."""

    words: str
    until_ms: float


class SeatsScene(Screen):
    """`deal` makes the table's scene of what was agreed here."""

    def __init__(self, house: House, game: Game, *, deal: Deal) -> None:
        super().__init__(house, focus="deal")
        self._game = game
        self._deal = deal
        self.chairs = _first_seated(house, game)
        self._plan = plan(house.scale, len(self.chairs.sitters))
        self._furniture: Furniture | None = None
        self._line: _Line | None = None
        self._ringing: dict[int, float] = {}
        self._lone_modifier: Control | None = None
        self._on_widget = False
        self._pointed_chair: int | None = None
        self._mute = house.settings.mute
        self._fresh_until_ms = 0.0

    # ---- what the manager calls

    def on_enter(self) -> None:
        """A click that was meant for the screen before seats nobody."""
        self._settle_pointer()
        super().on_enter()

    def on_return(self, result: object) -> Command | None:
        """From the table, a menu or a page."""
        self.chairs.let_go()
        self._settle_pointer()
        self._mute = self.house.settings.mute
        self.changed()
        match result:
            case Leave.REMATCH:
                return self._dealt()
            case Leave() as leave:
                return Pop(leave)
            case _:
                self.board.focus = self.board.focus or "deal"
                return None

    def handle(self, intent: Intent) -> Command | None:
        """Seats' keys first; all else is for the widgets."""
        self.settle()
        match intent:
            case FocusLost():
                self.chairs.let_go()
            case Pointer(Phase.DOWN):
                if self._point(intent):
                    return None
            case Press():
                if self._pressed(intent):
                    self.changed()
                    return None
                command = self._page(intent.meaning)
                if command is not None:
                    return command
            case Release(control):
                self._released(control)
            case _:
                pass
        return super().handle(intent)

    def update(self, dt_ms: float) -> Command | None:
        """Who held their key long enough stands up; lines and bells fade."""
        del dt_ms
        now_ms = self.house.clock.now_ms()
        self._notice_mute()
        while self.chairs.tick(now_ms) is not None:
            self.house.mixer.play(Cue.WHOOSH)
            self._line = None
            self.changed()
        if self._line is not None and now_ms >= self._line.until_ms:
            self._line = None
        faded = [chair for chair, until_ms in self._ringing.items() if now_ms >= until_ms]
        for chair in faded:
            del self._ringing[chair]
            self.changed()
        return None

    def next_frame_in_ms(self) -> float | None:
        """At once while a key is held down, else when the next line or bell fades."""
        if self.chairs.holding:
            return 0.0
        ends = [*self._ringing.values(), *([] if self._line is None else [self._line.until_ms])]
        return max(0.0, min(ends) - self.house.clock.now_ms()) if ends else None

    # ---- layout and drawing

    def layout(self) -> Layout:
        """Chairs, buttons, the corner, and the options on their paper."""
        self._plan = plan(self.house.scale, len(self.chairs.sitters))
        acts = Acts(
            open_menu=self._open_menu,
            fill=self._fill,
            check_keys=lambda: Push(KeyCheckScene(self.house, self.chairs.seating())),
            deal=self._dealt,
            rules=lambda: self._page(Meaning.HELP),
            back=Pop,
            changed=self.changed,
        )
        self._furniture = furnish(
            self.house,
            self.chairs,
            self._plan,
            acts,
            ringing=frozenset(self._ringing),
            enter_deals=self.board.focus == "deal",
        )
        return self._furniture.layout

    def paint(self, canvas: Canvas) -> None:
        """The table and all that is no widget."""
        del canvas
        furniture, house = self._furniture, self.house
        if furniture is None:
            return
        words, game = house.words, self._game
        title = words("seats.title", game=words(f"{game.info.slug}.name"))
        draw_ground(house, game.table.ground, self._plan, title, furniture.corners_left)
        taken = tuple(sitter is not None for sitter in self.chairs.sitters)
        draw_table(house, self._plan, taken, self._table_words())
        draw_paper(house, furniture.side)
        note = explained(words, self.chairs, self.board.focus)
        with self.board.scrolling():
            draw_head(house, furniture.side, words("seats.options"), note)

    def _table_words(self) -> TableWords:
        words, line = self.house.words, "" if self._line is None else self._line.words
        obstacle = self.chairs.obstacle
        headline = words("seats.join" if self.chairs.next_chair is not None else "seats.full")
        if obstacle is not None:
            line = line or obstacle_said(words, obstacle, self.chairs.sitters)
        return TableWords(headline, (words("seats.any_key"), words("seats.hold")), line)

    # ---- keys and pointer

    def _pressed(self, press: Press) -> bool:
        """A key, button or pad button went down; whether it was a seat's affair."""
        control = press.control
        self._lone_modifier = None
        if control.device is Device.MOUSE:
            if not self._on_widget:
                self._happened(self.chairs.press(control, press.at_ms, self._pointed_chair))
            return True
        kept = kept_for(control)
        if self.chairs.owner(control) is None and kept is not None:
            if kept is Kept.MODIFIER:
                self._lone_modifier = control
            elif press.meaning is None:
                self._happened(NoSeatKey(control, kept))
            return press.meaning is None
        self._happened(self.chairs.press(control, press.at_ms))
        return True

    def _released(self, control: Control) -> None:
        """A modifier that was pressed alone was meant as somebody's key."""
        self.chairs.release(control)
        if control == self._lone_modifier:
            self._happened(NoSeatKey(control, Kept.MODIFIER))
        self._lone_modifier = None

    def _notice_mute(self) -> None:
        """The mute key never gets here; but whoever wanted to join with it is told why not."""
        if self._mute != self.house.settings.mute:
            self._mute = self.house.settings.mute
            label = self.house.words("key.mute")
            self._happened(NoSeatKey(Control(Device.KEY, MUTE_KEY, label=label), Kept.MUTE))

    def _point(self, at: Pointer) -> bool:
        """Where a mouse button went down; whether its press is for a seat and no widget."""
        widget = next((w for w in self.board.widgets if self._covers(w, at.x, at.y)), None)
        control = Control(Device.MOUSE, at.button)
        empty = isinstance(widget, ChairWidget) and not widget.name
        joins = empty and self.chairs.owner(control) is None
        on_table = widget is None and self._plan.on_table(at.x, at.y)
        self._pointed_chair = widget.chair if isinstance(widget, ChairWidget) and joins else None
        fresh = at.at_ms < self._fresh_until_ms
        self._on_widget = fresh or not (joins or on_table) or kept_for(control) is not None
        return not self._on_widget

    def _covers(self, widget: Widget, x: float, y: float) -> bool:
        return self.board.place(widget).contains(x, y)

    def _settle_pointer(self) -> None:
        self._on_widget = True
        self._fresh_until_ms = self.house.clock.now_ms() + SETTLE_MS

    def _happened(self, happening: Happening) -> None:
        """Show it, say it, ring it."""
        match happening:
            case SatDown(chair):
                self._ringing[chair] = self.house.clock.now_ms() + RINGING_MS
                self.house.mixer.play(BELLS[chair])
                self._line = None
                self._settle_pointer()
                self.board.focus = "deal"
            case NoSeatKey():
                self.house.mixer.play(Cue.DENY)
            case _:
                pass
        self._say(said(self.house.words, happening, self.chairs.sitters))
        self.changed()

    def _say(self, words: str | None) -> None:
        if words is not None:
            self._line = _Line(words, self.house.clock.now_ms() + LINE_MS)

    # ---- what widgets do

    def _open_menu(self, chair: int) -> Command:
        return Push(ChairMenuScene(self.house, self.chairs, chair))

    def _fill(self) -> None:
        if not self.chairs.fill():
            self._say(self.house.words("seats.said.no_chair_to_fill"))
        self.board.focus = "deal"

    def _page(self, meaning: Meaning | None) -> Command | None:
        match meaning:
            case Meaning.HELP:
                return Push(HelpScene(self.house, self._game.info.slug))
            case Meaning.SETTINGS:
                return Push(SettingsScene(self.house, self.chairs.seating()))
            case _:
                return None

    def _dealt(self) -> Command | None:
        """On to the table, if there are enough who can play."""
        obstacle = self.chairs.obstacle
        if obstacle is not None:
            self.house.mixer.play(Cue.DENY)
            self._say(obstacle_said(self.house.words, obstacle, self.chairs.sitters))
            return None
        seating = self.chairs.seating()
        remember(self.house, seating)
        return Push(self._deal(self.house, self._game, seating))


def _first_seated(house: House, game: Game) -> Chairs:
    """Whoever sat here last, if that is enough to play; else a person and a few bots."""
    chairs = Chairs(game, _names(house))
    last = remembered(house)
    if last is not None:
        chairs.restore(last)
        if chairs.obstacle is None:
            return chairs
    chairs = Chairs(game, _names(house))
    chairs.seat_first_timers(SPACE)
    return chairs


def _names(house: House) -> Names:
    return Names(
        person=lambda chair: house.words("seats.person", n=chair + 1),
        bot=lambda chair: house.words(f"seats.bot.{chair}"),
    )
