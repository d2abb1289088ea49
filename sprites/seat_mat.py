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
from sprites.seat_mark import emblem_surface
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import label, put

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
    unit = radius / DESIGN_RADIUS
    lower = badge_at[1] + 38 * unit
    left, right = badge_at[0] - 42 * unit, badge_at[0] + 128 * unit
    cap = key_cap_size(easel, badge.key, _cap_height(easel, unit))[0] if badge.key else 0
    if cap:
        right = _cap_middle(badge_at[0], cap, unit) - cap / 2 - 10 * unit
    stacked = badge.count is not None and right - left >= _COUNT_ROOM * unit
    offset = round(badge_at[0] - x), round(badge_at[1] - y)
    easel.canvas.draw(_mat(easel, seat, radius, badge.name, offset, state.out, stacked), x, y)
    ink = theme.STOCK if state.out else seat.ink
    if badge.count is not None:
        at = (left if stacked else badge_at[0] - 118 * unit), lower
        _words(easel, str(badge.count), at, (62, 76), unit, right - at[0], ink)
    elif badge.note:
        first = badge_at[0] - 110 * unit
        _words(easel, badge.note, (first, lower), (30, 44), unit, right - first, ink)
    if badge.key:
        _key(easel, badge, (badge_at[0], lower - 2 * unit), unit, barred=state.barred)


def _mat(
    easel: Easel,
    seat: SeatLook,
    radius: float,
    name: str,
    offset: tuple[int, int],
    out: bool,
    stacked: bool,
) -> Image:
    """The disc with all on it that stays as it is: emblem, name, the sign of a stack."""
    size = round(2 * radius)
    cast = easel.cast(14, 90, 0, 6)
    key = ("seat mat", seat.emblem, size, name, offset, out, stacked, easel.scale.text)

    def painter() -> pygame.Surface:
        unit = radius / DESIGN_RADIUS
        colour = _grey(seat) if out else seat.colour
        disc = _disc(colour, radius, size)
        x, y = size / 2 + offset[0], size / 2 + offset[1]
        upper, lower = y - 48 * unit, y + 38 * unit
        emblem = emblem_surface(seat, round(84 * unit))
        if out:
            emblem = shade.multiplied(emblem, theme.DIM_CARD)
        disc.blit(emblem, emblem.get_rect(center=(round(x - 78 * unit), round(upper))))
        ink = theme.STOCK if out else seat.ink
        room = 178 * unit
        px = _fitting(easel, name, _type_px(easel, (46, 64), unit), room)
        line = easel.atlas.typeface.line(name, Face.DISPLAY, px, ink, squeeze_to=room)
        put(disc, line, x - 26 * unit, upper, 0.0)
        if out:
            cross = sign_surface(Sign.CROSS, round(44 * unit))
            disc.blit(
                cross, cross.get_rect(center=(round(x - 50 * unit), round(upper + 28 * unit)))
            )
        if stacked:
            glyph = _stack_glyph(unit)
            disc.blit(glyph, glyph.get_rect(center=(round(x - 78 * unit), round(lower))))
        return shade.with_shadow(disc, cast)[0]

    return easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)


def _disc(colour: str, radius: float, size: int) -> pygame.Surface:
    unit = radius / DESIGN_RADIUS
    rim = max(3.0, theme.MAT_RIM * unit)
    dots = theme.mix(colour, theme.WHITE, 0.28)
    body = svg.circle(radius, radius, radius, theme.STOCK)
    body += svg.circle(radius, radius, radius - rim, colour)
    body += svg.dots(radius, radius, radius - 30 * unit, dots, 3.2 * unit, 13 * unit)
    return svg.picture(body, size, size)


def _grey(seat: SeatLook) -> str:
    """The colour of a seat that is out."""
    return theme.mix(theme.mix(seat.colour, _GREY, 0.5), theme.INK, 0.35)


def _stack_glyph(unit: float) -> pygame.Surface:
    """Three cards on each other, as a sign for "cards held"."""
    inks = (theme.mix(theme.STOCK, theme.INK, 0.35), theme.mix(theme.STOCK, theme.INK, 0.18))
    body = "".join(
        svg.box(4 + i * 5, 26 - i * 6, 34, 44, 5, ink) for i, ink in enumerate((*inks, theme.STOCK))
    )
    return svg.fine(body, (60, 76), 60 * unit, 76 * unit)


def _cap_height(easel: Easel, unit: float) -> float:
    return min(easel.scale.grow(74) * unit / easel.scale.u, 84 * unit)


def _cap_middle(x: float, wide: float, unit: float) -> float:
    """Where a key's cap has its middle: a wide one may reach further out."""
    middle = x + 78 * unit
    return middle if wide <= 94 * unit else min(middle, x + 152 * unit - wide / 2)


def _key(easel: Easel, badge: Badge, at: svg.Point, unit: float, *, barred: bool) -> None:
    """The seat's key on the right of its badge."""
    wide, tall = key_cap_size(easel, badge.key, _cap_height(easel, unit))
    middle = _cap_middle(at[0], wide, unit)
    key_cap(easel, badge.key, middle, at[1], tall, state=badge.cap)
    if barred:
        _bar(easel, middle + wide * 0.45, at[1] - tall * 0.5, tall * 0.6)


def _type_px(easel: Easel, sizes: tuple[float, float], unit: float) -> int:
    """Font pixels of the first size, grown with the text size up to the second (mat units)."""
    grown = easel.scale.type(sizes[0]) * unit / easel.scale.u
    return max(easel.scale.floor, round(min(grown, sizes[1] * unit)))


def _fitting(easel: Easel, words: str, px: int, room: float) -> int:
    """Smaller font pixels where the words would be cut, as far down as they can be read."""
    wide = easel.atlas.typeface.width(words, Face.DISPLAY, px)
    return px if wide <= room else max(easel.scale.floor, int(px * room / wide))


def _words(
    easel: Easel,
    words: str,
    at: svg.Point,
    sizes: tuple[float, float],
    unit: float,
    room: float,
    ink: str,
) -> None:
    """Words that change while the table is open, smaller where they need to be."""
    px = _fitting(easel, words, _type_px(easel, sizes, unit), room)
    label(easel, words, *at, face=Face.DISPLAY, px=px, colour=ink, anchor=Anchor.LEFT, most=room)


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
