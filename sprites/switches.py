"""What is set on a panel: a toggle, a choice among a few, a slider. They show a value, no more."""

from dataclasses import dataclass

import pygame

from sprites import svg, theme
from sprites.canvas import Anchor, Area, Image
from sprites.easel import Easel
from sprites.typeface import NARROWEST, Face
from sprites.words import label, put

_TOGGLE_RATIO = 1.85
_OPTION_SIZE = 27


def toggle_size(easel: Easel) -> tuple[int, int]:
    """Pixels across and down of a toggle at this text size."""
    height = easel.scale.grow(56)
    return round(height * _TOGGLE_RATIO), round(height)


def toggle(easel: Easel, x: float, y: float, on: bool, *, anchor: Anchor = Anchor.RIGHT) -> Area:
    """Green with a tick, or grey: told by shape as well as by colour."""
    width, height = toggle_size(easel)

    def painter() -> pygame.Surface:
        radius = height / 2
        body = svg.box(0, 0, width, height, radius, theme.GREEN if on else theme.TOGGLE_OFF)
        body += svg.circle(width - radius if on else radius, radius, height * 0.4, theme.STOCK)
        if on:
            tick = (
                f"M{height * 0.36},{height * 0.52} L{height * 0.52},{height * 0.67} "
                f"L{height * 0.8},{height * 0.34}"
            )
            body += svg.stroke(tick, theme.STOCK, height * 0.09)
        return svg.fine(body, (width, height), width, height)

    image = easel.atlas.paint(("toggle", width, height, on), painter)
    easel.canvas.draw(image, x, y, anchor=anchor)
    return (*anchor.corner(x, y, width, height), width, height)


@dataclass(frozen=True, slots=True)
class Option:
    """Where an option of a choice is touched, and which it is."""

    area: Area
    index: int


def choice_height(easel: Easel) -> float:
    """Pixels down of a choice at this text size."""
    return max(easel.scale.grow(58), 1.7 * easel.scale.type(_OPTION_SIZE))


def choice_width(easel: Easel, options: tuple[str, ...], *, least_option: float = 70) -> float:
    """Pixels across that all the options need side by side."""
    return sum(_option_widths(easel, options, easel.px(least_option))) + 2 * _tray(easel)


def choice_options(
    easel: Easel,
    x: float,
    y: float,
    options: tuple[str, ...],
    chosen: int,
    *,
    anchor: Anchor = Anchor.RIGHT,
    most: float | None = None,
    least_option: float = 70,
) -> tuple[Option, ...]:
    """What to touch for which option of a choice drawn with the same arguments.

    Where all need more than `most` pixels, only the chosen one is shown, between two arrows that
    lead to its neighbours (round the end).
    """
    height = round(choice_height(easel))
    total = choice_width(easel, options, least_option=least_option)
    if most is not None and total > most + 0.5:
        return _stepper_options(easel, x, y, options, chosen, anchor, most)
    left, top = anchor.corner(x, y, total, height)
    placed: list[Option] = []
    at = left + _tray(easel)
    for i, width in enumerate(_option_widths(easel, options, easel.px(least_option))):
        placed.append(Option((at, top, width, height), i))
        at += width
    return tuple(placed)


def choice(
    easel: Easel,
    x: float,
    y: float,
    options: tuple[str, ...],
    chosen: int,
    *,
    anchor: Anchor = Anchor.RIGHT,
    most: float | None = None,
    least_option: float = 70,
) -> tuple[Option, ...]:
    """Options side by side, the chosen one on an Ink plate. Returns what `choice_options` does."""
    placed = choice_options(
        easel, x, y, options, chosen, anchor=anchor, most=most, least_option=least_option
    )
    height = round(choice_height(easel))
    widths = _option_widths(easel, options, easel.px(least_option))
    tray = _tray(easel)
    total = sum(widths) + 2 * tray
    if most is not None and total > most + 0.5:
        _stepper(easel, placed, options[chosen])
        return placed

    def painter() -> pygame.Surface:
        return _choice_surface(easel, options, chosen, widths, tray, (total, height))

    image = easel.atlas.paint(("choice", options, chosen, total, height), painter)
    left, top = placed[0].area[:2]
    easel.canvas.draw(image, left - tray, top, anchor=Anchor.TOP_LEFT)
    return placed


def _tray(easel: Easel) -> int:
    return round(easel.px(4))


def _choice_surface(
    easel: Easel,
    options: tuple[str, ...],
    chosen: int,
    widths: list[int],
    tray: int,
    size: tuple[int, int],
) -> pygame.Surface:
    """All options in their trough, the chosen one on its plate."""
    total, height = size
    body = svg.box(0, 0, total, height, height * 0.26, theme.TRAY)
    start = tray + sum(widths[:chosen])
    plate = (start, tray, widths[chosen], height - 2 * tray, height * 0.2)
    surface = svg.picture(body + svg.box(*plate, theme.INK), total, height)
    at = float(tray)
    px = easel.scale.type(_OPTION_SIZE)
    for i, (words, width) in enumerate(zip(options, widths, strict=True)):
        ink = theme.STOCK if i == chosen else theme.INK
        line = easel.atlas.typeface.line(words, Face.BOLD, px, ink)
        put(surface, line, at + width / 2, height / 2)
        at += width
    return surface


