"""An arm that throws: a fist, or one of the five shapes, reaching in from an edge of the screen.

Drawn as it comes from the left, in units: the palm's middle is the point that is placed, and the
sleeve goes back from it as far as is asked for. Fingers lie forefinger on top, little finger lowest
(the ruling JL-15: Jack is fore and little finger, Labrador the little finger alone).
"""

import math

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Image
from sprites.easel import Easel
from sprites.pips import emblem
from sprites.theme import SeatLook

FIST = "fist"
KINDS = (FIST, "rock", "paper", "scissors", "jack", "labrador")
"""All shapes that a hand can take, by the codes of the symbols."""

LINE_UNITS = 26
"""Of the outline, half of which is seen."""

_PALM = (556, 165)
_TIP, _TOP, _BOTTOM = 930, -40, 330
_CUFF = 430
_BACK_STEP = 128
_PAD = 3
_SLOPE_TOP, _SLOPE_BOTTOM = 20 / 332, 24 / 332
_CHEVRON_STEP = 100

Finger = tuple[int, int, int, int, int]
"""Where a straight finger begins and ends, and how wide it is."""

_STRAIGHT: dict[str, tuple[Finger | None, ...]] = {
    FIST: (None,) * 4,
    "rock": (None,) * 4,
    "paper": (
        (590, 92, 846, 66, 52),
        (600, 140, 884, 130, 54),
        (600, 192, 872, 196, 53),
        (590, 240, 812, 262, 48),
    ),
    "scissors": ((590, 96, 866, 38, 54), (600, 146, 882, 158, 56), None, None),
    "jack": ((590, 92, 862, 44, 54), None, None, (586, 240, 824, 284, 50)),
    "labrador": (None, None, None, (586, 240, 836, 270, 52)),
}
_FOLDED = ((60, 104), (112, 116), (164, 112), (216, 96))
"""Top and length of the bar of each folded finger."""

_BAR_END, _BAR_TALL = 668, 54
_THUMB_UP = "M500,104 Q520,58 566,22"
_THUMBS = {
    "jack": "M490,112 Q540,112 592,150 Q604,162 606,178",
    "scissors": "M486,120 Q540,126 590,176 Q602,190 606,206",
    "labrador": "M486,92 Q552,94 596,134 Q610,152 604,170",
}
_THUMB_CLOSED = (
    "M486,92 Q560,92 596,128 Q612,150 594,166",
    "M486,88 Q560,88 594,124 Q610,146 592,160",
)


def throw_hand(
    easel: Easel,
    seat: SeatLook,
    kind: str,
    x: float,
    y: float,
    unit_px: float,
    *,
    degrees: int = 0,
    flip: bool = False,
    back_px: float = 0.0,
    out: bool = False,
    alpha: int = 255,
) -> None:
    """The seat's arm, its palm at x, y, `unit_px` pixels a unit.

    `degrees` counter-clockwise from an arm that comes from the left, or, with `flip`, from the
    right. The sleeve goes back at least `back_px` pixels. `out` is the grey of who was beaten.
    """
    image, dx, dy = _hand(easel, seat, kind, unit_px, degrees, flip, back_px, out)
    easel.canvas.draw(image, x + dx, y + dy, alpha=alpha)


def _hand(
    easel: Easel,
    seat: SeatLook,
    kind: str,
    unit_px: float,
    degrees: int,
    flip: bool,
    back_px: float,
    out: bool,
) -> tuple[Image, float, float]:
    """The turned picture, and how far its middle is from the palm."""
    back = _BACK_STEP * math.ceil(max(back_px / unit_px, _PALM[0] - _CUFF + 1) / _BACK_STEP)
    left = _PALM[0] - back
    box = (left, *_span(left), _TIP)
    cast = easel.cast(18, 140, 0, 18)
    key = ("throw hand", seat.emblem, kind, round(unit_px, 4), degrees, flip, back, out)

    def painter() -> pygame.Surface:
        surface = hand_surface(seat, kind, unit_px, box, out=out)
        if flip:
            surface = pygame.transform.flip(surface, True, False)
        return shade.with_shadow(pygame.transform.rotozoom(surface, degrees, 1), cast)[0]

    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False, keep=True)
    middle = (left + _TIP) / 2 - _PALM[0], (box[1] + box[2]) / 2 - _PALM[1]
    offset = pygame.Vector2(-middle[0] if flip else middle[0], middle[1]).rotate(-degrees)
    return image, offset.x * unit_px, offset.y * unit_px


