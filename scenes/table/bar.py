"""The top of every table: the game's name and options on the left, keys on the right; and the log.

It stays clear of whatever stands in the middle of the top edge.
"""

from collections.abc import Sequence
from enum import Enum

from scenes.house import House
from scenes.input.intents import Intent, Meaning, Phase, Pointer, Press
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
_CLOSER, _HIGHER = 0.7, 0.15
LOG_WIDTH = 560.0
LOG_SHARE = 0.46
LOG_LEADING = 1.5


class Target(Enum):
    """What a pointer can hit on the bar; its words are `table.<value>`."""

    PAUSE = "pause"
    LOG = "log"
    HINT = "hint"
    UNDO = "undo"
    SORT = "sort"


CAPS = {
    Target.PAUSE: "key.esc",
    Target.LOG: "key.f4",
    Target.UNDO: "key.f5",
    Target.HINT: "key.f6",
    Target.SORT: "key.f7",
}


KEYS = {
    Meaning.BACK: Target.PAUSE,
    Meaning.LOG: Target.LOG,
    Meaning.UNDO: Target.UNDO,
    Meaning.HINT: Target.HINT,
    Meaning.SORT: Target.SORT,
}


class Bar:
    """The bar of one table. `offers` are its keys, from the right edge inwards.

    Where their words do not fit beside them they are left out, or, if it `stacks`, put below.
    Keys that lie elsewhere reach to `apart_right`, in pixels; 0 where none do.
    """

    def __init__(
        self,
        house: House,
        slug: str,
        offers: tuple[Target, ...] = (Target.PAUSE, Target.LOG),
        *,
        stacks: bool = False,
    ) -> None:
        self._house = house
        self._slug = slug
        self._stacks = stacks
        self.offers = offers
        self.apart_right = 0.0
        self._targets: dict[Target, Area] = {}

    def meant(self, intent: Intent) -> Target | None:
        """What of the bar is meant, by key or pointer."""
        match intent:
            case Press(meaning=Meaning() as meaning):
                return KEYS.get(meaning)
            case Pointer(Phase.DOWN, x, y, _, 1):
                return self.target_at(x, y)
            case _:
                return None

    def target_at(self, x: float, y: float) -> Target | None:
        """What of the bar lies there."""
        for target, (left, top, width, height) in self._targets.items():
            if left <= x <= left + width and top <= y <= top + height:
                return target
        return None

    def draw(
        self,
        lines: Sequence[str],
        taken: Sequence[tuple[float, float]],
        elsewhere: tuple[float, float] | None = None,
    ) -> None:
        """Name, lines below it, and keys; `taken` are the pixels from left to right to keep off.

        Where the top is full, all keys but the first lie `elsewhere`, from there to the right.
        """
        self.apart_right = 0.0
        if elsewhere is not None:
            self._draw_apart(*elsewhere)
            return
        easel = self._house.easel
        x, y = easel.px(MARGIN), easel.px(BAR_Y)
        width = easel.canvas.size[0]
        room = min((left for left, _ in taken), default=width * 0.4) - 2 * x
        name = self._house.words(f"{self._slug}.name")
        size = easel.scale.type(theme.CAPITALS)
        if easel.atlas.typeface.tracked_width(name.upper(), size) <= room:
            capitals(easel, name, x, y)
        below = y + easel.scale.type(theme.SMALL) * 1.6
        for line in lines:
            left = Anchor.LEFT
            label(easel, line, x, below, anchor=left, size=theme.SMALL, colour=theme.CREAM)
            below += easel.scale.type(theme.SMALL) * 1.4
        free = width - 2 * x - max((right for _, right in taken), default=width * 0.6)
        spoken = self._width(self.offers) <= free
        self._targets.clear()
        if not spoken and self._stacks:
            self._draw_stacked(width - x * _CLOSER, y)
            return
        right = width - x
        for target in self.offers:
            right = self._corner(target, right, y, spoken) - easel.px(BAR_GAP * 2)

    def _draw_stacked(self, right: float, y: float) -> None:
        """Keys with their words below them."""
        easel, words = self._house.easel, self._house.words
        tall, px = easel.scale.grow(BAR_CAP), easel.scale.type(theme.SMALL)
        for target in self.offers:
            said = words(f"table.{target.value}")
            word = easel.atlas.typeface.width(said, Face.SEMIBOLD, px)
            wide = max(float(word), self._cap_width(target))
            x, top = right - wide / 2, y - tall * _HIGHER
            key_cap(easel, words(CAPS[target]), x, top, tall)
            label(easel, said, x, top + tall / 2 + px * 0.75, size=theme.SMALL)
            slack = easel.px(BAR_GAP) / 2
            height = tall + 1.3 * px + slack
            self._targets[target] = (right - wide - slack, 0.0, wide + 2 * slack, height + slack)
            right -= wide + easel.px(BAR_GAP) * 1.5

    def _draw_apart(self, left: float, y: float) -> None:
        """The first key in the corner, the others in a row, without words."""
        easel = self._house.easel
        self._targets.clear()
        right, top = easel.scale.width - easel.px(MARGIN) * 0.6, self.corner_middle
        self._corner(self.offers[0], right, top, spoken=False)
        apart = self.offers[1:]
        size, gap = easel.scale.type(theme.LABEL), easel.px(BAR_GAP)
        wide = max(self._cap_width(target) + self._said_width(target, size) for target in apart)
        tall = easel.scale.grow(BAR_CAP) + gap
        for number, target in enumerate(apart):
            x = left + number % 2 * (wide + 4 * gap)
            cap = self._cap_width(target)
            end = x + cap + gap + self._said_width(target, size)
            self._corner_after(target, x, end, y + number // 2 * tall)
            self.apart_right = max(self.apart_right, end + gap)

    def _said_width(self, target: Target, size: int) -> float:
        words = self._house.words(f"table.{target.value}")
        return self._house.atlas.typeface.width(words, Face.SEMIBOLD, size)

    def _corner_after(self, target: Target, left: float, right: float, y: float) -> None:
        """A key and, after it, its word, clickable."""
        easel, words = self._house.easel, self._house.words
        tall = easel.scale.grow(BAR_CAP)
        cap = key_cap(easel, words(CAPS[target]), left, y, tall, anchor=Anchor.LEFT)
        at = left + cap[2] + easel.px(BAR_GAP)
        said = words(f"table.{target.value}")
        label(easel, said, at, y, anchor=Anchor.LEFT, size=theme.LABEL, colour=theme.STOCK)
        self._targets[target] = (left, y - tall / 2, right - left, tall)

    @property
    def corner_middle(self) -> float:
        """The middle of the keys, from the top."""
        scale = self._house.scale
        return max(scale.px(BAR_Y), scale.grow(BAR_CAP) * 0.5 + scale.px(BAR_GAP))

    @property
    def corner_width(self) -> float:
        """Pixels that the first key takes at the right end of the top edge."""
        return self._cap_width(self.offers[0]) + self._house.scale.px(BAR_GAP)

    def _cap_width(self, target: Target) -> float:
        easel = self._house.easel
        return key_cap_size(easel, self._house.words(CAPS[target]), easel.scale.grow(BAR_CAP))[0]

    def _width(self, offers: tuple[Target, ...]) -> float:
        """What these words and keys need."""
        easel, words = self._house.easel, self._house.words
        size = easel.scale.type(theme.LABEL)
        tall = easel.scale.grow(BAR_CAP)
        said = sum(
            easel.atlas.typeface.width(words(f"table.{target.value}"), Face.SEMIBOLD, size)
            + key_cap_size(easel, words(CAPS[target]), tall)[0]
            for target in offers
        )
        return said + (3 * len(offers) - 2) * easel.px(BAR_GAP)

    def _corner(self, target: Target, right: float, y: float, spoken: bool) -> float:
        """A word (if there is room) and its key, clickable; gives its left edge."""
        easel, words = self._house.easel, self._house.words
        tall = easel.scale.grow(BAR_CAP)
        cap = key_cap(easel, words(CAPS[target]), right, y, tall, anchor=Anchor.RIGHT)
        left = cap[0]
        if spoken:
            said = label(
                easel,
                words(f"table.{target.value}"),
                left - easel.px(BAR_GAP),
                y,
                anchor=Anchor.RIGHT,
                size=theme.LABEL,
                colour=theme.STOCK,
            )
            left = said[0]
        slack = easel.px(BAR_GAP)
        area = (left - slack, y - tall / 2 - slack, right - left + 2 * slack, tall + 2 * slack)
        self._targets[target] = area
        return left


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
