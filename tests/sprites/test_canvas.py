from collections.abc import Callable
from typing import Any

import pygame
import pytest

from sprites.canvas import Anchor, Canvas, Image

RED, BLUE, WHITE = (255, 0, 0, 255), (0, 0, 255, 255), (255, 255, 255, 255)


def block(canvas: Canvas, width: int, height: int, **options: bool) -> Image:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill(RED)
    return canvas.image(surface, **options)


def test_a_picture_lies_where_its_anchor_says(canvas: Canvas) -> None:
    image = block(canvas, 20, 10)
    for anchor in Anchor:
        canvas.clear("#000000")
        canvas.draw(image, 100, 100, anchor=anchor)
        left, top = anchor.corner(100, 100, 20, 10)
        shown = canvas.picture()
        assert tuple(shown.get_at((int(left), int(top)))) == RED
        assert tuple(shown.get_at((int(left) + 19, int(top) + 9))) == RED
        assert shown.get_at((int(left) - 1, int(top)))[0] == 0
        assert shown.get_at((int(left) + 20, int(top)))[0] == 0


def test_a_margin_lies_outside_the_box_that_anchors_speak_of(canvas: Canvas) -> None:
    surface = pygame.Surface((26, 16), pygame.SRCALPHA)
    surface.fill(RED, (3, 3, 20, 10))
    canvas.clear("#000000")
    canvas.draw(canvas.image(surface, pad=3), 50, 50, anchor=Anchor.TOP_LEFT)
    shown = canvas.picture()
    assert tuple(shown.get_at((50, 50))) == RED
    assert shown.get_at((49, 50))[0] == 0


def test_a_turn_of_90_degrees_is_counter_clockwise(canvas: Canvas) -> None:
    surface = pygame.Surface((40, 20), pygame.SRCALPHA)
    surface.fill(WHITE)
    surface.fill(RED, (20, 0, 20, 20))
    canvas.clear("#000000")
    canvas.draw(canvas.image(surface), 100, 100, angle=90)
    shown = canvas.picture()
    assert tuple(shown.get_at((100, 88))) == RED
    assert tuple(shown.get_at((100, 112))) == WHITE


def test_clips_cut_each_other_and_end(canvas: Canvas) -> None:
    canvas.clear("#000000")
    with canvas.clip((10, 10, 50, 50)):
        with canvas.clip((40, 40, 50, 50)):
            canvas.fill((0, 0, 200, 200), "#FF0000")
        canvas.fill((10, 10, 5, 5), "#0000FF")
    canvas.fill((300, 300, 5, 5), "#FFFFFF")
    shown = canvas.picture()
    assert shown.get_at((39, 39))[0] == 0
    assert tuple(shown.get_at((45, 45))) == RED
    assert shown.get_at((61, 61))[0] == 0
    assert tuple(shown.get_at((11, 11))) == BLUE
    assert tuple(shown.get_at((302, 302))) == WHITE


def test_a_clip_survives_a_breath(canvas: Canvas) -> None:
    image = block(canvas, 600, 390)
    canvas.clear("#000000")
    breaths: list[int] = []
    canvas.breathe = lambda: breaths.append(1)
    with canvas.clip((100, 100, 50, 50)):
        for _ in range(30):
            canvas.draw(image, 320, 200)
        canvas.fill((0, 0, 640, 400), "#0000FF")
    assert breaths
    shown = canvas.picture()
    assert tuple(shown.get_at((120, 120))) == BLUE
    assert shown.get_at((90, 90))[2] == 0


def test_shaking_moves_pictures_fills_and_clips(canvas: Canvas) -> None:
    image = block(canvas, 10, 10)
    canvas.clear("#000000")
    with canvas.shifted(30, 0):
        canvas.draw(image, 100, 100)
        canvas.fill((200, 100, 4, 4), "#0000FF")
        with canvas.clip((300, 100, 10, 10)):
            canvas.fill((0, 0, 640, 400), "#FFFFFF")
    shown = canvas.picture()
    assert tuple(shown.get_at((130, 100))) == RED
    assert tuple(shown.get_at((231, 101))) == BLUE
    assert tuple(shown.get_at((335, 105))) == WHITE
    assert shown.get_at((305, 105))[0] == 0


def painted(canvas: Canvas, alpha: int) -> None:
    for _ in range(40):
        canvas.draw(block(canvas, 300, 300), 320, 200, alpha=alpha)


def filled(canvas: Canvas, alpha: int) -> None:
    for _ in range(12):
        canvas.fill((0, 0, 640, 400), "#123456", alpha)


@pytest.mark.parametrize("work", [painted, filled])
def test_breathe_is_called_at_least_every_half_megapixel(
    canvas: Canvas, work: Callable[[Canvas, int], None]
) -> None:
    """Every call's pixels are counted from what the canvas hands to the renderer."""
    since = [0]
    most = [0]

    def breathe() -> None:
        most[0] = max(most[0], since[0])
        since[0] = 0

    class Counting(list[Callable[[], Any]]):
        def append(self, call: Callable[[], Any]) -> None:
            arguments = getattr(call, "args", ())
            boxes = [part for part in arguments if isinstance(part, tuple) and len(part) == 4]
            name = getattr(getattr(call, "func", None), "__name__", "")
            if boxes and name in {"draw", "fill_rect"}:
                since[0] += int(boxes[-1][2] * boxes[-1][3])
                most[0] = max(most[0], since[0])

    canvas.breathe = breathe
    canvas.record = Counting()
    canvas.clear("#000000")
    work(canvas, 128)
    assert 0 < most[0] <= 500_000


