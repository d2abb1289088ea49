"""Draws a throw: ground, arms, names, and the star with its count or its verdict.

It decides nothing, and of what is still secret it knows nothing.
"""

from game.bouts.bout import TARGET, Bout, Kind
from game.zones import Seat
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.throw import places
from scenes.throw.corner import draw_corner
from scenes.throw.keys import ThrowKeys
from scenes.throw.moment import Hit, Moment
from scenes.throw.places import PLACES, ArmPlace, ThrowPlace
from scenes.throw.show import ThrowShow
from scenes.throw.stage import FIST, ThrowStage
from scenes.throw.stake import draw_stake, stake_in_words
from scenes.throw.telling import ThrowTeller
from scenes.throw.tempo import BOB, NUMERAL_FROM, NUMERAL_MS
from scenes.throw.tiles import draw_chip, draw_tiles
from scenes.throw.training import Training
from scenes.throw.verdict import Verdicts
from sprites import theme
from sprites.burst import thrown_pip
from sprites.count_star import Star, StepState, numeral, star, steps, time_ring
from sprites.easel import Easel
from sprites.ladder import small_lozenges, steps_of
from sprites.seat_mark import emblem_disc
from sprites.theme import SeatLook
from sprites.throw_ground import grey_ground, throw_ground
from sprites.throw_hand import KINDS, throw_hand
from sprites.typeface import Face
from sprites.words import label

PAIR = 2
STEP_IN = 0.03
"""Winners step in by so much of the height."""

SCRAP_COLOURS = (theme.STOCK, theme.MARIGOLD, theme.MINT, theme.INK)
BELOW_MOST = 38.0
DISC_MOST = 250.0
BEATS_SHOWN = 3


