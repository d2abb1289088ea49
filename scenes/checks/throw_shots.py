"""Pictures of games in which nothing but throws happens: before the throw, in it, and after it."""

from collections.abc import Callable, Mapping
from functools import partial

from game.bouts.throws import Symbol
from game.events import Committed, Decision, Judged
from game.rules import Game
from scenes.checks.stepping import Build, SetClock, step
from scenes.house import House
from scenes.input.intents import Control, Device, Meaning, Press
from scenes.pause import PauseScene
from scenes.scene import Push, Scene
from scenes.seats_by_words import seated_by_words
from scenes.table.sitting import Sitting
from scenes.table.tables import table_for
from scenes.throw.throw_scene import BoutOver, ThrowScene

SEED = 5
SEEDS = 24
MOST_FRAMES = 30_000
MID_COUNT_MS = 1180.0
SETTLED_MS = 900.0
FRAME_MS = 1000.0 / 60.0


def throw_screens(game: Game) -> Mapping[str, Build]:
    """The pictures of such a game, by their names."""
    return {f"{game.info.slug}-{name}": build for name, build in _pictures(game).items()}


def _pictures(game: Game) -> dict[str, Build]:
    """By what is to be seen."""
    found: dict[str, Build] = {}
    for seats in game.info.seats:
        found[f"table-{seats}"] = partial(_before, game, seats)
        found[f"count-{seats}"] = partial(_count, game, seats)
        found[f"won-{seats}"] = partial(_thrown, game, seats, lambda told: bool(told.losers))
        found[f"tie-{seats}"] = partial(_thrown, game, seats, lambda told: not told.losers)
    most = game.info.seats[-1]
    if most > game.info.seats[0]:
        split = Decision.SPLIT
        found["split"] = partial(_thrown, game, most, lambda told: told.decision is split)
    found["three"] = partial(_thrown, game, game.info.seats[0], lambda told: told.points > 1)
    found["log"] = partial(_log, game)
    found["training"] = partial(_training, game)
    found["own-keys"] = partial(_own_keys, game)
    found["pause"] = partial(_pause, game)
    found["results"] = partial(_results, game)
    return found


def _begin(
    game: Game, seats: int, house: House, clock: SetClock, people: int = 2, seed: int = SEED
) -> ThrowScene:
    words = ["human"] * people + [f"bot:{game.levels[1].code}"] * (seats - people)
    seating = seated_by_words(house.words, game, words)
    table = table_for(house, Sitting.begin(house, game, seating, seed=seed, dealer=0))
    table.on_enter()
    pushed = step(house, table, clock, drawn=False)
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, ThrowScene)
    pushed.scene.on_enter()
    return pushed.scene


def _go_on(house: House, scene: ThrowScene, clock: SetClock, ms: float) -> bool:
    """So much time, undrawn; whether the bout was over before that."""
    steps = (step(house, scene, clock, drawn=False) for _ in range(round(ms / FRAME_MS)))
    return any(command is not None for command in steps)


def _choose(scene: ThrowScene, clock: SetClock, number: int) -> None:
    """All people choose, each time something else."""
    symbols = tuple(Symbol)
    for seat in scene.sitting.seating.people:
        symbol = symbols[(number * (seat + 1) + seat * 3) % len(symbols)]
        scene.choices.throw(seat, symbol, scene.sitting.clock.at(clock.now_ms()), held=False)


def _before(game: Game, seats: int, house: House, clock: SetClock) -> list[Scene]:
    """The first has chosen."""
    scene = _begin(game, seats, house, clock)
    at_ms = scene.sitting.clock.at(clock.now_ms())
    scene.choices.throw(scene.sitting.seating.people[0], Symbol.JACK, at_ms, held=False)
    return [scene]


def _count(game: Game, seats: int, house: House, clock: SetClock) -> list[Scene]:
    scene = _begin(game, seats, house, clock)
    _choose(scene, clock, 0)
    _go_on(house, scene, clock, MID_COUNT_MS)
    return [scene]


def _thrown(
    game: Game, seats: int, wished: Callable[[Judged], bool], house: House, clock: SetClock
) -> list[Scene]:
    """A verdict of the wished kind, or the last that there was."""
    for seed in range(SEEDS):
        scene = _begin(game, seats, house, clock, 1 + seed % 2, seed)
        for number in range(MOST_FRAMES):
            if not scene.show.showing:
                _choose(scene, clock, number)
            if _go_on(house, scene, clock, FRAME_MS):
                break
            told = scene.show.stage.verdict
            if told is not None and wished(told):
                _go_on(house, scene, clock, SETTLED_MS)
                return [scene]
    return [scene]


def _log(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scene = _begin(game, game.info.seats[0], house, clock, people=1)
    for _ in range(2):
        _choose(scene, clock, 1)
        _go_on(house, scene, clock, 4000)
    scene.log_open = any(isinstance(e, Committed) for e in scene.sitting.match.history)
    return [scene]


def _own_keys(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scene = _begin(game, game.info.seats[0], house, clock)
    control = Control(Device.KEY, 0)
    match scene.handle(Press(control, clock.now_ms(), Meaning.FILL)):
        case Push(above):
            above.on_enter()
            return [above]
        case _:
            return [scene]


def _training(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """A few throws with what is known of them beside."""
    scene = _begin(game, game.info.seats[0], house, clock, people=1)
    scene.handle(Press(Control(Device.KEY, 0), clock.now_ms(), Meaning.HINT))
    for number in range(6):
        _choose(scene, clock, number)
        if _go_on(house, scene, clock, 5000):
            break
    return [scene]


def _pause(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _before(game, game.info.seats[-1], house, clock)
    scene = scenes[0]
    assert isinstance(scene, ThrowScene)
    scene.pause()
    pause = PauseScene(house)
    pause.on_enter()
    return [scene, pause]


def _results(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scene = _begin(game, game.info.seats[0], house, clock, people=1)
    for number in range(MOST_FRAMES):
        if not scene.show.showing:
            _choose(scene, clock, number)
        if scene.sitting.outcome is not None:
            break
        _go_on(house, scene, clock, FRAME_MS)
    after = table_for(house, scene.sitting).on_return(BoutOver(()))
    if not isinstance(after, Push):
        return [scene]
    after.scene.on_enter()
    return [after.scene]
