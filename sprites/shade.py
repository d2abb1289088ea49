"""Soft shadows and glows: what lies under and around paper. Knows surfaces only."""

from dataclasses import dataclass

import pygame

from sprites import svg, theme

_BLUR_AT = 2
"""A blur is made at a size where it is about so many pixels: soft things need few."""

_SOLID = 100
"""Alpha from which a pixel throws a shadow."""


@dataclass(frozen=True, slots=True)
class Shadow:
    """How far a thing is above the table: lengths in pixels, alpha 0 to 255."""

    blur: float
    alpha: int
    dx: float
    dy: float

    @property
    def reach(self) -> int:
        """Pixels by which the shadow may stick out of the thing on any side."""
        return round(self.blur * 2.2 + max(abs(self.dx), abs(self.dy))) + 3


def resting(width_px: float) -> Shadow:
    """The shadow of a card of this width that lies on the table."""
    return Shadow(max(1.5, 0.03 * width_px), 95, 0.008 * width_px, 0.02 * width_px)


def lifted(width_px: float) -> Shadow:
    """The shadow of a card of this width in the air."""
    return Shadow(max(3.0, 0.07 * width_px), 140, 0.015 * width_px, 0.06 * width_px)


def soft(surface: pygame.Surface, blur: float, alpha: int, margin: int) -> pygame.Surface:
    """The blurred silhouette of a picture, `margin` pixels larger on each side."""
    shrink = max(float(_BLUR_AT), blur / _BLUR_AT)
    size = surface.get_width() + 2 * margin, surface.get_height() + 2 * margin
    small_size = max(4, round(size[0] / shrink)), max(4, round(size[1] / shrink))
    across, down = small_size[0] / size[0], small_size[1] / size[1]
    inner = (
        max(1, round(surface.get_width() * across)),
        max(1, round(surface.get_height() * down)),
    )
    shape = pygame.mask.from_surface(pygame.transform.smoothscale(surface, inner), _SOLID)
    colour = theme.rgb(theme.SHADOW)
    small = pygame.Surface(small_size, pygame.SRCALPHA)
    small.fill((*colour, 0))
    place = round(margin * across), round(margin * down)
    shape.to_surface(small, setcolor=(*colour, alpha), unsetcolor=None, dest=place)
    radius = max(1, round(blur / shrink))
    for _ in range(2):
        small = pygame.transform.box_blur(small, radius)
    return pygame.transform.smoothscale(small, size)


def soft_pair(surface: pygame.Surface, shadow: Shadow, margin: int) -> pygame.Surface:
    """A wide shadow, and a tight one that keeps the edge crisp, both straight under the picture."""
    wide = soft(surface, shadow.blur, shadow.alpha, margin)
    wide.blit(soft(surface, max(1.0, shadow.blur / 4), shadow.alpha // 2, margin), (0, 0))
    return wide


def with_shadow(surface: pygame.Surface, shadow: Shadow) -> tuple[pygame.Surface, int]:
    """The picture on its shadow, and the margin this added on each side."""
    return over_shadow(surface, surface, shadow), shadow.reach


def over_shadow(surface: pygame.Surface, caster: pygame.Surface, shadow: Shadow) -> pygame.Surface:
    """The picture on the shadow of another of the same size, `shadow.reach` larger all round."""
    margin = shadow.reach
    size = surface.get_width() + 2 * margin, surface.get_height() + 2 * margin
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    wide = soft(caster, shadow.blur, shadow.alpha, margin)
    tight = soft(caster, max(1.0, shadow.blur / 4), shadow.alpha // 2, margin)
    sheet.blit(wide, (round(shadow.dx), round(shadow.dy)))
    sheet.blit(tight, (round(shadow.dx / 4), round(shadow.dy / 4)))
    sheet.blit(surface, (margin, margin))
    return sheet


def padded(surface: pygame.Surface, pad: int, edge: str = theme.HAIRLINE) -> pygame.Surface:
    """The picture with a transparent margin, without which its turned edges are saws.

    Where the edge is smoothed it blends towards the colour `edge`.
    """
    size = surface.get_width() + 2 * pad, surface.get_height() + 2 * pad
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill((*theme.rgb(edge), 0))
    sheet.blit(surface, (pad, pad))
    return sheet


def glow(width: float, height: float, colour: str, alpha: int) -> pygame.Surface:
    """A soft oval of light, brightest in the middle."""
    size = max(2, round(width / 4)), max(2, round(height / 4))
    share = alpha / 255
    stops = ((0.0, colour, share), (0.55, colour, share * 0.43), (1.0, colour, 0.0))
    gradient = svg.radial("g", (size[0] / 2, size[1] / 2), (size[0] / 2, size[1] / 2), stops)
    body = svg.box(0, 0, *size, 0, "url(#g)")
    return pygame.transform.smoothscale(
        svg.picture(body, *size, gradient), (round(width), round(height))
    )


def multiplied(surface: pygame.Surface, factors: tuple[int, int, int]) -> pygame.Surface:
    """A darker copy: each channel times factor / 255, alpha as it was."""
    dark = surface.copy()
    dark.fill((*factors, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
