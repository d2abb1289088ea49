"""How to play: a chapter for every game of the catalogue, and one for the keys of the house."""

from dataclasses import dataclass, replace
from functools import partial

from game.catalogue import game_named, open_games
from scenes.controls import TARGET_PX, Box, Entry, Layout, Screen, Scroll, Touch, Widget
from scenes.controls.button import Act, nothing
from scenes.controls.heading import draw_head, head_height, side_margin, way_out
from scenes.controls.widget import HOVER_ALPHA
from scenes.help.drawing import draw_figure, draw_line
from scenes.help.lines import Leaf, Paper, leaves
from scenes.help.pages import (
    HOUSE,
    Block,
    Bullet,
    Cards,
    HouseRule,
    Page,
    Paragraph,
    help_pages,
)
from scenes.house import House
from scenes.input.intents import Intent, Meaning, Press, Wheel
from scenes.scene import Command, Pop
from scenes.services.words import Words
from sprites import theme
from sprites.canvas import Anchor, Canvas
from sprites.focus_ring import focus_ring
from sprites.marks import triangle
from sprites.packs import face_name
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import block, block_height, capitals, label

__all__ = ["HelpScene", "help_pages"]

_LAMP = (0.62, 0.40)
_TITLE, _PAGE_TITLE, _PAGE_NUMBER = 72.0, 64.0, 34.0
_LIST_LEAST, _LIST_MOST = 0.213, 0.33
"""Shares of the window's width."""

_GUTTER, _EDGE, _PAGE_TOP = 48.0, 48.0, 136.0
_ENTRY, _ENTRY_STEP, _ENTRY_PAD, _RING = 74.0, 88.0, 56.0, 16.0
_PAGE_PAD, _PAGE_RADIUS, _TITLE_GAP = 56.0, 30.0, 20.0
_FIGURE, _FIGURE_GAP, _FIGURE_TOP, _LEAST_EMS = 0.38, 48.0, 44.0, 34.0
_FIGURE_TALL = 1.28
"""A figure, at most so many times as tall as wide, stands beside the words of a wide page."""

