"""Draws a table with hands from its show, in the painting order of the art direction.

It decides nothing, and draws no face that the show does not hold.
"""

from collections.abc import Sequence

from game.table import Beside
from game.zones import Place, Seat, zone_of
from scenes.house import House
from scenes.input.labels import cap_words
from scenes.table.bar import Bar, Target, draw_log
from scenes.table.hands.bubble_picture import NOTICE_SHARE, draw_bubble
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.piles_picture import draw_piles
from scenes.table.hands.plan import OtherPlace, Plan
from scenes.table.hands.sign_picture import draw_sign
from scenes.table.hands.turning_picture import draw_far, draw_near
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from sprites import ground, theme
from sprites.bubble import plate
from sprites.canvas import Anchor, Area
from sprites.card_sprite import card_at_rest, card_moving
from sprites.hand_fan import backs, glow, rim
from sprites.seat_mark import name_tag
from sprites.signs import way_round
from sprites.typeface import Face
from sprites.words import label

LAMP = (0.5, 0.40)
WARM, VIGNETTE = 54, 120
SQUASH = (0.07, -0.07)
LIFT_SIZE = 1.0
LINE_TALL, BESIDE = 1.7, 22.0
"""A line below a tag, in its type; how far one beside it is off, in design pixels."""

EDGE, OWN_TAG_SHARE = 14.0, 0.30
CHAIN_AT = (-0.34, -0.76)


class HandsPicture:
    """The picture of one table with hands."""

    def __init__(self, house: House, show: HandsShow, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting
        self.bar = Bar(house, sitting.game.info.slug, stacks=True)
        self.covered = False
        self._prepared: object = None

    def _code(self, token: Token) -> str | None:
        """The face to draw; none while all faces are covered."""
        return None if self.covered or token.card is None else token.card.code

    def prepare(self) -> bool:
        """Have the pack drawn beside the main thread, at the size of this window."""
        here, house = self._show.plan, self._house
        ready = (house.canvas.generation, here.card, here.hand_card, house.settings.four_colour)
        if self._prepared != ready:
            self._prepared = ready
            codes = dict.fromkeys(card.code for card in self._sitting.game.info.pack)
            four = house.settings.four_colour
            house.atlas.prepare_cards(here.hand_card, four, codes=codes)
        return False

    # -- the table ---------------------------------------------------------------------------

    def draw_table(self) -> None:
        """The cloth, the piles, what is read beside them, and the other seats."""
        easel, here, show = self._house.easel, self._show.plan, self._show
        slug, table = self._sitting.game.info.slug, self._sitting.game.table
        name = table.ground
        ground.table(easel, name, lamp=LAMP, oval=here.oval, warm=WARM, vignette=VIGNETTE)
        signs = show.told.signs
        clockwise = all(s.value == "clockwise" for s in signs if s.kind is Beside.DIRECTION)
        way_round(easel, *here.oval[:2], here.oval[2:], clockwise)
        draw_far(self._house, show.stage, here, covered=self.covered)
        draw_piles(self._house, self._sitting, show, covered=self.covered)
        for sign in signs:
            draw_sign(self._house, slug, sign, here, show.why)
        for seat, place in here.others.items():
            self._draw_other(seat, place, here)
        self._draw_own_tag(here)

    # -- seats -------------------------------------------------------------------------------

    def _draw_other(self, seat: Seat, place: OtherPlace, here: Plan) -> None:
        easel = self._house.easel
        count = self._count(seat)
        if place.fan is not None:
            backs(easel, count, *place.fan, here.fan_card)
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

    # -- the hand in front -------------------------------------------------------------------

    def draw_hand(self, chosen: Token | None, chain: Sequence[Token]) -> None:
        """The cards in front, those that can be played in their own light."""
        easel, show = self._house.easel, self._show
        laid = show.hand.fan
        if laid is None:
            return
        four = self._house.settings.four_colour
        cards = [shown for shown in show.hand.shown() if shown.token is not show.hand.dragged]
        for shown in cards:
            if shown.can:
                glow(easel, shown.held.x, shown.held.y, laid.width)
        for shown in cards:
            held, token = shown.held, shown.token
            if token is chosen:
                rim(easel, held.x, held.y, laid.width, held.degrees)
            card_at_rest(
                easel,
                self._code(token),
                held.x,
                held.y,
                laid.width,
                four_colour=four,
                angle=held.degrees,
                dim=held.dim,
            )
            number = next((n for n, each in enumerate(chain, start=2) if each is token), None)
            if number is not None:
                self._draw_number(number, held.x, held.y, laid.width)

    def _draw_number(self, number: int, x: float, y: float, width: float) -> None:
        """When a card can follow the chosen one."""
        easel = self._house.easel
        plate(
            easel,
            str(number),
            x + CHAIN_AT[0] * width,
            y + CHAIN_AT[1] * width,
            paper=theme.MARIGOLD,
            ink=theme.INK,
        )

    def draw_flying(self) -> None:
        """Cards in the air, and the one that is held by the pointer."""
        for token in self._show.stage.flying:
            self._draw_moving(token)
        if self._show.hand.dragged is not None:
            self._draw_moving(self._show.hand.dragged)
        draw_near(self._house, self._show.stage, self._show.plan, covered=self.covered)

    def _draw_moving(self, token: Token) -> None:
        easel = self._house.easel
        x, y = token.pose.pixels(easel.scale)
        code = self._code(token)
        four = self._house.settings.four_colour
        width = token.pose.size * easel.px(268.0)
        card_moving(
            easel,
            code,
            x,
            y,
            self._show.plan.card,
            four_colour=four,
            angle=token.pose.degrees,
            scale=width / self._show.plan.card * (1 + token.lift * LIFT_SIZE),
            open_share=1 - token.turned,
            squash=(1 + SQUASH[0] * token.squash, 1 + SQUASH[1] * token.squash),
            lift=min(1.0, token.lift * 10),
        )

    # -- words -------------------------------------------------------------------------------

    def draw_words(self, said: str | None, chosen: Token | None, *, log_open: bool) -> None:
        """The line about the chosen card or about what happened, the bar, and the log."""
        easel, show = self._house.easel, self._show
        here = show.plan
        width = easel.scale.width
        lines = () if here.tight else show.option_lines
        below = (here.own_tag[0], here.keys_y) if here.tight else None
        self.bar.draw(lines, here.taken, below)
        if show.notice is not None:
            plate(easel, show.notice, *here.notice, most=NOTICE_SHARE * width)
        elif said and chosen is not None:
            draw_bubble(self._house, show.hand, said, chosen)
        if log_open:
            draw_log(self._house, show.log)


def offers(hints: bool, undoes: bool) -> tuple[Target, ...]:
    """The keys of this table's bar, from the right edge inwards."""
    return (
        Target.PAUSE,
        Target.LOG,
        Target.SORT,
        *((Target.HINT,) if hints else ()),
        *((Target.UNDO,) if undoes else ()),
    )
