"""What a table and the throw above it have in common: both play one match, and can pause it.

The keys that mean the same at every table are read here; how a match is halted is for each to say.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable

from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.pause import PauseScene
from scenes.scene import BaseScene, Command, Push
from scenes.settings.settings_scene import SettingsScene
from scenes.table.sitting import Sitting


class MatchScene(BaseScene, ABC):
    """A scene that plays the match of one sitting."""

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool) -> None:
        self._house = house
        self.sitting = sitting
        self._match = sitting.match
        self._resumed = resumed
        self._paused = False
        self.log_open = False

    @abstractmethod
    def _halt(self) -> None:
        """Let the match reach this instant; what cannot be paused is disturbed."""

    @abstractmethod
    def _confirm(self, at_ms: float) -> None:
        """Somebody pressed a key that means yes."""

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

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """The clock stops, and the pause, or what is to `go` above the table, is shown."""
        self._halt()
        self.sitting.clock.stop()
        self._paused = True
        return Push(PauseScene(self._house)) if go is None else go()

    @property
    def _slug(self) -> str:
        return self.sitting.game.info.slug
