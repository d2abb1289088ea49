"""A slip, a garage, and the line of a pen."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from sprites import garage, theme
from sprites.pen_line import pen_line
from sprites.pink_slip import SIGNATURE, WIDE, SlipPaper, pen_path, slip_height, slip_surface

if TYPE_CHECKING:
    from sprites.easel import Easel

MakeEasel = Callable[[int, int, float], "Easel"]
WIDTH = 400
PAPER = SlipPaper(
    number="No. 0001",
    head="Certificate of title",
    title="Pink Slip",
    lines=(("Vehicle", "1 Comet"), ("Owner", "Ana"), ("Status", "In hand")),
    strokes=(),
    car=theme.ROSE,
)
LINE = ((0, 500), (1000, 500))


def colour_at(easel: "Easel", x: float, y: float) -> tuple[int, ...]:
    return tuple(easel.canvas.picture().get_at((round(x), round(y))))[:3]


def test_a_signature_stands_where_it_was_drawn_and_in_its_ink(make_easel: MakeEasel) -> None:
    easel = make_easel(960, 540, 1.0)
    bare, signed = (
        slip_surface(easel, replace(PAPER, strokes=strokes), WIDTH) for strokes in ((), (LINE,))
    )
    assert bare.get_size() == (WIDTH, slip_height(WIDTH))
    left, top, wide, tall = (length * WIDTH / WIDE for length in SIGNATURE)
    at = round(left + wide / 2), round(top + tall / 2)
    assert tuple(bare.get_at(at)) != tuple(signed.get_at(at))
    drawn, ink = tuple(signed.get_at(at))[:3], theme.rgb(theme.COBALT)
    assert max(abs(one - other) for one, other in zip(drawn, ink, strict=True)) < 60


def test_a_stamp_and_the_colour_of_the_car_change_the_slip(make_easel: MakeEasel) -> None:
    easel = make_easel(960, 540, 1.0)
    plain = slip_surface(easel, PAPER, WIDTH)
    for other in (replace(PAPER, stamp="For eternity"), replace(PAPER, car=theme.TEAL)):
        assert plain.get_buffer().raw != slip_surface(easel, other, WIDTH).get_buffer().raw


def test_a_single_touch_of_the_pen_is_a_dot() -> None:
    assert pen_path(((0, 0),)).startswith("M110.0,486.0 l")
    assert pen_path(LINE).count("Q") == 1


def test_a_line_that_is_being_drawn_has_no_gaps(make_easel: MakeEasel) -> None:
    easel = make_easel(960, 540, 1.0)
    easel.canvas.clear(theme.STOCK)
    pen_line(easel, [(100, 100), (200, 100), (200, 200), (200, 200)], 8.0, theme.COBALT)
    for x, y in ((101, 100), (150, 100), (200, 100), (200, 150), (200, 199)):
        assert colour_at(easel, x, y) == theme.rgb(theme.COBALT), (x, y)


def test_a_garage_has_a_wall_above_and_a_floor_below(make_easel: MakeEasel) -> None:
    easel = make_easel(960, 540, 1.0)
    garage.garage_ground(easel)
    wall, floor = colour_at(easel, 900, 200), colour_at(easel, 900, 500)
    assert wall[0] > wall[2]
    assert floor[2] > floor[0]
    garage.car(easel, theme.TEAL, 300, 500, 200)
    assert colour_at(easel, 300, 470) != floor
