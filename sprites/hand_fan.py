"""A hand of cards: where each lies so that all can be read, and what surrounds the ones to play.

One card or forty: first spread, then closer, then in rows; in large type as many as can be read,
and the rest wait beyond the edge. It knows neither rules nor which card is which.
"""

from dataclasses import dataclass

import pygame

from sprites import shade, svg, theme
from sprites.card_sprite import laid
from sprites.easel import Easel

SPREAD = 0.65
"""The widest step from card to card, in card widths."""

LEAST_STRIP = 0.28
"""The narrowest strip of a card that tells which it is; in large type `LARGE_STRIP`."""

LARGE_STRIP = 0.62
LIFT, CHOSEN_LIFT = 0.20, 0.28
"""How far a card stands out that can be played, or is chosen, in card heights."""

_DEGREES, _MOST_DEGREES, _STEP_DEGREES = 3.1, 27.0, 1.0
_FLAT_FROM, _FLAT_LIFT, _FLAT_LOWER = 15, 0.65, 0.10
"""From so many cards on they lie flat, a little lower, and stand out less."""

_APART, _SIDE_BY_SIDE_LIFT, _SIDE_BY_SIDE_CHOSEN = 1.088, 0.086, 0.12
"""Of cards none of which covers another: the step in card widths, and how far they stand out."""

_DROP, _DROP_POWER, _DROP_AT = 0.31, 1.75, 4.0
"""The card `_DROP_AT` places from the middle lies so many card widths lower."""

_ROW_WIDTH, _ROW_RISE, _ROW_LOWER, _MOST_ROWS = 0.80, 0.46, 0.34, 4
_BACKS_SHOWN, _BACKS_STEP, _BACKS_ROOM, _BACKS_DEGREES = 12, 0.345, 1.75, (7.0, 36.0)


@dataclass(frozen=True, slots=True)
class Slot:
    """The middle of a card in pixels, and how it is turned."""

    x: float
    y: float
    degrees: float


@dataclass(frozen=True, slots=True)
class Space:
    """Where a hand may lie, in pixels: from left to right, and the middle of its nearest cards."""

    left: float
    right: float
    base_y: float


@dataclass(frozen=True, slots=True)
class Fan:
    """A hand laid out. `slots` are those of the cards from `first` on; the others are not shown.

    `strip` is how much of each card shows, `width` how wide the cards are, both in pixels.
    `apart`: none covers another.
    """

    slots: tuple[Slot, ...]
    first: int
    width: float
    strip: float
    rows: int
    apart: bool = False

    @property
    def height(self) -> float:
        """Of a card, in pixels."""
        return self.width * theme.CARD_RATIO

    @property
    def lift(self) -> float:
        """How far a card stands out that can be played, in card heights."""
        if self.apart:
            return _SIDE_BY_SIDE_LIFT
        return LIFT if len(self.slots) < _FLAT_FROM else LIFT * _FLAT_LIFT

    @property
    def chosen_lift(self) -> float:
        """The same of the chosen card."""
        if self.apart:
            return _SIDE_BY_SIDE_CHOSEN
        return CHOSEN_LIFT if len(self.slots) < _FLAT_FROM else CHOSEN_LIFT * _FLAT_LIFT


def fan(count: int, space: Space, width: float, *, large: bool, first: int, chosen: int) -> Fan:
    """So many cards of `width` pixels. In `large` type they scroll, so that `chosen` is seen.

    `first` is the first card that was seen so far.
    """
    room = space.right - space.left
    least = LARGE_STRIP if large else LEAST_STRIP
    step = _step(count, room, width)
    if not count:
        return Fan((), 0, width, step, 1)
    if step >= least * width or count == 1:
        return Fan(_row(count, space, width, step), 0, width, step, 1)
    if large:
        shown = max(1, 1 + int((room - width) / (least * width)))
        first = _in_view(count, shown, first, chosen)
        step = _step(shown, room, width)
        return Fan(_row(shown, space, width, step), first, width, step, 1)
    return _rows(count, space, width * _ROW_WIDTH)


def side_by_side(count: int, space: Space, width: float) -> Fan:
    """So many cards, none over another: of `width` pixels, or smaller if they would not fit."""
    room = space.right - space.left
    width = min(width, room / (1 + _APART * max(0, count - 1)))
    step, x = _APART * width, (space.left + space.right) / 2
    middle = (count - 1) / 2
    slots = tuple(Slot(x + (i - middle) * step, space.base_y, 0.0) for i in range(count))
    return Fan(slots, 0, width, width, 1, apart=True)


def _step(count: int, room: float, width: float) -> float:
    return SPREAD * width if count < 2 else min(SPREAD * width, (room - width) / (count - 1))  # noqa: PLR2004 - one card


