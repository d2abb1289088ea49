"""The house at dusk: sky, hills, trees, walls and roof, and where its windows are.

Baked once a size and kept as a file: the title shows it first of all. What is in the windows is
drawn by sprites/room.py.
"""

import random
from dataclasses import dataclass

import pygame

from sprites import ground, pips, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel

_WALLS = (0.454, 0.294, 0.475, 0.621)  # left, top, width, height: shares of the window
_APEX_Y = 0.031
_ROUNDEL = (0.196, 0.08)  # y and radius, shares of the height
_ROOM_TOP, _ROOM_STEP, _ROOM_TALL = 0.324, 0.287, 0.219
_ROOM_WIDE = 0.282  # of the walls' width, three in a row
_SEED = 21
_STARS = 46
_VIGNETTE = 120


@dataclass(frozen=True, slots=True)
class House:
    """The places of a house in a window of this many pixels with so many rooms."""

    width: int
    height: int
    rooms: int = 6

    @property
    def u(self) -> float:
        """Pixels in a design pixel."""
        return min(self.width / 1920, self.height / 1080)

    @property
    def walls(self) -> Area:
        """Left, top, width, height of the front."""
        left, top, wide, tall = _WALLS
        return left * self.width, top * self.height, wide * self.width, tall * self.height

    @property
    def columns(self) -> int:
        """Rooms in a row: three, or four in a house of more than six."""
        return 3 if self.rooms <= 6 else (self.rooms + 1) // 2  # noqa: PLR2004 -- three by two

    def room(self, index: int) -> Area:
        """The window pane of a room, counted in rows from the upper left."""
        left, _, wide, _ = self.walls
        columns = self.columns
        room_wide = wide * _ROOM_WIDE * 3 / columns
        gap = (wide - columns * room_wide) / (columns + 1)
        column, row = index % columns, index // columns
        x = left + gap + column * (room_wide + gap)
        y = self.height * (_ROOM_TOP + row * _ROOM_STEP)
        return x, y, room_wide, self.height * _ROOM_TALL


def house(easel: Easel, rooms: int = 6) -> House:
    """Fill the canvas with the house, its windows bare. Returns where things are."""
    width, height = easel.canvas.size
    plan = House(width, height, rooms)
    image = easel.atlas.paint(
        ("house", width, height), lambda: _surface(plan, easel), opaque=True, keep=True
    )
    easel.canvas.draw(image, width / 2, height / 2)
    return plan


def _surface(plan: House, easel: Easel) -> pygame.Surface:
    size = plan.width, plan.height
    surface = _sky(size)
    body = _stars(plan) + _moon(plan) + _hills(plan) + _trees(plan) + _front(plan)
    surface.blit(svg.picture(body, *size), (0, 0))
    roundel = _roundel(plan, easel)
    left, _, wide, _ = plan.walls
    middle = round(left + wide / 2), round(_ROUNDEL[0] * plan.height)
    surface.blit(roundel, roundel.get_rect(center=middle))
    surface.blit(svg.picture(_foreground(plan), *size), (0, 0))
    surface.blit(ground.corners(size, _VIGNETTE), (0, 0))
    return surface


def _sky(size: tuple[int, int]) -> pygame.Surface:
    at = (0, 0.30 / 1.15, 0.62 / 1.15, 1.0 / 1.15)
    stops = tuple(
        (share * 1.15, colour, 1.0) for share, colour in zip(at, theme.MENU_SKY, strict=True)
    )
    return ground.gradient(size, (0.70, 1.02), (1.05, 1.15), stops)


def _stars(plan: House) -> str:
    """Lozenges, none behind the words on the left."""
    rng = random.Random(_SEED)  # noqa: S311 -- where stars stand is no secret
    body = ""
    for _ in range(_STARS):
        x, y = rng.uniform(0.01, 0.99), rng.uniform(0.02, 0.52)
        size = rng.choice((3, 4, 4, 6, 9)) * plan.u
        share = rng.choice((0.5, 0.75, 0.95))
        if x < 0.46 and y > 0.08:  # noqa: PLR2004 -- the words' place
            continue
        x, y = x * plan.width, y * plan.height
        points = [(x, y - size * 1.5), (x + size * 0.55, y), (x, y + size * 1.5)]
        body += svg.polygon([*points, (x - size * 0.55, y)], theme.STOCK, f'fill-opacity="{share}"')
    return body


def _moon(plan: House) -> str:
    x, y, u = 0.932 * plan.width, 0.157 * plan.height, plan.u
    body = svg.circle(x, y, 128 * u, theme.MOON[0], 'fill-opacity="0.10"')
    body += svg.circle(x, y, 98 * u, theme.MOON[0], 'fill-opacity="0.16"')
    body += svg.circle(x, y, 70 * u, theme.MOON[1])
    r = 70 * u
    return body + svg.path(f"M{x},{y - r} A{r},{r} 0 0 1 {x},{y + r}Z", theme.STOCK)


def _hills(plan: House) -> str:
    def scaled(data: str) -> str:
        numbers = iter(data.split())
        moves = []
        for word in numbers:
            x, y = word.lstrip("MQTL").split(",")
            letter = word[0] if word[0].isalpha() else ""
            moves.append(f"{letter}{float(x) * plan.width:.1f},{float(y) * plan.height:.1f}")
        return " ".join(moves) + f" V{plan.height} H0Z"

    far = "M0,0.861 Q0.135,0.741 0.292,0.815 T0.583,0.787 T1,0.815"
    near = "M0,0.926 Q0.156,0.833 0.365,0.891 T0.729,0.878 T1,0.907"
    return svg.path(scaled(far), theme.HILLS[0]) + svg.path(scaled(near), theme.HILLS[1])


