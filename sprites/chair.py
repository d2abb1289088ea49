"""The seats screen: a table from above, chairs round it, and who sits on them."""

import math

import pygame

from sprites import shade, svg, theme
from sprites.bubble import plate
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.focus_ring import focus_disc
from sprites.key_cap import key_cap
from sprites.marks import speaker
from sprites.seat_mark import bare_emblem, emblem_surface
from sprites.theme import SeatLook
from sprites.typeface import NARROWEST, Face
from sprites.words import label

_TABLE = (320.0, 248.0)  # half axes of the drawn table, design pixels


def seats_table(easel: Easel, x: float, y: float, half_width: float, half_height: float) -> None:
    """An oval table top with an inlaid sun, seen from above. Words are for the caller to add."""
    wide, tall = round(2 * half_width), round(2 * half_height)

    def painter() -> pygame.Surface:
        a, b = _TABLE
        body = _oval(a + 2, b + 20, a + 2, b + 4, theme.INK, 'fill-opacity="0.35"')
        body += _oval(a + 2, b + 4, a, b, theme.STOCK)
        body += _oval(a + 2, b + 4, a - 12, b - 11, theme.TABLE_TOP)
        sun = svg.rays((a + 2, b + 4), 30, "#FFD9A0", (), reach=205, hollow=60)
        body += f'<g opacity="0.08">{sun}</g>'
        body += (
            f'<ellipse cx="{a + 2}" cy="{b + 4}" rx="{a - 36}" ry="{b - 34}" fill="none" '
            f'stroke="{theme.RAY}" stroke-opacity="0.45" stroke-width="3"/>'
        )
        box = 2 * a + 4, 2 * b + 28
        return svg.fine(body, box, wide * box[0] / (2 * a), tall * box[1] / (2 * b))

    image = easel.atlas.paint(("seats table", wide, tall), painter, turnable=False)
    easel.canvas.draw(image, x, y + half_height * 10 / _TABLE[1])


def chair(easel: Easel, x: float, y: float, radius: float, degrees: float, *, taken: bool) -> None:
    """The back of a chair behind the seat at x, y, away from the table.

    `degrees` is the direction from the table's middle to the seat, clockwise from the right.
    """
    size = round(radius * 2.9)
    turn = round(degrees * 2) / 2
    key = ("chair", size, turn, taken)

    def painter() -> pygame.Surface:
        unit = size / (2.9 * 96)
        dark = theme.mix(theme.CHAIR, theme.INK, 0.22)
        back = svg.path(svg.box_path(-84, -118, 168, 60, 30), theme.CHAIR)
        right = "M0,-118 H54 A30,30 0 0 1 84,-88 A30,30 0 0 1 54,-58 H0Z"
        body = f'<g opacity="{1.0 if taken else 0.59}">{back}{svg.path(right, dark)}</g>'
        middle = size / 2
        return svg.picture(svg.moved(body, middle, middle, unit, turn + 90), size, size)

    image = easel.atlas.paint(key, painter, turnable=False)
    easel.canvas.draw(image, x, y)


def taken_seat(
    easel: Easel,
    seat: SeatLook,
    name: str,
    x: float,
    y: float,
    radius: float,
    *,
    key: str = "",
    note: str = "",
    ringing: bool = False,
    focused: bool = False,
    lit: bool = False,
) -> Area:
    """A full mat with emblem and name; a key cap hangs on its lower edge, or a plate with `note`.

    `ringing` shows its bell, `focused` the focus ring, `lit` a Marigold rim (its key is held).
    """
    _draw_mat(easel, seat, x, y, radius, lit=lit)
    name_y, disc_y = y + radius * 0.25, y - radius * 0.375
    label(
        easel,
        name,
        x,
        name_y,
        face=Face.DISPLAY,
        px=_name_px(easel, name, radius),
        colour=seat.ink,
        most=radius * _NAME_WIDE,
    )
    if ringing:
        speaker(easel, x + radius * 0.54, disc_y, radius * 0.37, colour=seat.ink)
    if focused:
        focus_disc(easel, x, y, radius)
    if key:
        key_cap(easel, key, x, y + radius * 0.9, min(easel.scale.grow(62), radius * 0.72))
    elif note:
        plate(easel, note, x, y + radius * 0.85, size=26, most=radius * 2.6)
    return x - radius, y - radius, 2 * radius, 2 * radius


