"""Where everything on the seats screen is: table and chairs on the left, options on the right."""

from dataclasses import dataclass

from scenes.controls import Box
from sprites.chair import seat_place
from sprites.scale import Scale

_SIDE, _FOOT = 40.0, 16.0
_BAR_MIDDLE, _BAR_TALL, _BAR_AIR = 44.0, 58.0, 8.0
_TOP = 48.0
_PANEL_WIDTH, _LEAST_PANEL_PX = 634.0, 342.0
_WIDER, _WIDEST, _MOST_OF_WIDTH = 0.75, 1.25, 0.44
"""How the panel widens with the text size."""

_PANEL_TOP = 60.0
"""Design pixels below the middle of the top bar, at which chairs and panel begin."""

_GAP = 34.0
_RADIUS = 96.0
_BACK = 1.30
"""How far a chair reaches from its middle, in radii: its back stands out behind it."""

_TABLE_ACROSS, _TABLE_DOWN = 0.693, 0.674
"""The table's half axes, as shares of the ring of chairs."""

_TABLE = (320.0, 248.0)
"""The table keeps its shape."""

_FLATTEST, _ROUNDEST = 1.36, 1.1
"""The ring of chairs is so much wider than high, at most and at least."""


@dataclass(frozen=True, slots=True)
class Place:
    """A chair: its middle, and the direction from the table to it (degrees)."""

    x: float
    y: float
    degrees: float


@dataclass(frozen=True, slots=True)
class Plan:
    """Pixels of one window. `radius` is that of a chair's mat."""

    middle: tuple[float, float]
    table: tuple[float, float]
    radius: float
    places: tuple[Place, ...]
    side: Box
    top_middle: float

    def chair_box(self, chair: int) -> Box:
        """The box round a chair's mat."""
        place, radius = self.places[chair], self.radius
        return Box(place.x - radius, place.y - radius, 2 * radius, 2 * radius)

    def on_table(self, x: float, y: float) -> bool:
        """Whether the point lies on the table top."""
        across = (x - self.middle[0]) / self.table[0]
        down = (y - self.middle[1]) / self.table[1]
        return across * across + down * down <= 1.0

    def inner_width(self, y: float, share: float = 0.9) -> float:
        """How wide the table top is at this height, times a share."""
        down = min(1.0, abs(y - self.middle[1]) / self.table[1])
        return 2 * self.table[0] * float((1 - down * down) ** 0.5) * share


def plan(scale: Scale, chairs: int) -> Plan:
    """The plan for a window and so many chairs."""
    width, height = scale.width, scale.height
    px = scale.px
    panel = px(_PANEL_WIDTH) * min(_WIDEST, max(1.0, scale.text * _WIDER))
    panel = max(_LEAST_PANEL_PX, min(panel, _MOST_OF_WIDTH * width))
    panel_left = width - px(_SIDE) - panel
    radius = px(_RADIUS)
    bar = max(px(_BAR_MIDDLE), scale.grow(_BAR_TALL) / 2 + px(_BAR_AIR))
    top = bar + px(_TOP)
    area = Box(
        px(_SIDE) / 2,
        top,
        panel_left - px(_GAP) - px(_SIDE) / 2,
        height - top - px(_FOOT),
    )
    across = area.width / 2 - radius * _BACK
    down = area.height / 2 - radius * _BACK
    across, down = min(across, down * _FLATTEST), min(down, across / _ROUNDEST)
    size = min(across * _TABLE_ACROSS / _TABLE[0], down * _TABLE_DOWN / _TABLE[1])
    table = _TABLE[0] * size, _TABLE[1] * size
    places = tuple(
        Place(*seat_place(area.centre, (across, down), index, chairs)) for index in range(chairs)
    )
    top = max(bar + px(_PANEL_TOP), bar + scale.grow(_BAR_TALL) / 2 + px(_BAR_AIR))
    side = Box(panel_left, top, panel, height - top - px(_FOOT))
    return Plan(area.centre, table, radius, places, side, bar)
