"""Pictures of the tables at which hands are held: hands of every size, curtain, choice, scores."""

from collections.abc import Callable
from functools import partial

from game.moves import Action, touched
from game.rules import Game
from game.table import Beside
from scenes.checks.bout_out import throw_out
from scenes.checks.sitting_down import act, sat_down
from scenes.checks.stepping import Build, SetClock, step
from scenes.house import House
from scenes.pause import PauseScene
from scenes.scene import Push, Scene
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.table.hands.hands_table import HandsTable
from scenes.throw.throw_scene import ThrowScene

SEED = 7
LONGEST_FRAMES = 60_000
SETTLE_FRAMES = 40
SIZES = (1, 7, 20, 40)
DEALING_FRAMES = 60
SOME_ENTRIES = 24

Enough = Callable[[HandsTable], bool]
Prefer = Callable[[HandsTable, Action], bool]


def hands_screens(game: Game) -> dict[str, Build]:
    """Every screen of a game with hands, by its name."""
    slug = game.info.slug
    found: dict[str, Build] = {
        f"{slug}-table-{seats}": partial(_table, game, seats) for seats in game.info.seats
    }
    sizes = SIZES[:1] if game.table.few_held else SIZES
    found |= {f"{slug}-hand-{size}": partial(_hand, game, size) for size in sizes}
    return found | {
        f"{slug}-curtain": partial(_curtain, game),
        f"{slug}-choice": partial(_choice, game),
        f"{slug}-hint": partial(_hint, game),
        f"{slug}-scoring": partial(_scoring, game),
        f"{slug}-deal": partial(_dealing, game),
        f"{slug}-log": partial(_log, game),
        f"{slug}-pause": partial(_pause, game),
        f"{slug}-results": partial(_results, game),
    }


def begin(game: Game, house: House, people: int, seats: int, *, seed: int = SEED) -> HandsTable:
    """A table of so many people, and bots of every level."""
    return HandsTable(house, sat_down(game, house, people, seats, seed=seed))


def play_on(
    house: House,
    clock: SetClock,
    table: HandsTable,
    enough: Enough,
    prefer: Prefer | None = None,
    *,
    scores: bool = False,
    settles: bool = True,
) -> list[Scene]:
    """Let it play, people doing what is preferred, until it is as wished; then let it settle.

    Scores are passed over, unless they are what is wanted.
    """
    table.on_enter()
    for _ in range(LONGEST_FRAMES):
        match step(house, table, clock, drawn=False):
            case Push(ScoringScene() as above) if not scores:
                after = table.on_return(ScoringChoice.GO_ON)
                if isinstance(after, Push):
                    after.scene.on_enter()
                    return [table, after.scene]
                del above
            case Push(ThrowScene() as above):
                throw_out(house, clock, table, above)
            case Push(above):
                above.on_enter()
                return [table, above]
            case _ if enough(table):
                break
        act(table, clock, partial(_preferred, table, prefer))
    for _ in range(SETTLE_FRAMES if settles else 0):
        step(house, table, clock, drawn=False)
    return [table]


def _preferred(table: HandsTable, prefer: Prefer | None, legal: tuple[Action, ...]) -> Action:
    """The first thing that is preferred, or else the first."""
    wanted = (action for action in legal if prefer is not None and prefer(table, action))
    return next(wanted, legal[0])


def lays_a_card(table: HandsTable, action: Action) -> bool:
    """Whether a card is touched for that."""
    return touched(action) in table.desk.able.cards


def _is_no_card(table: HandsTable, action: Action) -> bool:
    return not lays_a_card(table, action)


def _chooses(table: HandsTable) -> bool:
    """Whether a person may choose, with something pending if possible."""
    return any(table.wants_turn(seat) for seat in table.sitting.seating.people)


def _answers(table: HandsTable) -> bool:
    """The same, with draws pending that can be answered."""
    match = table.sitting.match
    kinds = {sign.kind for sign in match.game.table.signs(match.view(None))}
    return _chooses(table) and Beside.DRAWS in kinds and bool(table.desk.able.cards)


def _table(game: Game, seats: int, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 1, seats)

    def enough(scene: HandsTable) -> bool:
        late = len(scene.sitting.match.record.entries) > SOME_ENTRIES + seats
        return _answers(scene) or (late and _chooses(scene))

    return play_on(house, clock, table, enough, lays_a_card)


def _hand(game: Game, size: int, house: House, clock: SetClock) -> list[Scene]:
    """So many cards: two people draw and draw, or play and play."""
    table = begin(game, house, 2, 2)
    small = size < game.info.seats.stop

    def enough(scene: HandsTable) -> bool:
        count = len(scene.desk.cards)
        return _chooses(scene) and (count <= size if small else count >= size)

    return play_on(house, clock, table, enough, lays_a_card if small else _is_no_card)


def _curtain(game: Game, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 3, 4)

    def enough(scene: HandsTable) -> bool:
        entries = len(scene.sitting.match.record.entries)
        return scene.veil.curtain.shut and entries > SOME_ENTRIES

    return play_on(house, clock, table, enough, lays_a_card)


def _choice(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """Something was touched that can be done in several ways."""
    table = begin(game, house, 1, 4)

    def several(scene: HandsTable) -> list[str]:
        legal = [touched(a) for a in scene.sitting.match.legal(0)]
        return [what for what in legal if legal.count(what) > 1]

    def enough(scene: HandsTable) -> bool:
        return scene.wants_turn(0) and bool(several(scene))

    scenes = play_on(house, clock, table, enough, _is_no_card)
    found = several(table)
    if found:
        table.touch(found[0])
    return scenes


def _hint(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _table(game, 4, house, clock)
    table = scenes[0]
    if isinstance(table, HandsTable):
        table.hint()
        for _ in range(SETTLE_FRAMES):
            step(house, table, clock, drawn=False)
    return scenes


def _scoring(game: Game, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 1, 4)
    return play_on(house, clock, table, lambda _: False, lays_a_card, scores=True)[-1:]


def _dealing(game: Game, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 1, 4)
    table.on_enter()
    for _ in range(DEALING_FRAMES):
        step(house, table, clock, drawn=False)
    return [table]


def _log(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _table(game, 4, house, clock)
    table = scenes[0]
    if isinstance(table, HandsTable):
        table.log_open = True
    return scenes


def _pause(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _table(game, 4, house, clock)
    table = scenes[0]
    if isinstance(table, HandsTable):
        table.pause()
    above = PauseScene(house)
    above.on_enter()
    return [table, above]


def _results(game: Game, house: House, clock: SetClock) -> list[Scene]:
    table = begin(game, house, 1, 4)
    return play_on(house, clock, table, lambda _: False, lays_a_card)[-1:]
