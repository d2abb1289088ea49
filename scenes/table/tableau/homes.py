"""Where each card of such a table belongs just now: in front of who builds, or round the table."""

from game.cards import Card
from game.tableau import Slot, Tableau
from game.zones import Place, Seat, Zone, zone_of
from scenes.cards import face
from scenes.house import House
from scenes.table.curtained_show import CurtainedShow
from scenes.table.poses import Pose
from scenes.table.sitting import Sitting
from scenes.table.tableau.acting import Acting
from scenes.table.tableau.build_plan import BuildPlan, build_plan
from scenes.table.tableau.placing import Placing
from scenes.table.tableau.plan import RoundPlan, from_the_left, round_plan

_PICKED_UP = 34.0
_ABOVE = -0.12
_LEAST_SLOTS = 2


class Homes(CurtainedShow):
    """The places of one table. `front` is the seat whose hand lies in front while it builds."""

    def __init__(self, house: House, sitting: Sitting, viewer: Seat | None) -> None:
        self.front: Seat = 0 if viewer is None else viewer
        self.acting = Acting()
        self.placing = Placing()
        self._slots: tuple[int, tuple[Slot, ...]] = (-1, ())
        last = len(sitting.seating.sitters) - 1 if viewer is None else viewer
        self.seats = tuple(from_the_left(len(sitting.seating.sitters), last))
        super().__init__(house, sitting)
        self.viewer = viewer

    @property
    def tableau(self) -> Tableau:
        """What the game says of it."""
        found = self._sitting.game.table.tableau
        assert found is not None
        return found

    @property
    def plan(self) -> RoundPlan:
        """Where everything lies while nobody builds."""
        return round_plan(self._house.scale, self.seats, len(self.tableau.order))

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots of the tableau that is built now."""
        match = self._sitting.match
        now = len(match.record.entries)
        if self._slots[0] != now:
            self._slots = now, self.tableau.slots(match.view(None))
        return self._slots[1]

    @property
    def build(self) -> BuildPlan:
        """Where everything lies while the seat in front builds."""
        others = tuple(from_the_left(len(self.seats), self.front))[:-1]
        return build_plan(self._house.scale, others, max(_LEAST_SLOTS, len(self.slots)))

    def home(self, zone: Zone, number: int, card: Card | None) -> Pose:
        """In front or round the table."""
        return (
            self._in_front(zone, number, card)
            if self.acting.building
            else self._round(zone, number)
        )

    def _in_front(self, zone: Zone, number: int, card: Card | None) -> Pose:
        here, scale = self.build, self._house.scale
        if zone.seat is None:
            return Pose(0.5, _ABOVE, size=self._size(here.hand_card))
        if zone.seat != self.front:
            other = here.others[zone.seat]
            x, y = other.tag if other.barn is None else other.barn
            return Pose.at_pixels(scale, x, y, width_px=self.plan.small_card)
        if zone.place is not Place.HAND:
            return Pose.at_pixels(scale, *here.own_barn, width_px=self.plan.small_card)
        slot = None if card is None else self.placing.slot_of(card)
        if slot is not None and slot < len(here.slots):
            x, y = here.slots[slot].centre
            return Pose.at_pixels(scale, x, y, degrees=here.tilt(slot) / 2, width_px=here.card)
        cards = self.placing.cards
        place = cards.index(card) if card is not None and card in cards else number
        x, y = here.hand[min(place, len(here.hand) - 1)]
        if card is not None and card == self.placing.picked:
            y -= scale.px(_PICKED_UP)
        return Pose.at_pixels(scale, x, y, degrees=here.tilt(place), width_px=here.hand_card)

    def _round(self, zone: Zone, number: int) -> Pose:
        here, scale = self.plan, self._house.scale
        if zone.seat is None:
            return self._aside(zone, number)
        place = here.seats[zone.seat]
        hidden = (*place.combat, place.hole)
        match zone.place:
            case Place.FLIP:
                degrees, width = place.degrees, here.flip_card
                return Pose.at_pixels(scale, *place.flip, degrees=degrees, width_px=width)
            case Place.COMBAT:
                at, degrees = place.combat[min(number, 1)], 5.0 - 10.0 * min(number, 1)
                return Pose.at_pixels(scale, *at, degrees=degrees, width_px=here.small_card)
            case Place.HOLE:
                return Pose.at_pixels(scale, *place.hole, width_px=here.small_card)
            case Place.HAND:
                at = hidden[number % len(hidden)]
                return Pose.at_pixels(scale, *at, width_px=here.small_card)
            case _:
                return Pose.at_pixels(scale, *place.barn, width_px=here.small_card)

    def _aside(self, zone: Zone, number: int) -> Pose:
        """The stock, and the pot: in the middle, unless open cards lie there."""
        here, scale = self.plan, self._house.scale
        if zone.place is Place.STOCK:
            return Pose.at_pixels(scale, *here.stock, width_px=here.aside_card)
        flips = any(self.stage.zones.get(zone_of(Place.FLIP, seat)) for seat in self.seats)
        (x, y), width = (here.pot_aside, here.aside_card) if flips else (here.pot, here.pot_card)
        lie = self.heap.lie(number, self.face(None))
        x, y = x + lie.dx * width, y + lie.dy * width
        return Pose.at_pixels(scale, x, y, degrees=lie.degrees, width_px=width)

    def _size(self, width_px: float) -> float:
        return Pose.at_pixels(self._house.scale, 0, 0, width_px=width_px).size

    def face(self, card: Card | None) -> str | None:
        """What is seen of a card."""
        return face(self._sitting.game, card)
