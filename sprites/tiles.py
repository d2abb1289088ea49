"""Cuts a picture into its opaque, its see-through and its empty parts.

A software rasteriser copies an opaque pixel many times faster than it blends one, and spends as
much on an empty pixel as on any other; but every part is a call. So there are few parts: the
largest opaque boxes, and what is left in as few strips as possible. Knows surfaces only.
"""

from dataclasses import dataclass
from functools import cache

import pygame

_SMALL = 64 * 64
_LARGE = 400 * 400
_CELL_SMALL, _CELL_LARGE = 32, 64
_FEWEST_CELLS = 6  # a smaller opaque box is not worth a call of its own
_MOST_BOXES = 4
_WASTE_PX = 2500  # pixels that may be drawn for nothing to save a call

_EMPTY, _SEEN, _SOLID, _COPIED = 0, 1, 2, 3


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of a picture. `box` is left, top, width, height in its pixels."""

    box: tuple[int, int, int, int]
    opaque: bool


Cells = list[list[int]]
Box = tuple[int, int, int, int]
"""First column, first row, columns, rows."""


def cut(surface: pygame.Surface) -> tuple[Tile, ...]:
    """The parts worth drawing, opaque ones first. A small picture stays whole."""
    width, height = surface.get_size()
    if width * height < _SMALL:
        return (Tile((0, 0, width, height), opaque=False),)
    cell = _CELL_LARGE if width * height >= _LARGE else _CELL_SMALL
    cells = _classify(surface, cell)
    tiles: list[Tile] = []
    for _ in range(_MOST_BOXES):
        box = _largest_solid(cells)
        if box[2] * box[3] < _FEWEST_CELLS:
            break
        _clear(cells, box)
        tiles.append(_tile(box, cell, (width, height), opaque=True))
    strips = _strips(cells, _WASTE_PX // (cell * cell))
    tiles.extend(_tile(box, cell, (width, height), opaque=False) for box in strips)
    return tuple(tiles)


def _tile(box: Box, cell: int, size: tuple[int, int], *, opaque: bool) -> Tile:
    x, y = box[0] * cell, box[1] * cell
    right, bottom = min(size[0], x + box[2] * cell), min(size[1], y + box[3] * cell)
    return Tile((x, y, right - x, bottom - y), opaque)


def _classify(surface: pygame.Surface, cell: int) -> Cells:
    """For each cell, row by row, whether it is empty, seen or solid."""
    width, height = surface.get_size()
    seen, solid = pygame.mask.from_surface(surface, 0), pygame.mask.from_surface(surface, 254)
    cells: Cells = []
    for top in range(0, height, cell):
        tall = min(cell, height - top)
        row: list[int] = []
        for left in range(0, width, cell):
            wide = min(cell, width - left)
            probe = _full(wide, tall)
            if not seen.overlap(probe, (left, top)):
                row.append(_EMPTY)
            else:
                whole = solid.overlap_area(probe, (left, top)) == wide * tall
                row.append(_SOLID if whole else _SEEN)
        cells.append(row)
    return cells


@cache
def _full(width: int, height: int) -> pygame.Mask:
    return pygame.Mask((width, height), fill=True)


def _largest_solid(cells: Cells) -> Box:
    """The largest box of solid cells, by its count of cells."""
    best: Box = (0, 0, 0, 0)
    heights = [0] * len(cells[0])
    for y, row in enumerate(cells):
        heights = [
            above + 1 if kind == _SOLID else 0 for above, kind in zip(heights, row, strict=True)
        ]
        for x in range(len(heights)):
            lowest = heights[x]
            for right in range(x, len(heights)):
                lowest = min(lowest, heights[right])
                if not lowest:
                    break
                if lowest * (right - x + 1) > best[2] * best[3]:
                    best = (x, y - lowest + 1, right - x + 1, lowest)
    return best


def _clear(cells: Cells, box: Box) -> None:
    for row in cells[box[1] : box[1] + box[3]]:
        row[box[0] : box[0] + box[2]] = [_COPIED] * box[2]


def _strips(cells: Cells, waste: int) -> list[Box]:
    """The cells that are seen, in boxes that do not overlap.

    A row joins the box above it where both are alike, or where that takes in at most `waste`
    cells that are empty: such a cell costs less than a call.
    """
    done: list[Box] = []
    growing: list[Box] = []
    for y, row in enumerate(cells):
        runs: list[Box] = [(x, y, count, 1) for x, count in _runs(row)]
        grown: list[Box] = []
        for box in growing:
            fits = next((run for run in runs if _can_join(cells, box, run, waste)), None)
            if fits is None:
                done.append(box)
                continue
            runs.remove(fits)
            grown.append(_union(box, fits))
            _take(cells, grown[-1])
        growing = grown + runs
    return done + growing


def _union(box: Box, run: Box) -> Box:
    left, right = min(box[0], run[0]), max(box[0] + box[2], run[0] + run[2])
    return left, box[1], right - left, run[1] + 1 - box[1]


def _can_join(cells: Cells, box: Box, run: Box, waste: int) -> bool:
    """Whether what the two take in together is theirs, or empty and little."""
    left, top, columns, rows = _union(box, run)
    extra = columns * rows - box[2] * box[3] - run[2]
    if extra > waste:
        return False
    free = sum(row[left : left + columns].count(_EMPTY) for row in cells[top : top + rows])
    return free == extra


def _take(cells: Cells, box: Box) -> None:
    """Let nobody else have these cells."""
    for row in cells[box[1] : box[1] + box[3]]:
        row[box[0] : box[0] + box[2]] = [_SEEN] * box[2]


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """First column and length of each run of cells that are not empty."""
    runs: list[tuple[int, int]] = []
    for x, kind in enumerate(row):
        if kind in {_EMPTY, _COPIED}:
            continue
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs
