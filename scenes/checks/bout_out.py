"""Has a bout in the midst of a match thrown to its end: its table is what is to be looked at."""

from random import Random

from game.bouts.throws import Symbol
from scenes.checks.stepping import SetClock, step
from scenes.house import House
from scenes.scene import Pop
from scenes.table.table_scene import TableScene
from scenes.throw.throw_scene import ThrowScene

MOST_FRAMES = 20_000


def throw_out(house: House, clock: SetClock, table: TableScene, scene: ThrowScene) -> None:
    """All people throw whatever comes to their minds, until the table has the bout's end."""
    scene.on_enter()
    symbols = tuple(Symbol)
    rng = Random(len(scene.sitting.match.record.entries))  # noqa: S311 - for a picture
    for _ in range(MOST_FRAMES):
        if not scene.show.showing:
            for seat in scene.choices.people:
                at_ms = scene.sitting.clock.at(clock.now_ms())
                scene.choices.throw(seat, rng.choice(symbols), at_ms, held=False)
        match step(house, scene, clock, drawn=False):
            case Pop(result):
                table.on_return(result)
                return
            case _:
                pass
