"""A pilot for every test of a scene, and bots that think little."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.thought import little_thought

if TYPE_CHECKING:
    from tests.pilot import Pilot

__all__ = ["cut_face", "little_thought", "pilot"]

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(scope="session")
def cut_face(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The display face, cut once for all tests: it takes a second."""
    from sprites.typeface import cut_display_face  # noqa: PLC0415 - the same

    face = tmp_path_factory.mktemp("face") / "fraunces-black.ttf"
    cut_display_face(face)
    return face


@pytest.fixture
def pilot(tmp_path: Path, cut_face: Path) -> "Iterator[Pilot]":
    """A house with an empty data folder, but for the display face."""
    from tests.pilot import Pilot  # noqa: PLC0415 - pygame must know of the drivers first

    (tmp_path / "cache").mkdir()
    shutil.copy(cut_face, tmp_path / "cache")
    made = Pilot(tmp_path)
    yield made
    made.close()
