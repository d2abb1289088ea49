"""Composes the faces of the French pack from pips, court drawings and type. Knows no table.

A card's unit is 1/250 of its width; its height is 350 of them. A code is rank then suit: "Qh",
"Td".
"""

from collections.abc import Callable

import pygame

from sprites import svg, theme
from sprites.pips import pip
from sprites.typeface import Face, Typeface

WIDTH, HEIGHT = 250, 350
_RANKS = "A23456789TJQK"
_COURTS = "JQK"

_PIP_SIZE = {2: 76, 3: 66, 4: 62, 5: 58, 6: 54, 7: 52, 8: 50, 9: 47, 10: 45}
_COLUMNS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: (
        *((-1, -1), (1, -1), (-1, -0.34), (1, -0.34), (0, 0)),
        *((-1, 0.34), (1, 0.34), (-1, 1), (1, 1)),
    ),
    10: (
        *((-1, -1), (1, -1), (0, -0.67), (-1, -0.34), (1, -0.34)),
        *((-1, 0.34), (1, 0.34), (0, 0.67), (-1, 1), (1, 1)),
    ),
}


def french_codes() -> tuple[str, ...]:
    """Every code that `french_face` draws."""
    return tuple(rank + suit for suit in "shdc" for rank in _RANKS)


def french_drawing(
    code: str, width_px: float, four_colour: bool, art: Callable[[str], str]
) -> pygame.Surface:
    """The face called "Qh" without its indexes, at this width. `art` gives an SVG by its name.

    Uses no type, so it may be made beside the main thread. Raises ValueError for a code that is
    no French card.
    """
    if code not in french_codes():
        raise ValueError(f"no face is called {code!r}")
    rank, suit = code[0], code[1].upper()
    if rank in _COURTS:
        document = art(_court_name(code, four_colour))
    else:
        document = _number(rank, suit, theme.suit_colour(suit, four_colour))
    return svg.raster_fine(document, width_px, round(width_px * theme.CARD_RATIO))


def _court_name(code: str, four_colour: bool) -> str:
    """Only diamonds and clubs change their ink in the four-colour pack."""
    return f"card_{code}_4c" if four_colour and code[1] in "dc" else f"card_{code}"


def _number(rank: str, suit: str, colour: str) -> str:
    line = f'stroke="{theme.HAIRLINE}" stroke-width="1.4"'
    body = svg.box(0.8, 0.8, 248.4, 348.4, 16.4, theme.STOCK, line)
    if rank == "A":
        rays = svg.star_points(125, 175, 16, 62, 84)
        body += svg.polygon(rays, theme.mix(theme.STOCK, theme.MARIGOLD, 0.22))
        body += pip(suit, 125, 175, 104, colour)
        return svg.document(body, WIDTH, HEIGHT)
    count = 10 if rank == "T" else int(rank)
    reach = 98 if count in {2, 3} else 112
    for x, y in _COLUMNS[count]:
        at_x, at_y = 125 + 43 * x, 175 + reach * y
        turn = 180 if y > 0 else 0
        body += pip(suit, at_x, at_y, _PIP_SIZE[count], colour, degrees=turn)
    return svg.document(body, WIDTH, HEIGHT)


def write_index(face: pygame.Surface, code: str, four_colour: bool, typeface: Typeface) -> None:
    """Write rank and pip into the upper left corner, and the same turned over into the other."""
    rank, suit = code[0], code[1].upper()
    unit = face.get_width() / WIDTH
    colour = theme.suit_colour(suit, four_colour)
    ink = theme.STOCK if rank == "J" else colour
    size, middle, top = {"J": (60, 38, 20), "Q": (52, 41, 20), "K": (52, 41, 20)}.get(
        rank, (56, 32, 17)
    )
    most = (44 if rank in "QK" else 42) * unit
    words = "10" if rank == "T" else rank
    letters = typeface.font(Face.DISPLAY, round(size * unit)).render(words, True, theme.rgb(ink))
    letters = letters.subsurface(letters.get_bounding_rect())
    if letters.get_width() > most:
        letters = pygame.transform.smoothscale(letters, (int(most), letters.get_height()))
    half = theme.mix(ink, colour, 0.22) if rank == "J" else None
    pip_size = round(31 * unit)
    mark = svg.fine(pip(suit, 50, 50, 96, ink, half=half), (100, 100), pip_size, pip_size)
    corner = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    place = letters.get_rect(midtop=(round(middle * unit), round(top * unit)))
    corner.blit(letters, place)
    under = (round(middle * unit), round(place.bottom + 21 * unit))
    corner.blit(mark, mark.get_rect(center=under))
    face.blit(corner, (0, 0))
    face.blit(pygame.transform.rotate(corner, 180), (0, 0))
