"""Every word is set inside its part, at every window and text size. The words are far too long."""

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import pygame
import pytest

from sprites import bubble, button, chair, key_cap, photo, ribbon, seat_mark, switches, words
from sprites.canvas import Anchor, Image
from sprites.photo import Photo, PhotoArm
from sprites.seat_mat import Badge, MatState, seat_mat
from sprites.theme import SEATS
from sprites.typeface import Face, Line

if TYPE_CHECKING:
    from sprites.easel import Easel

MakeEasel = Callable[[int, int, float], "Easel"]

LONG = "Ťĥê qũìçķ břõŵń Jáçķåñàpêş jůmpëð övèř ťĥé lãžÿ ðòğ, ťŵıçê"
NAME = "Maximilian Theodor von Oberstdorf"
SIZES = [(960, 540), (1024, 768), (1280, 720), (1920, 1080)]
WRITERS = (bubble, button, key_cap, photo, ribbon, seat_mark, switches)

sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
texts = pytest.mark.parametrize("text", [1.0, 1.5, 2.0])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float, int]]:
    """Left and right end of every line that is set on a surface, and the surface's width."""
    lines: list[tuple[float, float, int]] = []

    def put(surface: pygame.Surface, line: Line, x: float, y: float, share: float = 0.5) -> None:
        wide = line.surface.get_width()
        left = x - share * wide
        lines.append((left, left + wide, surface.get_width()))
        surface.blit(line.surface, (round(left), round(y) - line.middle))

    for module in WRITERS:
        assert isinstance(module, ModuleType)
        monkeypatch.setattr(module, "put", put)
    return lines


def assert_inside(lines: list[tuple[float, float, int]]) -> None:
    assert lines
    for left, right, width in lines:
        assert left >= -1, (left, right, width)
        assert right <= width + 1, (left, right, width)


@sizes
@texts
def test_a_buttons_words_stay_on_it_and_off_its_key(
    make_easel: MakeEasel,
    written: list[tuple[float, float, int]],
    size: tuple[int, int],
    text: float,
) -> None:
    easel = make_easel(*size, text)
    for look in button.Look:
        tall = button.button_height(easel, look)
        for key in ("", "Enter"):
            written.clear()
            area = (20.0, 20.0, size[0] * 0.2, tall)
            button.button(easel, area, LONG, look=look, key=key)
            assert_inside(written)
            if key:
                cap = key_cap.key_cap_size(easel, key, tall * 0.56)[0]
                assert max(right for _, right, _ in written[1:]) <= area[2] - cap


@sizes
@texts
def test_a_button_as_wide_as_it_asks_shows_its_whole_label(
    make_easel: MakeEasel, size: tuple[int, int], text: float
) -> None:
    easel = make_easel(*size, text)
    for look in button.Look:
        tall = button.button_height(easel, look)
        wide = button.button_width(easel, "Fill chairs", look, tall, "B")
        cap = key_cap.key_cap_size(easel, "B", tall * 0.56)[0]
        assert wide - cap > easel.atlas.typeface.width("Fill chairs", look.face, easel.scale.floor)


@sizes
@texts
def test_bubbles_plates_and_chips_hold_their_words(
    make_easel: MakeEasel,
    written: list[tuple[float, float, int]],
    size: tuple[int, int],
    text: float,
) -> None:
    easel = make_easel(*size, text)
    most = size[0] * 0.3
    for area in (
        bubble.bubble(easel, LONG, 300, 300, most=most, tail=10),
        bubble.plate(easel, LONG, 300, 300, most=most),
        bubble.chip(easel, LONG, 300, 300, most=most, sign=bubble.Sign.TICK),
        bubble.chip(easel, LONG, 300, 300, most=most),
    ):
        assert area[2] <= most + 1
    assert_inside(written)


@sizes
@texts
def test_a_tag_cuts_a_long_name_and_keeps_its_count_and_key(
    make_easel: MakeEasel,
    written: list[tuple[float, float, int]],
    size: tuple[int, int],
    text: float,
) -> None:
    easel = make_easel(*size, text)
    area = seat_mark.name_tag(easel, SEATS[2], NAME, 300, 300, count=23, key="Space")
    assert_inside(written)
    name, count = written[0], written[1]
    assert name[1] <= count[0]
    narrow = seat_mark.name_tag(easel, SEATS[2], NAME, 300, 300, most=area[2] * 0.6)
    assert narrow[2] < area[2]


