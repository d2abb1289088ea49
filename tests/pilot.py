"""Drives scenes without a screen: a house of its own, a clock that is set, pressed keys."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.catalogue import open_games
from game.options import OptionValue
from game.rules import Game
from scenes.checks.stepping import FRAME_MS, SetClock, step
from scenes.house import House
from scenes.input.intents import Control, Device, FocusLost, Intent, Meaning, Press
from scenes.opening import open_house
from scenes.scene import Command, Push, Scene
from scenes.seats_by_words import seated_by_words
from scenes.table.hands.hands_table import HandsTable
from scenes.table.mats.mats_table import MatsTable
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene
from scenes.table.tables import table_for
from scenes.throw.throw_scene import ThrowScene

SIZE = (960, 540)


class Pilot:
    """One house, and whatever a test does in it."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self.clock = SetClock()
        self.house: House = open_house(data_dir=folder, offscreen=size)
        self.house.clock = self.clock

    def close(self) -> None:
        """Let go of the storage and the canvas."""
        self.house.storage.close()
        self.house.log.close()
        self.house.canvas.close()

    def table(
        self, seats: str = "human,bot:normal,bot:easy,bot:hard", seed: int = 3, **options: object
    ) -> MatsTable:
        """A table of the first game of the catalogue, entered."""
        game = self.game
        seating = seated_by_words(self.house.words, game, seats.split(","))
        chosen = tuple((key, value) for key, value in options.items())
        seating = type(seating)(seating.slug, seating.sitters, chosen)  # type: ignore[arg-type]
        scene = MatsTable(self.house, Sitting.begin(self.house, game, seating, seed=seed))
        scene.on_enter()
        return scene

    def hands_table(
        self, seats: str, seed: int = 3, game: Game | None = None, **options: OptionValue
    ) -> HandsTable:
        """A table of the first game in which hands are held, entered."""
        game = game or next(game for game in open_games() if game.table.has_hands)
        seating = seated_by_words(self.house.words, game, seats.split(","))
        seating = replace(seating, options=tuple(options.items()))
        scene = HandsTable(self.house, Sitting.begin(self.house, game, seating, seed=seed))
        scene.on_enter()
        return scene

    def bout(
        self,
        seats: str = "human,human",
        seed: int = 3,
        *,
        points: bool = False,
        mouse: tuple[int, ...] = (),
        **options: object,
    ) -> ThrowScene:
        """A throw of a game in which nothing else happens, entered: to ten points, or to one.

        The people on the seats of `mouse` have joined with a mouse button.
        """
        game = self.throwing(points=points)
        seating = seated_by_words(self.house.words, game, seats.split(","))
        chosen = tuple((key, value) for key, value in options.items())
        sitters = tuple(
            replace(sitter, control=Control(Device.MOUSE, seat + 1)) if seat in mouse else sitter
            for seat, sitter in enumerate(seating.sitters)
        )
        seating = replace(seating, sitters=sitters, options=chosen)  # type: ignore[arg-type]
        return self.entered(
            table_for(self.house, Sitting.begin(self.house, game, seating, seed=seed))
        )

    def entered(self, table: TableScene) -> ThrowScene:
        """The throw that comes up over a table at once."""
        table.on_enter()
        command = self.step(table)
        assert isinstance(command, Push)
        assert isinstance(command.scene, ThrowScene)
        table.handle(FocusLost())
        command.scene.on_enter()
        return command.scene

    @staticmethod
    def throwing(*, points: bool) -> Game:
        """The game for two with points, or the one for up to four without."""
        most = 2 if points else 4
        games = (game for game in open_games() if game.table.only_throws)
        return next(game for game in games if game.info.seats[-1] == most)

    @property
    def game(self) -> Game:
        """The first game of the shelf."""
        return open_games()[0]

    def step(self, scene: Scene, ms: float = FRAME_MS) -> Command | None:
        """One frame."""
        return step(self.house, scene, self.clock, ms)

    def until(
        self, scene: Scene, enough: Callable[[], bool], most_frames: int = 60_000
    ) -> Command | None:
        """Undrawn frames until it is as wished, or until the scene asks for something."""
        for _ in range(most_frames):
            if enough():
                return None
            command = step(self.house, scene, self.clock, drawn=False)
            if command is not None:
                return command
        raise AssertionError("it never came to that")

    def press(self, scene: Scene, seat: int) -> Command | None:
        """A seat presses its key now."""
        control = scene.sitting.seating.sitters[seat].control  # type: ignore[attr-defined]
        return scene.handle(Press(control, self.clock.now_ms()))

    def mean(self, scene: Scene, meaning: Meaning) -> Command | None:
        """Somebody presses a key that means this."""
        return scene.handle(Press(Control(Device.KEY, 0), self.clock.now_ms(), meaning))

    def give(self, scene: Scene, intent: Intent) -> Command | None:
        """Any intent."""
        return scene.handle(intent)
