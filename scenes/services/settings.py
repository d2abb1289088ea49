"""What people choose on the settings screen, and what the app remembers of the last evening.

Each field is read by itself: a value that is unknown or makes no sense is replaced by the default
and harms no other. This module must not know the screens.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, Self

from scenes.motion.beats import Motion
from scenes.services.storage import Storage
from scenes.services.storage.store import Json

TEXT_SIZES = (100, 150, 200)
FULL_VOLUME = 100
SMALLEST_WINDOW = (960, 540)

Reader = Callable[[Json], Any]


class BotPace(Enum):
    """How long bots take to think, as `factor` times what a person would."""

    EASY = "easy"
    PARTY = "party"
    SHARP = "sharp"

    @property
    def factor(self) -> float:
        """What a bot's thinking time is multiplied by."""
        return {BotPace.EASY: 1.6, BotPace.PARTY: 1.0, BotPace.SHARP: 0.5}[self]


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was, in points of the desktop; x and y may be negative."""

    x: int
    y: int
    width: int
    height: int


def _boolean(value: Json) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _volume(value: Json) -> int:
    return min(max(_whole(value), 0), FULL_VOLUME)


def _text_size(value: Json) -> int:
    return TEXT_SIZES[TEXT_SIZES.index(_whole(value))]


def _shake(value: Json) -> bool | None:
    return None if value is None else _boolean(value)


def _window(value: Json) -> WindowPlace | None:
    if not isinstance(value, list):
        return None
    x, y, width, height = (_whole(number) for number in value)
    return WindowPlace(x, y, max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1]))


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered. Volumes are 0 to 100; `text_size` is one of TEXT_SIZES.

    `shake` is None until somebody chooses: see `shakes`. `language` is empty for the system's.
    With `quick_bouts` people need not watch what bots throw at each other in another game.
    `last_seats` is text that only the seats screen reads.
    """

    volume_all: int = 80
    volume_slaps: int = 100
    volume_bells: int = 60
    mute: bool = False
    fullscreen: bool = False
    text_size: int = 100
    four_colour: bool = False
    motion: Motion = Motion.FULL
    shake: bool | None = None
    bot_pace: BotPace = BotPace.PARTY
    curtain_hold: bool = True
    quick_bouts: bool = True
    language: str = ""
    window: WindowPlace | None = None
    last_game: str = ""
    last_seats: str = ""

    @property
    def shakes(self) -> bool:
        """Whether the table shakes: as chosen, else only where everything moves."""
        return self.motion is Motion.FULL if self.shake is None else self.shake

    def with_fullscreen(self, on: bool) -> Self:
        """The same with another kind of window."""
        return replace(self, fullscreen=on)

    def with_mute(self, on: bool) -> Self:
        """The same with the sound off or on."""
        return replace(self, mute=on)

    def at_window(self, window: WindowPlace) -> Self:
        """The same with another place for the window."""
        return replace(self, window=window)


READERS: Mapping[str, Reader] = {
    "volume_all": _volume,
    "volume_slaps": _volume,
    "volume_bells": _volume,
    "mute": _boolean,
    "fullscreen": _boolean,
    "text_size": _text_size,
    "four_colour": _boolean,
    "motion": Motion,
    "shake": _shake,
    "bot_pace": BotPace,
    "curtain_hold": _boolean,
    "quick_bouts": _boolean,
    "language": _text,
    "window": _window,
    "last_game": _text,
    "last_seats": _text,
}


def read_settings(storage: Storage) -> Settings:
    """Read what was kept, field by field."""
    stored = storage.settings()
    found: dict[str, Any] = {}
    for name, read in READERS.items():
        if name in stored:
            with suppress(TypeError, ValueError):
                found[name] = read(stored[name])
    return Settings(**found)


def write_settings(storage: Storage, settings: Settings) -> None:
    """Keep the settings; the writer thread does the work."""
    storage.set_settings(
        {each.name: _plain(getattr(settings, each.name)) for each in fields(Settings)}
    )


def _plain(value: bool | int | str | Enum | WindowPlace | None) -> Json:
    match value:
        case WindowPlace():
            return [value.x, value.y, value.width, value.height]
        case Enum():
            plain: Json = value.value
            return plain
        case _:
            return value