def hand_surface(
    seat: SeatLook,
    kind: str,
    unit_px: float,
    box: tuple[float, float, float, float] = (-330, -40, 330, _TIP),
    *,
    out: bool = False,
) -> pygame.Surface:
    """The arm from the left on a surface of its own; `box` is left, top, bottom, right in units."""
    left, top, bottom, right = box
    body = svg.moved(hand_body(seat, kind, left - 2 * _PAD, out=out), -left, -top)
    size = right - left, bottom - top
    drawn = svg.fine(body, size, size[0] * unit_px, size[1] * unit_px)
    return shade.padded(drawn, _PAD, theme.STOCK)


def _span(left: float) -> tuple[float, float]:
    """Top and bottom of a picture whose sleeve begins there, outline included."""
    top, bottom = _sleeve_edges(left)
    return min(_TOP, top - LINE_UNITS), max(_BOTTOM, bottom + LINE_UNITS)


def _sleeve_edges(x: float) -> tuple[float, float]:
    return 70 - _SLOPE_TOP * (2 - x), 264 + _SLOPE_BOTTOM * (2 - x)


def hand_body(seat: SeatLook, kind: str, left: float, *, out: bool = False) -> str:
    """The drawing, in units: outline, sleeve, cuff, palm, fingers, thumb."""
    colour = theme.greyed(seat.colour) if out else seat.colour
    line = theme.OUT_LINE if out else theme.STOCK
    mark = theme.greyed(seat.mark) if out else seat.mark
    body = _outline(kind, left, line) + _sleeve(colour, left) + _cuff(seat.emblem, mark)
    return body + _palm(colour) + _fingers(kind, colour) + _thumb(kind, colour)


def _outline(kind: str, left: float, line: str) -> str:
    """Every silhouette once more, wider: seats may stand on a ground of their own colour."""
    edge = f'stroke="{line}" stroke-width="{LINE_UNITS}" stroke-linejoin="round"'
    top, bottom = _sleeve_edges(left - LINE_UNITS)
    points: list[svg.Point] = [(left - LINE_UNITS, top), (2, 70), (_CUFF, 96), (_CUFF, 234)]
    body = svg.polygon([*points, (2, 264), (left - LINE_UNITS, bottom)], line, edge)
    body += svg.box(392, 74, 62, 182, 18, line, edge) + svg.box(446, 62, 196, 206, 62, line, edge)
    for (y, long), finger in zip(_FOLDED, _STRAIGHT[kind], strict=True):
        if finger is None:
            body += svg.box(_BAR_END - long, y, long, _BAR_TALL, 27, line, edge)
        else:
            x0, y0, x1, y1, wide = finger
            body += svg.stroke(f"M{x0},{y0} L{x1},{y1}", line, wide + LINE_UNITS)
    return body + (svg.stroke(_THUMB_UP, line, 54 + LINE_UNITS) if kind == "paper" else "")


def _sleeve(colour: str, left: float) -> str:
    light, dark, band = (theme.mix(colour, theme.INK, share) for share in (0.32, 0.46, 0.12))
    top, bottom = _sleeve_edges(left)
    upper: list[svg.Point] = [(left, top), (2, 70), (_CUFF, 96), (_CUFF, 234), (2, 264)]
    body = svg.polygon([*upper, (left, bottom)], light)
    lower: list[svg.Point] = [(left, 168), (_CUFF, 165), (_CUFF, 234), (2, 264), (left, bottom)]
    body += svg.polygon(lower, dark)
    x = 340
    while x > left:
        k = 71 + x * 0.06, 263 - x * 0.07
        chevron = [(x, k[0]), (x + 26, 165.0), (x, k[1]), (x + 34, k[1] - 2.4)]
        chevron += [(x + 60, 165.0), (x + 34, k[0] + 2.0)]
        body += svg.polygon(chevron, band, 'fill-opacity="0.8"')
        x -= _CHEVRON_STEP
    return body


