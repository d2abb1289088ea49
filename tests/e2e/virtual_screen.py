"""A screen that nobody looks at, a window manager on it, and hands for its keyboard and mouse.

The screen is its own X server, so that no key ever lands in a window of whoever runs the tests.
"""

import os
import struct
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import pygame

T = TypeVar("T")

SIZE = (1920, 1080)
CLOSE_WINDOW = "ctrl+alt+Escape"
"""How the window manager is told to close a window."""

DRAG_STEPS = 6
_LOOK_AGAIN_S = 0.01
_XWD_NUMBERS = 25


def wait_for(ask: Callable[[], T | None], what: str, *, seconds: float = 20.0) -> T:
    """Ask until the answer is neither None nor False; fail if it never is."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = ask()
        if answer is not None and answer is not False:
            return answer
        time.sleep(_LOOK_AGAIN_S)
    raise AssertionError(f"not within {seconds:g} s: {what}")


class VirtualScreen:
    """Use it in a `with`. `folder` is where its pixels lie."""

    def __init__(self, folder: Path) -> None:
        self._pixels = folder / "Xvfb_screen0"
        self._folder = folder
        self._things = ExitStack()
        self.display = ""

    def __enter__(self) -> Self:
        self._folder.mkdir(parents=True, exist_ok=True)
        reading, writing = os.pipe()
        looks = ("-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", str(self._folder))
        self._start(
            ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", *looks], pass_fds=(writing,)
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.display = ":" + number.readline().strip()
        self._start(["evilwm", "-fn", "fixed", "-bw", "0"])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._things.close()

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs to find this screen, and no loudspeaker."""
        given = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
        return {**given, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}

    def press(self, *keys: str) -> None:
        """Press and let go of keys, by their X names, one after the other."""
        self._hands("key", *keys)

    def hold_for(self, key: str, seconds: float) -> None:
        """Keep a key down for so long."""
        self._hands("keydown", key, "sleep", f"{seconds:g}", "keyup", key)

    def click(self, x: float, y: float, *, button: int = 1) -> None:
        """Move to a place on the screen, in pixels, and click."""
        self._hands("mousemove", str(round(x)), str(round(y)), "click", str(button))

    def hold(self, key: str) -> None:
        """Press a key, by its X name, and do not let go."""
        self._hands("keydown", key)

    def let_go(self, key: str) -> None:
        """Let go of a key that is held."""
        self._hands("keyup", key)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Move to a place on the screen, and from there, with the left button down, to another."""
        (x, y), (across, down) = start, end
        places = [
            (x + (across - x) * n / DRAG_STEPS, y + (down - y) * n / DRAG_STEPS)
            for n in range(1, DRAG_STEPS + 1)
        ]
        moves = [["mousemove", str(round(left)), str(round(top))] for left, top in places]
        self._hands(
            "mousemove",
            str(round(x)),
            str(round(y)),
            "mousedown",
            "1",
            *(word for move in moves for word in (*move, "sleep", "0.02")),
            "mouseup",
            "1",
        )

    def window_of(self, process: int) -> int | None:
        """The visible window of a process."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(process)],
            env=self.environment,
            capture_output=True,
            check=False,
            text=True,
        )
        return next(map(int, found.stdout.split()), None)

    def place(self, window: int) -> pygame.Rect:
        """Where a window is on the screen."""
        told = self._hands("getwindowgeometry", "--shell", str(window))
        facts = dict(line.split("=") for line in told.split())
        return pygame.Rect(*(int(facts[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def focus(self, window: int) -> None:
        """Give a window the keyboard, and the pointer."""
        self._hands("mousemove", "--window", str(window), "5", "5")
        self._hands("windowfocus", "--sync", str(window))

    def picture(self) -> pygame.Surface:
        """All that can be seen now."""
        content = self._pixels.read_bytes()
        head = struct.unpack(f">{_XWD_NUMBERS}I", content[: 4 * _XWD_NUMBERS])
        head_size, width, height, pitch, colours = head[0], head[4], head[5], head[12], head[19]
        first = head_size + 12 * colours
        pixels = content[first : first + pitch * height]
        shown = pygame.image.frombuffer(pixels, (width, height), "BGRA")
        shown.set_alpha(None)  # the fourth byte means nothing here
        picture = pygame.Surface((width, height))
        picture.blit(shown, (0, 0))
        return picture

    def _hands(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, check=True, text=True
        )
        return done.stdout

    def _start(self, words: list[str], *, pass_fds: tuple[int, ...] = ()) -> None:
        process = subprocess.Popen(
            words,
            env=self.environment if self.display else None,
            pass_fds=pass_fds,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._things.callback(process.wait)
        self._things.callback(process.terminate)
