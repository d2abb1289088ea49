import pygame
import pytest

from game.bouts.throws import Symbol
from scenes.input.intents import Control, Device
from scenes.seating import Seating, Sitter
from scenes.throw.keys import (
    ROWS,
    ROWS_KEY,
    Letters,
    read_letters,
    read_rows,
    throw_keys,
    who_takes_up,
)
from scenes.throw.keys import write_letters as written


def seating(*controls: Control | None) -> Seating:
    sitters = (Sitter(f"P{n}", n, None if own else "normal", own) for n, own in enumerate(controls))
    return Seating("any", tuple(sitters))


def key(code: int, label: str = "") -> Control:
    return Control(Device.KEY, code, label=label)


SPACE = key(pygame.KSCAN_SPACE)


def test_people_at_the_keyboard_get_the_rows_in_their_order() -> None:
    keys = throw_keys(seating(SPACE, None, key(1), key(2)), Letters())
    assert [[c.label for c in grip.controls] for grip in keys.grips] == [
        list("QWERT"),
        list("YUIOP"),
        list("ASDFG"),
    ]
    assert keys.thrown(key(pygame.KSCAN_U)) == (2, Symbol.PAPER)
    assert keys.thrown(key(pygame.KSCAN_SEMICOLON)) is None


def test_pads_have_their_buttons_and_the_mouse_has_the_tiles() -> None:
    pad = Control(Device.PAD, 0, unit=7)
    keys = throw_keys(seating(pad, Control(Device.MOUSE, 1), SPACE), Letters())
    assert len({c.code for c in keys.controls(0)}) == len(Symbol)
    assert all(c.unit == 7 for c in keys.controls(0))
    assert keys.controls(1) == ()
    assert keys.controls(2)[0].code == pygame.KSCAN_Q
    assert keys.thrown(Control(Device.PAD, keys.controls(0)[3].code, unit=8)) is None


def test_letters_are_learnt_from_what_is_pressed_and_kept() -> None:
    letters = Letters()
    assert letters.label(pygame.KSCAN_Q) == "Q"
    assert letters.learn(key(pygame.KSCAN_Q, "A"))
    assert not letters.learn(key(pygame.KSCAN_Q, "A"))
    again = read_letters(dict(written(letters)))
    assert again.label(pygame.KSCAN_Q) == "A"
    assert throw_keys(seating(SPACE), again).controls(0)[0].label == "A"


@pytest.mark.parametrize("stored", [None, [], [[1] * 5] * 4, [list(range(5))] * 4, "x"])
def test_rows_that_cannot_be_are_the_usual_ones(stored: object) -> None:
    assert read_rows({ROWS_KEY: stored}) == ROWS


def test_rows_can_be_chosen() -> None:
    chosen = [list(range(row * 5, row * 5 + 5)) for row in range(4)]
    assert read_rows({ROWS_KEY: chosen}) == tuple(map(tuple, chosen))


def test_a_pad_that_is_nobodys_is_taken_up_by_the_last_at_the_keyboard() -> None:
    owned, free = Control(Device.PAD, 0, unit=7), Control(Device.PAD, 1, unit=8)
    table = seating(SPACE, key(1), owned)
    keys = throw_keys(table, Letters())
    assert who_takes_up(keys, owned) is None
    assert who_takes_up(keys, Control(Device.PAD, pygame.CONTROLLER_BUTTON_START, unit=8)) is None
    assert who_takes_up(keys, SPACE) is None
    assert who_takes_up(keys, free) == 1
    keys = throw_keys(table, Letters(), pads={1: 8})
    assert keys.thrown(free) == (1, Symbol.PAPER)
    assert keys.controls(0)[0].code == pygame.KSCAN_Q
    assert keys.typists == (0,)
    assert who_takes_up(keys, free) is None
