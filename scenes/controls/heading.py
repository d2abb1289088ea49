"""The head of a screen of the house: its ground, its title, and the way out in the corner."""

from scenes.controls.box import Box
from scenes.controls.button import Act, Corner, corner_box
from scenes.house import House
from scenes.input.intents import Meaning
from sprites import ground, theme
from sprites.canvas import Anchor
from sprites.typeface import Face
from sprites.words import label

_SIDE, _TITLE_MIDDLE, _CORNER_MIDDLE, _UNDER = 88.0, 104.0, 64.0, 26.0
"""Design pixels: the screen's side margin, the two middles, and the air under the title."""

_ABOVE, _RISE = 40.0, 0.4
"""Design pixels over a title at least, and how much higher a smaller one sits."""

_WARM, _VIGNETTE = 46, 120


def side_margin(house: House) -> float:
    """Pixels kept free at the left and right of a screen."""
    return house.scale.px(_SIDE)


def way_out(house: House, words: str, do: Act) -> Corner:
    """The corner at the top right that Esc stands for."""
    cap = house.words("key.esc")
    right = house.scale.width - side_margin(house)
    middle = max(house.scale.px(_CORNER_MIDDLE), house.scale.grow(_CORNER_MIDDLE) * 0.7)
    box = corner_box(house, words, cap, right, middle)
    return Corner(key="way_out", box=box, label=words, cap=cap, shortcut=Meaning.BACK, do=do)


def head_height(house: House, size: float = theme.HEADING) -> float:
    """Pixels from the top of the screen to where its content begins."""
    return _title_middle(house, size) + house.scale.type(size) / 2 + house.scale.px(_UNDER)


def draw_head(
    house: House, title: str, out: Box, *, lamp: tuple[float, float], size: float = theme.HEADING
) -> None:
    """Fill the canvas with the house's ground and write the title, clear of the way out."""
    easel = house.easel
    ground.table(easel, "house", lamp=lamp, warm=_WARM, vignette=_VIGNETTE)
    left = side_margin(house)
    label(
        easel,
        title,
        left,
        _title_middle(house, size),
        face=Face.DISPLAY,
        size=size,
        anchor=Anchor.LEFT,
        most=out.left - left - house.scale.px(_UNDER),
    )


def _title_middle(house: House, size: float) -> float:
    higher = (theme.HEADING - size) * _RISE
    least = house.scale.type(size) * 0.5 + house.scale.px(_ABOVE)
    return max(house.scale.px(_TITLE_MIDDLE - higher), least)
