"""Turns design pixels (of a 1920 x 1080 window) into the pixels of the window at hand."""

from dataclasses import dataclass, field

_DESIGN_WIDTH = 1920
_DESIGN_HEIGHT = 1080
_FLOOR = 0.024  # of the height: the smallest type that is read across a room
_SMALL_WINDOW_FLOOR = 0.0285  # in small windows the eye is near, but pixels are few
_SMALL_WINDOW_MOST = 19
_GROWS_UP_TO = 40.0  # design pixels: larger type grows by what this size grows


@dataclass(frozen=True, slots=True)
class Scale:
    """A window of width x height pixels with a text size of 1.0, 1.5 or 2.0.

    `u` is how many pixels a design pixel takes (what fits both ways), `floor` the smallest type
    in pixels that any text may have here; both follow from the rest.
    """

    width: int
    height: int
    text: float = 1.0
    u: float = field(init=False, compare=False)
    floor: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        unit = min(self.width / _DESIGN_WIDTH, self.height / _DESIGN_HEIGHT)
        tall = unit * _DESIGN_HEIGHT
        smallest = max(_FLOOR * tall, min(_SMALL_WINDOW_MOST, _SMALL_WINDOW_FLOOR * tall))
        object.__setattr__(self, "u", unit)
        object.__setattr__(self, "floor", round(smallest))

    def px(self, design: float) -> float:
        """Pixels of a length given in design pixels. The text size does not touch it."""
        return design * self.u

    def type(self, design: float) -> int:
        """Font pixels of a type size in design pixels: text size applied, never under the floor.

        Type above 40 design pixels grows by as many pixels as type of 40 does: what can be read
        already need not fill the screen.
        """
        grown = design + (self.text - 1.0) * min(design, _GROWS_UP_TO)
        return max(self.floor, round(grown * self.u))

    def grow(self, design: float) -> float:
        """Pixels of a box that holds type (a key cap, a button's height), text size applied."""
        return design * self.u * (self.type(_GROWS_UP_TO) / (_GROWS_UP_TO * self.u))
