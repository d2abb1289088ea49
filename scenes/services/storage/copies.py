"""Which copies of the program are running, told by locks that die with their process.

Each running copy holds an exclusive SQLite lock on one small file, its slot. The operating system
lets go of it however the process ends, so there is no process number, heartbeat or clock to be
wrong about. A gate of the same kind lets one copy at a time open the data file. This module must
not know what the data file holds.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FIRST_SLOT = 1
MOST_COPIES = 16
GATE_WAIT_S = 5.0


class Copies:
    """The slots of the running copies, as files in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: sqlite3.Connection | None = None
        self.slot: int | None = None

    @contextmanager
    def gate(self) -> Iterator[None]:
        """Let one copy at a time through the block; make the folder when it is missing.

        Raises sqlite3.Error when the gate stays shut, OSError when there can be no folder.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        lock = _lock(self._folder / "gate", GATE_WAIT_S)
        try:
            yield
        finally:
            lock.close()

    def take_slot(self) -> None:
        """Hold the lowest free slot until `release`. Raises sqlite3.Error when none is free."""
        for slot in range(FIRST_SLOT, MOST_COPIES + 1):
            try:
                self._held = _lock(self._folder / str(slot), 0.0)
            except sqlite3.Error:
                continue
            self.slot = slot
            return
        raise sqlite3.OperationalError("no free slot among the running copies")

    def alone(self) -> bool:
        """Tell whether no other copy runs now."""
        others = (slot for slot in range(FIRST_SLOT, MOST_COPIES + 1) if slot != self.slot)
        return not any(
            (self._folder / str(slot)).exists() and self.is_held(slot) for slot in others
        )

    def is_held(self, slot: int) -> bool:
        """Tell whether a running copy, this one included, holds the slot."""
        if slot == self.slot:
            return True
        try:
            _lock(self._folder / str(slot), 0.0).close()
        except sqlite3.Error:
            return True
        return False

    def release(self) -> None:
        """Give the slot back. Safe to call twice."""
        if self._held is not None:
            self._held.close()
        self._held = self.slot = None


def _lock(path: Path, wait_s: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=wait_s, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
