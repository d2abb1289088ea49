"""A window of the house: what a game shows of itself, lit or dark, and the sign under it.

A room's furniture is given as data in room units (shares of the pane's width), so that a game can
describe its own window; a room whose game is still to come has the house's own things in it.
"""

from dataclasses import dataclass
from enum import Enum

import pygame

from sprites import shade, svg, theme
from sprites.bubble import chip
from sprites.canvas import Area, Image
from sprites.easel import Easel
from sprites.focus_ring import focus_ring
from sprites.glove import arm_surface
from sprites.typeface import NARROWEST, Face
from sprites.words import label


class Thing(Enum):
    """What may stand in a window."""

    CARD = "card"
    BACK = "back"
    ART = "art"
    GLOVE = "glove"


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing in a window: its middle (a glove's palm) and its width, in pane widths.

    `name` is a face's or a back's name, a drawing's, a seat's number. Turned counter-clockwise.
    """

    thing: Thing
    name: str
    x: float
    y: float
    width: float
    degrees: float = 0.0


@dataclass(frozen=True, slots=True)
class Furniture:
    """A window's wallpaper (a ground's name) and what stands before it, the lowest first."""

    ground: str
    pieces: tuple[Piece, ...]


UNDER_SHEETS = (
    Furniture(
        "lagoon",
        (Piece(Thing.BACK, "", 0.36, 0.50, 0.43, 12), Piece(Thing.BACK, "", 0.66, 0.52, 0.43, -10)),
    ),
    Furniture(
        "dusk",
        tuple(Piece(Thing.BACK, "", 0.30 + 0.21 * i, 0.55, 0.40, 18 - 18 * i) for i in range(3)),
    ),
    Furniture("umber", (Piece(Thing.ART, "jackanapes", 0.5, 0.5, 0.72),)),
    Furniture("asphalt", (Piece(Thing.ART, "car", 0.5, 0.56, 0.95),)),
)
"""What stands in rooms whose game is still to come; the n-th such room takes the n-th, in turn."""


def room(
    easel: Easel,
    area: Area,
    furniture: Furniture,
    sign: str,
    *,
    lit: float = 0.0,
    to_let: str = "",
    focused: bool = False,
) -> None:
    """A window over `area` with its frame, sill and sign.

    `lit` 0 to 1 is how far its lamp is on: in between, the lit picture fades in over the dark one.
    With `to_let` (the words for it) the room stays dark and says so.
    """
    dark = _picture(easel, area, furniture, lamp_on=False)
    left, top, width, height = area
    middle = left + width / 2, top + height / 2
    if lit < 1:
        easel.canvas.draw(dark, *middle)
    if lit > 0:
        _spill(easel, area, lit)
        easel.canvas.draw(
            _picture(easel, area, furniture, lamp_on=True), *middle, alpha=round(255 * lit)
        )
    if to_let:
        chip(easel, to_let, middle[0], top + height * 0.86, most=width * 0.9)
    if focused:
        grown = (
            left - easel.px(13),
            top - easel.px(13),
            width + easel.px(26),
            height + easel.px(26),
        )
        focus_ring(easel, grown, radius=easel.px(5), gap=easel.px(3))
    _sign(easel, area, sign, lit)


def _sign(easel: Easel, area: Area, sign: str, lit: float) -> None:
    """The room's name: as large as fits over its width; where it does not, in the plain face."""
    left, top, width, height = area
    room_wide = int(width + easel.px(24))
    px = min(easel.scale.type(35), round(easel.px(48)))
    width_in = easel.atlas.typeface.width
    wide = width_in(sign, Face.DISPLAY, px) * NARROWEST
    px = max(easel.scale.floor, min(px, int(px * room_wide / max(1.0, wide))))
    fits = width_in(sign, Face.DISPLAY, px) * NARROWEST <= room_wide
    face = Face.DISPLAY if fits else Face.BOLD
    colour = theme.STOCK if lit > 0 else theme.SIGN_DARK
    y = top + height + easel.canvas.size[1] * 0.036
    label(easel, sign, left + width / 2, y, face=face, px=px, colour=colour, most=room_wide)


