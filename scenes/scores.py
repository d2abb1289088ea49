"""A plain list of who has how much, for games in which nobody races."""

from game.outcome import Outcome
from scenes.controls import Box
from scenes.house import House
from scenes.seating import Seating
from sprites import theme
from sprites.canvas import Anchor
from sprites.panel import hairline, panel
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import label

_PAD, _ROW, _LEAST_ROW, _EMBLEM = 40.0, 96.0, 44.0, 62.0
_NAME_SHARE = 0.72


def draw_scores(house: House, area: Box, seating: Seating, outcome: Outcome) -> None:
    """A sheet in the middle of the area: the best first, winners on top."""
    easel = house.easel
    seats = sorted(
        range(len(seating.sitters)),
        key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat),
    )
    pad = easel.px(_PAD)
    room = (area.height - 2 * pad) / len(seats)
    row = min(easel.scale.grow(_ROW), room)
    tall = row * len(seats) + 2 * pad
    sheet = Box(area.left, area.centre[1] - tall / 2, area.width, tall)
    panel(easel, sheet)
    for place, seat in enumerate(seats):
        y = sheet.top + pad + (place + 0.5) * row
        if place:
            hairline(easel, sheet.left + pad, y - row / 2, sheet.width - 2 * pad)
        _draw_row(house, sheet, y, row, seating, seat, outcome.scores[seat])


def _draw_row(
    house: House, sheet: Box, y: float, row: float, seating: Seating, seat: int, score: int
) -> None:
    easel, sitter = house.easel, seating.sitters[seat]
    pad = easel.px(_PAD)
    size = min(easel.px(_EMBLEM), row * 0.8)
    emblem_disc(easel, theme.SEATS[sitter.look], sheet.left + pad + size / 2, y, size, ringed=True)
    left = sheet.left + pad + size * 1.35
    label(
        easel,
        sitter.name,
        left,
        y,
        face=Face.DISPLAY,
        size=theme.BUTTON,
        colour=theme.INK,
        anchor=Anchor.LEFT,
        most=(sheet.width - 2 * pad) * _NAME_SHARE - size,
    )
    label(
        easel,
        str(score),
        sheet.right - pad,
        y,
        face=Face.DISPLAY,
        size=theme.SUBHEADING,
        colour=theme.INK,
        anchor=Anchor.RIGHT,
    )
