"""The curtain before a private hand: it opens to the seat whose key is pressed, and to nobody else.

Held, the key lets its seat peek; tapped twice (or once, where the table has set it so) it stays
open until it is tapped again. What is also played with only ever opens it. It knows no cards: the
table asks `peeking` before it shows any.
"""

import pygame

from game.zones import Seat
from scenes.house import House
from scenes.input.devices import PAD_MEANINGS
from scenes.input.intents import Control, Device, FocusLost, Intent, Press, Release
from scenes.input.labels import cap_words
from scenes.motion.beats import BEATS
from scenes.motion.easing import in_out_sine
from scenes.seating import Sitter
from sprites import theme
from sprites.canvas import Anchor
from sprites.drapes import drapes
from sprites.focus_ring import focus_ring
from sprites.key_cap import key_cap, key_cap_size
from sprites.panel import panel
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import label

TWICE_MS = 450.0
"""Two taps within so long are one double tap."""

_EMBLEM, _EMBLEM_Y = 204.0, 0.278
_NAME, _NAME_Y, _YOURS, _YOURS_Y = 104.0, 0.439, 150.0, 0.561
_ASIDE, _ASIDE_Y, _FOOT, _FOOT_Y = 40.0, 0.696, 31.0, 0.959
_KEY_Y, _RING, _CAP, _CAP_AIR, _WELL = 0.820, 92.0, 104.0, 0.18, 0.55
_BESIDE, _WHAT, _HOW, _WHAT_UP, _HOW_DOWN = 136.0, 46.0, 33.0, 22.0, 30.0
_MOST = 0.94


def is_played_with(control: Control) -> bool:
    """Whether the table needs this control too: the left button, or what a gamepad plays with."""
    match control.device:
        case Device.KEY:
            return False
        case Device.MOUSE:
            return control.code == pygame.BUTTON_LEFT
        case Device.PAD:
            return control.code in PAD_MEANINGS


