"""The mark of what is focused or chosen: Marigold with Ink on both sides, seen on any ground."""

from sprites import svg, theme
from sprites.canvas import Area
from sprites.easel import Easel


def focus_ring(
    easel: Easel, area: Area, *, radius: float, gap: float | None = None, alpha: int = 255
) -> None:
    """A ring round the box, `gap` pixels off it (6 design pixels by default)."""
    off = easel.px(theme.FOCUS_STROKE) if gap is None else gap
    thick = max(3.0, easel.px(theme.FOCUS_STROKE))
    edge = max(1.5, easel.px(theme.FOCUS_EDGE))
    left, top, width, height = area
    around = off + thick / 2 + edge
    wide, tall = round(width + 2 * around), round(height + 2 * around)
    key = ("focus", wide, tall, round(radius), round(thick), round(around))

    def body() -> str:
        inset = thick / 2 + edge
        box = (inset, inset, wide - 2 * inset, tall - 2 * inset, radius + off)
        return svg.box_line(*box, theme.INK, thick + 2 * edge) + svg.box_line(
            *box, theme.MARIGOLD, thick
        )

    image = easel.atlas.paint(key, lambda: svg.picture(body(), wide, tall), turnable=False)
    easel.canvas.draw(image, left + width / 2, top + height / 2, alpha=alpha)


def focus_disc(easel: Easel, x: float, y: float, radius: float, *, gap: float = 0.0) -> None:
    """The same ring round a disc."""
    area = (x - radius, y - radius, 2 * radius, 2 * radius)
    focus_ring(easel, area, radius=radius, gap=gap)
