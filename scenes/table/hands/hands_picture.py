"""Draws a table with hands from its show, in the painting order of the art direction.

It decides nothing, and draws no face that the show does not hold.
"""

from collections.abc import Sequence

from game.table import Beside
from scenes.cards import faces
from scenes.house import House
from scenes.table.bar import Bar, Target, draw_log
from scenes.table.hands.bubble_picture import draw_bubble, room_for_words
from scenes.table.hands.declared_picture import draw_declared
from scenes.table.hands.desk import Desk
from scenes.table.hands.few_picture import draw_marker, draw_task, draw_track, own_track
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.offers import Able
from scenes.table.hands.owed_picture import draw_owed
from scenes.table.hands.piles_picture import draw_piles
from scenes.table.hands.plan import Plan
from scenes.table.hands.power_spots import draw_panel
from scenes.table.hands.quick_picture import draw_quick
from scenes.table.hands.seats_picture import SeatsPicture
from scenes.table.hands.sign_picture import draw_sign
from scenes.table.hands.turning_picture import draw_far, draw_near
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from sprites import ground, theme
from sprites.bubble import plate
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest, card_moving
from sprites.hand_fan import Slot, glow, rim
from sprites.signs import way_round

LAMP = (0.5, 0.40)
WARM, VIGNETTE = 54, 120
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
        self.bar = Bar(house, sitting.game.info.slug, _keys(sitting), stacks=True)
        self.covered = False
        self._prepared: object = None

    def _face(self, token: Token) -> str | None:
        """The face to draw; a back while all faces are covered."""
        return self._show.face(None if self.covered else token.card)

    def prepare(self) -> bool:
        """Have the pack drawn beside the main thread, at the size of this window."""
        here, house = self._show.plan, self._house
        ready = (house.canvas.generation, here.card, here.hand_card, house.settings.four_colour)
        if self._prepared != ready:
            self._prepared = ready
            cards, four = faces(self._sitting.game), house.settings.four_colour
            house.atlas.prepare_cards(here.hand_card, four, codes=cards)
        return False

    def draw(
        self,
        desk: Desk,
        chosen: Token | None,
        chain: Sequence[Token],
        said: str | None,
        *,
        log_open: bool,
    ) -> None:
        """Everything but what is asked, and what is shown over it for a moment."""
        self.draw_table(desk.able, desk.board.focus)
        self.draw_hand(chosen, chain)
        desk.board.draw()
        draw_owed(self._house, self._show, desk.board.widgets)
        self.draw_flying()
        self.draw_words(said, chosen, desk.able, log_open=log_open)

    # -- the table ---------------------------------------------------------------------------

    def draw_table(self, able: Able, focus: str | None) -> None:
        """The cloth, the piles, what is read beside them, and the other seats.

        `able` is what can be done, and `focus` the key of what has the focus.
        """
        easel, here, show = self._house.easel, self._show.plan, self._show
        slug, table = self._sitting.game.info.slug, self._sitting.game.table
        name = table.ground
        ground.table(easel, name, lamp=LAMP, oval=here.oval, warm=WARM, vignette=VIGNETTE)
        signs = show.told.signs
        clockwise = all(s.value == "clockwise" for s in signs if s.kind is Beside.DIRECTION)
        way_round(easel, *here.oval[:2], here.oval[2:], clockwise)
        draw_far(self._house, show, here, covered=self.covered)
        draw_piles(self._house, self._sitting, show, covered=self.covered)
        for sign in signs:
            draw_sign(self._house, slug, sign, here, show.why)
        self._seats.draw(here, able, focus)
        if here.few is not None:
            self._draw_few(here, able)

    def _draw_few(self, here: Plan, able: Able) -> None:
        """The marker, what is collected, and the panel under the buttons of a card."""
        house, show, game = self._house, self._show, self._sitting.game
        table, slug = game.table, game.info.slug
        view = self._sitting.match.view(show.viewer)
        track = own_track(show, table, view, show.viewer)
        if track is not None and not self.covered:
            draw_track(house, here, track, show.track_line(track.reason))
        if not self.covered:
            draw_panel(house, slug, table.power_art, here, able)
        draw_marker(house, slug, table, show)

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
                self._face(token),
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
        draw_near(self._house, self._show, self._show.plan, covered=self.covered)

    def _draw_moving(self, token: Token) -> None:
        easel = self._house.easel
        x, y = token.pose.pixels(easel.scale)
        name = self._face(token)
        four = self._house.settings.four_colour
        width = token.pose.size * easel.px(268.0)
        card_moving(
            easel,
            name,
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

    def draw_over(self, *, paused: bool) -> None:
        """What is shown for a moment over everything: a throw among bots, or a celebration."""
        now, here = self._show.moments, self._show.plan
        if now.quick is not None and here.few is not None:
            draw_quick(self._house, self._sitting, here, now.quick)
        if now.declared is not None and not paused:
            draw_declared(self._house, self._sitting, now.declared)

    # -- words -------------------------------------------------------------------------------

    def draw_words(
        self, said: str | None, chosen: Token | None, able: Able, *, log_open: bool
    ) -> None:
        """What is to be done, the line about the chosen card or what happened, the bar, the log."""
        easel, show = self._house.easel, self._show
        here = show.plan
        lines = () if here.tight else show.option_lines
        below = (here.own_tag[0], here.keys_y) if here.tight else None
        self.bar.draw(lines, here.taken, below)
        taken = any(offer.loud for offer in able.offers) or show.moments.quick is not None
        spoken = show.notice is not None or (said is not None and chosen is not None)
        task = show.task_line() if here.few is not None and not self.covered else ""
        if task and not taken and not (here.tight and spoken):  # there is room for one of them
            draw_task(self._house, here, task)
        if taken:
            pass
        elif show.notice is not None:
            middle, most = room_for_words(self._house, self.bar.apart_right)
            plate(easel, show.notice, middle, here.notice_y, most=most)
        elif said and chosen is not None:
            draw_bubble(self._house, show.hand, said, chosen, self.bar.apart_right)
        if log_open:
            draw_log(self._house, show.log)


def _keys(sitting: Sitting) -> tuple[Target, ...]:
    """The keys of this table's bar, from the right edge inwards: what is of use there."""
    game, alone = sitting.game, len(sitting.seating.people) == 1
    return (
        Target.PAUSE,
        Target.LOG,
        *(() if game.table.few_held else (Target.SORT,)),
        *((Target.HINT,) if game.adviser is not None else ()),
        *((Target.UNDO,) if alone else ()),
    )
