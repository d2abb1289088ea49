"""One virtual screen for all tests of a file. What lies in this process is drawn nowhere."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.e2e.virtual_screen import VirtualScreen

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[VirtualScreen]":
    """An empty screen."""
    from tests.e2e.virtual_screen import (  # noqa: PLC0415 - pygame must know of the drivers first
        VirtualScreen,
    )

    with VirtualScreen(tmp_path_factory.mktemp("screen")) as opened:
        yield opened
