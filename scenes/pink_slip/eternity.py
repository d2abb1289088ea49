"""After a bout for slips: what was lost slides over to the winner, and is stamped."""

from enum import Enum
from functools import partial
from typing import Final

from game.pink_slip.titles import Thing
from game.zones import Seat
from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.house import House
from scenes.motion.beats import Motion
from scenes.motion.easing import in_out_sine
from scenes.pink_slip.books import Books
from scenes.pink_slip.papers import Papers
from scenes.pink_slip.stake_picture import draw_stake
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.scene import Command, Pop
from sounds.cues import Cue
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.garage import garage_ground
from sprites.pink_slip import SlipPaper
from sprites.poster import poster_word
from sprites.seat_mark import emblem_disc
from sprites.typeface import Face
from sprites.words import fitting_px, label

SLIDE_MS = {Motion.FULL: 1100.0, Motion.SHORT: 550.0, Motion.OFF: 0.0}
STAYS_MS = 900.0
"""It stays at least so long, whatever is pressed."""

_TITLE, _TITLE_Y, _LINE_Y, _LINE = 118.0, 0.105, 0.205, 40.0
_SLIP_Y, _SLIP_TALL, _SLIP_WIDE = 0.545, 0.56, 0.46
_SIDES = (0.25, 0.75)
_PLAYER_Y, _EMBLEM, _NAME = 0.545, 150.0, 52.0
_TURN, _MARGIN = 4.0, 36.0


class Seen(Enum):
    """It was seen; nothing else can be done about it."""

    SEEN = "seen"


class EternityScene(Screen):
    """What the loser of this sitting's wager put up is the winner's."""

    SEEN: Final = Seen.SEEN

    def __init__(self, house: House, sitting: WagerSitting, winner: Seat) -> None:
        super().__init__(house, focus="seen", deaf_ms=STAYS_MS)
        self._winner, self._loser = winner, 1 - winner
        self._sitters = sitting.seating.sitters
        self._lost = sitting.wager.stakes[self._loser]
        self._passed_ms = 0.0
        self._stamped = False
        self._paper = self._write(Books(house), "")
        self._stamp = self._write(Books(house), house.words("slips.stamp"))

    def _write(self, books: Books, stamp: str) -> SlipPaper | None:
        certificate = books.ledger.certificate(self._lost.owner)
        if certificate is None or self._lost.thing is not Thing.SLIP:
            return None
        against = self._sitters[self._winner].name
        return Papers(self.house, books).wagered(certificate, against, stamp)

    # ---- time

    def on_enter(self) -> None:
        """It is heard at once."""
        super().on_enter()
        self.house.mixer.play(Cue.WHOOSH)

    def update(self, dt_ms: float) -> Command | None:
        """The slip slides, and is stamped."""
        self._passed_ms += dt_ms
        if self._share >= 1 and not self._stamped:
            self._stamped = True
            self.house.mixer.play(Cue.THUD)
            self.house.mixer.play(Cue.WIN)
        return None

    def next_frame_in_ms(self) -> float | None:
        """At once while it slides."""
        return None if self._stamped else 0.0

    @property
    def _share(self) -> float:
        length = SLIDE_MS[self.house.settings.motion]
        return 1.0 if self._passed_ms >= length else in_out_sine(self._passed_ms / length)

    # ---- layout and drawing

    def layout(self) -> Layout:
        """The only way on."""
        house = self.house
        words, cap = house.words("slips.so_be_it"), house.words("key.enter")
        wide, tall = button_size(house, words, Look.PRIMARY, cap)
        wide = min(wide, 0.8 * house.scale.width)
        top = house.scale.height - house.scale.px(_MARGIN) - tall
        box = Box((house.scale.width - wide) / 2, top, wide, tall)
        seen = partial(Pop, result=self.SEEN)
        return Layout(
            (Button(key="seen", box=box, label=words, cap=cap, look=Look.PRIMARY, do=seen),)
        )

    def paint(self, canvas: Canvas) -> None:
        """The wall, both players, and between them what changes hands."""
        del canvas
        easel, scale, words = self.house.easel, self.house.scale, self.house.words
        garage_ground(easel)
        winner, loser = self._sitters[self._winner], self._sitters[self._loser]
        most = 0.9 * scale.width
        title = words("throws.decision.single", name=winner.name)
        middle = scale.width / 2
        poster_word(easel, title, middle, _TITLE_Y * scale.height, size=_TITLE, hop=1.5, most=most)
        said = words(f"slips.won.{self._lost.thing.value}", winner=winner.name, loser=loser.name)
        px = fitting_px(easel, said, Face.SEMIBOLD, scale.type(_LINE), most)
        label(
            easel, said, middle, _LINE_Y * scale.height, px=px, colour=theme.GARAGE_WORDS, most=most
        )
        for seat in (0, 1):
            self._paint_player(seat)
        left, right = (_SIDES[seat] * scale.width for seat in (self._loser, self._winner))
        self._paint_lost(left + (right - left) * self._share)

    def _paint_player(self, seat: Seat) -> None:
        """Who they are, where the slip is not in the way."""
        easel, scale, sitter = self.house.easel, self.house.scale, self._sitters[seat]
        x, y = _SIDES[seat] * scale.width, _PLAYER_Y * scale.height
        size = easel.px(_EMBLEM)
        emblem_disc(easel, theme.SEATS[sitter.look], x, y - size / 3, size)
        most = 0.36 * scale.width
        px = fitting_px(easel, sitter.name, Face.DISPLAY, easel.px(_NAME), most)
        label(
            easel, sitter.name, x, y + easel.px(_EMBLEM) * 0.6, face=Face.DISPLAY, px=px, most=most
        )

    def _paint_lost(self, x: float) -> None:
        scale = self.house.scale
        y = _SLIP_Y * scale.height
        wide, tall = _SLIP_WIDE * scale.width, _SLIP_TALL * scale.height
        box = Box(x - wide / 2, y - tall / 2, wide, tall)
        paper = self._stamp if self._stamped else self._paper
        turn = _TURN if self._winner else -_TURN
        draw_stake(self.house, self._lost.thing, paper, box, degrees=turn)
