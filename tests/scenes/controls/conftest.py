"""An empty board for every test of the controls."""

import pytest

from scenes.controls import Board
from tests.pilot import Pilot
from tests.scenes.controls.desks import Desk


@pytest.fixture
def desk(pilot: Pilot) -> Desk:
    return Desk(pilot, Board(pilot.house))
