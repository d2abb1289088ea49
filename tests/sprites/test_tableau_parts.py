"""Parts of a table of tableaus: slots, barns with what lies in them, and the steps of an order."""

from typing import TYPE_CHECKING

import pygame

from sprites import theme
from sprites.barn import barn
from sprites.rail import mark, step_disc
from sprites.slot import SIGNS, slot

if TYPE_CHECKING:
    from sprites.easel import Easel


def shown(easel: "Easel") -> bytes:
    picture = pygame.image.tobytes(easel.canvas.picture(), "RGB")
    easel.canvas.clear(theme.GROUNDS["asphalt"].edge)
    return picture


def test_an_open_slot_tells_what_it_is_for_and_a_filled_one_is_quiet(easel: "Easel") -> None:
    shown(easel)
    seen = {shown(easel)}
    for sign in SIGNS:
        slot(easel, (100, 100, 150, 200), sign, filled=False)
        seen.add(shown(easel))
    assert len(seen) == len(SIGNS) + 1
    filled = set()
    for sign in SIGNS:
        slot(easel, (100, 100, 150, 200), sign, filled=True)
        filled.add(shown(easel))
    assert len(filled) == 1
    assert not filled & seen


def test_a_barn_is_its_seats_and_shows_how_much_lies_in_it(easel: "Easel") -> None:
    shown(easel)
    seen = set()
    for look in theme.SEATS:
        for count in (None, 7, 72):
            barn(easel, look, count, 200, 200, 116)
            seen.add(shown(easel))
    barn(easel, theme.SEATS[0], 7, 200, 200, 116, dim=True)
    seen.add(shown(easel))
    assert len(seen) == 3 * len(theme.SEATS) + 1


def test_a_step_that_nobody_has_is_dim_and_one_that_acts_is_large(easel: "Easel") -> None:
    shown(easel)
    seen = set()
    for lit in (True, False):
        step_disc(easel, "power_bison", 200, 200, 40, lit=lit)
        seen.add(shown(easel))
    mark(easel, "power_bison", 200, 200, 160, 255)
    seen.add(shown(easel))
    assert len(seen) == 3
