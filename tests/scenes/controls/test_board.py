"""The board: who has the focus, what a click needs to count, what typing does."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from scenes.controls import Board, Box, Button, Scroll, Slider, TextField
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import (
    Control,
    Device,
    Erased,
    FocusLost,
    Intent,
    Meaning,
    Phase,
    Pointer,
    Press,
    Release,
    Typed,
    Wheel,
)
from scenes.scene import Command, Pop
from tests.pilot import Pilot

LEFT, RIGHT_BUTTON = 1, 3
VIEW = Box(0, 200, 960, 300)


@dataclass(slots=True)
class Desk:
    """A board with two buttons, one under the other, and what they were told."""

    pilot: Pilot
    board: Board
    told: list[str] = field(default_factory=list)

    def button(self, key: str, top: float, *, label: str = "", enabled: bool = True) -> Button:
        def do() -> Command:
            self.told.append(key)
            return Pop(key)

        box = Box(100, top, 200, 60)
        return Button(key=key, box=box, label=label or key, do=do, enabled=enabled)

    def show(self, *tops: float) -> None:
        """Buttons a, b, c ... at these heights."""
        self.board.show([self.button("abcdef"[i], top) for i, top in enumerate(tops)])

    def mean(self, meaning: Meaning) -> Command | None:
        return self.board.handle(Press(Control(Device.KEY, 0), self.now_ms, meaning))

    def point(self, phase: Phase, x: float, y: float, button: int = LEFT) -> Command | None:
        return self.board.handle(Pointer(phase, x, y, self.now_ms, button))

    def click(self, x: float, y: float) -> Command | None:
        self.point(Phase.DOWN, x, y)
        return self.point(Phase.UP, x, y)

    def wait(self, ms: float = SETTLE_MS) -> None:
        self.pilot.clock.go_on(ms)

    @property
    def now_ms(self) -> float:
        return self.pilot.clock.now_ms()


@pytest.fixture
def desk(pilot: Pilot) -> Desk:
    return Desk(pilot, Board(pilot.house))


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


def scrolled(desk: Desk, *tops: float) -> None:
    widgets = [desk.button("abcdef"[i], VIEW.top + top) for i, top in enumerate(tops)]
    desk.board.show([], Scroll(VIEW, 1000, widgets))


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


# ---- typing


@dataclass(slots=True)
class Form:
    """A name to write, and a button below it."""

    desk: Desk
    name: str = ""

    def show(self) -> None:
        field_ = TextField(
            key="name", box=Box(100, 100, 300, 60), written=self.name, change=self.write, most=5
        )
        self.desk.board.show([field_, self.desk.button("b", 200)])

    def write(self, text: str) -> None:
        self.name = text

    def give(self, *intents: Intent) -> None:
        for intent in intents:
            self.desk.board.handle(intent)
            self.show()


SPACE = Control(Device.KEY, pygame.KSCAN_SPACE)
ENTER = Control(Device.KEY, pygame.KSCAN_RETURN)


@pytest.fixture
def form(desk: Desk) -> Form:
    made = Form(desk)
    made.show()
    return made


def test_enter_begins_and_ends_the_typing(form: Form) -> None:
    form.give(Press(ENTER, 0, Meaning.CONFIRM))
    assert form.desk.board.typing
    form.give(Typed("A"), Typed("n"), Typed("a"), Erased(), Press(ENTER, 0, Meaning.CONFIRM))
    assert form.name == "An"
    assert not form.desk.board.typing
    assert form.desk.told == []


def test_the_space_that_begins_the_typing_is_not_typed(form: Form) -> None:
    form.give(Press(SPACE, 0, Meaning.CONFIRM), Typed(" "), Typed("A"))
    form.give(Press(SPACE, 0, Meaning.CONFIRM), Typed(" "), Typed("B"))
    assert form.name == "A B"
    assert form.desk.board.typing


def test_a_name_has_an_end_and_no_lines(form: Form) -> None:
    form.give(Press(ENTER, 0, Meaning.CONFIRM), Typed("one\ntwo\tthree"))
    assert form.name == "onetw"


def test_tab_ends_the_typing_and_goes_on(form: Form) -> None:
    form.give(Press(ENTER, 0, Meaning.CONFIRM), Press(ENTER, 0, Meaning.NEXT))
    assert not form.desk.board.typing
    assert form.desk.board.focus == "b"


def test_esc_ends_only_the_typing(form: Form) -> None:
    form.give(Press(ENTER, 0, Meaning.CONFIRM), Press(ENTER, 0, Meaning.BACK))
    assert not form.desk.board.typing
    assert form.desk.board.focus == "name"


def test_a_click_begins_the_typing_and_one_elsewhere_ends_it(form: Form) -> None:
    form.desk.wait()
    form.desk.click(110, 110)
    assert form.desk.board.typing
    form.desk.point(Phase.DOWN, 700, 400)
    assert not form.desk.board.typing


def test_letters_are_nobodys_while_nothing_is_typed(form: Form) -> None:
    form.give(Typed("x"), Erased())
    assert form.name == ""


def test_everything_can_be_drawn(form: Form, tmp_path: Path) -> None:
    del tmp_path
    form.give(Press(ENTER, 0, Meaning.CONFIRM), Typed("A"))
    form.desk.board.draw()
    scrolled(form.desk, 0, 900)
    form.desk.point(Phase.MOVE, 110, VIEW.top + 10)
    form.desk.board.draw()
