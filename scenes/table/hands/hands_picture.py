"""Draws a table with hands from its show, in the painting order of the art direction.

It decides nothing, and draws no face that the show does not hold.
"""

from collections.abc import Sequence

from game.table import Beside, Spread
from game.zones import Place, zone_of
from scenes.house import House
from scenes.table.bar import Bar, Target, draw_log
from scenes.table.hands.bubble_picture import draw_bubble, room_for_words
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.plan import Plan
from scenes.table.hands.seats_picture import SeatsPicture
from scenes.table.hands.sign_picture import draw_sign
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from sprites import ground, theme
from sprites.bubble import plate
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest, card_moving
from sprites.hand_fan import Slot, glow, rim
from sprites.pile_sprite import slot, stack
from sprites.seat_mark import emblem_disc
from sprites.signs import way_round
from sprites.words import label

LAMP = (0.5, 0.40)
WARM, VIGNETTE = 54, 120
EMBLEM, EMBLEM_AT = 0.30, (-0.5, -0.72)
BELOW, ON_IT = 0.86, 0.5
"""Where a pile's label is, in card widths below its middle; in large type it lies on the pile."""

SQUASH = (0.07, -0.07)
LIFT_SIZE = 1.0
CHAIN_AT = (-0.34, -0.76)


class HandsPicture:
    """The picture of one table with hands."""

    def __init__(self, house: House, show: HandsShow, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting
        self._seats = SeatsPicture(house, show, sitting)
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
        easel, here = self._house.easel, self._show.plan
        name = self._sitting.game.table.ground
        ground.table(easel, name, lamp=LAMP, oval=here.oval, warm=WARM, vignette=VIGNETTE)
        signs = self._show.told.signs
        clockwise = all(s.value == "clockwise" for s in signs if s.kind is Beside.DIRECTION)
        way_round(easel, *here.oval[:2], here.oval[2:], clockwise)
        for spot in self._sitting.game.table.spots:
            if spot.place in here.piles:
                self._draw_pile(spot.place, spot.spread, here)
        for sign in signs:
            draw_sign(self._house, self._sitting.game.info.slug, sign, here)
        self._seats.draw(here)

    def _draw_pile(self, place: Place, spread: Spread, here: Plan) -> None:
        easel, house = self._house.easel, self._house
        tokens = self._show.stage.zones.get(zone_of(place), [])
        x, y = here.piles[place]
        if not tokens:
            slot(easel, x, y, here.card)
            return
        four = house.settings.four_colour
        if spread is Spread.HEAP:
            codes = [self._code(token) for token in tokens]
            self._show.heap.draw(easel, codes, x, y, here.card, four_colour=four)
            self._draw_who_laid(x, y, here)
            return
        stack(easel, self._code(tokens[-1]), len(tokens), x, y, here.card, four_colour=four)
        if place is Place.STOCK:
            words = house.words.plural("table.left", len(tokens))
            if here.tight:
                plate(easel, words, x, y + ON_IT * here.card)
                return
            label(easel, words, x, y + BELOW * here.card, size=theme.SMALL, colour=theme.LILAC)

    def _draw_who_laid(self, x: float, y: float, here: Plan) -> None:
        """The last play stays marked by whose it was."""
        last = self._show.told.laid
        if last is None:
            return
        seat = theme.SEATS[self._sitting.seating.sitters[last].look]
        across, down = EMBLEM_AT
        size = EMBLEM * here.card
        emblem_disc(
            self._house.easel, seat, x + across * here.card, y + down * here.card, size, ringed=True
        )

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
        before, after = show.hand.hidden
        for count, edge, anchor in (
            (before, laid.slots[:1], Anchor.LEFT),
            (after, laid.slots[-1:], Anchor.RIGHT),
        ):
            self._draw_hidden(count, edge, anchor)

    def _draw_hidden(self, count: int, at: Sequence[Slot], anchor: Anchor) -> None:
        """How many cards wait beyond this edge."""
        if not count or not at:
            return
        easel = self._house.easel
        x = 0.0 if anchor is Anchor.LEFT else easel.scale.width
        plate(easel, f"+{count}", x, at[0].y, anchor=anchor, size=theme.LABEL)

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
        lines = () if here.tight else show.option_lines
        below = (here.own_tag[0], here.keys_y) if here.tight else None
        self.bar.draw(lines, here.taken, below)
        if show.notice is not None:
            middle, most = room_for_words(self._house, self.bar.apart_right)
            plate(easel, show.notice, middle, here.notice_y, most=most)
        elif said and chosen is not None:
            draw_bubble(self._house, show.hand, said, chosen, self.bar.apart_right)
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
