"""The title: the house at dusk, and the few things that an evening can begin with.

It draws first and asks the storage afterwards, so that the window is never late.
"""

from collections import deque
from collections.abc import Callable

from game.catalogue import game_named, open_games
from game.errors import NotationError
from game.record import read_header
from game.rules import Game
from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from scenes.input.intents import Intent, Meaning, Press
from scenes.leave import Leave
from scenes.menu_column import Column, column_width, draw_heading, fitted
from scenes.notice import NoticeScene
from scenes.scene import Command, Push, Quit, Scene
from scenes.seating import SEATING_KEY, Seating, read_seating
from scenes.services.storage import SavedMatch
from scenes.shelf.rooms import draw_shelf, page_of, room_of, shelf
from scenes.stack import Part
from sprites import theme
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.words import label

Deal = Callable[[House, Game, Seating], Scene]
Resume = Callable[[House, SavedMatch], Scene]

_FIRST_GAP, _GAP, _NOTE_GAP, _NOTE = 30.0, 16.0, 12.0, 34.0
_BUTTON_WIDTH = 452.0
_PRESSED = 1.5
"""A button pressed together is still so many ems of its type high."""

_BOTTOM = 0.925
_VERSION_RIGHT, _VERSION_MIDDLE = 40.0, 38.0


