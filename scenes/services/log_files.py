"""The log's files, apart from the log because their parts of the standard library load slowly."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

FILE_NAME = "jackanapes.log"
FILE_BYTES = 500_000
FILES_BESIDE = 3


class LogFiles(RotatingFileHandler):
    """One file and a few older ones beside it. Raises OSError when the folder cannot be had."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(
            folder / FILE_NAME,
            maxBytes=FILE_BYTES,
            backupCount=FILES_BESIDE,
            encoding="utf-8",
            errors="backslashreplace",
        )
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 -- logging's own name
        """Let a line go that the disk refuses: no game stops for it, and nobody sees a console."""
