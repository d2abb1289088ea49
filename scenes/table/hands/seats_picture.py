"""The seats round a table with hands: their tags, the backs of the others, and what each did last.

It decides nothing, and sees no face.
"""

from game.zones import Place, Seat, zone_of
from scenes.house import House
from scenes.input.labels import cap_words
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.plan import OtherPlace, Plan
from scenes.table.sitting import Sitting
from sprites import theme
from sprites.canvas import Anchor, Area
from sprites.hand_fan import backs
from sprites.seat_mark import name_tag
from sprites.typeface import Face
from sprites.words import label

LINE_TALL, BESIDE = 1.7, 22.0
"""A line below a tag, in its type; how far one beside it is off, in design pixels."""

EDGE, OWN_TAG_SHARE = 14.0, 0.30


class SeatsPicture:
    """The picture of everybody at one table."""

    def __init__(self, house: House, show: HandsShow, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting

    def draw(self, here: Plan) -> None:
        """The others, and the tag of the seat in front."""
        for seat, place in here.others.items():
            self._draw_other(seat, place, here)
        self._draw_own_tag(here)

    def _draw_other(self, seat: Seat, place: OtherPlace, here: Plan) -> None:
        easel = self._house.easel
        count = self._count(seat)
        if place.fan is not None:
            backs(easel, count, *place.fan, here.fan_card, self._show.face(None))
        tag = self._draw_tag(seat, place.tag, Anchor.CENTER, here, count, place.most)
        x, y = place.tag
        if place.fan is None:
            if self._show.owes(seat):
                y += (tag[3] + easel.scale.type(theme.SMALL)) / 2
                self._draw_line(seat, x, y, Anchor.CENTER, place.most)
        elif place.beside:
            x += (tag[2] + easel.px(BESIDE)) / 2 + easel.px(BESIDE) / 2
            self._draw_line(seat, x, y, Anchor.LEFT, place.most)
        else:
            y += (tag[3] + easel.scale.type(theme.SMALL) * LINE_TALL) / 2
            edge = min(x, easel.scale.width - x) - easel.px(EDGE)
            self._draw_line(seat, x, y, Anchor.CENTER, 2 * edge)

    def _draw_own_tag(self, here: Plan) -> None:
        easel = self._house.easel
        x, y = here.own_tag
        most = OWN_TAG_SHARE * easel.scale.width
        tag = self._draw_tag(self._show.front, (x, y), Anchor.LEFT, here, None, most)
        y += (tag[3] + easel.scale.type(theme.SMALL) * LINE_TALL) / 2
        self._draw_line(self._show.front, x + easel.px(10), y, Anchor.LEFT, most)

    def _draw_tag(
        self,
        seat: Seat,
        at: tuple[float, float],
        anchor: Anchor,
        here: Plan,
        count: int | None,
        most: float,
    ) -> Area:
        sitter = self._sitting.seating.sitters[seat]
        return name_tag(
            self._house.easel,
            theme.SEATS[sitter.look],
            sitter.name,
            *at,
            count=self._count(seat) if count is None else count,
            key=self._own_key() if seat == self._show.front else "",
            turn=self._show.told.turner == seat,
            size=here.tag_size,
            most=most,
            anchor=anchor,
        )

    def _own_key(self) -> str:
        """What stands on the key that opens the curtain to the seat in front, if there is one."""
        seating = self._sitting.seating
        control = seating.sitters[self._show.front].control
        if control is None or len(seating.people) == 1:
            return ""
        return cap_words(self._house.words, control)

    def _draw_line(self, seat: Seat, x: float, y: float, anchor: Anchor, most: float) -> None:
        """Below a tag: that it is their turn, else what they did last."""
        told = self._show.told
        words = told.did.get(seat)
        colour = theme.LILAC
        if self._show.owes(seat):
            words, colour = self._show.owed_line(seat), theme.GOLD
        elif told.turner == seat and seat == self._show.front:
            words, colour = self._house.words("table.your_turn"), theme.GOLD
        if words:
            label(
                self._house.easel,
                words,
                x,
                y,
                face=Face.BOLD,
                size=theme.SMALL,
                colour=colour,
                anchor=anchor,
                most=most,
            )

    def _count(self, seat: Seat) -> int:
        return len(self._show.stage.zones.get(zone_of(Place.HAND, seat), ()))
