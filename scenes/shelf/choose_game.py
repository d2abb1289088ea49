"""The shelf of games: a house with a game in each room, and the lamp on in one of them.

The pointer alone never moves the lamp: a click does, or the arrows. A second click, or Enter,
opens the door.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

from game.rules import Game
from scenes.controls import (
    Box,
    Button,
    Corner,
    Layout,
    Screen,
    Touch,
    Widget,
    corner_box,
)
from scenes.controls.widget import HOVER_ALPHA
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Intent, Meaning, Phase, Pointer, Press
from scenes.leave import Leave
from scenes.menu_column import column_left, draw_heading
from scenes.motion.beats import BEATS
from scenes.motion.easing import in_out_sine
from scenes.scene import Command, Pop, Push, Scene
from scenes.seating import Seating
from scenes.seats import SeatsScene
from scenes.settings.settings_scene import SettingsScene
from scenes.shelf.game_card import GameCard, game_card
from scenes.shelf.rooms import (
    ROOMS_A_HOUSE,
    draw_shelf,
    page_of,
    places_on,
    room_box,
    room_of,
    shelf,
)
from sounds.cues import Cue
from sprites import theme
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.focus_ring import focus_ring
from sprites.marks import arrow
from sprites.typeface import Face
from sprites.words import label

Deal = Callable[[House, Game, Seating], Scene]

_FOOT_MIDDLE, _FOOT_GAP = 0.965, 6.0
_ARROW, _ARROW_STEP, _HELP_GAP = 34.0, 36.0, 28.0
_COLUMNS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomWidget(Widget):
    """A window to click on; the picture behind it is drawn by the shelf."""

    light: Callable[[], Command | None]
    open_door: Callable[[], Command | None]

    @property
    def meaning(self) -> Hashable:
        """A room never means another."""
        return self.key

    def act(self) -> Command | None:
        """Enter opens the door."""
        return self.open_door()

    def click(self, house: House, x: float, y: float) -> Command | None:
        """The first click lights, the second opens."""
        del house, x, y
        return self.light()

    def draw(self, house: House, touch: Touch) -> None:
        """A faint ring under the pointer."""
        if touch.hovered and not touch.focused:
            focus_ring(house.easel, self.box, radius=house.scale.px(theme.STEP), alpha=HOVER_ALPHA)


class ChooseGameScene(Screen):
    """`deal` makes a table's scene; it is handed on to the seats."""

    def __init__(self, house: House, *, deal: Deal) -> None:
        self._rooms = shelf()
        self._lit = room_of(self._rooms, house.settings.last_game)
        super().__init__(house, focus=_key(self._lit))
        self._deal = deal
        self._lamps = {self._lit: 1.0}
        self._lit_before = self._lit
        self._card: GameCard | None = None

    # ---- what the manager calls

    def on_return(self, result: object) -> Command | None:
        """Back from the seats, or from a whole match."""
        super().on_return(result)
        return Pop(Leave.TITLE) if result is Leave.TITLE else None

    def handle(self, intent: Intent) -> Command | None:
        """The lamp follows the focus from room to room, and over to the next house."""
        self.settle()
        if isinstance(intent, Pointer) and intent.phase is Phase.DOWN:
            self._lit_before = self._lit
        if isinstance(intent, Press) and (
            self._move_lamp(intent.meaning) or self._step_over_rooms(intent.meaning)
        ):
            return None
        command = super().handle(intent)
        for place in places_on(page_of(self._lit), self._rooms):
            if self.board.focus == _key(place):
                self._lit = place
        return command

    def update(self, dt_ms: float) -> Command | None:
        """Lamps go on and off in their time."""
        lamp_ms = BEATS[self.house.settings.motion].lamp
        step = dt_ms / lamp_ms if lamp_ms else 1.0
        for place in {*self._lamps, self._lit}:
            level = self._lamps.get(place, 0.0)
            level = min(1.0, level + step) if place == self._lit else max(0.0, level - step)
            self._lamps[place] = level
        self._lamps = {place: level for place, level in self._lamps.items() if level > 0}
        return None

    def next_frame_in_ms(self) -> float | None:
        """At once while a lamp is going on or off."""
        return None if self._lamps == {self._lit: 1.0} else 0.0

    # ---- what keys and widgets do

    def _move_lamp(self, meaning: Meaning | None) -> bool:
        """Arrows between rooms; to the left of them lie the buttons."""
        if self.board.focus != _key(self._lit):
            return False
        column, row = self._lit % _COLUMNS, self._lit // _COLUMNS % 2
        target = self._lit
        match meaning:
            case Meaning.LEFT if column == 0:
                if page_of(self._lit) == 0:
                    return False
                target -= 2 * _COLUMNS - (_COLUMNS - 1)
            case Meaning.LEFT:
                target -= 1
            case Meaning.RIGHT:
                target += 1 if column < _COLUMNS - 1 else _COLUMNS + 1
            case Meaning.UP if row == 1:
                target -= _COLUMNS
            case Meaning.DOWN if row == 0:
                target += _COLUMNS
            case Meaning.UP | Meaning.DOWN:
                pass
            case _:
                return False
        self._light(target)
        return True

    def _step_over_rooms(self, meaning: Meaning | None) -> bool:
        """Tab goes from the lit room to the buttons and back: rooms are the arrows' affair."""
        by = {Meaning.NEXT: 1, Meaning.PREVIOUS: -1}.get(meaning) if meaning else None
        if by is None:
            return False
        lit = _key(self._lit)
        ring = [
            widget.key
            for widget in self.board.widgets
            if widget.enabled and (widget.key == lit or not isinstance(widget, RoomWidget))
        ]
        here = ring.index(self.board.focus) if self.board.focus in ring else 0
        self.board.focus = ring[(here + by) % len(ring)]
        self.house.mixer.play(Cue.SELECT)
        self.changed()
        return True

    def _light(self, place: int) -> None:
        if place != self._lit and 0 <= place < len(self._rooms):
            self.house.mixer.play(Cue.SELECT)
            self._lit = place
            self.board.focus = _key(place)
            self.changed()

    def _clicked(self, place: int) -> Command | None:
        return self._open() if self._lit_before == place else None

    def _open(self) -> Command | None:
        game = self._rooms[self._lit].game
        if game is None:
            self.house.mixer.play(Cue.DENY)
            return None
        return Push(SeatsScene(self.house, game, deal=self._deal))

    def _next_house(self) -> None:
        pages = page_of(len(self._rooms) - 1) + 1
        page = (page_of(self._lit) + 1) % pages
        self._light(places_on(page, self._rooms)[0])

    def _help(self) -> Command | None:
        game = self._rooms[self._lit].game
        return None if game is None else Push(HelpScene(self.house, game.info.slug))

    # ---- layout and drawing

    def layout(self) -> Layout:
        """The rooms, the buttons of the one that is lit, and the way back."""
        rooms = tuple(
            RoomWidget(
                key=_key(place),
                box=room_box(self.house, place),
                light=partial(self._clicked, place),
                open_door=self._open,
            )
            for place in places_on(page_of(self._lit), self._rooms)
        )
        back = self._back()
        bottom = back.box.top - self.house.scale.px(_FOOT_GAP)
        game = self._rooms[self._lit].game
        self._card = game_card(self.house, game, self._door(), self._lesser(), bottom)
        return Layout((*rooms, *self._card.buttons, back))

    def _door(self) -> Button:
        words = self.house.words
        enters = self.board.focus in {_key(self._lit), "open"}
        return Button(
            key="open",
            label=words("choose.open"),
            look=Look.PRIMARY,
            cap=words("key.enter") if enters else "",
            centred=False,
            enabled=self._rooms[self._lit].game is not None,
            do=self._open,
        )

    def _lesser(self) -> tuple[Button, ...]:
        words = self.house.words
        rules = Button(
            key="rules",
            label=words("choose.rules"),
            cap=words("key.f1"),
            shortcut=Meaning.HELP,
            enabled=self._rooms[self._lit].game is not None,
            do=self._help,
        )
        settings = Button(
            key="settings",
            label=words("choose.settings"),
            cap=words("key.f2"),
            shortcut=Meaning.SETTINGS,
            do=lambda: Push(SettingsScene(self.house)),
        )
        if len(self._rooms) == ROOMS_A_HOUSE:
            return rules, settings
        more = Button(key="more", label=words("choose.more"), do=self._next_house)
        return rules, settings, more

    def _back(self) -> Corner:
        house, words = self.house, self.house.words
        box = corner_box(house, words("choose.back"), words("key.esc"), 0.0, 0.0)
        left = column_left(house) + self._arrows_width()
        middle = self._foot_middle(box)
        return Corner(
            key="back",
            label=words("choose.back"),
            cap=words("key.esc"),
            shortcut=Meaning.BACK,
            do=Pop,
            box=Box(left, middle - box.height / 2, box.width, box.height),
        )

    def _foot_middle(self, box: Box) -> float:
        height = self.house.scale.height
        return min(_FOOT_MIDDLE * height, height - box.height / 2 - self.house.scale.px(_FOOT_GAP))

    def _arrows_width(self) -> float:
        """Pixels that the arrows and what they do take at the foot."""
        house = self.house
        easel = house.easel
        words = house.atlas.typeface.width(
            house.words("choose.lamp"), Face.SEMIBOLD, house.scale.type(theme.CAPITALS)
        )
        return easel.px(_ARROW + _ARROW_STEP + _HELP_GAP) + words

    def paint(self, canvas: Canvas) -> None:
        """The house with its lamps, the column, and the help at the foot."""
        del canvas
        house = self.house
        lamps = {
            place: in_out_sine(level)
            for place, level in self._lamps.items()
            if self._rooms[place].game is not None
        }
        focused = self._lit if self.board.focus == _key(self._lit) else None
        draw_shelf(house, self._rooms, page_of(self._lit), lamps, focused=focused)
        if self._card is None:
            return
        draw_heading(house, self._card.heading)
        self._card.draw(house)
        self._paint_foot()

    def _paint_foot(self) -> None:
        house, easel = self.house, self.house.easel
        back = next(widget for widget in self.board.widgets if widget.key == "back")
        x, y = column_left(house), back.box.centre[1]
        size = easel.px(_ARROW)
        arrow(easel, x + size / 2, y, size, degrees=180, colour=theme.LILAC)
        arrow(easel, x + size / 2 + easel.px(_ARROW_STEP), y, size, colour=theme.LILAC)
        label(
            easel,
            house.words("choose.lamp"),
            x + size + easel.px(_ARROW_STEP + _HELP_GAP / 3),
            y,
            size=theme.CAPITALS,
            colour=theme.LILAC,
            anchor=Anchor.LEFT,
        )


def _key(place: int) -> str:
    return f"room.{place}"
