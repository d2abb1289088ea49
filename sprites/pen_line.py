"""A line that is being drawn with a pen, before it has dried into a picture."""

import math
from collections.abc import Sequence
from itertools import pairwise

from sprites import svg
from sprites.easel import Easel


def pen_line(
    easel: Easel, points: Sequence[tuple[float, float]], thick: float, colour: str
) -> None:
    """Straight from point to point, round at every one of them."""
    size = max(2, round(thick))
    dot = easel.atlas.paint(
        ("pen dot", size, colour),
        lambda: svg.fine(svg.circle(50, 50, 50, colour), (100, 100), size, size),
    )
    for (x, y), (after_x, after_y) in pairwise(points):
        length = math.hypot(after_x - x, after_y - y)
        if length:
            dx, dy = (after_y - y) / length * thick / 2, (x - after_x) / length * thick / 2
            corners = ((x + dx, y + dy), (after_x + dx, after_y + dy))
            others = ((after_x - dx, after_y - dy), (x - dx, y - dy))
            easel.canvas.polygon((*corners, *others), colour)
    for x, y in points:
        easel.canvas.draw(dot, x, y)
