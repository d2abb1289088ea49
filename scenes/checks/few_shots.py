"""Pictures of tables at which few cards are held: all that can be chosen there, and the end.

The moments are looked for by the rules alone, which is quick; then the match is taken up there.
"""

from collections.abc import Callable
from functools import partial

from game.bots.bot import settled
from game.bouts.throws import Symbol
from game.chance import child
from game.events import BoutEnded
from game.match import Match
from game.moves import touched
from game.nodes import End, Throw, Turn
from game.rules import Game
from game.zones import Place, Seat, zone_of
from scenes.checks.hands_shots import begin, play_on
from scenes.checks.stepping import Build, SetClock, step
from scenes.house import House
from scenes.pause import PauseChoice
from scenes.scene import Scene
from scenes.table.hands.hands_table import HandsTable
from scenes.table.hands.offers import BACK, SEAT
from scenes.table.sitting import Sitting

SEEDS = range(7, 60)
MOST_STEPS, STEP_MS = 600, 60_000.0
DECLARED_FRAMES, QUICK_FRAMES = 50, 20

Wanted = Callable[[Match, Seat], bool]
"""Whether this is the moment, now that it is that person's turn."""


def few_screens(game: Game) -> dict[str, Build]:
    """Those that the game's table has a use for, by name."""
    if not game.table.few_held:
        return {}
    wanted: dict[str, Wanted] = {
        "seats": lambda match, seat: _touches(match, seat, SEAT) and _holds(match, seat) > 2,  # noqa: PLR2004
        "power": lambda match, seat: _touches(match, seat, SEAT) and _powers(match, seat) == 1,
        "takes": lambda match, seat: _piles(match, seat) > 1 and _holds(match, seat) > 1,
        "fifth": lambda match, seat: _cards(match, seat) == _holds(match, seat),
        "lost": lambda match, seat: _powers(match, seat) > 1,
        "picks": lambda match, seat: _touches(match, seat, BACK),
        "says": _says,
    }
    slug = game.info.slug
    found: dict[str, Build] = {
        f"{slug}-{name}": partial(_found, game, 1, moment) for name, moment in wanted.items()
    }
    found[f"{slug}-shared"] = partial(_found, game, 2, wanted["power"])
    found[f"{slug}-declared"] = partial(_declared, game)
    found[f"{slug}-quick"] = partial(_quick, game)
    return found


def _touches(match: Match, seat: Seat, start: str) -> bool:
    return any(touched(action).startswith(start) for action in match.legal(seat))


def _piles(match: Match, seat: Seat) -> int:
    piles = {spot.place.value for spot in match.game.table.spots}
    return sum(touched(action) in piles for action in match.legal(seat))


def _holds(match: Match, seat: Seat) -> int:
    return len(match.cards()[zone_of(Place.HAND, seat)])


def _cards(match: Match, seat: Seat) -> int:
    """How many of the cards in the hand can be touched."""
    codes = {card.code for card in match.cards()[zone_of(Place.HAND, seat)]}
    return len(codes & set(map(touched, match.legal(seat)))) or -1


def _powers(match: Match, seat: Seat) -> int:
    """How many of the powers that a card has can be used."""
    heads = {action.code.partition(":")[0] for action in match.legal(seat)}
    return len(heads & set(match.game.table.powers(match.view(seat))))


def _says(match: Match, seat: Seat) -> bool:
    return [action.code for action in match.legal(seat)] == [match.game.table.declares]


def _found(game: Game, people: int, wanted: Wanted, house: House, clock: SetClock) -> list[Scene]:
    """The first match in which that comes about for a person, taken up at that moment."""
    for seed in SEEDS:
        table = begin(game, house, people, game.info.seats[-1], seed=seed)
        if _play_to(table.sitting.match, table.sitting.seating.people, wanted):
            break
    left = table.sitting
    record, seating = left.match.record, left.seating
    entries = tuple(record.entries)
    sitting = Sitting(house, game, seating, record.header, left.match_id, entries)
    table = HandsTable(house, sitting, resumed=True)
    table.on_enter()
    step(house, table, clock, drawn=False)
    table.on_return(PauseChoice.RESUME)
    return play_on(house, clock, table, lambda scene: any(map(scene.wants_turn, seating.people)))


def _play_to(match: Match, people: tuple[Seat, ...], wanted: Wanted) -> bool:
    """Play on without a picture, people as bots would; tells whether that moment came."""
    now_ms, bot = 0.0, match.game.levels[0].make()
    for number in range(MOST_STEPS):
        now_ms += STEP_MS
        match.tick(now_ms)
        match.next_deal(now_ms)
        rng = child(match.record.header.seed, f"picture/{number}")
        match match.node:
            case End():
                return False
            case Throw(seats):
                for seat in set(seats) & set(people):
                    match.offer(seat, rng.choice(tuple(Symbol)), now_ms)
                match.begin_count(now_ms)
                match.close_throw(now_ms)
            case Turn(seat) if seat in people:
                if wanted(match, seat):
                    return True
                legal = match.legal(seat)
                match.offer(seat, settled(bot.choose(match.view(seat), legal, rng)), now_ms)
            case _:
                pass
    return False


def _declared(game: Game, house: House, clock: SetClock) -> list[Scene]:
    """Somebody has just said what ends the deal."""
    scenes = _found(game, 1, _says, house, clock)
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
