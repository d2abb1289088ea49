"""One line a seat of a score sheet: place, name, every card that counts, points and total.

It lays itself out for the window and the type at hand, and knows no game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.cards import Card
from game.rules import Game
from game.scores import Line, Scores
from game.zones import Seat
from scenes.cards import face
from scenes.controls import Box
from scenes.house import House
from scenes.seating import Sitter
from sprites import theme
from sprites.barn import barn
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest
from sprites.panel import panel
from sprites.score import cost_chip, cost_chip_width, score_bar
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import capitals, label

DEAR = 25
"""From this cost on a card's chip is Vermilion."""

TIGHT_FROM = 1.25
_MOST_ROW, _GAP, _RADIUS = 154.0, 8.0, 24.0
_CARD, _CARD_STEP, _CARD_SHARE, _FIRST = 88.0, 150.0, 0.78, 0.55
_CLOSE, _APART = 0.3, 1.06
"""How close cards of one cost lie, in card widths, and how far chips, in theirs."""

_CHIP, _CHIP_AT = 34.0, (0.42, 0.36)
_TILTS = (-2.0, 1.5, -1.0, 2.0)
_BAR_TALL, _LOW_BAR_TALL = 34.0, 12.0


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns are, in shares of a row's width; `bar` is None where none fits."""

    place: float
    emblem: float
    name: tuple[float, float]
    cards: tuple[float, float]
    deal: float
    total: float
    figures: float
    bar: tuple[float, float] | None


WIDE = Columns(0.029, 0.079, (0.117, 0.255), (0.264, 0.585), 0.642, 0.743, 0.095, (0.805, 0.980))
TIGHT = Columns(0.028, 0.085, (0.125, 0.335), (0.345, 0.64), 0.74, 0.91, 0.15, None)


def columns(house: House) -> Columns:
    """The columns for this type."""
    return TIGHT if house.scale.text > TIGHT_FROM else WIDE


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's line: its rank (level seats share one), and whether it leads."""

    seat: Seat
    sitter: Sitter
    line: Line
    place: int
    leads: bool


def rows(scores: Scores, sitters: Sequence[Sitter]) -> tuple[Row, ...]:
    """The seats, whoever is ahead first."""
    made: list[Row] = []
    best = scores.lines[scores.ranking[0]].total
    for number, seat in enumerate(scores.ranking, start=1):
        line = scores.lines[seat]
        level = bool(made) and made[-1].line.total == line.total
        place = made[-1].place if level else number
        made.append(Row(seat, sitters[seat], line, place, line.total == best))
    return tuple(made)


def draw_heads(house: House, game: Game, area: Box, target: int) -> None:
    """What the columns are, above the first row."""
    words, easel, form = house.words, house.easel, columns(house)
    y, colour = area.centre[1], theme.second_line(game.table.ground)
    deal, total = (1.2, 0.8) if form.bar else (1.0, 1.0)
    cards = words("scoring.left" if game.info.fewest_win else "scoring.held")
    heads = [
        (cards, form.cards[0], Anchor.LEFT, form.cards[1] - form.cards[0]),
        (words("scoring.deal"), form.deal, Anchor.CENTER, deal * form.figures),
        (words("scoring.total"), form.total, Anchor.CENTER, total * form.figures),
    ]
    if form.bar is not None:
        said = words("scoring.out_of", n=target)
        heads.append((said, form.bar[0], Anchor.LEFT, form.bar[1] - form.bar[0]))
    for said, share, anchor, room in heads:
        x = area.left + share * area.width
        most = room * area.width
        capitals(easel, said, x, y, colour=colour, anchor=anchor, most=most)


def row_boxes(house: House, area: Box, count: int) -> list[Box]:
    """A box a row, from the top of the area down."""
    gap = house.scale.px(_GAP)
    tall = min(house.scale.px(_MOST_ROW), (area.height - gap * (count - 1)) / count)
    return [Box(area.left, area.top + i * (tall + gap), area.width, tall) for i in range(count)]


def draw_row(house: House, game: Game, box: Box, row: Row, target: int) -> None:
    """One seat's line."""
    easel, form = house.easel, columns(house)
    panel(easel, box, colour=theme.STOCK if row.leads else theme.PAPER, radius=_RADIUS)
    y = box.centre[1]
    _figures(house, box, form.place, y, str(row.place), 44.0, 0.05)
    look = theme.SEATS[row.sitter.look]
    size = min(easel.px(88), box.height * 0.72)
    emblem_disc(easel, look, box.left + form.emblem * box.width, y, size, ringed=True)
    _draw_name(house, box, row, form)
    if game.table.tableau is None:
        _draw_cards(house, game, box, row.line.cards, form)
    else:
        x = box.left + form.cards[0] * box.width + box.height / 2
        width = box.height * _CARD_SHARE / theme.CARD_RATIO
        barn(easel, look, None, x, y, width)
    points, gained = row.line.points, row.line.points > 0
    said = f"+{points}" if gained else str(points)
    won = theme.VERMILION if game.info.fewest_win else theme.GREEN
    colour = won if gained else theme.INK
    _figures(house, box, form.deal, y, said, 62.0, form.figures, colour)
    _figures(house, box, form.total, y, str(row.line.total), 66.0, form.figures)
    before, now = (row.line.total - points) / target, row.line.total / target
    if form.bar is not None:
        left, right = (box.left + share * box.width for share in form.bar)
        tall = min(easel.px(_BAR_TALL), box.height * 0.3)
        score_bar(easel, (left, y - tall / 2, right - left, tall), before, now, look.colour)
    else:
        tall = easel.px(_LOW_BAR_TALL)
        inset = easel.px(_RADIUS)
        under = (box.left + inset, box.bottom - tall * 1.4, box.width - 2 * inset, tall)
        score_bar(easel, under, before, now, look.colour)


