import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites import burst, ground, marks, poster, ribbon, theme
from sprites.card_sprite import card_at_rest, card_moving
from sprites.glove import glove
from sprites.hanger import door_hanger
from sprites.pile_sprite import SPREAD_DEGREES, Heap, slot, stack
from sprites.seat_mat import Badge, MatState, seat_mat
from sprites.theme import SEATS

if TYPE_CHECKING:
    from sprites.easel import Easel

MakeEasel = Callable[[int, int, float], "Easel"]


def shot(easel: "Easel") -> bytes:
    return pygame.image.tobytes(easel.canvas.picture(), "RGB")


def heap_picture(easel: "Easel", heap: Heap, cards: list[str | None]) -> bytes:
    easel.canvas.clear("#803020")
    heap.draw(easel, cards, 640, 360, 150)
    return shot(easel)


def test_a_heap_that_grew_card_by_card_is_the_heap_painted_at_once(easel: "Easel") -> None:
    cards: list[str | None] = ["7d", "Qc", None, "Jh", "Ts", "2c"]
    grown = Heap(5)
    for count in range(1, len(cards)):
        heap_picture(easel, grown, cards[:count])
    grown.expect(easel, len(cards) - 1, cards[-1], 150)
    assert heap_picture(easel, grown, cards) == heap_picture(easel, Heap(5), cards)


def test_a_heap_follows_when_cards_are_taken_or_turned_down(easel: "Easel") -> None:
    heap = Heap(5)
    heap_picture(easel, heap, ["7d", "Qc", "3h"])
    assert heap_picture(easel, heap, ["7d"]) == heap_picture(easel, Heap(5), ["7d"])
    assert heap_picture(easel, heap, [None]) != heap_picture(easel, heap, ["7d"])
    assert heap_picture(easel, heap, []) == heap_picture(easel, Heap(1), [])


def test_a_heap_is_painted_anew_after_a_rebuild(easel: "Easel") -> None:
    heap = Heap(5)
    before = heap_picture(easel, heap, ["7d", "Qc"])
    easel.canvas.rebuild()
    assert heap_picture(easel, heap, ["7d", "Qc"]) == before


def test_how_a_card_lies_follows_from_its_place_and_jacks_are_larger() -> None:
    heap = Heap(9)
    for place in range(60):
        lie = heap.lie(place, "7d")
        assert lie == Heap(9).lie(place, "7d")
        assert abs(lie.degrees) <= SPREAD_DEGREES
        assert heap.lie(place, "Jd").scale > lie.scale
    assert len({heap.lie(place, "7d") for place in range(60)}) > 40


def test_a_heap_of_fifty_cards_is_drawn_with_few_calls(easel: "Easel") -> None:
    heap = Heap(2)
    cards: list[str | None] = [None] * 50
    heap_picture(easel, heap, cards)
    easel.canvas.record = []
    heap_picture(easel, heap, cards)
    assert len(easel.canvas.record) < 30


@pytest.mark.parametrize("angle", [0, 24, 97, 158, -80, -170])
def test_the_palm_of_a_glove_lies_where_it_was_put(easel: "Easel", angle: int) -> None:
    for stretch in (1.0, 1.15, 0.94):
        easel.canvas.clear("#FFFFFF")
        glove(easel, SEATS[3], 640, 360, angle, 140, stretch=stretch)
        seen = easel.canvas.picture()
        red, green, blue = theme.rgb(theme.COBALT)
        near = [seen.get_at((640 + dx, 360 + dy))[:3] for dx in (-6, 6) for dy in (-6, 6)]
        assert any(
            abs(r - red) < 60 and abs(g - green) < 60 and abs(b - blue) < 60 for r, g, b in near
        )


@pytest.mark.parametrize("angle", [0, 97, 158, -80])
def test_an_arm_reaches_the_edge_it_comes_from(easel: "Easel", angle: int) -> None:
    easel.canvas.clear("#FFFFFF")
    glove(easel, SEATS[3], 640, 360, angle, 140)
    seen = easel.canvas.picture()
    ux, uy = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    far = 0.0
    while 2 < 640 + ux * far < 1277 and 2 < 360 + uy * far < 717:
        far += 1
    edge = seen.get_at((int(640 + ux * (far - 2)), int(360 + uy * (far - 2))))[:3]
    assert edge != (255, 255, 255)


def test_a_glove_that_has_not_arrived_is_further_out(easel: "Easel") -> None:
    easel.canvas.clear("#FFFFFF")
    glove(easel, SEATS[3], 640, 200, 0, 140, reach=300)
    seen = easel.canvas.picture()
    assert seen.get_at((640, 200))[:3] == (255, 255, 255)
    assert seen.get_at((640, 500))[:3] != (255, 255, 255)


