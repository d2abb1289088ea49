"""Who a seat is: its emblem on a disc, and the pill with emblem, name and count."""

from dataclasses import dataclass

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Anchor, Area
from sprites.easel import Easel
from sprites.key_cap import key_cap_size, key_cap_surface
from sprites.pips import emblem
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import put

_TALL = 1.85  # em of a tag's height
_NAME_LETTERS = 12  # longer names are squeezed and cut in a tag


def emblem_disc(
    easel: Easel,
    seat: SeatLook,
    x: float,
    y: float,
    width_px: float,
    *,
    ringed: bool = False,
    alpha: int = 255,
) -> None:
    """The seat's emblem on its disc; `ringed` (on paper) with a rim in the seat's colour."""
    size = round(width_px)
    key = ("emblem", seat.emblem, size, ringed)
    image = easel.atlas.paint(key, lambda: emblem_surface(seat, size, ringed))
    easel.canvas.draw(image, x, y, alpha=alpha)


def emblem_surface(seat: SeatLook, size: int, ringed: bool = False) -> pygame.Surface:
    """The same disc as a surface of size x size pixels."""
    if seat.light:
        rim, disc = (theme.INK, seat.colour) if ringed else (theme.STOCK, seat.colour)
    else:
        rim, disc = (seat.colour if ringed else theme.STOCK), theme.STOCK
    body = svg.circle(50, 50, 50, rim)
    body += svg.circle(50, 50, 44, disc)
    body += svg.moved(emblem(seat.emblem, seat.mark), 50, 50, 0.66)
    return svg.fine(body, (100, 100), size, size)


def bare_emblem(
    easel: Easel, shape: str, x: float, y: float, width_px: float, colour: str, alpha: int = 255
) -> None:
    """An emblem without its disc: an empty chair's."""
    size = round(width_px)

    def painter() -> pygame.Surface:
        return svg.fine(svg.moved(emblem(shape, colour), 50, 50), (100, 100), size, size)

    image = easel.atlas.paint(("bare emblem", shape, size, colour), painter)
    easel.canvas.draw(image, x, y, alpha=alpha)


def name_tag(
    easel: Easel,
    seat: SeatLook,
    name: str,
    x: float,
    y: float,
    *,
    count: int | None = None,
    key: str = "",
    turn: bool = False,
    dim: bool = False,
    size: float = 40,
    most: float | None = None,
    anchor: Anchor = Anchor.CENTER,
) -> Area:
    """A pill with emblem, name, perhaps a count and a key cap; Marigold when it is their turn.

    `most` pixels across, or what twelve letters take, is the widest: then the name is squeezed,
    then cut.
    """
    px = easel.scale.type(size)
    plan = _plan(easel, name, count, key, px, most)
    cast = easel.cast(8, 105, 1, 5)

    def painter() -> pygame.Surface:
        sheet = _tag(easel, seat, name, count, key, turn, px, plan)
        if dim:
            sheet = shade.multiplied(sheet, theme.DIM_CARD)
        return shade.with_shadow(sheet, cast)[0]

    identity = ("tag", seat.emblem, name, px, count, key, turn, dim, plan.wide)
    image = easel.atlas.paint(identity, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y, anchor=anchor)
    return (*anchor.corner(x, y, plan.wide, plan.tall), plan.wide, plan.tall)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Pixels of a tag: its box, the room of its name, what its key takes at the end."""

    wide: int
    tall: int
    room: float
    cap: int


def _plan(
    easel: Easel, name: str, count: int | None, key: str, px: int, most: float | None
) -> _Plan:
    tall = round(px * _TALL)
    typeface = easel.atlas.typeface
    cap = key_cap_size(easel, key, tall * 0.72)[0] + round(px * 0.35) if key else 0
    figures = "" if count is None else str(count)
    number = round(typeface.width(figures, Face.DISPLAY, px) + px * 0.7) if figures else 0
    fixed = round(tall * 1.02 + px * 0.7) + cap + number
    longest = typeface.width("n" * _NAME_LETTERS, Face.DISPLAY, px)
    room = longest if most is None else max(px, min(longest, most - fixed))
    shown = typeface.width(typeface.fit(name, Face.DISPLAY, px, room), Face.DISPLAY, px)
    return _Plan(fixed + round(min(room, shown)), tall, room, cap)


def _tag(
    easel: Easel,
    seat: SeatLook,
    name: str,
    count: int | None,
    key: str,
    turn: bool,
    px: int,
    plan: _Plan,
) -> pygame.Surface:
    ink, paper = (theme.INK, theme.MARIGOLD) if turn else (theme.STOCK, theme.PLATE)
    share = f'fill-opacity="{1.0 if turn else 0.82}"'
    wide, tall, typeface = plan.wide, plan.tall, easel.atlas.typeface
    sheet = svg.picture(svg.box(0, 0, wide, tall, tall / 2, paper, share), wide, tall)
    disc = emblem_surface(seat, round(tall * 0.76))
    sheet.blit(disc, disc.get_rect(center=(round(tall * 0.54), tall // 2)))
    line = typeface.line(name, Face.DISPLAY, px, ink, squeeze_to=plan.room)
    put(sheet, line, tall * 1.04, tall / 2, 0.0)
    if count is not None:
        figures = typeface.line(str(count), Face.DISPLAY, px, ink)
        put(sheet, figures, wide - plan.cap - px * 0.6, tall / 2, 1.0)
    if key:
        drawn = key_cap_surface(easel, key, tall * 0.72)
        sheet.blit(drawn, drawn.get_rect(midright=(round(wide - px * 0.32), tall // 2)))
    return sheet