def _option_widths(easel: Easel, options: tuple[str, ...], least: float) -> list[int]:
    px = easel.scale.type(_OPTION_SIZE)
    width = easel.atlas.typeface.width
    return [round(max(least, width(words, Face.BOLD, px) + px * 1.3)) for words in options]


def _stepper_options(
    easel: Easel,
    x: float,
    y: float,
    options: tuple[str, ...],
    chosen: int,
    anchor: Anchor,
    most: float,
) -> tuple[Option, ...]:
    """The arrow to the one before, the chosen one, the arrow to the one after."""
    height = round(choice_height(easel))
    px = easel.scale.type(_OPTION_SIZE)
    widest = max(easel.atlas.typeface.width(words, Face.BOLD, px) for words in options)
    total = round(min(most, widest + px * 1.3 + 2 * height))
    left, top = anchor.corner(x, y, total, height)
    count = len(options)
    return (
        Option((left, top, height, height), (chosen - 1) % count),
        Option((left + height, top, total - 2 * height, height), chosen),
        Option((left + total - height, top, height, height), (chosen + 1) % count),
    )


def _stepper(easel: Easel, placed: tuple[Option, ...], shown: str) -> None:
    left, top, height, _ = placed[0].area
    total = round(placed[2].area[0] + height - left)

    def painter() -> pygame.Surface:
        body = svg.box(0, 0, total, height, height * 0.26, theme.TRAY)
        inner = (height, 4, total - 2 * height, height - 8, height * 0.2)
        body += svg.box(*inner, theme.INK)
        size = height * 0.34
        for middle, side in ((height / 2, -1), (total - height / 2, 1)):
            tip = middle + side * size / 2
            back = middle - side * size / 2
            body += svg.polygon(
                [
                    (tip, height / 2),
                    (back, height / 2 - size * 0.6),
                    (back, height / 2 + size * 0.6),
                ],
                theme.INK,
            )
        surface = svg.fine(body, (total, height), total, height)
        px = easel.scale.type(_OPTION_SIZE)
        room = max(1.0, total - 2 * height - px * 0.5)
        line = easel.atlas.typeface.line(shown, Face.BOLD, px, theme.STOCK, squeeze_to=room)
        put(surface, line, total / 2, height / 2)
        return surface

    image = easel.atlas.paint(("stepper", shown, total, height), painter)
    easel.canvas.draw(image, left, top, anchor=Anchor.TOP_LEFT)


def slider_trough(easel: Easel, area: Area, *, widest: str = "100") -> Area:
    """The trough of a slider in this area: the way of its knob, for turning a touch into a share.

    `widest` is the longest value that is ever written beside it.
    """
    left, top, width, height = area
    room = _value_room(easel, height, widest)
    half = _knob_half(easel, height)
    return left + half * 0.75, top, max(8.0, width - room - 2.2 * half), height


def slider(easel: Easel, area: Area, share: float, value: str, *, widest: str = "100") -> Area:
    """A trough filled up to `share` (0 to 1), a lozenge for a knob, the value to the right of it.

    `area` is all of it. Returns what `slider_trough` does.
    """
    left, top, width, height = area
    trough = slider_trough(easel, area, widest=widest)
    half = _knob_half(easel, height)
    middle = top + height / 2
    thick = max(6.0, easel.px(16))
    for colour, length in ((theme.TRAY, trough[2]), (theme.INK, max(thick, trough[2] * share))):
        bar = _bar(easel, round(length), round(thick), colour)
        easel.canvas.draw(bar, trough[0], middle, anchor=Anchor.LEFT)
    easel.canvas.draw(_knob(easel, half), trough[0] + trough[2] * share, middle)
    label(
        easel,
        value,
        left + width,
        middle,
        face=Face.DISPLAY,
        size=_value_size(easel, height),
        colour=theme.INK,
        anchor=Anchor.RIGHT,
        most=_value_room(easel, height, widest) / NARROWEST,
    )
    return trough


def _value_size(easel: Easel, height: float) -> float:
    return min(theme.HINT, height / easel.scale.u)


def _value_room(easel: Easel, height: float, widest: str) -> float:
    px = easel.scale.type(_value_size(easel, height))
    return easel.atlas.typeface.width(widest, Face.DISPLAY, px) * 1.1


def _knob_half(easel: Easel, height: float) -> int:
    return round(min(height / 2, easel.scale.grow(31)))


def _bar(easel: Easel, width: int, height: int, colour: str) -> Image:
    def painter() -> pygame.Surface:
        return svg.picture(svg.box(0, 0, width, height, height / 2, colour), width, height)

    return easel.atlas.paint(("bar", width, height, colour), painter)


def _knob(easel: Easel, half: int) -> Image:
    wide = round(half * 1.5)

    def painter() -> pygame.Surface:
        edge = half * 0.2
        x, y = wide / 2, float(half)
        points = [(x, edge), (wide - edge, y), (x, 2 * half - edge), (edge, y)]
        line = f'stroke="{theme.INK}" stroke-width="{edge:.2f}" stroke-linejoin="round"'
        return svg.fine(svg.polygon(points, theme.STOCK, line), (wide, 2 * half), wide, 2 * half)

    return easel.atlas.paint(("knob", half), painter)
