"""A house that nobody sees, for checks: its own folder, no sound device, no window."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.house import House
from scenes.opening import close_house, open_house


@contextmanager
def hidden_house(
    size: tuple[int, int], *, data_dir: Path | None = None, language: str | None = None
) -> Iterator[House]:
    """A house on an offscreen canvas of `size` pixels."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        house = open_house(data_dir=data_dir or Path(folder), offscreen=size, language=language)
        try:
            yield house
        finally:
            close_house(house)
