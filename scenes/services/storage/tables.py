"""Every statement that reads or writes the tables, as functions over a connection.

Each is run inside somebody else's transaction, and does the same when it is run again on another
connection: ids come from the caller. `strangers` are the marks of the other
copies running now, whose matches are theirs. This module must not know threads, files or games.
"""

import sqlite3
from collections.abc import Iterable, Sequence

from scenes.services.storage.records import (
    Entry,
    MatchState,
    Profile,
    Sample,
    SavedMatch,
    Statistic,
)


def read_settings(connection: sqlite3.Connection) -> dict[str, str]:
    """Answer every setting, as the text it was stored as."""
    return dict(connection.execute("SELECT key, value FROM settings").fetchall())


def write_settings(connection: sqlite3.Connection, settings: Iterable[tuple[str, str]]) -> None:
    """Store settings, replacing those of the same keys."""
    connection.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", settings)


def read_profiles(connection: sqlite3.Connection) -> tuple[Profile, ...]:
    """Answer the profiles in the order in which they were made."""
    rows = connection.execute("SELECT id, name FROM profiles ORDER BY rowid")
    return tuple(Profile(*row) for row in rows)


def write_profile(connection: sqlite3.Connection, profile: Profile) -> None:
    """Add a profile, or give the one of that id its new name."""
    connection.execute(
        "INSERT INTO profiles VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (profile.profile_id, profile.name),
    )


def write_samples(connection: sqlite3.Connection, samples: Iterable[Sample]) -> None:
    """Fold samples into the statistics."""
    connection.executemany(
        """INSERT INTO statistics VALUES (?, ?, ?, 1, ?, ?, ?)
        ON CONFLICT (profile, game, name) DO UPDATE SET
            count = count + 1, total = total + excluded.total,
            lowest = min(lowest, excluded.lowest), highest = max(highest, excluded.highest)""",
        [(each.profile_id, each.game, each.name, *[each.number] * 3) for each in samples],
    )


def read_statistics(
    connection: sqlite3.Connection, profile_id: str, game: str
) -> dict[str, Statistic]:
    """Answer a profile's statistics in a game, by name."""
    rows = connection.execute(
        """SELECT name, count, total, lowest, highest FROM statistics
        WHERE profile = ? AND game = ? ORDER BY name""",
        (profile_id, game),
    )
    return {name: Statistic(*figures) for name, *figures in rows}


def begin_match(
    connection: sqlite3.Connection, owner: str, match_id: str, header: str, *, counts: bool = True
) -> None:
    """Add an empty match, the most recent of all."""
    connection.execute(
        """INSERT INTO matches (id, recency, owner, header, counts)
        SELECT ?, coalesce(max(recency), 0) + 1, ?, ?, ? FROM matches""",
        (match_id, owner, header, counts),
    )


def append_entry(
    connection: sqlite3.Connection, owner: str, match_id: str, number: int, entry: Entry
) -> None:
    """Write one move of an open match of this owner; any other match is left as it is."""
    connection.execute(
        """INSERT OR REPLACE INTO entries SELECT id, ?, ?, ? FROM matches
        WHERE id = ? AND owner = ? AND outcome IS NULL""",
        (number, entry.text, entry.digest, match_id, owner),
    )


def finish_match(
    connection: sqlite3.Connection,
    owner: str,
    match_id: str,
    outcome: str,
    samples: Sequence[Sample] | None,
) -> None:
    """Close an open match of this owner; count its samples once, however often it is called.

    None instead of samples makes it a match that does not count.
    """
    changed = connection.execute(
        """UPDATE matches SET outcome = ?, counts = counts AND ?
        WHERE id = ? AND owner = ? AND outcome IS NULL RETURNING counts""",
        (outcome, samples is not None, match_id, owner),
    ).fetchone()
    if changed == (1,):
        write_samples(connection, samples or ())


def drop_match(connection: sqlite3.Connection, match_id: str, strangers: frozenset[str]) -> None:
    """Forget a match and its moves, unless another running copy owns it."""
    if owner_of(connection, match_id) not in strangers:
        connection.execute("DELETE FROM entries WHERE match = ?", (match_id,))
        connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))


def latest_open(connection: sqlite3.Connection, strangers: frozenset[str]) -> SavedMatch | None:
    """Answer the most recent open match that is not another running copy's."""
    rows = connection.execute(
        "SELECT id, owner, header FROM matches WHERE outcome IS NULL ORDER BY recency DESC"
    )
    for match_id, owner, header in rows:
        if owner not in strangers:
            return SavedMatch(match_id, header, read_entries(connection, match_id))
    return None


def take_match(
    connection: sqlite3.Connection, owner: str, match_id: str, strangers: frozenset[str]
) -> SavedMatch | None:
    """Make an open match this owner's and the most recent; None when it is not to be had."""
    row = connection.execute(
        "SELECT header, owner FROM matches WHERE id = ? AND outcome IS NULL", (match_id,)
    ).fetchone()
    if row is None or row[1] in strangers:
        return None
    connection.execute(
        """UPDATE matches SET owner = ?, recency = (SELECT max(recency) + 1 FROM matches)
        WHERE id = ?""",
        (owner, match_id),
    )
    return SavedMatch(match_id, row[0], read_entries(connection, match_id))


def read_match(connection: sqlite3.Connection, match_id: str) -> MatchState | None:
    """Answer how a match stands, or None when there is none of that id."""
    row = connection.execute(
        "SELECT header, outcome, counts FROM matches WHERE id = ?", (match_id,)
    ).fetchone()
    return None if row is None else MatchState(row[0], row[1], bool(row[2]))


def read_entries(connection: sqlite3.Connection, match_id: str) -> tuple[Entry, ...]:
    """Answer a match's moves from number 0 on, as far as none is missing."""
    rows = connection.execute(
        "SELECT number, entry, digest FROM entries WHERE match = ? ORDER BY number", (match_id,)
    )
    entries: list[Entry] = []
    for expected, (number, text, digest) in enumerate(rows):
        if number != expected:
            break
        entries.append(Entry(text, digest))
    return tuple(entries)


def read_lines(connection: sqlite3.Connection, match_id: str) -> list[str]:
    """Answer a match's header and moves, or nothing when there is no such match."""
    state = read_match(connection, match_id)
    if state is None:
        return []
    return [state.header, *(entry.text for entry in read_entries(connection, match_id))]


def owner_of(connection: sqlite3.Connection, match_id: str) -> str | None:
    """Answer the mark of the copy that a match belongs to."""
    row = connection.execute("SELECT owner FROM matches WHERE id = ?", (match_id,)).fetchone()
    return None if row is None else str(row[0])


def read_deeds(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Answer all deeds, the first first."""
    rows = connection.execute("SELECT deed FROM deeds ORDER BY number")
    return tuple(deed for (deed,) in rows)


def add_deed(connection: sqlite3.Connection, number: int, deed: str) -> bool:
    """Add a deed as the one of this number, counted from 0, if it is the next; tell whether."""
    added = connection.execute(
        "INSERT INTO deeds SELECT ?, ? WHERE (SELECT count(*) FROM deeds) = ?",
        (number, deed, number),
    )
    return added.rowcount == 1


def read_copies(connection: sqlite3.Connection) -> tuple[tuple[int, str], ...]:
    """Answer the slots and marks of all copies that ever ran."""
    return tuple(connection.execute("SELECT slot, instance FROM copies").fetchall())
