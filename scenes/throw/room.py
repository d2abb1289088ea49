"""What a throw has in common with every table: it can be paused, left, read about and logged.

The clock of the table it belongs to runs and stops with it.
"""

from abc import abstractmethod
from collections import deque

from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.leave import Leave
from scenes.pause import PauseChoice, PauseScene
from scenes.scene import Command, Pop, Push
from scenes.settings.settings_scene import SettingsScene
from scenes.table.match_scene import MatchScene
from scenes.table.sitting import Sitting


class ThrowRoom(MatchScene):
    """A scene above a table, on the table's match and with its `log`."""

    def __init__(self, house: House, sitting: Sitting, log: deque[str], *, resumed: bool) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._log = log

    @abstractmethod
    def _direct(self) -> None:
        """Take what the settings ask for now."""

    @abstractmethod
    def _interrupt(self) -> None:
        """The count was disturbed."""

    @abstractmethod
    def _follow(self) -> None:
        """Let the picture take up what has happened."""

    # -- what the manager calls --------------------------------------------------------------

    def on_enter(self) -> None:
        """The clock of the table runs on."""
        self._direct()
        if not self._resumed:
            self.sitting.clock.start()

    def on_return(self, result: object) -> Command | None:
        """From the pause and its pages; from the results it goes on to the table below."""
        match result:
            case Leave() | PauseChoice.LEAVE:
                return Pop(result)
            case PauseChoice.HELP:
                return Push(HelpScene(self._house, self._slug))
            case PauseChoice.SETTINGS:
                return Push(SettingsScene(self._house))
            case PauseChoice.RESUME:
                self._paused = False
                self._direct()
                self.sitting.clock.start()
                return None
            case _:
                return Push(PauseScene(self._house))

    def on_leave(self) -> None:
        """All that happened is kept already; wait until it is on the disk."""
        self._house.storage.flush()

    def on_stall(self, gap_ms: float) -> Command | None:
        """Nobody could act meanwhile: a live count begins again."""
        self.sitting.clock.skip(gap_ms)
        self._interrupt()
        self._follow()
        return None

    def on_presented(self) -> Command | None:
        """A match that was taken up again begins paused, once it is seen."""
        if self._resumed:
            self._resumed = False
            return self.pause()
        return None

    @property
    def told(self) -> tuple[str, ...]:
        """All that the log says."""
        return tuple(self._log)

    def _halt(self) -> None:
        """A live count will begin again."""
        self._match.tick(self.sitting.clock.now_ms())
        self._interrupt()
        self._follow()
