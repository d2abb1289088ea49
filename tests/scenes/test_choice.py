"""The question which of several ways was meant: each looks like what it is."""

import pygame
import pytest

from scenes.choice import DEAF_MS, Choice, Way
from scenes.input.intents import Control, Device, Meaning, Press
from tests.pilot import Pilot

WAYS = (
    Way("words"),
    Way("Spades", suit="S"),
    Way("Black next", suits=("S", "C")),
    Way("Red next", suits=("H", "D")),
    Way("any", suits=("H", "D", "S", "C")),
    Way("one", cards=("8h",)),
    Way("both", cards=("8h", "8d")),
)


def pictured(pilot: Pilot, way: Way) -> bytes:
    house = pilot.house
    house.canvas.clear("#000000")
    Choice(house, "?", (Way(way.label), way), lambda _: None).draw()
    return pygame.image.tobytes(house.canvas.picture(), "RGB")


def test_every_way_looks_another_way(pilot: Pilot) -> None:
    same_words = [Way("x", way.suit, way.suits, way.cards) for way in WAYS]
    assert len({pictured(pilot, way) for way in same_words}) == len(WAYS)


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_a_way_is_picked_by_its_number(pilot: Pilot, number: int) -> None:
    picked: list[int] = []
    choice = Choice(pilot.house, "?", WAYS, picked.append)
    pilot.clock.go_on(DEAF_MS)
    key = Control(Device.KEY, 30 + number, label=str(number + 1))
    choice.handle(Press(key, pilot.clock.now_ms()))
    assert picked == [number]


def test_none_may_be_picked(pilot: Pilot) -> None:
    choice = Choice(pilot.house, "?", WAYS, lambda _: None)
    choice.handle(Press(Control(Device.KEY, 41), pilot.clock.now_ms(), Meaning.BACK))
    assert choice.left
