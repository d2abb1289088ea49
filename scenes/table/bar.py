"""The line at the top of a table, and the log that it opens: names, options, time, keys."""

from collections.abc import Sequence
from enum import Enum

from game.nodes import Race
from scenes.house import House
from scenes.table.places import Side
from scenes.table.show import Show
from scenes.table.sitting import Sitting
from sprites import theme
from sprites.canvas import Anchor, Area
from sprites.key_cap import key_cap, key_cap_size
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import capitals, label

MARGIN = 40.0
BAR_Y = 44.0
BAR_CAP = 44.0
BAR_GAP = 18.0
LOG_WIDTH = 560.0
LOG_SHARE = 0.46
LOG_LEADING = 1.5


class Target(Enum):
    """What a pointer can hit on the bar."""

    PAUSE = "pause"
    LOG = "log"


CORNER = ((Target.PAUSE, "Esc"), (Target.LOG, "F4"))
"""From the right edge inwards."""


class Bar:
    """The bar of one table; it keeps clear of the mats at the top."""

    def __init__(self, house: House, show: Show, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting
        self._targets: dict[Target, Area] = {}

    def target_at(self, x: float, y: float) -> Target | None:
        """What of the bar lies there."""
        for target, (left, top, width, height) in self._targets.items():
            if left <= x <= left + width and top <= y <= top + height:
                return target
        return None

    def draw(self) -> None:
        """The game's name and house options on the left, log and pause on the right."""
        easel, words = self._house.easel, self._house.words
        slug = self._sitting.game.info.slug
        x, y = easel.px(MARGIN), easel.px(BAR_Y)
        width = easel.canvas.size[0]
        mats = self._mats_at_the_top()
        room = min((left for left, _ in mats), default=width * 0.4) - 2 * x
        name = words(f"{slug}.name")
        size = easel.scale.type(theme.CAPITALS)
        if easel.atlas.typeface.tracked_width(name.upper(), size) <= room:
            capitals(easel, name, x, y)
        below = y + easel.scale.type(theme.SMALL) * 1.6
        for line in self._lines_below_the_name():
            left = Anchor.LEFT
            label(easel, line, x, below, anchor=left, size=theme.SMALL, colour=theme.CREAM)
            below += easel.scale.type(theme.SMALL) * 1.4
        free = width - 2 * x - max((right for _, right in mats), default=width * 0.6)
        spoken = self._bar_width() <= free
        right = width - x
        for target, key in CORNER:
            right = self._draw_corner(target, key, right, y, spoken) - easel.px(BAR_GAP * 2)

    def _mats_at_the_top(self) -> list[tuple[float, float]]:
        """Left and right edge of every mat that the bar has to stay clear of."""
        scale = self._house.scale
        edges = []
        for place in self._show.places:
            if place.side is Side.TOP:
                x, _ = place.mat.pixels(scale)
                edges.append((x - scale.px(place.radius), x + scale.px(place.radius)))
        return edges

    def _bar_width(self) -> float:
        """What the words and keys on the right need."""
        easel = self._house.easel
        size = easel.scale.type(theme.LABEL)
        tall = easel.scale.grow(BAR_CAP)
        said = sum(
            easel.atlas.typeface.width(self._house.words(f"table.{t.value}"), Face.SEMIBOLD, size)
            + key_cap_size(easel, key, tall)[0]
            for t, key in CORNER
        )
        return said + 2 * len(CORNER) * easel.px(BAR_GAP)

    def _lines_below_the_name(self) -> list[str]:
        """The house options that hold, and how much time is left."""
        lines = list(self._show.option_lines)
        match self._sitting.match.node:
            case Race(turner=int(), ends_ms=float() as ends_ms):
                opened_ms = self._sitting.match.race_opened_at_ms
                now_ms = self._sitting.clock.now_ms()
                passed_ms = 0.0 if opened_ms is None else now_ms - opened_ms
                left_s = max(0, round((ends_ms - passed_ms) / 1000))
                time = f"{left_s // 60}:{left_s % 60:02}"
                lines.append(self._house.words("table.time_left", time=time))
            case _:
                pass
        return lines

    def _draw_corner(self, target: Target, key: str, right: float, y: float, spoken: bool) -> float:
        """A word (if there is room) and its key, clickable; gives its left edge."""
        easel = self._house.easel
        tall = easel.scale.grow(BAR_CAP)
        cap = key_cap(easel, key, right, y, tall, anchor=Anchor.RIGHT)
        left = cap[0]
        if spoken:
            words = self._house.words(f"table.{target.value}")
            at = left - easel.px(BAR_GAP)
            anchor, size = Anchor.RIGHT, theme.LABEL
            said = label(easel, words, at, y, anchor=anchor, size=size, colour=theme.STOCK)
            left = said[0]
        slack = easel.px(BAR_GAP)
        area = (left - slack, y - tall / 2 - slack, right - left + 2 * slack, tall + 2 * slack)
        self._targets[target] = area
        return left

    def draw_log(self) -> None:
        """The last plays, the newest at the foot."""
        draw_log(self._house, self._show.log)


def draw_log(house: House, told: Sequence[str]) -> None:
    """The last plays, the newest at the foot."""
    easel = house.easel
    width, height = easel.canvas.size
    margin = easel.px(MARGIN)
    wide = min(easel.scale.grow(LOG_WIDTH), width * LOG_SHARE)
    size = easel.scale.type(theme.LABEL)
    most = height - 4 * margin - easel.px(BAR_Y * 2)
    lines: list[str] = []
    for line in reversed(told):
        more = easel.atlas.typeface.wrap(line, Face.SEMIBOLD, size, wide - 2 * margin)
        if (len(lines) + len(more)) * size * LOG_LEADING > most:
            break
        lines = [*more, *lines]
    tall = max(1, len(lines)) * size * LOG_LEADING + 2 * margin
    left, top = width - wide - margin, height - tall - margin
    panel(easel, (left, top, wide, tall))
    y = top + margin + size * LOG_LEADING / 2
    for line in lines:
        anchor = Anchor.LEFT
        label(easel, line, left + margin, y, anchor=anchor, size=theme.LABEL, colour=theme.INK)
        y += size * LOG_LEADING
