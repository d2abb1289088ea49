"""A place on the table, in shares of the window and design pixels: a resize moves nothing."""

from dataclasses import dataclass

from sprites.scale import Scale

CARD_WIDTH = 268.0
"""Of a card of size 1, in design pixels."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A place: shares of the window plus design pixels, degrees turned, and times the size."""

    fx: float
    fy: float
    dx: float = 0.0
    dy: float = 0.0
    degrees: float = 0.0
    size: float = 1.0

    def pixels(self, scale: Scale) -> tuple[float, float]:
        """Where that is in the window at hand."""
        return (
            self.fx * scale.width + scale.px(self.dx),
            self.fy * scale.height + scale.px(self.dy),
        )

    def towards(self, other: "Pose", share: float) -> "Pose":
        """The pose `share` of the way to another; below 0 and above 1 it goes beyond."""

        def between(here: float, there: float) -> float:
            return here + (there - here) * share

        return Pose(
            between(self.fx, other.fx),
            between(self.fy, other.fy),
            between(self.dx, other.dx),
            between(self.dy, other.dy),
            between(self.degrees, other.degrees),
            between(self.size, other.size),
        )

    @classmethod
    def at_pixels(
        cls, scale: Scale, x: float, y: float, *, degrees: float = 0.0, width_px: float
    ) -> "Pose":
        """The pose of a card `width_px` wide whose middle is there in the window at hand."""
        size = width_px / scale.px(CARD_WIDTH)
        return cls(x / scale.width, y / scale.height, degrees=degrees, size=size)
