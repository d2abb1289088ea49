"""Plays sounds by name, at most eight at once; where there is no device, silently does nothing.

The device and the files are opened in small steps by `warm`, which the loop calls once there is a
picture to look at. This module must not know why a sound is played.
"""

from collections import Counter
from pathlib import Path

import pygame

from sounds.cues import Cue, Group

FOLDER = Path(__file__).parent / "files"
VOICES = 8
RATE = 44_100
BUFFER_SAMPLES = 512
MOST_PAN = 0.4
FULL_VOLUME = 100


class Mixer:
    """The sounds of the house. Until `warm` has opened the device, and without one, it is silent.

    Volumes are 0 to 100; the one of everything is multiplied with the group's.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._waiting = [(cue, name) for cue in Cue for name in cue.files]
        self._tried = False
        self._open = False
        self._sounds: dict[Cue, list[pygame.mixer.Sound]] = {}
        self._plays: Counter[Cue] = Counter()
        self._all = 1.0
        self._of_group = dict.fromkeys(Group, 1.0)
        self._mute = False

    def warm(self) -> bool:
        """Do one small step of opening, and tell whether another is needed.

        The first opens the device and can take a tenth of a second; each later one reads a file.
        """
        if not self._tried:
            self._tried = True
            self._open = _open_device()
        elif self._open and self._waiting:
            self._load(*self._waiting.pop(0))
        return self._open and bool(self._waiting)

    def play(self, cue: Cue, *, pan: float = 0.0, gain_db: float = 0.0) -> None:
        """Play a sound, the next of its variants; `pan` is -1 (left) to 1, and kept gentle.

        When all voices are busy, the one that has played longest gives way.
        """
        if self._mute or not self._open or not (sounds := self._loaded(cue)):
            return
        volume = self._all * self._of_group[cue.group] * 10.0 ** (gain_db / 20.0)
        pan = min(max(pan, -MOST_PAN), MOST_PAN)
        sound = sounds[self._plays[cue] % len(sounds)]
        self._plays[cue] += 1
        channel = pygame.mixer.find_channel(force=True)
        channel.play(sound)
        channel.set_volume(
            min(volume * min(1.0, 1.0 - pan), 1.0), min(volume * min(1.0, 1.0 + pan), 1.0)
        )

    def set_volumes(self, everything: int, slaps: int, bells: int) -> None:
        """Set the volumes of the sounds to come, as steps that the ear takes for even."""
        self._all = _loudness(everything)
        self._of_group = {
            Group.HOUSE: 1.0,
            Group.SLAPS: _loudness(slaps),
            Group.BELLS: _loudness(bells),
        }

    @property
    def mute(self) -> bool:
        """Whether all is silent; setting it stops what plays."""
        return self._mute

    @mute.setter
    def mute(self, on: bool) -> None:
        self._mute = on
        if on and self._open:
            pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back. Nothing is heard afterwards."""
        if self._open:
            self._open = False
            self._sounds.clear()
            pygame.mixer.quit()

    def _loaded(self, cue: Cue) -> list[pygame.mixer.Sound]:
        """Answer a cue's sounds, reading them out of turn when they are wanted before it."""
        for wanted in [each for each in self._waiting if each[0] is cue]:
            self._waiting.remove(wanted)
            self._load(*wanted)
        return self._sounds.get(cue, [])

    def _load(self, cue: Cue, name: str) -> None:
        try:
            sound = pygame.mixer.Sound(self._folder / name)
        except (OSError, pygame.error):
            return  # every sound has a picture that says the same
        self._sounds.setdefault(cue, []).append(sound)


def _open_device() -> bool:
    try:
        pygame.mixer.init(RATE, -16, 2, BUFFER_SAMPLES)
    except pygame.error:
        return False
    pygame.mixer.set_num_channels(VOICES)
    return True


def _loudness(volume: int) -> float:
    return (volume / FULL_VOLUME) ** 2
