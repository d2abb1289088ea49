"""Draws the order that is gone through: which step is now, who waits at which, and who has none."""

from game.zones import Seat
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.table.tableau.plan import Rail
from scenes.table.tableau.tableau_show import TableauShow
from sprites import theme
from sprites.canvas import Anchor
from sprites.panel import panel
from sprites.rail import now_pill, rail_line, step_disc
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import capitals, label

_OPACITY, _RADIUS = 0.66, 28.0
_NAME, _OFF_NAME, _UP, _DOWN = 30.0, 28.0, 18.0, 20.0
_PILL = (12.0, 14.0, 98.0)
"""How far the pill is inside the panel, left and right, and how tall it is."""

_EMBLEM, _EMBLEM_X, _EMBLEM_STEP, _MOST_EMBLEMS = 54.0, 86.0, 30.0, 3
_HEAD, _WRAP, _HEAD_LEADING = 0.9, 0.56, 1.25


def draw_rail(house: House, sitting: Sitting, show: TableauShow) -> None:
    """The whole panel; where type is large, emblems say who waits."""
    easel, here = house.easel, show.plan
    rail = here.rail
    panel(easel, rail.box, colour=theme.SLOT, radius=_RADIUS, opacity=_OPACITY, shadow=False)
    rail_line(easel, rail.discs[0][0], rail.discs[0][1], rail.discs[-1][1])
    if not here.tight:
        _draw_head(house, sitting, rail)
    for number, rank in enumerate(show.tableau.order):
        seats = show.held_by(rank)
        now = show.acting.code == rank.code
        if now and show.acting.holder is not None and not seats:
            seats = (show.acting.holder,)
        if here.tight:
            _draw_marks(house, sitting, show, number, seats, now=now)
        else:
            _draw_step(house, sitting, show, number, seats, now=now)


def _draw_head(house: House, sitting: Sitting, rail: Rail) -> None:
    """What the panel is, in two lines."""
    easel, words = house.easel, house.words(f"{sitting.game.info.slug}.order").upper()
    px, most = easel.scale.type(theme.CAPITALS), _HEAD * rail.box.width
    x, y = rail.head
    for line in easel.atlas.typeface.wrap(words, Face.BOLD, px, _WRAP * rail.box.width):
        capitals(easel, line, x, y, anchor=Anchor.CENTER, most=most)
        y += _HEAD_LEADING * px


def _draw_disc(house: House, show: TableauShow, number: int, *, lit: bool, now: bool) -> None:
    """The drawing of a step, on the pill if it is now."""
    easel, rail = house.easel, show.plan.rail
    x, y = rail.discs[number]
    if now:
        left, right, tall = map(easel.px, _PILL)
        wide = rail.box.width - left - right
        now_pill(easel, (rail.box.left + left, y - tall / 2, wide, tall))
    step_disc(easel, f"power_{show.tableau.order[number].code}", x, y, rail.radius, lit=lit)


def _draw_step(
    house: House,
    sitting: Sitting,
    show: TableauShow,
    number: int,
    seats: tuple[Seat, ...],
    *,
    now: bool,
) -> None:
    """A disc, what the step is called, and who stands there."""
    easel, rail, rank = house.easel, show.plan.rail, show.tableau.order[number]
    y = rail.discs[number][1]
    _draw_disc(house, show, number, lit=bool(seats), now=now)
    colour = theme.INK if now else theme.STOCK if seats else theme.RAIL_OFF
    name = house.words(f"{sitting.game.info.slug}.power.{rank.code}")
    says = _says(house, sitting, show, number, seats, now=now)
    label(
        easel,
        name,
        rail.words_x,
        y - (easel.px(_UP) if says else 0),
        face=Face.DISPLAY if seats else Face.SEMIBOLD,
        size=_NAME if seats else _OFF_NAME,
        colour=colour,
        anchor=Anchor.LEFT,
        most=rail.words_most,
    )
    if says:
        down = y + easel.px(_DOWN)
        label(
            easel,
            says,
            rail.words_x,
            down,
            face=Face.BOLD,
            size=theme.CAPITALS,
            colour=colour,
            anchor=Anchor.LEFT,
            most=rail.words_most,
        )


def _says(
    house: House,
    sitting: Sitting,
    show: TableauShow,
    number: int,
    seats: tuple[Seat, ...],
    *,
    now: bool,
) -> str:
    """Who stands at this step, and whether they act, wait, or have acted."""
    if not seats:
        return ""
    rank, acting = show.tableau.order[number], show.acting
    if now and acting.holder is not None:
        seats = (acting.holder,)
    names = ", ".join(sitting.seating.sitters[seat].name for seat in seats)
    state = "now" if now else rank.waits if acting.reached < number else "done"
    return house.words(f"{sitting.game.info.slug}.order.{state}", names=names)


def _draw_marks(
    house: House,
    sitting: Sitting,
    show: TableauShow,
    number: int,
    seats: tuple[Seat, ...],
    *,
    now: bool,
) -> None:
    """A disc, and the emblems of who stands there."""
    easel, rail = house.easel, show.plan.rail
    x, y = rail.discs[number]
    _draw_disc(house, show, number, lit=bool(seats), now=now)
    for place, seat in reversed(list(enumerate(seats[:_MOST_EMBLEMS]))):
        look = theme.SEATS[sitting.seating.sitters[seat].look]
        at = x + easel.px(_EMBLEM_X + place * _EMBLEM_STEP)
        emblem_disc(easel, look, at, y, easel.px(_EMBLEM))
