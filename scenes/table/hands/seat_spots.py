"""The places of the others, where they can be touched: their cards and their tag are one target."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

from game.moves import Action
from game.zones import Seat
from scenes.controls import Box, Touch, Widget
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from scenes.scene import Command
from scenes.table.hands.offers import SEAT, Able
from scenes.table.hands.plan import OtherPlace, Plan
from sprites import theme

_FAN_WIDE = 2.1
"""Of the cards that can be touched above a tag, in card widths."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSpot(Widget):
    """Somebody else's place. Its tag tells that it can be touched, and that it has the focus."""

    says: str
    chosen: Callable[[], Command | None]

    @property
    def meaning(self) -> Hashable:
        """What touching it does."""
        return self.key, self.enabled, self.says

    def act(self) -> Command | None:
        """It was chosen by key or clicked."""
        return self.chosen()

    def draw(self, house: House, touch: Touch) -> None:
        """The picture of the seats draws it."""
        del house, touch


def seat_key(seat: Seat) -> str:
    """The key of its widget."""
    return f"{SEAT}{seat}"


def seat_spots(
    house: House, here: Plan, able: Able, do: Callable[[Action], Command | None]
) -> list[Widget]:
    """A box for each place that can be touched now."""
    return [
        SeatSpot(
            key=seat_key(offer.seat),
            box=_box(house, here.others[offer.seat], here),
            says=offer.label,
            chosen=partial(do, offer.action),
        )
        for offer in able.seats
    ]


def _box(house: House, place: OtherPlace, here: Plan) -> Box:
    """The tag, and the cards above it."""
    x, y = place.tag
    tall = 2 * (place.foot - y)
    if place.fan is None:
        tall = max(TARGET_PX, tall)
        return Box(x - place.most / 2, y - tall / 2, place.most, tall)
    wide = max(_FAN_WIDE * here.fan_card, house.scale.px(_TAG_WIDE))
    top = max(0.0, place.fan[1] - here.fan_card * theme.CARD_RATIO / 2)
    return Box(x - wide / 2, top, wide, place.foot - top)


_TAG_WIDE = 360.0
"""Design pixels of a tag, whoever sits there."""
