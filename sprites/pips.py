"""The four suit marks and the eight seat emblems, as paths in a box from -50 to 50."""

import math
from collections.abc import Callable

from sprites import svg, theme

_SUITS = {
    "H": (
        "M0,46 C-16,27 -50,8 -50,-18 C-50,-36 -37,-46 -24,-46 C-12,-46 -4,-39 0,-28 "
        "C4,-39 12,-46 24,-46 C37,-46 50,-36 50,-18 C50,8 16,27 0,46Z"
    ),
    "S": (
        "M0,-50 C9,-32 46,-14 46,14 C46,29 35,37 23,37 C15,37 8,33 4,27 C5,37 9,44 18,50 "
        "L-18,50 C-9,44 -5,37 -4,27 C-8,33 -15,37 -23,37 C-35,37 -46,29 -46,14 "
        "C-46,-14 -9,-32 0,-50Z"
    ),
    "D": "M0,-52 C9,-34 24,-13 38,0 C24,13 9,34 0,52 C-9,34 -24,13 -38,0 C-24,-13 -9,-34 0,-52Z",
    "C": (
        "M0,-48 C13,-48 23,-38 23,-25 C23,-19 21,-14 17,-10 C20,-12 23,-12 26,-12 "
        "C39,-12 48,-2 48,10 C48,23 38,32 26,32 C17,32 9,27 5,20 C5,33 9,43 18,50 "
        "L-18,50 C-9,43 -5,33 -5,20 C-9,27 -17,32 -26,32 C-38,32 -48,23 -48,10 "
        "C-48,-2 -39,-12 -26,-12 C-23,-12 -20,-12 -17,-10 C-21,-14 -23,-19 -23,-25 "
        "C-23,-38 -13,-48 0,-48Z"
    ),
}
_HALVES = {
    "H": "M0,46 L0,-28 C4,-39 12,-46 24,-46 C37,-46 50,-36 50,-18 C50,8 16,27 0,46Z",
    "S": "M0,-50 C9,-32 46,-14 46,14 C46,29 35,37 23,37 C15,37 8,33 4,27 C5,37 9,44 18,50 L0,50Z",
    "D": "M0,-52 C9,-34 24,-13 38,0 C24,13 9,34 0,52Z",
    "C": (
        "M0,-48 C13,-48 23,-38 23,-25 C23,-19 21,-14 17,-10 C20,-12 23,-12 26,-12 "
        "C39,-12 48,-2 48,10 C48,23 38,32 26,32 C17,32 9,27 5,20 C5,33 9,43 18,50 L0,50Z"
    ),
}
SUITS = ("S", "H", "D", "C")


def pip(
    suit: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    degrees: float = 0.0,
    half: str | None = None,
) -> str:
    """A suit mark "S", "H", "D" or "C" of this size, its right half in the half-light."""
    body = svg.path(_SUITS[suit], colour)
    body += svg.path(_HALVES[suit], half or theme.half_light(colour))
    return svg.moved(body, x, y, size / 100, degrees)


def emblem(name: str, colour: str) -> str:
    """A seat's emblem, centred on 0, 0. Raises KeyError for a name that is none."""
    return _EMBLEMS[name](colour)


def _tri(colour: str) -> str:
    edge = f'stroke="{colour}" stroke-width="6" stroke-linejoin="round"'
    return svg.polygon([(0, -40), (40, 32), (-40, 32)], colour, edge)


def _hex(colour: str) -> str:
    corners = [math.tau * i / 6 for i in range(6)]
    return svg.polygon([(40 * math.cos(a), 40 * math.sin(a)) for a in corners], colour)


_PLUS = "M-13,-38 H13 V-13 H38 V13 H13 V38 H-13 V13 H-38 V-13 H-13Z"
_DROP = "M0,-44 C10,-20 32,-6 32,14 A32,32 0 0 1 -32,14 C-32,-6 -10,-20 0,-44Z"
_MOON = "M18,-36 A40,40 0 1 0 18,36 A44,44 0 0 1 18,-36Z"
_EMBLEMS: dict[str, Callable[[str], str]] = {
    "tri": _tri,
    "disc": lambda colour: svg.circle(0, 0, 34, colour),
    "square": lambda colour: svg.box(-31, -31, 62, 62, 6, colour),
    "plus": lambda colour: svg.path(_PLUS, colour),
    "hex": _hex,
    "drop": lambda colour: svg.path(_DROP, colour),
    "star": lambda colour: svg.polygon(svg.star_points(0, 3, 5, 19, 44), colour),
    "moon": lambda colour: svg.path(_MOON, colour),
}
