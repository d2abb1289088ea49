"""One evening: opens the house, runs its scenes, and closes it whatever happens."""

import argparse
import signal
import sys
from types import FrameType

import pygame

from game.catalogue import game_named, open_games
from game.errors import NotationError
from game.rules import Game
from scenes.house import House
from scenes.manager import Manager
from scenes.opening import close_house, open_house
from scenes.scene import Push, Scene
from scenes.seating import Seating
from scenes.services.storage import SavedMatch
from scenes.title import TitleScene


def play(asked: argparse.Namespace) -> int:
    """Play until somebody quits. 2 if the command line names no such table."""
    house = open_house(data_dir=asked.data_dir, language=asked.lang)
    try:
        table = None if asked.play is None else _table(house, asked)
        manager = Manager(house, title_scene(house))
        if table is not None:
            manager.carry_out(Push(table))
        quit_on_signals()
        manager.run()
    except NotationError as error:
        print(error, file=sys.stderr)  # noqa: T201 - it answers the command line
        return 2
    except BaseException as error:
        house.log.crash(error)
        raise
    finally:
        close_house(house)
    return 0


def title_scene(house: House) -> TitleScene:
    """The title, with the doors that lead to tables."""
    return TitleScene(house, deal=deal, resume=resume)


def deal(house: House, game: Game, seating: Seating) -> Scene:
    """A new table."""
    from scenes.table import tables  # noqa: PLC0415 - the title comes first

    return tables.deal(house, game, seating)


def resume(house: House, saved: SavedMatch) -> Scene:
    """The table that was left. Raises NotationError if its record cannot be read."""
    from scenes.pink_slip.late import wager_left  # noqa: PLC0415 - the title comes first
    from scenes.table import tables  # noqa: PLC0415 - the title comes first

    wager = wager_left(house, saved)
    return tables.resume(house, saved) if wager is None else wager


def quit_on_signals() -> None:
    """Being told to end is being asked to quit: everything is kept."""

    def ask(number: int, frame: FrameType | None) -> None:
        del number, frame
        pygame.event.post(pygame.Event(pygame.QUIT))

    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, ask)


def _table(house: House, asked: argparse.Namespace) -> Scene:
    from scenes.seats_by_words import seated_by_words  # noqa: PLC0415 - only for --play
    from scenes.table import tables  # noqa: PLC0415 - only for --play

    slugs = [game.info.slug for game in open_games()]
    if asked.play not in slugs:
        raise NotationError(f"no game called {asked.play!r}; there are: {', '.join(slugs)}")
    game = game_named(asked.play)
    seating = seated_by_words(house.words, game, asked.seats.split(","))
    return tables.deal(house, game, seating, seed=asked.seed)
