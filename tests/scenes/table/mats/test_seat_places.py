"""Where everything lies on the table, at every number of seats and every shape of window."""

from itertools import combinations
from math import hypot

import pytest

from scenes.table.mats.places import PILE, Side, seat_places
from scenes.table.poses import Pose
from sprites.scale import Scale

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_mat_touches_another_or_the_pile(seats: int, size: tuple[int, int]) -> None:
    scale = Scale(*size)
    mats = [(*place.mat.pixels(scale), scale.px(place.radius)) for place in seat_places(seats)]
    for (x, y, radius), (x2, y2, radius2) in combinations(mats, 2):
        assert hypot(x - x2, y - y2) > radius + radius2
    middle = Pose(*PILE).pixels(scale)
    for x, y, radius in mats:
        assert hypot(x - middle[0], y - middle[1]) > radius + scale.px(190)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_badge_is_in_the_window(seats: int, size: tuple[int, int]) -> None:
    scale = Scale(*size)
    for place in seat_places(seats):
        x, y = place.badge.pixels(scale)
        unit = scale.px(place.radius) / 228
        assert x - 120 * unit >= 0
        assert x + 100 * unit <= size[0]
        assert y - 90 * unit >= 0
        assert y + 76 * unit <= size[1] + 2


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_go_round_clockwise(seats: int) -> None:
    order = [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]
    sides = [order.index(place.side) for place in seat_places(seats)]
    assert sides == sorted(sides)


def test_a_pose_halfway_is_halfway() -> None:
    pose = Pose(0, 0, 10, 20, 30, 1).towards(Pose(1, 1, 20, 40, 50, 3), 0.5)
    assert pose == Pose(0.5, 0.5, 15, 30, 40, 2)