def _in_view(count: int, shown: int, first: int, chosen: int) -> int:
    """The first card to show, moved as little as need be; one beyond the chosen is seen too."""
    first = min(first, max(0, chosen - 1))
    first = max(first, min(chosen + 2, count) - shown)
    return max(0, min(first, count - shown))


def _row(count: int, space: Space, width: float, step: float) -> tuple[Slot, ...]:
    """An arc; many cards lie flat, so that none is turned for the sake of another."""
    middle = (count - 1) / 2
    x = (space.left + space.right) / 2
    if count >= _FLAT_FROM:
        y = space.base_y + _FLAT_LOWER * width
        return tuple(Slot(x + (i - middle) * step, y, 0.0) for i in range(count))
    degrees = min(_DEGREES, _MOST_DEGREES / max(1, count - 1)) * step / (SPREAD * width)
    deep = _DROP * width * min(1.0, (middle / _DROP_AT) ** _DROP_POWER)
    slots = []
    for i in range(count):
        aside = i - middle
        drop = deep * (abs(aside) / middle) ** _DROP_POWER if middle else 0.0
        turn = round(-aside * degrees / _STEP_DEGREES) * _STEP_DEGREES
        slots.append(Slot(x + aside * step, space.base_y + drop, turn))
    return tuple(slots)


def _rows(count: int, space: Space, width: float) -> Fan:
    """As few rows as show enough of each card; the first row lies furthest back."""
    room = space.right - space.left
    rows = 2
    while rows < _MOST_ROWS and _step(-(-count // rows), room, width) < LEAST_STRIP * width:
        rows += 1
    across = -(-count // rows)
    step = _step(across, room, width)
    x = (space.left + space.right) / 2 - (across - 1) * step / 2
    slots = []
    for i in range(count):
        row, place = divmod(i, across)
        y = space.base_y + (_ROW_LOWER - (rows - 1 - row) * _ROW_RISE) * width
        slots.append(Slot(x + place * step, y, 0.0))
    return Fan(tuple(slots), 0, width, step, rows)


def backs(
    easel: Easel, count: int, x: float, y: float, width_px: float, back: str | None = None
) -> None:
    """A hand as the others see it: a fan of backs round x, y, all in one picture."""
    if not count:
        return
    shown, width = min(count, _BACKS_SHOWN), round(width_px)
    image = easel.atlas.paint(
        ("backs", back, shown, width), lambda: _backs(easel, back, shown, width), turnable=False
    )
    easel.canvas.draw(image, x, y)


def _backs(easel: Easel, back: str | None, count: int, width: int) -> pygame.Surface:
    gaps = max(1, count - 1)
    step = min(_BACKS_STEP, _BACKS_ROOM / gaps) * width
    degrees = min(_BACKS_DEGREES[0], _BACKS_DEGREES[1] / gaps)
    size = round(step * gaps + 2.4 * width), round(2.4 * width)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for i in range(count):
        aside = i - (count - 1) / 2
        card = laid(easel, back, width, False, round(-aside * degrees))
        drop = 0.06 * width * (abs(aside) * degrees / _BACKS_DEGREES[0]) ** 1.6
        at = round(size[0] / 2 + aside * step), round(size[1] / 2 + drop)
        sheet.blit(card, card.get_rect(center=at))
    return sheet


def glow(easel: Easel, x: float, y: float, width_px: float) -> None:
    """The light behind a card of this width that can be played."""
    width = round(width_px)

    def painter() -> pygame.Surface:
        return shade.glow(width * 1.9, width * 2.2, theme.GLOW, 210)

    image = easel.atlas.paint(("card glow", width), painter, turnable=False)
    easel.canvas.draw(image, x, y)


def rim(easel: Easel, x: float, y: float, width_px: float, degrees: float) -> None:
    """The mark of the chosen card, behind it: Marigold between two lines of Ink."""
    width, turn = round(width_px), round(degrees * 2) / 2
    edge, thick = max(1.5, easel.px(theme.FOCUS_EDGE)), max(4.0, width * 0.038)

    def painter() -> pygame.Surface:
        wide, tall = width + 2 * (thick + edge), width * theme.CARD_RATIO + 2 * (thick + edge)
        radius = width * theme.CARD_RADIUS + thick
        body = svg.box(0, 0, wide, tall, radius + edge, theme.INK)
        body += svg.box(edge, edge, wide - 2 * edge, tall - 2 * edge, radius, theme.MARIGOLD)
        drawn = shade.padded(svg.picture(body, wide, tall), 3, theme.INK)
        return pygame.transform.rotozoom(drawn, turn, 1) if turn else drawn

    image = easel.atlas.paint(("card rim", width, turn), painter, turnable=False)
    easel.canvas.draw(image, x, y)
