"""Tiles of something that is being collected: a letter or a drawing each, filled, open or wild.

And how a match stands, on a small dark pill: a lozenge a point, or, where there are many, a figure.
"""

from enum import Enum

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Anchor, Area
from sprites.easel import Easel
from sprites.ladder import Step, steps_of
from sprites.typeface import Face
from sprites.words import put

_WIDE, _CORNER, _LETTER, _ART = 0.8, 0.18, 0.62, 0.66
_STEP = 0.9
"""From tile to tile, in their heights."""

_OPEN, _OPEN_ART = 0.55, 0.42
_PILL, _LOZENGE, _LOZENGE_STEP, _AIR = 1.7, 0.72, 0.72, 0.6
"""Of a pill: its height, its lozenges, how far apart they are, and the air at its ends, in em."""

MOST_LOZENGES, _SMALLER = 10, 0.8


class TileLook(Enum):
    """How a tile is filled."""

    OPEN = "open"
    HELD = "held"
    WILD = "wild"

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame


def tile(
    easel: Easel, look: TileLook, letter: str, art: str, x: float, y: float, height_px: float
) -> None:
    """One tile with its letter, or else its drawing, round x, y."""
    tall = round(height_px)
    key = ("tile", look, letter, art, tall)
    image = easel.atlas.paint(key, lambda: _tile(easel, look, letter, art, tall), turnable=False)
    easel.canvas.draw(image, x, y)


def tile_places(left: float, count: int, height_px: float) -> list[float]:
    """The middle of each of so many tiles, of which the first begins at `left`."""
    return [left + _WIDE * height_px / 2 + i * _STEP * height_px for i in range(count)]


def _tile(easel: Easel, look: TileLook, letter: str, art: str, tall: int) -> pygame.Surface:
    wide = round(_WIDE * tall)
    filled = look is not TileLook.OPEN
    paper = theme.STOCK if filled else theme.UMBER_PLATE
    body = svg.box(
        0, 0, wide, tall, _CORNER * tall, paper, f'fill-opacity="{1 if filled else 0.62}"'
    )
    if look is TileLook.WILD:
        thick = max(2.0, tall * 0.06)
        inner = (thick / 2, thick / 2, wide - thick, tall - thick, _CORNER * tall - thick / 2)
        body += svg.box_line(*inner, theme.PLUM, thick)
    sheet = svg.picture(body, wide, tall)
    if letter:
        colours = {TileLook.HELD: theme.INK, TileLook.WILD: theme.PLUM}
        colour = colours.get(look, theme.TILE_OPEN)
        line = easel.atlas.typeface.line(letter, Face.DISPLAY, round(tall * _LETTER), colour)
        put(sheet, line, wide / 2, tall / 2)
        return sheet
    drawn = easel.atlas.art_surface(art, round(wide * _ART / 0.8))
    if not filled:
        drawn.set_alpha(round(255 * _OPEN_ART))
    sheet.blit(drawn, drawn.get_rect(center=(wide // 2, tall // 2)))
    return sheet


def _lozenge(step: Step, size: int) -> pygame.Surface:
    held = step is not Step.OPEN
    full, half = (theme.STOCK, theme.STAR_SOFT) if held else (theme.VIOLET_OFF, theme.TOGGLE_OFF)
    points: list[svg.Point] = [(20, 0), (38, 20), (20, 40), (2, 20)]
    body = svg.polygon(points, full) + svg.polygon(points[:3], half)
    return svg.fine(body, (40, 40), size, size)


def _pill(
    easel: Easel, size: tuple[int, int], px: int, words: str | None, points: int, goal: int
) -> pygame.Surface:
    """The pill, with lozenges where there are no words."""
    wide, tall = size
    body = svg.box(0, 0, wide, tall, tall / 2, theme.PLATE, 'fill-opacity="0.82"')
    sheet = svg.picture(body, wide, tall)
    if words is not None:
        put(sheet, easel.atlas.typeface.line(words, Face.BOLD, px, theme.STOCK), wide / 2, tall / 2)
        return sheet
    for place, step in enumerate(steps_of(points, 0, goal)):
        drawn = _lozenge(step, round(px * _LOZENGE))
        at = px * (_AIR + _LOZENGE / 2 + place * _LOZENGE_STEP)
        sheet.blit(drawn, drawn.get_rect(center=(round(at), tall // 2)))
    return sheet


def tally(
    easel: Easel,
    points: int,
    goal: int,
    words: str,
    x: float,
    y: float,
    *,
    size: float = theme.SMALL,
    anchor: Anchor = Anchor.CENTER,
) -> Area:
    """How a seat stands: so many lozenges of `goal`, or, if those are too many, `words`."""
    few = goal <= MOST_LOZENGES
    px = round(easel.scale.type(size) * (_SMALLER if few else 1.0))
    tall = round(px * _PILL)
    if few:
        wide = round(px * (_LOZENGE + (goal - 1) * _LOZENGE_STEP + 2 * _AIR))
    else:
        wide = round(easel.atlas.typeface.width(words, Face.BOLD, px) + 2 * _AIR * px)
    cast = easel.cast(6, 95, 1, 4)
    size_px = wide, tall

    def painter() -> pygame.Surface:
        return shade.with_shadow(
            _pill(easel, size_px, px, None if few else words, points, goal), cast
        )[0]

    key = ("tally", points, goal, words, px)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y, anchor=anchor)
    return (*anchor.corner(x, y, wide, tall), wide, tall)
