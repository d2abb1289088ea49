"""A card on the table: lying (baked with its angle and shadow) or moving (turned as it flies)."""

import pygame

from sprites import shade, theme
from sprites.canvas import Image, Tint
from sprites.easel import Easel
from sprites.shade import Shadow

_PAD = 3
_WHITE = (255, 255, 255)


def card_at_rest(
    easel: Easel,
    code: str | None,
    x: float,
    y: float,
    width_px: float,
    *,
    four_colour: bool = False,
    angle: float = 0.0,
    tint: Tint = _WHITE,
    alpha: int = 255,
) -> None:
    """A card that lies at x, y (its middle); None is its back. One draw call, shadow and all.

    The angle is baked, in half degrees: use it for what stays, not for what turns.
    """
    image = resting_image(easel, code, width_px, four_colour=four_colour, angle=angle)
    easel.canvas.draw(image, x, y, tint=tint, alpha=alpha)


def resting_image(
    easel: Easel,
    code: str | None,
    width_px: float,
    *,
    four_colour: bool = False,
    angle: float = 0.0,
) -> Image:
    """The picture that `card_at_rest` draws; ask for it early to have it ready."""
    width = round(width_px)
    turn = round(angle * 2) / 2
    key = ("resting", code, width, four_colour and code is not None, turn)

    def painter() -> pygame.Surface:
        return laid(easel, code, width, four_colour, turn)

    return easel.atlas.paint(key, painter, turnable=False)


def laid(
    easel: Easel, code: str | None, width: int, four_colour: bool, turn: float
) -> pygame.Surface:
    """A turned card on its shadow, as a surface with the card in its middle."""
    card = easel.atlas.card_surface(code, width, four_colour)
    cast = shade.resting(width)
    margin = cast.reach
    under = easel.atlas.surface(
        ("soft", card.get_size(), cast), lambda: shade.soft_pair(card, cast, margin)
    )
    face = shade.padded(card, _PAD)
    if turn:
        face = pygame.transform.rotozoom(face, turn, 1)
        under = pygame.transform.rotozoom(under, turn, 1)
    size = under.get_width() + 2 * margin, under.get_height() + 2 * margin
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    middle = size[0] // 2, size[1] // 2
    moved = round(middle[0] + cast.dx), round(middle[1] + cast.dy)
    sheet.blit(under, under.get_rect(center=moved))
    sheet.blit(face, face.get_rect(center=middle))
    return sheet


def card_moving(
    easel: Easel,
    code: str | None,
    x: float,
    y: float,
    width_px: float,
    *,
    four_colour: bool = False,
    angle: float = 0.0,
    scale: float = 1.0,
    open_share: float = 1.0,
    squash: tuple[float, float] = (1.0, 1.0),
    lift: float = 1.0,
    tint: Tint = _WHITE,
    alpha: int = 255,
) -> None:
    """A card in the air, or turning over.

    `open_share` is how wide it is seen while it turns over: 1 flat, 0 on edge (the caller swaps
    the code there). `lift` 0 to 1 moves its shadow from resting to far below. `squash` stretches
    it across and down.
    """
    stretch = (max(0.02, open_share) * squash[0], squash[1])
    width = round(width_px)
    height = round(width * theme.CARD_RATIO)
    high = lift > _LOW
    cast = shade.lifted(width) if high else shade.resting(width)
    shadow = easel.atlas.shadow(width, height, width * theme.CARD_RADIUS, cast)
    dx, dy = _offset(width, lift)
    canvas = easel.canvas
    canvas.draw(shadow, x + dx, y + dy, angle=angle, scale=scale, stretch=stretch, alpha=alpha)
    face = easel.atlas.card(code, width, four_colour)
    canvas.draw(face, x, y, angle=angle, scale=scale, stretch=stretch, alpha=alpha, tint=tint)


_LOW = 0.3  # lift under which a card throws the shadow of one that lies


def _offset(width: float, lift: float) -> tuple[float, float]:
    low: Shadow = shade.resting(width)
    high: Shadow = shade.lifted(width)
    return low.dx + (high.dx - low.dx) * lift, low.dy + (high.dy - low.dy) * lift
