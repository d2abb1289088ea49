"""Writes and rasters SVG: the shapes that pictures are made of. Knows no part and no screen.

The rasteriser has no <use>, clipPath, mask, filter, text, style sheet or named colour: shapes are
repeated, cut in code, and coloured in hex.
"""

import io
import math
from collections.abc import Mapping, Sequence

import pygame

FINE_BELOW = 420
"""Pixels of width: above it one pixel is fine enough."""

Point = tuple[float, float]
Plane = tuple[float, float, float]
"""a, b, c: keeps the side where a x + b y + c is not negative."""


def sheet(size: tuple[int, int]) -> pygame.Surface:
    """An empty surface in the pixel layout that everything is blended in."""
    return pygame.Surface(size, pygame.SRCALPHA)


def document(body: str, width: float, height: float, definitions: str = "") -> str:
    """An SVG of this view box. `definitions` holds gradients."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><defs>{definitions}</defs>{body}</svg>'
    )


def raster(document_text: str, width: float, height: float) -> pygame.Surface:
    """The document as a surface of exactly this many pixels."""
    size = max(1, round(width)), max(1, round(height))
    stream = io.BytesIO(document_text.encode())
    drawn = pygame.image.load_sized_svg(stream, size).convert(sheet((1, 1)))
    if drawn.get_size() == size:
        return drawn
    surface = sheet(size)
    surface.blit(drawn, (0, 0))
    return surface


def picture(body: str, width: float, height: float, definitions: str = "") -> pygame.Surface:
    """Raster a body drawn in pixels."""
    return raster(document(body, width, height, definitions), width, height)


def fine(body: str, box: Point, width: float, height: float) -> pygame.Surface:
    """Raster a body drawn in a view box, small things at twice the size and scaled down once."""
    text = document(body, *box)
    return raster_fine(text, width, height)


def raster_fine(document_text: str, width: float, height: float) -> pygame.Surface:
    """As `raster`, but what is under 420 px wide is rastered at twice the size and scaled down."""
    if width >= FINE_BELOW:
        return raster(document_text, width, height)
    large = raster(document_text, 2 * round(width), 2 * round(height))
    return pygame.transform.smoothscale(large, (max(1, round(width)), max(1, round(height))))


def recolour(document_text: str, colours: Mapping[str, str]) -> str:
    """The document with each colour (a key, hex in capitals) replaced by its value."""
    for old, new in colours.items():
        document_text = document_text.replace(old, new)
    return document_text


def polygon(points: Sequence[Point], fill: str, extra: str = "") -> str:
    """A filled polygon; nothing when it has no points."""
    if not points:
        return ""
    written = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    return f'<polygon points="{written}" fill="{fill}" {extra}/>'


def circle(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    """A filled disc."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{fill}" {extra}/>'


def ring(x: float, y: float, radius: float, stroke: str, width: float, extra: str = "") -> str:
    """A circle's line."""
    line = f'fill="none" stroke="{stroke}" stroke-width="{width:.2f}"'
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" {line} {extra}/>'


def box(
    x: float, y: float, width: float, height: float, radius: float, fill: str, extra: str = ""
) -> str:
    """A filled box with round corners."""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" '
        f'rx="{radius:.2f}" fill="{fill}" {extra}/>'
    )


def box_line(
    x: float, y: float, width: float, height: float, radius: float, stroke: str, thick: float
) -> str:
    """A box's line, half of its thickness outside."""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" '
        f'rx="{radius:.2f}" fill="none" stroke="{stroke}" stroke-width="{thick:.2f}"/>'
    )


def box_path(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a box with round corners, for even-odd frames."""
    r, right, bottom = radius, x + width, y + height
    return (
        f"M{x + r},{y} H{right - r} A{r},{r} 0 0 1 {right},{y + r} "
        f"V{bottom - r} A{r},{r} 0 0 1 {right - r},{bottom} "
        f"H{x + r} A{r},{r} 0 0 1 {x},{bottom - r} V{y + r} A{r},{r} 0 0 1 {x + r},{y} Z"
    )


def path(data: str, fill: str, extra: str = "") -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{fill}" {extra}/>'


def stroke(data: str, colour: str, width: float, extra: str = "") -> str:
    """A path's line, round at its ends and corners."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
        f'stroke-linecap="round" stroke-linejoin="round" {extra}/>'
    )


