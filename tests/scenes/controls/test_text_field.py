"""Typing: when it begins and ends, and what is typed."""

from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from scenes.controls import Box, TextField
from scenes.input.intents import (
    Control,
    Device,
    Erased,
    Intent,
    Meaning,
    Phase,
    Press,
    Typed,
)
from tests.scenes.controls.desks import VIEW, Desk, scrolled


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
