"""Buttons: the one thing to do (Marigold), the other things (violet), and quiet ones on paper."""

from enum import Enum

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.focus_ring import focus_ring
from sprites.key_cap import key_cap_size, key_cap_surface
from sprites.typeface import Face
from sprites.words import put

_LIP = 8 / 84  # of the height
_CAP = 0.56  # height of the key cap, of the button's


class Look(Enum):
    """How much a button asks to be pressed."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    QUIET = "quiet"
    LOUD = "loud"
    """What is shouted: the one thing to do, larger."""

    @property
    def colour(self) -> str:
        """The face of the button."""
        if self is Look.SECONDARY:
            return theme.VIOLET
        return theme.PAPER_SOFT if self is Look.QUIET else theme.MARIGOLD

    @property
    def ink(self) -> str:
        """Its words."""
        return theme.STOCK if self is Look.SECONDARY else theme.INK

    @property
    def face(self) -> Face:
        """Its type."""
        return Face.DISPLAY if self in _CHIEF else Face.BOLD

    @property
    def size(self) -> float:
        """Its type size in design pixels."""
        return _CHIEF.get(self, (theme.LABEL, 0.0))[0]


_LESSER = 74.0
_CHIEF = {Look.PRIMARY: (theme.BUTTON, 84.0), Look.LOUD: (theme.SHOUT, 116.0)}
"""Type size, and height at 100 %, of the buttons that stand out; others are `_LESSER` high."""


def button_height(easel: Easel, look: Look = Look.PRIMARY) -> float:
    """Pixels that a button needs at this text size."""
    design = _CHIEF.get(look, (0.0, _LESSER))[1]
    return max(easel.scale.grow(design), 1.8 * easel.scale.type(look.size))


def button_width(easel: Easel, label: str, look: Look, height: float, key: str = "") -> float:
    """Pixels across that show the whole label and the key."""
    px = _type_px(easel, look, height)
    words = easel.atlas.typeface.width(label, look.face, px)
    cap = key_cap_size(easel, key, height * _CAP)[0] + px * 0.7 if key else 0
    return words + cap + px * 1.5


def button(
    easel: Easel,
    area: Area,
    label: str,
    *,
    look: Look = Look.PRIMARY,
    key: str = "",
    focused: bool = False,
    pressed: bool = False,
    off: bool = False,
    centred: bool | None = None,
) -> None:
    """A button over the box. With a key it carries its cap on the right.

    Without a key its label is centred unless `centred` is False. Too long a label is squeezed,
    then cut.
    """
    left, top, width, height = area
    wide, tall = round(width), round(height)
    middle = not key if centred is None else centred
    cast = easel.cast(10, 115, 2, 7)
    flat = look is Look.QUIET
    identity = ("button", wide, tall, label, look, key, pressed, off, middle)

    def painter() -> pygame.Surface:
        face = _face(easel, (wide, tall), label, look, key, pressed, off, middle)
        return face if flat else shade.with_shadow(face, cast)[0]

    pad = 0 if flat else cast.reach
    image = easel.atlas.paint(identity, painter, pad=pad, turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2)
    if focused:
        focus_ring(easel, area, radius=height * theme.BUTTON_RADIUS)


def _type_px(easel: Easel, look: Look, height: float) -> int:
    return max(easel.scale.floor, min(easel.scale.type(look.size), round(height * 0.56)))


def _face(
    easel: Easel,
    size: tuple[int, int],
    label: str,
    look: Look,
    key: str,
    pressed: bool,
    off: bool,
    middle: bool,
) -> pygame.Surface:
    wide, tall = size
    colour, ink = (theme.VIOLET_OFF, theme.OFF_WORDS) if off else (look.colour, look.ink)
    lip = 0.0 if look is Look.QUIET else tall * _LIP
    down = lip * 0.75 if pressed else 0.0
    radius = tall * theme.BUTTON_RADIUS
    if pressed and look is Look.QUIET:
        colour = theme.TRAY
    side = theme.mix(colour, theme.INK, 0.45)
    body = svg.box(0, down, wide, tall - down, radius, side) if lip else ""
    body += svg.box(0, down, wide, tall - lip, radius, colour)
    surface = svg.picture(body, wide, tall)
    y = (tall - lip) / 2 + down
    px = _type_px(easel, look, tall)
    inset = px * 0.72
    room = wide - 2 * inset
    if key:
        cap = key_cap_surface(easel, key, tall * _CAP)
        surface.blit(cap, cap.get_rect(midright=(round(wide - px * 0.5), round(y))))
        room = wide - inset - px * 0.9 - cap.get_width()
    line = easel.atlas.typeface.line(label, look.face, px, ink, squeeze_to=max(1.0, room))
    put(surface, line, wide / 2 if middle else inset, y, 0.5 if middle else 0.0)
    return surface
