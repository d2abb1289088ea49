"""Small signs that are shapes, not letters: arrows, triangles, the speaker, fact marks."""

import pygame

from sprites import svg, theme
from sprites.canvas import Anchor, Image
from sprites.easel import Easel
from sprites.key_cap import arrow_body
from sprites.pips import emblem, pip


def arrow(
    easel: Easel,
    x: float,
    y: float,
    length_px: float,
    *,
    degrees: float = 0.0,
    colour: str = theme.STOCK,
) -> None:
    """An arrow that points right, turned counter-clockwise by `degrees`."""
    size = round(length_px)
    body = arrow_body(50, 50, 84, colour, -degrees)
    _mark(easel, ("arrow", size, degrees, colour), body, (100, 100), size, x, y)


def triangle(
    easel: Easel,
    x: float,
    y: float,
    size_px: float,
    *,
    degrees: float = 0.0,
    colour: str = theme.STOCK,
) -> None:
    """A filled triangle that points up, turned counter-clockwise by `degrees`."""
    size = round(size_px)
    points = [(50.0, 12.0), (92.0, 82.0), (8.0, 82.0)]
    body = f'<g transform="rotate({-degrees} 50 50)">{svg.polygon(points, colour)}</g>'
    _mark(easel, ("triangle", size, degrees, colour), body, (100, 100), size, x, y)


def speaker(easel: Easel, x: float, y: float, size_px: float, *, colour: str = theme.INK) -> None:
    """A loudspeaker with two waves: this seat's bell is ringing."""
    size = round(size_px)
    cone = svg.polygon([(4, 15), (12, 15), (22, 6), (22, 34), (12, 25), (4, 25)], colour)
    waves = svg.stroke("M28,13 Q33,20 28,27 M33,8 Q41,20 33,32", colour, 3)
    _mark(easel, ("speaker", size, colour), cone + waves, (44, 40), size, x, y)


def fact_mark(
    easel: Easel, shape: str, x: float, y: float, size_px: float, *, colour: str = theme.GOLD
) -> None:
    """An emblem's shape alone, as a bullet before a fact."""
    size = round(size_px)
    body = svg.moved(emblem(shape, colour), 50, 50)
    _mark(easel, ("fact", shape, size, colour), body, (100, 100), size, x, y)


def suit_mark(
    easel: Easel,
    suit: str,
    x: float,
    y: float,
    size_px: float,
    four_colour: bool,
    *,
    alpha: int = 255,
) -> None:
    """A suit's mark "S", "H", "D" or "C", half-lit."""
    size = round(size_px)
    colour = theme.suit_colour(suit, four_colour)
    body = pip(suit, 52, 52, 100, colour)
    image = _image(easel, ("suit", suit, size, colour), body, (104, 104), size)
    easel.canvas.draw(image, x, y, alpha=alpha)


def suit_tile(
    easel: Easel, suit: str, x: float, y: float, size_px: float, four_colour: bool
) -> None:
    """A suit's mark on a small paper tile."""
    size = round(size_px)
    colour = theme.suit_colour(suit, four_colour)
    body = svg.box(0, 0, 72, 72, 13, theme.STOCK) + pip(suit, 36, 36, 50, colour)
    _mark(easel, ("suit tile", suit, size, colour), body, (72, 72), size, x, y)


def rule(easel: Easel, x: float, y: float, width: float, thick: float, colour: str) -> None:
    """A short round-ended line, as under a title. x is its left end, y its middle."""
    wide, tall = max(1, round(width)), max(2, round(thick))

    def painter() -> pygame.Surface:
        return svg.picture(svg.box(0, 0, wide, tall, tall / 2, colour), wide, tall)

    image = easel.atlas.paint(("rule", wide, tall, colour), painter)
    easel.canvas.draw(image, x, y, anchor=Anchor.LEFT)


def _image(easel: Easel, key: tuple[object, ...], body: str, box: svg.Point, size: int) -> Image:
    tall = size * box[1] / box[0]
    return easel.atlas.paint(("mark", *key), lambda: svg.fine(body, box, size, tall))


def _mark(
    easel: Easel,
    key: tuple[object, ...],
    body: str,
    box: svg.Point,
    size: int,
    x: float,
    y: float,
) -> None:
    easel.canvas.draw(_image(easel, key, body, box, size), x, y)
