"""What a throw came to, drawn: words on the star, medals and ladder, and who throws again."""

from game.bouts.bout import TARGET, Bout, Kind
from game.events import Decision, Judged
from game.zones import Seat
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.throw import places
from scenes.throw.moment import Ask, Hit
from scenes.throw.show import ThrowShow
from scenes.throw.telling import Reason, ThrowTeller
from sprites import theme
from sprites.button import Look, button, button_height, button_width
from sprites.canvas import Anchor
from sprites.count_star import Star, star
from sprites.ladder import lozenge, steps_of
from sprites.marks import arrow
from sprites.panel import panel
from sprites.poster import poster_word
from sprites.seat_mark import emblem_disc
from sprites.symbols import symbol_disc, symbol_medal
from sprites.typeface import Face
from sprites.words import fitting_px, label

PAIR = 2
DISC, LINE_GAP, POINTS_UP, POINTS_DOWN = 250.0, 60.0, 22.0, 104.0
POINTS_SIZE, UNIT_SIZE, STAR_LINE, HEADLINE = 210.0, 50.0, 58.0, 76.0
HEADLINE_MOST = 0.44
SOFT_IN_DUEL = 1.35
MEDAL, MEDAL_WORD = 160.0, 52.0
PANEL_SHARE, PANEL_RADIUS = 0.86, 34
LADDER_EMBLEM, LADDER_NAME, LADDER_FIGURE, LOZENGE = 72.0, 44.0, 96.0, 120.0
LADDER_NAME_MOST = 0.067
REASON_TALL, REASON_DISC, REASON_TYPE = 104.0, 80.0, 36.0
FOOT_MOST, AGAIN_TALL = 0.315, 108.0
AGAIN_STEP, AGAIN_DISC = 0.86, 0.74
"""Emblems before a button: how far apart and how wide, in its heights."""


