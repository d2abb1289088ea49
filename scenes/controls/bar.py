"""The bar beside content that is taller than its window."""

from scenes.controls.box import Box
from scenes.controls.scroll import BAR_WIDTH
from scenes.house import House
from sprites import theme
from sprites.panel import panel

_TROUGH_OPACITY = 0.45


def draw_bar(house: House, strip: Box, thumb: Box) -> None:
    """The trough along the right of `strip`, and the handle in it."""
    easel = house.easel
    radius = BAR_WIDTH / 2
    trough = (thumb.left, strip.top, thumb.width, strip.height)
    panel(easel, trough, colour=theme.PLATE, radius=radius, opacity=_TROUGH_OPACITY, shadow=False)
    panel(easel, thumb, colour=theme.STOCK, radius=radius, shadow=False)
