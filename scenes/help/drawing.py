"""Draws the lines of a help page, its marks and its cards. What they say comes from the leaf."""

from scenes.controls import Box
from scenes.help.lines import CAP_GAP, CAP_TALL, CHIP_GAP, Line, Mark, text_style
from scenes.house import House
from sprites import theme
from sprites.bubble import chip
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest
from sprites.easel import Easel
from sprites.key_cap import key_cap
from sprites.marks import suit_mark
from sprites.panel import panel
from sprites.words import label

_POINT, _POINT_LEFT = 26.0, 14.0
_FIGURE_RADIUS = 24.0
_FAN_DEGREES, _FAN_STEP, _FAN_DROP = 11.0, 0.40, 0.05
_FAN_WIDE, _FAN_TALL = 0.76, 0.66
"""Shares of the panel that a fan takes at most."""

_SQUARE = ((-1, -1, 5.0), (1, -1, -4.0), (-1, 1, -4.0), (1, 1, 5.0))
_SQUARE_CARD, _SQUARE_STEP = 0.40, 0.54
"""Width of one of four cards as a share of the panel's, and how far they lie off its middle."""

_ROW_STEP = 1.12


def draw_line(house: House, line: Line, area: Box) -> None:
    """One line with what stands before it."""
    easel = house.easel
    y = area.centre[1]
    if line.cards:
        _row(easel, line.cards, area, house.settings.four_colour)
        return
    match line.mark:
        case Mark.POINT:
            x = area.left + easel.px(_POINT_LEFT)
            suit_mark(easel, "D", x, y, easel.scale.grow(_POINT), four_colour=False)
        case Mark.CHIP:
            words = house.words("help.house_rule")
            most = area.width if not line.words else line.indent - easel.px(CHIP_GAP)
            chip(easel, words, area.left, y, anchor=Anchor.LEFT, most=most)
        case Mark.CAPS:
            x, tall = area.left, easel.scale.grow(CAP_TALL)
            for cap in line.caps:
                drawn = key_cap(easel, cap, x, y, tall, anchor=Anchor.LEFT)
                x = drawn[0] + drawn[2] + easel.px(CAP_GAP)
        case Mark.NONE:
            pass
    if line.words:
        face, size = text_style(line)
        label(
            easel,
            line.words,
            area.left + line.indent,
            y,
            face=face,
            size=size,
            colour=theme.INK,
            anchor=Anchor.LEFT,
            most=area.width - line.indent,
        )


def draw_figure(house: House, codes: tuple[str | None, ...], area: Box) -> None:
    """The cards on a night-blue panel: four in a square, others fanned out."""
    easel = house.easel
    panel(easel, area, colour=theme.NIGHT, radius=_FIGURE_RADIUS, shadow=False)
    four_colour = house.settings.four_colour
    if len(codes) == len(_SQUARE):
        width = min(area.width * _SQUARE_CARD, area.height * _SQUARE_CARD / theme.CARD_RATIO)
        for code, (across, down, angle) in zip(codes, _SQUARE, strict=True):
            x = area.centre[0] + across * width * _SQUARE_STEP
            y = area.centre[1] + down * width * theme.CARD_RATIO * _SQUARE_STEP
            card_at_rest(easel, code, x, y, width, four_colour=four_colour, angle=angle)
        return
    middle = (len(codes) - 1) / 2
    spread = 1 + _FAN_STEP * 2 * middle
    width = min(area.width * _FAN_WIDE / spread, area.height * _FAN_TALL / theme.CARD_RATIO)
    for index, code in enumerate(codes):
        side = index - middle
        x = area.centre[0] + side * width * _FAN_STEP
        y = area.centre[1] + abs(side) ** 1.6 * width * _FAN_DROP
        angle = -side * _FAN_DEGREES
        card_at_rest(easel, code, x, y, width, four_colour=four_colour, angle=angle)


def _row(easel: Easel, codes: tuple[str | None, ...], area: Box, four_colour: bool) -> None:
    """The cards side by side, upright."""
    width = min(area.height / theme.CARD_RATIO, area.width / (_ROW_STEP * len(codes)))
    for index, code in enumerate(codes):
        x = area.left + width / 2 + index * width * _ROW_STEP
        card_at_rest(easel, code, x, area.centre[1], width, four_colour=four_colour)