class Verdicts:
    """The verdicts of one bout."""

    def __init__(
        self,
        house: House,
        sitting: Sitting,
        show: ThrowShow,
        teller: ThrowTeller,
        bout: Bout,
    ) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._teller = teller
        self._seats = bout.seats
        self._points = bout.kind is Kind.POINTS

    @property
    def ladder_shown(self) -> bool:
        """Whether the ladder lies where the tiles would."""
        verdict = self._show.stage.verdict
        return self._points and verdict is not None and len(self._seats) == PAIR

    def draw(self, bout: Bout) -> list[Hit]:
        """What lies over the throwers. Gives what can be clicked."""
        verdict = self._show.stage.verdict
        if verdict is None:
            return []
        thrown = dict(self._show.stage.thrown)
        if len(self._seats) == PAIR:
            self._draw_headline(verdict, thrown)
            self._draw_medals(verdict, thrown)
            if self._points:
                self._draw_ladder()
            return []
        reason = self._teller.reason(verdict, thrown)
        if reason is not None:
            self._draw_reason(reason)
        return [] if self._show.stage.over else self._draw_again(bout)

    # -- the star ----------------------------------------------------------------------------

    def draw_star(self, *, duel: bool) -> None:
        """The star and what stands on it."""
        verdict = self._show.stage.verdict
        if verdict is None:
            return
        easel, scale = self._house.easel, self._house.scale
        if not duel:
            x, y = places.SPLIT_STAR.pixels(scale)
            star(easel, Star.SOFT, x, y)
            self._write(self._lines(verdict), x, y, 1.0)
        elif verdict.decision is Decision.SINGLE:
            x, y = places.POINTS_STAR.pixels(scale)
            star(easel, Star.POINTS, x, y)
            if verdict.points:
                self._write_points(verdict.points, x, y)
            else:
                self._write(self._lines(verdict), x, y, 1.35)
        else:
            x, y = places.POINTS_STAR.pixels(scale)
            star(easel, Star.SOFT, x, y, size=SOFT_IN_DUEL)
            tie = (self._house.words("throw.star.tie"),)
            self._write(
                tie if verdict.decision is Decision.TIE else self._lines(verdict), x, y, 1.35
            )

    def _lines(self, verdict: Judged) -> tuple[str, ...]:
        words = self._house.words
        if verdict.decision is Decision.SINGLE:
            return self._teller.name(verdict.winners[0]), words("throw.star.wins")
        told = verdict.decision.value
        return words(f"throw.star.{told}.above"), words(f"throw.star.{told}.below")

    def _write(self, lines: tuple[str, ...], x: float, y: float, size: float) -> None:
        easel = self._house.easel
        gap = easel.px(LINE_GAP * size)
        for number, line in enumerate(lines):
            px = round(easel.px((STAR_LINE - 12 * number) * size))
            most = easel.px(DISC * size * (0.86 if size > 1 else 0.8))
            px = fitting_px(easel, line, Face.DISPLAY, px, most)
            at = y + (number - (len(lines) - 1) / 2) * gap
            label(easel, line, x, at, face=Face.DISPLAY, px=px, colour=theme.INK, most=most)

    def _write_points(self, points: int, x: float, y: float) -> None:
        easel = self._house.easel
        poster_word(
            easel,
            self._house.words("throw.star.points", n=points),
            x,
            y - easel.px(POINTS_UP),
            size=POINTS_SIZE,
            colour=theme.VERMILION,
            hop=3,
            depth=0.06,
        )
        label(
            easel,
            self._house.words.plural("throw.star.unit", points),
            x,
            y + easel.px(POINTS_DOWN),
            face=Face.DISPLAY,
            px=round(easel.px(UNIT_SIZE)),
            colour=theme.INK,
            most=easel.px(DISC * 0.8),
        )

    # -- two throwers ------------------------------------------------------------------------

    def _draw_headline(self, verdict: Judged, thrown: dict[Seat, str]) -> None:
        easel = self._house.easel
        x, y = places.STEPS.pixels(easel.scale)
        said = self._teller.headline(verdict, thrown)
        most = HEADLINE_MOST * easel.scale.width
        poster_word(easel, said, x, y, size=HEADLINE, hop=1.5, most=most)

    def _draw_medals(self, verdict: Judged, thrown: dict[Seat, str]) -> None:
        """What each threw, or how they missed."""
        easel, scale = self._house.easel, self._house.scale
        for seat, place in zip(self._seats, places.PLACES[PAIR], strict=True):
            code, missed = thrown.get(seat), self._show.stage.arms[seat].missed
            if code is not None:
                lit = seat in verdict.winners and bool(verdict.losers)
                symbol_medal(easel, code, *place.medal.pixels(scale), scale.px(MEDAL), lit=lit)
                said = self._teller.symbol(code)
            elif missed is not None:
                said = self._house.words(f"throws.miss.{missed.value}")
            else:
                continue
            label(
                easel,
                said,
                *place.medal_word.pixels(scale),
                face=Face.DISPLAY,
                px=round(scale.px(MEDAL_WORD)),
                anchor=Anchor.RIGHT if place.fist.flip else Anchor.LEFT,
                most=scale.width * 0.19,
            )

    def _draw_ladder(self) -> None:
        """Both ladders to ten; only what was just won is lit."""
        easel, scale, stage = self._house.easel, self._house.scale, self._show.stage
        fx, fy, wide, tall = places.LADDER
        area = fx * scale.width, fy * scale.height, wide * scale.width, tall * scale.height
        panel(easel, area, colour=theme.PLATE, radius=PANEL_RADIUS, opacity=PANEL_SHARE)
        for seat, row_y in zip(self._seats, places.LADDER_ROWS, strict=True):
            y = row_y * scale.height
            look = theme.SEATS[self._sitting.seating.sitters[seat].look]
            left = 0.0667 * scale.width
            emblem_disc(easel, look, left, y, scale.px(LADDER_EMBLEM))
            name, most = self._teller.name(seat), LADDER_NAME_MOST * scale.width - scale.px(10)
            label(
                easel,
                name,
                left + scale.px(LADDER_EMBLEM * 0.78),
                y,
                face=Face.DISPLAY,
                px=fitting_px(easel, name, Face.DISPLAY, scale.px(LADDER_NAME), most),
                anchor=Anchor.LEFT,
                most=most,
            )
            points = stage.points[seat]
            row = steps_of(points, stage.fresh.get(seat, 0), TARGET)
            lozenge_px = min(scale.px(LOZENGE), 0.105 * scale.height)
            for number, state in enumerate(row, 1):
                x = (places.LADDER_FIRST + (number - 1) * places.LADDER_STEP) * scale.width
                lozenge(easel, state, number, x, y, lozenge_px)
            label(
                easel,
                str(points),
                places.LADDER_TOTAL * scale.width,
                y,
                face=Face.DISPLAY,
                px=round(scale.px(LADDER_FIGURE)),
            )

    # -- three and four ----------------------------------------------------------------------

    def _draw_reason(self, reason: Reason) -> None:
        """Symbols that stay, an arrow, symbols that go, and how that is said, on a dark pill."""
        easel, scale = self._house.easel, self._house.scale
        disc, tall = scale.px(REASON_DISC), scale.px(REASON_TALL)
        step = disc * 1.07
        x, y = places.REASON.pixels(scale)
        discs = len(reason.staying) + len(reason.going)
        room = FOOT_MOST * scale.width - discs * step - disc * 2.1
        most = min(scale.type(REASON_TYPE), scale.px(REASON_TYPE * 1.5))
        size = fitting_px(easel, reason.words, Face.DISPLAY, most, room)
        said = easel.atlas.typeface.width(reason.words, Face.DISPLAY, size)
        wide = discs * step + disc * 2.1 + min(room, said)
        panel(
            easel,
            (x - wide / 2, y - tall / 2, wide, tall),
            colour=theme.PLATE,
            radius=REASON_TALL / 2,
            opacity=PANEL_SHARE,
        )
        at = x - wide / 2 + disc * 0.75
        for symbol in reason.staying:
            symbol_disc(easel, symbol.code, at, y, disc)
            at += step
        arrow(easel, at, y, disc * 0.8)
        at += step
        for symbol in reason.going:
            symbol_disc(easel, symbol.code, at, y, disc)
            at += step
        left = at - step / 2 + disc * 0.1
        label(
            easel, reason.words, left, y, face=Face.DISPLAY, px=size, anchor=Anchor.LEFT, most=room
        )

    def _draw_again(self, bout: Bout) -> list[Hit]:
        """Who throws again, as a button that ends the wait; by emblems where names are too long."""
        easel, scale = self._house.easel, self._house.scale
        said, key = self._teller.again(bout), self._house.words("key.space")
        x, y = places.AGAIN.pixels(scale)
        tall = min(button_height(easel, Look.PRIMARY), scale.px(AGAIN_TALL))
        most = FOOT_MOST * scale.width
        step, standing = tall * AGAIN_STEP, bout.standing
        if button_width(easel, said, Look.PRIMARY, tall, key) <= most:
            standing = ()
        else:
            said = self._house.words("throw.again.short")
            room = most - step * len(standing)
            key = key if button_width(easel, said, Look.PRIMARY, tall, key) <= room else ""
        wide = min(most, button_width(easel, said, Look.PRIMARY, tall, key))
        left = x - (wide + step * len(standing)) / 2
        for number, seat in enumerate(standing):
            look = theme.SEATS[self._sitting.seating.sitters[seat].look]
            emblem_disc(easel, look, left + (number + 0.5) * step, y, tall * AGAIN_DISC)
        area = left + step * len(standing), y - tall / 2, wide, tall
        button(easel, area, said, look=Look.PRIMARY, key=key)
        return [Hit(area, Ask.AGAIN)]
