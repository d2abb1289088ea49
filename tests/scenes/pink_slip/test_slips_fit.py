"""Everything around pink slips in every window, at every type size, in words 40 % longer."""

from dataclasses import replace
from pathlib import Path

import pytest

from scenes.checks.slip_shots import slip_screens
from scenes.controls import Box, Screen
from scenes.services.pseudo import PSEUDO
from sprites import garage, ground, pink_slip, svg
from sprites.atlas import Atlas
from tests.pilot import Pilot
from tests.proofs import Proofs, check_lines, check_widgets

SIZES = ((960, 540), (1024, 768), (1920, 1080))
TEXTS = (100, 200)
LANGUAGES = ("en", PSEUDO)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", slip_screens())
def test_nothing_is_cut_or_covered(
    tmp_path: Path,
    cut_face: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    screen: str,
) -> None:
    monkeypatch.setattr(ground, "table", lambda *_, **__: None)
    monkeypatch.setattr(garage, "_surface", svg.sheet)
    monkeypatch.setattr(pink_slip, "slip_surface", lambda *_: svg.sheet((10, 7)))
    pilot = Pilot(tmp_path, size)
    house = pilot.house
    house.atlas = Atlas(house.canvas, cut_face.parent)
    proofs = Proofs(house, monkeypatch)
    window = Box(0, 0, *size)
    for language in LANGUAGES:
        house.words = house.words.in_language(language)
        for text in TEXTS:
            house.change(replace(house.settings, text_size=text))
            scene = slip_screens()[screen](house, pilot.clock)[-1]
            assert isinstance(scene, Screen)
            proofs.lines.clear()
            scene.draw(house.canvas)
            name = f"{screen} {language} {text} {size}"
            check_widgets(scene, window, name)
            check_lines(scene, proofs.lines, window, name)
    pilot.close()
