"""Whose garage it is to be: everybody who ever played here, and a door for somebody new."""

from functools import partial

from scenes.controls import TARGET_PX, Box, Button, Layout, Screen, Scroll, button_size
from scenes.controls.heading import draw_head, head_height, side_margin, way_out
from scenes.house import House
from scenes.pink_slip.books import Books
from scenes.pink_slip.garage import GarageScene
from scenes.pink_slip.newcomer import NewcomerScene
from scenes.pink_slip.widgets import PlayerEntry
from scenes.scene import Command, Pop, Push
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.typeface import Face
from sprites.words import block

_LAMP = (0.3, 0.4)
_ENTRY, _GAP, _FOOT, _RING, _MOST = 84.0, 24.0, 40.0, 10.0, 0.62
_TALL_TYPE = 2.2


class WhoScene(Screen):
    """The door to all garages."""

    def __init__(self, house: House) -> None:
        super().__init__(house, focus="new")
        self._books = Books(house)
        self._books.open()
        people = self._books.people()
        if people:
            self.board.focus = people[0].profile_id

    def on_return(self, result: object) -> Command | None:
        """Somebody new goes straight to their garage."""
        super().on_return(result)
        self._books.read()
        return self._visit(result) if isinstance(result, str) else None

    def _visit(self, player: str) -> Command:
        self._books.open()
        self.board.focus = player
        return Push(GarageScene(self.house, self._books, player))

    def _new(self) -> Command:
        return Push(NewcomerScene(self.house, self._books))

    # ---- layout and drawing

    def layout(self) -> Layout:
        """A list that scrolls, and the button below it."""
        house, words, px = self.house, self.house.words, self.house.scale.px
        out = way_out(house, words("slips.back"), Pop)
        new = Button(
            key="new",
            label=words("slips.who.new"),
            look=Look.SECONDARY if self._books.people() else Look.PRIMARY,
            do=self._new,
        )
        wide, tall = button_size(house, new.label, new.look)
        left, top = side_margin(house), head_height(house)
        foot = house.scale.height - px(_FOOT) - tall
        new = new.placed(Box(left, foot, wide, tall))
        view = Box(left, top, _MOST * house.scale.width, foot - px(_GAP) - top)
        return Layout((new, out), self._entries(view))

    def _entries(self, view: Box) -> Scroll:
        house, books = self.house, self._books
        tall = max(TARGET_PX, house.scale.px(_ENTRY), house.scale.type(theme.LABEL) * _TALL_TYPE)
        ring, gap = house.scale.px(_RING), house.scale.px(_GAP) / 2
        entries, y = [], view.top + ring
        for profile in books.people():
            standing = books.ledger.standing(books.ledger.career(profile.profile_id))
            entries.append(
                PlayerEntry(
                    key=profile.profile_id,
                    box=Box(view.left + ring, y, view.width - 4 * ring, tall),
                    label=profile.name,
                    emblem=books.look(profile.profile_id),
                    standing=house.words(f"slip.standing.{standing.value}"),
                    do=partial(self._visit, profile.profile_id),
                )
            )
            y += tall + gap
        return Scroll(view, y - gap + ring - view.top, tuple(entries))

    def paint(self, canvas: Canvas) -> None:
        """The house's ground; a line for whoever is the first."""
        del canvas
        house = self.house
        out = next(widget for widget in self.board.widgets if widget.key == "way_out")
        draw_head(house, house.words("slips.who.title"), out.box, lamp=_LAMP)
        if not self._books.people():
            left, top = side_margin(house), head_height(house)
            wide = _MOST * house.scale.width
            said = house.words("slips.who.nobody")
            block(house.easel, said, left, top, wide, face=Face.SEMIBOLD, colour=theme.LILAC)
