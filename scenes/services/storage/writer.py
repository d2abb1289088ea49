"""The one thread that touches the database, and the queue that leads to it.

Requests are carried out one by one, in the order in which they were made. This module must not
know what they do.
"""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

from scenes.services.storage.ledger import Kind, Ledger, Task

GOODBYE_S = 10.0
T = TypeVar("T")


class StorageError(Exception):
    """A question that could not be answered, because the storage is closed."""


class Writer:
    """Runs requests on a thread of its own, one after another, until it is closed.

    `open_ledger` is called there too, so that making a writer takes no time; `let_go` is called
    there last of all.
    """

    def __init__(self, open_ledger: Callable[[], Ledger], let_go: Callable[[], None]) -> None:
        self._open_ledger = open_ledger
        self._let_go = let_go
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._door = Lock()
        self._shut = False
        # A daemon, so that a crash elsewhere does not leave a process that never ends.
        self._thread = Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    def tell(
        self,
        act: Callable[[sqlite3.Connection], object],
        kind: Kind = Kind.TRANSACTION,
        *,
        durable: bool = False,
    ) -> None:
        """Have something written, and do not wait. After closing, nothing happens."""
        self._put(Task(act, kind, durable))

    def ask(
        self,
        act: Callable[[sqlite3.Connection], T],
        kind: Kind = Kind.READ,
        *,
        durable: bool = False,
    ) -> T:
        """Wait for what the act answers, after all that was told before.

        Raises StorageError once closed, and whatever the act itself raises.
        """
        answer: Future[T] = Future()
        if not self._put(Task(act, kind, durable, answer)):
            raise StorageError("the storage is closed")
        return answer.result()

    def close(self) -> None:
        """Finish what waits, then end the thread. Safe to call twice."""
        with self._door:
            if not self._shut:
                self._shut = True
                self._tasks.put(None)
        # A disk that hangs must not keep the window from closing for ever.
        self._thread.join(GOODBYE_S)

    def _put(self, task: Task) -> bool:
        with self._door:
            if not self._shut:
                self._tasks.put(task)
            return not self._shut

    def _work(self) -> None:
        try:
            ledger = self._open_ledger()
            try:
                while (task := self._tasks.get()) is not None:
                    ledger.carry_out(task)
            finally:
                ledger.close()
        finally:
            self._let_go()
            self._turn_away()

    def _turn_away(self) -> None:
        # Reached with tasks left only if the thread fell over: nobody may wait for it for ever.
        with self._door:
            self._shut = True
        while not self._tasks.empty():
            task = self._tasks.get()
            if task is not None and task.answer is not None:
                task.answer.set_exception(StorageError("the storage has stopped"))
