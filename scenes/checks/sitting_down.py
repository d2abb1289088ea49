"""People and bots who sit down at a table for its pictures, and play on behind the curtain."""

from collections.abc import Callable

from game.moves import Action
from game.rules import Game
from scenes.checks.stepping import SetClock
from scenes.house import House
from scenes.input.intents import Press
from scenes.seats_by_words import seated_by_words
from scenes.table.curtained_table import CurtainedTable
from scenes.table.sitting import Sitting


def sat_down(game: Game, house: House, people: int, seats: int, *, seed: int) -> Sitting:
    """So many people, and bots of every level."""
    levels = [level.code for level in game.levels]
    words = ["human"] * people
    words += [f"bot:{levels[seat % len(levels)]}" for seat in range(people, seats)]
    seating = seated_by_words(house.words, game, words)
    return Sitting.begin(house, game, seating, seed=seed, dealer=seats - 1)


def act(
    table: CurtainedTable, clock: SetClock, choose: Callable[[tuple[Action, ...]], Action]
) -> None:
    """Open the curtain with the seat's own key; do what is chosen of all that may be done."""
    curtain, seating = table.veil.curtain, table.sitting.seating
    if curtain.seat is not None and curtain.shut and not curtain.peeking:
        control = seating.sitters[curtain.seat].control
        if control is not None:
            table.handle(Press(control, clock.now_ms()))
        return
    for seat in seating.people:
        if table.wants_turn(seat):
            table.do(choose(table.sitting.match.legal(seat)))
            return
