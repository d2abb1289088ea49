"""A gloved arm that reaches in from the edge of the screen, placed by its palm and its angle.

A glove is 200 units wide; its palm lies 160 units from the finger tips, its cuff ends at 312.
At rest, hand and sleeve are one baked picture; only a hand that is stretched is turned live.
"""

import math

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Image
from sprites.easel import Easel
from sprites.pips import emblem
from sprites.theme import SeatLook

_WIDE = 200
_PALM, _CUFF_TOP, _CUFF_END = 160, 258, 312
_SLEEVE_TOP = 308
_WIDENS = 40 / 842  # units to each side in each unit of sleeve
_BAND = 108
_LENGTH_STEP = 64
_PAD = 3
_SPARE = 16  # units
_PARALLEL = 1e-6

_FINGERS = ((65, 180, 44, 96), (88, 172, 80, 64), (112, 172, 121, 67), (135, 182, 157, 104))
_DARTS = ("M76,178 L71,150", "M100,172 L100,140", "M124,178 L130,150")
_BACK_DARTS = ("M80,200 V226", "M100,200 V226", "M120,200 V226")


def glove(
    easel: Easel,
    seat: SeatLook,
    x: float,
    y: float,
    angle: float,
    width_px: float,
    *,
    reach: float = 0.0,
    stretch: float = 1.0,
) -> None:
    """The seat's arm with its palm at x, y.

    `angle` is where the fingers point, counter-clockwise from up: at 0 the arm comes from below.
    It is baked in whole degrees. `reach` pixels short of the palm it comes to a halt (sliding in
    and out); `stretch` lengthens the hand along the arm and thins it across (below 1: a squash).
    """
    width, turn = round(width_px), round(angle)
    ux, uy = _toward_sleeve(turn)
    length = _length_to_edge(easel, x, y, turn, width)
    x, y = x + ux * reach, y + uy * reach
    unit = width / _WIDE
    middle = length / 2 - _PALM * unit
    sleeve = _sleeve_image(easel, seat, turn, width, length)
    easel.canvas.draw(sleeve, x + ux * middle, y + uy * middle)
    half = _CUFF_END / 2
    if stretch == 1:
        back = (half - _PALM) * unit
        easel.canvas.draw(_hand_image(easel, seat, turn, width), x + ux * back, y + uy * back)
        return
    back = (_CUFF_END - _PALM - half * stretch) * unit
    hand = easel.atlas.paint(("hand", seat.emblem, width), lambda: _padded_hand(seat, width))
    where = x + ux * back, y + uy * back
    easel.canvas.draw(hand, *where, angle=turn, stretch=(1 / stretch, stretch))


def _cast(width: int) -> shade.Shadow:
    return shade.Shadow(max(2.0, width * 0.055), 130, width * 0.02, width * 0.06)


def _sleeve_image(easel: Easel, seat: SeatLook, turn: int, width: int, length: int) -> Image:
    """The turned sleeve on the shadow of the whole arm, the arm's middle in its middle."""
    cast = _cast(width)

    def painter() -> pygame.Surface:
        whole, sleeve = (
            pygame.transform.rotozoom(
                shade.padded(arm_surface(seat, width, length, hand), _PAD), turn, 1
            )
            for hand in (True, False)
        )
        return shade.over_shadow(sleeve, whole, cast)

    key = ("sleeve", seat.emblem, turn, width, length)
    return easel.atlas.paint(key, painter, pad=cast.reach, turnable=False, keep=True)


def _hand_image(easel: Easel, seat: SeatLook, turn: int, width: int) -> Image:
    """The turned hand alone: its shadow lies with the sleeve's."""

    def painter() -> pygame.Surface:
        return pygame.transform.rotozoom(_padded_hand(seat, width), turn, 1)

    key = ("turned hand", seat.emblem, turn, width)
    return easel.atlas.paint(key, painter, turnable=False, keep=True)


