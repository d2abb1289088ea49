"""A challenge: against whom, in which kind of bout, and for what; people answer for themselves."""

from functools import partial

from game.bouts.bout import Kind
from game.errors import IllegalAction
from game.pink_slip.deeds import Challenged, Declined
from game.pink_slip.stakes import stakes_of
from game.pink_slip.titles import Title
from game.pink_slip.wagers import game_for
from scenes.controls import (
    TARGET_PX,
    Box,
    Button,
    Choice,
    Layout,
    Row,
    Screen,
    Scroll,
    Toggle,
    button_size,
    stacked,
)
from scenes.controls.heading import draw_head, head_height, side_margin, way_out
from scenes.house import House
from scenes.notice import AskScene, NoticeScene
from scenes.pink_slip.answer import Answer, AnswerScene
from scenes.pink_slip.books import Books
from scenes.pink_slip.stake_picture import draw_stakes
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.pink_slip.wager_table import WagerTable
from scenes.pink_slip.widgets import PlayerEntry
from scenes.scene import Command, Pop, Push, Replace
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import block, block_height

_LAMP = (0.3, 0.4)
_LIST, _TALL_TYPE = 0.44, 2.2
_SIZES = (float(theme.LABEL), float(theme.CAPITALS), 22.0)
_GAP, _PAD, _ENTRY, _FOOT, _RING = 24.0, 30.0, 84.0, 40.0, 10.0


