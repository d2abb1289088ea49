"""What the shelf says of a game, in the left column: name, line, facts, and what to do about it."""

import math
from dataclasses import dataclass, replace

from game.rules import Game
from scenes.controls import Box, Button, button_size
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from scenes.menu_column import Heading, column_width, fitted
from scenes.stack import Part
from sprites import theme
from sprites.canvas import Anchor
from sprites.marks import fact_mark
from sprites.typeface import Face
from sprites.words import block, block_height, label

_NAME_TALL, _LINE_LEADING, _CLOSE, _CLOSER = 1.24, 1.39, 1.2, 0.7
_GAPS = (6.0, 6.0, 30.0, 34.0, 22.0)
"""Design pixels above the name, the line, the facts, the door and the lesser buttons."""

_FACT, _FACT_AIR, _FACT_TALL, _MARK = 29.0, 40.0, 1.7, 26.0
_LINE_WIDTH = 0.29
"""A line of running words is no wider than so much of the window, times the text size."""

_MARKS = ("disc", "square", "tri")
_OPEN_WIDTH, _LESSER_GAP, _PRESSED = 452.0, 16.0, 1.5


@dataclass(frozen=True, slots=True)
class GameCard:
    """The column of one room, laid out: buttons are widgets, the rest is drawn by `draw`."""

    heading: Heading
    buttons: tuple[Button, ...]
    name: str
    line: str
    facts: tuple[str, ...]
    name_box: Box
    line_box: Box
    facts_box: Box
    body_size: float
    leading: float

    def draw(self, house: House) -> None:
        """Write what is no button."""
        easel = house.easel
        if self.name:
            self._draw_name(house)
        px = easel.scale.type(self.body_size)
        block(
            easel,
            self.line,
            self.line_box.left,
            self.line_box.top,
            self.line_box.width,
            size=self.body_size,
            colour=theme.PAPER,
            leading=self.leading,
            most_lines=max(1, round(self.line_box.height / (px * self.leading))),
        )
        for words, shape, (left, y) in zip(
            self.facts, _MARKS, _fact_places(house, self), strict=False
        ):
            fact_mark(easel, shape, left + easel.px(_MARK) / 2, y, easel.px(_MARK))
            x = left + easel.px(_MARK) * 1.5
            most = self.facts_box.right - x
            label(easel, words, x, y, size=_FACT, anchor=Anchor.LEFT, most=most)

    def _draw_name(self, house: House) -> None:
        easel = house.easel
        label(
            easel,
            self.name,
            self.name_box.left,
            self.name_box.centre[1],
            face=Face.DISPLAY,
            size=theme.GAME_NAME,
            anchor=Anchor.LEFT,
            most=self.name_box.width,
        )


def game_card(
    house: House, game: Game | None, door: Button, lesser: tuple[Button, ...], bottom: float
) -> GameCard:
    """The column above `bottom` for a room; an empty room says so.

    Where it is tight the line is set smaller, then closer, then the name is left to the sign under
    the window, and only then is the line cut.
    """
    said = _said(house, game)
    tries = [
        _laid_out(house, said, style, door, lesser, bottom)
        for style in (_Style(theme.BODY), _Style(theme.SMALL), _Style(theme.SMALL, _CLOSE, False))
    ]
    return next((card for card, over in tries if over <= 1), _shortened(house, *tries[-1]))


@dataclass(frozen=True, slots=True)
class _Style:
    """How the running words are set, and whether the name stands above them."""

    size: float
    leading: float = _LINE_LEADING
    named: bool = True


def _laid_out(
    house: House,
    said: tuple[str, str, tuple[str, ...]],
    style: _Style,
    door: Button,
    lesser: tuple[Button, ...],
    bottom: float,
) -> tuple[GameCard, float]:
    """The column in this style, and by how many pixels it is too long."""
    name, line, facts = said
    width = column_width(house)
    rows = _rows(house, lesser, width)
    across = min(width, _LINE_WIDTH * house.scale.text * house.scale.width)
    parts = _parts(house, said, style, (width, across), (door,), rows)
    column = fitted(house, parts, bottom, least=Heading.NONE)
    boxes = column.boxes
    placed = [door.placed(boxes[3]._replace(width=_door_width(house, door, width)))]
    for row, box in zip(rows, boxes[4:], strict=True):
        placed += _side_by_side(house, row, box)
    card = GameCard(
        heading=column.heading,
        buttons=tuple(placed),
        name=name if style.named else "",
        line=line,
        facts=facts,
        name_box=boxes[0],
        line_box=boxes[1]._replace(width=across),
        facts_box=boxes[2],
        body_size=style.size,
        leading=style.leading,
    )
    return card, boxes[-1].bottom - bottom


