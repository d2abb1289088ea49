"""The paper of the house options beside the table, and the buttons below it, each in its place."""

from dataclasses import dataclass

from scenes.controls import Box, Button, Row, Scroll, button_size, stacked
from scenes.controls.scroll import BAR_TARGET
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from sprites import theme
from sprites.panel import hairline, panel
from sprites.typeface import Face
from sprites.words import block, block_height

_PAD, _HEAD_TOP, _GAP, _SECOND_GAP = 16.0, 36.0, 26.0, 14.0
_BAR_IN = 6.0
RING = 10.0
"""Design pixels that a focused row's ring stands out at each side."""

_INSET = 16.0
"""A row keeps so much air at its ends by itself; the header keeps it too."""

_NOTE_LINES = 2
_TIGHT, _ROW_GAP = 1.18, 4.0
_SQUEEZED = 0.96
"""Buttons may stand side by side if they are squeezed no further than this."""

_LEAST_PAPER, _PRESSED = 0.56, 1.5
"""With less than this share of the height for the paper, buttons are pressed to so many ems."""


@dataclass(frozen=True, slots=True)
class SidePanel:
    """The paper, what scrolls on it, and the buttons. `hairlines` are in the scrolled content."""

    paper: Box
    scroll: Scroll
    head: Box
    hairlines: tuple[float, ...]
    buttons: tuple[Button, ...]


def side_panel(
    house: House,
    side: Box,
    title: str,
    rows: tuple[Row, ...],
    lesser: tuple[Button, ...],
    deal: Button,
) -> SidePanel:
    """The lesser buttons stand side by side if they can; the paper gets what is left above them."""
    buttons, top = _buttons(house, side, lesser, deal)
    paper = Box(side.left, side.top, side.width, top - house.scale.px(_GAP) - side.top)
    view = paper.inset(house.scale.px(_PAD - RING), house.scale.px(_PAD))
    inner = view.inset(house.scale.px(RING), 0.0)
    wanted = _content(house, inner, title, rows)
    if wanted.height > view.height:
        narrower = inner._replace(width=inner.width - house.scale.px(BAR_TARGET))
        wanted = _content(house, narrower, title, rows)
        shorter = view._replace(width=view.width - house.scale.px(_BAR_IN))
        scroll = Scroll(shorter, wanted.height, wanted.rows)
        return SidePanel(paper, scroll, wanted.head, wanted.hairlines, buttons)
    spread = _spread(wanted, view)
    spare = view.height - spread.height
    paper, view = _lower(paper, spare), _lower(view, spare)
    return SidePanel(
        paper, Scroll(view, view.height, spread.rows), spread.head, spread.hairlines, buttons
    )


def draw_paper(house: House, side: SidePanel) -> None:
    """The sheet itself."""
    panel(house.easel, side.paper)


def draw_head(house: House, side: SidePanel, title: str, note: str) -> None:
    """The title, a soft line below it, and the lines between the rows; within the scrolling."""
    easel = house.easel
    inset = easel.px(_INSET)
    width = side.head.width - 2 * inset
    area = block(
        easel,
        title,
        side.head.left + inset,
        side.head.top + easel.px(_HEAD_TOP) / 2,
        width,
        face=Face.DISPLAY,
        size=theme.SUBHEADING,
        colour=theme.INK,
        leading=_TIGHT,
    )
    block(
        easel,
        note,
        side.head.left + inset,
        area[1] + area[3],
        width,
        face=Face.SEMIBOLD,
        size=theme.SMALL,
        colour=theme.WORDS_SOFT,
        leading=_TIGHT,
        most_lines=_NOTE_LINES,
    )
    for y in side.hairlines:
        hairline(easel, side.head.left + inset, y, width)


@dataclass(frozen=True, slots=True)
class _Content:
    head: Box
    rows: tuple[Row, ...]
    hairlines: tuple[float, ...]
    height: float


def _content(house: House, view: Box, title: str, rows: tuple[Row, ...]) -> _Content:
    """Header and rows one below the other, as tall as they need to be."""
    easel = house.easel
    width = view.width - 2 * easel.px(_INSET)
    tall = block_height(
        easel, title, width, face=Face.DISPLAY, size=theme.SUBHEADING, leading=_TIGHT
    )
    tall += _NOTE_LINES * easel.scale.type(theme.SMALL) * _TIGHT + easel.px(_HEAD_TOP)
    head = Box(view.left, view.top, view.width, tall)
    placed, bottom = stacked(
        house, rows, view.left, head.bottom, view.width, gap=easel.px(_ROW_GAP)
    )
    return _Content(
        head, placed, tuple(row.box.top for row in placed), bottom + easel.px(RING) - view.top
    )


def _spread(content: _Content, view: Box) -> _Content:
    """Where there is room to spare, the rows share it."""
    if not content.rows:
        return content
    spare = min((view.height - content.height) / len(content.rows), content.rows[0].box.height / 2)
    rows = tuple(
        row.placed(
            Box(row.box.left, row.box.top + i * spare, row.box.width, row.box.height + spare)
        )
        for i, row in enumerate(content.rows)
    )
    height = content.height + spare * len(rows)
    return _Content(content.head, rows, tuple(row.box.top for row in rows), height)


def _lower(box: Box, by: float) -> Box:
    """The box without so many pixels at its foot."""
    return box._replace(height=box.height - by)


def _buttons(
    house: House, side: Box, lesser: tuple[Button, ...], deal: Button
) -> tuple[tuple[Button, ...], float]:
    """The buttons from the bottom up, and where they begin."""
    placed, top = _placed(house, side, lesser, deal, pressed=False)
    if top - side.top < _LEAST_PAPER * side.height:
        return _placed(house, side, lesser, deal, pressed=True)
    return placed, top


def _placed(
    house: House, side: Box, lesser: tuple[Button, ...], deal: Button, *, pressed: bool
) -> tuple[tuple[Button, ...], float]:
    gap = house.scale.px(_SECOND_GAP)
    sizes = [button_size(house, each.label, each.look, each.cap) for each in lesser]
    deal_height = button_size(house, deal.label, deal.look, deal.cap)[1]
    tall = max(height for _, height in sizes)
    if pressed:
        tall = min(tall, max(TARGET_PX, _PRESSED * house.scale.type(theme.LABEL)))
        deal_height = min(deal_height, max(TARGET_PX, _PRESSED * house.scale.type(theme.BUTTON)))
    across = sum(width for width, _ in sizes)
    room = side.width - gap * (len(lesser) - 1)
    top = side.bottom - deal_height
    placed = [deal.placed(Box(side.left, top, side.width, deal_height))]
    if across * _SQUEEZED <= room:
        top -= gap + tall
        left, row = side.left, []
        for each, (width, _) in zip(lesser, sizes, strict=True):
            box = Box(left, top, width * room / across, tall)
            row.append(each.placed(box))
            left = box.right + gap
        return (*row, *placed), top
    for each in reversed(lesser):
        top -= gap + tall
        placed.insert(0, each.placed(Box(side.left, top, side.width, tall)))
    return tuple(placed), top
