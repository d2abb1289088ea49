"""A card on the table: lying (baked with its angle and shadow) or moving (turned as it flies)."""

import math

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Image, Tint
from sprites.easel import Easel
from sprites.packs import is_back
from sprites.shade import Shadow

_PAD = 3
_COARSE = 4
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
    dim: bool = False,
    tint: Tint = _WHITE,
    alpha: int = 255,
) -> None:
    """A card that lies at x, y (its middle); None is its back. One draw call, shadow and all.

    The angle is baked, in half degrees, and so is being `dim`: use it for what stays, not for
    what turns.
    """
    image = resting_image(easel, code, width_px, four_colour=four_colour, angle=angle, dim=dim)
    easel.canvas.draw(image, x, y, tint=tint, alpha=alpha)


def resting_image(
    easel: Easel,
    code: str | None,
    width_px: float,
    *,
    four_colour: bool = False,
    angle: float = 0.0,
    dim: bool = False,
) -> Image:
    """The picture that `card_at_rest` draws; ask for it early to have it ready."""
    key = resting_key(code, width_px, four_colour=four_colour, angle=angle, dim=dim)
    width, turn = round(width_px), round(angle * 2) / 2

    def painter() -> pygame.Surface:
        return laid(easel, code, width, four_colour, turn, dim)

    return easel.atlas.paint(key, painter, turnable=False)


def resting_key(
    code: str | None, width_px: float, *, four_colour: bool, angle: float, dim: bool
) -> tuple[object, ...]:
    """What that picture is kept under."""
    turn = round(angle * 2) / 2
    return ("resting", code, round(width_px), four_colour and code is not None, turn, dim)


def laid(
    easel: Easel, code: str | None, width: int, four_colour: bool, turn: float, dim: bool = False
) -> pygame.Surface:
    """A turned card on its shadow, as a surface with the card in its middle."""
    card = easel.atlas.card_surface(code, width, four_colour)
    if dim:
        card = shade.multiplied(card, theme.DIM_CARD)
    cast = shade.resting(width)
    margin = cast.reach
    half = easel.atlas.surface(
        ("soft", card.get_size()), lambda: _half(shade.soft_pair(card, cast, margin))
    )
    under = pygame.transform.rotozoom(half, turn, 1) if turn else half
    under = pygame.transform.smoothscale_by(under, 2)
    face = shade.padded(card, _PAD)
    if turn:
        face = pygame.transform.rotozoom(face, turn, 1)
    size = under.get_width() + margin, under.get_height() + margin
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    middle = size[0] // 2, size[1] // 2
    moved = round(middle[0] + cast.dx), round(middle[1] + cast.dy)
    sheet.blit(under, under.get_rect(center=moved))
    sheet.blit(face, face.get_rect(center=middle))
    return sheet


def _half(surface: pygame.Surface) -> pygame.Surface:
    """Half the size: a shadow is soft, and turns four times faster so."""
    return pygame.transform.smoothscale_by(surface, 0.5)


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
    it across and down. In software only backs and cards that turn over are smoothed: faces that
    fly flat fly many at a time.
    """
    width = round(width_px)
    share = max(0.02, open_share) * squash[0]
    moving_shadow(easel, (x, y), width, angle, (scale * share, scale * squash[1]), lift, alpha)
    smooth = is_back(code) or open_share < 1 or squash != (1.0, 1.0)
    face = easel.atlas.card(code, width, four_colour, smooth=smooth)
    easel.canvas.draw(
        face, x, y, angle=angle, scale=scale, stretch=(share, squash[1]), alpha=alpha, tint=tint
    )


_SHADOW_DEGREES, _SHADOW_STEPS = 22.5, 4  # a moving shadow is baked in coarse steps: it is soft
_HIDDEN = 0.66  # of a card's sides: what of its shadow it covers whichever way it turns
_LOW = 0.3  # lift under which a card throws the shadow of one that lies


def moving_shadow(
    easel: Easel,
    at: tuple[float, float],
    width: int,
    angle: float,
    size: tuple[float, float],
    lift: float,
    alpha: int,
) -> None:
    """The shadow of a card in the air, `size` times as wide and as tall as one that lies."""
    low, high = shade.resting(width), shade.lifted(width)
    dx, dy = low.dx + (high.dx - low.dx) * lift, low.dy + (high.dy - low.dy) * lift
    cast = high if lift > _LOW else low
    turn = round(angle / _SHADOW_DEGREES) * _SHADOW_DEGREES % 180
    across, down = (max(1, round(share * _SHADOW_STEPS)) for share in size)
    key = ("flying shadow", width, turn, across, down, cast)

    def painter() -> pygame.Surface:
        paper = width * across / _SHADOW_STEPS, width * theme.CARD_RATIO * down / _SHADOW_STEPS
        return _turned_shadow(*paper, turn, cast)

    image = easel.atlas.paint(key, painter, turnable=False)
    easel.canvas.draw(image, at[0] + dx, at[1] + dy, alpha=alpha)


def _turned_shadow(width: float, height: float, turn: float, cast: Shadow) -> pygame.Surface:
    """The soft shadow of a turned paper, painted at a quarter of its size."""
    radians = math.radians(turn)
    cos, sin = abs(math.cos(radians)), abs(math.sin(radians))
    box = width * cos + height * sin + 2 * cast.reach, width * sin + height * cos + 2 * cast.reach
    small = max(4, round(box[0] / _COARSE)), max(4, round(box[1] / _COARSE))
    paper = svg.box(-width / 2, -height / 2, width, height, width * theme.CARD_RADIUS, theme.SHADOW)
    body = svg.moved(paper, small[0] / 2, small[1] / 2, 1 / _COARSE, -turn)
    sheet = svg.sheet(small)
    sheet.fill((*theme.rgb(theme.SHADOW), 0))
    drawn = svg.picture(f'<g opacity="{cast.alpha / 255:.3f}">{body}</g>', *small)
    sheet.blit(drawn, (0, 0))
    for _ in range(2):
        sheet = pygame.transform.box_blur(sheet, max(1, round(cast.blur / _COARSE)))
    soft = pygame.transform.smoothscale(sheet, (small[0] * _COARSE, small[1] * _COARSE))
    hole = pygame.Vector2(width, height) * _HIDDEN / 2
    corners = [pygame.Vector2(x, y).rotate(-turn) for x, y in _corners(*hole)]
    middle = pygame.Vector2(soft.get_size()) / 2
    pygame.draw.polygon(soft, (0, 0, 0, 0), [corner + middle for corner in corners])
    return soft


def _corners(x: float, y: float) -> tuple[tuple[float, float], ...]:
    return (-x, -y), (x, -y), (x, y), (-x, y)