class TitleScene(Screen):
    """The first screen. `deal` and `resume` make a table's scene, new or from its record."""

    def __init__(self, house: House, *, deal: Deal, resume: Resume) -> None:
        super().__init__(house, focus="play")
        self._deal = deal
        self._resume = resume
        self._rooms = shelf()
        self._saved: SavedMatch | None = None
        self._who = ""
        self._lost: set[str] = set()
        self._notices: deque[str] = deque()
        self._asked = False
        self._touched = False
        self._stale = False
        self._column = Column(fitted(house, (), 0.0).heading, ())

    # ---- what the manager calls

    def on_presented(self) -> Command | None:
        """Once it can be seen, look what was left unfinished and what has to be said."""
        if not self._asked:
            self._asked = True
            self._look()
        return None

    def on_return(self, result: object) -> Command | None:
        """The evening goes on here, or with another game."""
        self._look()
        if result is Leave.ANOTHER_GAME:
            return self._choose()
        return super().on_return(result)

    def handle(self, intent: Intent) -> Command | None:
        """Settings and help have their keys here too."""
        if isinstance(intent, Press):
            self._touched = True
            match intent.meaning:
                case Meaning.HELP:
                    return self._help()
                case Meaning.SETTINGS:
                    return self._settings()
                case _:
                    pass
        return super().handle(intent)

    def update(self, dt_ms: float) -> Command | None:
        """Say what has to be said, one thing after another."""
        del dt_ms
        self._stale = False
        if self._notices:
            return Push(NoticeScene(self.house, self._notices.popleft()))
        return None

    def next_frame_in_ms(self) -> float | None:
        """Nothing moves here; but what the storage told is to be shown."""
        return 0.0 if self._stale or self._notices else None

    # ---- what was left

    def _look(self) -> None:
        """Ask for the unfinished match and for news of the data file."""
        house = self.house
        self._settle_late()
        saved = house.storage.unfinished()
        self._saved, self._who = None, ""
        if saved is not None and saved.match_id not in self._lost:
            who = self._described(saved)
            if who is not None:
                self._saved, self._who = saved, who
                if not self._touched:
                    self.board.focus = "continue"
        for notice in house.storage.take_notices():
            self._notices.append(house.words(notice.key, **notice.values))
        self._stale = True
        self.changed()

    def _settle_late(self) -> None:
        """A bout for slips that the app did not live to see the end of ends now."""
        if self.house.storage.deeds():
            from scenes.pink_slip.late import settle_late  # noqa: PLC0415 -- the title comes first

            said = settle_late(self.house)
            if said is not None:
                self._notices.append(said)

    def _described(self, saved: SavedMatch) -> str | None:
        """Which game, and who; None for a match that this house cannot take up."""
        words = self.house.words
        try:
            slug = read_header(saved.header).slug
            game = words(f"{game_named(slug).info.slug}.name")
            written = self.house.storage.settings().get(SEATING_KEY + saved.match_id)
            seating = read_seating(written if isinstance(written, str) else "")
        except (NotationError, KeyError):
            return None
        return words("title.unfinished", game=game, names=self._names(seating))

    def _names(self, seating: Seating) -> str:
        """All people by name, then how many bots."""
        words = self.house.words
        names = [seating.sitters[seat].name for seat in seating.people]
        bots = len(seating.sitters) - len(names)
        if bots:
            names.append(words.plural("title.bots", bots))
        if len(names) == 1:
            return names[0]
        first = words("title.comma").join(names[:-1])
        return words("title.and", first=first, last=names[-1])

    # ---- what the buttons do

    def _continue(self) -> Command | None:
        """The table that was left, if nobody else has taken it up and its record is whole."""
        if self._saved is None:
            return None
        house, match_id = self.house, self._saved.match_id
        saved = house.storage.take(match_id)
        said = "title.taken"
        if saved is not None:
            try:
                return Push(self._resume(house, saved))
            except (NotationError, KeyError):
                house.log.exception("match %s cannot be taken up", match_id)
                said = "title.unreadable"
                self._lost.add(match_id)
        self._notices.append(house.words(said))
        self._look()
        return None

    def _choose(self) -> Command:
        from scenes.shelf.choose_game import ChooseGameScene  # noqa: PLC0415 -- the title comes first

        return Push(ChooseGameScene(self.house, deal=self._deal))

    def _slips(self) -> Command:
        from scenes.pink_slip.who import WhoScene  # noqa: PLC0415 -- the title comes first

        return Push(WhoScene(self.house))

    def _help(self) -> Command:
        from scenes.help.help_scene import HelpScene  # noqa: PLC0415 -- the title comes first

        slug = self.house.settings.last_game
        known = [game.info.slug for game in open_games()]
        return Push(HelpScene(self.house, slug if slug in known else known[0]))

    def _settings(self) -> Command:
        from scenes.settings.settings_scene import SettingsScene  # noqa: PLC0415 -- the title comes first

        return Push(SettingsScene(self.house))

    # ---- layout and drawing

    def layout(self) -> Layout:
        """The buttons one below the other, Continue first when there is something to continue."""
        buttons = self._buttons()
        first, gap = self.house.scale.px(_FIRST_GAP), self.house.scale.px(_GAP)
        note = self.house.scale.grow(_NOTE)
        parts: list[Part] = []
        for button in buttons:
            tall = button_size(self.house, button.label, button.look, button.cap)[1]
            least = max(TARGET_PX, _PRESSED * self.house.scale.type(theme.LABEL))
            parts.append(Part(tall, min(tall, least), gap if parts else first))
            if button.key == "continue":
                parts.append(Part(note, note, self.house.scale.px(_NOTE_GAP)))
        self._column = fitted(self.house, parts, _BOTTOM * self.house.scale.height)
        boxes = [box for i, box in enumerate(self._column.boxes) if not (self._saved and i == 1)]
        width = self._button_width(buttons)
        return Layout(
            tuple(
                button.placed(box._replace(width=width))
                for button, box in zip(buttons, boxes, strict=True)
            )
        )

    def _buttons(self) -> tuple[Button, ...]:
        words = self.house.words
        begin = Look.PRIMARY if self._saved is None else Look.SECONDARY
        buttons = [
            Button(key="play", label=words("title.play"), look=begin, do=self._choose),
            Button(key="slips", label=words("title.slips"), do=self._slips),
            Button(key="help", label=words("title.help"), cap=words("key.f1"), do=self._help),
            Button(
                key="settings",
                label=words("title.settings"),
                cap=words("key.f2"),
                do=self._settings,
            ),
            Button(key="quit", label=words("title.quit"), do=Quit),
        ]
        if self._saved is not None:
            go_on = Button(
                key="continue", label=words("title.continue"), look=Look.PRIMARY, do=self._continue
            )
            buttons.insert(0, go_on)
        return tuple(
            Button(
                key=each.key,
                label=each.label,
                look=each.look,
                cap=each.cap or (words("key.enter") if each.key == self.board.focus else ""),
                do=each.do,
                centred=False,
                shortcut=None,
            )
            for each in buttons
        )

    def _button_width(self, buttons: tuple[Button, ...]) -> float:
        house = self.house
        widest = max(button_size(house, b.label, b.look, b.cap)[0] for b in buttons)
        return min(column_width(house), max(house.scale.px(_BUTTON_WIDTH), widest))

    def paint(self, canvas: Canvas) -> None:
        """The house with the lamp on where somebody played last, the heading, the small print."""
        del canvas
        house, easel = self.house, self.house.easel
        lit = room_of(self._rooms, house.settings.last_game)
        draw_shelf(house, self._rooms, page_of(lit), {lit: 1.0})
        draw_heading(house, self._column.heading)
        if self._saved is not None:
            box: Box = self._column.boxes[1]
            label(
                easel,
                self._who,
                box.left,
                box.centre[1],
                colour=theme.LILAC,
                anchor=Anchor.LEFT,
                most=box.width,
            )
        label(
            easel,
            house.words("title.version", version=house.version),
            house.scale.width - easel.px(_VERSION_RIGHT),
            house.scale.height - easel.px(_VERSION_MIDDLE),
            size=theme.CAPITALS,
            colour=theme.LILAC,
            anchor=Anchor.RIGHT,
        )
