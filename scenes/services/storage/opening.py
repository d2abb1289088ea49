"""Opens the data file, whatever lies there, and never destroys anything.

A damaged or foreign file is set aside under a new name with its -wal and -shm; a file of a newer
version is left as it is; where nothing can be written, a store in memory takes over and a notice
says so. This module must not know what the tables mean.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from enum import Enum, auto
from itertools import count
from pathlib import Path
from urllib.parse import quote

from scenes.services.storage import schema
from scenes.services.storage.copies import Copies
from scenes.services.storage.faults import FILE_ERRORS, is_the_disks
from scenes.services.storage.records import Notice

BUSY_WAIT_S = 2.0
CHECKPOINT_PAGES = 2000
TAILS = ("-wal", "-shm")

Connect = Callable[[Path, str], sqlite3.Connection]


class Standing(Enum):
    """What lies at the path."""

    NEW = auto()
    OURS = auto()
    NEWER = auto()
    FOREIGN = auto()
    DAMAGED = auto()


@dataclass(frozen=True, slots=True)
class Opened:
    """An open store: a connection, whether it writes to the file, and what to tell the player."""

    connection: sqlite3.Connection
    on_disk: bool
    notices: tuple[Notice, ...]


def connect_file(path: Path, mode: str) -> sqlite3.Connection:
    """Connect to a file; mode is SQLite's ("ro", "rwc") with any further parameters behind it."""
    name = quote(os.fsencode(path.absolute().as_posix()))
    uri = f"file://{name if name.startswith('/') else '/' + name}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_WAIT_S, isolation_level=None)


def open_store(
    path: Path, copies: Copies, mark: str, connect: Connect, report: Callable[[str], None]
) -> Opened:
    """Open the file at the path, or a store in memory when it cannot be had. Never raises.

    `mark` names this copy of the program in the file; the path's folders are made when missing;
    `report` gets a line for the log when the file cannot be had.
    """
    try:
        with copies.gate():
            copies.take_slot()
            return _open_behind_the_gate(path, copies, mark, connect)
    except (OSError, *FILE_ERRORS) as error:
        report(f"the data file cannot be opened: {error!r}")
        return Opened(_copy_in_memory(path, connect), False, (_unwritable(path),))


def inspect(path: Path, connect: Connect) -> Standing:
    """Tell what lies at the path without writing to it. Raises sqlite3.Error for a bad disk."""
    if not path.exists():
        return Standing.NEW
    try:
        with closing(connect(path, "ro")) as connection:
            return _inspect_tables(connection)
    except FILE_ERRORS as error:
        if is_the_disks(error):
            raise
        return Standing.DAMAGED


def set_aside(path: Path, why: str) -> Path:
    """Give the file and its companions a name that nothing bears yet; answer that name."""
    for number in count(1):
        target = path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")
        try:
            target.touch(exist_ok=False)
        except FileExistsError:
            continue
        break
    # The file itself goes last: a -wal left beside a missing file would be thrown away.
    for tail in (*TAILS, ""):
        companion = path.with_name(path.name + tail)
        if companion.exists():
            companion.replace(target.with_name(target.name + tail))
    return target


def _inspect_tables(connection: sqlite3.Connection) -> Standing:
    application = schema.read_number(connection, "PRAGMA application_id")
    version = schema.read_number(connection, "PRAGMA user_version")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if application == version == 0 and not tables:
        return Standing.NEW
    if application != schema.APPLICATION_ID:
        return Standing.FOREIGN
    if version > schema.VERSION:
        return Standing.NEWER
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()
    whole = verdict == ("ok",) and version > 0 and tables >= schema.tables_of(version)
    return Standing.OURS if whole else Standing.DAMAGED


def _open_behind_the_gate(path: Path, copies: Copies, mark: str, connect: Connect) -> Opened:
    alone = copies.alone()
    notices = [] if alone else [Notice("storage.second_copy")]
    standing = inspect(path, connect)
    match standing:
        case Standing.NEWER:
            notices.append(Notice("storage.newer", {"path": str(path)}))
            return Opened(schema.in_memory(), False, tuple(notices))
        case Standing.DAMAGED | Standing.FOREIGN if not alone:
            # The other copy may be writing to it: leave it where it is.
            notices.append(_unwritable(path))
            return Opened(schema.in_memory(), False, tuple(notices))
        case Standing.DAMAGED | Standing.FOREIGN:
            why = standing.name.lower()
            notices.append(Notice(f"storage.{why}", {"path": str(set_aside(path, why))}))
        case Standing.NEW | Standing.OURS:
            pass
    connection = connect(path, "rwc")
    connection.text_factory = schema.lenient
    try:
        _set_up(connection, copies.slot, mark)
    except BaseException:
        connection.close()
        raise
    return Opened(connection, True, tuple(notices))


def _unwritable(path: Path) -> Notice:
    return Notice("storage.unwritable", {"path": str(path)})


def _set_up(connection: sqlite3.Connection, slot: int | None, mark: str) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    schema.prepare(connection)
    with schema.transaction(connection):
        connection.execute("INSERT OR REPLACE INTO copies VALUES (?, ?)", (slot, mark))


def _copy_in_memory(path: Path, connect: Connect) -> sqlite3.Connection:
    """Bring what can be read of a file that cannot be written."""
    for mode in ("ro", "ro&immutable=1"):
        try:
            with closing(connect(path, mode)) as source:
                if _inspect_tables(source) is Standing.OURS:
                    return duplicate(source)
        except FILE_ERRORS:
            continue
    return schema.in_memory()


def duplicate(source: sqlite3.Connection) -> sqlite3.Connection:
    """Copy a store into memory. Raises sqlite3.Error when the source cannot be read."""
    copy = schema.in_memory()
    try:
        source.backup(copy)
        schema.prepare(copy)  # the file may be of an older version
    except BaseException:
        copy.close()
        raise
    return copy
