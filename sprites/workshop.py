"""Rasters drawings in the background, so that no frame waits for a pack of cards.

Only what is safe beside the main thread is done here: SVG and scaling, no type, no renderer.
"""

import threading
from collections.abc import Callable, Hashable, Iterable

import pygame

Job = tuple[Hashable, Callable[[], pygame.Surface]]


class Workshop:
    """One worker, one heap of finished surfaces. Whoever takes a surface owns it."""

    def __init__(self) -> None:
        self._done: dict[Hashable, pygame.Surface] = {}
        self._order = 0

    def begin(self, jobs: Iterable[Job]) -> None:
        """Work through these from now on; older ones that are not wanted any more are dropped."""
        self._order += 1
        wanted = dict(jobs)
        self._done = {key: made for key, made in self._done.items() if key in wanted}
        waiting = tuple(job for job in wanted.items() if job[0] not in self._done)
        if waiting:
            work = threading.Thread(target=self._work, args=(waiting, self._order), daemon=True)
            work.start()

    def take(self, key: Hashable) -> pygame.Surface | None:
        """The finished surface, or None when nobody has made it yet."""
        return self._done.pop(key, None)

    def stop(self) -> None:
        """Finish the surface at hand and begin no other."""
        self._order += 1
        self._done.clear()

    def _work(self, jobs: tuple[Job, ...], order: int) -> None:
        for key, painter in jobs:
            if order != self._order:
                return
            surface = painter()
            if order == self._order:
                self._done[key] = surface
