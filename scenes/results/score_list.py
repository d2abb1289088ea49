"""A plain list of who has how much, for games in which nobody races."""

from dataclasses import dataclass

from game.outcome import Outcome
from game.scores import Scores
from scenes.controls import Box
from scenes.house import House
from scenes.seating import Seating
from sprites import theme
from sprites.canvas import Anchor
from sprites.panel import hairline, panel
from sprites.score import score_bar
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import label

_PAD, _ROW, _EMBLEM = 40.0, 112.0, 62.0
_NAME_SHARE, _BAR_SHARE, _FIGURES_SHARE = 0.34, 0.40, 0.18
_ALONE_SHARE, _BAR_TALL, _LEAST_ROOM = 0.72, 30.0, 620.0
"""Shares of the sheet's width; the bar is left out where the sheet is narrower than the last."""


@dataclass(frozen=True, slots=True)
class _Row:
    """One seat: its place in the table of results, and how far its bar reaches, if it has one."""

    seat: int
    score: int
    share: float | None


def draw_scores(
    house: House,
    area: Box,
    seating: Seating,
    outcome: Outcome,
    scores: Scores | None = None,
    *,
    fewest_win: bool = False,
) -> None:
    """A sheet in the middle of the area: the best first, winners on top; bars where a target is."""
    easel = house.easel
    rows = _rows(outcome, scores, fewest_win=fewest_win)
    pad = easel.px(_PAD)
    room = (area.height - 2 * pad) / len(rows)
    row = min(easel.scale.grow(_ROW), room)
    tall = row * len(rows) + 2 * pad
    sheet = Box(area.left, area.centre[1] - tall / 2, area.width, tall)
    panel(easel, sheet)
    for place, each in enumerate(rows):
        y = sheet.top + pad + (place + 0.5) * row
        if place:
            hairline(easel, sheet.left + pad, y - row / 2, sheet.width - 2 * pad)
        _draw_row(house, sheet, y, row, seating, each)


def _rows(outcome: Outcome, scores: Scores | None, *, fewest_win: bool) -> list[_Row]:
    count, sign = len(outcome.scores), 1 if fewest_win else -1
    if scores is None:
        seats = sorted(
            range(count),
            key=lambda seat: (seat not in outcome.winners, sign * outcome.scores[seat]),
        )
        return [_Row(seat, outcome.scores[seat], None) for seat in seats]
    seats = sorted(scores.ranking, key=lambda seat: seat not in outcome.winners)
    return [
        _Row(seat, outcome.scores[seat], outcome.scores[seat] / scores.target) for seat in seats
    ]


def _draw_row(house: House, sheet: Box, y: float, row: float, seating: Seating, each: _Row) -> None:
    easel, sitter = house.easel, seating.sitters[each.seat]
    pad = easel.px(_PAD)
    size = min(easel.px(_EMBLEM), row * 0.8)
    look = theme.SEATS[sitter.look]
    emblem_disc(easel, look, sheet.left + pad + size / 2, y, size, ringed=True)
    left, inner = sheet.left + pad + size * 1.35, sheet.width - 2 * pad
    barred = each.share is not None and sheet.width >= easel.px(_LEAST_ROOM) * easel.scale.text
    label(
        easel,
        sitter.name,
        left,
        y,
        face=Face.DISPLAY,
        size=theme.BUTTON,
        colour=theme.INK,
        anchor=Anchor.LEFT,
        most=inner * (_NAME_SHARE if barred else _ALONE_SHARE) - size,
    )
    if barred and each.share is not None:
        tall = min(easel.px(_BAR_TALL), row * 0.4)
        bar = (sheet.left + pad + inner * _NAME_SHARE, y - tall / 2, inner * _BAR_SHARE, tall)
        score_bar(easel, bar, each.share, each.share, look.colour)
    label(
        easel,
        str(each.score),
        sheet.right - pad,
        y,
        face=Face.DISPLAY,
        size=theme.SUBHEADING,
        colour=theme.INK,
        anchor=Anchor.RIGHT,
        most=inner * _FIGURES_SHARE,
    )
