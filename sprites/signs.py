"""What must be read from across the room: draws to come, a turn to be missed, suit, colour, way.

Each is told by its shape and a word or figure, never by its colour alone.
"""

import math

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.pips import pip
from sprites.typeface import Face
from sprites.words import put

_POINTS = 16
_BOX = 184.0
_FIGURES = 66 / _BOX
_TURN = 0.1
_PAIR = 2


def forced_draw(easel: Easel, figures: str, x: float, y: float, radius: float) -> None:
    """A star with "+4" on it, a little turned: so many cards are to be drawn."""
    size = round(2 * radius)
    px = max(easel.scale.floor, round(size * _FIGURES))
    cast = easel.cast(9, 80, 3, 8)

    def painter() -> pygame.Surface:
        sheet = svg.fine(_star(theme.VERMILION), (_BOX, _BOX), size, size)
        line = easel.atlas.typeface.line(figures, Face.DISPLAY, px, theme.STOCK)
        put(sheet, line, size / 2, size / 2)
        return shade.with_shadow(pygame.transform.rotozoom(sheet, 8, 1), cast)[0]

    image = easel.atlas.paint(("forced draw", figures, size), painter, turnable=False)
    easel.canvas.draw(image, x, y)


def skip_badge(easel: Easel, figures: str, x: float, y: float, radius: float) -> None:
    """A star with an arrow that leaps over somebody; `figures` ("×2") below it, if any."""
    size = round(2 * radius)
    px = max(easel.scale.floor, round(size * 0.24))
    cast = easel.cast(9, 80, 3, 8)

    def painter() -> pygame.Surface:
        middle = _BOX / 2
        low = middle + (4 if figures else 20)
        leap = f"M{middle - 42},{low} C{middle - 34},{low - 58} {middle + 20},{low - 58} "
        leap += f"{middle + 34},{low - 12}"
        body = _star(theme.PLUM) + svg.stroke(leap, theme.STOCK, 13)
        head = [(middle + 14, low - 12), (middle + 52, low - 22), (middle + 42, low + 16)]
        body += svg.polygon(head, theme.STOCK)
        body += svg.circle(middle - 2, low, 12, theme.STOCK)
        sheet = svg.fine(body, (_BOX, _BOX), size, size)
        if figures:
            line = easel.atlas.typeface.line(figures, Face.DISPLAY, px, theme.STOCK)
            put(sheet, line, size / 2, size * 0.67)
        return shade.with_shadow(sheet, cast)[0]

    image = easel.atlas.paint(("skip", figures, size), painter, turnable=False)
    easel.canvas.draw(image, x, y)


def _star(colour: str) -> str:
    middle = _BOX / 2
    body = svg.polygon(
        svg.star_points(middle + 3, middle + 4, _POINTS, 66, 86, _TURN),
        theme.PLATE,
        'fill-opacity="0.45"',
    )
    body += svg.polygon(svg.star_points(middle - 1, middle - 1, _POINTS, 66, 86, _TURN), colour)
    inner = svg.star_points(middle - 1, middle - 1, _POINTS, 58, 74, _TURN)
    return body + svg.polygon(inner, theme.half_light(colour))


def suit_flag(
    easel: Easel, suit: str, x: float, y: float, size_px: float, four_colour: bool
) -> Area:
    """The suit "S", "H", "D" or "C" large on a paper tile. Returns the box of the tile."""
    size = round(size_px)
    colour = theme.suit_colour(suit, four_colour)
    cast = easel.cast(9, 100, 2, 6)

    def painter() -> pygame.Surface:
        body = svg.box(0, 0, 98, 98, 22, theme.STOCK) + pip(suit, 49, 49, 66, colour)
        return shade.with_shadow(svg.fine(body, (98, 98), size, size), cast)[0]

    key = ("suit flag", suit, size, colour)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)
    return x - size / 2, y - size / 2, size, size


