"""Cards on a heap, each turned its own way, and cards in a squared stack.

A heap is painted into one picture, card by card as they land, so that drawing fifty cards costs
as much as drawing one. Where a card lies follows from a seed and its place alone.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Image
from sprites.card_sprite import card_at_rest, laid
from sprites.easel import Easel
from sprites.packs import is_back

SPREAD_DEGREES = 34.0
_TURN_STEP = 2.0  # degrees: shadows are shared by cards that lie alike
_DRIFT = (0.17, 0.11)  # of the card's width, either way
_JACK_SCALE = 1.06
_SHOWN = 16  # cards of a heap that can be seen at all
_SHEET = 2.3  # of the card's width: what a heap may cover

Code = str | None


@dataclass(frozen=True, slots=True)
class Lie:
    """How a card lies: moved by dx, dy card widths, turned, and a little larger if it is a Jack."""

    dx: float
    dy: float
    degrees: float
    scale: float


class Heap:
    """One heap on the table. It remembers what it has painted, not what the cards mean.

    `calm` is the share of the usual turn and drift with which its cards lie.
    """

    def __init__(self, seed: int, calm: float = 1.0) -> None:
        self._seed = seed
        self._calm = calm
        self._painted: tuple[Code, ...] = ()
        self._look: tuple[int, bool, int] = (0, False, -1)
        self._sheet: pygame.Surface | None = None
        self._image: Image | None = None
        self._expected: tuple[tuple[int, Code, int, bool], pygame.Surface] | None = None

    def lie(self, place: int, code: Code) -> Lie:
        """How the card at `place` (0 is the lowest) lies: where a flying card has to land."""
        rng = random.Random(f"{self._seed}:{place}")  # noqa: S311 -- which way a card lies is no secret
        steps = int(self._calm * SPREAD_DEGREES / _TURN_STEP)
        degrees = rng.randint(-steps, steps) * _TURN_STEP
        across, down = (self._calm * drift for drift in _DRIFT)
        dx, dy = rng.uniform(-across, across), rng.uniform(-down, down)
        jack = code is not None and code[0] == "J"
        return Lie(dx, dy, degrees, _JACK_SCALE if jack else 1.0)

    def expect(
        self, easel: Easel, place: int, code: Code, width_px: float, *, four_colour: bool = False
    ) -> None:
        """Turn the card that is on its way to `place`, so that it lands without a stutter."""
        key = (place, code, round(width_px), four_colour)
        if self._expected is None or self._expected[0] != key:
            self._expected = key, self._laid(easel, *key)

    def draw(
        self,
        easel: Easel,
        cards: Sequence[Code],
        x: float,
        y: float,
        width_px: float,
        *,
        four_colour: bool = False,
        alpha: int = 255,
    ) -> None:
        """Draw the cards, lowest first, round x, y."""
        if not cards:
            return
        self._paint(easel, tuple(cards), round(width_px), four_colour)
        if self._image is not None:
            easel.canvas.draw(self._image, x, y, alpha=alpha)

    def _paint(self, easel: Easel, cards: tuple[Code, ...], width: int, four_colour: bool) -> None:
        look = (width, four_colour, easel.canvas.generation)
        if cards == self._painted and look == self._look:
            return
        known = len(self._painted)
        grown = look == self._look and known and cards[:known] == self._painted
        if not grown or self._sheet is None:
            size = round(width * _SHEET)
            self._sheet = pygame.Surface((size, size), pygame.SRCALPHA)
            known = max(0, len(cards) - _SHOWN)
        for place in range(known, len(cards)):
            self._lay(easel, self._sheet, place, cards[place], width, four_colour)
        self._painted, self._look = cards, look
        self._image = easel.canvas.image(self._sheet, turnable=False)

    def _lay(
        self,
        easel: Easel,
        sheet: pygame.Surface,
        place: int,
        code: Code,
        width: int,
        four_colour: bool,
    ) -> None:
        lie = self.lie(place, code)
        key = (place, code, width, four_colour)
        if self._expected is not None and self._expected[0] == key:
            card = self._expected[1]
        else:
            card = self._laid(easel, *key)
        middle = sheet.get_width() / 2
        at = round(middle + lie.dx * width), round(middle + lie.dy * width)
        sheet.blit(card, card.get_rect(center=at))

    def _laid(
        self, easel: Easel, place: int, code: Code, width: int, four_colour: bool
    ) -> pygame.Surface:
        lie = self.lie(place, code)
        return laid(easel, code, round(width * lie.scale), four_colour, lie.degrees)


def stack(
    easel: Easel,
    top: Code,
    count: int,
    x: float,
    y: float,
    width_px: float,
    *,
    four_colour: bool = False,
    angle: float = 0.0,
) -> None:
    """A squared stack: the edges of a few papers, more for more cards, and the top card."""
    if not count:
        return
    layers = min(9, (count + 4) // 5) if count > 1 else 0
    step = max(1.0, width_px * 0.012)
    if layers:
        card_at_rest(easel, top if is_back(top) else None, x, y, width_px, angle=angle)
    for layer in range(1, layers):
        edge = _edge(easel, round(width_px), angle, shaded=layer % 2 == 1)
        easel.canvas.draw(edge, x - layer * step * 0.5, y - layer * step)
    at = x - layers * step * 0.5, y - layers * step
    if angle or not layers:
        card_at_rest(easel, top, *at, width_px, four_colour=four_colour, angle=angle)
    else:
        easel.canvas.draw(easel.atlas.card(top, width_px, four_colour), *at)


def _edge(easel: Easel, width: int, angle: float, *, shaded: bool) -> Image:
    """A blank paper of a stack, of which only the edge is seen."""
    turn = round(angle * 2) / 2

    def painter() -> pygame.Surface:
        height = round(width * theme.CARD_RATIO)
        colour = theme.HAIRLINE if shaded else theme.STOCK
        body = svg.box(0, 0, width, height, width * theme.CARD_RADIUS, colour)
        return pygame.transform.rotozoom(shade.padded(svg.picture(body, width, height), 3), turn, 1)

    return easel.atlas.paint(("stack edge", width, turn, shaded), painter, turnable=False)


def slot(easel: Easel, x: float, y: float, width_px: float, *, deep: bool = False) -> None:
    """Where a stack would lie when there is none: a thin line on the cloth, or a `deep` tray."""
    width, height = round(width_px), round(width_px * theme.CARD_RATIO)
    thick = max(2.0, width * 0.014)

    def painter() -> pygame.Surface:
        inner = (thick, thick, width - 2 * thick, height - 2 * thick, width * theme.CARD_RADIUS)
        body = f'<g opacity="0.4">{svg.box_line(*inner, theme.RAY, thick)}</g>'
        if deep:
            well = svg.box(*inner, theme.SHADOW, 'fill-opacity="0.4"')
            body = well + svg.box_line(*inner, theme.STOCK, thick)
            body = f'<g opacity="0.55">{body}</g>'
        return svg.picture(body, width, height)

    image = easel.atlas.paint(("slot", width, deep), painter, turnable=False)
    easel.canvas.draw(image, x, y)
