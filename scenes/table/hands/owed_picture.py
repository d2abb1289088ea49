"""What whoever sits in front owes, and until when: under their buttons, at the right edge."""

from collections.abc import Sequence

from scenes.controls import Widget
from scenes.house import House
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.spots import CRY, DO
from sprites import theme
from sprites.canvas import Anchor
from sprites.typeface import Face
from sprites.words import block

_WIDE, _GAP = 660.0, 14.0


def draw_owed(house: House, show: HandsShow, widgets: Sequence[Widget]) -> None:
    """In words to the seat itself; where the type is large its tag has to do."""
    if show.plan.tight or not show.owes(show.front):
        return
    right, y = show.plan.actions
    column = [w.box for w in widgets if w.key.startswith((DO, CRY)) and w.box.right >= right - 1]
    top = max([box.bottom for box in column], default=y) + house.easel.px(_GAP)
    wide = house.easel.px(_WIDE)
    block(
        house.easel,
        show.owed_line(show.front, ".own"),
        right,
        top,
        wide,
        face=Face.BOLD,
        size=theme.CAPITALS,
        colour=theme.GOLD,
        anchor=Anchor.TOP_RIGHT,
    )
