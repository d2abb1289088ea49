"""A training: what a bot knows of the one person it throws against, drawn beside the throws.

It shows what has been thrown, never what is being thrown: even shares and no edge are what somebody
sees who cannot be read.
"""

from game.bots.throwing.knowledge import Knowledge
from game.bouts.throws import Symbol
from game.zones import Seat
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.throw.memory import Study, memories
from scenes.throw.moment import Ask, Hit, Moment
from sprites import theme
from sprites.canvas import Anchor, Area
from sprites.key_cap import key_cap, key_cap_size
from sprites.panel import panel
from sprites.symbols import symbol_disc
from sprites.typeface import Face
from sprites.words import fitting_px, label

PAIR = 2
LEFT, RIGHT, TOP, HIGH = 0.028, 0.553, 0.692, 0.288
WIDE = 0.419
OFFER = (0.7625, 0.845)
PAD, DISC, CAP, GAP = 22.0, 54.0, 44.0, 14.0
HEAD, LINE, FIGURE = 34.0, 28.0, 30.0
BAR = (0.21, 0.60)
"""Where the bars begin and end, in shares of the panel's height."""

ROWS = (0.36, 0.51, 0.66)
SHARE_Y, COLUMNS_Y, FOOT_Y = 0.80, 0.225, 0.93
SHARES_WIDE, LABEL_WIDE = 0.40, 0.19
FIGURE_WIDE = 1.3
"""A share of three figures leaves none to its neighbours."""

GROWN = 1.25
OPACITY = 0.88