class ThrowPicture:
    """The picture of one bout."""

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
        self._verdicts = Verdicts(house, sitting, show, teller, bout)
        self.training = Training(house, sitting, bout.seats)
        self._stake = stake_in_words(house.words, sitting.game, sitting.match.view(None))
        self.keys = ThrowKeys(())
        self.hidden: frozenset[Seat] = frozenset()
        """Who chooses elsewhere, and has no tiles here."""
        self.hits: list[Hit] = []
        self._prepared: int | None = None
        self._waiting: list[tuple[Seat, str]] = []

    @property
    def duel(self) -> bool:
        """Whether two throw, left and right."""
        return len(self._seats) == PAIR

    def place(self, seat: Seat) -> ThrowPlace:
        """Where a thrower is."""
        return PLACES[len(self._seats)][self._seats.index(seat)]

    def look(self, seat: Seat) -> SeatLook:
        """How a thrower is told apart."""
        return theme.SEATS[self._sitting.seating.sitters[seat].look]

    def draw(self, moment: Moment) -> None:
        """Everything, from the ground up."""
        easel = self._house.easel
        self.hits = []
        arms = self._show.stage.arms
        self._draw_ground({seat for seat in self._seats if arms[seat].grey >= 1})
        for index, seat in enumerate(self._seats):
            if 0 < arms[seat].grey < 1 and not self.duel:
                grey_ground(easel, index, len(self._seats), arms[seat].grey)
        if self.duel:
            self._draw_middle(moment)
        for seat in sorted(self._seats, key=lambda seat: -self._show.stage.arms[seat].grey):
            self._draw_arm(seat, moment)
        if not self.duel:
            self._draw_middle(moment)
        for seat in self._seats:
            self._draw_thrower(seat, moment)
        self.hits += self._verdicts.draw(moment.bout)
        if not self._verdicts.ladder_shown:
            self.hits += self.training.draw(moment)
            self.hits += draw_corner(self._house, self._sitting, len(self._seats))
            if self._stake:
                draw_stake(self._house, self._stake, len(self._seats))
        _draw_scraps(easel, self._show.stage)

    @property
    def preparing(self) -> bool:
        """Whether shapes of hands are still to be made."""
        return bool(self._waiting) or self._prepared != self._house.easel.canvas.generation

    def _draw_ground(self, out: set[Seat]) -> None:
        grounds = {seat: theme.THROW_GROUNDS[self.look(seat).colour] for seat in self._seats}
        throw_ground(
            self._house.easel,
            [
                theme.greyed_ground(ground) if seat in out else ground
                for seat, ground in grounds.items()
            ],
        )

    # -- ahead of time -----------------------------------------------------------------------

    def prepare(self) -> bool:
        """Have one more shape of a hand ready, whatever is being thrown; whether any was left."""
        canvas = self._house.easel.canvas
        if self._prepared != canvas.generation:
            self._prepared = canvas.generation
            self._waiting = [(seat, shape) for shape in KINDS for seat in self._seats]
        if not self._waiting:
            return False
        seat, shape = self._waiting.pop(0)
        place = self.place(seat)
        with canvas.rehearsal():
            self._draw_hand(seat, place.open if shape != FIST else place.fist, shape, 0.0, 0.0)
        return True

    def prepare_verdict(self, bout: Bout) -> None:
        """While all look at the hands, have ready what will be said of them."""
        stage = self._show.stage
        if stage.verdict is not None or stage.coming is None:
            return
        with self._house.easel.canvas.rehearsal():
            stage.verdict = stage.coming
            self._verdicts.draw_star(duel=self.duel)
            self._verdicts.draw(bout)
            stage.verdict = None
            if not self.duel:
                out = {seat for seat in self._seats if stage.arms[seat].grey >= 1}
                self._draw_ground(out | set(stage.coming.losers))

    # -- arms --------------------------------------------------------------------------------

    def _draw_arm(self, seat: Seat, moment: Moment) -> None:
        arm = self._show.stage.arms[seat]
        place = self.place(seat)
        height = self._house.scale.height
        if arm.opened or self._show.stage.opened:
            self._draw_hand(seat, place.open, arm.shape, STEP_IN * height * arm.step_in, 0.0)
            return
        raised = 0.0
        if moment.tempo is not None and moment.bobs and seat in moment.bout.standing:
            raised = BOB * height * moment.tempo.raised
        self._draw_hand(seat, place.fist, arm.shape, 0.0, raised)

    def _draw_hand(
        self, seat: Seat, place: ArmPlace, shape: str, inward: float, raised: float
    ) -> None:
        easel = self._house.easel
        scale = easel.scale
        x, y = place.palm.pixels(scale)
        x, y = x + inward * place.inward[0], y + inward * place.inward[1]
        if place.inward[0]:
            y -= raised
        else:
            y -= raised * place.inward[1]
        grey = self._show.stage.arms[seat].grey
        back = place.back_px(scale) + STEP_IN * scale.height + (0 if place.inward[0] else 60)
        for out, share in ((False, 1.0), (True, grey)):
            if share <= 0 or (not out and grey >= 1):
                continue
            throw_hand(
                easel,
                self.look(seat),
                shape,
                x,
                y,
                scale.px(place.unit),
                degrees=place.degrees,
                flip=place.flip,
                back_px=back,
                out=out,
                alpha=round(255 * share),
            )

    # -- who ---------------------------------------------------------------------------------

    def _draw_thrower(self, seat: Seat, moment: Moment) -> None:
        easel, scale = self._house.easel, self._house.scale
        place = self.place(seat)
        emblem_disc(
            easel, self.look(seat), *place.emblem.pixels(scale), scale.px(place.emblem_wide)
        )
        label(
            easel,
            self._teller.name(seat),
            *place.name.pixels(scale),
            face=Face.DISPLAY,
            px=round(scale.px(place.name_size)),
            anchor=place.name_anchor,
            most=place.name_most * scale.width,
        )
        if self._verdicts.ladder_shown:
            return
        self._draw_below(seat, place, moment)
        if not (self.training.shown and seat != self.training.person):
            draw_chip(self._house, self._sitting, self._show, place, seat, moment, duel=self.duel)
        if seat not in self.hidden and (self.duel or not self._show.stage.opened):
            self.hits += draw_tiles(self._house, self.keys, place, seat, moment, self._teller)

    def _draw_below(self, seat: Seat, place: ThrowPlace, moment: Moment) -> None:
        """Under the name: points, what was thrown, or what kind of bot it is."""
        easel, scale, stage = self._house.easel, self._house.scale, self._show.stage
        x, y = place.below.pixels(scale)
        if moment.bout.kind is Kind.POINTS:
            row = steps_of(stage.points[seat], stage.fresh.get(seat, 0), TARGET)
            side = -1 if place.fist.flip else 1
            small_lozenges(easel, row, x, y, scale.px(40), scale.px(40) * side)
            return
        thrown = stage.thrown.get(seat)
        if thrown is not None and not self.duel:
            said = self._teller.symbol(thrown).upper()
        else:
            bot = self._sitting.seating.sitters[seat].bot
            slug = self._sitting.game.info.slug
            said = "" if bot is None else self._house.words(f"{slug}.bot.{bot}")
        if said:
            most = place.name_most * scale.width
            label(
                easel,
                said,
                x,
                y,
                face=Face.SEMIBOLD if thrown is None else Face.BOLD,
                px=round(min(scale.type(theme.SMALL), scale.px(BELOW_MOST))),
                colour=theme.CREAM,
                anchor=place.name_anchor,
                most=most,
            )

    # -- the star ----------------------------------------------------------------------------

    def _draw_middle(self, moment: Moment) -> None:
        if self._show.stage.verdict is not None:
            self._verdicts.draw_star(duel=self.duel)
            return
        easel, scale = self._house.easel, self._house.scale
        spot = places.DUEL_STAR if self.duel else places.SPLIT_STAR
        size = 1.0 if self.duel else places.SPLIT_SIZE
        x, y = spot.pixels(scale)
        star(easel, Star.COUNT, x, y, size=size)
        labels = tuple(self._house.words(f"throw.beat.{beat}") for beat in range(1, 4))
        tempo, beat = moment.tempo, 0
        grown = 1.0
        if self._show.stage.opened:
            beat = BEATS_SHOWN
        elif tempo is not None:
            beat = tempo.beat
            time_ring(easel, x, y, tempo.share, size=size)
            if moment.scales and not tempo.halted:
                part = max(0.0, 1 - tempo.since_beat_ms / NUMERAL_MS)
                grown = 1 + (NUMERAL_FROM - 1) * part * part
        said = labels[beat - 1] if beat else self._invitation(moment)
        numeral(easel, said, x, y, size=size * grown, most=scale.px(DISC_MOST))
        if self.duel:
            self._draw_steps(labels, beat)

    def _invitation(self, moment: Moment) -> str:
        """What the disc says before the count."""
        people = [s for s in moment.bout.standing if s in self._sitting.seating.people]
        waits = any(seat not in moment.chosen for seat in people)
        return self._house.words("throw.pick" if waits else "throw.ready")

    def _draw_steps(self, labels: tuple[str, ...], beat: int) -> None:
        states = tuple(
            StepState.PAST if number < beat else StepState.NOW if number == beat else StepState.NEXT
            for number in range(1, len(labels) + 1)
        )
        easel = self._house.easel
        steps(easel, labels, states, *places.STEPS.pixels(easel.scale))


def _draw_scraps(easel: Easel, stage: ThrowStage) -> None:
    """What flies about after three points at once."""
    width, height = easel.canvas.size
    for scrap in stage.scraps:
        x, y = width / 2 + scrap.x * height, height / 2 + scrap.y * height
        colour = SCRAP_COLOURS[scrap.colour]
        thrown_pip(easel, scrap.suit, colour, x, y, easel.px(scrap.size), degrees=scrap.degrees)
