"""A pilot for every test of a scene."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.pilot import Pilot

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture
def pilot(tmp_path: Path) -> "Iterator[Pilot]":
    """A house with an empty data folder."""
    from tests.pilot import Pilot  # noqa: PLC0415 - pygame must know of the drivers first

    made = Pilot(tmp_path)
    yield made
    made.close()
