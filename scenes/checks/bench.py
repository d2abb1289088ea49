"""Measures a scripted table: its frames against the same bare draw calls, and the key stamps.

Figures of one machine at one time; what is worth comparing are the ratios.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import pygame

from game.catalogue import open_games
from game.rules import Game
from scenes.checks.bout_out import throw_out
from scenes.checks.stepping import FRAME_MS, SetClock, step
from scenes.house import House
from scenes.opening import close_house, open_house
from scenes.scene import Push
from scenes.scoring.scoring_scene import ScoringChoice
from scenes.seats_by_words import seated_by_words
from scenes.services.clock import Clock
from scenes.table.hands.hands_table import HandsTable
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene
from scenes.table.tables import table_for
from scenes.throw.throw_scene import ThrowScene

SEED, SEATS = 3, 4
MOST_FRAMES = 1500
WARM_UP = 1
PER_CENT = 100


@dataclass(slots=True)
class Frames:
    """Times in milliseconds: whole frames, and their renderer calls alone."""

    whole_ms: list[float] = field(default_factory=list)
    bare_ms: list[float] = field(default_factory=list)

    def report(self) -> dict[str, float]:
        """Middle and near-worst of both, how many were late, and how many times the bare calls."""
        return {
            "frames": len(self.whole_ms),
            "p50_ms": round(_share(self.whole_ms, 50), 2),
            "p99_ms": round(_share(self.whole_ms, 99), 2),
            "most_ms": round(max(self.whole_ms), 2),
            "bare_p50_ms": round(_share(self.bare_ms, 50), 2),
            "bare_p99_ms": round(_share(self.bare_ms, 99), 2),
            "late": sum(whole_ms > FRAME_MS for whole_ms in self.whole_ms),
            "p50_ratio": round(_share(self.whole_ms, 50) / _share(self.bare_ms, 50), 2),
            "p99_ratio": round(_share(self.whole_ms, 99) / _share(self.bare_ms, 99), 2),
        }


def bench(asked: argparse.Namespace) -> int:
    """Print the figures. 0 always, for a figure is no verdict; 2 if there is no such game."""
    games = open_games()
    game = next((each for each in games if asked.bench in ("", each.info.slug)), None)
    if game is None:
        slugs = ", ".join(each.info.slug for each in games)
        sys.stderr.write(f"no game called {asked.bench!r}; there are: {slugs}\n")
        return 2
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        house = open_house(data_dir=Path(folder), driver="software", window_size=asked.size)
        try:
            report = {"size": "x".join(map(str, house.canvas.size)), **_measure(house, game)}
        finally:
            close_house(house)
    if asked.json:
        json.dump(report, sys.stdout)
        sys.stdout.write("\n")
    else:
        for name, figures in report.items():
            sys.stdout.write(f"{name:8} {figures}\n")
    return 0


def _measure(house: House, game: Game) -> dict[str, object]:
    clock = SetClock()
    house.clock = clock
    for _ in range(WARM_UP):  # every picture is made once before anything is measured
        Run(house, clock, game).play()
    run = Run(house, clock, game)
    run.play()
    kinds = {kind: frames.report() for kind, frames in run.frames.items()}
    return {**kinds, "tick": _spans(run.ticks_ms), "stamp": _spans(run.waits_ms)}


def _table(house: House, game: Game) -> TableScene:
    """Bots that race; or a person with a hand, and bots that think as long as any does."""
    levels = [level.code for level in game.levels]
    seats = [f"bot:{levels[1]}"] * SEATS
    if game.table.has_hands:
        seats = ["human", *[f"bot:{levels[-1]}"] * (SEATS - 1)]
    seating = seated_by_words(house.words, game, seats)
    return table_for(house, Sitting.begin(house, game, seating, seed=SEED))


class Run:
    """The first frames of one table, each measured whole and then as bare calls.

    `ticks_ms` is how long the match took of each, rules and bots; `waits_ms` how long no key
    could have been stamped.
    """

    def __init__(self, house: House, clock: SetClock, game: Game) -> None:
        self.frames: dict[str, Frames] = defaultdict(Frames)
        self.ticks_ms: list[float] = []
        self.waits_ms: list[float] = []
        self._house = house
        self._clock = clock
        self._timer = Clock()
        self._table = _table(house, game)
        self._looked_ms = 0.0

    def play(self) -> None:
        """Until there were enough frames, or the match is over."""
        self._house.canvas.breathe = self._look
        self._table.on_enter()
        for _ in range(MOST_FRAMES):
            if not self._frame():
                break
        self._table.on_leave()

    def _look(self) -> None:
        pygame.event.get()
        now_ms = self._timer.now_ms()
        self.waits_ms.append(now_ms - self._looked_ms)
        self._looked_ms = now_ms

    def _frame(self) -> bool:
        """One frame; tells whether the table goes on."""
        table, canvas = self._table, self._house.canvas
        calls: list[Callable[[], object]] = []
        canvas.record = calls
        kind = _kind(table)
        self._looked_ms = began_ms = self._timer.now_ms()
        table.tick(table.sitting.clock.now_ms() + FRAME_MS)
        ticked_ms = self._timer.now_ms() - began_ms
        command = step(self._house, table, self._clock)
        self._look()
        whole_ms = self._timer.now_ms() - began_ms
        canvas.record = None
        if isinstance(command, Push) and isinstance(command.scene, ThrowScene):
            throw_out(self._house, self._clock, table, command.scene)
            return True
        if command is not None:
            table.on_return(ScoringChoice.GO_ON)
            return table.sitting.outcome is None
        self.ticks_ms.append(ticked_ms)
        self.frames[kind].whole_ms.append(whole_ms)
        self.frames[kind].bare_ms.append(_bare_ms(calls, self._timer))
        if isinstance(table, HandsTable):
            _choose(table)
        return True


def _kind(table: TableScene) -> str:
    """What fills such a frame."""
    if not isinstance(table, HandsTable):
        return "deal" if table.dealing else "race"
    if table.sitting.match.thinking:
        return "think"
    return "move" if table.moving else "rest"


def _choose(table: HandsTable) -> None:
    """People do what comes last of what they may: a card, if there is one."""
    for seat in table.sitting.seating.people:
        if table.wants_turn(seat):
            table.do(table.sitting.match.legal(seat)[-1])


def _bare_ms(calls: list[Callable[[], object]], timer: Clock) -> float:
    began_ms = timer.now_ms()
    for call in calls:
        call()
    return timer.now_ms() - began_ms


def _spans(figures_ms: list[float]) -> dict[str, float]:
    """Middle, near-worst and worst."""
    return {
        "count": len(figures_ms),
        "p50_ms": round(_share(figures_ms, 50), 3),
        "p99_ms": round(_share(figures_ms, 99), 3),
        "most_ms": round(max(figures_ms), 3),
    }


def _share(figures: list[float], per_cent: int) -> float:
    """The figure that so many per cent of them do not pass."""
    if not figures:
        return float("nan")
    if per_cent == PER_CENT // 2:
        return median(figures)
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, len(ordered) * per_cent // PER_CENT)]