def _parts(
    house: House,
    said: tuple[str, str, tuple[str, ...]],
    style: _Style,
    widths: tuple[float, float],
    door: tuple[Button, ...],
    rows: tuple[tuple[Button, ...], ...],
) -> list[Part]:
    """Name, line, facts, door and lesser buttons, as tall as they want to be."""
    easel, (_, line, facts) = house.easel, said
    gaps = [easel.px(gap) for gap in _GAPS]
    name_tall = easel.scale.type(theme.GAME_NAME) * _NAME_TALL if style.named else 0.0
    line_tall = block_height(easel, line, widths[1], size=style.size, leading=style.leading)
    facts_tall = _facts_height(house, facts, widths[0])
    lesser = [
        _button_part(house, row, gaps[4] * (_CLOSER if i else 1.0)) for i, row in enumerate(rows)
    ]
    return [
        Part(name_tall, name_tall, gaps[0]),
        Part(line_tall, line_tall, gaps[1]),
        Part(facts_tall, facts_tall, gaps[2] if facts else 0.0),
        _button_part(house, door, gaps[3]),
        *lesser,
    ]


def _button_part(house: House, row: tuple[Button, ...], gap: float) -> Part:
    tall = max(button_size(house, b.label, b.look, b.cap)[1] for b in row)
    least = max(TARGET_PX, _PRESSED * house.scale.type(theme.LABEL))
    return Part(tall, min(tall, least), gap)


def _shortened(house: House, card: GameCard, over: float) -> GameCard:
    """The line cut by as many lines as are too many, and all below it moved up."""
    step = house.scale.type(card.body_size) * card.leading
    cut = min(card.line_box.height - step, math.ceil(over / step) * step)
    return replace(
        card,
        line_box=card.line_box._replace(height=card.line_box.height - cut),
        facts_box=card.facts_box.moved(0.0, -cut),
        buttons=tuple(each.placed(each.box.moved(0.0, -cut)) for each in card.buttons),
    )


def _said(house: House, game: Game | None) -> tuple[str, str, tuple[str, ...]]:
    words = house.words
    if game is None:
        return words("choose.empty.name"), words("choose.empty.line"), ()
    info = game.info
    least, most = info.seats[0], info.seats[-1]
    key = "choose.players" if most > least else "choose.players_exactly"
    return (
        words(f"{info.slug}.name"),
        words(f"{info.slug}.line"),
        (
            words(key, least=least, most=most),
            words("choose.minutes", minutes=info.minutes),
            words("choose.age", age=info.age),
        ),
    )


def _rows(
    house: House, buttons: tuple[Button, ...], width: float
) -> tuple[tuple[Button, ...], ...]:
    """As many side by side as the column has room for."""
    gap = house.scale.px(_LESSER_GAP)
    rows: list[tuple[Button, ...]] = []
    row: list[Button] = []
    used = 0.0
    for button in buttons:
        wide = button_size(house, button.label, button.look, button.cap)[0]
        if row and used + gap + wide > width:
            rows.append(tuple(row))
            row, used = [], 0.0
        row.append(button)
        used += wide + (gap if used else 0.0)
    return (*rows, tuple(row))


def _side_by_side(house: House, row: tuple[Button, ...], box: Box) -> list[Button]:
    gap, left = house.scale.px(_LESSER_GAP), box.left
    placed = []
    for button in row:
        wide = min(box.right - left, button_size(house, button.label, button.look, button.cap)[0])
        placed.append(button.placed(Box(left, box.top, wide, box.height)))
        left += wide + gap
    return placed


def _door_width(house: House, door: Button, width: float) -> float:
    wide = button_size(house, door.label, door.look, house.words("key.enter"))[0]
    return min(width, max(house.scale.px(_OPEN_WIDTH), wide))


def _fact_widths(house: House, facts: tuple[str, ...]) -> list[float]:
    easel = house.easel
    px = easel.scale.type(_FACT)
    typeface = house.atlas.typeface
    return [typeface.width(words, Face.SEMIBOLD, px) + 1.5 * easel.px(_MARK) for words in facts]


def _facts_height(house: House, facts: tuple[str, ...], width: float) -> float:
    if not facts:
        return 0.0
    rows = 1 + max(row for row, _ in _flow(house, facts, width))
    return rows * house.scale.type(_FACT) * _FACT_TALL


def _flow(house: House, facts: tuple[str, ...], width: float) -> list[tuple[int, float]]:
    """Row and left end of each fact, set one after the other and wrapped."""
    air = house.scale.px(_FACT_AIR)
    places: list[tuple[int, float]] = []
    row, x = 0, 0.0
    for wide in _fact_widths(house, facts):
        if x and x + wide > width:
            row, x = row + 1, 0.0
        places.append((row, x))
        x += wide + air
    return places


def _fact_places(house: House, card: GameCard) -> list[tuple[float, float]]:
    tall = house.scale.type(_FACT) * _FACT_TALL
    return [
        (card.facts_box.left + x, card.facts_box.top + (row + 0.5) * tall)
        for row, x in _flow(house, card.facts, card.facts_box.width)
    ]
