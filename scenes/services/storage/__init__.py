"""What is kept between evenings: settings, profiles, statistics and every match's record.

One SQLite file, written by one thread, so that no frame waits for a disk. The package knows
strings and numbers only: it must not know any game, scene, word or picture.
"""

from scenes.services.storage.records import (
    Entry,
    MatchState,
    Notice,
    Profile,
    Sample,
    SavedMatch,
    Statistic,
)
from scenes.services.storage.store import Storage
from scenes.services.storage.writer import StorageError

__all__ = [
    "Entry",
    "MatchState",
    "Notice",
    "Profile",
    "Sample",
    "SavedMatch",
    "Statistic",
    "Storage",
    "StorageError",
]
