"""What a card in the hand is good for: a panel with a button for each, at the lower right edge.

What cannot be had just now says when it can.
"""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.controls import Box, Touch, Widget
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from scenes.scene import Command
from scenes.table.hands.offers import Able, Power
from scenes.table.hands.plan import Plan
from sprites import theme
from sprites.button import Look, button, button_width
from sprites.canvas import Anchor
from sprites.panel import panel
from sprites.typeface import NARROWEST, Face
from sprites.words import label

POWER = "power."

_WIDE, _HEAD, _PAD, _GAP, _BUTTON = 372.0, 122.0, 24.0, 14.0, 80.0
_RADIUS, _OPACITY, _PLATE = 24.0, 0.78, 0.10
_ART, _ART_AT, _NAME_AT, _NOTE_DOWN, _NAME = 104.0, (62.0, 60.0), (122.0, 46.0), 40.0, 38.0
_INSET, _LINES = 22.0, (0.32, 0.70)
_TIGHT_WIDE, _TIGHT_TALL = 0.28, 0.75


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerButton(Widget):
    """One power. Where it cannot be used it is a dim plate that says when."""

    power: Power
    use: Callable[[str], Command | None]

    def act(self) -> Command | None:
        """It was chosen by key or clicked."""
        return self.use(self.power.code)

    def draw(self, house: House, touch: Touch) -> None:
        """A button, a plainer one where its words are long, or the plate."""
        easel, box, power = house.easel, self.box, self.power
        if power.can:
            focused, pressed = touch.focused, touch.held
            wide = button_width(easel, power.label, Look.PRIMARY, box.height, power.cap)
            look = Look.PRIMARY if wide * NARROWEST <= box.width else Look.QUIET
            words, cap = power.label, power.cap
            button(easel, box, words, look=look, key=cap, focused=focused, pressed=pressed)
            return
        panel(easel, box, colour=theme.WHITE, radius=18, opacity=_PLATE, shadow=False)
        left, most = box.left + easel.px(_INSET), box.width - 2 * easel.px(_INSET)
        for words, share, face in zip(
            (power.label, power.note), _LINES, (Face.BOLD, Face.SEMIBOLD), strict=True
        ):
            y = box.top + share * box.height
            label(
                easel,
                words,
                left,
                y,
                face=face,
                size=theme.CAPITALS,
                colour=theme.CREAM,
                anchor=Anchor.LEFT,
                most=most,
            )


def panel_box(house: House, here: Plan, able: Able) -> Box | None:
    """The panel, if there is anything in it; where the type is large, only its buttons."""
    if here.few is None or not able.powers:
        return None
    scale, count = house.scale, len(able.powers)
    wide = _TIGHT_WIDE * scale.width if here.tight else scale.px(_WIDE)
    head = 0.0 if here.tight else scale.px(_HEAD)
    foot = 0.0 if here.tight else scale.px(_PAD)
    tall = head + count * _button_tall(house, here) + (count - 1) * scale.px(_GAP) + foot
    return Box(here.actions[0] - wide, here.few.foot - tall, wide, tall)


def power_spots(
    house: House, here: Plan, able: Able, use: Callable[[str], Command | None]
) -> list[Widget]:
    """A button a power."""
    box = panel_box(house, here, able)
    if box is None:
        return []
    pad = 0.0 if here.tight else house.scale.px(_PAD)
    y = box.top + (0.0 if here.tight else house.scale.px(_HEAD))
    tall, found = _button_tall(house, here), list[Widget]()
    for power in able.powers:
        found.append(
            PowerButton(
                key=POWER + power.code,
                box=Box(box.left + pad, y, box.width - 2 * pad, tall),
                enabled=power.can,
                power=power,
                use=use,
            )
        )
        y += tall + house.scale.px(_GAP)
    return found


def draw_panel(house: House, slug: str, art: str, here: Plan, able: Able) -> None:
    """What lies under the buttons: the card's own drawing, its name, and how often."""
    box = panel_box(house, here, able)
    if box is None or here.tight:
        return
    easel, words = house.easel, house.words
    px = easel.px
    panel(easel, box, colour=theme.UMBER_PLATE, radius=_RADIUS, opacity=_OPACITY)
    size = px(_ART)
    x, y = box.left + px(_ART_AT[0]), box.top + px(_ART_AT[1])
    easel.canvas.draw(easel.atlas.art(art, size), x, y)
    x, y = box.left + px(_NAME_AT[0]), box.top + px(_NAME_AT[1])
    most = box.right - x - px(_PAD)
    name, note = words(f"{slug}.powers"), words(f"{slug}.powers.note")
    left = Anchor.LEFT
    label(easel, name, x, y, face=Face.DISPLAY, size=_NAME, anchor=left, most=most)
    y += px(_NOTE_DOWN)
    label(easel, note, x, y, size=theme.CAPITALS, colour=theme.CREAM, anchor=left, most=most)


def _button_tall(house: House, here: Plan) -> float:
    return max(TARGET_PX, house.scale.grow(_BUTTON * (_TIGHT_TALL if here.tight else 1.0)))
