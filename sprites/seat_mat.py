"""A seat at the table: a mat cut by the screen's edge, and the badge on it.

The mat is a disc in the seat's colour. On it lie emblem, name, stack and count, and the seat's
key. Whose turn, who won, who is out and who is barred are told by shape as well as by colour.
"""

import math
from dataclasses import dataclass

import pygame

from sprites import shade, svg, theme
from sprites.bubble import Sign, sign_surface
from sprites.canvas import Anchor, Image
from sprites.easel import Easel
from sprites.key_cap import CapState, key_cap, key_cap_size
from sprites.seat_mark import emblem_disc
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import label

DESIGN_RADIUS = 228
"""The mat of a table of two to four, in design pixels; with more seats it is 162."""

_GREY = "#6A6480"
_COUNT_ROOM = 52  # of the mat's units: less cannot hold a stack and a count


@dataclass(frozen=True, slots=True)
class Badge:
    """What is written on a mat. `count` None shows no stack; an empty `key` shows no cap."""

    name: str
    count: int | None = None
    key: str = ""
    cap: CapState = CapState.PLAIN
    note: str = ""


@dataclass(frozen=True, slots=True)
class MatState:
    """How a mat is marked."""

    turn: bool = False
    winner: bool = False
    out: bool = False
    barred: bool = False


def seat_mat(
    easel: Easel,
    seat: SeatLook,
    x: float,
    y: float,
    radius: float,
    badge: Badge,
    badge_at: svg.Point,
    state: MatState,
    *,
    pile: svg.Point | None = None,
) -> None:
    """A mat with its middle at x, y (which may lie off the canvas), its badge round `badge_at`.

    `pile` is where a pointer points while it is this seat's turn.
    """
    if state.winner:
        _winner_rings(easel, x, y, radius)
    elif state.turn:
        _turn_mark(easel, x, y, radius, pile)
    _mat(easel, seat, x, y, radius, state)
    _badge(easel, seat, badge_at, radius, badge, state)


def _mat(easel: Easel, seat: SeatLook, x: float, y: float, radius: float, state: MatState) -> None:
    size = round(2 * radius)
    cast = easel.cast(14, 90, 0, 6)
    colour = _colour(seat, state)

    def painter() -> pygame.Surface:
        unit = radius / DESIGN_RADIUS
        rim = max(3.0, theme.MAT_RIM * unit)
        dots = theme.mix(colour, theme.WHITE, 0.28)
        body = svg.circle(radius, radius, radius, theme.STOCK)
        body += svg.circle(radius, radius, radius - rim, colour)
        body += svg.dots(radius, radius, radius - 30 * unit, dots, 3.2 * unit, 13 * unit)
        disc = svg.picture(body, size, size)
        return shade.with_shadow(disc, cast)[0]

    key = ("seat mat", size, colour)
    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)


def _colour(seat: SeatLook, state: MatState) -> str:
    if not state.out:
        return seat.colour
    return theme.mix(theme.mix(seat.colour, _GREY, 0.5), theme.INK, 0.35)


def _badge(
    easel: Easel, seat: SeatLook, at: svg.Point, radius: float, badge: Badge, state: MatState
) -> None:
    """Two lines: emblem and name; stack, count and key."""
    unit = radius / DESIGN_RADIUS
    x, y = at
    ink = theme.STOCK if state.out else seat.ink
    upper, lower = y - 48 * unit, y + 38 * unit
    emblem_disc(easel, seat, x - 78 * unit, upper, 84 * unit, alpha=150 if state.out else 255)
    _words(easel, badge.name, (x - 26 * unit, upper), (46, 64), unit, 178 * unit, ink)
    if state.out:
        mark = _sign(easel, Sign.CROSS, round(44 * unit))
        easel.canvas.draw(mark, x - 50 * unit, upper + 28 * unit)
    left, right = x - 42 * unit, x + 128 * unit
    if badge.key:
        right = _key(easel, badge, (x, lower - 2 * unit), unit, barred=state.barred)
    if badge.count is not None:
        if right - left < _COUNT_ROOM * unit:
            left = x - 118 * unit  # a wide key leaves no place for the stack
        else:
            _stack(easel, x - 78 * unit, lower, unit)
        _words(easel, str(badge.count), (left, lower), (62, 76), unit, right - left, ink)
    elif badge.note:
        first = x - 110 * unit
        _words(easel, badge.note, (first, lower), (30, 44), unit, right - first, ink)


