"""Hands calls to the renderer: counts what they cost, lets the caller breathe, clips and shifts.

It knows what a renderer can do, but not which one it is: sprites/canvas.py brings it.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from typing import Any

import pygame

from sprites.image import OPAQUE_COST
from sprites.theme import rgb

BREATH_PX = 300_000
"""Pixels of plain drawing between two breaths: well under a millisecond of software rasterising."""

Area = tuple[float, float, float, float]
"""Left, top, width, height."""

Tint = tuple[int, int, int]
"""Red, green and blue, 0 to 255: factors of a colour."""

_FILL_COST = 2.0  # of a see-through pixel in software, where blending a picture's costs 1
_BAND_PX = BREATH_PX // 4
_FULL = 255
_COPY, _BLEND = pygame.BLENDMODE_NONE, pygame.BLENDMODE_BLEND


class Brush:
    """What all drawing goes through.

    `breathe` is called between draw calls at least every half megapixel, after the drawing so far
    has been carried out, so that the caller can look at its keys. `record`, when a list, gets
    every renderer call of the frame as a callable that repeats it.
    """

    def __init__(self, renderer: Any) -> None:  # noqa: ANN401 -- the renderer's types stay in canvas.py
        self._renderer = renderer
        self.breathe: Callable[[], None] = _hold_breath
        self.record: list[Callable[[], Any]] | None = None
        self._scratch: object = None
        self._spent = 0.0
        self._shift = (0.0, 0.0)
        self._views: list[pygame.Rect] = []
        self._bounds = pygame.Rect(0, 0, 0, 0)
        self._rehearsing = False

    @contextmanager
    def clip(self, area: Area) -> Iterator[None]:
        """Within it, draw only inside the box; boxes within boxes are cut with each other."""
        shift, bounds = self._shift, self._bounds
        origin = self._views[-1].topleft if self._views else (0, 0)
        left, top = round(area[0] + shift[0]) + origin[0], round(area[1] + shift[1]) + origin[1]
        whole = self._views[-1] if self._views else self._bounds
        view = pygame.Rect(left, top, round(area[2]), round(area[3])).clip(whole)
        self._views.append(view)
        self._shift = (shift[0] - (view.x - origin[0]), shift[1] - (view.y - origin[1]))
        self._bounds = pygame.Rect(0, 0, view.width, view.height)
        if view.width and view.height:
            self._do(self._renderer.set_viewport, view)
        try:
            yield
        finally:
            self._views.pop()
            self._shift, self._bounds = shift, bounds
            self._do(self._renderer.set_viewport, self._views[-1] if self._views else None)

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Within it, everything is drawn dx, dy further: the shaken table."""
        before = self._shift
        self._shift = (before[0] + dx, before[1] + dy)
        try:
            yield
        finally:
            self._shift = before

    @contextmanager
    def rehearsal(self) -> Iterator[None]:
        """Within it nothing appears, but every picture that is drawn is made: have them ready."""
        before, self._rehearsing = self._rehearsing, True
        try:
            yield
        finally:
            self._rehearsing = before

    # ---- plain shapes

    def fill(self, area: Area, colour: str, alpha: int = 255) -> None:
        """Fill a box (left, top, width, height) with "#RRGGBB"."""
        solid = alpha >= _FULL
        self._pen(colour, alpha, _COPY if solid else _BLEND)
        self._fill_banded(area, OPAQUE_COST if solid else _FILL_COST)

    def multiply(self, area: Area, factors: Tint) -> None:
        """Darken what is drawn so far: each channel times factor / 255."""
        self._do(_set_pen, self._renderer, (*factors, 255), pygame.BLENDMODE_MOD)
        self._fill_banded(area, _FILL_COST)

    def _fill_banded(self, area: Area, cost: float) -> None:
        """Fill in bands, so that a key never waits for a whole screen."""
        x, y = area[0] + self._shift[0], area[1] + self._shift[1]
        box = pygame.Rect(round(x), round(y), round(area[2]), round(area[3])).clip(self._bounds)
        if not box.width or not box.height:
            return
        band = max(1, int(_BAND_PX / (box.width * cost)))
        for top in range(box.top, box.bottom, band):
            height = min(band, box.bottom - top)
            self._before(box.width * height * cost)
            self._do(self._renderer.fill_rect, (box.left, top, box.width, height))

    def polygon(self, points: Sequence[tuple[float, float]], colour: str, alpha: int = 255) -> None:
        """Fill a convex polygon (a fan from its first point). Its edge is not smoothed."""
        self._pen(colour, alpha, _BLEND)
        dx, dy = self._shift
        moved = [(x + dx, y + dy) for x, y in points]
        for b, c in pairwise(moved[1:]):
            self._do(self._renderer.fill_triangle, moved[0], b, c)

    def clear(self, colour: str) -> None:
        """Begin a frame: everything in one colour."""
        self._spent = 0.0
        self._pen(colour, _FULL, _COPY)
        self._do(self._renderer.clear)

    def _pen(self, colour: str, alpha: int, mode: int) -> None:
        self._do(_set_pen, self._renderer, (*rgb(colour), alpha), mode)

    def _do(self, call: Callable[..., Any], *arguments: Any) -> None:  # noqa: ANN401 -- passed on to the renderer as they come
        if self._rehearsing:
            return
        if self.record is not None:
            self.record.append(partial(call, *arguments))
        call(*arguments)

    def _do_at_cost(
        self, cost: float, draw: Callable[..., Any], where: tuple[int, int, int, int]
    ) -> None:
        """`_before` and `_do` of a plain draw in one: most calls of a frame come this way."""
        if self._rehearsing:
            return
        if self._spent + cost > BREATH_PX:
            self._before(cost)
        else:
            self._spent += cost
        if self.record is not None:
            self.record.append(partial(draw, None, where))
        draw(None, where)

    def _set(self, target: object, name: str, value: object) -> None:
        self._do(setattr, target, name, value)

    def _before(self, cost: float) -> None:
        """Breathe when the next call would take the drawing since the last breath too far.

        The renderer gathers calls; changing its target makes it carry them out.
        """
        if self._spent + cost > BREATH_PX and self._spent and not self._rehearsing:
            self._renderer.target = self._scratch
            self._renderer.target = None
            self._spent = 0.0
            self.breathe()
        self._spent += cost


def _hold_breath() -> None:
    """Stand in until somebody listens."""


def _set_pen(renderer: Any, colour: tuple[int, ...], mode: int) -> None:  # noqa: ANN401 -- the renderer's types stay in canvas.py
    renderer.draw_color = colour
    renderer.draw_blend_mode = mode
