"""Everything around pink slips in every window, at every type size, in words 40 % longer."""

from pathlib import Path

import pytest

from scenes.checks.slip_shots import slip_screens
from scenes.controls import Screen
from scenes.house import House
from sprites import garage, ground, pink_slip, svg
from tests.pilot import Pilot
from tests.proofs import check_fits

SIZES = ((960, 540), (1024, 768), (1920, 1080))


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

    def build(house: House) -> Screen:
        scene = slip_screens()[screen](house, pilot.clock)[-1]
        assert isinstance(scene, Screen)
        return scene

    check_fits(pilot, cut_face, monkeypatch, screen, build)
    pilot.close()
