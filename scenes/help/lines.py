"""Sets a page of help in lines and cuts it into as many leaves as the paper needs. Draws nothing.

Lengths are output pixels. It must not know which game the words are about.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from scenes.help.pages import Block, Bullet, Cards, HouseRule, Page, Paragraph
from sprites import theme
from sprites.easel import Easel
from sprites.key_cap import key_cap_size
from sprites.typeface import Face

BULLET_INDENT = 44.0
CAP_TALL, CAP_GAP = 46.0, 14.0
CHIP_GAP = 20.0
_AIR, _POINT_AIR = 20.0, 8.0
_CARD_TALL = 190.0
_CARDS_AIR = 24.0
_CHIP_PAD = 2.2
_NARROW = 0.42
"""A mark wider than this share of the column stands on a line of its own."""

_FULL_ENOUGH = 0.4
"""A leaf filled to this share is left at the end of a block, rather than in the middle of one."""


class Mark(Enum):
    """What stands before a line."""

    NONE = "none"
    POINT = "point"
    CHIP = "chip"
    CAPS = "caps"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its words start `indent` in; `air` is kept free above it, but not on top."""

    words: str
    height: float
    air: float = 0.0
    indent: float = 0.0
    mark: Mark = Mark.NONE
    rule: bool = False
    caps: tuple[str, ...] = ()
    cards: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Leaf:
    """What is seen at one time: lines with the distance of their top from the first one's.

    `first` tells the leaf that begins a page from those on which it goes on.
    """

    title: str
    lines: tuple[tuple[float, Line], ...]
    figure: tuple[str | None, ...] = ()
    first: bool = True


@dataclass(frozen=True, slots=True)
class Paper:
    """The room for a leaf: a column of lines, and whether cards have a place beside it.

    The first leaf of a page, with its title, has `height`; the ones after it `later_height`.
    """

    width: float
    height: float
    later_height: float
    figure_beside: bool


def leaves(
    easel: Easel, pages: tuple[Page, ...], paper: Callable[[Page], Paper], chip: str
) -> tuple[Leaf, ...]:
    """All the leaves of some pages. `chip` is what the mark of a house rule says."""
    return tuple(leaf for page in pages for leaf in _cut(easel, page, paper(page), chip))


def text_style(line: Line) -> tuple[Face, float]:
    """Face and design size of a line's words."""
    return (Face.SEMIBOLD, theme.SMALL) if line.rule else (Face.MEDIUM, theme.BODY)


def _cut(easel: Easel, page: Page, paper: Paper, chip: str) -> Iterator[Leaf]:
    figure: tuple[str | None, ...] = ()
    blocks = page.blocks
    if paper.figure_beside:
        figure = next((b.codes for b in blocks if isinstance(b, Cards)), ())
        blocks = tuple(b for b in blocks if not (isinstance(b, Cards) and b.codes == figure))
    placed: list[tuple[float, Line]] = []
    y, room, first = 0.0, paper.height, True
    for block in blocks:
        lines = _set(easel, block, paper.width, chip)
        whole = sum(line.air + line.height for line in lines)
        apart = y + whole > room and y > _FULL_ENOUGH * room and whole <= paper.later_height
        for index, line in enumerate(lines):
            top = y + line.air if placed else 0.0
            if placed and (top + line.height > room or (apart and index == 0)):
                yield Leaf(page.title, tuple(placed), figure, first)
                placed, top, room, first = [], 0.0, paper.later_height, False
            placed.append((top, line))
            y = top + line.height
    yield Leaf(page.title, tuple(placed), figure, first)


def _set(easel: Easel, block: Block, width: float, chip: str) -> list[Line]:
    match block:
        case Paragraph(words):
            return _wrapped(easel, Line(words, 0.0, easel.px(_AIR)), width)
        case Cards(codes):
            height = easel.px(_CARD_TALL)
            return [Line("", height, easel.px(_CARDS_AIR), cards=codes)]
        case HouseRule(words):
            px = easel.scale.type(theme.SMALL)
            marked = easel.atlas.typeface.width(chip, Face.BOLD, px) + _CHIP_PAD * px
            line = Line(words, 0.0, easel.px(_AIR), mark=Mark.CHIP, rule=True)
            return _marked(easel, line, width, marked + easel.px(CHIP_GAP))
        case Bullet(words, ()):
            line = Line(words, 0.0, easel.px(_POINT_AIR), mark=Mark.POINT)
            return _marked(easel, line, width, easel.scale.grow(BULLET_INDENT))
        case Bullet(words, caps):
            line = Line(words, 0.0, easel.px(_POINT_AIR), mark=Mark.CAPS, caps=caps)
            tall = easel.scale.grow(CAP_TALL)
            marked = sum(key_cap_size(easel, c, tall)[0] + easel.px(CAP_GAP) for c in caps)
            return _marked(easel, line, width, marked + easel.px(CAP_GAP))


def _marked(easel: Easel, line: Line, width: float, marked: float) -> list[Line]:
    """The words beside their mark, or below it where that would leave them too little room."""
    if marked <= _NARROW * width:
        return _wrapped(easel, replace(line, indent=marked), width)
    alone = replace(line, words="", height=_line_height(easel, line))
    below = replace(line, mark=Mark.NONE, air=0.0, caps=())
    return [alone, *_wrapped(easel, below, width)]


def _wrapped(easel: Easel, line: Line, width: float) -> list[Line]:
    face, size = text_style(line)
    px = easel.scale.type(size)
    words = easel.atlas.typeface.wrap(line.words, face, px, max(1.0, width - line.indent))
    first = replace(line, words=words[0], height=_line_height(easel, line))
    plain = replace(line, mark=Mark.NONE, caps=(), air=0.0, height=px * theme.LEADING)
    return [first, *(replace(plain, words=more) for more in words[1:])]


def _line_height(easel: Easel, line: Line) -> float:
    height = easel.scale.type(text_style(line)[1]) * theme.LEADING
    if line.mark is Mark.CAPS:
        return max(height, easel.scale.grow(CAP_TALL) * 1.2)
    if line.mark is Mark.CHIP:
        return max(height, easel.scale.type(theme.SMALL) * 1.75)
    return height