class ChallengeScene(Screen):
    """`player` challenges somebody. The bout takes its place; declined, it is left."""

    def __init__(self, house: House, books: Books, player: str) -> None:
        super().__init__(house, focus="go")
        self._books = books
        self._player = player
        self._rivals = books.rivals(player)
        self._rival = next((r for r in self._rivals if self._stakes(r, tilt=False)), "")
        self._kind = Kind.LAST_LEFT
        self._live = self._tilt = self._asked = False
        self._paper = Box(0.0, 0.0, 0.0, 0.0)
        self._said = Box(0.0, 0.0, 0.0, 0.0)

    # ---- what is possible

    def _stakes(self, rival: str, *, tilt: bool) -> tuple[Title, Title] | None:
        try:
            return stakes_of(self._books.ledger, self._player, rival, tilt=tilt)
        except IllegalAction:
            return None

    def choose(self, rival: str, *, tilt: bool = False) -> None:
        """Against this one."""
        self._rival, self._tilt = rival, tilt
        self.changed()

    @property
    def told(self) -> str:
        """What both would put up, or why it cannot be."""
        words, books = self.house.words, self._books
        if not self._rival:
            return words("slips.challenge.nobody")
        try:
            own, theirs = stakes_of(books.ledger, self._player, self._rival, tilt=self._tilt)
        except IllegalAction as refused:
            return books.why(refused.reason)
        key = "slips.challenge.on_tilt" if self._tilt else "slips.challenge.stakes"
        return words(
            key, own=self._thing(self._player, own), theirs=self._thing(self._rival, theirs)
        )

    def _thing(self, player: str, title: Title) -> str:
        thing = self.house.words(f"slips.thing.{title.thing.value}")
        owner = self._books.name(title.owner.player)
        return self.house.words(
            "slips.challenge.puts_up", name=self._books.name(player), owner=owner, thing=thing
        )

    # ---- what the widgets do

    def _set_kind(self, place: int) -> None:
        self._kind = tuple(Kind)[place]

    def _set_live(self, place: int) -> None:
        self._live = bool(place)

    def _set_tilt(self, on: bool) -> None:
        self._tilt = on

    def _go(self) -> Command | None:
        """On tilt, or where the paper was too small for it, they are told once more."""
        if not self._tilt and self._size is not None:
            return self._challenge()
        self._asked = True
        return Push(AskScene(self.house, self.told, self.house.words("slips.challenge.go")))

    def _challenge(self) -> Command | None:
        tilt = self._tilt and self._stakes(self._rival, tilt=False) is None
        deed = Challenged(self._player, self._rival, self._kind, self._live, tilt)
        try:
            self._books.enter(deed)
        except IllegalAction as refused:
            return Push(NoticeScene(self.house, self._books.why(refused.reason)))
        if self._books.level(self._rival) is not None:
            return self._begin()
        return Push(AnswerScene(self.house, self._books, self.told))

    def on_return(self, result: object) -> Command | None:
        """The answer of whoever was challenged."""
        super().on_return(result)
        asked, self._asked = self._asked, False
        if asked:
            return self._challenge() if result is True else None
        if result in (Answer.KEYS, Answer.MOUSE):
            return self._begin(by_mouse=result is Answer.MOUSE)
        wager = self._books.ledger.wager
        if wager is not None and not wager.accepted:
            self._books.enter(Declined())
        said = self.house.words("slips.declined", name=self._books.name(self._rival))
        return Push(NoticeScene(self.house, said)) if result is Answer.NO else None

    def _begin(self, *, by_mouse: bool = False) -> Command:
        try:
            sitting = WagerSitting.accept(self.house, self._books, by_mouse=by_mouse)
        except IllegalAction as refused:
            return Push(NoticeScene(self.house, self._books.why(refused.reason)))
        return Replace(WagerTable(self.house, sitting))

    # ---- layout

    def layout(self) -> Layout:
        """Rivals on the left, the terms on a paper on the right."""
        house, px = self.house, self.house.scale.px
        out = way_out(house, house.words("slips.back"), Pop)
        top, margin = head_height(house, self._title_size), side_margin(house)
        foot = house.scale.height - px(_FOOT)
        list_wide = _LIST * house.scale.width - margin
        rivals = self._entries(Box(margin, top, list_wide, foot - top))
        left = _LIST * house.scale.width + px(_GAP)
        go = Button(
            key="go",
            label=house.words("slips.challenge.go"),
            look=Look.PRIMARY,
            enabled=bool(self._rival) and self._stakes(self._rival, tilt=self._tilt) is not None,
            do=self._go,
        )
        tall = button_size(house, go.label, go.look)[1]
        paper = self._paper = Box(left, top, house.scale.width - margin - left, foot - top)
        inner = paper.inset(px(_PAD))
        rows, end = stacked(house, self._rows(), inner.left, inner.top, inner.width)
        go = go.placed(Box(inner.left, inner.bottom - tall, inner.width, tall))
        self._said = Box(inner.left, end + px(_GAP) / 2, inner.width, go.box.top - end - px(_GAP))
        return Layout((*rows, go, out), rivals)

    def _entries(self, view: Box) -> Scroll:
        house, books = self.house, self._books
        tall = max(TARGET_PX, house.scale.px(_ENTRY), house.scale.type(theme.LABEL) * _TALL_TYPE)
        gap, ring = house.scale.px(_GAP) / 2, house.scale.px(_RING)
        entries, y = [], view.top + ring
        for rival in self._rivals:
            standing = books.ledger.standing(books.ledger.career(rival))
            entries.append(
                PlayerEntry(
                    key=rival,
                    box=Box(view.left + ring, y, view.width - 4 * ring, tall),
                    label=books.name(rival),
                    chosen=rival == self._rival,
                    emblem=books.look(rival),
                    standing=house.words(f"slip.standing.{standing.value}"),
                    do=partial(self.choose, rival),
                )
            )
            y += tall + gap
        return Scroll(view, y - gap + ring - view.top, tuple(entries))

    def _rows(self) -> tuple[Row, ...]:
        words = self.house.words
        games = tuple(words(f"{game_for(kind).info.slug}.name") for kind in Kind)
        rows: list[Row] = [
            Choice(
                key="kind",
                label=words("slips.challenge.kind"),
                options=games,
                chosen=tuple(Kind).index(self._kind),
                change=self._set_kind,
            ),
            Choice(
                key="rhythm",
                label=words("slips.challenge.rhythm"),
                options=(words("slips.challenge.relaxed"), words("slips.challenge.live")),
                chosen=int(self._live),
                change=self._set_live,
            ),
        ]
        if self._rival and self._stakes(self._rival, tilt=False) is None:
            rows.append(
                Toggle(
                    key="tilt",
                    label=words("slips.challenge.tilt"),
                    note=words("slips.challenge.tilt_note") if self.house.scale.text == 1 else "",
                    on=self._tilt,
                    change=self._set_tilt,
                )
            )
        return tuple(rows)

    @property
    def _title_size(self) -> float:
        """With large text the terms need the room."""
        return theme.HEADING if self.house.scale.text == 1 else theme.SUBHEADING

    @property
    def _size(self) -> float | None:
        """The largest type in which what is told fits the paper; None if none does."""
        easel, said, room = self.house.easel, self.told, self._said
        fits = (
            size
            for size in _SIZES
            if block_height(easel, said, room.width, face=Face.SEMIBOLD, size=size) <= room.height
        )
        return next(fits, None)

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The house's ground, the paper, and what is at stake."""
        del canvas
        house, easel = self.house, self.house.easel
        out = next(widget for widget in self.board.widgets if widget.key == "way_out")
        title, size = house.words("slips.challenge.title"), self._title_size
        draw_head(house, title, out.box, lamp=_LAMP, size=size)
        panel(easel, self._paper)
        room = self._said
        if self._size is None:
            return
        ends = block(
            easel,
            self.told,
            room.left,
            room.top,
            room.width,
            face=Face.SEMIBOLD,
            size=self._size,
            colour=theme.INK,
        )
        stakes = self._stakes(self._rival, tilt=self._tilt) if self._rival else None
        if stakes is not None:
            top = ends[1] + ends[3] + house.scale.px(_GAP) / 2
            below = Box(room.left, top, room.width, room.bottom - top)
            draw_stakes(house, self._books, stakes, below)
