"""Packs that are drawings: which picture belongs to which card, and where words stand on it.

Beside the drawings lies a file for each such pack (`art/<pack>.json`), in the units of a card: its
width is 250. The French pack is none of them: it is composed (faces.py). A face is named by the
card's code in the French pack, and elsewhere by pack and code, "letters/Jr"; "letters/" is that
pack's back. Knows no table.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard

import pygame

from sprites import svg, theme
from sprites.typeface import NARROWEST, Face, Line, Typeface

_ART = Path(__file__).parent / "art"
_UNITS = 250
_BETWEEN = "/"
_HALF_LIT_FROM = 100
"""A letter larger than this has its right half in the lighter ink."""

Say = Callable[[str], str]
"""Gives the words of a key."""


@dataclass(frozen=True, slots=True)
class Written:
    """Something written on a face: letters and figures as they are (`say`), or words by their key.

    `x` is its middle (its left end, if so), `y` half of a capital's height. Where it is wider than
    `most` it is squeezed. `turned`: also upside down in the other corner.
    """

    x: float
    y: float
    size: float
    most: float
    face: Face
    colour: str
    say: str = ""
    key: str = ""
    tracking: float = 0.0
    turned: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """One face: a drawing's name, and what is written on it."""

    art: str
    words: tuple[Written, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """The drawing on the back, and every face by its code."""

    back: str
    faces: Mapping[str, Picture]


def face_name(pack: str, code: str | None) -> str | None:
    """What a card's face is called, its back for None; `pack` is "" for the French pack."""
    return code if not pack else f"{pack}{_BETWEEN}{code or ''}"


def is_back(name: str | None) -> bool:
    """Whether that is called so because no face is to be seen."""
    return name is None or name.endswith(_BETWEEN)


def is_drawn(name: str | None) -> TypeGuard[str]:
    """Whether that is of one of these packs, or of the French one."""
    return name is not None and _BETWEEN in name


@cache
def read_pack(pack: str) -> Pack:
    """A pack by its name. Raises FileNotFoundError when there is none of that name."""
    found = json.loads((_ART / f"{pack}.json").read_text("utf-8"))
    faces = {
        code: Picture(each["art"], tuple(map(_read_written, each["words"])))
        for code, each in found["faces"].items()
    }
    return Pack(found["back"], faces)


def pack_names() -> list[str]:
    """The names of all such packs."""
    return sorted(file.stem for file in _ART.glob("*.json"))


def drawing_of(name: str) -> str:
    """The drawing of a face or a back. Raises ValueError for a card that is not in the pack."""
    pack, _, code = name.partition(_BETWEEN)
    if not code:
        return read_pack(pack).back
    picture = read_pack(pack).faces.get(code)
    if picture is None:
        raise ValueError(f"no face is called {name!r}")
    return picture.art


def write_words(face: pygame.Surface, name: str, say: Say, typeface: Typeface) -> None:
    """Write on a face what belongs there, unless it is a back; small ones at twice the size."""
    pack, _, code = name.partition(_BETWEEN)
    words = read_pack(pack).faces[code].words if code else ()
    width, height = face.get_size()
    times = 2 if width < svg.FINE_BELOW else 1
    sheet, corner = (svg.sheet((times * width, times * height)) for _ in range(2))
    for written in words:
        _write(corner if written.turned else sheet, written, say, typeface)
    sheet.blit(corner, (0, 0))
    sheet.blit(pygame.transform.rotate(corner, 180), (0, 0))
    small = pygame.transform.smoothscale(sheet.premul_alpha(), (width, height))
    face.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _read_written(found: Mapping[str, Any]) -> Written:
    x, y = found["at"]
    rest = {key: value for key, value in found.items() if key not in {"at", "face"}}
    return Written(x=x, y=y, face=Face[found["face"].upper()], **rest)


def _write(sheet: pygame.Surface, written: Written, say: Say, typeface: Typeface) -> None:
    unit = sheet.get_width() / _UNITS
    words = written.say or say(f"face.{written.key}")
    line = _line(words, written, unit, written.colour, typeface)
    place = _place(line, written, unit)
    sheet.blit(line.surface, place)
    if written.size > _HALF_LIT_FROM:
        lighter = _line(words, written, unit, theme.half_light(written.colour), typeface).surface
        half = max(0, round(written.x * unit) - place[0])
        right = pygame.Rect(half, 0, lighter.get_width() - half, lighter.get_height())
        sheet.blit(lighter, (place[0] + half, place[1]), right)


def _line(words: str, written: Written, unit: float, colour: str, typeface: Typeface) -> Line:
    """The words as large as they fit: squeezed a little, and smaller where that is not enough."""
    px, most = max(1, round(written.size * unit)), max(1.0, written.most * unit)

    def wide(px: int) -> float:
        if written.tracking:
            return typeface.tracked_width(words, px, written.tracking)
        return typeface.width(words, written.face, px) * NARROWEST

    if wide(px) > most:
        px = max(1, int(px * most / wide(px)))
    while px > 1 and wide(px) > most:
        px -= 1
    if written.tracking:
        return typeface.tracked(words, px, colour, written.tracking)
    return typeface.line(words, written.face, px, colour, squeeze_to=most)


def _place(line: Line, written: Written, unit: float) -> tuple[int, int]:
    left = 0.0 if written.left else line.surface.get_width() / 2
    return round(written.x * unit - left), round(written.y * unit - line.middle)