class Curtain:
    """One curtain. `seat` is whom it is for, None where there is none."""

    def __init__(self, house: House, title: str) -> None:
        self._house = house
        self._title = title
        self.seat: Seat | None = None
        self._sitter: Sitter | None = None
        self._news = ""
        self._peeking = False
        self._latched = False
        self._pressed_at_ms: float | None = None
        self._open = 0.0

    # -- who may look ------------------------------------------------------------------------

    @property
    def peeking(self) -> bool:
        """Whether the seat's own cards may be shown."""
        return self.seat is not None and self._peeking

    @property
    def shut(self) -> bool:
        """Whether nothing at all can be seen behind it."""
        return self.seat is not None and self._open <= 0.0

    @property
    def moving(self) -> bool:
        """Whether it opens or closes just now."""
        return self.seat is not None and self._open != self._goal

    @property
    def _goal(self) -> float:
        return 1.0 if self._peeking else 0.0

    def call(self, seat: Seat, sitter: Sitter, news: str) -> None:
        """It is shut before this seat; `news` is what everybody may know."""
        self.seat, self._sitter, self._news = seat, sitter, news
        self.close()

    def close(self) -> None:
        """Hide at once, whoever holds whatever."""
        self._peeking = self._latched = False
        self._pressed_at_ms = None
        self._open = 0.0

    def dismiss(self) -> None:
        """There is nothing to hide any more."""
        self.close()
        self.seat = self._sitter = None

    # -- keys --------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Whether the intent was for the curtain."""
        match intent:
            case Press(control, at_ms) if self._is_own(control):
                if self._peeking and is_played_with(control):
                    return False
                self._press(at_ms, taps=control.device is not Device.KEY)
            case Release(control) if self._is_own(control):
                if self._latched or not self._peeking:
                    return False
                self._peeking = False
            case FocusLost():
                self.close()
                return False
            case _:
                return False
        return True

    def _is_own(self, control: Control) -> bool:
        return self._sitter is not None and control == self._sitter.control

    def _press(self, at_ms: float, *, taps: bool) -> None:
        """The buttons of a mouse or gamepad are not held; whatever stays open a tap closes."""
        before, self._pressed_at_ms = self._pressed_at_ms, at_ms
        if self._latched:
            self._latched = self._peeking = False
            self._pressed_at_ms = None
        elif taps or not self._house.settings.curtain_hold:
            self._latched = self._peeking = True
        else:
            self._peeking = True
            self._latched = before is not None and at_ms - before <= TWICE_MS

    def advance(self, dt_ms: float) -> None:
        """It opens and closes in its own time."""
        beats = BEATS[self._house.settings.motion]
        length_ms = beats.curtain_open if self._peeking else beats.curtain_close
        if length_ms <= 0:
            self._open = self._goal
            return
        step = dt_ms / length_ms
        self._open = min(1.0, self._open + step) if self._peeking else max(0.0, self._open - step)

    # -- picture -----------------------------------------------------------------------------

    def draw(self) -> None:
        """The drapes; and, while they are shut, whose they are and how to open them."""
        if self._sitter is None or self._open >= 1.0:
            return
        easel = self._house.easel
        look = theme.SEATS[self._sitter.look]
        drapes(easel, look, in_out_sine(self._open))
        if self._open > 0:
            return
        width, height = easel.canvas.size
        middle = width / 2
        emblem_disc(easel, look, middle, _EMBLEM_Y * height, easel.px(_EMBLEM))
        words = self._house.words
        self._say(words("curtain.name", name=self._sitter.name), _NAME_Y, _NAME, Face.DISPLAY)
        self._say(words("curtain.yours"), _YOURS_Y, _YOURS, Face.DISPLAY)
        self._say(words("curtain.others"), _ASIDE_Y, _ASIDE, Face.SEMIBOLD)
        self._draw_key(self._sitter)
        foot = words("curtain.foot", game=self._title, news=self._news) if self._news else ""
        self._say(foot or self._title, _FOOT_Y, _FOOT, Face.SEMIBOLD)

    def _say(self, words: str, down: float, size: float, face: Face) -> None:
        easel = self._house.easel
        width, height = easel.canvas.size
        large = round(easel.px(size)) if face is Face.DISPLAY else None
        most = _MOST * width
        label(easel, words, width / 2, down * height, face=face, size=size, px=large, most=most)

    def _draw_key(self, sitter: Sitter) -> None:
        """The key in its ring, and what it does on both sides."""
        easel, words = self._house.easel, self._house.words
        width, height = easel.canvas.size
        x, y, tall, half = width / 2, _KEY_Y * height, 2 * easel.px(_RING), easel.px(_RING)
        cap = None if sitter.control is None else cap_words(words, sitter.control)
        if cap is not None:
            half = max(half, key_cap_size(easel, cap, easel.px(_CAP))[0] / 2 + tall * _CAP_AIR)
        well = x - half, y - tall / 2, 2 * half, tall
        panel(easel, well, colour=theme.INK, radius=_RING, opacity=_WELL, shadow=False)
        focus_ring(easel, well, radius=tall / 2, gap=0.0)
        if cap is not None:
            key_cap(easel, cap, x, y, easel.px(_CAP))
        held = self._house.settings.curtain_hold and (
            sitter.control is None or sitter.control.device is Device.KEY
        )
        form = "hold" if held else "tap"
        if sitter.control is not None and is_played_with(sitter.control):
            form = "play"
        beside = half + easel.px(_BESIDE - _RING)
        most = width / 2 - beside - easel.px(24)
        for side, anchor, sign in (("left", Anchor.RIGHT, -1), ("right", Anchor.LEFT, 1)):
            at = x + sign * beside
            what, how = words(f"curtain.{form}.{side}"), words(f"curtain.{form}.{side}.how")
            what_px, how_px = easel.scale.type(_WHAT), easel.scale.type(_HOW)
            up = max(easel.px(_WHAT_UP), how_px * 0.66)
            down = max(easel.px(_HOW_DOWN), what_px * 0.66)
            label(easel, what, at, y - up, face=Face.DISPLAY, size=_WHAT, anchor=anchor, most=most)
            label(easel, how, at, y + down, size=_HOW, anchor=anchor, most=most)
