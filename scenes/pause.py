"""The pause: the house hangs a notice on the door, and everything below stands still.

It dims what lies below; turning the cards face down is the table's own part.
"""

from dataclasses import dataclass
from enum import Enum
from functools import partial

from scenes.controls import TARGET_PX, Box, Button, Layout, Screen, button_size
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.scene import Pop
from sprites import theme
from sprites.bubble import plate
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.hanger import HOLE_MIDDLE, HOLE_RADIUS, door_hanger
from sprites.typeface import Face
from sprites.words import block, block_height, label

DEAF_MS = 500.0
"""Whoever was hammering a key when the pause came does not end it by the next stroke."""

_WIDTH, _PAD, _GAP, _NOTE_GAP, _TITLE, _NOTE = 560.0, 50.0, 16.0, 26.0, 104.0, 32.0
_EDGE, _FOOT, _FOOT_MIDDLE, _WIDEST = 20.0, 100.0, 48.0, 0.7
"""Design pixels; the widest is a share of the window."""


class PauseChoice(Enum):
    """What somebody chose."""

    RESUME = "resume"
    HELP = "help"
    SETTINGS = "settings"
    LEAVE = "leave"


_OFFERS = (
    (PauseChoice.RESUME, Look.PRIMARY, Meaning.BACK, "key.esc"),
    (PauseChoice.HELP, Look.QUIET, Meaning.HELP, "key.f1"),
    (PauseChoice.SETTINGS, Look.QUIET, Meaning.SETTINGS, "key.f2"),
    (PauseChoice.LEAVE, Look.QUIET, None, ""),
)


@dataclass(frozen=True, slots=True)
class _Hanger:
    """Where everything on the notice is; what does not fit is left out."""

    box: Box
    hole: bool
    title_y: float
    note_y: float | None
    buttons: tuple[Box, ...]
    foot: bool


class PauseScene(Screen):
    """Pops the PauseChoice. `focus` is the offer that has the focus at first."""

    covers = False

    def __init__(self, house: House, focus: PauseChoice = PauseChoice.RESUME) -> None:
        super().__init__(house, focus=focus.value, deaf_ms=DEAF_MS)
        self._hanger: _Hanger | None = None

    def layout(self) -> Layout:
        """Four buttons on the notice."""
        hanger = self._hanger = self._measure()
        words = self.house.words
        return Layout(
            tuple(
                Button(
                    key=offer.value,
                    box=box,
                    label=words(f"pause.{offer.value}"),
                    do=partial(Pop, offer),
                    look=look,
                    cap=words(cap) if cap else "",
                    shortcut=shortcut,
                    centred=False,
                )
                for (offer, look, shortcut, cap), box in zip(_OFFERS, hanger.buttons, strict=True)
            )
        )

    def paint(self, canvas: Canvas) -> None:
        """The dimmed table, the notice and its words."""
        house, words, hanger = self.house, self.house.words, self._hanger
        if hanger is None:
            return
        easel = house.easel
        canvas.multiply((0, 0, house.scale.width, house.scale.height), theme.DIM_TABLE)
        door_hanger(easel, hanger.box, hole=hanger.hole)
        inner = hanger.box.inset(easel.px(_PAD), 0)
        label(
            easel,
            words("pause.title"),
            hanger.box.centre[0],
            hanger.title_y,
            face=Face.DISPLAY,
            size=_TITLE,
            colour=theme.INK,
            most=inner.width,
        )
        if hanger.note_y is not None:
            block(
                easel,
                words("pause.note"),
                hanger.box.centre[0],
                hanger.note_y,
                inner.width,
                face=Face.SEMIBOLD,
                size=_NOTE,
                colour=theme.INK,
                anchor=Anchor.TOP,
            )
        if hanger.foot:
            y = house.scale.height - easel.px(_FOOT_MIDDLE)
            plate(easel, words("pause.saved"), house.scale.width / 2, y, most=house.scale.width)

    # ---- layout

    def _measure(self) -> _Hanger:
        """Leave out the line at the foot, the knob's hole, then the note, until all fits."""
        for foot, hole, note in _WHAT_MAY_GO:
            hanger, height = self._try(foot=foot, hole=hole, note=note, squeeze=1.0)
            if height <= self._room(foot=foot):
                return hanger
        _, height = self._try(foot=False, hole=False, note=False, squeeze=1.0)
        squeeze = self._room(foot=False) / height
        return self._try(foot=False, hole=False, note=False, squeeze=squeeze)[0]

    def _room(self, *, foot: bool) -> float:
        scale = self.house.scale
        return scale.height - scale.px(2 * _EDGE) - (scale.px(_FOOT) if foot else 0.0)

    def _try(self, *, foot: bool, hole: bool, note: bool, squeeze: float) -> tuple[_Hanger, float]:
        """The notice with these parts, centred in its room, and the height it needs."""
        house, scale, easel = self.house, self.house.scale, self.house.easel
        words = house.words
        sizes = [
            button_size(house, words(f"pause.{offer.value}"), look, words(cap) if cap else "")
            for offer, look, _, cap in _OFFERS
        ]
        widest = max(width for width, _ in sizes)
        wanted = max(scale.px(_WIDTH), widest + scale.px(2 * _PAD))
        width = min(wanted, scale.width * _WIDEST)
        inner = width - scale.px(2 * _PAD)
        title = scale.type(_TITLE) * squeeze
        y = scale.px(HOLE_MIDDLE + HOLE_RADIUS) if hole else scale.px(_PAD) * squeeze / 2
        title_y = y + title * _TITLE_MIDDLE
        y += title * _TITLE_TALL
        note_y = y if note else None
        if note:
            said = words("pause.note")
            y += block_height(easel, said, inner, face=Face.SEMIBOLD, size=_NOTE)
        y += scale.px(_NOTE_GAP if note else _GAP)
        boxes: list[Box] = []
        for _, tall in sizes:
            height = max(TARGET_PX, tall * squeeze)
            boxes.append(Box(scale.px(_PAD), y, inner, height))
            y += height + scale.px(_GAP) * squeeze
        total = y + scale.px(_PAD) * squeeze * 0.6
        top = scale.px(_EDGE) + (self._room(foot=foot) - total) / 2
        box = Box((scale.width - width) / 2, top, width, total)
        placed = tuple(each.moved(box.left, top) for each in boxes)
        middle = None if note_y is None else note_y + top
        return _Hanger(box, hole, title_y + top, middle, placed, foot), total


_TITLE_MIDDLE, _TITLE_TALL = 0.78, 1.3
_WHAT_MAY_GO = (
    (True, True, True),
    (False, True, True),
    (False, False, True),
    (False, False, False),
)
"""Whether foot, hole and note are there, from all of them to none."""
