"""The storage as the rest of the program meets it.

Writing returns at once and is committed a moment later by the writer thread; reading waits for
what was written before it. Nothing here raises for a bad disk: a notice tells the player, and the
evening goes on in memory. This module must not know SQL, games or words.
"""

import json
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from scenes.services.storage import tables
from scenes.services.storage.copies import Copies
from scenes.services.storage.ledger import Kind, Ledger
from scenes.services.storage.opening import Connect, connect_file, open_store
from scenes.services.storage.records import (
    Entry,
    MatchState,
    Notice,
    Profile,
    Sample,
    SavedMatch,
    Statistic,
)
from scenes.services.storage.writer import Writer

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def ignore(_line: str) -> None:
    """Report to nobody."""


class Storage:
    """One data file, opened in the background; use it in a `with`, or close it.

    `path` is the SQLite file; its lock files lie in a folder beside it. `report` gets one line a
    fault, for the log, and is called on the writer thread. `connect` opens files, and is there
    for the tests.
    """

    def __init__(
        self,
        path: Path,
        *,
        report: Callable[[str], None] = ignore,
        connect: Connect = connect_file,
    ) -> None:
        self._path = path
        self._report = report
        self._connect = connect
        self._mark = _new_id()
        self._copies = Copies(path.with_name(path.stem + ".locks"))
        self._notices: deque[Notice] = deque()
        self._writer = Writer(self._open, self._copies.release)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Write what waits and let go of the file. Safe to call twice."""
        self._writer.close()

    def flush(self) -> None:
        """Wait until everything told so far is committed, safe from a power cut too."""
        self._writer.ask(lambda _connection: None, durable=True)

    def take_notices(self) -> tuple[Notice, ...]:
        """Answer what the player has not been told yet, without waiting. Ask again later."""
        return tuple(self._notices.popleft() for _ in range(len(self._notices)))

    # Settings

    def settings(self) -> dict[str, Json]:
        """Answer all settings by key; one whose text is no JSON is left out."""
        return {
            key: value[0]
            for key, text in self._writer.ask(tables.read_settings).items()
            if (value := _parsed(text))
        }

    def set_settings(self, changes: Mapping[str, Json]) -> None:
        """Store settings; keys not named stay as they are."""
        rows = [(key, json.dumps(value)) for key, value in changes.items()]
        self._writer.tell(lambda connection: tables.write_settings(connection, rows))

    # Profiles and statistics

    def profiles(self) -> tuple[Profile, ...]:
        """Answer all profiles, the oldest first."""
        return self._writer.ask(tables.read_profiles)

    def add_profile(self, name: str) -> Profile:
        """Make a profile of any name, one that another bears included."""
        return self.rename_profile(_new_id(), name)

    def rename_profile(self, profile_id: str, name: str) -> Profile:
        """Give a profile another name."""
        profile = Profile(profile_id, name)
        self._writer.tell(lambda connection: tables.write_profile(connection, profile))
        return profile

    def add_samples(self, samples: Iterable[Sample]) -> None:
        """Fold figures into the statistics, outside any match."""
        kept = tuple(samples)
        self._writer.tell(lambda connection: tables.write_samples(connection, kept))

    def statistics(self, profile_id: str, game: str) -> dict[str, Statistic]:
        """Answer a profile's statistics in one game, by name."""
        return self._writer.ask(
            lambda connection: tables.read_statistics(connection, profile_id, game)
        )

    # Deeds: a list that only ever grows

    def deeds(self) -> tuple[str, ...]:
        """Answer all deeds, the first first."""
        return self._writer.ask(tables.read_deeds)

    def add_deed(self, number: int, deed: str, begins: tuple[str, str] | None = None) -> bool:
        """Add deed `number`, counted from 0, and wait until a power cut cannot undo it.

        With it begins a match of that id (from `new_match_id`) and header. False, and nothing is
        written, if another copy has added one meanwhile.
        """

        def write(connection: sqlite3.Connection) -> bool:
            added = tables.add_deed(connection, number, deed)
            if added and begins is not None:
                tables.begin_match(connection, self._mark, *begins)
            return added

        return self._writer.ask(write, Kind.TRANSACTION, durable=True)

    # Matches

    def new_match_id(self) -> str:
        """Answer an id that no match has."""
        return _new_id()

    def begin_match(self, header: str) -> str:
        """Open a match of this copy's and answer its id."""
        match_id = _new_id()
        self._writer.tell(
            lambda connection: tables.begin_match(connection, self._mark, match_id, header)
        )
        return match_id

    def append(
        self, match_id: str, number: int, text: str, digest: str = "", *, durable: bool = False
    ) -> None:
        """Write an accepted move: number 0 is the match's first. `durable` outlasts a power cut."""
        entry = Entry(text, digest)
        self._writer.tell(
            lambda connection: tables.append_entry(connection, self._mark, match_id, number, entry),
            Kind.STATEMENT,
            durable=durable,
        )

    def finish(
        self, match_id: str, outcome: str, *, counts: bool = True, samples: Iterable[Sample] = ()
    ) -> None:
        """Close a match and, in the same instant, count its figures. A second call does nothing.

        Where the match does not count, or was imported, its figures are left out.
        """
        kept = tuple(samples)
        self._writer.tell(
            lambda connection: tables.finish_match(
                connection, self._mark, match_id, outcome, kept if counts else None
            ),
            durable=True,
        )

    def unfinished(self) -> SavedMatch | None:
        """Answer the latest open match, unless another running copy plays it. Changes nothing."""
        return self._writer.ask(
            lambda connection: tables.latest_open(connection, self._strangers(connection))
        )

    def take(self, match_id: str) -> SavedMatch | None:
        """Make an open match this copy's, to go on with; None when another copy was quicker."""
        return self._writer.ask(
            lambda connection: tables.take_match(
                connection, self._mark, match_id, self._strangers(connection)
            ),
            Kind.TRANSACTION,
        )

    def drop_match(self, match_id: str) -> None:
        """Forget a match and its moves, unless it is another running copy's."""
        self._writer.tell(
            lambda connection: tables.drop_match(connection, match_id, self._strangers(connection))
        )

    def match(self, match_id: str) -> MatchState | None:
        """Answer how a match stands; None when there is none of that id."""
        return self._writer.ask(lambda connection: tables.read_match(connection, match_id))

    def export_lines(self, match_id: str) -> list[str]:
        """Answer a record as lines, header first; no lines when there is no such match."""
        return self._writer.ask(lambda connection: tables.read_lines(connection, match_id))

    def import_lines(self, lines: Sequence[str], *, outcome: str | None = None) -> str:
        """Store a record, header first, as a match that does not count; answer its id.

        Without an outcome it is left open, and `unfinished` offers it. Raises ValueError when
        there are no lines.
        """
        if not lines:
            raise ValueError("a record has a header at least")
        match_id = _new_id()
        header, *texts = lines

        def write(connection: sqlite3.Connection) -> None:
            tables.begin_match(connection, self._mark, match_id, header, counts=False)
            for number, text in enumerate(texts):
                tables.append_entry(connection, self._mark, match_id, number, Entry(text))
            if outcome is not None:
                tables.finish_match(connection, self._mark, match_id, outcome, ())

        self._writer.tell(write)
        return match_id

    def _open(self) -> Ledger:
        opened = open_store(self._path, self._copies, self._mark, self._connect, self._report)
        self._notices.extend(opened.notices)
        return Ledger(opened, self._notices.append, self._report)

    def _strangers(self, connection: sqlite3.Connection) -> frozenset[str]:
        return frozenset(
            mark
            for slot, mark in tables.read_copies(connection)
            if mark != self._mark and self._copies.is_held(slot)
        )


def _new_id() -> str:
    return os.urandom(8).hex()


def _parsed(text: str) -> tuple[Json] | None:
    try:
        return (json.loads(text),)
    except ValueError:
        return None
