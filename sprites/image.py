"""An uploaded picture and how it is cut up for a software rasteriser. Knows no renderer by name."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Protocol

import pygame

from sprites.tiles import Tile, cut

_ARGB = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)


class Texture(Protocol):
    """What the renderer keeps of a picture."""

    blend_mode: int

    @property
    def draw(self) -> Callable[..., Any]:
        """Draw a source box (or all) to a destination box, perhaps turned and mirrored."""
        ...


Upload = Callable[[pygame.Surface], Texture]


class Anchor(Enum):
    """Which point of a picture (or box) the given x, y is: shares of its width and height."""

    CENTER = (0.5, 0.5)
    TOP_LEFT = (0.0, 0.0)
    TOP = (0.5, 0.0)
    TOP_RIGHT = (1.0, 0.0)
    LEFT = (0.0, 0.5)
    RIGHT = (1.0, 0.5)
    BOTTOM_LEFT = (0.0, 1.0)
    BOTTOM = (0.5, 1.0)
    BOTTOM_RIGHT = (1.0, 1.0)

    def corner(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        """The top left corner of a box whose anchor is at x, y."""
        return x - self.value[0] * width, y - self.value[1] * height


class Image:
    """A picture to draw. Made by Canvas.image, dead after Canvas.rebuild.

    `width` and `height` are those of the whole picture in pixels; `pad` of them on each side are
    margin (shadow, or room for turning) outside the box that anchors speak of.
    """

    __slots__ = ("bytes", "generation", "height", "pad", "solid", "texture", "tiles", "width")

    def __init__(self, size: tuple[int, int], pad: int, generation: int) -> None:
        self.width, self.height = size
        self.pad = pad
        self.generation = generation
        self.texture: Texture | None = None
        self.tiles: Sequence[tuple[Texture, Tile]] = ()
        self.solid = False
        self.bytes = 4 * self.width * self.height

    @property
    def inner_width(self) -> int:
        """Pixels across, without the margin."""
        return self.width - 2 * self.pad

    @property
    def inner_height(self) -> int:
        """Pixels down, without the margin."""
        return self.height - 2 * self.pad

    def hold(self, surface: pygame.Surface, upload: Upload, *, opaque: bool, tiled: bool) -> None:
        """Upload the picture whole; when `tiled`, know its opaque and its empty parts."""
        self.texture = upload(_as_argb(surface))
        self.texture.blend_mode = pygame.BLENDMODE_NONE if opaque else pygame.BLENDMODE_BLEND
        self.solid = opaque
        if tiled and not opaque:
            texture = self.texture
            self.tiles = tuple((texture, tile) for tile in cut(surface))

    def hold_parts(self, surface: pygame.Surface, upload: Upload) -> None:
        """Upload only what is not empty, each part alone: never to be turned or stretched."""
        parts: list[tuple[Texture, Tile]] = []
        for tile in cut(surface):
            part = surface.subsurface(tile.box)
            texture = upload(_as_argb(part))
            texture.blend_mode = pygame.BLENDMODE_NONE if tile.opaque else pygame.BLENDMODE_BLEND
            parts.append((texture, Tile(tile.box, tile.opaque, alone=True)))
        self.tiles = tuple(parts)
        self.bytes = sum(4 * tile.box[2] * tile.box[3] for _, tile in parts)


def _as_argb(surface: pygame.Surface) -> pygame.Surface:
    """The pixel layout that the software renderer blends fastest."""
    if surface.get_masks() == _ARGB:
        return surface
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