def test_what_was_drawn_before_a_breath_has_been_carried_out(canvas: Canvas) -> None:
    image = block(canvas, 600, 390)
    seen: list[tuple[int, ...]] = []
    canvas.breathe = lambda: seen.append(tuple(canvas.picture().get_at((320, 200))))
    canvas.clear("#000000")
    for _ in range(8):
        canvas.draw(image, 320, 200, alpha=254)
    assert seen
    assert seen[0][0] > 250


def test_a_recorded_frame_replays_to_the_same_picture(canvas: Canvas) -> None:
    image = block(canvas, 90, 60)
    canvas.clear("#000000")
    canvas.record = []
    canvas.draw(image, 100, 100, angle=30, alpha=120, tint=(200, 100, 50))
    with canvas.clip((200, 200, 40, 40)):
        canvas.draw(image, 220, 220)
    canvas.fill((300, 300, 20, 20), "#336699", 128)
    canvas.polygon([(400, 100), (440, 120), (410, 160)], "#FFFFFF")
    calls, canvas.record = canvas.record, None
    first = pygame.image.tobytes(canvas.picture(), "RGB")
    canvas.clear("#000000")
    for call in calls:
        call()
    assert pygame.image.tobytes(canvas.picture(), "RGB") == first


def test_in_a_rehearsal_nothing_appears(canvas: Canvas) -> None:
    image = block(canvas, 90, 60)
    canvas.clear("#000000")
    with canvas.rehearsal():
        canvas.draw(image, 100, 100)
        canvas.fill((0, 0, 640, 400), "#FFFFFF")
    assert canvas.picture().get_bounding_rect().size == (640, 400)
    assert tuple(canvas.picture().get_at((100, 100)))[:3] == (0, 0, 0)


def test_after_a_rebuild_old_pictures_are_not_drawn(canvas: Canvas) -> None:
    image = block(canvas, 20, 20)
    canvas.rebuild()
    canvas.clear("#000000")
    canvas.draw(image, 100, 100)
    canvas.draw_piece(image, (0, 0, 5, 5), (0, 0, 50, 50))
    assert tuple(canvas.picture().get_at((100, 100)))[:3] == (0, 0, 0)
    canvas.draw(block(canvas, 20, 20), 100, 100)
    assert tuple(canvas.picture().get_at((100, 100))) == RED


def test_what_was_not_made_to_be_turned_says_so(canvas: Canvas) -> None:
    image = block(canvas, 200, 200, turnable=False)
    canvas.draw(image, 100, 100)
    with pytest.raises(ValueError, match="turned"):
        canvas.draw(image, 100, 100, angle=10)
    with pytest.raises(ValueError, match="cut"):
        canvas.draw_piece(image, (0, 0, 10, 10), (0, 0, 10, 10))


def test_a_piece_is_stretched_over_its_place(canvas: Canvas) -> None:
    surface = pygame.Surface((20, 20), pygame.SRCALPHA)
    surface.fill(WHITE)
    surface.fill(RED, (10, 0, 10, 20))
    canvas.clear("#000000")
    canvas.draw_piece(canvas.image(surface), (10, 0, 10, 20), (100, 100, 60, 40))
    shown = canvas.picture()
    assert tuple(shown.get_at((105, 105))) == RED
    assert tuple(shown.get_at((155, 135))) == RED


def test_multiplying_darkens_what_is_there(canvas: Canvas) -> None:
    canvas.clear("#FFFFFF")
    canvas.multiply((0, 0, 320, 400), (92, 84, 120))
    shown = canvas.picture()
    assert tuple(shown.get_at((10, 10)))[:3] == (92, 84, 120)
    assert tuple(shown.get_at((400, 10))) == WHITE


def test_an_unknown_driver_falls_back_to_one_that_works() -> None:
    canvas = Canvas.offscreen((100, 80), driver="no such driver")
    assert canvas.size == (100, 80)
    assert canvas.points_to_pixels == 1.0
    canvas.close()


def test_closing_twice_is_closing_once() -> None:
    canvas = Canvas.offscreen((100, 80))
    block(canvas, 20, 20)
    canvas.close()
    canvas.close()


def test_a_window_has_a_least_size_a_title_and_a_place() -> None:
    canvas = Canvas.window("Cards", (1000, 600), position=(20, 30), driver="software")
    assert canvas.native_window.minimum_size == (960, 540)
    canvas.title = "Other cards"
    assert canvas.title == "Other cards"
    canvas.size_points = (1100, 700)
    assert canvas.size_points == (1100, 700)
    canvas.position_points = (40, 50)
    assert canvas.position_points == (40, 50)
    canvas.set_fullscreen(True)
    assert canvas.fullscreen
    canvas.set_fullscreen(False)
    assert not canvas.fullscreen
    canvas.close()