def _trees(plan: House) -> str:
    """Suits on stems; a tree's figures are its suit, x, foot (shares) and height."""
    front, back, deep, lit = theme.TREES
    trees = (
        ("S", 0.386, 0.891, 230, front, back),
        ("C", 0.333, 0.902, 150, lit, front),
        ("S", 0.290, 0.889, 110, back, deep),
        ("D", 0.050, 0.912, 120, back, deep),
        ("C", 0.019, 0.924, 170, front, back),
    )
    body = ""
    for suit, x, foot, tall, colour, half in trees:
        size = tall * plan.u
        at_x, at_y = x * plan.width, foot * plan.height
        stem = theme.mix(colour, theme.INK, 0.55)
        body += svg.box(at_x - size * 0.03, at_y - size * 0.42, size * 0.06, size * 0.42, 0, stem)
        crown = at_y - size * 0.62
        body += pips.pip(suit, at_x, crown, size / 1.3 * 0.96, colour, half=half)
    return body


def _front(plan: House) -> str:
    """Chimney, walls, roof with its lozenges, cornice and step."""
    left, top, wide, tall = plan.walls
    u, foot = plan.u, top + tall
    middle, apex = left + wide / 2, _APEX_Y * plan.height
    wall, shade = theme.WALLS
    body = svg.box(left + wide * 0.70, apex + 80 * u, 76 * u, 190 * u, 0, theme.CHIMNEY)
    body += svg.box(left + wide * 0.70 - 10 * u, apex + 70 * u, 96 * u, 26 * u, 0, theme.STOCK)
    body += svg.box(left, top - 10 * u, wide, tall + 10 * u, 0, wall)
    body += svg.box(middle, top - 10 * u, wide / 2, tall + 10 * u, 0, shade)
    eaves, line = 52 * u, top + 4 * u
    tip = (middle, apex)
    body += svg.polygon([(left - eaves, line), tip, (left + wide + eaves, line)], theme.INK)
    body += svg.polygon([tip, (left + wide + eaves, line), (middle, line)], theme.ROOF_SHADE)
    gable = top - 24 * u
    inner = (middle, apex + 58 * u)
    body += svg.polygon([(left + eaves, gable), inner, (left + wide - eaves, gable)], wall)
    body += svg.polygon([inner, (left + wide - eaves, gable), (middle, gable)], shade)
    body += _bargeboard(plan)
    body += svg.box(left - eaves, top - 4 * u, wide + 2 * eaves, 20 * u, 0, theme.STOCK)
    body += svg.box(left - 30 * u, foot - 12 * u, wide + 60 * u, 26 * u, 0, theme.STOCK)
    return body + svg.box(left - 30 * u, foot - 12 * u, wide + 60 * u, 9 * u, 0, theme.WHITE)


def _bargeboard(plan: House) -> str:
    left, top, wide, _ = plan.walls
    u, middle, apex = plan.u, left + wide / 2, _APEX_Y * plan.height
    body, count = "", 11
    for side in (-1, 1):
        for i in range(count):
            share = (i + 0.6) / count
            x = middle + side * share * (wide / 2 + 24 * u)
            y = apex + 24 * u + (top - apex - 30 * u) * share
            points = [(x, y - 11 * u), (x + 8 * u, y), (x, y + 11 * u), (x - 8 * u, y)]
            body += svg.polygon(points, theme.MARIGOLD)
    return body


def _roundel(plan: House, easel: Easel) -> pygame.Surface:
    """The attic window with the Jackanapes in it."""
    size = round(2 * _ROUNDEL[1] * min(plan.height, plan.u * 1080))
    body = svg.circle(86, 86, 86, theme.STOCK) + svg.circle(86, 86, 76, theme.TEAL)
    light = theme.mix(theme.TEAL, theme.WHITE, 0.14)
    body += svg.rays((86, 86), 18, light, svg.inside(32, 32, 108, 108), reach=74)
    window = svg.fine(body, (172, 172), size, size)
    face = easel.atlas.art_surface("jackanapes", size * 144 * 1.14 / 172)
    middle = round(size / 2), round(size / 2 + size * 3 / 172)
    window.blit(face, face.get_rect(center=middle))
    return window


def _foreground(plan: House) -> str:
    """Two heart-shaped bushes beside the step, and the dark lawn that carries the key help."""
    left, top, wide, tall = plan.walls
    u, foot = plan.u, top + tall
    body = ""
    for x, size in ((left - 60 * u, 104 * u), (left + wide + 66 * u, 116 * u)):
        y = foot + 24 * u - size * 0.40
        body += pips.pip("H", x, y, size, theme.BUSH, half=theme.TREES[1])
    w, h = plan.width, plan.height
    lawn = f"M0,{0.963 * h} Q{0.25 * w},{0.912 * h} {0.5 * w},{0.935 * h} "
    lawn += f"T{w},{0.937 * h} V{h} H0Z"
    return body + svg.path(lawn, theme.LAWN)
