"""A box of pixels, and how layouts cut one up. It knows no screen and no widget."""

from typing import NamedTuple


class Box(NamedTuple):
    """Left, top, width, height in output pixels: what the canvas calls an Area."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The first pixel to the right of it."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The first pixel below it."""
        return self.top + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.left <= x < self.right and self.top <= y < self.bottom

    def moved(self, dx: float, dy: float) -> "Box":
        """The same box further right and down."""
        return Box(self.left + dx, self.top + dy, self.width, self.height)

    def inset(self, across: float, down: float | None = None) -> "Box":
        """A box smaller by so much on each side."""
        down = across if down is None else down
        return Box(
            self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down
        )

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: "Box", slack: float = 1.0) -> bool:
        """Whether the other lies in it, but for `slack` pixels of rounding."""
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )
