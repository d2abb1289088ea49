"""A canvas that nobody sees, and an easel before it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from sprites.canvas import Canvas
    from sprites.easel import Easel

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(scope="session")
def fonts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache folder that keeps the cut display face for all tests."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture
def canvas() -> "Iterator[Canvas]":
    from sprites.canvas import Canvas  # noqa: PLC0415 -- pygame must know of the driver first

    made = Canvas.offscreen((640, 400))
    yield made
    made.close()


@pytest.fixture
def make_easel(fonts: Path) -> "Iterator[Callable[[int, int, float], Easel]]":
    """Makes easels of width, height and text size; closes their canvases afterwards."""
    from sprites.atlas import Atlas  # noqa: PLC0415 -- pygame must know of the driver first
    from sprites.canvas import Canvas  # noqa: PLC0415
    from sprites.easel import Easel  # noqa: PLC0415
    from sprites.scale import Scale  # noqa: PLC0415

    made: list[Canvas] = []

    def make(width: int, height: int, text: float = 1.0) -> Easel:
        canvas = Canvas.offscreen((width, height))
        canvas.clear("#000000")
        made.append(canvas)
        return Easel(Atlas(canvas, fonts), Scale(width, height, text))

    yield make
    for canvas in made:
        canvas.close()


@pytest.fixture
def easel(make_easel: "Callable[[int, int, float], Easel]") -> "Easel":
    """The usual window at the usual text size."""
    return make_easel(1280, 720, 1.0)
