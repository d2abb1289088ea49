"""What must come next, on its card; a pile in the air; the arrows round it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites.banner import ALL, BLACK, RED, banner
from sprites.block import MOST_LAYERS, block, layers_of
from sprites.button import Look, button_height, button_width
from sprites.pile_sprite import slot
from sprites.signs import colour_flag, turning_arrows

if TYPE_CHECKING:
    from sprites.easel import Easel

MakeEasel = Callable[[int, int, float], "Easel"]
TITLE, MORE = "Next card must be RED", "and higher than the 10 of Diamonds"


def shot(easel: "Easel", draw: Callable[[], object]) -> bytes:
    easel.canvas.clear("#205048")
    draw()
    return pygame.image.tobytes(easel.canvas.picture(), "RGB")


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1920, 1080), (960, 540), (1024, 768)])
def test_a_banner_keeps_to_its_room_in_every_type_size(
    make_easel: MakeEasel, size: tuple[int, int], text: float
) -> None:
    easel = make_easel(*size, text)
    most = 0.42 * size[0]
    left, top, wide, tall = banner(easel, RED, TITLE, MORE * 3, 480, 270, most=most)
    assert wide <= most + 1
    assert (left + wide / 2, top + tall / 2) == (480, 270)
    assert tall >= 2 * easel.scale.floor


def test_every_demand_looks_another_way(easel: "Easel") -> None:
    def pictured(suits: tuple[str, ...], *, four: bool = False) -> bytes:
        return shot(
            easel,
            lambda: banner(easel, suits, "next", "", 600, 300, most=500, four_colour=four),
        )

    found = {pictured(suits, four=four) for suits in (RED, BLACK, ALL) for four in (False, True)}
    assert len(found) == 6
    flags = {
        shot(easel, partial(colour_flag, easel, suits, 200, 200, 90)) for suits in (RED, BLACK, ALL)
    }
    assert len(flags) == 3


def test_a_thicker_pile_shows_more_edges() -> None:
    layers = [layers_of(count) for count in range(1, 60)]
    assert layers == sorted(layers)
    assert layers[0] == 0
    assert layers[1] == 1
    assert layers[-1] == MOST_LAYERS


def test_a_pile_in_the_air_is_seen_narrower_as_it_turns(easel: "Easel") -> None:
    flat, turned, back = (
        shot(easel, partial(block, easel, code, 9, 300, 300, 120, open_share=share))
        for code, share in (("9s", 1.0), ("9s", 0.3), (None, 1.0))
    )
    assert len({flat, turned, back}) == 3
    edge = shot(easel, lambda: block(easel, "9s", 9, 300, 300, 120, open_share=0.0))
    assert edge != shot(easel, lambda: None)


def test_arrows_and_trays_are_seen(easel: "Easel") -> None:
    bare = shot(easel, lambda: None)
    assert shot(easel, lambda: turning_arrows(easel, 400, 300, 200, 120)) != bare
    tray = shot(easel, lambda: slot(easel, 300, 300, 90, deep=True))
    assert tray not in (bare, shot(easel, lambda: slot(easel, 300, 300, 90)))


def test_a_shout_has_the_largest_button(easel: "Easel") -> None:
    heights = [button_height(easel, look) for look in (Look.QUIET, Look.PRIMARY, Look.LOUD)]
    assert heights == sorted(set(heights))
    tall = button_height(easel, Look.LOUD)
    with_key = button_width(easel, "Last card!", Look.LOUD, tall, "Space")
    assert with_key > button_width(easel, "Last card!", Look.LOUD, tall)
