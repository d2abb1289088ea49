"""The seats screen of the pilot's game, for every test of it."""

import pytest

from scenes.seats import SeatsScene
from tests.pilot import Pilot
from tests.scenes.seats.chairs import deal


@pytest.fixture
def scene(pilot: Pilot) -> SeatsScene:
    made = SeatsScene(pilot.house, pilot.game, deal=deal)
    made.on_enter()
    return made
