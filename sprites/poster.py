"""A word cut out letter by letter and set on its own hard shadow: titles, SLAP!, "Ana wins!"."""

from collections.abc import Hashable

import pygame

from sprites import shade, svg, theme
from sprites.canvas import Anchor, Image
from sprites.easel import Easel
from sprites.typeface import Face, Typeface

_DEPTH = 0.08  # em of extrusion
_STEP_DEGREES, _STEP_SCALE = 3.0, 0.15


def poster_word(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    size: float = theme.TITLE,
    colour: str = theme.STOCK,
    side: str = theme.INK,
    hop: float = 0.0,
    degrees: float = 0.0,
    scale: float = 1.0,
    most: float | None = None,
    depth: float = _DEPTH,
    anchor: Anchor = Anchor.CENTER,
    alpha: int = 255,
    shadow: bool = True,
) -> Image:
    """A word of `size` design pixels, at most `most` pixels wide (then set smaller).

    Letters are turned by plus and minus `hop` degrees in turn. `degrees` and `scale` are of the
    whole word and are baked in steps (3 degrees, 0.15), so that a word can drop in without being
    rastered each frame. Text size leaves poster words alone.
    """
    px = _fitting_px(easel, words, size, most, depth)
    turn = round(degrees / _STEP_DEGREES) * _STEP_DEGREES
    step = 1.0 + round((scale - 1.0) / _STEP_SCALE) * _STEP_SCALE
    cast = easel.cast(10, 110, 4, 11)
    key: Hashable = ("poster", words, px, colour, side, hop, turn, round(step, 2), depth, shadow)

    def painter() -> pygame.Surface:
        word = poster_surface(easel.atlas.typeface, words, px, colour, side, hop, depth)
        if turn or step != 1:
            word = pygame.transform.rotozoom(shade.padded(word, 3), turn, step)
        return shade.with_shadow(word, cast)[0] if shadow else word

    pad = cast.reach if shadow else 0
    image = easel.atlas.paint(key, painter, pad=pad, turnable=False)
    easel.canvas.draw(image, x, y, anchor=anchor, alpha=alpha)
    return image


def poster_alive(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    degrees: float,
    scale: float,
    size: float = theme.TITLE,
    hop: float = 0.0,
    most: float | None = None,
) -> None:
    """The same word on its way: one picture, turned and sized live, without its shadow.

    At a scale of 1 it has arrived, and throws its shadow again.
    """
    if scale == 1:
        poster_word(easel, words, x, y, size=size, hop=hop, degrees=degrees, most=most)
        return
    px = _fitting_px(easel, words, size, most, _DEPTH)

    def painter() -> pygame.Surface:
        typeface = easel.atlas.typeface
        word = poster_surface(typeface, words, px, theme.STOCK, theme.INK, hop, _DEPTH)
        return shade.padded(word, 3)

    image = easel.atlas.paint(("poster moving", words, px, hop), painter, pad=3)
    easel.canvas.draw(image, x, y, angle=degrees, scale=scale)


def _fitting_px(easel: Easel, words: str, size: float, most: float | None, depth: float) -> int:
    """Font pixels of `size` design pixels, or fewer where `most` pixels would be passed."""
    px = max(easel.scale.floor, round(easel.px(size)))
    if most is None:
        return px
    wide = easel.atlas.typeface.width(words, Face.DISPLAY, px) * (1.0 + depth)
    return max(easel.scale.floor, min(px, int(px * most / max(1.0, wide))))


def poster_surface(
    typeface: Typeface,
    words: str,
    px: int,
    colour: str,
    side: str,
    hop: float = 0.0,
    depth: float = _DEPTH,
) -> pygame.Surface:
    """The word as a surface cut to its ink."""
    font = typeface.font(Face.DISPLAY, px)
    deep = max(1, round(px * depth))
    width = font.size(words)[0] + 2 * deep + px
    sheet = svg.sheet((width, font.get_height() + 2 * deep + px // 2))
    letters: list[tuple[pygame.Surface, pygame.Surface, float]] = []
    for i, letter in enumerate(words):
        turn = hop if i % 2 else -hop
        front, back = (font.render(letter, True, theme.rgb(ink)) for ink in (colour, side))
        if turn:
            front, back = (pygame.transform.rotozoom(cut, turn, 1) for cut in (front, back))
        letters.append((front, back, px * 0.4 + font.size(words[:i])[0]))
    top = px * 0.2
    for distance in range(deep, 0, -1):
        for _, back, x in letters:
            sheet.blit(back, (round(x + distance * 0.8), round(top + distance)))
    for front, _, x in letters:
        sheet.blit(front, (round(x), round(top)))
    return sheet.subsurface(sheet.get_bounding_rect()).copy()
