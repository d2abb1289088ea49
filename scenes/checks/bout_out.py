"""Has a bout in the midst of a match thrown to its end: its table is what is to be looked at."""

from game.bouts.throws import Symbol
from scenes.checks.stepping import SetClock, step
from scenes.house import House
from scenes.scene import Pop
from scenes.table.table_scene import TableScene
from scenes.throw.throw_scene import ThrowScene

MOST_FRAMES = 20_000


def throw_out(house: House, clock: SetClock, table: TableScene, scene: ThrowScene) -> None:
    """All people throw, each time something else, until the table has the bout's end."""
    scene.on_enter()
    symbols = tuple(Symbol)
    for number in range(MOST_FRAMES):
        if not scene.show.showing:
            for seat in scene.choices.people:
                symbol = symbols[(number * (seat + 1) + seat * 3) % len(symbols)]
                at_ms = scene.sitting.clock.at(clock.now_ms())
                scene.choices.throw(seat, symbol, at_ms, held=False)
        match step(house, scene, clock, drawn=False):
            case Pop(result):
                table.on_return(result)
                return
            case _:
                pass
