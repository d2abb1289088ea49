"""Where mats, palms and the pile are, in shares of the window and design pixels. It draws nothing.

Clockwise is bottom, left, top, right. The mats stand like a pinwheel, so that every arm can come
in beside its own mat and never over it.
"""

from dataclasses import dataclass
from enum import Enum

from game.zones import Seat
from scenes.table.poses import Pose

PILE = (0.5, 0.505)
"""The middle of the table, in shares of the window."""

ON_MAT = 0.45
"""A card on a mat is so much smaller than one in the middle."""


class Side(Enum):
    """A side of the screen, in the order of play."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat at the table.

    `mat` is the middle of its mat, of `radius` design pixels; `badge` is what is written on it.
    `palm` is where its hand lies on the pile, turned by its degrees (0 comes from below).
    """

    side: Side
    mat: Pose
    radius: float
    badge: Pose
    palm: Pose


_PALMS = {
    Side.BOTTOM: (-14.0, 142.0, -17.0),
    Side.LEFT: (-96.0, 52.0, -80.0),
    Side.TOP: (98.0, -122.0, 158.0),
    Side.RIGHT: (92.0, 26.0, 97.0),
}

_SINGLE = {
    Side.BOTTOM: (0.615, 0.983),
    Side.LEFT: (0.048, 0.306),
    Side.TOP: (0.375, 0.017),
    Side.RIGHT: (0.952, 0.663),
}

_PAIR = {
    Side.BOTTOM: ((0.70, 0.99, 40.0, 145.0, 13.0), (0.31, 0.99, -60.0, 140.0, -8.0)),
    Side.LEFT: ((0.04, 0.74, -120.0, 40.0, -90.0), (0.04, 0.26, -125.0, -30.0, -92.0)),
    Side.TOP: ((0.31, 0.01, -60.0, -135.0, -170.0), (0.69, 0.01, 60.0, -135.0, 162.0)),
    Side.RIGHT: ((0.96, 0.26, 125.0, -30.0, 92.0), (0.96, 0.74, 120.0, 40.0, 90.0)),
}

_SIDES_BY_SEATS: dict[int, dict[Side, int]] = {
    2: {Side.LEFT: 1, Side.RIGHT: 1},
    3: {Side.BOTTOM: 1, Side.LEFT: 1, Side.RIGHT: 1},
    4: {Side.BOTTOM: 1, Side.LEFT: 1, Side.TOP: 1, Side.RIGHT: 1},
    5: {Side.BOTTOM: 2, Side.LEFT: 1, Side.TOP: 1, Side.RIGHT: 1},
    6: {Side.BOTTOM: 2, Side.LEFT: 1, Side.TOP: 2, Side.RIGHT: 1},
    7: {Side.BOTTOM: 2, Side.LEFT: 2, Side.TOP: 2, Side.RIGHT: 1},
    8: {Side.BOTTOM: 2, Side.LEFT: 2, Side.TOP: 2, Side.RIGHT: 2},
}

FEW_SEATS = 4
MAT_RADIUS = 228.0
SMALL_MAT_RADIUS = 162.0


_BADGES = {
    Side.BOTTOM: (0.0, -100.0),
    Side.LEFT: (46.0, 0.0),
    Side.TOP: (0.0, 86.0),
    Side.RIGHT: (-60.0, 0.0),
}
"""Where the badge is from the middle of a large mat, in design pixels."""


def seat_places(seats: int) -> tuple[SeatPlace, ...]:
    """The places of 2 to 8 seats, in the order of play."""
    radius = MAT_RADIUS if seats <= FEW_SEATS else SMALL_MAT_RADIUS
    places = []
    for side, number in _SIDES_BY_SEATS[seats].items():
        single = ((*_SINGLE[side], *_PALMS[side]),)
        for fx, fy, dx, dy, degrees in single if number == 1 else _PAIR[side]:
            across, down = (part * radius / MAT_RADIUS for part in _BADGES[side])
            places.append(
                SeatPlace(
                    side,
                    Pose(fx, fy),
                    radius,
                    Pose(fx, fy, across, down),
                    Pose(*PILE, dx, dy, degrees),
                )
            )
    return tuple(places)


def stack_pose(number: int) -> Pose:
    """Where the `number`-th card of a squared-up stack in the middle lies."""
    return Pose(*PILE, -number * 0.5, -number * 0.9)


def mat_pose(place: SeatPlace, seat: Seat) -> Pose:
    """Where a card comes to lie that goes into a seat's pile."""
    toward = place.mat.towards(Pose(*PILE), 0.12)
    degrees = place.palm.degrees + (seat * 17 % 12) - 6
    return Pose(toward.fx, toward.fy, degrees=degrees, size=ON_MAT)
