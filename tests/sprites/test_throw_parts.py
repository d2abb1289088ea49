"""What a throw is drawn with: hands that differ, grounds, symbols, and points."""

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites import svg, theme
from sprites.count_star import Star, star, time_ring
from sprites.ladder import Step, lozenge, steps_of
from sprites.symbols import icon_name, symbol_codes, symbol_disc, symbol_tile
from sprites.theme import SEATS
from sprites.throw_ground import grey_ground, throw_ground
from sprites.throw_hand import FIST, KINDS, hand_surface, throw_hand

if TYPE_CHECKING:
    from sprites.easel import Easel

MakeEasel = Callable[[int, int, float], "Easel"]
SIZE = (960, 540)


def colour_at(easel: "Easel", x: float, y: float) -> tuple[int, ...]:
    return tuple(easel.canvas.picture().get_at((round(x), round(y))))[:3]


def test_all_shapes_of_a_hand_differ_in_outline_but_for_the_rock_which_is_a_fist() -> None:
    masks = {
        kind: pygame.mask.from_surface(hand_surface(SEATS[0], kind, 0.3), 100) for kind in KINDS
    }
    for one, other in combinations(KINDS, 2):
        same = masks[one].overlap_area(masks[other], (0, 0))
        most = max(masks[one].count(), masks[other].count())
        assert (same > 0.995 * most) == ({one, other} == {FIST, "rock"}), (one, other)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.emblem)
def test_a_hand_stands_out_from_the_ground_of_its_own_seat(seat: theme.SeatLook) -> None:
    ground = theme.THROW_GROUNDS[seat.colour]
    assert theme.contrast(theme.STOCK, ground) >= 3
    assert theme.contrast(theme.OUT_LINE, theme.greyed_ground(ground)) >= 3


@pytest.mark.parametrize(("degrees", "flip"), [(0, False), (0, True), (-90, False), (90, False)])
def test_a_palm_lies_where_it_was_put(make_easel: MakeEasel, degrees: int, flip: bool) -> None:
    easel = make_easel(*SIZE, 1.0)
    easel.canvas.clear("#000000")
    throw_hand(easel, SEATS[3], "rock", 400, 200, 0.4, degrees=degrees, flip=flip, back_px=300)
    red, green, blue = colour_at(easel, 400, 200)
    assert blue > red
    assert blue > green


def test_each_stands_on_their_own_ground(make_easel: MakeEasel) -> None:
    easel = make_easel(*SIZE, 1.0)
    colours = ["#FF0000", "#00FF00", "#0000FF", "#FFFF00"]
    for count, places in (
        (2, [(100, 270), (860, 270)]),
        (3, [(480, 500), (60, 200), (900, 200)]),
        (4, [(480, 500), (60, 270), (480, 30), (900, 270)]),
    ):
        easel.canvas.clear("#000000")
        throw_ground(easel, colours[:count])
        for place, colour in zip(places, colours, strict=False):
            seen = colour_at(easel, *place)
            wanted = theme.rgb(colour)
            assert all((a > 110) == (b > 110) for a, b in zip(seen, wanted, strict=True)), place
    before = [colour_at(easel, *place) for place in places]
    grey_ground(easel, 1, 4, 1.0)
    after = [colour_at(easel, *place) for place in places]
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        True,
        False,
        True,
        True,
    ]


def test_every_symbol_has_a_ground_a_drawing_and_a_tile(make_easel: MakeEasel) -> None:
    easel = make_easel(*SIZE, 2.0)
    assert symbol_codes() == KINDS[1:]
    for code in symbol_codes():
        assert easel.atlas.art(icon_name(code), 40).width == 40
        symbol_tile(easel, code, code.title(), (20, 20, 75, 98))
        symbol_disc(easel, code, 200, 200, 40)


def test_points_just_won_are_told_from_those_held() -> None:
    row = steps_of(8, 3, 10)
    assert [row.count(step) for step in (Step.HELD, Step.NEW, Step.OPEN)] == [5, 3, 2]
    assert steps_of(12, 3, 10)[-1] is Step.NEW
    assert steps_of(0, 0, 10) == (Step.OPEN,) * 10


def test_lozenges_and_stars_show_something(make_easel: MakeEasel) -> None:
    easel = make_easel(*SIZE, 1.0)
    for number, state in enumerate(Step):
        lozenge(easel, state, 10, 100 + number * 80, 100, 60)
        assert colour_at(easel, 100 + number * 80, 100 - 20) != (0, 0, 0)
    for look in Star:
        star(easel, look, 480, 300)
    assert svg.star_points(0, 0, 20, 1, 2)


def test_the_ring_of_time_fills_clockwise_from_the_top(make_easel: MakeEasel) -> None:
    easel = make_easel(1920, 1080, 1.0)
    easel.canvas.clear("#000000")
    time_ring(easel, 500, 500, 0.5)
    vermilion = theme.rgb(theme.VERMILION)
    assert colour_at(easel, 652, 500) == vermilion
    assert colour_at(easel, 348, 500) != vermilion
