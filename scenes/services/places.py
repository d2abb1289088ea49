"""Where the program keeps its files: the data file, what can be made again, and the log.

The places are the platform's own, or all in one folder for portable use and tests. Nothing is
made here: whoever writes a file makes its folder, and copes when it cannot.
"""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

APP = "jackanapes"
DATA_FILE = "jackanapes.sqlite3"


@dataclass(frozen=True, slots=True)
class Places:
    """Absolute paths. What lies in `cache_dir` may be deleted at any time."""

    data_file: Path
    cache_dir: Path
    log_dir: Path


def find_places(data_dir: Path | None = None) -> Places:
    """Answer the platform's places, or those inside `data_dir` when it is given."""
    if data_dir is None:
        dirs = PlatformDirs(APP, appauthor=False)
        return Places(
            data_file=dirs.user_data_path / DATA_FILE,
            cache_dir=dirs.user_cache_path,
            log_dir=dirs.user_log_path,
        )
    root = data_dir.expanduser().absolute()
    return Places(data_file=root / DATA_FILE, cache_dir=root / "cache", log_dir=root / "log")
