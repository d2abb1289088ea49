"""The services that every scene is handed. Nothing here is global; a test builds its own."""

from dataclasses import dataclass

from scenes.services.clock import Clock
from scenes.services.log import Log
from scenes.services.places import Places
from scenes.services.settings import Settings, write_settings
from scenes.services.storage import Storage
from scenes.services.words import Words
from sounds.mixer import Mixer
from sprites.atlas import Atlas
from sprites.canvas import Canvas
from sprites.easel import Easel
from sprites.scale import Scale


@dataclass(slots=True)
class House:
    """One running app."""

    canvas: Canvas
    atlas: Atlas
    scale: Scale
    words: Words
    settings: Settings
    storage: Storage
    mixer: Mixer
    clock: Clock
    places: Places
    log: Log
    version: str
    logging: bool = False

    def __post_init__(self) -> None:
        self.atlas.speak(self.words)

    @property
    def easel(self) -> Easel:
        """What parts are drawn with."""
        return Easel(self.atlas, self.scale)

    def furnish(self) -> bool:
        """Do a step of what can wait until the first frame is seen; tell whether there is more."""
        if not self.logging:
            self.logging = True
            self.log.keep_in(self.places.log_dir)
            return True
        return self.mixer.warm()

    def change(self, settings: Settings) -> None:
        """Let new settings take effect at once, and keep them."""
        before, self.settings = self.settings, settings
        write_settings(self.storage, settings)
        self.mixer.set_volumes(settings.volume_all, settings.volume_slaps, settings.volume_bells)
        self.mixer.mute = settings.mute
        if settings.language != before.language:
            self.words = self.words.in_language(settings.language)
            self.atlas.speak(self.words)
        if settings.fullscreen != self.canvas.fullscreen:
            self.canvas.set_fullscreen(settings.fullscreen)
        self.measure()

    def measure(self) -> None:
        """Look again at how many pixels there are."""
        width, height = self.canvas.size
        self.scale = Scale(width, height, self.settings.text_size / 100)