_TURNER, _TRIANGLE = 64.0, 0.5
_CHAPTER = "chapter:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turner(Widget):
    """A triangle that turns the leaf."""

    do: Act
    degrees: float

    def act(self) -> Command | None:
        """Turn."""
        return self.do()

    def draw(self, house: House, touch: Touch) -> None:
        """Draw the triangle, paler at the last leaf."""
        easel = house.easel
        colour = theme.INK if self.enabled else theme.HAIRLINE
        size = self.box.height * _TRIANGLE
        triangle(easel, *self.box.centre, size, degrees=self.degrees, colour=colour)
        if touch.focused or touch.hovered:
            alpha = 255 if touch.focused else HOVER_ALPHA
            focus_ring(easel, self.box, radius=self.box.height / 4, gap=0, alpha=alpha)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the list and the page are."""

    entries: Box
    page: Box
    column: Box
    figure: Box
    """Beside the column; empty where there is no room for one."""


class HelpScene(Screen):
    """Opens at the chapter of `slug`; without one at the first."""

    def __init__(self, house: House, slug: str | None = None) -> None:
        chapters = (*(game.info.slug for game in open_games()), HOUSE)
        chosen = chapters[0] if slug is None else slug
        super().__init__(house, focus=_CHAPTER + chosen)
        self._chapters = chapters
        self.chapter = chosen
        self.leaf = 0
        self.leaves: tuple[Leaf, ...] = ()
        self._plan: _Plan | None = None

    # ---- intents

    def handle(self, intent: Intent) -> Command | None:
        """Left and right turn the leaf; the chapter is the one that has the focus."""
        match intent:
            case Press(_, _, Meaning.LEFT):
                self._turn(-1)
                return None
            case Press(_, _, Meaning.RIGHT):
                self._turn(1)
                return None
            case Wheel(notches, x, y) if self._plan and self._plan.page.contains(x, y):
                self._turn(-1 if notches > 0 else 1)
                return None
        command = super().handle(intent)
        focus = self.board.focus or ""
        if focus.startswith(_CHAPTER) and focus != _CHAPTER + self.chapter:
            self.chapter, self.leaf = focus.removeprefix(_CHAPTER), 0
        return command

    def _turn(self, by: int) -> None:
        self.leaf = min(len(self.leaves) - 1, max(0, self.leaf + by))
        self.changed()

    # ---- layout

    def layout(self) -> Layout:
        """The chapters on the left, the leaf on the right, its turners in its corner."""
        house, words = self.house, self.house.words
        leave = way_out(house, words("help.back"), Pop)
        plan = self._plan = self._measure(leave.box)
        self.leaves = self._set_leaves(plan)
        self.leaf = min(self.leaf, len(self.leaves) - 1)
        entries, height = self._entries(plan.entries)
        turners = self._turners(plan.page)
        if height <= plan.entries.height:
            return Layout((*entries, *turners, leave))
        ring = house.scale.px(_RING)
        view = Box(
            plan.entries.left - ring,
            plan.entries.top - ring,
            plan.entries.width + 2.5 * ring,
            house.scale.height - plan.entries.top + ring,
        )
        return Layout((*turners, leave), Scroll(view, height + 2 * ring, entries))

    def _measure(self, out: Box) -> _Plan:
        house, scale = self.house, self.house.scale
        typeface = house.atlas.typeface
        margin = side_margin(house)
        titles = [
            typeface.width(self._title(c), Face.DISPLAY, scale.type(theme.BODY))
            for c in self._chapters
        ]
        wanted = max(titles) * _SQUEEZED + scale.px(_ENTRY_PAD)
        width = min(max(wanted, _LIST_LEAST * scale.width), _LIST_MOST * scale.width)
        top = head_height(house, _TITLE) + scale.px(_RING)
        left = margin + width + scale.px(_GUTTER)
        title = typeface.width(house.words("help.title"), Face.DISPLAY, scale.type(_TITLE))
        page_top = max(scale.px(_PAGE_TOP), out.bottom + scale.px(_RING))
        if margin + title > left - scale.px(_RING):
            page_top = max(page_top, top)
        bottom = scale.height - scale.px(_EDGE)
        page = Box(left, page_top, scale.width - margin - left, bottom - page_top)
        return _Plan(Box(margin, top, width, bottom - top), page, *self._columns(page))

    def _columns(self, page: Box) -> tuple[Box, Box]:
        """The room for words and for a figure, under the title and above the turners."""
        scale = self.house.scale
        inner = page.inset(scale.px(_PAGE_PAD), scale.px(_FIGURE_TOP))
        bottom = page.bottom - self._turner_size() - scale.px(_RING)
        column = Box(inner.left, inner.top, inner.width, bottom - inner.top)
        if inner.width < _LEAST_EMS * scale.type(theme.BODY):
            return column, Box(0, 0, 0, 0)
        width = inner.width * _FIGURE
        height = min(column.height - scale.px(_TITLE_GAP), width * _FIGURE_TALL)
        figure = Box(inner.right - width, inner.top, width, height)
        return column, figure

    def _set_leaves(self, plan: _Plan) -> tuple[Leaf, ...]:
        house, easel = self.house, self.house.easel
        pages = help_pages(self.chapter, house.words.language)
        if not pages:
            pages = (Page(self._title(self.chapter), (Paragraph(house.words("help.none")),)),)

        def paper(page: Page) -> Paper:
            beside = plan.figure.width > 0 and any(isinstance(b, Cards) for b in page.blocks)
            width = self._text_width(plan, beside=beside)
            room = plan.column.height
            first = room - self._title_height(page.title, width)
            return Paper(width, first, room - self._later_title_height(), beside)

        spoken = tuple(_spoken(page, house.words, _pack(self.chapter)) for page in pages)
        return leaves(easel, spoken, paper, house.words("help.house_rule"))

    def _text_width(self, plan: _Plan, *, beside: bool) -> float:
        if not beside:
            return plan.column.width
        return plan.figure.left - self.house.scale.px(_FIGURE_GAP) - plan.column.left

    def _title_height(self, title: str, width: float) -> float:
        measure = partial(block_height, face=Face.DISPLAY, size=_PAGE_TITLE)
        height = measure(self.house.easel, title, width, leading=_TITLE_LEADING)
        return height + self.house.scale.px(_TITLE_GAP)

    def _later_title_height(self) -> float:
        return self.house.scale.type(theme.CAPITALS) + self.house.scale.px(_TITLE_GAP)

    def _entries(self, area: Box) -> tuple[tuple[Entry, ...], float]:
        scale = self.house.scale
        tall = max(TARGET_PX, scale.grow(_ENTRY))
        step = tall + scale.px(_ENTRY_STEP - _ENTRY)
        entries = tuple(
            Entry(
                key=_CHAPTER + chapter,
                box=Box(area.left, area.top + i * step, area.width, tall),
                label=self._title(chapter),
                do=nothing,
                chosen=chapter == self.chapter,
            )
            for i, chapter in enumerate(self._chapters)
        )
        return entries, len(entries) * step

    def _turners(self, page: Box) -> tuple[Turner, ...]:
        scale, size = self.house.scale, self._turner_size()
        y = page.bottom - size - scale.px(_RING)
        right = page.right - scale.px(_PAGE_PAD) + size * (1 - _TRIANGLE) / 2
        left = right - 2 * size - self._number_width()
        return (
            Turner(
                key="previous",
                box=Box(left, y, size, size),
                enabled=self.leaf > 0,
                do=partial(self._turn, -1),
                degrees=90,
            ),
            Turner(
                key="next",
                box=Box(right - size, y, size, size),
                enabled=self.leaf + 1 < len(self.leaves),
                do=partial(self._turn, 1),
                degrees=-90,
            ),
        )

    def _turner_size(self) -> float:
        return max(TARGET_PX, self.house.scale.px(_TURNER))

    def _number(self) -> str:
        return self.house.words("help.page", n=self.leaf + 1, all=len(self.leaves))

    def _number_width(self) -> float:
        px = self.house.scale.type(_PAGE_NUMBER)
        return self.house.atlas.typeface.width(self._number(), Face.DISPLAY, px) + px

    def _title(self, chapter: str) -> str:
        return self.house.words("help.house" if chapter == HOUSE else f"{chapter}.name")

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The ground, the sheet of paper and the leaf on it."""
        del canvas
        house, plan = self.house, self._plan
        if plan is None:
            return
        easel = house.easel
        out = next(widget.box for widget in self.board.widgets if widget.key == "way_out")
        draw_head(house, house.words("help.title"), out, lamp=_LAMP, size=_TITLE)
        panel(easel, plan.page, colour=theme.STOCK, radius=_PAGE_RADIUS)
        leaf = self.leaves[self.leaf]
        width = self._text_width(plan, beside=bool(leaf.figure))
        top = self._paint_title(leaf, plan.column, width)
        for y, line in leaf.lines:
            draw_line(house, line, Box(plan.column.left, top + y, width, line.height))
        if leaf.figure:
            draw_figure(house, leaf.figure, plan.figure)
        self._paint_hint(plan)
        previous, following = (w.box for w in self.board.widgets if isinstance(w, Turner))
        number = partial(label, face=Face.DISPLAY, size=_PAGE_NUMBER, colour=theme.INK)
        middle = (previous.right + following.left) / 2
        number(easel, self._number(), middle, previous.centre[1], anchor=Anchor.CENTER)

    def _paint_title(self, leaf: Leaf, column: Box, width: float) -> float:
        """Large where a page begins, small where it goes on. Returns where the lines begin."""
        easel = self.house.easel
        if leaf.first:
            title = partial(block, face=Face.DISPLAY, size=_PAGE_TITLE, leading=_TITLE_LEADING)
            title(easel, leaf.title, column.left, column.top, width, colour=theme.INK)
            return column.top + self._title_height(leaf.title, width)
        y = column.top + easel.scale.type(theme.CAPITALS) / 2
        colour = theme.CAPITALS_ON_PAPER
        capitals(easel, leaf.title, column.left, y, colour=colour, most=width)
        return column.top + self._later_title_height()

    def _paint_hint(self, plan: _Plan) -> None:
        """Two triangles and a word under the list, where there is room."""
        easel = self.house.easel
        y = plan.entries.bottom - easel.scale.grow(_HINT) / 2
        lowest = max(w.box.bottom for w in self.board.widgets if isinstance(w, Entry))
        if lowest > y - easel.scale.grow(_HINT):
            return
        x, size = plan.entries.left, easel.scale.grow(_HINT)
        for degrees in (0, 180):
            triangle(easel, x + size / 2, y, size, degrees=degrees, colour=theme.STOCK)
            x += size * _HINT_STEP
        words = self.house.words("help.pick")
        most = plan.entries.right - x
        label(easel, words, x, y, colour=theme.LILAC, anchor=Anchor.LEFT, most=most)


_HINT, _HINT_STEP = 32.0, 1.35
_SQUEEZED = 0.9
_TITLE_LEADING = 1.15


def _pack(chapter: str) -> str:
    """The pack that the cards of a chapter are of."""
    return "" if chapter == HOUSE else game_named(chapter).table.pack


def _spoken(page: Page, words: Words, pack: str) -> Page:
    """The page as the language of the evening has it, its cards by the names of their faces."""

    def said(part: Block) -> Block:
        match part:
            case Paragraph(text) | HouseRule(text) | Bullet(text):
                return replace(part, words=words.prose(text))
            case Cards(codes):
                return Cards(tuple(face_name(pack, code) for code in codes))

    return Page(words.prose(page.title), tuple(said(part) for part in page.blocks))
