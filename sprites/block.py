"""A whole pile in the air, turning over: the edges of its papers, and the card on top."""

import pygame

from sprites import shade, svg, theme
from sprites.card_sprite import moving_shadow
from sprites.easel import Easel

MOST_LAYERS = 9
_PER_LAYER = 3
_STEP = (0.008, 0.016)
"""How far each paper below the top one sticks out, across and down, in card widths."""

_PAD = 3
_LEAST_OPEN = 0.04


def block(
    easel: Easel,
    code: str | None,
    count: int,
    x: float,
    y: float,
    width_px: float,
    *,
    four_colour: bool = False,
    angle: float = 0.0,
    scale: float = 1.0,
    open_share: float = 1.0,
    lift: float = 1.0,
) -> None:
    """So many cards as one, their top round x, y; None is a back. One draw call and a shadow.

    `open_share` is how wide it is seen while it turns over, 1 flat and 0 on edge, where the caller
    swaps the code; `lift` 0 to 1 moves the shadow away.
    """
    width = round(width_px)
    share = max(_LEAST_OPEN, open_share)
    moving_shadow(easel, (x, y), width, angle, (scale * share, scale), lift, 255)
    layers = layers_of(count)

    def painter() -> pygame.Surface:
        card = easel.atlas.card_surface(code, width, four_colour)
        right, low = width * _STEP[0], width * _STEP[1]
        wide, tall = card.get_size()
        sheet = svg.sheet((round(wide + 2 * layers * right), round(tall + 2 * layers * low)))
        middle = sheet.get_width() / 2, sheet.get_height() / 2
        for layer in range(layers, 0, -1):
            edge = _paper(wide, tall, shaded=layer % 2 == 1)
            at = round(middle[0] + layer * right), round(middle[1] + layer * low)
            sheet.blit(edge, edge.get_rect(center=at))
        sheet.blit(card, card.get_rect(center=(round(middle[0]), round(middle[1]))))
        return shade.padded(sheet, _PAD)

    key = ("block", code, width, layers, four_colour and code is not None)
    image = easel.atlas.paint(key, painter)
    easel.canvas.draw(image, x, y, angle=angle, scale=scale, stretch=(share, 1.0))


def layers_of(count: int) -> int:
    """How many edges show below the top card of so many."""
    return min(MOST_LAYERS, max(0, count - 1 + _PER_LAYER - 1) // _PER_LAYER)


def _paper(wide: int, tall: int, *, shaded: bool) -> pygame.Surface:
    colour = theme.HAIRLINE if shaded else theme.STOCK
    return svg.picture(svg.box(0, 0, wide, tall, wide * theme.CARD_RADIUS, colour), wide, tall)
