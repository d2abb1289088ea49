"""Hands calls to the renderer: counts what they cost, lets the caller breathe, clips and shifts.

It knows what a renderer can do, but not which one it is: sprites/canvas.py brings it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pygame

BREATH_PX = 300_000
"""Pixels of plain drawing between two breaths: well under a millisecond of software rasterising."""

Area = tuple[float, float, float, float]
"""Left, top, width, height."""


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

    def _do(self, call: Callable[..., Any], *arguments: Any) -> None:  # noqa: ANN401 -- passed on to the renderer as they come
        if self._rehearsing:
            return
        if self.record is not None:
            self.record.append(partial(call, *arguments))
        call(*arguments)

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
