"""The house's own screens in every window, at every type size, in words 40 % longer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

import pytest

from game.catalogue import all_games
from scenes.controls import TARGET_PX, Box, Screen
from scenes.help import HelpScene
from scenes.house import House
from scenes.input.intents import Control, Device, Meaning, Press
from scenes.key_check import KeyCheckScene
from scenes.pause import DEAF_MS, PauseScene
from scenes.seating import Seating
from scenes.seats_by_words import seated_by_words
from scenes.services.pseudo import PSEUDO
from scenes.settings_scene import SettingsScene
from sprites import ground
from sprites.atlas import Atlas
from sprites.canvas import Anchor, Image
from sprites.typeface import Face
from tests.pilot import Pilot

SIZES = ((960, 540), (1024, 768), (1280, 720), (1920, 1080))
TEXTS = (100, 200)
LANGUAGES = ("en", PSEUDO)
CAPITALS = 0.7
"""Of a line's type size: what of it must not touch another line."""


def _seating(house: House) -> Seating:
    game = all_games()[0]
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
    "help": lambda house: HelpScene(house, all_games()[0].info.slug),
    "pause": PauseScene,
    "keys": _held,
    "any keys": KeyCheckScene,
}


@dataclass(frozen=True, slots=True)
class Written:
    """A line of words on the screen."""

    words: str
    box: Box


class Proofs:
    """Notes where every line of words is drawn."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[Written] = []
        self._made: dict[int, tuple[Image, str, float]] = {}
        self._canvas = house.canvas
        write, draw = house.atlas.text, house.canvas.draw

        def text(
            words: str, face: Face, px: int, colour: str, *, squeeze_to: float | None = None
        ) -> Image:
            image = write(words, face, px, colour, squeeze_to=squeeze_to)
            self._made[id(image)] = (image, words, px * CAPITALS)
            return image

        def drawn(
            image: Image, x: float, y: float, *, anchor: Anchor = Anchor.CENTER, **how: object
        ) -> None:
            if id(image) in self._made:
                _, words, tall = self._made[id(image)]
                left, top = anchor.corner(x, y, image.width, image.height)
                middle = top + image.height / 2
                left += self._canvas._shift[0] + self._origin[0]
                middle += self._canvas._shift[1] + self._origin[1]
                box = Box(left, middle - tall / 2, image.width, tall)
                self.lines.append(Written(words, box))
            draw(image, x, y, anchor=anchor, **how)  # type: ignore[arg-type]

        monkeypatch.setattr(Atlas, "text", lambda _, *a, **k: text(*a, **k))
        monkeypatch.setattr(type(house.canvas), "draw", lambda _, *a, **k: drawn(*a, **k))

    @property
    def _origin(self) -> tuple[int, int]:
        views = self._canvas._views
        return views[-1].topleft if views else (0, 0)


def _leaves(scene: Screen) -> Iterator[None]:
    """Every state of a screen that is to be looked at."""
    yield
    if isinstance(scene, HelpScene):
        for leaf in range(1, len(scene.leaves)):
            scene.leaf = leaf
            scene.changed()
            yield


def _check_widgets(scene: Screen, window: Box, name: str) -> None:
    widgets = [widget for widget in scene.board.widgets if widget.enabled]
    scroller = scene.board.scroller
    for widget in widgets:
        box = scene.board.place(widget)
        assert min(box.width, box.height) >= TARGET_PX - 0.5, f"{name}: {widget.key} is small"
        if widget in scene.board._scrolled:
            across = Box(box.left, scroller.view.top, box.width, 1)
            assert scroller.view.holds(across), f"{name}: {widget.key} is cut"
        else:
            assert window.holds(box), f"{name}: {widget.key} leaves the window"
    for one, other in combinations(widgets, 2):
        same = (one in scene.board._scrolled) == (other in scene.board._scrolled)
        inner = one.box.inset(0.5)
        assert not (same and inner.overlaps(other.box)), f"{name}: {one.key} over {other.key}"


def _check_lines(scene: Screen, lines: list[Written], window: Box, name: str) -> None:
    tall = Box(window.left, -1e6, window.width, 2e6)
    bounds = tall if scene.board.scroller.most else window
    for line in lines:
        assert bounds.holds(line.box), f"{name}: {line.words!r} leaves the window"
    for one, other in combinations(lines, 2):
        assert not one.box.inset(1).overlaps(other.box), f"{name}: {one.words!r}, {other.words!r}"


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
    house = pilot.house
    house.atlas = Atlas(house.canvas, cut_face.parent)
    proofs = Proofs(house, monkeypatch)
    window = Box(0, 0, *size)
    for language in LANGUAGES:
        house.words = house.words.in_language(language)
        for text in TEXTS:
            house.change(replace(house.settings, text_size=text))
            scene = SCREENS[screen](house)
            scene.on_enter()
            for _ in _leaves(scene):
                proofs.lines.clear()
                scene.draw(house.canvas)
                name = f"{screen} {language} {text} {size}"
                _check_widgets(scene, window, name)
                _check_lines(scene, proofs.lines, window, name)
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
                found = scene.board._at(*scene.board.place(widget).centre)
                assert found is not None, (name, widget.key)
                assert found.key == widget.key, (name, widget.key)


def _tab(scene: Screen) -> None:
    scene.board.handle(Press(Control(Device.KEY, 43), 1e9, Meaning.NEXT))
