"""Somebody was challenged for their slip: they say yes or no themselves, before anybody throws."""

from enum import Enum
from functools import partial

from game.pink_slip.ledger import Wager
from game.pink_slip.wagers import game_of
from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.pink_slip.books import Books
from scenes.pink_slip.stake_picture import draw_stakes
from scenes.scene import Command, Pop
from sprites import theme
from sprites.button import Look
from sprites.canvas import Anchor, Canvas
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import block, block_height, fitting_px, label

DEAF_MS = 500.0
_EMBLEM, _EMBLEM_Y, _NAME, _NAME_Y = 150.0, 0.12, 84.0, 0.25
_SAID_Y, _WIDE, _GAP, _FOOT = 0.33, 0.72, 24.0, 46.0
_SIZES = (38.0, 32.0, 27.0, 22.0)


class Answer(Enum):
    """Yes, each with five keys; yes, with a mouse that goes round; or no."""

    KEYS = "keys"
    MOUSE = "mouse"
    NO = "no"


class AnswerScene(Screen):
    """Pops the Answer. `stakes` are told as the challenger has seen them."""

    def __init__(self, house: House, books: Books, stakes: str) -> None:
        super().__init__(house, focus="no", deaf_ms=DEAF_MS)
        wager = books.ledger.wager
        assert wager is not None
        self._wager: Wager = wager
        self._books = books
        self._stakes = stakes
        self._how = Answer.KEYS
        self._room = Box(0.0, 0.0, 0.0, 0.0)

    def _accept(self) -> Command:
        return Pop(self._how)

    def _other_hands(self) -> None:
        self._how = Answer.KEYS if self._how is Answer.MOUSE else Answer.MOUSE

    def layout(self) -> Layout:
        """Yes and no, and what both throw with."""
        house, words, px = self.house, self.house.words, self.house.scale.px
        no = Button(
            key="no",
            label=words("slips.answer.no"),
            cap=words("key.esc"),
            shortcut=Meaning.BACK,
            do=partial(Pop, result=Answer.NO),
        )
        yes = Button(
            key="yes",
            label=words("slips.answer.yes"),
            look=Look.PRIMARY,
            do=self._accept,
        )
        sizes = [button_size(house, each.label, each.look, each.cap) for each in (no, yes)]
        tall = max(high for _, high in sizes)
        most = (_WIDE * house.scale.width - px(_GAP)) / 2
        wides = [min(most, wide) for wide, _ in sizes]
        top = house.scale.height - px(_FOOT) - tall
        left = (house.scale.width - sum(wides) - px(_GAP)) / 2
        placed = (
            no.placed(Box(left, top, wides[0], tall)),
            yes.placed(Box(left + wides[0] + px(_GAP), top, wides[1], tall)),
        )
        how = Button(
            key="how", label=words(f"slips.answer.{self._how.value}"), do=self._other_hands
        )
        wide, tall = button_size(house, how.label, how.look)
        top -= px(_GAP) + tall
        how = how.placed(Box((house.scale.width - wide) / 2, top, wide, tall))
        y, wide = _SAID_Y * house.scale.height, _WIDE * house.scale.width
        self._room = Box((house.scale.width - wide) / 2, y, wide, top - px(_GAP) - y)
        return Layout((*placed, how))

    def paint(self, canvas: Canvas) -> None:
        """Whose answer it is, on their own ground, and what they are asked."""
        easel, scale, books = self.house.easel, self.house.scale, self._books
        rival = self._wager.opponent.player
        look, name = theme.SEATS[books.look(rival)], books.name(rival)
        canvas.fill((0, 0, scale.width, scale.height), theme.THROW_GROUNDS[look.colour])
        middle = scale.width / 2
        emblem_disc(easel, look, middle, _EMBLEM_Y * scale.height, easel.px(_EMBLEM))
        most = _WIDE * scale.width
        px = fitting_px(easel, name, Face.DISPLAY, easel.px(_NAME), most)
        label(easel, name, middle, _NAME_Y * scale.height, face=Face.DISPLAY, px=px, most=most)
        said, room = f"{self._question()} {self._stakes}", self._room
        height = block_height
        size = next(
            (
                size
                for size in _SIZES
                if height(easel, said, room.width, face=Face.SEMIBOLD, size=size) <= room.height
            ),
            _SIZES[-1],
        )
        ends = block(
            easel,
            said,
            middle,
            room.top,
            room.width,
            face=Face.SEMIBOLD,
            size=size,
            colour=theme.STOCK,
            anchor=Anchor.TOP,
        )
        top = ends[1] + ends[3] + easel.px(_GAP) / 2
        below = Box(room.left, top, room.width, room.bottom - top)
        draw_stakes(self.house, books, self._wager.stakes, below)

    def _question(self) -> str:
        words = self.house.words
        rhythm = words("slips.challenge.live" if self._wager.live else "slips.challenge.relaxed")
        return words(
            "slips.answer.question",
            name=self._books.name(self._wager.challenger.player),
            game=words(f"{game_of(self._wager).info.slug}.name"),
            rhythm=rhythm,
        )
