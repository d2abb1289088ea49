"""Opens the house: finds the places, the settings and a canvas, and hands them out.

What the title needs comes first; the mixer and the storage open behind it.
"""

from dataclasses import replace
from pathlib import Path

import pygame

from game import games
from game.catalogue import all_games
from scenes.house import House
from scenes.services.clock import Clock
from scenes.services.log import Log
from scenes.services.places import find_places
from scenes.services.settings import Settings, WindowPlace, read_settings
from scenes.services.storage import Storage
from scenes.services.words import Words
from sounds.mixer import Mixer
from sprites.atlas import Atlas, app_icon
from sprites.canvas import Canvas
from sprites.scale import Scale

VERSION = "0.1.0"
TITLE = "Jackanapes"
DEFAULT_SIZE = (1280, 720)
ICON_PX = 64
GRIP = 40
"""So much of a window's corner must be on a screen, in points."""


def open_house(
    *,
    data_dir: Path | None = None,
    offscreen: tuple[int, int] | None = None,
    window_size: tuple[int, int] | None = None,
    driver: str | None = None,
    language: str | None = None,
) -> House:
    """A house with a window, or, given a size in pixels, with a canvas that nobody sees.

    The window is as it was last time, or of `window_size` points, drawn on by `driver`.
    """
    places = find_places(data_dir)
    log = Log(VERSION, {})
    storage = Storage(places.data_file, report=log.warning)
    settings = read_settings(storage)
    if window_size is not None:
        settings = replace(settings, window=None)
    canvas = (
        _window(settings, window_size or DEFAULT_SIZE, driver)
        if offscreen is None
        else Canvas.offscreen(offscreen)
    )
    width, height = canvas.size
    return House(
        canvas=canvas,
        atlas=Atlas(canvas, places.cache_dir),
        scale=Scale(width, height, settings.text_size / 100),
        words=Words(
            settings.language if language is None else language,
            catalogue_folders(),
            places.cache_dir,
            preferred=(found["language"] for found in pygame.system.get_pref_locales()),
        ),
        settings=settings,
        storage=storage,
        mixer=Mixer(),
        clock=Clock(),
        places=places,
        log=log,
        version=VERSION,
    )


def catalogue_folders() -> tuple[Path, ...]:
    """Where words are: the house's own, those that games share, and those of every game."""
    root = Path(games.__path__[0])
    return (
        Path(__file__).parent / "locale",
        root.parent / "words",
        *(root / game.info.slug / "words" for game in all_games()),
    )


def close_house(house: House) -> None:
    """Remember where the window was, wait for what is still being written, and let go."""
    if not house.canvas.fullscreen:
        x, y = house.canvas.position_points
        house.settings = replace(
            house.settings, window=WindowPlace(x, y, *house.canvas.size_points)
        )
        house.change(house.settings)
    house.storage.close()
    house.mixer.close()
    house.log.close()
    house.canvas.close()
    pygame.quit()


def _window(settings: Settings, size: tuple[int, int], driver: str | None) -> Canvas:
    """The window where it was last time, if that is on a screen that still exists."""
    place = settings.window
    if place is not None:
        size = place.width, place.height
    position = None if place is None else (place.x, place.y)
    if position is not None and not _on_a_screen(position):
        position = None
    return Canvas.window(
        TITLE,
        size,
        position=position,
        fullscreen=settings.fullscreen,
        icon=app_icon(ICON_PX),
        driver=driver,
    )


def _on_a_screen(position: tuple[int, int]) -> bool:
    """Whether a window there could be taken by its title bar."""
    pygame.display.init()
    x, y = position
    left, top = 0, 0
    for width, height in pygame.display.get_desktop_sizes():
        if left <= x + GRIP < left + width and top <= y + GRIP < top + height:
            return True
        left += width
    return False
