"""Measures a scripted table: its frames against the same bare draw calls, and the key stamps.

Figures of one machine at one time; what is worth comparing are the ratios.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import pygame

from game.catalogue import open_games
from scenes.checks.stepping import SetClock, step
from scenes.house import House
from scenes.opening import close_house, open_house
from scenes.seats_by_words import seated_by_words
from scenes.services.clock import Clock
from scenes.table.mats.mats_table import MatsTable
from scenes.table.sitting import Sitting

SEED = 3
MOST_FRAMES = 1500
WARM_UP = 1
PER_CENT = 100


@dataclass(slots=True)
class Frames:
    """Times in milliseconds: whole frames, and their renderer calls alone."""

    whole_ms: list[float] = field(default_factory=list)
    bare_ms: list[float] = field(default_factory=list)

    def report(self) -> dict[str, float]:
        """Middle and near-worst of both, and how many times the bare calls a frame takes."""
        return {
            "frames": len(self.whole_ms),
            "p50_ms": round(_share(self.whole_ms, 50), 2),
            "p99_ms": round(_share(self.whole_ms, 99), 2),
            "bare_p50_ms": round(_share(self.bare_ms, 50), 2),
            "bare_p99_ms": round(_share(self.bare_ms, 99), 2),
            "p50_ratio": round(_share(self.whole_ms, 50) / _share(self.bare_ms, 50), 2),
            "p99_ratio": round(_share(self.whole_ms, 99) / _share(self.bare_ms, 99), 2),
        }


def bench(asked: argparse.Namespace) -> int:
    """Print the figures. 0 always: a figure is no verdict."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        house = open_house(data_dir=Path(folder), driver="software", window_size=asked.size)
        try:
            report = {"size": "x".join(map(str, house.canvas.size)), **_measure(house)}
        finally:
            close_house(house)
    if asked.json:
        json.dump(report, sys.stdout)
        sys.stdout.write("\n")
    else:
        for name, figures in report.items():
            sys.stdout.write(f"{name:8} {figures}\n")
    return 0


def _measure(house: House) -> dict[str, object]:
    game = next(game for game in open_games() if game.table.ground)
    levels = [level.code for level in game.levels]
    clock = SetClock()
    house.clock = clock
    seats = [f"bot:{levels[1]}"] * 4
    for _ in range(WARM_UP):  # every picture is made once before anything is measured
        _run(house, clock, _table(house, seats), Frames(), Frames(), [])
    dealing, racing = Frames(), Frames()
    waits: list[float] = []
    _run(house, clock, _table(house, seats), dealing, racing, waits)
    return {
        "deal": dealing.report(),
        "race": racing.report(),
        "stamp": {
            "looks": len(waits),
            "p50_ms": round(_share(waits, 50), 3),
            "p99_ms": round(_share(waits, 99), 3),
            "most_ms": round(max(waits), 3),
        },
    }


def _table(house: House, seats: list[str]) -> MatsTable:
    game = open_games()[0]
    seating = seated_by_words(house.words, game, seats)
    return MatsTable(house, Sitting.begin(house, game, seating, seed=SEED))


def _run(
    house: House,
    clock: SetClock,
    scene: MatsTable,
    dealing: Frames,
    racing: Frames,
    waits: list[float],
) -> None:
    """Play the table's first frames, each measured whole and then as bare calls."""
    canvas, timer = house.canvas, Clock()
    looked_ms = [timer.now_ms()]

    def look() -> None:
        pygame.event.get()
        now_ms = timer.now_ms()
        waits.append(now_ms - looked_ms[0])
        looked_ms[0] = now_ms

    canvas.breathe = look
    scene.on_enter()
    for _ in range(MOST_FRAMES):
        frames = dealing if scene.dealing else racing
        calls: list[Callable[[], object]] = []
        canvas.record = calls
        looked_ms[0] = began_ms = timer.now_ms()
        if step(house, scene, clock) is not None:
            break
        look()
        whole_ms = timer.now_ms() - began_ms
        canvas.record = None
        frames.whole_ms.append(whole_ms)
        frames.bare_ms.append(_bare_ms(calls, timer))
    scene.on_leave()


def _bare_ms(calls: list[Callable[[], object]], timer: Clock) -> float:
    began_ms = timer.now_ms()
    for call in calls:
        call()
    return timer.now_ms() - began_ms


def _share(figures: list[float], per_cent: int) -> float:
    """The figure that so many per cent of them do not pass."""
    if not figures:
        return float("nan")
    if per_cent == PER_CENT // 2:
        return median(figures)
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, len(ordered) * per_cent // PER_CENT)]