def _cuff(shape: str, mark: str) -> str:
    body = svg.box(392, 74, 62, 182, 18, theme.STOCK)
    shaded = "M392,165 H454 V238 A18,18 0 0 1 436,256 H410 A18,18 0 0 1 392,238Z"
    body += svg.path(shaded, theme.mix(theme.STOCK, theme.MARIGOLD, 0.16))
    return body + svg.moved(emblem(shape, mark), 423, 165, 0.5, 90)


def _palm(colour: str) -> str:
    body = svg.box(446, 62, 196, 206, 62, colour)
    lower = "M446,165 H642 V206 A62,62 0 0 1 580,268 H508 A62,62 0 0 1 446,206Z"
    return body + svg.path(lower, theme.mix(colour, theme.INK, 0.12))


def _fingers(kind: str, colour: str) -> str:
    light, dark = theme.half_light(colour), theme.mix(colour, theme.INK, 0.4)
    tones = (light, light, colour, theme.mix(colour, theme.INK, 0.12))
    straight = _STRAIGHT[kind]
    body = ""
    for tone, (y, long), finger in zip(tones, _FOLDED, straight, strict=True):
        if finger is not None:
            body += _finger(finger, tone, dark)
            continue
        body += svg.box(_BAR_END - long, y, long, _BAR_TALL, 27, tone)
        if kind == "rock":
            body += svg.stroke(f"M652,{y + 14} Q661,{y + 27} 652,{y + 40}", dark, 4)
    for i in (1, 2, 3):
        y, long = _FOLDED[i]
        pair = straight[i - 1], straight[i]
        if None not in pair:
            body += svg.stroke(f"M580,{y + 1} L650,{y + 1}", dark, 4)
            continue
        end = 652 if pair == (None, None) else 640
        body += svg.stroke(f"M{_BAR_END - long + 18},{y} H{end}", dark, 4)
    return body


def _finger(finger: Finger, tone: str, dark: str) -> str:
    """A straight finger with a crease at each joint."""
    x0, y0, x1, y1, wide = finger
    body = svg.stroke(f"M{x0},{y0} L{x1},{y1}", tone, wide)
    long = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / long, (y1 - y0) / long
    for share in (0.42, 0.72):
        x, y = x0 + ux * long * share, y0 + uy * long * share
        ends = (x - uy * 10, y + ux * 10), (x + uy * 10, y - ux * 10)
        crease = f"M{ends[0][0]:.1f},{ends[0][1]:.1f} Q{x + ux * 7:.1f},{y + uy * 7:.1f} "
        body += svg.stroke(f"{crease}{ends[1][0]:.1f},{ends[1][1]:.1f}", dark, 4)
    return body


def _thumb(kind: str, colour: str) -> str:
    light, dark = theme.half_light(colour), theme.mix(colour, theme.INK, 0.4)
    body = ""
    if kind == "paper":
        body += svg.stroke(_THUMB_UP, dark, 54) + svg.stroke(_THUMB_UP, light, 48)
        return body + "".join(svg.stroke(f"M500,{y} H556", dark, 4.4) for y in (124, 165, 206))
    if kind in {FIST, "rock"}:
        body += svg.stroke(_THUMB_CLOSED[0], dark, 52) + svg.stroke(_THUMB_CLOSED[1], light, 46)
    else:
        body += svg.stroke(_THUMBS[kind], dark, 54) + svg.stroke(_THUMBS[kind], light, 47)
    return body + "".join(svg.stroke(f"M474,{y} H506", dark, 4.4) for y in (176, 196, 216))
