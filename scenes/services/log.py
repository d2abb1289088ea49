"""The log: what a bug report needs, in rotating files that never leave the machine.

It remembers the last actions and, when the program falls over, writes them out with what was being
played, so that the evening can be told from the file. It must not know what an action means.
"""

import logging
import platform
from collections import deque
from collections.abc import Mapping
from pathlib import Path

ACTIONS_KEPT = 200
LINES_KEPT_WAITING = 1000


class Log(logging.Logger):
    """A logger of its own, unknown to the logging package's tree.

    Lines wait in memory until `keep_in` names a folder, which can be after the first picture is
    on the screen.
    """

    def __init__(self, version: str, options: Mapping[str, object]) -> None:
        super().__init__("jackanapes", logging.INFO)
        self._actions: deque[str] = deque(maxlen=ACTIONS_KEPT)
        self._facts: dict[str, object] = {}
        self._waiting = _Waiting()
        self.addHandler(self._waiting)
        self.note("version", version)
        self.note("python", platform.python_version())
        self.note("system", platform.platform())
        for name, value in options.items():
            self.note(f"option {name}", value)

    def keep_in(self, folder: Path) -> None:
        """Write to files in the folder from now on; where that is impossible, go on without."""
        from scenes.services.log_files import LogFiles  # noqa: PLC0415 -- loads slowly, see there

        try:
            files = LogFiles(folder)
        except OSError:
            return
        self.removeHandler(self._waiting)
        self.addHandler(files)
        for record in self._waiting.records:
            files.handle(record)
        self._waiting.records.clear()

    def note(self, name: str, value: object) -> None:
        """Log a fact that holds from now on, such as the seed; a crash tells the latest ones."""
        self._facts[name] = value
        self.info("%s: %s", name, value)

    def action(self, line: str) -> None:
        """Remember what a player or a bot did. Only the last ones are kept, and only in memory."""
        self._actions.append(line)

    def crash(self, error: BaseException) -> None:
        """Write the error, the facts and the last actions, the oldest first."""
        facts = "".join(f"\n  {name}: {value}" for name, value in self._facts.items())
        actions = "".join(f"\n  {line}" for line in self._actions)
        self.critical(
            "fell over\nfacts:%s\nlast %d actions:%s",
            facts,
            len(self._actions),
            actions,
            exc_info=error,
        )

    def close(self) -> None:
        """Let go of the file."""
        for handler in tuple(self.handlers):
            self.removeHandler(handler)
            handler.close()


class _Waiting(logging.Handler):
    """Keeps the first lines until there is a file."""

    def __init__(self) -> None:
        super().__init__()
        self.records: deque[logging.LogRecord] = deque(maxlen=LINES_KEPT_WAITING)

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)
