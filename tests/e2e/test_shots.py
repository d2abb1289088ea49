"""A picture of every screen, the sizes that the app promises in turn, and with larger text too."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scenes.checks.hidden import hidden_house
from scenes.checks.shots import picture, screens
from scenes.checks.stepping import SetClock
from tests.e2e.running_app import ROOT

SIZES = ((960, 540), (1280, 720), (1920, 1080), (1024, 768))
TEXT_SIZES = (100, 200)
FEWEST_COLOURS = 8
"""Any screen has more, and a blank one has not."""


def run(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return done.stdout


def colours_of(picture: pygame.Surface) -> int:
    width, height = picture.get_size()
    places = [(x, y) for x in range(0, width, 16) for y in range(0, height, 16)]
    return len({tuple(picture.get_at(place)) for place in places})


def test_the_list_names_every_screen() -> None:
    assert run("--shot", "list").split()[-len(screens()) :] == list(screens())


@pytest.mark.parametrize("size", SIZES)
def test_a_shot_is_a_picture_of_that_size(tmp_path: Path, size: tuple[int, int]) -> None:
    out = tmp_path / "title.png"
    run("--shot", "title", "--size", "x".join(map(str, size)), "--out", str(out))
    shown = pygame.image.load(out)
    assert shown.get_size() == size
    assert colours_of(shown) >= FEWEST_COLOURS


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_can_be_drawn(size: tuple[int, int]) -> None:
    """Each at one size. Its type grows while it is open, as if changed in the settings above it."""
    with hidden_house(size) as house:
        here = list(screens().items())[SIZES.index(size) :: len(SIZES)]
        for name, build in here:
            house.clock = clock = SetClock()
            scenes = build(house, clock)
            for text_size in TEXT_SIZES:
                house.change(replace(house.settings, text_size=text_size))
                drawn = picture(house, scenes)
                assert drawn.get_size() == size, name
                assert colours_of(drawn) >= FEWEST_COLOURS, name
            house.change(replace(house.settings, text_size=TEXT_SIZES[0]))
