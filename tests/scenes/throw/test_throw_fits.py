"""A throw in every window, at every type size, in words 40 % longer, with the longest names."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from game.bouts.throws import Symbol
from scenes.controls import Box
from scenes.input.intents import Control, Device, Meaning, Press
from scenes.services.pseudo import PSEUDO
from scenes.throw import picture
from scenes.throw.throw_scene import ThrowScene
from sprites.atlas import Atlas
from tests.pilot import Pilot
from tests.proofs import Proofs

SIZES = ((960, 540), (1024, 768), (1280, 720), (2560, 1080))
TEXTS = (100, 200)
LANGUAGES = ("en", PSEUDO)
ROCK, PAPER, SCISSORS, JACK, LABRADOR = Symbol

Make = Callable[[Pilot], ThrowScene]


def thrown(pilot: Pilot, scene: ThrowScene, *symbols: Symbol) -> ThrowScene:
    for seat, symbol in enumerate(symbols):
        at_ms = scene.sitting.clock.at(pilot.clock.now_ms())
        scene.choices.throw(seat, symbol, at_ms, held=False)
    pilot.until(scene, lambda: scene.show.hold_ms > 0, 2000)
    return scene


def studied(scene: ThrowScene) -> ThrowScene:
    scene.handle(Press(Control(Device.KEY, 0), 0.0, Meaning.HINT))
    return scene


STATES: dict[str, Make] = {
    "two before": lambda pilot: pilot.bout("human,bot:hard"),
    "training": lambda pilot: studied(pilot.bout("human,bot:hard", points=True)),
    "points before": lambda pilot: pilot.bout(points=True),
    "three points": lambda pilot: thrown(pilot, pilot.bout(points=True), LABRADOR, JACK),
    "two tie": lambda pilot: thrown(pilot, pilot.bout(), ROCK, ROCK),
    "three before": lambda pilot: pilot.bout("human,human,bot:easy"),
    "four before": lambda pilot: pilot.bout("human,human,human,human"),
    "four split": lambda pilot: thrown(
        pilot, pilot.bout("human,human,human,human"), ROCK, SCISSORS, ROCK, LABRADOR
    ),
    "four tie": lambda pilot: thrown(
        pilot, pilot.bout("human,human,human,human"), JACK, LABRADOR, ROCK, PAPER
    ),
    "mouse goes round": lambda pilot: pilot.bout("human,human", mouse=(0, 1)),
}


@pytest.mark.parametrize("size", SIZES)
def test_words_and_places_to_click_stay_apart_and_in_the_window(
    tmp_path: Path, cut_face: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    for slow in ("throw_ground", "throw_hand", "grey_ground"):
        monkeypatch.setattr(picture, slow, lambda *_, **__: None)
    pilot = Pilot(tmp_path, size)
    house = pilot.house
    house.atlas = Atlas(house.canvas, cut_face.parent)
    proofs = Proofs(house, monkeypatch)
    for language in LANGUAGES:
        house.words = house.words.in_language(language)
        for text in TEXTS:
            house.change(replace(house.settings, text_size=text))
            for state, make in STATES.items():
                scene = make(pilot)
                proofs.lines.clear()
                scene.draw(house.canvas)
                name = f"{state} {language} {text} {size}"
                check(proofs, scene, Box(0, 0, *size), name)
    pilot.close()


def check(proofs: Proofs, scene: ThrowScene, window: Box, name: str) -> None:
    for line in proofs.lines:
        assert window.holds(line.box), f"{name}: {line.words!r} leaves the window"
    for one, other in combinations(proofs.lines, 2):
        assert not one.box.inset(1).overlaps(other.box), f"{name}: {one.words!r}, {other.words!r}"
    areas = [Box(*hit.area) for hit in scene.hits]
    assert areas or scene.show.showing, name
    for area in areas:
        assert window.holds(area), f"{name}: {area} leaves the window"
    for area, beside in combinations(areas, 2):
        assert not area.inset(1).overlaps(beside), f"{name}: {area}, {beside}"
