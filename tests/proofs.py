"""Where every line of words is drawn, and whether a screen of widgets fits its window."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

import pytest

from scenes.controls import TARGET_PX, Box, Screen
from scenes.house import House
from scenes.services.pseudo import PSEUDO
from sprites.atlas import Atlas
from sprites.canvas import Anchor, Image
from sprites.typeface import Face
from tests.pilot import Pilot

TEXTS = (100, 200)
LANGUAGES = ("en", PSEUDO)

CAPITALS = 0.7
"""Of a line's type size: what of it must not touch another line."""


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


def check_widgets(scene: Screen, window: Box, name: str) -> None:
    """Large enough to hit, inside the window (or the scrolled view), none over another."""
    widgets = [widget for widget in scene.board.widgets if widget.enabled]
    scroller = scene.board.scroller
    for widget in widgets:
        box = scene.board.place(widget)
        assert min(box.width, box.height) >= TARGET_PX - 0.5, f"{name}: {widget.key} is small"
        if scene.board.scrolls(widget):
            across = Box(box.left, scroller.view.top, box.width, 1)
            assert scroller.view.holds(across), f"{name}: {widget.key} is cut"
        else:
            assert window.holds(box), f"{name}: {widget.key} leaves the window"
    for one, other in combinations(widgets, 2):
        same = scene.board.scrolls(one) == scene.board.scrolls(other)
        inner = one.box.inset(0.5)
        assert not (same and inner.overlaps(other.box)), f"{name}: {one.key} over {other.key}"


def check_lines(scene: Screen, lines: list[Written], window: Box, name: str) -> None:
    """All inside the window, unless they scroll, and no line over another."""
    tall = Box(window.left, -1e6, window.width, 2e6)
    bounds = tall if scene.board.scroller.most else window
    for line in lines:
        assert bounds.holds(line.box), f"{name}: {line.words!r} leaves the window"
    for one, other in combinations(lines, 2):
        assert not one.box.inset(1).overlaps(other.box), f"{name}: {one.words!r}, {other.words!r}"


def as_it_is(scene: Screen) -> Iterator[None]:
    """A screen that has one state only."""
    del scene
    yield


def check_fits(
    pilot: Pilot,
    cut_face: Path,
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
    build: Callable[[House], Screen],
    states: Callable[[Screen], Iterator[None]] = as_it_is,
) -> None:
    """Nothing of the screen is cut or covered, in any of its states, language or type size."""
    house = pilot.house
    house.atlas = Atlas(house.canvas, cut_face.parent)
    proofs = Proofs(house, monkeypatch)
    size = house.canvas.size
    window = Box(0, 0, *size)
    for language in LANGUAGES:
        house.words = house.words.in_language(language)
        for text in TEXTS:
            house.change(replace(house.settings, text_size=text))
            scene = build(house)
            for _ in states(scene):
                proofs.lines.clear()
                scene.draw(house.canvas)
                name = f"{screen} {language} {text} {size}"
                check_widgets(scene, window, name)
                check_lines(scene, proofs.lines, window, name)