def moved(body: str, x: float, y: float, scale: float = 1.0, degrees: float = 0.0) -> str:
    """The body turned clockwise, scaled, and moved to x, y."""
    turn = f" rotate({degrees:.2f})" if degrees else ""
    return f'<g transform="translate({x:.2f} {y:.2f}){turn} scale({scale:.4f})">{body}</g>'


def dots(x: float, y: float, radius: float, colour: str, size: float, gap: float) -> str:
    """A ring of dots; drawn one by one, since the rasteriser smears dashes on small circles."""
    count = max(8, round(math.tau * radius / gap))
    return "".join(
        circle(
            x + radius * math.cos(math.tau * i / count),
            y + radius * math.sin(math.tau * i / count),
            size / 2,
            colour,
        )
        for i in range(count)
    )


def dashes(
    x: float,
    y: float,
    radius: float,
    colour: str,
    thick: float,
    gap: float,
    share: float,
) -> str:
    """A ring of short round-ended dashes, one each `gap` pixels, drawn for `share` of it."""
    count = max(8, round(math.tau * radius / gap))
    half = math.pi * share / count
    body = ""
    for i in range(count):
        middle = math.tau * i / count
        first, last = (
            (x + radius * math.cos(a), y + radius * math.sin(a))
            for a in (middle - half, middle + half)
        )
        body += stroke(
            f"M{first[0]:.2f},{first[1]:.2f} L{last[0]:.2f},{last[1]:.2f}", colour, thick
        )
    return body


def star_points(
    x: float,
    y: float,
    count: int,
    inner: float,
    outer: float,
    turn: float = 0.0,
    uneven: Sequence[float] = (1.0,),
) -> list[Point]:
    """A star of `count` points; `turn` in radians; radii times `uneven` in rotation."""
    points: list[Point] = []
    for i in range(2 * count):
        radius = (inner if i % 2 else outer) * uneven[i % len(uneven)]
        angle = turn + math.pi * i / count - math.pi / 2
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points


def clipped(points: Sequence[Point], planes: Sequence[Plane]) -> list[Point]:
    """A convex polygon cut by each plane."""
    kept = list(points)
    for a, b, c in planes:
        cut: list[Point] = []
        for i, p in enumerate(kept):
            q = kept[(i + 1) % len(kept)]
            at_p, at_q = a * p[0] + b * p[1] + c, a * q[0] + b * q[1] + c
            if at_p >= 0:
                cut.append(p)
            if at_p * at_q < 0:
                t = at_p / (at_p - at_q)
                cut.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        kept = cut
    return kept


def inside(x: float, y: float, width: float, height: float) -> tuple[Plane, ...]:
    """The planes of a box."""
    return ((1, 0, -x), (-1, 0, x + width), (0, 1, -y), (0, -1, y + height))


def rays(
    centre: Point,
    count: int,
    fill: str,
    planes: Sequence[Plane],
    *,
    reach: float,
    hollow: float = 0.0,
    offset: float = 0.25,
) -> str:
    """Wedges of light from a centre, cut by the planes; the first `hollow` px stay empty.

    `offset` is in wedges: a quarter keeps every edge off the level.
    """
    x, y = centre
    body = ""
    for i in range(count):
        first = math.tau * (i + offset) / count
        last = math.tau * (i + offset + 0.5) / count
        near = (
            [(x + hollow * math.cos(a), y + hollow * math.sin(a)) for a in (last, first)]
            if hollow
            else [(x, y)]
        )
        far = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in (first, last)]
        body += polygon(clipped(near + far, planes), fill)
    return body


def radial(
    name: str, centre: Point, radii: Point, stops: Sequence[tuple[float, str, float]]
) -> str:
    """A radial gradient in pixels: stops are (share of the radius, colour, opacity 0 to 1)."""
    written = "".join(
        f'<stop offset="{at:.4f}" stop-color="{colour}" stop-opacity="{opacity:.4f}"/>'
        for at, colour, opacity in stops
    )
    place = f"translate({centre[0]:.2f} {centre[1]:.2f}) scale({radii[0]:.2f} {radii[1]:.2f})"
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
        f'gradientTransform="{place}">{written}</radialGradient>'
    )
