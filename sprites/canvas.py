"""The only door to the renderer: a window (or a hidden one) on which pictures are drawn.

Everything is in output pixels, origin top left, y down, angles in degrees counter-clockwise.
It must not know what it draws: cards, words and colours by name belong to others.
"""

import atexit
import os
import sys
from pathlib import Path
from typing import Self
from weakref import WeakSet

import pygame
from pygame._sdl2 import video

from sprites.brush import BREATH_PX, Area, Brush, Tint
from sprites.image import OPAQUE_COST, Anchor, Image, Texture
from sprites.screen import Screen

__all__ = ["BREATH_PX", "MINIMUM_SIZE", "Anchor", "Area", "Canvas", "Image", "Tint"]

MINIMUM_SIZE = (960, 540)

_SOFTWARE = "software"

_STRETCHED_COST, _MODULATED_COST, _TURNED_COST = 1.5, 4.0, 4.0
"""What a pixel costs in software, in pixels of a plain blended picture (measured)."""

_FULL = 255
_WHITE = (_FULL, _FULL, _FULL)
_PLAIN = (1.0, 1.0)

_COPY, _BLEND = pygame.BLENDMODE_NONE, pygame.BLENDMODE_BLEND

Tone = tuple[int, Tint]


class Canvas(Screen, Brush):
    """A window's drawing face. Draw between `clear` and `present`, in painting order."""

    def __init__(self, window: pygame.Window, renderer: video.Renderer, driver: str) -> None:
        """Use `window` or `offscreen` instead."""
        Screen.__init__(self, window)
        Brush.__init__(self, renderer)
        self.driver = driver
        self.software = driver == _SOFTWARE
        self.generation = 0
        self._images: WeakSet[Image] = WeakSet()
        _OPEN.add(self)
        self.refresh()

    # ---- making and unmaking

    @classmethod
    def window(
        cls,
        title: str,
        size: tuple[int, int],
        *,
        position: tuple[int, int] | None = None,
        fullscreen: bool = False,
        icon: pygame.Surface | None = None,
        driver: str | None = None,
    ) -> Self:
        """Open a window of `size` points. `driver` names a renderer ("software", "opengl", ...).

        Without a name the best that works is taken, software last.
        """
        pygame.display.init()
        where = video.WINDOWPOS_CENTERED if position is None else position
        window = pygame.Window(title, size, where, resizable=True, allow_high_dpi=True)
        window.minimum_size = MINIMUM_SIZE
        if icon is not None:
            window.set_icon(icon)
        canvas = cls(window, *_renderer(window, driver))
        if fullscreen:
            canvas.set_fullscreen(True)
        return canvas

    @classmethod
    def offscreen(cls, size: tuple[int, int], *, driver: str = "software") -> Self:
        """A canvas that nobody sees, of `size` pixels: for tests and pictures."""
        pygame.display.init()
        window = pygame.Window("", size, hidden=True)
        return cls(window, *_renderer(window, driver))

    def close(self) -> None:
        """Let go of the window. Nothing may be drawn afterwards. At exit it comes by itself.

        Pictures go first: a texture that outlives its renderer would be freed a second time.
        """
        if self not in _OPEN:
            return
        _OPEN.discard(self)
        for image in tuple(self._images):
            image.drop()
        self._scratch = None
        del self._renderer
        self._window.destroy()

    def rebuild(self) -> None:
        """Drop every Image: the device lost them, or the window's pixels have changed."""
        self.generation += 1
        self.refresh()

    def refresh(self) -> None:
        """Look again at how large the window is, after it was resized or moved."""
        self._scratch = video.Texture(self._renderer, (1, 1), target=True)
        view = self._renderer.get_viewport()
        self._size = (view.width, view.height)
        self._bounds = pygame.Rect(0, 0, view.width, view.height)

    # ---- pictures

    def image(
        self,
        surface: pygame.Surface,
        *,
        pad: int = 0,
        turnable: bool = True,
        opaque: bool = False,
        smooth: bool = True,
    ) -> Image:
        """Upload a picture. `pad` pixels on each side are margin.

        One that is never turned, stretched or cut into (`turnable` False) is kept without its
        empty parts. An `opaque` one is drawn without blending. One that is not `smooth` turns
        three times faster in software, with ragged edges.
        """
        image = Image(surface.get_size(), pad, self.generation)
        self._images.add(image)
        upload = self._upload if smooth or not self.software else self._upload_ragged
        if self.software and not turnable and not opaque:
            image.hold_parts(surface, upload)
        else:
            image.hold(surface, upload, opaque=opaque)
        return image

    def _upload(self, surface: pygame.Surface, quality: int = video.SCALEQUALITY_LINEAR) -> Texture:
        texture = video.Texture(
            self._renderer, surface.get_size(), depth=32, static=True, scale_quality=quality
        )
        texture.update(surface)
        return texture

    def _upload_ragged(self, surface: pygame.Surface) -> Texture:
        return self._upload(surface, video.SCALEQUALITY_NEAREST)

    def draw(
        self,
        image: Image,
        x: float,
        y: float,
        *,
        anchor: Anchor = Anchor.CENTER,
        angle: float = 0.0,
        scale: float = 1.0,
        stretch: tuple[float, float] = _PLAIN,
        alpha: int = 255,
        tint: Tint = _WHITE,
        flip: bool = False,
    ) -> None:
        """Draw a picture with its `anchor` at x, y.

        It is stretched first (`scale` times `stretch` across and down), then turned by `angle`
        about its own middle. `tint` multiplies its colours; `flip` mirrors left and right.
        Raises ValueError when a picture that was not made turnable is to be turned or stretched.
        """
        if image.generation != self.generation or alpha <= 0:
            return
        tone = (alpha, tint) if alpha < _FULL or tint != _WHITE else None
        if angle == 0 and scale == 1 and stretch == _PLAIN and not flip:
            left, top = anchor.corner(x, y, image.inner_width, image.inner_height)
            left, top = left + self._shift[0] - image.pad, top + self._shift[1] - image.pad
            self._draw_plain(image, round(left), round(top), tone)
            return
        size = scale * stretch[0], scale * stretch[1]
        self._draw_turned(image, (x, y), anchor, size, (angle, flip), tone)

    def _draw_turned(
        self,
        image: Image,
        at: tuple[float, float],
        anchor: Anchor,
        size: tuple[float, float],
        turn: tuple[float, bool],
        tone: Tone | None,
    ) -> None:
        """Stretched, turned and flipped live, at several times the cost of a plain draw."""
        if image.texture is None:
            raise ValueError("this picture was not made to be turned or stretched")
        (across, down), (angle, flip) = size, turn
        left, top = anchor.corner(*at, image.inner_width * across, image.inner_height * down)
        left += self._shift[0] - image.pad * across
        top += self._shift[1] - image.pad * down
        width, height = image.width * across, image.height * down
        grow = max(width, height) / 2 if angle else 1
        seen = (left - grow, top - grow, width + 2 * grow, height + 2 * grow)
        if not self._bounds.colliderect(seen):
            return
        cost = width * height * _STRETCHED_COST * (_TURNED_COST if angle else 1.0)
        self._before(cost * (_MODULATED_COST if tone else 1.0))
        where = (left, top, width, height)
        self._blit(image.texture, (None, where, -angle, None, flip), tone, image.solid)

    def _draw_plain(self, image: Image, left: int, top: int, tone: Tone | None) -> None:
        """Neither turned nor stretched: whole, or part by part, where opaque ones are copied."""
        width, height, bounds = image.width, image.height, self._bounds
        if not bounds.colliderect((left, top, width, height)):
            return
        if image.texture is not None:
            cost = width * height * (OPAQUE_COST if image.solid else 1.0)
            self._before(cost * (_MODULATED_COST if tone else 1.0))
            where = (left, top, width, height)
            self._blit(image.texture, (None, where), tone, image.solid)
            return
        inside = bounds.contains((left, top, width, height))
        for texture, draw, x, y, wide, tall, opaque, cost in image.parts:
            where = (left + x, top + y, wide, tall)
            if not (inside or bounds.colliderect(where)):
                continue
            if tone is None:
                self._do_at_cost(cost, draw, where)
            else:
                self._before(wide * tall * _MODULATED_COST)
                self._blit(texture, (None, where), tone, opaque)

    def draw_piece(
        self,
        image: Image,
        source: Area,
        destination: Area,
        *,
        alpha: int = 255,
        tint: Tint = _WHITE,
    ) -> None:
        """Draw a part of a turnable picture, stretched to fill the destination."""
        if image.generation != self.generation or alpha <= 0:
            return
        if image.texture is None:
            raise ValueError("this picture was not made to be cut into")
        modulated = alpha < _FULL or tint != _WHITE
        x, y, width, height = destination
        self._before(width * height * (_MODULATED_COST if modulated else 1.0))
        where = (x + self._shift[0], y + self._shift[1], width, height)
        tone = (alpha, tint) if modulated else None
        self._blit(image.texture, (source, where), tone, image.solid)

    # ---- the frame

    def present(self) -> None:
        """Show the frame. Never waits for the screen: the loop paces the frames."""
        self._do(self._renderer.present)
        self._spent = 0.0

    def picture(self) -> pygame.Surface:
        """What has been drawn. Ask before `present`."""
        shown: pygame.Surface = self._renderer.to_surface()
        return shown

    # ---- the renderer's calls

    def _blit(
        self, texture: Texture, arguments: tuple[object, ...], tone: Tone | None, copied: bool
    ) -> None:
        """Draw, through an alpha and a tint when `tone` has them; `copied` tells its usual mode."""
        if tone is None:
            self._do(texture.draw, *arguments)
            return
        if copied:
            self._set(texture, "blend_mode", _BLEND)
        self._set(texture, "alpha", tone[0])
        self._set(texture, "color", tone[1])
        self._do(texture.draw, *arguments)
        self._set(texture, "alpha", _FULL)
        self._set(texture, "color", _WHITE)
        if copied:
            self._set(texture, "blend_mode", _COPY)


_OPEN: WeakSet[Canvas] = WeakSet()


@atexit.register
def _close_all() -> None:
    """Whatever ended the program, end its windows in the right order."""
    for canvas in tuple(_OPEN):
        canvas.close()


def _renderer(window: pygame.Window, driver: str | None) -> tuple[video.Renderer, str]:
    """A renderer and its driver's name; the best that works when none is named."""
    names = [info.name for info in video.get_drivers()]
    wanted = [driver] if driver in names else [name for name in names if name != _SOFTWARE]
    if driver is None and _without_gpu():
        wanted = []
    for name in (*wanted, _SOFTWARE):
        if name == _SOFTWARE:
            # Else the finished frame goes to the screen through OpenGL, which without a GPU costs
            # more than drawing it, and 80 MB.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            return video.Renderer(window, index=names.index(name), vsync=False), name
        except (RuntimeError, ValueError):  # the renderer has an error class of its own
            continue
    raise pygame.error("no renderer works here")


def _without_gpu() -> bool:
    """On Linux without a graphics device OpenGL works too, but slower than SDL's own software."""
    return sys.platform == "linux" and not any(Path("/dev/dri").glob("render*"))
