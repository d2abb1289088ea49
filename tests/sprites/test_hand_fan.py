"""A hand can be read from one card to sixty, in every window and type size."""

from itertools import pairwise

import pytest

from game.table import Spot, Spread, Table
from game.zones import Place
from scenes.table.hands.plan import plan
from sprites.hand_fan import LEAST_STRIP, Fan, fan
from sprites.scale import Scale

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
COUNTS = [1, 2, 5, 7, 11, 12, 14, 15, 20, 22, 26, 33, 40, 52, 60]
INDEX = 0.36
"""From a card's top down to the foot of its index, in card widths."""


PILES = (Spot(Place.STOCK, Spread.STACK), Spot(Place.HAND, Spread.FAN))
TABLES = {banner: Table("house", PILES, (), banner=banner) for banner in (False, True)}


def laid(
    size: tuple[int, int],
    text: float,
    count: int,
    chosen: int = 0,
    first: int = 0,
    *,
    banner: bool = False,
) -> Fan:
    here = plan(Scale(*size, text), 4, 0, TABLES[banner], 60.0)
    return fan(count, here.hand, here.hand_card, large=here.tight, first=first, chosen=chosen)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("banner", TABLES)
def test_of_every_card_enough_shows_and_none_leaves_the_window(
    size: tuple[int, int], count: int, text: float, banner: bool
) -> None:
    made = laid(size, text, count, banner=banner)
    assert made.strip >= LEAST_STRIP * made.width - 0.01 or count == 1
    for slot in made.slots:
        assert slot.x - made.width / 2 >= -1
        assert slot.x + made.width / 2 <= size[0] + 1
        assert slot.y - made.height / 2 + INDEX * made.width <= size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", COUNTS)
def test_at_usual_type_every_card_is_shown(size: tuple[int, int], count: int) -> None:
    assert len(laid(size, 1.0, count).slots) == count


def test_a_few_cards_are_spread_and_many_lie_in_rows() -> None:
    assert laid((1280, 720), 1.0, 7).rows == 1
    assert laid((1280, 720), 1.0, 7).strip > laid((1280, 720), 1.0, 20).strip
    assert laid((1280, 720), 1.0, 40).rows == 2


def test_a_row_behind_another_shows_its_indices() -> None:
    made = laid((1280, 720), 1.0, 40)
    rows = sorted({slot.y for slot in made.slots})
    assert all(b - a >= INDEX * made.width for a, b in pairwise(rows))


def test_in_large_type_the_hand_scrolls_by_whole_cards_and_keeps_the_chosen_in_view() -> None:
    first = 0
    for chosen in [*range(40), *range(39, -1, -1)]:
        made = laid((960, 540), 2.0, 40, chosen, first)
        first = made.first
        assert first <= chosen < first + len(made.slots)
        assert len(made.slots) >= 9
    assert first == 0


def test_the_next_card_is_seen_before_it_is_reached() -> None:
    made = laid((960, 540), 2.0, 40, chosen=20)
    assert made.first < 20 < made.first + len(made.slots) - 1
