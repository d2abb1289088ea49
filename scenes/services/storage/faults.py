"""Tells a bad disk from a bad file and from a bad request, by SQLite's own error codes."""

import sqlite3

# What the disk, not the file's contents, is to blame for: such a file is left where it is.
DISK = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_AUTH,
    }
)
FILE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT})

# What SQLite raises over a file: its messages quote the file, whose bytes may be no text at all.
FILE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


def is_the_disks(error: Exception) -> bool:
    """Tell whether the disk refused: full, read-only, unreadable, locked."""
    return _primary_code(error) in DISK


def is_the_requests(error: Exception) -> bool:
    """Tell whether one request was at fault, so that the others around it can still be done."""
    return _primary_code(error) not in DISK | FILE


def _primary_code(error: Exception) -> int | None:
    # Errors of Python's own, and of the sqlite3 module itself, bear no code.
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
