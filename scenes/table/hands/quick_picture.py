"""Draws a throw among bots across the table: their symbols, and the winner's in the light."""

from scenes.house import House
from scenes.table.hands.plan import Plan
from scenes.table.hands.quick_bout import QuickThrow
from scenes.table.sitting import Sitting
from sprites import theme
from sprites.bubble import Sign, sign_mark
from sprites.panel import panel
from sprites.seat_mark import name_tag
from sprites.symbols import symbol_medal

_TALL, _TIGHT_TALL, _WIDE, _DOWN = 184.0, 196.0, 860.0, 12.0
_MEDAL, _TAG, _TIGHT_TAG = 0.60, 34.0, 22.0
_MEDAL_UP, _TAG_DOWN = 0.14, 0.34
_OUT = 0.72
"""How large the medal of whoever is beaten is."""

_PLATE = 0.88


def draw_quick(house: House, sitting: Sitting, here: Plan, throw: QuickThrow) -> None:
    """A dark plate with a medal and a tag for each who threw."""
    assert here.few is not None
    easel = house.easel
    x, y, most = here.few.task
    y += easel.px(_DOWN)
    tall = easel.px(_TIGHT_TALL if here.tight else _TALL)
    wide = min(easel.px(_WIDE), most)
    panel(
        easel,
        (x - wide / 2, y - tall / 2, wide, tall),
        colour=theme.PLATE,
        radius=tall / 2 / easel.scale.u,
        opacity=_PLATE,
    )
    share = wide / len(throw.thrown)
    for place, (seat, symbol) in enumerate(throw.thrown):
        middle = x - wide / 2 + (place + 0.5) * share
        left = seat in throw.winners
        size = _MEDAL * tall * (1.0 if left else _OUT)
        up = y - _MEDAL_UP * tall
        if symbol:
            symbol_medal(easel, symbol, middle, up, size, lit=left and throw.decides)
        else:
            sign_mark(easel, Sign.CROSS, middle, up, size)
        sitter = sitting.seating.sitters[seat]
        name_tag(
            easel,
            theme.SEATS[sitter.look],
            sitter.name,
            middle,
            y + _TAG_DOWN * tall,
            dim=not left,
            turn=left and throw.decides,
            size=_TIGHT_TAG if here.tight else _TAG,
            most=share,
        )
