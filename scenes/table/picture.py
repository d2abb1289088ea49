"""Draws a table from its show, in the painting order of the art direction. It decides nothing."""

from enum import Enum

from game.nodes import Race, Turn
from game.table import Spread, Standing
from game.zones import Seat
from scenes.house import House
from scenes.table.places import CARD_WIDTH, PILE, Pose, Side
from scenes.table.show import Show
from scenes.table.sitting import Sitting
from scenes.table.stage import Glove, Token
from sprites import ground, theme
from sprites.bubble import plate
from sprites.burst import burst, thrown_pip, wedges
from sprites.canvas import Anchor, Area
from sprites.card_sprite import card_at_rest, card_moving
from sprites.glove import glove
from sprites.key_cap import SPACE, CapState, key_cap, key_cap_size
from sprites.panel import panel
from sprites.pile_sprite import stack
from sprites.poster import poster_word
from sprites.ribbon import ribbon
from sprites.seat_mat import Badge, MatState, seat_mat
from sprites.typeface import Face
from sprites.words import capitals, label

GLOVE_WIDTH = 205.0
STAR_WIDTH = 960.0
WEDGES_REACH = 1.32
SCRAP_COLOURS = (theme.STOCK, theme.MARIGOLD, theme.MINT, theme.INK)
RIBBON_WIDTH = 0.3
MARGIN = 40.0
BAR_Y = 44.0
BAR_CAP = 44.0
BAR_GAP = 18.0
WORD = (0.818, 0.211)
RIBBON = (0.833, 0.393)
NOTICE = {2: (0.5, 0.90), 3: (0.3, 0.93), 4: (0.3, 0.93)}
NOTICE_BETWEEN_MATS = (0.5, 0.93)
NOTICE_WIDTH = 0.36
LOG_WIDTH = 560.0
LOG_SHARE = 0.46
LOG_LEADING = 1.5
LEAVES_PX = 900.0
LIFT_SIZE = 1.0
SQUASH = (0.07, -0.07)
SMEAR = 0.15
GLOVE_SQUASH = 0.06


class Target(Enum):
    """What a pointer can hit on the bar."""

    PAUSE = "pause"
    LOG = "log"


CORNER = ((Target.PAUSE, "Esc"), (Target.LOG, "F4"))
"""From the right edge inwards."""


