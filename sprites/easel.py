"""What every part is drawn with: the pictures of a canvas and the scale of its window."""

from dataclasses import dataclass

from sprites.atlas import Atlas
from sprites.canvas import Canvas
from sprites.scale import Scale
from sprites.shade import Shadow


@dataclass(frozen=True, slots=True)
class Easel:
    """An atlas (with its canvas) and a scale, handed to every part."""

    atlas: Atlas
    scale: Scale

    @property
    def canvas(self) -> Canvas:
        """Where the parts appear."""
        return self.atlas.canvas

    def px(self, design: float) -> float:
        """Pixels of a length in design pixels."""
        return self.scale.px(design)

    def cast(self, blur: float, alpha: int, dx: float, dy: float) -> Shadow:
        """A shadow given in design pixels."""
        return Shadow(max(1.5, self.px(blur)), alpha, self.px(dx), self.px(dy))
