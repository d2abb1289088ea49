"""An uploaded picture and how it is cut up for a software rasteriser. Knows no renderer by name."""

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, Protocol

import pygame

from sprites.tiles import cut

_ARGB = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)


OPAQUE_COST = 0.25
"""What copying a pixel costs in software, where blending one costs 1 (measured)."""


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

    __hash__ = object.__hash__  # members are single, and keys are hashed in every frame

    def corner(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        """The top left corner of a box whose anchor is at x, y."""
        across, down = self._value_
        return x - across * width, y - down * height


class Part(NamedTuple):
    """A part of a picture with a texture of its own: its place, and what a plain draw costs."""

    texture: Texture
    draw: Callable[..., Any]
    x: int
    y: int
    width: int
    height: int
    opaque: bool
    cost: float


class Image:
    """A picture to draw. Made by Canvas.image, dead after Canvas.rebuild.

    `width` and `height` are those of the whole picture in pixels; `pad` of them on each side are
    margin (shadow, or room for turning) outside the box that anchors speak of.
    """

    __slots__ = (
        "__weakref__",
        "bytes",
        "generation",
        "height",
        "pad",
        "parts",
        "solid",
        "texture",
        "width",
    )

    def __init__(self, size: tuple[int, int], pad: int, generation: int) -> None:
        self.width, self.height = size
        self.pad = pad
        self.generation = generation
        self.texture: Texture | None = None
        self.parts: tuple[Part, ...] = ()
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

    def drop(self) -> None:
        """Let go of what the renderer keeps; there is nothing to draw any more."""
        self.texture = None
        self.parts = ()

    def hold(self, surface: pygame.Surface, upload: Upload, *, opaque: bool) -> None:
        """Upload the picture whole."""
        self.texture = _with_mode(upload(_as_argb(surface)), opaque)
        self.solid = opaque

    def hold_parts(self, surface: pygame.Surface, upload: Upload) -> None:
        """Upload only what is not empty, part by part: never to be turned or stretched."""
        parts: list[Part] = []
        for tile in cut(surface):
            texture = _with_mode(upload(_as_argb(surface.subsurface(tile.box))), tile.opaque)
            pixels = tile.box[2] * tile.box[3]
            cost = pixels * (OPAQUE_COST if tile.opaque else 1.0)
            parts.append(Part(texture, texture.draw, *tile.box, tile.opaque, cost))
        self.parts = tuple(parts)
        self.bytes = sum(4 * part.width * part.height for part in parts)


def _with_mode(texture: Texture, opaque: bool) -> Texture:
    texture.blend_mode = pygame.BLENDMODE_NONE if opaque else pygame.BLENDMODE_BLEND
    return texture


def _as_argb(surface: pygame.Surface) -> pygame.Surface:
    """The pixel layout that the software renderer blends fastest."""
    if surface.get_masks() == _ARGB:
        return surface
    return surface.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
