"""Draws the seats screen's table, its words, its chairs' backs and the paper of the options."""

from dataclasses import dataclass

from scenes.house import House
from scenes.seats.plan import Plan
from sprites import ground, theme
from sprites.bubble import plate
from sprites.canvas import Anchor
from sprites.chair import chair, seats_table
from sprites.easel import Easel
from sprites.typeface import Face
from sprites.words import block, block_height, block_lines, capitals

_WARM, _VIGNETTE = 60, 120
_SIDE, _AIR = 40.0, 20.0
_HEADLINES = (62.0, 54.0, 46.0, 40.0, 34.0, 28.0)
"""Type sizes of the headline, the largest first, of which the largest that fits is taken."""

_TIGHT = 1.12
_WORDS_WIDTH, _WORDS_HEIGHT, _WITH_LINE_HEIGHT = 1.5, 1.32, 1.75
"""The room for words, in the table's half axes; a line last said may reach over the rim."""

_LEAST_EVEN, _EVEN_STEP = 0.4, 0.03
_LINE_WIDTH, _LINE_LEADING = 1.9, 1.9


@dataclass(frozen=True, slots=True)
class TableWords:
    """What the table top says: a headline, hints below it, and what was just said."""

    headline: str
    hints: tuple[str, ...] = ()
    line: str = ""


def draw_ground(house: House, name: str, plan: Plan, title: str, title_ends: float) -> None:
    """The cloth with its lamp over the table, and the capitals at the top left."""
    easel = house.easel
    lamp = plan.middle[0] / house.scale.width, plan.middle[1] / house.scale.height
    ground.table(easel, name, lamp=lamp, warm=_WARM, vignette=_VIGNETTE)
    left = house.scale.px(_SIDE)
    capitals(easel, title, left, plan.top_middle, most=title_ends - left - easel.px(_AIR))


def draw_table(house: House, plan: Plan, taken: tuple[bool, ...], words: TableWords) -> None:
    """Backs of chairs, the table, and as many of its words as it has room for."""
    easel = house.easel
    for place, sits in zip(plan.places, taken, strict=True):
        chair(easel, place.x, place.y, plan.radius, place.degrees, taken=sits)
    seats_table(easel, *plan.middle, *plan.table)
    _draw_words(easel, plan, _that_fit(easel, plan, words))


def _draw_words(easel: Easel, plan: Plan, words: TableWords) -> None:
    width = plan.table[0] * _WORDS_WIDTH
    x, y = plan.middle[0], plan.middle[1] - _height(easel, plan, words) / 2
    if words.headline:
        size = _headline_size(easel, words.headline, width, plan.table[1])
        area = block(
            easel,
            words.headline,
            x,
            y,
            _even_width(easel, words.headline, width, size),
            face=Face.DISPLAY,
            size=size,
            colour=theme.STOCK,
            leading=_TIGHT,
            anchor=Anchor.TOP,
        )
        y = area[1] + area[3] + easel.px(_AIR)
    for hint in words.hints:
        area = block(
            easel,
            hint,
            x,
            y,
            width,
            face=Face.SEMIBOLD,
            size=theme.SMALL,
            colour=theme.CREAM,
            anchor=Anchor.TOP,
        )
        y = area[1] + area[3]
    if words.line:
        most = plan.table[0] * _LINE_WIDTH
        plate(easel, words.line, x, y + easel.px(_AIR), most=most, anchor=Anchor.TOP)


def _that_fit(easel: Easel, plan: Plan, words: TableWords) -> TableWords:
    """Fewer hints, then no headline, until the table has room; what was just said always stays."""
    share = _WITH_LINE_HEIGHT if words.line else _WORDS_HEIGHT
    room = plan.table[1] * share
    hints = words.hints
    while hints and _height(easel, plan, TableWords(words.headline, hints, words.line)) > room:
        hints = hints[:-1]
    fewer = TableWords(words.headline, hints, words.line)
    if words.line and _height(easel, plan, fewer) > room:
        return TableWords("", (), words.line)
    return fewer


def _height(easel: Easel, plan: Plan, words: TableWords) -> float:
    width = plan.table[0] * _WORDS_WIDTH
    total = 0.0
    if words.headline:
        size = _headline_size(easel, words.headline, width, plan.table[1])
        lines = block_lines(easel, words.headline, width, face=Face.DISPLAY, size=size)
        total += len(lines) * easel.scale.type(size) * _TIGHT + easel.px(_AIR)
    for hint in words.hints:
        total += block_height(easel, hint, width, face=Face.SEMIBOLD, size=theme.SMALL)
    if words.line:
        total += easel.px(_AIR) + _line_height(easel, words.line, plan.table[0] * _LINE_WIDTH)
    return total


def _line_height(easel: Easel, line: str, most: float) -> float:
    px = easel.scale.type(theme.SMALL)
    lines = block_lines(easel, line, most - px * _LINE_LEADING, face=Face.BOLD, size=theme.SMALL)
    return px * (_LINE_LEADING + (len(lines) - 1) * theme.LEADING)


def _headline_size(easel: Easel, words: str, width: float, half_height: float) -> float:
    """The largest size at which no word is broken and the headline leaves room for more."""
    for size in _HEADLINES:
        lines = block_lines(easel, words, width, face=Face.DISPLAY, size=size)
        whole = " ".join(lines) == words
        tall = len(lines) * easel.scale.type(size) * _TIGHT
        if whole and tall <= half_height:
            return size
    return _HEADLINES[-1]


def _even_width(easel: Easel, words: str, width: float, size: float) -> float:
    """The least width that breaks the words into as few lines: they come out about as long."""
    count = len(block_lines(easel, words, width, face=Face.DISPLAY, size=size))
    least = width
    while least > width * _LEAST_EVEN:
        narrower = least - width * _EVEN_STEP
        if len(block_lines(easel, words, narrower, face=Face.DISPLAY, size=size)) > count:
            break
        least = narrower
    return least
