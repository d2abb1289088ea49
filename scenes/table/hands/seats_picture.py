"""The seats round a table with hands: their tags, the backs of the others, and what each did last.

It decides nothing, and sees no face.
"""

from game.zones import Place, Seat, zone_of
from scenes.house import House
from scenes.input.labels import cap_words
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.offers import Able
from scenes.table.hands.plan import OtherPlace, Plan
from scenes.table.hands.seat_spots import seat_key
from scenes.table.sitting import Sitting
from sprites import theme
from sprites.canvas import Anchor, Area
from sprites.focus_ring import focus_ring
from sprites.hand_fan import backs
from sprites.key_cap import key_cap
from sprites.seat_mark import name_tag
from sprites.track import tally
from sprites.typeface import Face
from sprites.words import label

LINE_TALL, BESIDE = 1.7, 22.0
"""A line below a tag, in its type; how far one beside it is off, in design pixels."""

EDGE, OWN_TAG_SHARE, OWN_CAP = 14.0, 0.30, 44.0
TALLY_BELOW, TALLY_ASIDE = 8.0, 40.0
"""How far what a seat has won is below its tag, and, where tags are all there is, aside."""


class SeatsPicture:
    """The picture of everybody at one table."""

    def __init__(self, house: House, show: HandsShow, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting

    def draw(self, here: Plan, able: Able, focus: str | None) -> None:
        """The others, and the tag of the seat in front.

        Whose place can be touched has a ring and a key; the one that has the `focus` is lit.
        """
        caps = {offer.seat: offer.cap for offer in able.seats}
        for seat, place in here.others.items():
            lit = seat in caps and focus == seat_key(seat)
            self._draw_other(seat, place, here, caps.get(seat), lit=lit)
        self._draw_own_tag(here)

    def _draw_other(
        self, seat: Seat, place: OtherPlace, here: Plan, cap: str | None, *, lit: bool
    ) -> None:
        easel = self._house.easel
        count = self._count(seat)
        if place.fan is not None:
            backs(easel, count, *place.fan, here.fan_card, self._show.face(None))
        tag = self._draw_tag(seat, place.tag, Anchor.CENTER, here, place.most, cap or "", lit=lit)
        if cap is not None:
            focus_ring(easel, tag, radius=tag[3] / 2, gap=0.0)
        x, y = place.tag
        scored = self._draw_tally(seat, place, tag)
        if place.fan is None:
            if self._show.owes(seat):
                y += (tag[3] + easel.scale.type(theme.SMALL)) / 2
                self._draw_line(seat, x, y, Anchor.CENTER, place.most)
        elif place.beside:
            x += (tag[2] + easel.px(BESIDE)) / 2 + easel.px(BESIDE) / 2
            self._draw_line(seat, x, y, Anchor.LEFT, place.most)
        else:
            y += (tag[3] + easel.scale.type(theme.SMALL) * LINE_TALL) / 2 + scored
            edge = min(x, easel.scale.width - x) - easel.px(EDGE)
            self._draw_line(seat, x, y, Anchor.CENTER, 2 * edge)

    def _draw_tally(self, seat: Seat, place: OtherPlace, tag: Area) -> float:
        """How the seat stands, below its tag or left of it; how many pixels that takes below."""
        if self._show.told.tally is None:
            return 0.0
        easel = self._house.easel
        if place.beside:
            self._tally(seat, tag[0] - easel.px(BESIDE) / 2, place.tag[1], Anchor.RIGHT)
            return 0.0
        below = easel.px(TALLY_BELOW)
        x = place.tag[0] + (easel.px(TALLY_ASIDE) if place.fan is None else 0.0)
        return self._tally(seat, x, place.foot + below, Anchor.TOP)[3] + below

    def _tally(self, seat: Seat, x: float, y: float, anchor: Anchor) -> Area:
        stands = self._show.told.tally
        assert stands is not None
        points, words = stands.points[seat], self._house.words
        said = words.plural("table.points", points)
        return tally(self._house.easel, points, stands.goal, said, x, y, anchor=anchor)

    def _draw_own_tag(self, here: Plan) -> None:
        easel, front, key = self._house.easel, self._show.front, self._own_key()
        x, y = here.own_tag
        if here.few is not None and not here.tight:
            most = here.hand.left - x - easel.px(EDGE)
            self._draw_tag(front, (x, y), Anchor.LEFT, here, most, "")
            self._draw_below(front, here.few.tally, key)
            return
        most = OWN_TAG_SHARE * easel.scale.width
        tag = self._draw_tag(front, (x, y), Anchor.LEFT, here, most, key)
        if here.few is not None:
            self._draw_below(front, here.few.tally, "")
            return
        y += (tag[3] + easel.scale.type(theme.SMALL) * LINE_TALL) / 2
        self._draw_line(front, x + easel.px(10), y, Anchor.LEFT, most)

    def _draw_below(self, front: Seat, at: tuple[float, float], key: str) -> None:
        """How the front seat stands, and the key that opens the curtain to it, if there is one."""
        easel, (x, y) = self._house.easel, at
        if self._show.told.tally is not None:
            stands = self._tally(front, x, y, Anchor.LEFT)
            x += stands[2] + easel.px(BESIDE) / 2
        if key:
            key_cap(easel, key, x, y, easel.scale.grow(OWN_CAP), anchor=Anchor.LEFT)

    def _draw_tag(
        self,
        seat: Seat,
        at: tuple[float, float],
        anchor: Anchor,
        here: Plan,
        most: float,
        key: str,
        *,
        lit: bool = False,
    ) -> Area:
        sitter = self._sitting.seating.sitters[seat]
        return name_tag(
            self._house.easel,
            theme.SEATS[sitter.look],
            sitter.name,
            *at,
            count=self._count(seat),
            key=key,
            turn=lit or self._show.told.turner == seat,
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
        colour = theme.second_line(self._sitting.game.table.ground)
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