def _key(easel: Easel, badge: Badge, at: svg.Point, unit: float, *, barred: bool) -> float:
    """The seat's key on the right of its badge. Returns where the room to its left ends."""
    x, y = at
    tall = min(easel.scale.grow(74) * unit / easel.scale.u, 84 * unit)
    wide, tall = key_cap_size(easel, badge.key, tall)
    middle = x + 78 * unit
    if wide > 94 * unit:
        middle = min(middle, x + 152 * unit - wide / 2)
    key_cap(easel, badge.key, middle, y, tall, state=badge.cap)
    if barred:
        _bar(easel, middle + wide * 0.45, y - tall * 0.5, tall * 0.6)
    return middle - wide / 2 - 10 * unit


def _words(
    easel: Easel,
    words: str,
    at: svg.Point,
    sizes: tuple[float, float],
    unit: float,
    room: float,
    ink: str,
) -> None:
    """Words of the first size, growing with the text size up to the second (units of the mat)."""
    grown = easel.scale.type(sizes[0]) * unit / easel.scale.u
    px = round(min(grown, sizes[1] * unit))
    wide = easel.atlas.typeface.width(words, Face.DISPLAY, px)
    if words.isdigit() and wide > room:
        px = int(px * room / wide)
    label(easel, words, *at, face=Face.DISPLAY, px=px, colour=ink, anchor=Anchor.LEFT, most=room)


def _sign(easel: Easel, sign: Sign, size: int) -> Image:
    return easel.atlas.paint(("sign", sign, size), lambda: sign_surface(sign, size))


def _stack(easel: Easel, x: float, y: float, unit: float) -> None:
    """Three cards on each other, as a sign for "cards held"."""
    width, height = round(60 * unit), round(76 * unit)

    def painter() -> pygame.Surface:
        inks = (theme.mix(theme.STOCK, theme.INK, 0.35), theme.mix(theme.STOCK, theme.INK, 0.18))
        body = "".join(
            svg.box(4 + i * 5, 26 - i * 6, 34, 44, 5, ink)
            for i, ink in enumerate((*inks, theme.STOCK))
        )
        return svg.fine(body, (60, 76), width, height)

    easel.canvas.draw(easel.atlas.paint(("stack glyph", width), painter), x, y)


def _bar(easel: Easel, x: float, y: float, size: float) -> None:
    """No entry: this key does nothing just now."""
    wide = round(size)

    def painter() -> pygame.Surface:
        body = svg.ring(50, 50, 41, theme.INK, 16) + svg.ring(50, 50, 41, theme.STOCK, 8)
        slash = "M22,22 L78,78"
        body += svg.stroke(slash, theme.INK, 16) + svg.stroke(slash, theme.STOCK, 8)
        return svg.fine(body, (100, 100), wide, wide)

    easel.canvas.draw(easel.atlas.paint(("barred", wide), painter), x, y)


def _winner_rings(easel: Easel, x: float, y: float, radius: float) -> None:
    """Two Marigold rings, the outer one dashed, behind the mat."""
    unit = radius / DESIGN_RADIUS
    reach = radius + 46 * unit
    size = round(2 * reach)

    def painter() -> pygame.Surface:
        middle = size / 2
        body = svg.ring(middle, middle, radius + 8 * unit, theme.MARIGOLD, 28 * unit)
        outer = radius + 40 * unit
        body += svg.dashes(middle, middle, outer, theme.MARIGOLD, 5 * unit, 19 * unit, 0.25)
        return svg.picture(body, size, size)

    image = easel.atlas.paint(("winner", size), painter, turnable=False)
    easel.canvas.draw(image, x, y)


def _turn_mark(easel: Easel, x: float, y: float, radius: float, pile: svg.Point | None) -> None:
    """A Marigold rim behind the mat, with a point towards the pile."""
    unit = radius / DESIGN_RADIUS
    rim = radius + 13 * unit
    size = round(2 * (rim + 48 * unit))
    toward = 0.0 if pile is None else math.degrees(math.atan2(pile[1] - y, pile[0] - x))
    turn = round(toward)

    def painter() -> pygame.Surface:
        middle = size / 2
        body = svg.ring(middle, middle, radius + 2 * unit, theme.MARIGOLD, 22 * unit)
        if pile is not None:
            tip, half = rim + 40 * unit, 44 * unit
            point = svg.polygon(
                [(rim - 9 * unit, -half), (tip, 0), (rim - 9 * unit, half)], theme.MARIGOLD
            )
            body += svg.moved(point, middle, middle, 1.0, turn)
        return svg.picture(body, size, size)

    image = easel.atlas.paint(("turn", size, turn, pile is None), painter, turnable=False)
    easel.canvas.draw(image, x, y)
