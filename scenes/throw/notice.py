"""A line that the house says over a throw for a while."""

from scenes.house import House
from scenes.motion.beats import FULL
from sprites.bubble import plate

PLACE = (0.5, 0.72)
WIDTH = 0.36


class Notice:
    """What is said just now, if anything."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._left_ms = 0.0
        self.words: str | None = None

    def say(self, words: str) -> None:
        """Say this for a while."""
        self.words, self._left_ms = words, FULL.notice

    def advance(self, dt_ms: float) -> None:
        """Let it pass; say what the storage has to say."""
        for notice in self._house.storage.take_notices():
            self.say(self._house.words(notice.key, **dict(notice.values)))
        self._left_ms -= dt_ms
        if self._left_ms <= 0:
            self.words = None

    def draw(self) -> None:
        """On a dark plate."""
        if self.words is None:
            return
        width, height = self._house.easel.canvas.size
        x, y = PLACE[0] * width, PLACE[1] * height
        plate(self._house.easel, self.words, x, y, most=WIDTH * width)
