"""Words on their own paper: a bubble with a tail, a dark plate, a chip with a sign before it."""

from enum import Enum

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Anchor, Area
from sprites.easel import Easel
from sprites.typeface import Face
from sprites.words import put

_PAD = 0.9  # em at each end
_TALL = 1.9  # em of a line's box


class Sign(Enum):
    """What stands before a chip's words. Told by shape, not by colour alone."""

    TICK = "tick"
    CROSS = "cross"
    DOTS = "dots"


def bubble(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    size: float = theme.HINT,
    face: Face = Face.DISPLAY,
    paper: str = theme.STOCK,
    ink: str = theme.INK,
    tail: float | None = None,
    most: float | None = None,
    anchor: Anchor = Anchor.CENTER,
) -> Area:
    """Words on a rounded paper of at most `most` pixels, wrapped when they are longer.

    `tail` is where its point hangs below, in pixels from its middle; None is no point.
    """
    px = easel.scale.type(size)
    lines = _lines(easel, words, face, px, most)
    wide, tall = _box(easel, lines, face, px, most)
    cast = easel.cast(9, 110, 1, 5)

    def painter() -> pygame.Surface:
        sheet = _paper((wide, tall), px, paper, tail)
        _write(easel, sheet, lines, face, px, ink, most)
        return shade.with_shadow(sheet, cast)[0]

    shape = None if tail is None else round(tail)
    key = ("bubble", tuple(lines), face, px, paper, ink, wide, shape)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    left, top = anchor.corner(x, y, wide, tall)
    easel.canvas.draw(image, left, top, anchor=Anchor.TOP_LEFT)
    return left, top, wide, tall


def _paper(size: tuple[int, int], px: int, paper: str, tail: float | None) -> pygame.Surface:
    wide, tall = size
    body = svg.box(0, 0, wide, tall, min(tall / 2, px * 0.95), paper)
    if tail is None:
        return svg.picture(body, wide, tall)
    point, at = round(px * 0.5), wide / 2 + tail
    foot = [(at - px * 0.42, tall - 1), (at + px * 0.42, tall - 1), (at, tall + point)]
    return svg.picture(body + svg.polygon(foot, paper), wide, tall + point)


def plate(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    size: float = theme.SMALL,
    most: float | None = None,
    anchor: Anchor = Anchor.CENTER,
    paper: str = theme.INK,
    ink: str = theme.STOCK,
) -> Area:
    """A line said by the house, on a dark pill: notices, refusals, hints."""
    return bubble(
        easel,
        words,
        x,
        y,
        size=size,
        face=Face.BOLD,
        paper=paper,
        ink=ink,
        most=most,
        anchor=anchor,
    )


def chip(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    sign: Sign | None = None,
    size: float = theme.SMALL,
    anchor: Anchor = Anchor.CENTER,
    paper: str = theme.INK,
    ink: str = theme.STOCK,
    most: float | None = None,
) -> Area:
    """A pill with a word or two and perhaps a sign before them ("House rule", a tick)."""
    px = easel.scale.type(size)
    tall = round(px * (_TALL if sign else 1.6))
    mark = round(tall * 0.62)
    before = round(tall * 0.98) if sign else round(px * 1.1)
    after = round(px * 0.9) if sign else before
    typeface = easel.atlas.typeface
    room = None if most is None else max(1.0, most - before - after)
    words_wide = typeface.width(words, Face.BOLD, px)
    wide = before + after + round(words_wide if room is None else min(room, words_wide))
    cast = easel.cast(6, 95, 1, 4)

    def painter() -> pygame.Surface:
        sheet = svg.picture(svg.box(0, 0, wide, tall, tall / 2, paper), wide, tall)
        if sign is not None:
            drawn = sign_surface(sign, mark)
            sheet.blit(drawn, drawn.get_rect(center=(round(tall * 0.55), tall // 2)))
        line = typeface.line(words, Face.BOLD, px, ink, squeeze_to=room)
        put(sheet, line, before, tall / 2, 0.0)
        return shade.with_shadow(sheet, cast)[0]

    key = ("chip", words, sign, px, paper, ink, wide)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y, anchor=anchor)
    return (*anchor.corner(x, y, wide, tall), wide, tall)


def sign_mark(easel: Easel, sign: Sign, x: float, y: float, width_px: float) -> None:
    """A sign alone, on its disc."""
    size = round(width_px)
    image = easel.atlas.paint(("sign", sign, size), lambda: sign_surface(sign, size))
    easel.canvas.draw(image, x, y)


def sign_surface(sign: Sign, size: int) -> pygame.Surface:
    """The sign as a surface of size x size pixels."""
    match sign:
        case Sign.TICK:
            body = svg.circle(20, 20, 20, theme.GREEN)
            body += svg.stroke("M11,21 L18,28 L30,13", theme.STOCK, 5.4)
        case Sign.CROSS:
            body = svg.circle(20, 20, 20, theme.VIOLET_OFF)
            body += svg.stroke("M13,13 L27,27 M27,13 L13,27", theme.STOCK, 5)
        case Sign.DOTS:
            shares = (1.0, 0.7, 0.4)
            body = "".join(
                svg.circle(8 + i * 12, 20, 4.4, theme.STOCK, f'fill-opacity="{share}"')
                for i, share in enumerate(shares)
            )
    return svg.fine(body, (40, 40), size, size)


def _lines(easel: Easel, words: str, face: Face, px: int, most: float | None) -> list[str]:
    typeface = easel.atlas.typeface
    room = None if most is None else max(1.0, most - 2 * _PAD * px)
    if room is None or typeface.width(words, face, px) <= room:
        return [words]
    return typeface.wrap(words, face, px, room)


def _box(
    easel: Easel, lines: list[str], face: Face, px: int, most: float | None
) -> tuple[int, int]:
    widest = max(easel.atlas.typeface.width(line, face, px) for line in lines)
    wide = round(widest + 2 * _PAD * px)
    tall = round(px * (_TALL + (len(lines) - 1) * theme.LEADING))
    return (wide if most is None else min(wide, round(most))), tall


def _write(
    easel: Easel,
    sheet: pygame.Surface,
    lines: list[str],
    face: Face,
    px: int,
    ink: str,
    most: float | None,
) -> None:
    room = None if most is None else max(1.0, most - px)
    for i, words in enumerate(lines):
        line = easel.atlas.typeface.line(words, face, px, ink, squeeze_to=room)
        y = px * (_TALL / 2 + i * theme.LEADING)
        put(sheet, line, sheet.get_width() / 2, y)
