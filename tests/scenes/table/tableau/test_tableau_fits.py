"""The table of tableaus in every window, at every type size, in words 40 % longer."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from scenes.controls import Board, Screen
from scenes.house import House
from scenes.motion.beats import Motion
from scenes.table.tableau.tableau_table import TableauTable
from sprites import ground
from sprites.canvas import Canvas
from tests.pilot import Pilot
from tests.proofs import check_fits
from tests.scenes.table.tableau.tableau_player import TableauPlayer

SIZES = ((960, 540), (1024, 768), (1280, 720), (1920, 1080))
LONG_NAME = "Wilhelmina von Ahornallee 1ère"
ASKED_SEED = 24


class Shown:
    """A table as a screen of widgets."""

    def __init__(self, table: TableauTable) -> None:
        self.table = table

    @property
    def board(self) -> Board:
        """Of what can be touched just now."""
        table = self.table
        return table.bench.board if table.shown.acting.building else table.asking.board

    def draw(self, canvas: Canvas) -> None:
        """As it is."""
        self.table.draw(canvas)


def _table(pilot: Pilot, seats: str, seed: int) -> TableauPlayer:
    player = TableauPlayer(pilot, seats, seed)
    sitters = player.table.sitting.seating.sitters
    for seat, sitter in enumerate(sitters):
        object.__setattr__(sitter, "name", LONG_NAME if seat % 2 else sitter.name)
    return player


def building(pilot: Pilot) -> TableauPlayer:
    player = _table(pilot, "human,bot:easy,bot:easy,bot:easy", 7)
    player.rest()
    bench = player.table.bench
    bench.put(bench.placing.cards[0], 3)
    return player


def asking(pilot: Pilot) -> TableauPlayer:
    """Somebody has to name an opponent."""
    player = _table(pilot, "human,human,human,human", ASKED_SEED)

    def asked() -> bool:
        player.open_and_set()
        player.hurry()
        return player.asked is not None

    player.until(asked)
    return player


SCREENS: dict[str, Callable[[Pilot], TableauPlayer]] = {"building": building, "asking": asking}


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
    pilot.house.settings = replace(pilot.house.settings, motion=Motion.OFF)

    def build(house: House) -> Screen:
        del house
        return cast("Screen", Shown(SCREENS[screen](pilot).table))

    check_fits(pilot, cut_face, monkeypatch, screen, build)
    pilot.close()
