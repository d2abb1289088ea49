"""Draws a table from its show, in the painting order of the art direction. It decides nothing."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial

from game.nodes import Race, Turn
from game.table import Spread, Standing
from game.zones import Seat
from scenes.cards import faces
from scenes.house import House
from scenes.table.bar import Bar, draw_log
from scenes.table.mats.gloves import WORD_DEGREES
from scenes.table.mats.head import head_lines
from scenes.table.mats.places import PILE, top_edges
from scenes.table.mats.show import MatsShow
from scenes.table.poses import CARD_WIDTH, Pose
from scenes.table.sitting import Sitting
from scenes.table.stage import Burst, Glove, Token, Word
from sprites import ground, theme
from sprites.bubble import plate
from sprites.burst import burst, thrown_pip, wedges
from sprites.card_sprite import card_at_rest, card_moving
from sprites.glove import glove
from sprites.key_cap import SPACE, CapState
from sprites.pile_sprite import stack
from sprites.poster import poster_alive
from sprites.ribbon import ribbon
from sprites.seat_mat import Badge, MatState, seat_mat

GLOVE_WIDTH = 205.0
STAR_WIDTH = 960.0
STAR_STEPS = 24
CHORES_MS = 9.0
"""So much of a frame goes to pictures that will be wanted later."""

WEDGES_REACH = 1.32
WEDGES_ALPHA = 190
SCRAP_COLOURS = (theme.STOCK, theme.MARIGOLD, theme.MINT, theme.INK)
RIBBON_WIDTH = 0.3
WORD = (0.818, 0.211)
WORD_WIDTH = 0.33
WORD_HOP = 4.0
RIBBON = (0.833, 0.393)
NOTICE = {2: (0.5, 0.90), 3: (0.3, 0.93), 4: (0.3, 0.93)}
NOTICE_BETWEEN_MATS = (0.5, 0.93)
NOTICE_WIDTH = 0.36
LEAVES_PX = 900.0
LIFT_SIZE = 1.0
SQUASH = (0.07, -0.07)
SMEAR = 0.15
GLOVE_SQUASH = 0.06


class MatsPicture:
    """The picture of one table with mats."""

    def __init__(self, house: House, show: MatsShow, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting
        self.bar = Bar(house, sitting.game.info.slug)
        self._prepared: int | None = None
        self._chores: deque[Callable[[], None]] = deque()

    def draw(self, *, paused: bool, log_open: bool) -> None:
        """Everything, from the cloth up. While paused every card shows its back."""
        easel = self._house.easel
        table = self._sitting.game.table
        stage = self._show.stage
        with easel.canvas.shifted(*(easel.px(part) for part in stage.shake)):
            ground.table(easel, table.ground, rings=PILE)
            if stage.burst is not None:
                self._draw_star(stage.burst)
            for seat in range(len(self._show.places)):
                self._draw_mat(seat)
            self._draw_cards(paused)
            for hand in stage.gloves:
                self._draw_glove(hand)
        self._draw_words()
        lines = head_lines(self._house, self._show, self._sitting)
        self.bar.draw(lines, top_edges(self._show.places, easel.scale))
        if log_open:
            draw_log(self._house, self._show.log)

    def prepare(self) -> bool:
        """Make a few of the pictures that will be wanted at once; tell whether there are more.

        After a resize all are made anew, a few with every frame.
        """
        easel, clock = self._house.easel, self._house.clock
        if self._prepared != easel.canvas.generation:
            self._prepared = easel.canvas.generation
            self._chores = deque(self._all_chores())
            cards, four = faces(self._sitting.game), self._house.settings.four_colour
            easel.atlas.prepare_cards(easel.px(CARD_WIDTH), four, codes=cards)
        until_ms = clock.now_ms() + CHORES_MS
        with easel.canvas.rehearsal():
            while self._chores and clock.now_ms() < until_ms:
                self._chores.popleft()()
        return bool(self._chores)

    def _all_chores(self) -> Iterator[Callable[[], None]]:
        """Hands, star and word: what takes long to make and is wanted in an instant."""
        shout = self._house.words(f"{self._sitting.game.info.slug}.shout")
        for seat in range(len(self._show.places)):
            for hand in (Glove(seat, 0.5), Glove(seat, 1.0), Glove(seat, 1.0, squash=1.0)):
                yield partial(self._draw_glove, hand)
        for step in range(STAR_STEPS + 1):
            share = step / STAR_STEPS
            yield partial(self._draw_star, Burst(0.3 + 0.7 * share, 1.0, 6 * share))
            yield partial(self._draw_star, Burst(1.0, share, 6.0))
        for size in (1.0, 1.5):
            yield partial(self._draw_poster, Word(shout, size, WORD_DEGREES))

    # -- under the cards ---------------------------------------------------------------------

    def _draw_star(self, star: Burst) -> None:
        easel = self._house.easel
        x, y = Pose(*PILE).pixels(easel.scale)
        alpha = round(255 * star.alpha)
        size = easel.px(STAR_WIDTH)
        burst(easel, x, y, size, scale=star.size, degrees=star.degrees, alpha=alpha)
        wedges(easel, x, y, size * WEDGES_REACH, alpha=round(WEDGES_ALPHA * star.alpha))

    def _draw_mat(self, seat: Seat) -> None:
        easel = self._house.easel
        place = self._show.places[seat]
        sitter = self._sitting.seating.sitters[seat]
        x, y = place.mat.pixels(easel.scale)
        control = sitter.control
        badge = Badge(
            name=sitter.name,
            count=self._count(seat),
            key="" if control is None else self._key_words(control.label),
            cap=self._cap(seat),
        )
        standing = self._sitting.game.table.standing(self._sitting.match.view(None), seat)
        state = MatState(
            turn=self._turner() == seat,
            winner=self._show.stage.winner == seat,
            out=standing is Standing.OUT,
            barred=standing is Standing.BARRED or seat in self._show.stage.dimmed,
        )
        seat_mat(
            easel,
            theme.SEATS[sitter.look],
            x,
            y,
            easel.px(place.radius),
            badge,
            place.badge.pixels(easel.scale),
            state,
            pile=Pose(*PILE).pixels(easel.scale),
        )

    def _key_words(self, label_on_key: str) -> str:
        if label_on_key.casefold() == "space":
            return SPACE
        return label_on_key or self._house.words("control.button")

    def _count(self, seat: Seat) -> int | None:
        spots = self._sitting.game.table.spots
        badges = {spot.place for spot in spots if spot.spread is Spread.BADGE}
        zones = self._show.stage.zones
        counts = [len(zones[z]) for z in zones if z.seat == seat and z.place in badges]
        return sum(counts) if counts else None

    def _turner(self) -> Seat | None:
        match self._sitting.match.node:
            case Turn(seat):
                return seat
            case Race(turner=seat):
                return seat
            case _:
                return None

    def _cap(self, seat: Seat) -> CapState:
        down = self._show.stage.glove_of(seat) is not None
        lit = self._turner() == seat or self._show.stage.winner == seat
        if lit:
            return CapState.LIT_PRESSED if down else CapState.LIT
        return CapState.PRESSED if down else CapState.PLAIN

    # -- cards and hands ---------------------------------------------------------------------

    def _draw_cards(self, paused: bool) -> None:
        easel = self._house.easel
        width = easel.px(CARD_WIDTH)
        spreads = {spot.place: spot.spread for spot in self._sitting.game.table.spots}
        for zone, tokens in self._show.stage.zones.items():
            if not tokens:
                continue
            match spreads.get(zone.place):
                case Spread.HEAP:
                    self._draw_heap(tokens, width, paused)
                case Spread.STACK:
                    x, y = Pose(*PILE).pixels(easel.scale)
                    stack(easel, None, len(tokens), x, y, width)
                case _:
                    pass
        for token in self._show.stage.flying:
            self._draw_moving(token, width, paused)
            if token.lands_at is not None and token.card is not None and not paused:
                place, code = token.lands_at, token.card.code
                four = self._house.settings.four_colour
                self._show.heap.expect(easel, place, code, width, four_colour=four)

    def _draw_heap(self, tokens: list[Token], width: float, paused: bool) -> None:
        easel = self._house.easel
        four = self._house.settings.four_colour
        x, y = Pose(*PILE).pixels(easel.scale)
        squashed = tokens[-1].squash > 0
        lying = tokens[:-1] if squashed else tokens
        codes = [self._code(token, paused) for token in lying]
        self._show.heap.draw(easel, codes, x, y, width, four_colour=four)
        if squashed:
            self._draw_moving(tokens[-1], width, paused)

    def _draw_moving(self, token: Token, width: float, paused: bool) -> None:
        easel = self._house.easel
        x, y = token.pose.pixels(easel.scale)
        code = self._code(token, paused)
        four = self._house.settings.four_colour
        size = token.pose.size * (1 + token.lift * LIFT_SIZE)
        if token.turned == 0 and token.squash == 0 and size == 1:
            degrees = token.pose.degrees
            card_at_rest(easel, code, x, y, width, four_colour=four, angle=degrees)
            return
        card_moving(
            easel,
            code,
            x,
            y,
            width,
            four_colour=four,
            angle=token.pose.degrees,
            scale=size,
            open_share=1 - token.turned,
            squash=(1 + SQUASH[0] * token.squash, 1 + SQUASH[1] * token.squash),
            lift=min(1.0, token.lift * 10),
        )

    @staticmethod
    def _code(token: Token, paused: bool) -> str | None:
        return None if paused or token.card is None else token.card.code

    def _draw_glove(self, hand: Glove) -> None:
        easel = self._house.easel
        place = self._show.places[hand.seat]
        seat = theme.SEATS[self._sitting.seating.sitters[hand.seat].look]
        x, y = place.palm.pixels(easel.scale)
        away = easel.px(LEAVES_PX) * (1 - hand.reach)
        moving = 0 < hand.reach < 1
        stretch = 1 + SMEAR if moving else 1 - GLOVE_SQUASH * round(hand.squash)
        glove(
            easel,
            seat,
            x + easel.px(hand.shake),
            y,
            place.palm.degrees,
            easel.px(GLOVE_WIDTH),
            reach=away,
            stretch=stretch,
        )

    # -- words -------------------------------------------------------------------------------

    def _draw_words(self) -> None:
        easel, stage = self._house.easel, self._show.stage
        width, height = easel.canvas.size
        for scrap in stage.scraps:
            x, y = width / 2 + scrap.x * height, height / 2 + scrap.y * height
            colour = SCRAP_COLOURS[scrap.colour]
            thrown_pip(easel, scrap.suit, colour, x, y, easel.px(scrap.size), degrees=scrap.degrees)
        if stage.word is not None:
            self._draw_poster(stage.word)
        if stage.ribbon is not None:
            x, y = RIBBON[0] * width, RIBBON[1] * height
            ribbon(easel, stage.ribbon.words, stage.ribbon.small, x, y, most=width * RIBBON_WIDTH)
        if self._show.notice is not None:
            fx, fy = NOTICE.get(len(self._show.places), NOTICE_BETWEEN_MATS)
            plate(easel, self._show.notice, fx * width, fy * height, most=NOTICE_WIDTH * width)

    def _draw_poster(self, word: Word) -> None:
        easel = self._house.easel
        width, height = easel.canvas.size
        x, y = WORD[0] * width, WORD[1] * height
        size, most = theme.HERO, width * WORD_WIDTH
        poster_alive(
            easel,
            word.words,
            x,
            y,
            degrees=word.degrees,
            scale=word.size,
            size=size,
            hop=WORD_HOP,
            most=most,
        )