class Picture:
    """The picture of one table."""

    def __init__(self, house: House, show: Show, sitting: Sitting) -> None:
        self._house = house
        self._show = show
        self._sitting = sitting
        self._targets: dict[Target, Area] = {}

    def target_at(self, x: float, y: float) -> Target | None:
        """What of the bar lies there."""
        for target, (left, top, width, height) in self._targets.items():
            if left <= x <= left + width and top <= y <= top + height:
                return target
        return None

    def draw(self, *, paused: bool, log_open: bool) -> None:
        """Everything, from the cloth up. While paused every card shows its back."""
        easel = self._house.easel
        table = self._sitting.game.table
        stage = self._show.stage
        with easel.canvas.shifted(*(easel.px(part) for part in stage.shake)):
            ground.table(easel, table.ground, rings=PILE)
            self._draw_star()
            for seat in range(len(self._show.places)):
                self._draw_mat(seat)
            self._draw_cards(paused)
            for hand in stage.gloves:
                self._draw_glove(hand)
        self._draw_words()
        self._draw_bar()
        if log_open:
            self._draw_log()

    # -- under the cards ---------------------------------------------------------------------

    def _draw_star(self) -> None:
        star = self._show.stage.burst
        if star is None:
            return
        easel = self._house.easel
        x, y = Pose(*PILE).pixels(easel.scale)
        alpha = round(255 * star.alpha)
        size = easel.px(STAR_WIDTH)
        burst(easel, x, y, size, scale=star.size, degrees=star.degrees, alpha=alpha)
        wedges(easel, x, y, size * WEDGES_REACH, alpha=alpha)

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
            poster_word(
                easel,
                stage.word.words,
                WORD[0] * width,
                WORD[1] * height,
                size=theme.HERO,
                hop=4,
                degrees=stage.word.degrees,
                scale=stage.word.size,
                most=width * 0.33,
            )
        if stage.ribbon is not None:
            x, y = RIBBON[0] * width, RIBBON[1] * height
            ribbon(easel, stage.ribbon.words, stage.ribbon.small, x, y, most=width * RIBBON_WIDTH)
        if self._show.notice is not None:
            fx, fy = NOTICE.get(len(self._show.places), NOTICE_BETWEEN_MATS)
            plate(easel, self._show.notice, fx * width, fy * height, most=NOTICE_WIDTH * width)

    def _draw_bar(self) -> None:
        """The game's name and house options on the left, log and pause on the right."""
        easel, words = self._house.easel, self._house.words
        slug = self._sitting.game.info.slug
        x, y = easel.px(MARGIN), easel.px(BAR_Y)
        width = easel.canvas.size[0]
        mats = self._mats_at_the_top()
        room = min((left for left, _ in mats), default=width * 0.4) - 2 * x
        name = words(f"{slug}.name")
        size = easel.scale.type(theme.CAPITALS)
        if easel.atlas.typeface.tracked_width(name.upper(), size) <= room:
            capitals(easel, name, x, y)
        below = y + easel.scale.type(theme.SMALL) * 1.6
        for line in self._lines_below_the_name():
            left = Anchor.LEFT
            label(easel, line, x, below, anchor=left, size=theme.SMALL, colour=theme.CREAM)
            below += easel.scale.type(theme.SMALL) * 1.4
        free = width - 2 * x - max((right for _, right in mats), default=width * 0.6)
        spoken = self._bar_width() <= free
        right = width - x
        for target, key in CORNER:
            right = self._draw_corner(target, key, right, y, spoken) - easel.px(BAR_GAP * 2)

    def _mats_at_the_top(self) -> list[tuple[float, float]]:
        """Left and right edge of every mat that the bar has to stay clear of."""
        scale = self._house.scale
        edges = []
        for place in self._show.places:
            if place.side is Side.TOP:
                x, _ = place.mat.pixels(scale)
                edges.append((x - scale.px(place.radius), x + scale.px(place.radius)))
        return edges

    def _bar_width(self) -> float:
        """What the words and keys on the right need."""
        easel = self._house.easel
        size = easel.scale.type(theme.LABEL)
        tall = easel.scale.grow(BAR_CAP)
        said = sum(
            easel.atlas.typeface.width(self._house.words(f"table.{t.value}"), Face.SEMIBOLD, size)
            + key_cap_size(easel, key, tall)[0]
            for t, key in CORNER
        )
        return said + 2 * len(CORNER) * easel.px(BAR_GAP)

    def _lines_below_the_name(self) -> list[str]:
        """The house options that hold, and how much time is left."""
        lines = list(self._show.option_lines)
        match self._sitting.match.node:
            case Race(turner=int(), ends_ms=float() as ends_ms):
                opened_ms = self._sitting.match.race_opened_at_ms
                now_ms = self._sitting.clock.now_ms()
                passed_ms = 0.0 if opened_ms is None else now_ms - opened_ms
                left_s = max(0, round((ends_ms - passed_ms) / 1000))
                time = f"{left_s // 60}:{left_s % 60:02}"
                lines.append(self._house.words("table.time_left", time=time))
            case _:
                pass
        return lines

    def _draw_corner(self, target: Target, key: str, right: float, y: float, spoken: bool) -> float:
        """A word (if there is room) and its key, clickable; gives its left edge."""
        easel = self._house.easel
        tall = easel.scale.grow(BAR_CAP)
        cap = key_cap(easel, key, right, y, tall, anchor=Anchor.RIGHT)
        left = cap[0]
        if spoken:
            words = self._house.words(f"table.{target.value}")
            at = left - easel.px(BAR_GAP)
            anchor, size = Anchor.RIGHT, theme.LABEL
            said = label(easel, words, at, y, anchor=anchor, size=size, colour=theme.STOCK)
            left = said[0]
        slack = easel.px(BAR_GAP)
        area = (left - slack, y - tall / 2 - slack, right - left + 2 * slack, tall + 2 * slack)
        self._targets[target] = area
        return left

    def _draw_log(self) -> None:
        """The last plays, the newest at the foot."""
        easel = self._house.easel
        width, height = easel.canvas.size
        margin = easel.px(MARGIN)
        wide = min(easel.scale.grow(LOG_WIDTH), width * LOG_SHARE)
        size = easel.scale.type(theme.LABEL)
        most = height - 4 * margin - easel.px(BAR_Y * 2)
        lines: list[str] = []
        for told in reversed(self._show.log):
            more = easel.atlas.typeface.wrap(told, Face.SEMIBOLD, size, wide - 2 * margin)
            if (len(lines) + len(more)) * size * LOG_LEADING > most:
                break
            lines = [*more, *lines]
        tall = max(1, len(lines)) * size * LOG_LEADING + 2 * margin
        left, top = width - wide - margin, height - tall - margin
        panel(easel, (left, top, wide, tall))
        y = top + margin + size * LOG_LEADING / 2
        for line in lines:
            anchor = Anchor.LEFT
            label(easel, line, left + margin, y, anchor=anchor, size=theme.LABEL, colour=theme.INK)
            y += size * LOG_LEADING