def colour_flag(easel: Easel, suits: tuple[str, ...], x: float, y: float, size_px: float) -> Area:
    """Red or black, with the two suits that are so; or both, half and half. Returns the box."""
    size = round(size_px)
    cast = easel.cast(9, 100, 2, 6)

    def painter() -> pygame.Surface:
        body = svg.box(0, 0, 98, 98, 22, theme.VERMILION if "H" in suits else theme.INK)
        if len(suits) > _PAIR:
            body += svg.path("M0,49 H98 V76 A22,22 0 0 1 76,98 H22 A22,22 0 0 1 0,76 Z", theme.INK)
        rows = len(suits) // _PAIR
        for number, suit in enumerate(suits):
            row, place = divmod(number, _PAIR)
            y_at = 98 * (row + 0.5) / rows
            body += pip(suit, (29, 69)[place], y_at, 40 - 6 * (rows - 1), theme.STOCK)
        return shade.with_shadow(svg.fine(body, (98, 98), size, size), cast)[0]

    image = easel.atlas.paint(("colour flag", suits, size), painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)
    return x - size / 2, y - size / 2, size, size


def way_round(
    easel: Easel, x: float, y: float, radii: tuple[float, float], clockwise: bool
) -> None:
    """A dotted arrow along the near side of an oval: this way the turn goes."""
    across, down = radii
    wide, tall = round(2 * across), round(down * 1.1)
    dot = max(2.0, easel.px(7.5))

    def painter() -> pygame.Surface:
        body = ""
        first, last, step = 24.0, 156.0, math.degrees(easel.px(21) / max(1.0, across))
        angle = first
        while angle <= last:
            dot_x, dot_y = _on(angle, across, down)
            body += svg.circle(dot_x, dot_y, dot / 2, theme.STOCK, 'fill-opacity="0.75"')
            angle += step
        end = last + 5 if clockwise else first - 5
        tip_x, tip_y = _on(end, across, down)
        turn = -158.0 if clockwise else -22.0
        size = easel.px(21)
        head = [(size, 0.0), (-size * 0.75, -size * 0.85), (-size * 0.75, size * 0.85)]
        body += svg.moved(svg.polygon(head, theme.STOCK), tip_x, tip_y, 1.0, turn)
        return svg.picture(body, wide, tall)

    key = ("way round", wide, tall, clockwise)
    image = easel.atlas.paint(key, painter, turnable=False)
    easel.canvas.draw(image, x, y + tall / 2)


def turning_arrows(easel: Easel, x: float, y: float, across: float, down: float) -> None:
    """Two arrows round x, y that chase each other: what lies there is being turned over."""
    wide, tall = round(2 * across), round(2 * down)
    thick = max(3.0, easel.px(11))

    def painter() -> pygame.Surface:
        body = ""
        for turn in (0.0, 180.0):
            first, last = (_round(angle + turn, across, down) for angle in (_ARC[0], _ARC[1]))
            bend = _round(sum(_ARC) / 2 + turn, across * _BEND, down)
            body += svg.stroke(
                f"M{first[0]:.1f},{first[1]:.1f} Q{bend[0]:.1f},{bend[1]:.1f}"
                f" {last[0]:.1f},{last[1]:.1f}",
                theme.STOCK,
                thick,
                'stroke-opacity="0.92"',
            )
            size = thick * 2.6
            head = [(0.0, -size), (size * 0.75, size * 0.55), (-size * 0.75, size * 0.55)]
            body += svg.moved(svg.polygon(head, theme.STOCK), *last, 1.0, _HEAD + turn)
        return svg.picture(body, wide, tall)

    image = easel.atlas.paint(("turning arrows", wide, tall), painter, turnable=False)
    easel.canvas.draw(image, x, y)


_ARC, _BEND, _HEAD = (148.0, 212.0), 1.12, 18.0
"""From where to where an arrow goes, how far it bends out, and how its head is turned."""


def _round(degrees: float, across: float, down: float) -> tuple[float, float]:
    """A point of an oval that keeps off the edges of its picture, from its top left."""
    radians = math.radians(degrees)
    return across * (1 + 0.8 * math.cos(radians)), down * (1 + 0.8 * math.sin(radians))


def _on(degrees: float, across: float, down: float) -> tuple[float, float]:
    """A point of the oval's near side, from the top left of the picture."""
    radians = math.radians(degrees)
    return across + across * 0.94 * math.cos(radians), down * math.sin(radians) * 1.02