def mat(easel: "Easel", state: MatState, pile: tuple[float, float] | None = None) -> bytes:
    easel.canvas.clear("#803020")
    badge = Badge("Ana", 12, "C")
    seat_mat(easel, SEATS[0], 640, 360, 150, badge, (640, 360), state, pile=pile)
    return shot(easel)


def test_every_state_of_a_mat_looks_its_own_way(easel: "Easel") -> None:
    states = [
        MatState(),
        MatState(turn=True),
        MatState(winner=True),
        MatState(out=True),
        MatState(barred=True),
    ]
    assert len({mat(easel, state) for state in states}) == len(states)


def test_whose_turn_it_is_points_at_the_pile(easel: "Easel") -> None:
    turn = MatState(turn=True)
    assert mat(easel, turn, (640, 0)) != mat(easel, turn, (0, 360))
    easel.canvas.clear("#000000")
    seat_mat(easel, SEATS[0], 640, 560, 150, Badge("Ana"), (640, 560), turn, pile=(640, 100))
    red, green, blue = easel.canvas.picture().get_at((640, 560 - 150 - 26))[:3]
    assert red > 200
    assert green > 130
    assert blue < 80


def test_a_moving_card_is_as_wide_as_it_is_open(easel: "Easel") -> None:
    spans = []
    for share in (1.0, 0.5, 0.1):
        easel.canvas.clear("#FF00FF")
        card_moving(easel, "9c", 640, 360, 150, open_share=share, lift=0)
        row = easel.canvas.picture().subsurface((400, 360, 480, 1))
        spans.append(sum(min(row.get_at((x, 0))[:3]) > 200 for x in range(480)))
    assert spans[0] > spans[1] > spans[2]


def test_a_card_at_rest_is_drawn_without_turning_anything_live(easel: "Easel") -> None:
    card_at_rest(easel, "9c", 640, 360, 150, angle=17)
    easel.canvas.record = []
    card_at_rest(easel, "9c", 640, 360, 150, angle=17)
    for call in easel.canvas.record:
        arguments = getattr(call, "args", ())
        assert len(arguments) <= 3, "a turned draw passes an angle"


@pytest.mark.parametrize("name", sorted(theme.GROUNDS))
@pytest.mark.parametrize("size", [(960, 540), (1024, 768)])
def test_every_ground_fills_the_window_brightest_under_the_lamp(
    make_easel: MakeEasel, name: str, size: tuple[int, int]
) -> None:
    easel = make_easel(*size, 1.0)
    easel.canvas.clear("#00FF00")
    ground.table(easel, name, rings=(0.5, 0.5))
    shown = easel.canvas.picture()
    corners = [(2, 2), (size[0] - 3, 2), (2, size[1] - 3), (size[0] - 3, size[1] - 3)]
    assert all(shown.get_at(corner)[:3] != (0, 255, 0) for corner in corners)
    middle = shown.get_at((size[0] // 2, int(size[1] * 0.46)))
    assert sum(middle[:3]) > max(sum(shown.get_at(corner)[:3]) for corner in corners)


PARTS: dict[str, Callable[["Easel"], object]] = {
    "burst": lambda e: burst.burst(e, 400, 300, 500, scale=0.5, degrees=5, alpha=200),
    "wedges": lambda e: burst.wedges(e, 400, 300, 700),
    "pip": lambda e: burst.thrown_pip(e, "H", theme.MINT, 300, 200, 22, degrees=77),
    "contact": lambda e: burst.contact_ring(e, 300, 200, 80),
    "medal": lambda e: ribbon.medal(e, SEATS[6], 300, 300, 120),
    "word": lambda e: poster.poster_word(e, "SLAP!", 400, 300, degrees=14, scale=1.3, hop=4),
    "stack": lambda e: stack(e, "Kd", 30, 300, 300, 120, angle=-4),
    "slot": lambda e: slot(e, 300, 300, 120),
    "hanger": lambda e: door_hanger(e, (100, 40, 280, 440)),
    "arrow": lambda e: marks.arrow(e, 300, 300, 40, degrees=90),
    "triangle": lambda e: marks.triangle(e, 300, 300, 30),
    "speaker": lambda e: marks.speaker(e, 300, 300, 40, colour=theme.STOCK),
    "tile": lambda e: marks.suit_tile(e, "D", 300, 300, 60, True),
}


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_every_part_of_the_table_shows_at_every_size(
    make_easel: MakeEasel, part: Callable[["Easel"], object]
) -> None:
    for width, height, text in ((960, 540, 2.0), (1920, 1080, 1.0)):
        easel = make_easel(width, height, text)
        empty = shot(easel)
        part(easel)
        assert shot(easel) != empty
