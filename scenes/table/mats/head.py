"""The lines below a game's name: the house options that hold, and how much time is left."""

from game.nodes import Race
from scenes.house import House
from scenes.table.mats.show import MatsShow
from scenes.table.sitting import Sitting


def head_lines(house: House, show: MatsShow, sitting: Sitting) -> list[str]:
    """What stands below the name just now."""
    lines = list(show.option_lines)
    match sitting.match.node:
        case Race(turner=int(), ends_ms=float() as ends_ms):
            opened_ms = sitting.match.race_opened_at_ms
            now_ms = sitting.clock.now_ms()
            passed_ms = 0.0 if opened_ms is None else now_ms - opened_ms
            left_s = max(0, round((ends_ms - passed_ms) / 1000))
            time = f"{left_s // 60}:{left_s % 60:02}"
            lines.append(house.words("table.time_left", time=time))
        case _:
            pass
    return lines