class Training:
    """The panel of one duel between a person and a bot. It is there when `shown`."""

    def __init__(self, house: House, sitting: Sitting, seats: tuple[Seat, ...]) -> None:
        self._house = house
        self._sitting = sitting
        people = [seat for seat in seats if seat in sitting.seating.people]
        self.person = people[0] if len(seats) == PAIR and len(people) == 1 else None
        self._left = self.person is not None and seats.index(self.person) == 1
        self._study: Study | None = None
        self.shown = False

    def turn(self) -> None:
        """Show it, or put it away; where there is nothing to be shown it stays away."""
        self.shown = not self.shown and self.person is not None

    def draw(self, moment: Moment) -> list[Hit]:
        """The panel, or an offer to show it. Gives what can be clicked."""
        if self.person is None:
            return []
        scale, easel = self._house.scale, self._house.easel
        if not self.shown:
            share = 1 - OFFER[0] if self._left else OFFER[0]
            return [self._draw_offer(share * scale.width, OFFER[1] * scale.height)]
        told = self._told(moment, self.person)
        left = (LEFT if self._left else RIGHT) * scale.width
        area = (left, TOP * scale.height, WIDE * scale.width, HIGH * scale.height)
        panel(easel, area, colour=theme.PLATE, opacity=OPACITY)
        pad = scale.px(PAD)
        inner = (area[0] + pad, area[1], area[2] - 2 * pad, area[3])
        self._draw_shares(told, inner)
        self._draw_habits(told, inner)
        return [self._draw_head(told, inner)]

    def _told(self, moment: Moment, person: Seat) -> Knowledge:
        if self._study is None:
            seating, game = self._sitting.seating, self._sitting.game
            known = memories(self._house.storage, game, seating)
            self._study = Study(known.get(person, ""))
        return self._study.after(moment.bout, person)

    def _draw_offer(self, x: float, y: float) -> Hit:
        """What it is called, and its key, on a plate."""
        easel, words = self._house.easel, self._house.words
        said, key = words("table.study"), words("key.f6")
        tall = easel.scale.grow(CAP)
        cap = key_cap_size(easel, key, tall)
        size = easel.scale.type(theme.SMALL)
        wide = easel.atlas.typeface.width(said, Face.SEMIBOLD, size) + cap[0] + easel.px(GAP)
        pad = easel.px(GAP)
        area = (x - wide / 2 - pad, y - cap[1] / 2 - pad / 2, wide + 2 * pad, cap[1] + pad)
        panel(easel, area, colour=theme.PLATE, opacity=OPACITY, shadow=False)
        label(easel, said, x - wide / 2, y, size=theme.SMALL, anchor=Anchor.LEFT)
        key_cap(easel, key, x + wide / 2, y, tall, anchor=Anchor.RIGHT)
        return Hit(area, Ask.STUDY)

    def _write(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        most: float,
        *,
        face: Face = Face.SEMIBOLD,
        colour: str = theme.STOCK,
        anchor: Anchor = Anchor.LEFT,
    ) -> None:
        easel = self._house.easel
        largest = min(easel.scale.type(size), easel.px(size * GROWN))
        px = fitting_px(easel, words, face, largest, most)
        label(easel, words, x, y, face=face, px=px, colour=colour, anchor=anchor, most=most)

    def _draw_head(self, told: Knowledge, inner: Area) -> Hit:
        """Whose throws, and the key that puts the panel away; below, what it comes to."""
        easel, words, (left, top, wide, tall) = self._house.easel, self._house.words, inner
        y = top + easel.px(PAD) + easel.px(CAP) / 2
        height = min(easel.scale.grow(CAP), 0.15 * tall)
        cap = key_cap(easel, words("key.f6"), left + wide, y, height, anchor=Anchor.RIGHT)
        name = self._name
        head = words.plural("throw.training.head", told.throws, name=name)
        self._write(head, left, y, HEAD, wide - cap[2] - easel.px(GAP), face=Face.DISPLAY)
        edge = words("throw.training.read" if told.trusted else "throw.training.unread")
        self._write(edge, left, top + FOOT_Y * tall, LINE, wide, face=Face.BOLD, colour=theme.GOLD)
        return Hit(cap, Ask.STUDY)

    @property
    def _name(self) -> str:
        assert self.person is not None
        return self._sitting.seating.sitters[self.person].name

    def _draw_shares(self, told: Knowledge, inner: Area) -> None:
        """A bar a symbol, and its share below: what they throw."""
        easel, (left, top, wide, tall) = self._house.easel, inner
        step = wide * SHARES_WIDE / len(Symbol)
        disc = min(easel.px(DISC), step * 0.84)
        full = (BAR[1] - BAR[0]) * tall
        foot = top + BAR[1] * tall
        for number, (symbol, share) in enumerate(zip(Symbol, told.shares, strict=True)):
            x = left + (number + 0.5) * step
            high = full * min(1.0, share * 2)
            thick = disc * 0.56
            easel.canvas.fill((x - thick / 2, foot - full, thick, full), theme.LOZENGE_OFF[0])
            easel.canvas.fill((x - thick / 2, foot - high, thick, high), theme.STOCK)
            symbol_disc(easel, symbol.code, x, foot, disc)
            said = self._house.words("throw.training.share", n=round(100 * share))
            y = top + SHARE_Y * tall
            self._write(said, x, y, FIGURE, step * FIGURE_WIDE, anchor=Anchor.CENTER)

    def _draw_habits(self, told: Knowledge, inner: Area) -> None:
        """A row a way to end, a column a way to go on: what they do after a win, tie or loss."""
        words, (left, top, wide, tall) = self._house.words, inner
        first = left + wide * (SHARES_WIDE + 0.03)
        room = (left + wide - first) - wide * LABEL_WIDE
        step = room / 3
        columns = [first + wide * LABEL_WIDE + (i + 0.5) * step for i in range(3)]
        for x, way in zip(columns, ("stays", "up", "down"), strict=True):
            said = words(f"throw.training.{way}")
            y = top + COLUMNS_Y * tall + tall * 0.05
            self._write(said, x, y, LINE, step * 0.94, colour=theme.LILAC, anchor=Anchor.CENTER)
        habits = (("win", told.after_win), ("tie", told.after_tie), ("loss", told.after_loss))
        for share_y, (ended, habit) in zip(ROWS, habits, strict=True):
            y = top + (share_y + 0.06) * tall
            self._write(words(f"throw.training.{ended}"), first, y, LINE, wide * LABEL_WIDE * 0.96)
            for x, share in zip(columns, (habit.stays, habit.up, habit.down), strict=True):
                said = words("throw.training.share", n=round(100 * share)) if habit.times else "–"
                self._write(said, x, y, FIGURE, step * 0.94, anchor=Anchor.CENTER)