def _draw_mat(
    easel: Easel, seat: SeatLook, x: float, y: float, radius: float, *, lit: bool
) -> None:
    """The mat on its shadow, and the emblem in its upper half."""
    size, disc = round(2 * radius), round(radius * 0.65)
    cast = easel.cast(12, 100, 0, 8)
    mat = easel.atlas.paint(
        ("mat", seat.emblem, size, lit),
        lambda: shade.with_shadow(_mat(seat, size, lit), cast)[0],
        pad=cast.reach,
        turnable=False,
    )
    easel.canvas.draw(mat, x, y)
    emblem = easel.atlas.paint(
        ("emblem", seat.emblem, disc, False), lambda: emblem_surface(seat, disc)
    )
    easel.canvas.draw(emblem, x, y - radius * 0.375)


def empty_seat(
    easel: Easel,
    seat: SeatLook,
    words: str,
    x: float,
    y: float,
    radius: float,
    *,
    next_free: bool = False,
    focused: bool = False,
) -> Area:
    """A well where somebody may sit; the next free one is ringed in Marigold."""
    inner = radius * 0.94
    size = round(2 * inner + 8)

    def painter() -> pygame.Surface:
        middle, unit = size / 2, radius / 96
        line = (theme.MARIGOLD, 7 * unit, "") if next_free else (theme.RAY, 4 * unit, _FAINT)
        body = svg.circle(middle, middle, inner, theme.WELL, 'fill-opacity="0.55"')
        body += svg.ring(middle, middle, inner - line[1] / 2, line[0], line[1], line[2])
        return svg.picture(body, size, size)

    image = easel.atlas.paint(("well", size, next_free), painter, turnable=False)
    easel.canvas.draw(image, x, y)
    alpha = 255 if next_free else 120
    bare_emblem(easel, seat.emblem, x, y - radius * 0.15, radius * 0.56, theme.CREAM, alpha)
    colour = theme.STOCK if next_free else theme.EMPTY_SEAT
    label(easel, words, x, y + radius * 0.46, face=Face.BOLD, colour=colour, most=radius * 1.5)
    if focused:
        focus_disc(easel, x, y, radius)
    return x - radius, y - radius, 2 * radius, 2 * radius


def seat_place(
    middle: svg.Point, axes: svg.Point, index: int, count: int = 8
) -> tuple[float, float, float]:
    """x, y and direction (degrees clockwise from the right) of chair `index` round a table.

    Chairs go clockwise from below the middle on the left.
    """
    degrees = 90 + 180 / count + 360 / count * index
    angle = math.radians(degrees)
    return middle[0] + axes[0] * math.cos(angle), middle[1] + axes[1] * math.sin(angle), degrees


def _name_px(easel: Easel, name: str, radius: float) -> int:
    """As large as a short name may be, or as fits: no smaller than any type."""
    usual = min(theme.BUTTON, radius * 0.44 / easel.scale.u / max(1.0, easel.scale.text))
    px = easel.scale.type(usual)
    wide = easel.atlas.typeface.width(name, Face.DISPLAY, px) * NARROWEST
    fitting = int(px * radius * _NAME_WIDE / max(1.0, wide))
    return max(easel.scale.floor, min(px, fitting))


_NAME_WIDE = 1.5  # radii of a mat
_FAINT = 'stroke-opacity="0.55"'


def _mat(seat: SeatLook, size: int, lit: bool) -> pygame.Surface:
    body = svg.circle(96, 96, 96, theme.MARIGOLD if lit else theme.STOCK)
    body += svg.circle(96, 96, 88, seat.colour)
    body += svg.dots(96, 96, 77, theme.mix(seat.colour, theme.WHITE, 0.3), 2.6, 11)
    return svg.fine(body, (192, 192), size, size)


def _oval(x: float, y: float, a: float, b: float, fill: str, extra: str = "") -> str:
    return f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}" fill="{fill}" {extra}/>'