def arm_surface(seat: SeatLook, width: int, length: int, hand: bool = True) -> pygame.Surface:
    """An arm that points up, `length` pixels from finger tips to the end of the sleeve."""
    unit = width / _WIDE
    body = _sleeve(seat.colour, length / unit) + (_hand(seat) if hand else "")
    return _raster(body, width, length / unit)


def _padded_hand(seat: SeatLook, width: int) -> pygame.Surface:
    return shade.padded(_raster(_hand(seat), width, _CUFF_END), _PAD)


def _raster(body: str, width: int, tall: float) -> pygame.Surface:
    """A body `tall` units high; thumb and sleeve reach beyond 200 units to both sides."""
    box = _WIDE + 2 * _SPARE, tall
    unit = width / _WIDE
    return svg.fine(svg.moved(body, _SPARE, 0), box, box[0] * unit, tall * unit)


def _toward_sleeve(turn: float) -> svg.Point:
    radians = math.radians(turn)
    return math.sin(radians), math.cos(radians)


def _length_to_edge(easel: Easel, x: float, y: float, turn: int, width: int) -> int:
    """Pixels from the finger tips until the sleeve is off the canvas, in steps."""
    ux, uy = _toward_sleeve(turn)
    across, down = easel.canvas.size
    far = math.inf
    for at, step, most in ((x, ux, across), (y, uy, down)):
        if abs(step) > _PARALLEL:
            far = min(far, ((most if step > 0 else 0) - at) / step)
    spare = width * 1.6  # the corner of a slanting sleeve, and what is still to slide in
    whole = max(far, 0) + spare + width * _PALM / _WIDE
    return math.ceil(whole / _LENGTH_STEP) * _LENGTH_STEP


def _sleeve(colour: str, end: float) -> str:
    light, dark = (theme.mix(colour, theme.INK, t) for t in (0.30, 0.48))
    top = _SLEEVE_TOP
    out = (end - top) * _WIDENS
    body = svg.polygon([(50, top), (150, top), (150 + out, end), (50 - out, end)], dark)
    body += svg.polygon([(50, top), (100, top), (100, end), (50 - out, end)], light)
    band = theme.mix(colour, theme.INK, 0.12)
    y = top + 64.0
    while y < end:
        k = (y - top) * _WIDENS
        chevron = [(50 - k, y), (100, y + 26), (150 + k, y)]
        chevron += [(152 + k, y + 30), (100, y + 56), (48 - k, y + 30)]
        body += svg.polygon(chevron, band, 'fill-opacity="0.8"')
        y += _BAND
    return body


def _hand(seat: SeatLook) -> str:
    colour = seat.colour
    light, dark = theme.half_light(colour), theme.mix(colour, theme.INK, 0.38)
    body = svg.path("M48,262 C36,226 38,186 50,156 L150,156 C162,186 164,226 152,262Z", colour)
    body += svg.path("M100,262 L100,156 L150,156 C162,186 164,226 152,262Z", light)
    for i, (x0, y0, x1, y1) in enumerate(_FINGERS):
        ink = colour if i < len(_FINGERS) / 2 else light
        body += svg.stroke(f"M{x0},{y0} L{x1},{y1}", ink, 35)
    body += svg.stroke("M64,234 Q34,220 14,184", colour, 37)
    body += "".join(svg.stroke(dart, dark, 4) for dart in _DARTS)
    body += "".join(svg.stroke(dart, dark, 4.4) for dart in _BACK_DARTS)
    body += svg.box(36, _CUFF_TOP, 128, 54, 16, theme.STOCK)
    cuff = "M100,258 H148 A16,16 0 0 1 164,274 V296 A16,16 0 0 1 148,312 H100Z"
    body += svg.path(cuff, theme.mix(theme.STOCK, theme.MARIGOLD, 0.16))
    return body + svg.moved(emblem(seat.emblem, seat.mark), 100, 285, 0.44)
