"""Draws a garage: its wall, the car on the floor, whose it is, what was won, and what was lost."""

from game.pink_slip.ledger import Standing
from game.pink_slip.titles import Thing, Title
from scenes.controls import Box
from scenes.house import House
from scenes.pink_slip.books import Books
from scenes.pink_slip.garage_plan import GaragePlan
from scenes.pink_slip.papers import CARS
from scenes.pink_slip.widgets import CLIPS
from sprites import theme
from sprites.canvas import Anchor
from sprites.garage import car, clip, garage_ground
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import block, block_height, capitals, fitting_px, label

LOST = (Standing.SLIP_LOST, Standing.COIN_LOST, Standing.DECK_LOST)
"""Whoever stands so has nothing to hang up."""

_NAME, _WON, _NOTE = 76.0, 46.0, 29.0
_ADVICE = (32.0, 28.0, 24.0, 20.0)
"""Type sizes; the largest with which the words fit is taken."""

_PAD, _OPACITY = 34.0, 0.72
_TITLE_MOST = 0.4


class GaragePicture:
    """The garage of `player`, hung as planned."""

    def __init__(self, house: House, books: Books, player: str, plan: GaragePlan) -> None:
        self._house = house
        self._books = books
        self._plan = plan
        self._career = books.ledger.career(player)
        self._name = books.name(player)
        self._standing = books.ledger.standing(self._career)

    def draw(self, won: int, *, busy: bool) -> None:
        """All that lies under the widgets; `won` slips hang on the wall."""
        house, easel, plan = self._house, self._house.easel, self._plan
        garage_ground(easel)
        most = _TITLE_MOST * house.scale.width
        capitals(easel, house.words("slips.title"), plan.margin, plan.head_y, most=most)
        self._draw_name()
        if self._standing in LOST:
            self._draw_lost(plan.own)
        else:
            certificate = self._books.ledger.certificate(self._career)
            colour = theme.ROSE if certificate is None else CARS[certificate.vehicle]
            car(easel, colour, *plan.car)
        self._draw_won(won)
        if plan.note is not None:
            said = house.words("slips.busy" if busy else "slips.note")
            self._say(said, plan.note)

    def _draw_name(self) -> None:
        easel, (x, y) = self._house.easel, self._plan.name
        said = self._house.words("slips.garage", name=self._name)
        most = self._plan.wall.left - x - easel.px(_PAD)
        px = fitting_px(easel, said, Face.DISPLAY, easel.px(_NAME), most)
        label(easel, said, x, y, face=Face.DISPLAY, px=px, anchor=Anchor.LEFT, most=most)

    def _say(self, said: str, y: float) -> None:
        wall, easel = self._plan.wall, self._house.easel
        px = fitting_px(easel, said, Face.SEMIBOLD, easel.scale.type(_NOTE), wall.width)
        colour = theme.GARAGE_WORDS
        label(easel, said, wall.left, y, px=px, colour=colour, anchor=Anchor.LEFT, most=wall.width)

    def _draw_won(self, count: int) -> None:
        """What hangs on the wall, in words; how many, where there is room for that."""
        easel, words, wall = self._house.easel, self._house.words, self._plan.wall
        y, anchor, colour = self._plan.won_y, Anchor.LEFT, theme.GARAGE_WORDS
        won, left, wide = words("slips.won"), wall.left, wall.width
        px = fitting_px(easel, won, Face.DISPLAY, easel.scale.type(_WON), wide)
        head = label(easel, won, left, y, face=Face.DISPLAY, px=px, anchor=anchor)
        if not count:
            none, top = words("slips.won.none"), wall.top + easel.px(_PAD)
            block(easel, none, left, top, wide, face=Face.SEMIBOLD, size=_NOTE, colour=colour)
            return
        said, size = words.plural("slips.won.count", count), easel.scale.type(_NOTE)
        x = head[0] + head[2] + easel.px(_PAD)
        if x + easel.atlas.typeface.width(said, Face.SEMIBOLD, size) <= wall.right:
            label(easel, said, x, y, px=size, colour=colour, anchor=anchor)

    def _draw_lost(self, box: Box) -> None:
        """Two clips that hold nothing, who has it since when, and what the book says."""
        easel, words = self._house.easel, self._house.words
        panel(easel, box, colour=theme.PLATE, opacity=_OPACITY, shadow=False)
        for share in CLIPS:
            clip(easel, box.left + share * box.width, box.top)
        inner = box.inset(easel.px(_PAD))
        said = self._lost_to()
        px = fitting_px(easel, said, Face.DISPLAY, easel.scale.type(_WON), inner.width)
        y, most = inner.top + easel.px(_PAD), inner.width
        label(easel, said, inner.left, y, face=Face.DISPLAY, px=px, anchor=Anchor.LEFT, most=most)
        top = y + px
        deck = self._standing is Standing.DECK_LOST
        advice = words("slip.advice.deck" if deck else "slip.advice")
        face, room = Face.SEMIBOLD, inner.bottom - top
        size = next(
            (s for s in _ADVICE if block_height(easel, advice, most, face=face, size=s) <= room),
            _ADVICE[-1],
        )
        block(easel, advice, inner.left, top, most, face=face, size=size, colour=theme.STOCK)

    def _lost_to(self) -> str:
        holdings = self._books.ledger.holdings
        held = next(held for held in holdings if held.title == Title(Thing.SLIP, self._career))
        name = self._books.name(held.holder.player)
        return self._house.words("slips.lost_to", name=name, day=held.since)
