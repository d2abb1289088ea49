"""One of several ways to do what was touched: large tiles over the table, chosen by key or click.

It lies over a table that goes on being drawn, and knows neither cards nor rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from scenes.controls import Board, Box, Touch, Widget
from scenes.house import House
from scenes.input.intents import Intent, Meaning, Press
from scenes.scene import Command
from sprites import theme
from sprites.card_sprite import card_at_rest
from sprites.focus_ring import focus_ring
from sprites.key_cap import key_cap
from sprites.panel import panel
from sprites.seat_mark import emblem_disc
from sprites.signs import colour_flag, suit_flag
from sprites.typeface import Face
from sprites.words import label

DEAF_MS = 250.0
"""The press that touched the card does not choose as well."""

_TILE, _GAP, _PAD, _MIDDLE = 190.0, 34.0, 44.0, 0.43
_TITLE_TALL, _NAME_TALL, _CAP, _MOST, _GROWS = 1.75, 1.5, 44.0, 0.96, 0.55
_RADIUS, _EMBLEM = 0.22, 0.6
_CARD, _ONE_CARD, _CARD_STEP, _CARD_TILT = 0.5, 0.62, 0.26, 8.0
"""Of a card on a tile: its width and the step to the next in tiles, and its turn in degrees."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way: its words, and what is seen of it.

    That is a suit's letter in capitals, several of them for a colour, cards by their faces, or the
    look of a seat.
    """

    label: str
    suit: str | None = None
    suits: tuple[str, ...] = ()
    cards: tuple[str | None, ...] = ()
    look: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Tile(Widget):
    """A tile with a suit, or plain paper with words; `number` is the key that chooses it."""

    way: Way
    number: int
    name_px: float
    pick: Callable[[], Command | None]

    def act(self) -> Command | None:
        """It was chosen."""
        return self.pick()

    def draw(self, house: House, touch: Touch) -> None:
        """The tile, its name and its key."""
        easel, box = house.easel, self.box
        size = box.width
        tile = Box(box.left, box.top, size, size)
        four = house.settings.four_colour
        if self.way.suit is not None:
            suit_flag(easel, self.way.suit, *tile.centre, size, four)
        elif self.way.suits:
            colour_flag(easel, self.way.suits, *tile.centre, size)
        else:
            panel(easel, tile, colour=theme.STOCK, radius=_RADIUS * size / easel.scale.u)
            self._draw_cards(house, tile)
        if self.way.look is not None:
            emblem_disc(
                easel, theme.SEATS[self.way.look], *tile.centre, _EMBLEM * size, ringed=True
            )
        if touch.focused or touch.hovered:
            focus_ring(easel, tile, radius=size * _RADIUS, alpha=255 if touch.focused else 90)
        number = easel.scale.grow(_CAP)
        inset = number * 0.62
        key_cap(easel, str(self.number), tile.left + inset, tile.top + inset, number)
        label(
            easel,
            self.way.label,
            tile.centre[0],
            tile.bottom + self.name_px / 2,
            face=Face.BOLD,
            size=theme.LABEL,
            most=size + easel.px(_GAP) * 0.8,
        )

    def _draw_cards(self, house: House, tile: Box) -> None:
        """The cards side by side, each a little turned."""
        middle = (len(self.way.cards) - 1) / 2
        share = _CARD if middle else _ONE_CARD
        width, four = share * tile.width, house.settings.four_colour
        for number, code in enumerate(self.way.cards):
            aside = number - middle
            x, y = tile.centre[0] + aside * _CARD_STEP * tile.width, tile.centre[1]
            angle = -aside * _CARD_TILT
            card_at_rest(house.easel, code, x, y, width, four_colour=four, angle=angle)


class Choice:
    """The question and its tiles; `picked` gets the place of the way that was chosen.

    It is `left` when somebody would rather choose none of them.
    """

    def __init__(
        self,
        house: House,
        question: str,
        ways: Sequence[Way],
        picked: Callable[[int], Command | None],
    ) -> None:
        self._house = house
        self._question = question
        self._ways = tuple(ways)
        self._picked = picked
        self.left = False
        self._board = Board(house, focus="way.0", deaf_ms=DEAF_MS)
        self._paper = Box(0.0, 0.0, 0.0, 0.0)
        self._title_y = 0.0
        self.lay()

    def lay(self) -> None:
        """Put the tiles in the middle of the window, smaller where they do not fit."""
        scale, count = self._house.scale, len(self._ways)
        title, name = scale.type(theme.SUBHEADING) * _TITLE_TALL, scale.grow(_CAP) * _NAME_TALL
        gap, pad = scale.px(_GAP), scale.px(_PAD)
        room = (_MOST * scale.width - 2 * pad - gap * (count - 1)) / count
        tile = min(scale.px(_TILE) * (1 + _GROWS * (scale.text - 1)), room)
        wide = max(
            tile * count + gap * (count - 1) + 2 * pad,
            min(
                _MOST * scale.width,
                self._house.atlas.typeface.width(
                    self._question, Face.DISPLAY, scale.type(theme.SUBHEADING)
                )
                + 2 * pad,
            ),
        )
        tall = title + tile + name + pad / 2
        top = max(0.0, min(_MIDDLE * scale.height - tall / 2, scale.height - tall))
        self._paper = Box((scale.width - wide) / 2, top, wide, tall)
        self._title_y = top + title * 0.62
        left = self._paper.centre[0] - (tile * count + gap * (count - 1)) / 2
        self._board.show(
            [
                _Tile(
                    key=f"way.{i}",
                    box=Box(left + i * (tile + gap), top + title, tile, tile + name),
                    way=way,
                    number=i + 1,
                    name_px=name,
                    pick=partial(self._picked, i),
                )
                for i, way in enumerate(self._ways)
            ]
        )

    def place(self, number: int) -> tuple[float, float]:
        """The middle of a tile."""
        return self._board.widgets[number].box.centre

    def handle(self, intent: Intent) -> Command | None:
        """Tiles have their number as a key; everything else as on any screen."""
        self.lay()
        if isinstance(intent, Press) and intent.meaning is Meaning.BACK:
            self.left = True
            return None
        if isinstance(intent, Press) and intent.meaning is None:
            label_on_key = intent.control.label
            if label_on_key.isdecimal() and 0 < int(label_on_key) <= len(self._ways):
                return self._picked(int(label_on_key) - 1)
        return self._board.handle(intent)

    def draw(self) -> None:
        """The question and the tiles on a dark sheet."""
        self.lay()
        easel = self._house.easel
        panel(easel, self._paper, colour=theme.PLATE, radius=40, opacity=0.97)
        label(
            easel,
            self._question,
            self._paper.centre[0],
            self._title_y,
            face=Face.DISPLAY,
            size=theme.SUBHEADING,
            most=self._paper.width - easel.px(_PAD),
        )
        self._board.draw()
