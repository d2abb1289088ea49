"""The tables, and the marks by which a file is known to be ours.

A new version appends a step to `STEPS` and never edits an earlier one: an old file is brought up
to date by the steps it has not seen. This module must not know where the file lies.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

APPLICATION_ID = 0x4A41434B  # "JACK", at byte 68 of the file
STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE profiles (id TEXT PRIMARY KEY, name TEXT NOT NULL)",
        """CREATE TABLE statistics (
            profile TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
            count INTEGER NOT NULL, total REAL NOT NULL,
            lowest REAL NOT NULL, highest REAL NOT NULL,
            PRIMARY KEY (profile, game, name)) WITHOUT ROWID""",
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, recency INTEGER NOT NULL, owner TEXT NOT NULL,
            header TEXT NOT NULL, outcome TEXT, counts INTEGER NOT NULL DEFAULT 1)""",
        "CREATE INDEX open_matches ON matches (recency) WHERE outcome IS NULL",
        """CREATE TABLE entries (
            match TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL,
            digest TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID""",
        "CREATE TABLE copies (slot INTEGER PRIMARY KEY, instance TEXT NOT NULL)",
    ),
    ("CREATE TABLE deeds (number INTEGER PRIMARY KEY, deed TEXT NOT NULL)",),
)
VERSION = len(STEPS)


def tables_of(version: int) -> frozenset[str]:
    """The tables that a file of this version has."""
    statements = " ".join(statement for step in STEPS[:version] for statement in step)
    return frozenset(re.findall(r"CREATE TABLE (\w+)", statements))


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    """Run the block as one transaction; any exception undoes it and travels on."""
    connection.execute("BEGIN " + kind)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk can have ended the transaction already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def prepare(connection: sqlite3.Connection) -> None:
    """Bring the tables up to date, in one transaction. An up-to-date file is not written to."""
    if read_number(connection, "PRAGMA user_version") == VERSION:
        return
    with transaction(connection):
        # Asked again inside the lock: another copy may have done the work meanwhile.
        for step in STEPS[read_number(connection, "PRAGMA user_version") :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


def read_number(connection: sqlite3.Connection, query: str) -> int:
    """Answer the one number that a query gives."""
    (number,) = connection.execute(query).fetchone()
    return int(number)


def lenient(text: bytes) -> str:
    """Read text of which a damaged disk has changed a byte: whoever parses it will refuse it."""
    return text.decode("utf-8", "replace")


def in_memory() -> sqlite3.Connection:
    """Open an empty store that lives as long as the program."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.text_factory = lenient
    prepare(connection)
    return connection
