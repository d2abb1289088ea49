"""A pink slip: the engraved paper, its car, its three lines, a signature, a seal, and its stamp.

Every word on it comes from the caller. Lengths in here are units of a paper of 1000 x 700.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.typeface import Face, Typeface
from sprites.words import put

WIDE, TALL = 1000.0, 700.0
SIGNATURE: Area = (110.0, 486.0, 430.0, 92.0)
"""Where a signature stands: the last edge is the line."""

_STEPS, _WAVES, _PHASES = 330, (34, 23), 6
_EDGE, _AMPLITUDE = 52.0, 13.0
_PETALS, _TURNS = 9, 360
_CAR_WIDE, _CAR = 350.0, (262.0, 408.0)
_SEAL = (800.0, 552.0)
_MASCOT_WIDE = 92.0
_LINES = (318.0, 392.0, 466.0)
_LINE_LEFT, _LINE_WIDE = 470.0, 416.0
_FINE, _PEN = 1.5, 5.0

Points = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class SlipPaper:
    """What is on one slip. `lines` are three pairs of a small label and what is written over it.

    `strokes` are in thousandths of the signature's place; there need not be a stamp.
    """

    number: str
    head: str
    title: str
    lines: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    strokes: tuple[Points, ...]
    car: str
    below: str = ""
    stamp: str = ""


def slip_height(width: float) -> float:
    """How tall a slip of this width is."""
    return width * TALL / WIDE


def pink_slip(
    easel: Easel, paper: SlipPaper, x: float, y: float, width: float, *, degrees: float = 0.0
) -> None:
    """The slip, its middle at x, y, turned a little."""
    wide = max(8, round(width))
    cast = easel.cast(14, 145, 4, 12)

    def painter() -> pygame.Surface:
        sheet = slip_surface(easel, paper, wide)
        if degrees:
            sheet = pygame.transform.rotozoom(shade.padded(sheet, 3, theme.ROSE), degrees, 1)
        return shade.with_shadow(sheet, cast)[0]

    key = ("pink slip", paper, wide, degrees)
    easel.canvas.draw(easel.atlas.paint(key, painter, pad=cast.reach, turnable=False), x, y)


def slip_surface(easel: Easel, paper: SlipPaper, wide: int) -> pygame.Surface:
    """The slip as a surface, `wide` pixels across."""
    unit = wide / WIDE
    blank = easel.atlas.surface(("blank slip", wide), lambda: _blank(wide))
    sheet = blank.copy()
    body = theme.mix(paper.car, theme.INK, 0.3)
    car = easel.atlas.art_surface(
        "car", _CAR_WIDE * unit, colours={theme.ROSE: paper.car, theme.CAR_SHADE: body}
    )
    _stamp_down(sheet, car, _CAR, unit)
    cap = {theme.VERMILION: theme.MARIGOLD, theme.half_light(theme.VERMILION): theme.GOLD}
    seal = easel.atlas.art_surface("jackanapes", _MASCOT_WIDE * unit, colours=cap)
    _stamp_down(sheet, seal, (_SEAL[0], _SEAL[1] + 4), unit)
    _write(sheet, easel.atlas.typeface, paper, unit)
    ink = "".join(
        svg.stroke(pen_path(stroke), theme.COBALT, _PEN) for stroke in paper.strokes if stroke
    )
    if ink:
        sheet.blit(svg.raster_fine(svg.document(ink, WIDE, TALL), *sheet.get_size()), (0, 0))
    if paper.stamp:
        _draw_stamp(sheet, easel.atlas.typeface, paper.stamp, unit)
    return sheet


def pen_path(stroke: Points) -> str:
    """The line of a pen through these points, smoothed by their midpoints."""
    left, top, wide, tall = SIGNATURE
    at = [(left + x * wide / 1000, top + y * tall / 1000) for x, y in stroke]
    data = f"M{at[0][0]:.1f},{at[0][1]:.1f}"
    for (x, y), (after_x, after_y) in zip(at[1:], at[2:] + at[-1:], strict=False):
        data += f" Q{x:.1f},{y:.1f} {(x + after_x) / 2:.1f},{(y + after_y) / 2:.1f}"
    return data if len(at) > 1 else f"{data} l0.1,0"


def _stamp_down(
    sheet: pygame.Surface, drawn: pygame.Surface, middle: svg.Point, unit: float
) -> None:
    x = middle[0] * unit - drawn.get_width() / 2
    y = middle[1] * unit - drawn.get_height() / 2
    sheet.blit(drawn, (round(x), round(y)))


# ---- the paper


def _blank(wide: int) -> pygame.Surface:
    body = svg.box(0, 0, WIDE, TALL, 22, theme.ROSE)
    body += svg.box(22, 22, WIDE - 44, TALL - 44, 10, theme.SLIP_RIM)
    body += "".join(_guilloche())
    body += svg.box_line(34, 34, WIDE - 68, TALL - 68, 6, theme.INK, 2.5)
    body += svg.box(72, 72, WIDE - 144, TALL - 144, 4, theme.SLIP)
    body += svg.box_line(72, 72, WIDE - 144, TALL - 144, 4, theme.INK, 2.5)
    body += "".join(_rosette())
    for y in _LINES:
        body += svg.box(_LINE_LEFT, y, _LINE_WIDE, 3, 0, theme.INK)
    left, top, across, down = SIGNATURE
    body += svg.box(left, top + down, across, 3, 0, theme.INK)
    teeth = svg.star_points(*_SEAL, 28, 62, 74)
    body += svg.polygon(teeth, theme.VERMILION) + svg.ring(*_SEAL, 54, theme.ROSE, 3)
    return svg.raster_fine(svg.document(body, WIDE, TALL), wide, slip_height(wide))


def _guilloche() -> Iterator[str]:
    """Six waves along every side, each a little behind the one before."""
    for phase in range(_PHASES):
        ink = theme.mix(theme.VERMILION, theme.ROSE, 0.10 + 0.1 * (phase % 3))
        for along in (True, False):
            length = (WIDE if along else TALL) - 80
            waves = _WAVES[0] if along else _WAVES[1]
            for far in (_EDGE, (TALL if along else WIDE) - _EDGE):
                points = []
                for i in range(_STEPS + 1):
                    share = i / _STEPS
                    turn = phase * math.tau / _PHASES + share * math.tau * waves
                    here = 40 + share * length, far + _AMPLITUDE * math.sin(turn)
                    points.append(here if along else here[::-1])
                yield svg.stroke(_line(points), ink, _FINE)


def _rosette() -> Iterator[str]:
    """Nine petalled curves round the middle, hardly to be seen."""
    for petal in range(_PETALS):
        points = []
        for degree in range(_TURNS + 1):
            angle = math.radians(degree)
            swing = math.sin(8 * angle + petal * math.tau / _PETALS)
            radius = 150 + 46 * swing + 10 * math.sin(24 * angle)
            points.append((500 + radius * math.cos(angle) * 1.5, 352 + radius * math.sin(angle)))
        yield svg.stroke(_line(points), theme.VERMILION, 1.6, 'stroke-opacity="0.16"')


def _line(points: list[svg.Point]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points)


# ---- what is written on it


def _write(sheet: pygame.Surface, typeface: Typeface, paper: SlipPaper, unit: float) -> None:
    def px(size: float) -> int:
        return max(4, round(size * unit))

    def display(words: str, size: float, x: float, y: float, most: float, share: float) -> None:
        drawn = typeface.line(
            words, Face.DISPLAY, px(size), theme.INK, squeeze_to=max(1.0, most * unit)
        )
        put(sheet, drawn, x * unit, y * unit, share)

    head = typeface.tracked(paper.head, px(25), theme.INK, 0.3)
    put(sheet, head, 500 * unit, 112 * unit)
    number = typeface.line(paper.number, Face.DISPLAY, px(24), theme.VERMILION)
    put(sheet, number, 110 * unit, 112 * unit, 0.0)
    display(paper.title, 112, 500, 190, 760, 0.5)
    for y, (name, written) in zip(_LINES, paper.lines, strict=True):
        small = typeface.line(name.upper(), Face.BOLD, px(16), theme.CAPITALS_ON_PAPER)
        put(sheet, small, _LINE_LEFT * unit, (y + 16) * unit, 0.0)
        display(written, 29, _LINE_LEFT + 4, y - 21, _LINE_WIDE - 8, 0.0)
    left, top, _, down = SIGNATURE
    if paper.below:
        said = typeface.line(paper.below, Face.BOLD, px(17), theme.CAPITALS_ON_PAPER)
        put(sheet, said, left * unit, (top + down + 20) * unit, 0.0)


def _draw_stamp(sheet: pygame.Surface, typeface: Typeface, words: str, unit: float) -> None:
    """Words in a frame, pressed on across the paper."""
    drawn = typeface.tracked(words, max(4, round(62 * unit)), theme.VERMILION, 0.12).surface
    room = 760 * unit
    if drawn.get_width() > room:
        shrunk = max(1, round(room)), max(1, round(drawn.get_height() * room / drawn.get_width()))
        drawn = pygame.transform.smoothscale(drawn, shrunk)
    pad = round(22 * unit)
    size = drawn.get_width() + 2 * pad, drawn.get_height() + pad
    line = 7 * unit
    frame = svg.box_line(
        line, line, size[0] - 2 * line, size[1] - 2 * line, 14 * unit, theme.VERMILION, line
    )
    plate = svg.picture(frame, *size)
    plate.blit(drawn, (pad, pad // 2))
    turned = pygame.transform.rotozoom(shade.padded(plate, 3, theme.VERMILION), 12, 1)
    turned.set_alpha(225)
    _stamp_down(sheet, turned, (500.0, 360.0), unit)
