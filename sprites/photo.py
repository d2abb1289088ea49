"""The photo finish: arms along a time axis, each as long as its slap took. One baked picture.

It is given words and times; who was first and what is a tie has been decided elsewhere.
"""

from dataclasses import dataclass

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Area
from sprites.easel import Easel
from sprites.glove import arm_surface
from sprites.theme import SeatLook
from sprites.typeface import Face, Line
from sprites.words import put

_PAD = 28  # design pixels of white paper round the picture
_FOOT = 130
_PILL_LETTERS = 0.63  # of a label's height
_BESIDE = 0.4  # of the picture's width: what a label and its remark may take, if type allows
_TIP = 20 / 200  # of the glove's width: from the picture's edge to the finger tips


@dataclass(frozen=True, slots=True)
class PhotoArm:
    """One hand: when its tips touch the line (ms on the axis), what its label says, a remark."""

    seat: SeatLook
    at_ms: float
    label: str
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Photo:
    """All that is in the photograph. `ticks` are (ms, words or nothing) from left to right."""

    arms: tuple[PhotoArm, ...]
    first_ms: float
    last_ms: float
    ticks: tuple[tuple[float, str], ...]
    tinted_until_ms: float
    card: str | None
    title: str
    line: str
    right_title: str = ""
    right_line: str = ""
    four_colour: bool = False


def photograph(
    easel: Easel,
    photo: Photo,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    degrees: float = -2.0,
    taped: bool = True,
) -> None:
    """The photograph with its middle at x, y; width and height before it is turned."""
    size = round(width), round(height)
    cast = easel.cast(22, 150, 6, 20)
    key = ("photograph", photo, size, degrees, easel.scale)

    def painter() -> pygame.Surface:
        sheet = _Sheet(easel, photo, size).paint()
        turned = pygame.transform.rotozoom(shade.padded(sheet, 3, theme.STOCK), degrees, 1)
        return shade.with_shadow(turned, cast)[0]

    image = easel.atlas.paint(key, painter, pad=cast.reach, turnable=False)
    easel.canvas.draw(image, x, y)
    if taped:
        _tape(easel, x - width * 0.478, y - height * 0.488, -42)
        _tape(easel, x + width * 0.474, y - height * 0.542, 38)


def _tape(easel: Easel, x: float, y: float, degrees: float) -> None:
    wide, tall = easel.px(150), easel.px(42)

    def painter() -> pygame.Surface:
        body = svg.box(0, 0, wide, tall, easel.px(2), theme.TAPE, 'fill-opacity="0.72"')
        strip = shade.padded(svg.picture(body, wide, tall), 3, theme.TAPE)
        return pygame.transform.rotozoom(strip, degrees, 1)

    easel.canvas.draw(easel.atlas.paint(("tape", round(wide), degrees), painter), x, y)


