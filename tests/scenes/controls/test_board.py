"""The board: who has the focus, what a click needs to count, what typing does."""

from collections.abc import Callable

import pytest

from scenes.controls import Board, Box, Button, Slider
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import (
    Control,
    Device,
    FocusLost,
    Meaning,
    Phase,
    Release,
    Wheel,
)
from scenes.scene import Pop
from tests.pilot import Pilot
from tests.scenes.controls.desks import RIGHT_BUTTON, VIEW, Desk, scrolled


def test_the_first_has_the_focus_and_confirm_uses_it(desk: Desk) -> None:
    desk.show(100, 200)
    assert desk.board.focus == "a"
    assert desk.mean(Meaning.CONFIRM) == Pop("a")


@pytest.mark.parametrize("way", [Meaning.NEXT, Meaning.DOWN])
def test_on_to_the_next_and_round(desk: Desk, way: Meaning) -> None:
    desk.show(100, 200)
    desk.mean(way)
    assert desk.board.focus == "b"
    desk.mean(way)
    assert desk.board.focus == "a"


def test_back_to_the_one_before(desk: Desk) -> None:
    desk.show(100, 200, 300)
    desk.mean(Meaning.PREVIOUS)
    assert desk.board.focus == "c"


def test_left_and_right_do_not_leave_a_column(desk: Desk) -> None:
    desk.show(100, 200)
    desk.mean(Meaning.RIGHT)
    assert desk.board.focus == "a"


def test_what_is_off_is_passed_over(desk: Desk) -> None:
    off = desk.button("b", 200, enabled=False)
    desk.board.show([desk.button("a", 100), off, desk.button("c", 300)])
    desk.mean(Meaning.NEXT)
    assert desk.board.focus == "c"
    desk.wait()
    assert desk.click(110, 210) is None


def test_the_focus_stays_with_its_key_when_everything_is_laid_out_anew(desk: Desk) -> None:
    desk.show(100, 200)
    desk.mean(Meaning.NEXT)
    desk.show(100, 300)
    assert desk.board.focus == "b"
    desk.show(100)
    assert desk.board.focus == "a"


def test_a_shortcut_acts_from_anywhere(desk: Desk) -> None:
    leave = Button(
        key="leave", label="leave", do=lambda: Pop("left"), shortcut=Meaning.BACK
    ).placed(Box(0, 0, 90, 50))
    desk.board.show([desk.button("a", 100), leave])
    assert desk.mean(Meaning.BACK) == Pop("left")


def test_a_click_counts_on_release(desk: Desk) -> None:
    desk.show(100, 200)
    desk.wait()
    assert desk.point(Phase.DOWN, 110, 210) is None
    assert desk.told == []
    assert desk.point(Phase.UP, 110, 210) == Pop("b")
    assert desk.board.focus == "b"


def test_a_click_that_ends_elsewhere_does_not_count(desk: Desk) -> None:
    desk.show(100, 200)
    desk.wait()
    desk.point(Phase.DOWN, 110, 110)
    assert desk.point(Phase.UP, 110, 210) is None
    assert desk.told == []


def test_only_the_left_button_clicks(desk: Desk) -> None:
    desk.show(100)
    desk.wait()
    desk.point(Phase.DOWN, 110, 110, RIGHT_BUTTON)
    assert desk.point(Phase.UP, 110, 110, RIGHT_BUTTON) is None


def test_a_button_held_from_before_does_nothing(desk: Desk) -> None:
    desk.show(100)
    desk.wait()
    assert desk.point(Phase.UP, 110, 110) is None
    assert desk.board.handle(Release(Control(Device.KEY, 40), desk.now_ms)) is None
    assert desk.told == []


def test_a_click_on_a_fresh_screen_does_not_count(desk: Desk) -> None:
    desk.show(100)
    desk.wait(SETTLE_MS - 1)
    assert desk.click(110, 110) is None
    desk.wait(1)
    assert desk.click(110, 110) == Pop("a")


def test_a_click_on_what_has_just_moved_does_not_count(desk: Desk) -> None:
    desk.show(100)
    desk.wait()
    desk.show(140)
    desk.wait(SETTLE_MS / 2)
    assert desk.click(110, 150) is None
    desk.show(140)
    desk.wait(SETTLE_MS / 2)
    assert desk.click(110, 150) == Pop("a")


def test_a_click_on_what_has_just_changed_its_meaning_does_not_count(desk: Desk) -> None:
    desk.show(100)
    desk.wait()
    desk.board.show([desk.button("a", 100, label="something else")])
    assert desk.click(110, 110) is None


def test_a_click_during_which_the_meaning_changes_does_not_count(desk: Desk) -> None:
    desk.show(100)
    desk.wait()
    desk.point(Phase.DOWN, 110, 110)
    desk.wait(1)
    desk.board.show([desk.button("a", 100, label="something else")])
    assert desk.point(Phase.UP, 110, 110) is None


