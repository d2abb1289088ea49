"""Carries out requests, each a transaction: on the file, or in memory while the file refuses.

When the disk fills up or turns read-only, the store is copied into memory, the evening goes on
there, and the requests that the file has missed are kept and offered to it again with every later
one. This module must not know what the requests do, nor on which thread it runs.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from scenes.services.storage import schema
from scenes.services.storage.faults import FILE_ERRORS, is_the_requests
from scenes.services.storage.opening import Opened, duplicate
from scenes.services.storage.records import Notice


class Kind(Enum):
    """What a request does to the store.

    One statement is a transaction by itself. It is kept apart from the others because every call
    into SQLite gives the interpreter away, and a busy frame can take milliseconds to give it back:
    a move must be committed in one call, not in three.
    """

    READ = auto()
    STATEMENT = auto()
    TRANSACTION = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Task:
    """One request: what to do, and whether it must outlast a power cut."""

    act: Callable[[sqlite3.Connection], object]
    kind: Kind
    durable: bool = False
    answer: Future[Any] | None = None


class Ledger:
    """An open store. `notify` gets what the player should know, `report` lines for the log."""

    def __init__(
        self, opened: Opened, notify: Callable[[Notice], None], report: Callable[[str], None]
    ) -> None:
        self._disk = opened.connection if opened.on_disk else None
        self._memory = None if opened.on_disk else opened.connection
        self._unsaved: deque[Task] = deque()
        self._notify = notify
        self._report = report

    def carry_out(self, task: Task) -> None:
        """Do the task and answer it; a task that is itself at fault is reported and undone."""
        try:
            value = self._do(task)
        except (*FILE_ERRORS, ValueError, OverflowError) as error:
            self._report(f"a request to the storage failed: {error!r}")
            if task.answer is not None:
                task.answer.set_exception(error)
            return
        if task.durable and self._memory is None:
            self._settle()
        if task.answer is not None:
            task.answer.set_result(value)

    def close(self) -> None:
        """Offer the file what it has missed, then let go of everything."""
        if self._disk is not None:
            try:
                self._catch_up(self._disk)
            except FILE_ERRORS as error:
                self._report(f"{len(self._unsaved)} requests never reached the file: {error!r}")
            self._disk.close()
        if self._memory is not None:
            self._memory.close()

    def _do(self, task: Task) -> object:
        if self._disk is None:
            return self._do_in_memory(task)
        try:
            self._catch_up(self._disk)
            value = _perform(self._disk, task)
        except FILE_ERRORS as error:
            if is_the_requests(error):
                raise
            if self._memory is None:
                self._fall_back(self._disk, error)
            return self._do_in_memory(task)
        if self._memory is not None:
            self._memory.close()
            self._memory = None
            self._notify(Notice("storage.saves_again"))
        return value

    def _do_in_memory(self, task: Task) -> object:
        assert self._memory is not None
        value = _perform(self._memory, task)
        if self._disk is not None and task.kind is not Kind.READ:
            self._unsaved.append(task)
        return value

    def _catch_up(self, disk: sqlite3.Connection) -> None:
        while self._unsaved:
            try:
                _perform(disk, self._unsaved[0])
            except FILE_ERRORS as error:
                if not is_the_requests(error):
                    raise
                self._report(f"a request that had waited failed: {error!r}")
            self._unsaved.popleft()

    def _fall_back(self, disk: sqlite3.Connection, error: Exception) -> None:
        self._report(f"the data file refuses: {error!r}")
        self._notify(Notice("storage.cannot_save"))
        try:
            self._memory = duplicate(disk)
        except FILE_ERRORS as worse:
            self._report(f"the data file cannot be read either: {worse!r}")
            self._memory = schema.in_memory()

    def _settle(self) -> None:
        """Fold SQLite's log into the file, which brings both safely onto the disk."""
        assert self._disk is not None
        try:
            self._disk.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except FILE_ERRORS as error:
            self._report(f"the log could not be folded into the data file: {error!r}")


def _perform(connection: sqlite3.Connection, task: Task) -> object:
    """Do the task on one store. Raises what SQLite raises, with nothing half done."""
    if not task.durable or task.kind is Kind.READ:
        return _carried_out(connection, task)
    connection.execute("PRAGMA synchronous = FULL")
    try:
        return _carried_out(connection, task)
    finally:
        connection.execute("PRAGMA synchronous = NORMAL")


def _carried_out(connection: sqlite3.Connection, task: Task) -> object:
    if task.kind is Kind.TRANSACTION:
        with schema.transaction(connection):
            return task.act(connection)
    return task.act(connection)
