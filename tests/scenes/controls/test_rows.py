"""Rows: words and setter beside each other, or below where there is no room."""

from dataclasses import replace
from itertools import pairwise

import pytest

from scenes.controls import TARGET_PX, Box, Choice, Row, Slider, Toggle, stacked
from scenes.controls.setters import Choice as AnyChoice
from tests.pilot import Pilot


def choice(told: list[int], *options: str, chosen: int = 0) -> Choice:
    return AnyChoice(key="c", label="Pace", options=options, chosen=chosen, change=told.append)


def placed(pilot: Pilot, row: Choice, width: float) -> Choice:
    return row.placed(Box(10, 20, width, row.height_in(pilot.house, width)))


def test_the_setter_stands_at_the_right_end(pilot: Pilot) -> None:
    row = placed(pilot, choice([], "Slow", "Fast"), 600)
    setter = row.setter_box(pilot.house)
    assert row.beside_in(pilot.house, 600)
    assert setter.right == pytest.approx(row.box.right - pilot.house.scale.px(16))
    assert row.box.holds(setter)


def test_in_a_narrow_place_the_setter_goes_below(pilot: Pilot) -> None:
    row = placed(pilot, choice([], "A very slow pace", "A very fast pace"), 270)
    assert not row.beside_in(pilot.house, 270)
    assert row.box.holds(row.setter_box(pilot.house))
    assert row.box.height > choice([], "Slow").height_in(pilot.house, 600)


def test_every_option_can_be_clicked(pilot: Pilot) -> None:
    told: list[int] = []
    row = placed(pilot, choice(told, "Slow", "Even", "Fast", chosen=1), 600)
    for option in row.options_in(pilot.house, row.setter_box(pilot.house)):
        x, y = Box(*option.area).centre
        assert Box(*option.area).width >= TARGET_PX
        row.click(pilot.house, x, y)
    assert told == [0, 2]


def test_a_click_on_the_words_of_a_choice_changes_nothing(pilot: Pilot) -> None:
    told: list[int] = []
    row = placed(pilot, choice(told, "Slow", "Fast"), 600)
    row.click(pilot.house, row.box.left + 5, row.box.centre[1])
    assert told == []


def test_where_options_do_not_fit_arrows_lead_to_them(pilot: Pilot) -> None:
    told: list[int] = []
    names = tuple(f"The {n} of all these paces" for n in ("first", "second", "third", "fourth"))
    row = placed(pilot, choice(told, *names), 330)
    options = row.options_in(pilot.house, row.setter_box(pilot.house))
    for option in (options[0], options[2]):
        row.click(pilot.house, *Box(*option.area).centre)
    assert told == [3, 1]


def test_a_choice_goes_round_by_confirming_but_not_by_steps(pilot: Pilot) -> None:
    del pilot
    told: list[int] = []
    row = choice(told, "Slow", "Fast", chosen=1)
    row.act()
    row.step(1)
    row.step(-1)
    assert told == [0, 0]


def test_a_toggle_turns_over(pilot: Pilot) -> None:
    told: list[bool] = []
    row = Toggle(key="t", label="Mute", on=False, said="Off", change=told.append)
    row.act()
    assert told == [True]
    assert row.height_in(pilot.house, 500) >= TARGET_PX


def test_a_slider_is_told_the_nearest_step(pilot: Pilot) -> None:
    told: list[int] = []
    row = Slider(key="s", label="Head start", value=0, most=400, by=20, change=told.append)
    row = row.placed(Box(0, 0, 700, 80))
    left, width = row.trough(pilot.house)
    row.drag(pilot.house, left + width * 0.49)
    row.drag(pilot.house, left + width * 2)
    row.drag(pilot.house, left - 50)
    assert told == [200, 400]


def test_rows_are_stacked_without_touching(pilot: Pilot) -> None:
    rows: list[Row] = [replace(choice([], "Slow", "Fast"), key=str(n)) for n in range(4)]
    made, bottom = stacked(pilot.house, rows, 30, 50, 500, gap=6, stretch=4)
    for above, below in pairwise(made):
        assert below.box.top == pytest.approx(above.box.bottom + 6)
    assert made[0].box.top == 50
    assert bottom == made[-1].box.bottom
    assert stacked(pilot.house, [], 30, 50, 500) == ((), 50)
