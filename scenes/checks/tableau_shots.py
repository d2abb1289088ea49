"""Pictures of tables of tableaus: what is built, asked, resolved and won there."""

from collections.abc import Callable
from functools import partial

from game.events import BoutEnded
from game.moves import Action
from game.nodes import Turn
from game.rules import Game
from game.zones import Place
from scenes.checks.bout_out import throw_out
from scenes.checks.sitting_down import act, sat_down
from scenes.checks.stepping import Build, SetClock, step
from scenes.house import House
from scenes.pause import PauseScene
from scenes.scene import Pop, Push, Scene
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.table.tableau.tableau_table import TableauTable
from scenes.throw.throw_scene import ThrowScene

SEED = 7
SEEDS = range(7, 200)
A_ROUND_FRAMES = 500
LONGEST_FRAMES = 60_000
SETTLE_FRAMES = 40
PLAYED_MS = 50.0
"""Frames that nobody sees may be longer."""

Enough = Callable[[TableauTable], bool]


def tableau_screens(game: Game) -> dict[str, Build]:
    """Every screen of such a game, by its name."""
    slug, tableau = game.info.slug, game.table.tableau
    if tableau is None:
        return {}
    found: dict[str, Build] = {
        f"{slug}-table-{seats}": partial(_building, game, seats) for seats in game.info.seats
    }
    found |= {f"{slug}-acts-{rank.code}": partial(_acts, game, rank.code) for rank in tableau.order}
    return found | {
        f"{slug}-half": partial(_half, game),
        f"{slug}-final": partial(_final, game),
        f"{slug}-asks": partial(_asks, game),
        f"{slug}-stake": partial(_stake, game),
        f"{slug}-curtain": partial(_curtain, game),
        f"{slug}-scoring": partial(_scoring, game),
        f"{slug}-log": partial(_log, game),
        f"{slug}-pause": partial(_pause, game),
    }


def begin(game: Game, house: House, people: int, seats: int, *, seed: int = SEED) -> TableauTable:
    """A table of so many people, and bots of every level."""
    return TableauTable(house, sat_down(game, house, people, seats, seed=seed))


def play_on(
    house: House,
    clock: SetClock,
    table: TableauTable,
    enough: Enough,
    *,
    scores: bool = False,
    bouts: bool = False,
    frames: int = LONGEST_FRAMES,
) -> list[Scene]:
    """Let it play, people doing the first thing that they may, until it is as wished.

    Scores and bouts are passed over, unless they are what is wanted.
    """
    table.on_enter()
    for _ in range(frames):
        match step(house, table, clock, PLAYED_MS, drawn=False):
            case Push(ScoringScene()) if not scores:
                after = table.on_return(ScoringChoice.GO_ON)
                if isinstance(after, Push):
                    after.scene.on_enter()
                    return [table, after.scene]
            case Push(ThrowScene() as above) if not bouts:
                throw_out(house, clock, table, above)
            case Push(above):
                above.on_enter()
                return [table, above]
            case Pop():
                break
            case _ if enough(table):
                break
        act(table, clock, _first)
    return [table]


def _first(legal: tuple[Action, ...]) -> Action:
    """Of what may be done the last: naming somebody rather than nobody."""
    return legal[-1]


def _settle(house: House, clock: SetClock, table: TableauTable) -> None:
    for _ in range(SETTLE_FRAMES):
        step(house, table, clock, drawn=False)


def _builds(table: TableauTable) -> bool:
    """Whether a person may place their cards."""
    people = table.sitting.seating.people
    return table.shown.acting.building and any(map(table.wants_turn, people))


def _found(
    game: Game,
    house: House,
    clock: SetClock,
    enough: Enough,
    *,
    people: int = 1,
) -> list[Scene]:
    """The first match in which that comes about soon."""
    scenes: list[Scene] = []
    for seed in SEEDS:
        table = begin(game, house, people, game.info.seats[-1], seed=seed)
        scenes = play_on(house, clock, table, enough, frames=A_ROUND_FRAMES)
        if enough(table):
            break
    return scenes


def _building(game: Game, seats: int, house: House, clock: SetClock) -> list[Scene]:
    """The second tableau, with the Hole of the first."""
    table = begin(game, house, 1, seats)

    def enough(scene: TableauTable) -> bool:
        ended = [e for e in scene.sitting.match.history if isinstance(e, BoutEnded)]
        return _builds(scene) and bool(ended)

    scenes = play_on(house, clock, table, enough)
    _settle(house, clock, table)
    return scenes


def _half(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """Two cards are placed, a third is picked."""
    scenes = _building(game, game.info.seats[-1], house, clock)
    table = scenes[0]
    if isinstance(table, TableauTable):
        placing = table.bench.placing
        for number, card in enumerate(placing.cards[:3]):
            if number < len(placing.slots) - 2:
                table.bench.put(card, number + 1)
        placing.picked = placing.cards[-1]
        table.bench.board.focus = "slot.0"
        _settle(house, clock, table)
    return scenes


def _final(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """The last tableau of a hand."""
    table = begin(game, house, 1, game.info.seats[-1])

    def enough(scene: TableauTable) -> bool:
        return _builds(scene) and not scene.shown.count(Place.STOCK)

    scenes = play_on(house, clock, table, enough)
    _settle(house, clock, table)
    return scenes


def _asks(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """A person has to name somebody."""

    def enough(scene: TableauTable) -> bool:
        node = scene.sitting.match.node
        return isinstance(node, Turn) and scene.wants_turn(node.seat)

    return _found(game, house, clock, enough, people=game.info.seats[-1])


def _acts(game: Game, code: str, house: House, clock: SetClock) -> list[Scene]:
    """That step of the order is being resolved."""

    def enough(scene: TableauTable) -> bool:
        acting = scene.shown.acting
        return acting.code == code and acting.mark is not None and acting.mark.size > 1.0

    return _found(game, house, clock, enough, people=0)


def _stake(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """A bout, and what it is for."""
    table = begin(game, house, 1, game.info.seats[-1])
    return play_on(house, clock, table, lambda _: False, bouts=True)


def _curtain(game: Game, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 2, game.info.seats[-1])
    return play_on(house, clock, table, lambda scene: scene.veil.curtain.shut)


def _scoring(game: Game, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 1, game.info.seats[-1])
    return play_on(house, clock, table, lambda _: False, scores=True)[-1:]


def _log(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _building(game, game.info.seats[-1], house, clock)
    table = scenes[0]
    if isinstance(table, TableauTable):
        table.log_open = True
    return scenes


def _pause(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _building(game, game.info.seats[-1], house, clock)
    table = scenes[0]
    if isinstance(table, TableauTable):
        table.pause()
    above = PauseScene(house)
    above.on_enter()
    return [table, above]
