"""Sees which card faces are drawn, frame by frame, whatever draws them."""

from collections.abc import Callable, Hashable, Sequence

import pytest

from scenes.house import House
from sprites.atlas import BACK
from sprites.canvas import Image
from sprites.easel import Easel
from sprites.packs import is_back
from sprites.pile_sprite import Heap


class Faces:
    """The codes of all faces drawn since `frame` was last called."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self._codes: dict[int, str] = {}
        self._images: list[Image] = []
        self._drawn: set[str] = set()
        paint, draw, heap = house.atlas.paint, house.canvas.draw, Heap.draw

        def spied_paint(key: Hashable, painter: Callable[..., object], **rest: object) -> Image:
            image = paint(key, painter, **rest)  # type: ignore[arg-type]
            if isinstance(key, tuple) and key[0] in ("resting", "card") and key[1]:
                self._codes[id(image)] = str(key[1])
                self._images.append(image)  # kept, so that no other image gets its id
            return image

        def spied_draw(image: Image, x: float, y: float, **rest: object) -> None:
            if id(image) in self._codes:
                self._drawn.add(self._codes[id(image)])
            draw(image, x, y, **rest)  # type: ignore[arg-type]

        def spied_heap(
            pile: Heap, easel: Easel, cards: Sequence[str | None], *at: float, **rest: bool
        ) -> None:
            self._drawn.update(code for code in cards if code is not None)
            heap(pile, easel, cards, *at, **rest)

        monkeypatch.setattr(house.atlas, "paint", spied_paint)
        monkeypatch.setattr(house.canvas, "draw", spied_draw)
        monkeypatch.setattr(Heap, "draw", spied_heap)

    def frame(self) -> set[str]:
        """What was drawn since this was last asked; backs do not count."""
        drawn, self._drawn = self._drawn, set()
        return {name for name in drawn if name != BACK and not is_back(name)}
