"""Pictures of tables at which few cards are held: all that can be chosen there, and the end."""

from collections.abc import Callable
from functools import partial

from game.events import BoutEnded
from game.moves import Action
from game.rules import Game
from scenes.checks.hands_shots import Prefer, begin, play_on
from scenes.checks.stepping import Build, SetClock, step
from scenes.house import House
from scenes.scene import Scene
from scenes.table.hands.hands_table import HandsTable

SEEDS = range(7, 40)
SETTLE_FRAMES = 60
DECLARED_FRAMES, QUICK_FRAMES = 50, 20

Wanted = Callable[[HandsTable], bool]


def few_screens(game: Game) -> dict[str, Build]:
    """Those that the game's table has a use for, by name."""
    if not game.table.few_held:
        return {}
    wanted: dict[str, Wanted] = {
        "seats": lambda table: bool(table.desk.able.seats),
        "power": lambda table: bool(table.desk.able.seats) and _has_power(table),
        "takes": lambda table: bool(table.desk.able.takes) and len(table.desk.cards) > 1,
        "fifth": lambda table: len(table.desk.able.cards) > len(table.desk.able.powers) + 1,
        "lost": lambda table: _has_power(table) and bool(table.desk.able.offers),
        "says": lambda table: any(offer.loud for offer in table.desk.able.offers),
    }
    slug = game.info.slug
    found: dict[str, Build] = {
        f"{slug}-{name}": partial(_found, game, 1, enough) for name, enough in wanted.items()
    }
    found[f"{slug}-picks"] = partial(_found, game, 1, _asked, prefer=prefers)
    found[f"{slug}-shared"] = partial(_found, game, 2, wanted["power"])
    found[f"{slug}-declared"] = partial(_declared, game)
    found[f"{slug}-quick"] = partial(_quick, game)
    return found


def _asked(table: HandsTable) -> bool:
    return table.choice is not None


def _has_power(table: HandsTable) -> bool:
    return any(power.can for power in table.desk.able.powers)


def prefers(table: HandsTable, action: Action) -> bool:
    """What leads to something to be seen: a power that is ready, else anything."""
    head = action.code.partition(":")[0]
    view = table.sitting.match.view(table.sitting.seating.people[0])
    return head in table.sitting.game.table.powers(view)


def _found(
    game: Game,
    people: int,
    wanted: Wanted,
    house: House,
    clock: SetClock,
    prefer: Prefer | None = None,
) -> list[Scene]:
    """The first match in which that comes about for a person."""
    seats = game.info.seats[-1]
    for seed in SEEDS:
        table = begin(game, house, people, seats, seed=seed)

        def enough(scene: HandsTable) -> bool:
            return any(map(scene.wants_turn, scene.sitting.seating.people)) and wanted(scene)

        scenes = play_on(house, clock, table, enough, prefer)
        if scenes == [table]:
            break
    return scenes


def _declared(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """Somebody has just said what ends the deal."""
    scenes = _found(
        game, 1, lambda table: any(o.loud for o in table.desk.able.offers), house, clock
    )
    table = scenes[0]
    if isinstance(table, HandsTable):
        for offer in table.desk.able.offers:
            table.do(offer.action)
        for _ in range(DECLARED_FRAMES):
            step(house, table, clock, drawn=False)
    return scenes


def _quick(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """Bots have just thrown at each other."""
    table = begin(game, house, 1, game.info.seats[-1])

    def enough(scene: HandsTable) -> bool:
        return any(isinstance(event, BoutEnded) for event in scene.sitting.match.history)

    scenes = play_on(house, clock, table, enough, settles=False)
    for _ in range(QUICK_FRAMES):
        step(house, table, clock, drawn=False)
    return scenes