def test_what_lost_the_window_holds_nothing(desk: Desk) -> None:
    desk.show(100)
    desk.wait()
    desk.point(Phase.DOWN, 110, 110)
    desk.board.handle(FocusLost())
    assert desk.point(Phase.UP, 110, 110) is None


def test_hovering_moves_no_focus(desk: Desk) -> None:
    desk.show(100, 200)
    desk.point(Phase.MOVE, 110, 210)
    assert desk.board.focus == "a"


def test_a_deaf_board_hears_nothing_at_first(pilot: Pilot) -> None:
    desk = Desk(pilot, Board(pilot.house, deaf_ms=500))
    desk.show(100)
    assert desk.mean(Meaning.CONFIRM) is None
    desk.wait(500)
    assert desk.mean(Meaning.CONFIRM) == Pop("a")


# ---- sliders


def slider(told: list[int], value: int = 50) -> Slider:
    change: Callable[[int], None] = told.append
    return Slider(key="s", box=Box(100, 100, 600, 80), label="s", value=value, change=change)


def test_arrows_change_a_slider_and_leave_the_focus(desk: Desk) -> None:
    told: list[int] = []
    desk.board.show([slider(told), desk.button("b", 300)])
    desk.mean(Meaning.RIGHT)
    desk.mean(Meaning.LEFT)
    assert told == [60, 40]
    assert desk.board.focus == "s"


def test_a_slider_stops_at_its_ends(desk: Desk) -> None:
    told: list[int] = []
    desk.board.show([slider(told, value=100)])
    desk.mean(Meaning.RIGHT)
    assert told == []


def test_a_slider_follows_the_pointer_from_press_to_release(desk: Desk) -> None:
    told: list[int] = []
    made = slider(told)
    desk.board.show([made])
    desk.wait()
    left, width = made.trough(desk.pilot.house)
    desk.point(Phase.DOWN, left + width * 0.2, 140)
    desk.point(Phase.MOVE, left + width * 0.9, 400)
    desk.point(Phase.UP, left + width * 0.9, 400)
    desk.point(Phase.MOVE, left, 140)
    assert told == [20, 90]


# ---- scrolling


def test_the_wheel_scrolls_as_far_as_there_is_content(desk: Desk) -> None:
    scrolled(desk, 0, 900)
    for _ in range(50):
        desk.board.handle(Wheel(-1, 10, 300))
    assert desk.board.scroller.offset == 700
    for _ in range(50):
        desk.board.handle(Wheel(1, 10, 300))
    assert desk.board.scroller.offset == 0


def test_the_focus_is_scrolled_into_view(desk: Desk) -> None:
    scrolled(desk, 0, 900)
    desk.mean(Meaning.NEXT)
    focused = desk.board.widgets[1]
    assert VIEW.holds(desk.board.place(focused))
    desk.mean(Meaning.NEXT)
    assert desk.board.scroller.offset == 0


def test_a_click_finds_what_was_scrolled_under_it(desk: Desk) -> None:
    scrolled(desk, 0, 900)
    desk.wait()
    desk.board.scroller.move(700)
    assert desk.click(110, VIEW.top + 210) == Pop("b")


def test_what_is_scrolled_away_cannot_be_clicked(desk: Desk) -> None:
    scrolled(desk, 0, 900)
    desk.wait()
    desk.board.scroller.move(100)
    assert desk.click(110, VIEW.top - 95) is None


def test_dragging_the_content_scrolls_and_clicks_nothing(desk: Desk) -> None:
    scrolled(desk, 0, 100, 900)
    desk.wait()
    desk.point(Phase.DOWN, 110, VIEW.top + 130)
    desk.point(Phase.MOVE, 110, VIEW.top + 80)
    desk.point(Phase.MOVE, 110, VIEW.top + 30)
    assert desk.point(Phase.UP, 110, VIEW.top + 30) is None
    assert desk.board.scroller.offset == 100


def test_dragging_beside_the_widgets_scrolls_too(desk: Desk) -> None:
    scrolled(desk, 0, 900)
    desk.point(Phase.DOWN, 600, VIEW.top + 130)
    desk.point(Phase.MOVE, 600, VIEW.top + 90)
    assert desk.board.scroller.offset == 40


def test_the_bar_can_be_dragged(desk: Desk) -> None:
    scrolled(desk, 0, 900)
    desk.point(Phase.DOWN, VIEW.right - 3, VIEW.bottom - 1)
    assert desk.board.scroller.offset == 700
    desk.point(Phase.MOVE, VIEW.right - 300, VIEW.top)
    assert desk.board.scroller.offset == 0
