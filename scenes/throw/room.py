"""What a throw has in common with every table: it can be paused, left, read about and logged.

The clock of the table it belongs to runs and stops with it.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.leave import Leave
from scenes.pause import PauseChoice, PauseScene
from scenes.scene import BaseScene, Command, Pop, Push
from scenes.settings.settings_scene import SettingsScene
from scenes.table.sitting import Sitting


class ThrowRoom(BaseScene, ABC):
    """A scene above a table, on the table's match and with its `log`."""

    def __init__(self, house: House, sitting: Sitting, log: deque[str], *, resumed: bool) -> None:
        self._house = house
        self.sitting = sitting
        self._match = sitting.match
        self._log = log
        self._resumed = resumed
        self._paused = False
        self.log_open = False

    @abstractmethod
    def _direct(self) -> None:
        """Take what the settings ask for now."""

    @abstractmethod
    def _interrupt(self) -> None:
        """The count was disturbed."""

    @abstractmethod
    def _follow(self) -> None:
        """Let the picture take up what has happened."""

    @abstractmethod
    def _confirm(self, at_ms: float) -> None:
        """Somebody pressed a key that means yes."""

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

    # -- keys that mean the same everywhere --------------------------------------------------

    @property
    def told(self) -> tuple[str, ...]:
        """All that the log says."""
        return tuple(self._log)

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """Clocks stop; a live count will begin again."""
        clock = self.sitting.clock
        self._match.tick(clock.now_ms())
        self._interrupt()
        self._follow()
        clock.stop()
        self._paused = True
        return Push(PauseScene(self._house)) if go is None else go()

    def mean(self, meaning: Meaning | None, at_ms: float) -> Command | None:
        """Pause, help, settings, the log, and yes."""
        match meaning:
            case Meaning.BACK:
                return self.pause()
            case Meaning.HELP:
                return self.pause(lambda: Push(HelpScene(self._house, self._slug)))
            case Meaning.SETTINGS:
                return self.pause(lambda: Push(SettingsScene(self._house)))
            case Meaning.LOG:
                self.log_open = not self.log_open
            case Meaning.CONFIRM:
                self._confirm(at_ms)
            case _:
                pass
        return None

    @property
    def _slug(self) -> str:
        return self.sitting.game.info.slug