def _figures(
    house: House,
    box: Box,
    share: float,
    y: float,
    said: str,
    size: float,
    most: float,
    colour: str = theme.INK,
) -> None:
    label(
        house.easel,
        said,
        box.left + share * box.width,
        y,
        face=Face.DISPLAY,
        px=min(house.scale.type(size), round(box.height * 0.56)),
        colour=colour,
        most=most * box.width,
    )


def _draw_name(house: House, box: Box, row: Row, form: Columns) -> None:
    easel = house.easel
    left, right = (box.left + share * box.width for share in form.name)
    small = house.scale.type(theme.SMALL)
    ahead = row.leads and box.height > 2.6 * small
    y = box.centre[1] - (small * 0.55 if ahead else 0.0)
    px = min(house.scale.type(56), round(box.height * (0.36 if ahead else 0.46)))
    label(
        easel,
        row.sitter.name,
        left,
        y,
        face=Face.DISPLAY,
        px=px,
        colour=theme.INK,
        anchor=Anchor.LEFT,
        most=right - left,
    )
    if ahead:
        label(
            easel,
            house.words("scoring.ahead"),
            left,
            y + (px + small) * 0.62,
            face=Face.BOLD,
            px=min(small, round(box.height * 0.26)),
            colour=theme.GREEN,
            anchor=Anchor.LEFT,
            most=right - left,
        )


# ---- cards


def _draw_cards(
    house: House, game: Game, box: Box, cards: Sequence[tuple[Card, int]], form: Columns
) -> None:
    left, right = (box.left + share * box.width for share in form.cards)
    if not cards:
        label(
            house.easel,
            house.words(f"scoring.nothing_{'left' if game.info.fewest_win else 'held'}"),
            left,
            box.centre[1],
            face=Face.DISPLAY,
            px=min(house.scale.type(36), round(box.height * 0.34)),
            colour=theme.INK,
            anchor=Anchor.LEFT,
            most=right - left,
        )
        return
    _draw_costs(house, game, (left, right, box.centre[1]), box.height, cards)


def _draw_costs(
    house: House,
    game: Game,
    at: tuple[float, float, float],
    tall: float,
    cards: Sequence[tuple[Card, int]],
) -> None:
    """The dearest card first, each with its chip; where chips would touch, alike cards share one.

    `at` is from where to where the cards lie, and their middle; `tall` is the row's height.
    """
    easel = house.easel
    left, right, y = at
    width = min(easel.px(_CARD), tall * _CARD_SHARE / theme.CARD_RATIO)
    px = min(house.scale.type(_CHIP), round(tall * 0.27))
    dearest = sorted(cards, key=lambda each: -each[1])
    chip = cost_chip_width(easel, _said([dearest[0]]), px)
    room = right - left - _FIRST * width - max(width / 2, _CHIP_AT[0] * width + chip / 2)
    groups = [[each] for each in dearest]
    if room < (len(groups) - 1) * _APART * chip:
        groups = [list(alike) for _, alike in groupby(dearest, key=lambda each: each[1])]
    lie = _lie([len(group) for group in groups], room, width)
    y -= px * 0.2
    four = house.settings.four_colour
    for number, (card, _) in enumerate(dearest):
        x = left + _FIRST * width + lie[number]
        tilt = _TILTS[number % len(_TILTS)]
        card_at_rest(easel, face(game, card), x, y, width, four_colour=four, angle=tilt)
    number = -1
    for group in groups:
        number += len(group)
        if not group[0][1]:
            continue  # it costs nothing, and shows nothing
        x = left + (_FIRST + _CHIP_AT[0]) * width + lie[number]
        chip_y = y + _CHIP_AT[1] * width * theme.CARD_RATIO
        cost_chip(easel, _said(group), x, chip_y, px, dear=group[0][1] >= DEAR)


def _said(group: Sequence[tuple[Card, int]]) -> str:
    """What stands on the chip of cards of one cost."""
    cost = group[0][1]
    return str(cost) if len(group) == 1 else f"{len(group)}×{cost}"


def _lie(sizes: Sequence[int], room: float, width: float) -> list[float]:
    """How far right of the first each card lies; those of one group lie closer."""
    more = sum(size - 1 for size in sizes)
    close = min(_CLOSE * width, room / 2 / more) if more else 0.0
    step = min(width * _CARD_STEP / _CARD, (room - close * more) / max(1, len(sizes) - 1))
    lie, x = [], 0.0
    for size in sizes:
        lie += [x + place * close for place in range(size)]
        x = lie[-1] + step
    return lie
