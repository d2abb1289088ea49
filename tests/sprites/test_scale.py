import pytest

from sprites.scale import Scale

SIZES = [(960, 540), (1024, 768), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_type_is_ever_under_the_floor(size: tuple[int, int], text: float) -> None:
    scale = Scale(*size, text)
    for design in (1, 10, 24, 26, 33, 84, 205):
        assert scale.type(design) >= scale.floor


def test_the_floor_is_26_at_1080_and_19_at_720() -> None:
    assert Scale(1920, 1080).floor == 26
    assert Scale(1280, 720).floor == 19
    assert Scale(960, 540).floor >= 13


def test_a_pixel_at_1080_is_a_pixel() -> None:
    scale = Scale(1920, 1080)
    assert scale.px(205) == 205
    assert scale.type(42) == 42


def test_what_is_too_wide_is_measured_by_its_height_and_the_other_way_round() -> None:
    assert Scale(4000, 1080).u == Scale(1920, 1080).u
    assert Scale(1920, 4000).u == Scale(1920, 1080).u


def test_text_at_200_per_cent_doubles_reading_sizes_and_adds_as_much_to_headings() -> None:
    usual, double = Scale(1920, 1080), Scale(1920, 1080, 2.0)
    assert double.type(33) == 2 * usual.type(33)
    assert double.type(148) == usual.type(148) + 40
    assert double.grow(44) == pytest.approx(2 * usual.grow(44))
    assert double.px(44) == usual.px(44)
