"""Parts of a table at which few cards are held: tiles, tallies, cards side by side, a calm heap."""

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites import theme
from sprites.hand_fan import Space, side_by_side
from sprites.pile_sprite import SPREAD_DEGREES, Heap
from sprites.track import MOST_LOZENGES, TileLook, tally, tile, tile_places

if TYPE_CHECKING:
    from sprites.easel import Easel


def shown(easel: "Easel") -> bytes:
    return pygame.image.tobytes(easel.canvas.picture(), "RGB")


def test_a_tile_tells_whether_it_is_filled_and_by_what(easel: "Easel") -> None:
    seen = set()
    for look in TileLook:
        for letter, art in (("J", ""), ("", "throw_icon_labrador")):
            easel.canvas.clear("#925012")
            tile(easel, look, letter, art, 200, 200, 58)
            seen.add(shown(easel))
    assert len(seen) == 2 * len(TileLook)
    places = tile_places(100, 5, 58)
    assert all(b - a > 0.8 * 58 for a, b in pairwise(places))


@pytest.mark.parametrize("points", [0, 1, 3])
def test_a_tally_has_a_lozenge_a_point_or_a_figure(easel: "Easel", points: int) -> None:
    few = tally(easel, points, 3, "", 200, 200)
    many = tally(easel, points, MOST_LOZENGES + 1, f"{points} points", 200, 300)
    assert few[2] < many[2]
    assert few[3] >= 10


@pytest.mark.parametrize("count", range(1, 6))
def test_cards_side_by_side_leave_each_other_whole(count: int) -> None:
    space = Space(400.0, 1000.0, 500.0)
    laid = side_by_side(count, space, 150.0)
    assert laid.apart
    assert all(b.x - a.x >= laid.width for a, b in pairwise(laid.slots))
    assert laid.slots[0].x - laid.width / 2 >= space.left - 0.5
    assert laid.slots[-1].x + laid.width / 2 <= space.right + 0.5
    assert laid.lift < laid.chosen_lift


def test_a_calm_heap_lies_less_askew() -> None:
    calm = [Heap(1, 0.3).lie(place, "letters/J1") for place in range(60)]
    assert max(abs(lie.degrees) for lie in calm) <= 0.3 * SPREAD_DEGREES
    assert {lie.scale for lie in calm} == {1.0}


@pytest.mark.parametrize("name", ["dusk", "umber", "asphalt", "house"])
def test_second_lines_can_be_read_on_their_ground(name: str) -> None:
    assert theme.contrast(theme.second_line(name), theme.GROUNDS[name].centre) >= 4.5