class _Sheet:
    """Paints the flat photograph: geometry once, then layer by layer."""

    def __init__(self, easel: Easel, photo: Photo, size: tuple[int, int]) -> None:
        self.easel, self.photo = easel, photo
        self.width, self.height = size
        scale = easel.scale
        self.unit = scale.u
        self.small = min(scale.type(theme.SMALL), round(self.height * 0.055))
        self.stacked = self._lines_collide()
        foot = max(_FOOT * self.unit, self.small * (5.6 if self.stacked else 4.2))
        pad = _PAD * self.unit
        self.picture: Area = (pad, pad, self.width - 2 * pad, self.height - pad - foot)
        self.axis_left = self.width * 0.173
        self.top = pad + 56 * self.unit
        self.bottom = pad + self.picture[3] - self.small * 1.6
        rows = max(3, len(photo.arms))
        self.row = (self.bottom - self.top) / rows
        self.glove = round(min(88 * self.unit, self.row * 0.74))
        self.pill = round(min(60 * self.unit * scale.text, self.row * 0.62))
        self.right = self.picture[0] + self.picture[2] - 14 * self.unit
        smallest = scale.floor / _PILL_LETTERS
        while self._widest() > self.picture[2] * _BESIDE and self.pill > smallest:
            self.pill -= 1
        self.axis_right = self.right - self._widest()

    def paint(self) -> pygame.Surface:
        """The photograph before it is turned."""
        sheet = svg.picture(self._paper() + self._axis(), self.width, self.height)
        self._tick_words(sheet)
        for i, arm in enumerate(self.photo.arms):
            self._arm(sheet, arm, self._row_middle(i))
        self._card(sheet)
        self._foot(sheet)
        return sheet

    def _x(self, ms: float) -> float:
        first, last = self.photo.first_ms, self.photo.last_ms
        share = (min(max(ms, first), last) - first) / max(1.0, last - first)
        return self.axis_left + share * (self.axis_right - self.axis_left)

    def _paper(self) -> str:
        body = svg.box(0, 0, self.width, self.height, 14 * self.unit, theme.STOCK)
        return body + svg.box(*self.picture, 4 * self.unit, theme.PHOTOGRAPH)

    def _axis(self) -> str:
        above = self.top - 22 * self.unit
        tall = self.bottom - above
        body = ""
        tinted = self._x(self.photo.tinted_until_ms) - self.axis_left
        if tinted > 0:
            veil = 'fill-opacity="0.07"'
            body += svg.box(self.axis_left, above, tinted, tall, 0, theme.RAY, veil)
        for ms, words in self.photo.ticks:
            share, thick = (0.34, 3.0) if words else (0.16, 2.0)
            veil = f'fill-opacity="{share}"'
            thick = max(1.0, thick * self.unit)
            body += svg.box(self._x(ms) - thick / 2, above, thick, tall, 0, theme.RAY, veil)
        left = self.picture[0] + 22 * self.unit
        for i in range(len(self.photo.arms)):
            middle = self._row_middle(i)
            band = (left, middle - self.row * 0.4, self.axis_right - left, self.row * 0.8)
            veil = f'fill-opacity="{0.10 if i % 2 == 0 else 0.04}"'
            body += svg.box(*band, 10 * self.unit, theme.RAY, veil)
        return body

    def _tick_words(self, sheet: pygame.Surface) -> None:
        y = self.bottom + self.small * 0.62
        for ms, words in self.photo.ticks:
            if words:
                put(sheet, self._line(words, Face.BOLD, self.small, theme.CREAM), self._x(ms), y)

    def _arm(self, sheet: pygame.Surface, arm: PhotoArm, y: float) -> None:
        tip = self._x(arm.at_ms) - 6 * self.unit
        left = self.picture[0] + 6 * self.unit
        length = round(max(self.glove * 1.8, tip - left + self.glove * (0.5 + _TIP)))
        drawn = pygame.transform.rotate(arm_surface(arm.seat, self.glove, length), -90)
        edge = round(tip + self.glove * 0.2)
        shown = pygame.Rect(round(left), 0, max(1, edge - round(left)), self.height)
        sheet.set_clip(shown)
        sheet.blit(drawn, (edge - drawn.get_width(), round(y - drawn.get_height() / 2)))
        sheet.set_clip(None)
        self._label(sheet, arm, y)

    def _widest(self) -> float:
        return max((self._beside(arm) for arm in self.photo.arms), default=0.0)

    def _beside(self, arm: PhotoArm) -> float:
        """Pixels that an arm's label and remark take, from its line on."""
        words, remark = self._label_lines(arm)
        wide = 18 * self.unit + words.surface.get_width() + self.pill * 1.1
        return wide + (remark.surface.get_width() + self.pill * 0.6 if arm.remark else 0)

    def _label_lines(self, arm: PhotoArm) -> tuple[Line, Line]:
        px = max(self.easel.scale.floor, round(self.pill * _PILL_LETTERS))
        words = self._line(arm.label, Face.DISPLAY, px, theme.INK)
        return words, self._line(arm.remark, Face.BOLD, min(self.small, px), theme.CREAM)

    def _label(self, sheet: pygame.Surface, arm: PhotoArm, y: float) -> None:
        x = self._x(arm.at_ms)
        line = max(2, round(4 * self.unit))
        mark = (round(x - line / 2), round(y - self.row * 0.4), line, round(self.row * 0.8))
        sheet.fill(theme.STOCK, mark)
        words, remark = self._label_lines(arm)
        wide, tall = words.surface.get_width() + round(self.pill * 1.1), self.pill
        pill = svg.picture(svg.box(0, 0, wide, tall, tall / 2, theme.STOCK), wide, tall)
        put(pill, words, wide / 2, tall / 2)
        left = x + 18 * self.unit
        sheet.blit(pill, (round(left), round(y - tall / 2)))
        if arm.remark:
            put(sheet, remark, left + wide + tall * 0.3, y, 0.0)

    def _card(self, sheet: pygame.Surface) -> None:
        """The slapped card on the right, above or below, wherever no label needs the place."""
        width = round(min(164 * self.unit, self.picture[2] * 0.16))
        half = width * theme.CARD_RATIO * 0.6
        x = self.right - width * 0.72
        for y in (self.picture[1] + half, self.bottom - half):
            if self.photo.card is not None and self._free(x - width * 0.62, y - half, y + half):
                card = self.easel.atlas.card_surface(self.photo.card, width, self.photo.four_colour)
                turned = pygame.transform.rotozoom(shade.padded(card, 3), 6, 1)
                drawn, _ = shade.with_shadow(turned, shade.lifted(width))
                sheet.blit(drawn, drawn.get_rect(center=(round(x), round(y))))
                return

    def _free(self, left: float, top: float, bottom: float) -> bool:
        """Whether no row between these heights reaches beyond `left`."""
        return all(
            self._x(arm.at_ms) + self._beside(arm) <= left
            for i, arm in enumerate(self.photo.arms)
            if top - self.row / 2 < self._row_middle(i) < bottom + self.row / 2
        )

    def _row_middle(self, index: int) -> float:
        return self.top + (index + 0.5) * self.row - 8 * self.unit

    def _foot(self, sheet: pygame.Surface) -> None:
        photo = self.photo
        left, right = self.picture[0] + 6 * self.unit, self.width - self.picture[0] - 6 * self.unit
        large = min(self.easel.scale.type(48), round(self.small * 1.75))
        foot = self.height - self.picture[1] - self.picture[3]
        rows = (0.70, 0.43, 0.19) if self.stacked else (0.62, 0.27, 0.27)
        upper, lower, last = (self.height - foot * share for share in rows)
        room, ink, small = right - left, theme.INK, self.small
        title = self._line(photo.title, Face.DISPLAY, large, ink, room * 0.6)
        put(sheet, title, left, upper, 0.0)
        beside = self._line(photo.right_title, Face.BOLD, small, ink, room * 0.39)
        put(sheet, beside, right, upper, 1.0)
        put(sheet, self._line(photo.line, Face.SEMIBOLD, small, ink, room), left, lower, 0.0)
        rule = self._line(photo.right_line, Face.SEMIBOLD, small, ink, room)
        put(sheet, rule, left if self.stacked else right, last, 0.0 if self.stacked else 1.0)

    def _lines_collide(self) -> bool:
        """Whether the two lower lines need a row each."""
        width = self.easel.atlas.typeface.width
        words = (self.photo.line, self.photo.right_line)
        needed = sum(width(line, Face.SEMIBOLD, self.small) for line in words)
        return needed > self.width - 2.8 * _PAD * self.unit

    def _line(self, words: str, face: Face, px: int, ink: str, most: float | None = None) -> Line:
        return self.easel.atlas.typeface.line(words, face, px, ink, squeeze_to=most)
