"""Words on the canvas: a label, a line of capitals, a block that wraps. Knows no screen."""

import pygame

from sprites import theme
from sprites.canvas import Anchor, Area
from sprites.easel import Easel
from sprites.typeface import Face, Line


def label(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    face: Face = Face.SEMIBOLD,
    size: float = theme.SMALL,
    colour: str = theme.STOCK,
    anchor: Anchor = Anchor.CENTER,
    most: float | None = None,
    px: int | None = None,
    alpha: int = 255,
) -> Area:
    """One line of `size` design pixels; y is the middle of its capitals unless anchored above.

    `most` is the widest it may be in pixels: it is squeezed, then cut. `px` sets the font's pixels
    whatever the text size, for words in a box that does not grow. Returns its box.
    """
    tall = easel.scale.type(size) if px is None else max(px, easel.scale.floor)
    image = easel.atlas.text(words, face, tall, colour, squeeze_to=most)
    easel.canvas.draw(image, x, y, anchor=anchor, alpha=alpha)
    return (*anchor.corner(x, y, image.width, image.height), image.width, image.height)


def capitals(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    *,
    size: float = theme.CAPITALS,
    colour: str = theme.STOCK,
    anchor: Anchor = Anchor.LEFT,
    most: float | None = None,
) -> Area:
    """A line of small capitals set apart; too long for `most` pixels, set without tracking."""
    px = easel.scale.type(size)
    if most is not None and easel.atlas.typeface.tracked_width(words, px) > most:
        image = easel.atlas.text(words.upper(), Face.BOLD, px, colour, squeeze_to=most)
    else:
        image = easel.atlas.tracked(words, px, colour)
    easel.canvas.draw(image, x, y, anchor=anchor)
    return (*anchor.corner(x, y, image.width, image.height), image.width, image.height)


def block_lines(
    easel: Easel, words: str, width: float, *, face: Face = Face.MEDIUM, size: float = theme.BODY
) -> list[str]:
    """The lines that `block` makes of the words."""
    return easel.atlas.typeface.wrap(words, face, easel.scale.type(size), width)


def block_height(
    easel: Easel,
    words: str,
    width: float,
    *,
    face: Face = Face.MEDIUM,
    size: float = theme.BODY,
    leading: float = theme.LEADING,
) -> float:
    """Pixels from the top of the first line to the bottom of the last."""
    count = len(block_lines(easel, words, width, face=face, size=size))
    return count * easel.scale.type(size) * leading


def block(
    easel: Easel,
    words: str,
    x: float,
    y: float,
    width: float,
    *,
    face: Face = Face.MEDIUM,
    size: float = theme.BODY,
    colour: str = theme.PAPER,
    leading: float = theme.LEADING,
    anchor: Anchor = Anchor.TOP_LEFT,
    most_lines: int | None = None,
) -> Area:
    """Words wrapped into `width` pixels; x, y is the block's anchor. Returns the box it fills.

    The lines are set left, middle or right as the anchor is. Past `most_lines` the last line ends
    in an ellipsis.
    """
    px = easel.scale.type(size)
    lines = block_lines(easel, words, width, face=face, size=size)
    if most_lines is not None and len(lines) > most_lines:
        rest = " ".join(lines[most_lines - 1 :])
        lines = [*lines[: most_lines - 1], rest]
    step = px * leading
    left, top = anchor.corner(x, y, width, step * len(lines))
    share = anchor.value[0]
    line_anchor = {0.0: Anchor.LEFT, 0.5: Anchor.CENTER, 1.0: Anchor.RIGHT}[share]
    for i, line in enumerate(lines):
        if line:
            image = easel.atlas.text(line, face, px, colour, squeeze_to=width)
            at = left + share * width, top + (i + 0.5) * step
            easel.canvas.draw(image, *at, anchor=line_anchor)
    return left, top, width, step * len(lines)


def fitting_px(easel: Easel, words: str, face: Face, px: float, most: float) -> int:
    """Font pixels, `px` or fewer and never under the floor, at which the words fit unsqueezed."""
    whole = max(easel.scale.floor, round(px))
    wide = easel.atlas.typeface.width(words, face, whole)
    return max(easel.scale.floor, min(whole, int(whole * most / max(1.0, wide))))


def put(surface: pygame.Surface, line: Line, x: float, y: float, share: float = 0.5) -> None:
    """Set a line on a surface: y the middle of its capitals, x at `share` of its width."""
    left = round(x - share * line.surface.get_width())
    surface.blit(line.surface, (left, round(y) - line.middle))
