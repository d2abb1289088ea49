"""Where a card is to be put: an open place, with a sign of what it is for, or a filled one."""

import pygame

from sprites import svg, theme
from sprites.canvas import Area
from sprites.easel import Easel

_RADIUS, _LINE, _OPEN_LINE = 26.0, 4.0, 6.0
_TURN = "M-44,10 A46,46 0 1 1 30,36"
_HEAD = ((10.0, 22.0), (52.0, 30.0), (20.0, 62.0))
_CROSSED = "M-44,-44 L40,40 M44,-44 L-40,40 M-54,22 L-22,54 M54,22 L22,54"
_KEPT = "M-40,-8 V46 H40 V-8 M0,-54 V20 M-24,-4 L0,22 L24,-4"
_STRUCK = "M-6,-2 L-44,54 M-30,-44 L34,0 L52,-26 L-12,-70 Z"
SIGNS = {"flip": _TURN, "combat": _CROSSED, "hole": _KEPT, "hammer": _STRUCK}
"""A line drawing for each kind of slot, by its code."""


def slot(easel: Easel, area: Area, sign: str, *, filled: bool) -> None:
    """A place of this size: Marigold while it is open, a thin line once it is filled."""
    left, top, width, height = area
    wide, tall = round(width), round(height)

    def painter() -> pygame.Surface:
        radius = easel.px(_RADIUS)
        line = max(2.0, easel.px(_LINE if filled else _OPEN_LINE))
        inner = (line / 2, line / 2, wide - line, tall - line, radius)
        body = svg.box(*inner, theme.SLOT, 'fill-opacity="0.5"')
        ring = svg.box_line(*inner, theme.STOCK if filled else theme.MARIGOLD, line)
        body += f'<g opacity="{0.55 if filled else 1.0}">{ring}</g>'
        if not filled and sign in SIGNS:
            drawn = svg.stroke(SIGNS[sign], theme.STOCK, 9)
            if sign == "flip":
                drawn += svg.polygon(list(_HEAD), theme.STOCK)
            drawn = f'<g opacity="0.7">{drawn}</g>'
            body += svg.moved(drawn, wide / 2, tall / 2, wide / 232)
        return svg.picture(body, wide, tall)

    key = ("slot", wide, tall, sign, filled)
    image = easel.atlas.paint(key, painter, turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2)
