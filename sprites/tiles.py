"""Cuts a picture into its opaque, its see-through and its empty parts.

A software rasteriser copies an opaque pixel many times faster than it blends one, and spends as
much on an empty pixel as on any other. Knows surfaces only.
"""

from dataclasses import dataclass

import pygame

_SMALL = 64 * 64
_CELL_SMALL, _CELL_LARGE = 32, 64
_LARGE = 400 * 400


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of a picture, in its pixels. An `alone` tile has a texture of its own."""

    x: int
    y: int
    width: int
    height: int
    opaque: bool
    alone: bool = False


def cut(surface: pygame.Surface) -> tuple[Tile, ...]:
    """The parts worth drawing, opaque ones first. A small picture stays whole."""
    width, height = surface.get_size()
    if width * height < _SMALL:
        return (Tile(0, 0, width, height, opaque=False),)
    cell = _CELL_LARGE if width * height >= _LARGE else _CELL_SMALL
    tiles: list[Tile] = []
    open_runs: dict[tuple[int, int, bool], Tile] = {}
    for top in range(0, height, cell):
        tall = min(cell, height - top)
        runs = _runs(surface, top, tall, cell)
        grown: dict[tuple[int, int, bool], Tile] = {}
        for left, wide, opaque in runs:
            above = open_runs.pop((left, wide, opaque), None)
            first = above.y if above else top
            grown[left, wide, opaque] = Tile(left, first, wide, top + tall - first, opaque)
        tiles.extend(open_runs.values())
        open_runs = grown
    tiles.extend(open_runs.values())
    return tuple(sorted(tiles, key=lambda tile: not tile.opaque))


def _runs(surface: pygame.Surface, top: int, tall: int, cell: int) -> list[tuple[int, int, bool]]:
    """Neighbours of one kind in a row of cells: (left, width, opaque), empty ones left out."""
    runs: list[tuple[int, int, bool]] = []
    width = surface.get_width()
    for left in range(0, width, cell):
        wide = min(cell, width - left)
        part = surface.subsurface((left, top, wide, tall))
        if not pygame.mask.from_surface(part, 0).count():
            continue
        opaque = pygame.mask.from_surface(part, 254).count() == wide * tall
        if runs and runs[-1][0] + runs[-1][1] == left and runs[-1][2] == opaque:
            start, before, _ = runs.pop()
            runs.append((start, before + wide, opaque))
        else:
            runs.append((left, wide, opaque))
    return runs
