from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites import room
from sprites.house import House, house
from sprites.room import UNDER_SHEETS, Furniture, Piece, Thing

if TYPE_CHECKING:
    from sprites.easel import Easel

MakeEasel = Callable[[int, int, float], "Easel"]

SIZES = [(960, 540), (1024, 768), (1280, 720), (2400, 900)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rooms", range(1, 9))
def test_rooms_lie_inside_the_walls_and_apart(size: tuple[int, int], rooms: int) -> None:
    plan = House(*size, rooms)
    walls = pygame.FRect(plan.walls)
    panes = [pygame.FRect(plan.room(i)) for i in range(rooms)]
    assert all(walls.contains(pane) for pane in panes)
    for one, other in combinations(panes, 2):
        assert not one.colliderect(other)


def test_the_house_fills_any_window(make_easel: MakeEasel) -> None:
    for size in SIZES[:3]:
        easel = make_easel(*size, 1.0)
        easel.canvas.clear("#00FF00")
        plan = house(easel)
        shown = easel.canvas.picture()
        for corner in ((1, 1), (size[0] - 2, 1), (1, size[1] - 2), (size[0] - 2, size[1] - 2)):
            assert shown.get_at(corner)[:3] != (0, 255, 0)
        left, top, _, _ = plan.walls
        red, green, _ = shown.get_at((int(left) + 4, int(top) + 30))[:3]
        assert red > 2 * green


def test_a_lit_room_is_brighter_than_a_dark_one(easel: "Easel") -> None:
    furniture = Furniture("ember", (Piece(Thing.CARD, "Js", 0.45, 0.47, 0.52, 8),))
    light = []
    for lit in (0.0, 0.5, 1.0):
        easel.canvas.clear("#000000")
        room.room(easel, (500, 200, 180, 160), furniture, "Cards", lit=lit)
        pane = easel.canvas.picture().subsurface((500, 200, 180, 160))
        light.append(sum(pygame.transform.average_color(pane)[:3]))
    assert light[0] < light[1] < light[2]


def test_what_stands_in_a_room_never_leaves_its_pane(easel: "Easel") -> None:
    furniture = Furniture(
        "dusk", (Piece(Thing.GLOVE, "3", 0.9, 0.9, 0.6, 40), Piece(Thing.BACK, "", 1.0, 0.5, 0.5))
    )
    area = (500.0, 200.0, 180.0, 160.0)
    pictures = []
    for things in (furniture, Furniture("dusk", ())):
        easel.canvas.clear("#00FF00")
        room.room(easel, area, things, "Cards")
        shown = easel.canvas.picture()
        shown.fill("#000000", (500, 200, 180, 160))
        pictures.append(pygame.image.tobytes(shown, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_room_to_come_says_so_and_has_furniture(easel: "Easel") -> None:
    for furniture in UNDER_SHEETS:
        pictures = set()
        for to_let in ("", "To let"):
            easel.canvas.clear("#000000")
            room.room(easel, (500, 200, 180, 160), furniture, "Cards", to_let=to_let)
            pictures.add(pygame.image.tobytes(easel.canvas.picture(), "RGB"))
        assert len(pictures) == 2


def test_the_focused_room_has_a_ring(easel: "Easel") -> None:
    pictures = set()
    for focused in (False, True):
        easel.canvas.clear("#000000")
        room.room(easel, (500, 200, 180, 160), UNDER_SHEETS[0], "Cards", focused=focused)
        pictures.add(pygame.image.tobytes(easel.canvas.picture(), "RGB"))
    assert len(pictures) == 2
