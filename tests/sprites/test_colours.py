from itertools import combinations

import pytest

from sprites import theme


@pytest.mark.parametrize("pair", theme.TEXT_PAIRS, ids=lambda pair: pair[0])
def test_every_pair_of_words_and_ground_meets_4_5_to_1(pair: tuple[str, str, str]) -> None:
    assert theme.contrast(pair[1], pair[2]) >= 4.5


@pytest.mark.parametrize("pair", theme.SHAPE_PAIRS, ids=lambda pair: pair[0])
def test_every_shape_that_matters_meets_3_to_1(pair: tuple[str, str, str]) -> None:
    assert theme.contrast(pair[1], pair[2]) >= 3.0


def test_contrast_is_that_of_the_published_examples() -> None:
    assert theme.contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert theme.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert theme.contrast("#FFFFFF", "#777777") == theme.contrast("#777777", "#FFFFFF")


def test_the_eight_seats_come_in_the_spoken_order_and_no_two_share_a_mark() -> None:
    emblems = ["tri", "disc", "square", "plus", "hex", "drop", "star", "moon"]
    assert [seat.emblem for seat in theme.SEATS] == emblems
    for one, other in combinations(theme.SEATS, 2):
        assert one.colour != other.colour
        assert one.emblem != other.emblem


def test_mixing_none_and_all_gives_the_two_ends() -> None:
    assert theme.mix("#102030", "#A0B0C0", 0) == "#102030"
    assert theme.mix("#102030", "#A0B0C0", 1) == "#A0B0C0"
    assert theme.mix("#000000", "#FFFFFF", 0.5) in {"#7F7F7F", "#808080"}


def test_the_half_light_is_never_the_colour_itself() -> None:
    for colour in (theme.INK, theme.VERMILION, theme.TEAL, theme.PLUM, theme.MINT):
        assert theme.half_light(colour) != colour


def test_four_colour_suits_are_four_colours_and_two_colour_suits_are_two() -> None:
    assert len({theme.suit_colour(suit, True) for suit in "SHDC"}) == 4
    assert len({theme.suit_colour(suit, False) for suit in "SHDC"}) == 2