def _picture(easel: Easel, area: Area, furniture: Furniture, *, lamp_on: bool) -> Image:
    size = round(area[2]), round(area[3])
    pad = round(easel.px(24))
    key = ("room", size, pad, furniture, lamp_on)

    def painter() -> pygame.Surface:
        pane = _pane(easel, size, furniture)
        if not lamp_on:
            pane = shade.multiplied(pane, theme.DIM_ROOM)
        frame = svg.picture(
            _frame(size, pad, easel.scale.u, lamp_on), size[0] + 2 * pad, size[1] + 2 * pad
        )
        frame.blit(pane, (pad, pad))
        return frame

    return easel.atlas.paint(key, painter, pad=pad, turnable=False, keep=True)


def _frame(size: tuple[int, int], pad: int, u: float, lamp_on: bool) -> str:
    width, height = size
    paint = theme.STOCK if lamp_on else theme.FRAME_DARK
    x, y = pad, pad
    veil = 'fill-opacity="0.35"'
    body = svg.box(x - 12 * u, y - 12 * u, width + 24 * u, height + 24 * u, 6 * u, theme.INK, veil)
    body += svg.box(x - 11 * u, y - 11 * u, width + 22 * u, height + 18 * u, 4 * u, paint)
    return body + svg.box(x - 20 * u, y + height + u, width + 40 * u, 14 * u, 3 * u, paint)


def _pane(easel: Easel, size: tuple[int, int], furniture: Furniture) -> pygame.Surface:
    width, height = size
    paper = theme.WALLPAPER[furniture.ground]
    body = svg.box(0, 0, width, height, 0, paper)
    light = theme.mix(paper, theme.MOON[0], 0.22)
    planes = svg.inside(0, 0, width, height)
    reach = width + height
    body += svg.rays((width / 2, height * 0.56), 20, light, planes, reach=reach, offset=0)
    pane = svg.picture(body, width, height)
    for piece in furniture.pieces:
        _place(easel, pane, piece)
    return pane


def _place(easel: Easel, pane: pygame.Surface, piece: Piece) -> None:
    """Set a thing on its shadow. A glove turns about its palm, all else about its middle."""
    unit = pane.get_width()
    width = round(piece.width * unit)
    x, y = piece.x * unit, piece.y * unit
    atlas = easel.atlas
    match piece.thing:
        case Thing.CARD | Thing.BACK:
            drawn = atlas.card_surface(piece.name or None, width)
        case Thing.ART:
            drawn = atlas.art_surface(piece.name, width)
        case Thing.GLOVE:
            length = round(width * 4)
            drawn = arm_surface(theme.SEATS[int(piece.name)], width, length)
            offset = pygame.Vector2(0, length / 2 - width * 0.8).rotate(-piece.degrees)
            x, y = x + offset.x, y + offset.y
    turned = pygame.transform.rotozoom(shade.padded(drawn, 3), piece.degrees, 1)
    if piece.thing is not Thing.ART:
        turned, _ = shade.with_shadow(
            turned, shade.Shadow(width * 0.045, 115, width * 0.015, width * 0.03)
        )
    pane.blit(turned, turned.get_rect(center=(round(x), round(y))))


def _spill(easel: Easel, area: Area, share: float) -> None:
    """Lamp light on the wall round the window."""
    left, top, width, height = area
    size = round(width * 2.9), round(height * 3.0)

    def painter() -> pygame.Surface:
        light = shade.glow(*size, theme.SPILL, 135)
        hole = pygame.Rect(0, 0, round(width + easel.px(20)), round(height + easel.px(20)))
        hole.center = size[0] // 2, size[1] // 2
        light.fill((0, 0, 0, 0), hole)
        return light

    image = easel.atlas.paint(("spill", size), painter, turnable=False, keep=True)
    easel.canvas.draw(image, left + width / 2, top + height / 2, alpha=round(255 * share))
