"""Pictures of tables at which people shout, and at which piles turn over."""

from collections.abc import Callable
from functools import partial

from game.rules import Game
from game.table import quiet
from game.zones import DISCARD, STOCK, Place
from scenes.checks.hands_shots import Enough, begin, lays_a_card, play_on
from scenes.checks.stepping import Build, SetClock, step
from scenes.house import House
from scenes.scene import Scene
from scenes.table.hands.cries import Cry
from scenes.table.hands.hands_table import HandsTable

SEEDS = range(7, 60)
TURNING_MS = (200.0, 440.0, 760.0)
FRAME_MS = 1000.0 / 60.0

Wanted = Callable[[HandsTable, Cry], bool]


def shout_screens(game: Game) -> dict[str, Build]:
    """Those that the game's table has a use for, by name."""
    slug, table = game.info.slug, game.table
    found: dict[str, Build] = {}
    if table.aloud is not quiet:
        people = game.info.seats[-1]
        found |= {
            f"{slug}-call": partial(_shout, game, 1, _for_oneself),
            f"{slug}-catch": partial(_shout, game, 1, _at_another),
            f"{slug}-call-shared": partial(_shout, game, people, _for_oneself),
            f"{slug}-catch-shared": partial(_shout, game, people, _at_another),
        }
    if any(spot.place is Place.CENTRE for spot in table.spots):
        for number, after_ms in enumerate(TURNING_MS, start=1):
            found[f"{slug}-turning-{number}"] = partial(_turning, game, after_ms)
    return found


def _for_oneself(table: HandsTable, cry: Cry) -> bool:
    owed = table.sitting.game.table.owed(table.sitting.match.view(None))
    return any(owing.seat == cry.seat for owing in owed)


def _at_another(table: HandsTable, cry: Cry) -> bool:
    owed = table.sitting.game.table.owed(table.sitting.match.view(None))
    return not any(owing.seat == cry.seat for owing in owed) and bool(owed)


def _shout(game: Game, people: int, wanted: Wanted, house: House, clock: SetClock) -> list[Scene]:
    """Somebody may shout."""

    def enough(table: HandsTable) -> bool:
        return not table.moving and any(wanted(table, cry) for cry in table.cries.now())

    return _found(game, people, enough, house, clock)


def _turning(game: Game, after_ms: float, house: House, clock: SetClock) -> list[Scene]:
    """Two piles are in the air."""
    scenes = _found(game, 1, _in_the_air, house, clock)
    passed_ms = 0.0
    while passed_ms < after_ms:
        step(house, scenes[0], clock, drawn=False)
        passed_ms += FRAME_MS
    return scenes


def _in_the_air(table: HandsTable) -> bool:
    """Neither of the two piles lies on the table."""
    layout = table.shown_layout()
    return not (layout[STOCK] or layout[DISCARD])


def _found(game: Game, people: int, enough: Enough, house: House, clock: SetClock) -> list[Scene]:
    """The first match in which that comes about, as it does."""
    for seed in SEEDS:
        table = begin(game, house, people, game.info.seats[-1], seed=seed)
        scenes = play_on(house, clock, table, enough, lays_a_card, settles=False)
        if scenes == [table]:
            return scenes
    return [table]
