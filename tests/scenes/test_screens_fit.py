"""The house's own screens in every window, at every type size, in words 40 % longer."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.catalogue import open_games
from scenes.controls import Screen
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Control, Device, Meaning, Press
from scenes.key_check import KeyCheckScene
from scenes.pause import DEAF_MS, PauseScene
from scenes.seating import Seating
from scenes.seats_by_words import seated_by_words
from scenes.settings.settings_scene import SettingsScene
from sprites import ground
from tests.pilot import Pilot
from tests.proofs import check_fits

SIZES = ((960, 540), (1024, 768), (1280, 720), (1920, 1080))


def _seating(house: House) -> Seating:
    game = open_games()[0]
    return seated_by_words(house.words, game, ["human"] * game.info.seats[-1])


def _held(house: House) -> KeyCheckScene:
    """Everybody holds their key, and one of them got lost."""
    seating = _seating(house)
    scene = KeyCheckScene(house, seating, changeable=True)
    for at, sitter in enumerate(seating.sitters):
        if sitter.control is not None:
            scene.rollover.press(sitter.control, at * 1000.0)
    scene.rollover.most = 0
    scene.rollover.lost.add(0)
    return scene


SCREENS: dict[str, Callable[[House], Screen]] = {
    "settings": lambda house: SettingsScene(house, _seating(house)),
    "help": lambda house: HelpScene(house, open_games()[0].info.slug),
    "pause": PauseScene,
    "keys": _held,
    "any keys": KeyCheckScene,
}


def _leaves(scene: Screen) -> Iterator[None]:
    """Every state of a screen that is to be looked at."""
    yield
    if isinstance(scene, HelpScene):
        for leaf in range(1, len(scene.leaves)):
            scene.leaf = leaf
            scene.changed()
            yield


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_or_covered(
    tmp_path: Path,
    cut_face: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    screen: str,
) -> None:
    monkeypatch.setattr(ground, "table", lambda *_, **__: None)
    pilot = Pilot(tmp_path, size)

    def build(house: House) -> Screen:
        scene = SCREENS[screen](house)
        scene.on_enter()
        return scene

    check_fits(pilot, cut_face, monkeypatch, screen, build, _leaves)
    pilot.close()


def test_every_widget_is_reached_by_tab_and_by_the_mouse(pilot: Pilot) -> None:
    for name, make in SCREENS.items():
        scene = make(pilot.house)
        scene.on_enter()
        pilot.clock.go_on(DEAF_MS)
        able = {widget.key for widget in scene.board.widgets if widget.enabled}
        reached = set()
        for _ in range(len(able)):
            reached.add(scene.board.focus)
            _tab(scene)
        assert reached == able, name
        for widget in scene.board.widgets:
            if widget.enabled:
                scene.board.scroller.reveal(widget.box, pilot.house.scale.u)
                found = scene.board.at(*scene.board.place(widget).centre)
                assert found is not None, (name, widget.key)
                assert found.key == widget.key, (name, widget.key)


def _tab(scene: Screen) -> None:
    scene.board.handle(Press(Control(Device.KEY, 43), 1e9, Meaning.NEXT))
