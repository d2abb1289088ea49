"""From the title to cards on the table: three presses, of keys alone or of the mouse alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.catalogue import open_games
from game.record import read_header
from scenes.controls import Screen
from scenes.house import House
from scenes.play import deal, title_scene
from scenes.seats import SeatsScene
from scenes.shelf.choose_game import ChooseGameScene
from tests.e2e.running_app import NOTHING, RunningApp, settled
from tests.e2e.virtual_screen import VirtualScreen, wait_for
from tests.pilot import Pilot

SIZE = (1280, 720)


@dataclass(frozen=True, slots=True)
class Step:
    """A screen, and the widget on it that leads on."""

    screen: Screen
    key: str

    @property
    def middle(self) -> tuple[float, float]:
        """Where that widget is, in pixels of the window."""
        self.screen.settle()
        widget = next(one for one in self.screen.board.widgets if one.key == self.key)
        return self.screen.board.place(widget).centre


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Another house of the same size, to ask where things are."""
    pilot = Pilot(tmp_path / "asked", SIZE)
    yield pilot.house
    pilot.close()


@pytest.fixture
def app(screen: VirtualScreen, tmp_path: Path) -> Iterator[RunningApp]:
    with RunningApp(screen, tmp_path / "data") as opened:
        yield opened


def test_three_presses_of_a_key_deal_the_cards(screen: VirtualScreen, app: RunningApp) -> None:
    shown = settled(screen, app, NOTHING)
    for _ in range(2):
        screen.press("Return")
        shown = settled(screen, app, shown)
    assert app.match() is None
    screen.press("Return")
    dealt(app)


def test_three_clicks_deal_the_cards(screen: VirtualScreen, app: RunningApp, house: House) -> None:
    steps = (
        Step(title_scene(house), "play"),
        Step(ChooseGameScene(house, deal=deal), "open"),
        Step(SeatsScene(house, open_games()[0], deal=deal), "deal"),
    )
    window = screen.place(app.window)
    assert window.size == house.canvas.size
    shown = settled(screen, app, NOTHING)
    for step in steps:
        assert app.match() is None
        x, y = step.middle
        screen.click(window.x + x, window.y + y)
        shown = settled(screen, app, shown) if step is not steps[-1] else shown
    dealt(app)


def dealt(app: RunningApp) -> None:
    """A match of the first game was begun, and its pack shuffled."""
    match = wait_for(app.match, "a match")
    assert read_header(match.header).slug == open_games()[0].info.slug
    wait_for(lambda: (now := app.match()) and now.entries, "cards")
