from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sprites.typeface import CAP_HEIGHT, ELLIPSIS, NARROWEST, Face, Typeface

LONG = "Maximilian Theodor von Oberstdorf"


@pytest.fixture(scope="module")
def typeface(fonts: Path) -> Typeface:
    return Typeface(fonts)


def test_a_long_name_is_squeezed_and_then_cut(typeface: Typeface) -> None:
    whole = typeface.width(LONG, Face.DISPLAY, 40)
    squeezed = typeface.line(LONG, Face.DISPLAY, 40, "#000000", squeeze_to=whole * 0.85)
    assert squeezed.surface.get_width() <= whole * 0.85
    assert typeface.fit(LONG, Face.DISPLAY, 40, whole * 0.85) == LONG
    cut = typeface.fit(LONG, Face.DISPLAY, 40, whole * 0.5)
    assert cut.endswith(ELLIPSIS)
    assert LONG.startswith(cut[:-1].rstrip())
    assert typeface.width(cut, Face.DISPLAY, 40) * NARROWEST <= whole * 0.5


def test_a_short_name_is_left_alone(typeface: Typeface) -> None:
    free = typeface.line("Ana", Face.DISPLAY, 40, "#000000")
    boxed = typeface.line("Ana", Face.DISPLAY, 40, "#000000", squeeze_to=500)
    assert free.surface.get_size() == boxed.surface.get_size()


@settings(max_examples=60, deadline=None)
@given(words=st.text(max_size=60), most=st.integers(20, 400))
def test_no_line_is_wider_than_it_may_be(typeface: Typeface, words: str, most: int) -> None:
    printable = "".join(letter for letter in words if letter.isprintable())
    line = typeface.line(printable, Face.BOLD, 24, "#000000", squeeze_to=most)
    assert line.surface.get_width() <= most


@settings(max_examples=60, deadline=None)
@given(words=st.lists(st.sampled_from(["Jack", "o’", "lantern", "i", LONG]), max_size=20))
def test_wrapped_words_are_all_there_and_fit(typeface: Typeface, words: list[str]) -> None:
    text = " ".join(words)
    lines = typeface.wrap(text, Face.MEDIUM, 20, 160)
    assert all(typeface.width(line, Face.MEDIUM, 20) <= 160 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_word_wider_than_its_place_is_cut_up(typeface: Typeface) -> None:
    lines = typeface.wrap("Donaudampfschifffahrt", Face.MEDIUM, 30, 120)
    assert len(lines) > 1
    assert "".join(lines) == "Donaudampfschifffahrt"


def test_paragraphs_stay_apart(typeface: Typeface) -> None:
    assert typeface.wrap("one\n\ntwo", Face.MEDIUM, 20, 400) == ["one", "", "two"]


def test_capitals_are_seven_tenths_of_an_em_in_both_families(typeface: Typeface) -> None:
    for face in Face:
        line = typeface.line("H", face, 100, "#000000")
        ink = line.surface.get_bounding_rect()
        assert abs(ink.height - 100 * CAP_HEIGHT) <= 4
        assert abs(ink.centery - line.middle) <= 3


def test_tracked_capitals_take_what_was_measured(typeface: Typeface) -> None:
    line = typeface.tracked("A house of Jack games", 26, "#FFFFFF")
    assert abs(line.surface.get_width() - typeface.tracked_width("A house of Jack games", 26)) <= 1


def test_both_families_have_the_letters_of_western_names(typeface: Typeface) -> None:
    for face in Face:
        missing = typeface.font(face, 40).metrics("\ufffe")[0]
        for letter in "ñéÑÉÜçàœß×–—’“”…¿¡":
            assert typeface.font(face, 40).metrics(letter)[0] not in {None, missing}, letter
