"""The app as its user starts it, and what it has written down so far.

Its data file is read as any other program would read it: nothing here runs inside the app.
"""

import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

from game.record import check
from tests.e2e.virtual_screen import VirtualScreen, wait_for

ROOT = Path(__file__).parents[2]
GOODBYE_S = 20.0
MOST_S = 60.0
"""A busy machine may take so long over the first screen."""

VISIBLE_S = 1.0
"""So long after something was written it may still not be seen: it is committed a little later."""

SETTLED_S = 0.6
"""A screen that has not changed for so long is there, and takes clicks."""

NOTHING = bytes(3 * 1280 * 720)
"""What a window of the usual size shows before anything was drawn."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as the data file has it."""

    match_id: str
    header: str
    entries: tuple[str, ...]
    outcome: str | None

    @property
    def lines(self) -> list[str]:
        """The record, as `python -m game replay` takes it."""
        return [self.header, *self.entries]

    def agrees(self) -> bool:
        """Whether replaying gives the digest of every entry."""
        return check(self.lines) is None


def saved_matches(data_dir: Path) -> tuple[Saved, ...]:
    """All matches in the data file, the oldest first; none while there is no file."""
    path = data_dir / "jackanapes.sqlite3"
    if not path.exists():
        return ()
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("BEGIN")  # one moment for all questions
            rows = connection.execute("SELECT id, header, outcome FROM matches ORDER BY recency")
            return tuple(
                Saved(match_id, header, _entries(connection, match_id), outcome)
                for match_id, header, outcome in rows.fetchall()
            )
    except sqlite3.OperationalError:  # it is being made
        return ()


def _mark(data_dir: Path) -> object:
    """Differs whenever a copy of the app has written something; None when it is not known."""
    try:
        written = (data_dir / "jackanapes.sqlite3-wal").stat()
    except FileNotFoundError:
        return None
    return written.st_size, written.st_mtime_ns


def _entries(connection: sqlite3.Connection, match_id: str) -> tuple[str, ...]:
    rows = connection.execute(
        "SELECT entry FROM entries WHERE match = ? ORDER BY number", (match_id,)
    )
    return tuple(entry for (entry,) in rows)


class RunningApp:
    """Use it in a `with`, which ends the app if the test has not.

    When the test fails, what could be seen is kept in the data folder.
    """

    def __init__(self, screen: VirtualScreen, data_dir: Path, *arguments: str) -> None:
        self.data_dir = data_dir
        self._screen = screen
        self._mark: object = None
        self._again_until = 0.0
        self._match: Saved | None = None
        self._arguments: Sequence[str] = arguments

    def __enter__(self) -> Self:
        words = [sys.executable, "main.py", "--data-dir", str(self.data_dir), *self._arguments]
        self.process = subprocess.Popen(words, cwd=ROOT, env=self._screen.environment)
        self.window = wait_for(self._its_window, "a window")
        self._screen.focus(self.window)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            pygame.image.save(self._screen.picture(), str(self.data_dir / "failed.png"))
        self.process.kill()
        self.process.wait()

    def match(self) -> Saved | None:
        """The latest match, if any was begun. Read again only if something was written lately."""
        mark, now = _mark(self.data_dir), time.monotonic()
        if mark is None or mark != self._mark:
            self._mark, self._again_until = mark, now + VISIBLE_S
        if now < self._again_until:
            self._match = next(reversed(saved_matches(self.data_dir)), None)
        return self._match

    def kill(self) -> None:
        """As a power cut would: without asking."""
        self.process.kill()
        self.process.wait()

    def terminate(self) -> int:
        """As a system that shuts down would. Gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(GOODBYE_S)

    def _its_window(self) -> int | None:
        assert self.process.poll() is None, "it ended before it had a window"
        return self._screen.window_of(self.process.pid)


def look(screen: VirtualScreen, app: RunningApp) -> pygame.Surface:
    """What the app's window shows."""
    return screen.picture().subsurface(screen.place(app.window))


def settled(screen: VirtualScreen, app: RunningApp, before: bytes) -> bytes:
    """What the window shows, once that is something else than before and has kept still."""
    last, since = before, time.monotonic()

    def still() -> bytes | None:
        nonlocal last, since
        now = pygame.image.tobytes(look(screen, app), "RGB")
        if now != last:
            last, since = now, time.monotonic()
        return now if now != before and time.monotonic() >= since + SETTLED_S else None

    return wait_for(still, "another screen", seconds=MOST_S)