@sizes
@texts
def test_ribbons_switches_and_sliders_hold_their_words(
    make_easel: MakeEasel,
    written: list[tuple[float, float, int]],
    size: tuple[int, int],
    text: float,
) -> None:
    easel = make_easel(*size, text)
    ribbon.ribbon(easel, f"{NAME} first!", LONG, 300, 300, most=size[0] * 0.32)
    options = ("None", "3", "5", "10 minutes or so")
    for chosen in range(len(options)):
        touched = switches.choice(easel, 900, 100, options, chosen, most=size[0] * 0.25)
        assert {option.index for option in touched} <= set(range(len(options)))
        assert all(option.area[2] > 0 for option in touched)
    wide = switches.choice(easel, 900, 100, options, 1)
    assert [option.index for option in wide] == [0, 1, 2, 3]
    assert_inside(written)
    tall = easel.scale.grow(62)
    left, _, trough, _ = switches.slider(easel, (20, 20, size[0] * 0.25, tall), 0.5, "100")
    assert left >= 20
    assert left + trough <= 20 + size[0] * 0.25


@sizes
@texts
@pytest.mark.parametrize("arms", [1, 4, 8])
def test_a_photograph_holds_all_its_labels_and_remarks(
    make_easel: MakeEasel,
    written: list[tuple[float, float, int]],
    size: tuple[int, int],
    text: float,
    arms: int,
) -> None:
    easel = make_easel(*size, text)
    hands = tuple(
        PhotoArm(SEATS[i], 150 + 300 * i / max(1, arms - 1), f"{150 + i * 40} ms", "less 40 ms")
        for i in range(arms)
    )
    content = Photo(
        arms=hands,
        first_ms=150,
        last_ms=450,
        ticks=tuple((float(ms), f"{ms} ms") for ms in (200, 300, 400)),
        tinted_until_ms=200,
        card="Jh",
        title="Photo finish",
        line="Jack of hearts · 8 cards in the pile",
        right_title="Slap 31 of 31",
        right_line="Under 4 ms apart counts as a tie, and both are told",
    )
    photo.photograph(easel, content, size[0] / 3, size[1] / 2, size[0] * 0.589, size[1] * 0.741)
    assert_inside(written)


@sizes
@texts
def test_a_label_is_never_wider_than_it_may_be_nor_a_block_than_its_column(
    make_easel: MakeEasel, size: tuple[int, int], text: float
) -> None:
    easel = make_easel(*size, text)
    assert words.label(easel, LONG, 10, 50, most=200, anchor=Anchor.LEFT)[2] <= 200
    assert words.capitals(easel, LONG, 10, 50, most=200)[2] <= 200
    left, top, wide, tall = words.block(easel, LONG, 30, 60, 240)
    assert (left, top, wide) == (30, 60, 240)
    assert tall == pytest.approx(words.block_height(easel, LONG, 240))
    short = words.block(easel, LONG, 30, 60, 240, most_lines=1)
    assert short[3] < tall


@sizes
@texts
def test_names_stay_inside_their_mats(
    make_easel: MakeEasel, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    easel = make_easel(*size, text)
    drawn: list[tuple[float, float]] = []
    original = easel.atlas.text

    def record(
        line: str, face: Face, px: int, colour: str, *, squeeze_to: float | None = None
    ) -> Image:
        image = original(line, face, px, colour, squeeze_to=squeeze_to)
        drawn.append((image.width, squeeze_to or image.width))
        return image

    monkeypatch.setattr(easel.atlas, "text", record)
    radius = easel.px(162)
    badge = Badge(NAME, 52, "Space")
    seat_mat(easel, SEATS[0], 300, 300, radius, badge, (300, 300), MatState(turn=True), pile=(0, 0))
    seat_mat(easel, SEATS[5], 300, 300, radius, badge, (300, 300), MatState(out=True, barred=True))
    chair.taken_seat(easel, SEATS[1], NAME, 300, 300, easel.px(96), key="Space")
    assert [(w, m) for w, m in drawn if w > m + 1 or w >= 2 * radius] == []


def test_a_pressed_key_sinks_and_a_lit_one_is_marigold(easel: "Easel") -> None:
    caps = {state: key_cap.key_cap_surface(easel, "L", 74, state) for state in key_cap.CapState}
    looks = {pygame.image.tobytes(cap, "RGBA") for cap in caps.values()}
    assert len(looks) == len(key_cap.CapState)
    assert caps[key_cap.CapState.PRESSED].get_at((37, 2))[3] == 0
    red, _, blue = caps[key_cap.CapState.LIT].get_at((37, 64))[:3]
    assert red > 200 > blue


def test_a_toggle_is_told_by_its_shape_too(easel: "Easel") -> None:
    width, height = switches.toggle_size(easel)
    knobs = []
    for on in (False, True):
        easel.canvas.clear("#000000")
        switches.toggle(easel, 300, 300, on)
        shown = easel.canvas.picture()
        row = [shown.get_at((300 - width + x, 300))[:3] for x in range(width)]
        knobs.append(sum(x for x, pixel in enumerate(row) if min(pixel) > 220))
    assert height > 0
    assert knobs[1] > knobs[0]
