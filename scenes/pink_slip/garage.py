"""A player's garage: the own slip, what was won pinned on the wall, and what can be done about it.

Whoever has lost the slip reads here what the book says to them.
"""

import secrets
from functools import partial
from random import Random

from game.errors import IllegalAction, NotationError
from game.pink_slip.deeds import CareerBegun, Registered
from game.pink_slip.ledger import Standing
from game.pink_slip.titles import Holding, Thing, coin_id
from scenes.controls import Box, Button, Layout, Screen, Scroll, button_size
from scenes.controls.heading import way_out
from scenes.house import House
from scenes.notice import AskScene, NoticeScene
from scenes.pink_slip.books import Books
from scenes.pink_slip.challenge import ChallengeScene
from scenes.pink_slip.closer_look import CloserLookScene
from scenes.pink_slip.garage_picture import LOST, GaragePicture
from scenes.pink_slip.garage_plan import GaragePlan, plan, wall_width
from scenes.pink_slip.more import More, MoreScene
from scenes.pink_slip.papers import Papers
from scenes.pink_slip.sign import SignScene
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.pink_slip.wager_table import WagerTable
from scenes.pink_slip.widgets import SlipWidget
from scenes.scene import Command, Pop, Push
from sprites.button import Look
from sprites.canvas import Canvas

TURNS = (-2.4, 1.8, 1.6, -2.0)
OWN_TURN = -1.5


class GarageScene(Screen):
    """The garage of `player`."""

    def __init__(self, house: House, books: Books, player: str) -> None:
        super().__init__(house, focus="first")
        self._books = books
        self._player = player
        self._papers = Papers(house, books)
        self._plan: GaragePlan | None = None
        self._asked: More | None = None

    # ---- what the manager calls

    def on_return(self, result: object) -> Command | None:
        """Whatever happened above is in the books; a question may have been answered."""
        super().on_return(result)
        self._books.read()
        asked, self._asked = self._asked, None
        match result:
            case More() as wish:
                return self._wish(wish)
            case True if asked is not None:
                return self._confirmed(asked)
            case _:
                return None

    # ---- how it stands

    @property
    def _standing(self) -> Standing:
        return self._books.ledger.standing(self._books.ledger.career(self._player))

    @property
    def _won(self) -> tuple[Holding, ...]:
        career = self._books.ledger.career(self._player)
        return tuple(
            held for held in self._books.ledger.won(career) if held.title.thing is Thing.SLIP
        )

    @property
    def _busy(self) -> bool:
        """Whether others are in the middle of a wager."""
        return self._books.ledger.wager is not None and self._standing is not Standing.AT_STAKE

    # ---- what the buttons do

    def _first(self) -> Command | None:
        match self._standing:
            case Standing.BLANK:
                return Push(SignScene(self.house, self._books, self._player))
            case Standing.AT_STAKE:
                return self._go_on()
            case Standing.DECK_LOST:
                return self._wish(More.NEW_CAREER)
            case _:
                return Push(ChallengeScene(self.house, self._books, self._player))

    def _go_on(self) -> Command:
        try:
            sitting = WagerSitting.go_on(self.house, self._books)
        except NotationError:
            return self._say(self.house.words("title.taken"))
        return Push(WagerTable(self.house, sitting, resumed=True))

    def _more(self) -> Command:
        return Push(MoreScene(self.house, self._wishes()))

    def _wishes(self) -> tuple[More, ...]:
        ledger, standing = self._books.ledger, self._standing
        wishes = []
        if standing is Standing.AT_STAKE:
            wishes.append(More.GIVE_UP)
        elif standing is not Standing.BLANK:
            if not ledger.coin_id(ledger.career(self._player)):
                wishes.append(More.COIN)
            if not self._busy:
                wishes.append(More.NEW_CAREER)
        return tuple(wishes)

    def _wish(self, wish: More) -> Command | None:
        words, name = self.house.words, self._books.name(self._player)
        if wish is More.COIN:
            deed = Registered(self._player, coin_id(Random(secrets.randbits(64))))  # noqa: S311 -- a number to look at
            self._books.enter(deed)
            self.changed()
            return None
        self._asked = wish
        said = words(f"slips.more.{wish.value}.ask", name=name)
        return Push(AskScene(self.house, said, words(f"slips.more.{wish.value}")))

    def _confirmed(self, wish: More) -> Command | None:
        """Somebody meant it."""
        try:
            if wish is More.NEW_CAREER:
                self._books.enter(CareerBegun(self._player, self._books.today))
            else:
                return self._leave_bout()
        except IllegalAction as refused:
            return self._say(self._books.why(refused.reason))
        except NotationError:
            return self._say(self.house.words("title.taken"))
        return None

    def _leave_bout(self) -> Command | None:
        """Before anything was thrown it is called off; after that giving up is losing (PS-08)."""
        sitting = WagerSitting.go_on(self.house, self._books)
        if sitting.may_cancel:
            sitting.cancel()
            return self._say(self.house.words("slips.called_off"))
        wager = sitting.wager
        sitting.give_up(0 if wager.player(0) == self._player else 1)
        return Push(WagerTable(self.house, sitting))

    def _say(self, said: str) -> Command:
        return Push(NoticeScene(self.house, said))

    def _look_at(self, widget_paper: SlipWidget) -> Command:
        return Push(CloserLookScene(self.house, widget_paper.paper))

    # ---- layout

    def layout(self) -> Layout:
        """The own slip, the buttons, the way out; and the wall, which scrolls."""
        house, words = self.house, self.house.words
        out = way_out(house, words("slips.back"), Pop)
        first = Button(
            key="first",
            label=words(f"slips.first.{self._first_key}"),
            look=Look.PRIMARY,
            cap=self._first_cap,
            enabled=not self._busy,
            do=self._first,
        )
        more = Button(
            key="more", label=words("slips.more"), enabled=bool(self._wishes()), do=self._more
        )
        sizes = [button_size(house, each.label, each.look, each.cap) for each in (first, more)]
        hang = self._plan = plan(house, sizes, len(self._won))
        widgets = [
            *self._own_widget(hang.own),
            first.placed(hang.first),
            more.placed(hang.more),
            out,
        ]
        slips: list[SlipWidget] = []
        for number, (held, box) in enumerate(zip(self._won, hang.won, strict=True)):
            paper = self._papers.won(held)
            if paper is None:
                continue
            slip = SlipWidget(
                key=f"won.{held.title.owner.player}.{held.title.owner.number}",
                box=box,
                label=paper.lines[1][1],
                paper=paper,
                degrees=TURNS[number % len(TURNS)],
                pinned=True,
            )
            slips.append(slip.doing(partial(self._look_at, slip)))
        return Layout(tuple(widgets), Scroll(hang.wall, hang.wall_height, tuple(slips)))

    @property
    def _first_cap(self) -> str:
        """The key of the first button, where there is room for it beside the words."""
        said, cap = (
            self.house.words(f"slips.first.{self._first_key}"),
            self.house.words("key.enter"),
        )
        wide, _ = button_size(self.house, said, Look.PRIMARY, cap)
        return cap if wide <= wall_width(self.house) else ""

    @property
    def _first_key(self) -> str:
        keys = {
            Standing.BLANK: "sign",
            Standing.AT_STAKE: "go_on",
            Standing.DECK_LOST: "new_career",
        }
        return keys.get(self._standing, "challenge")

    def _own_widget(self, box: Box) -> tuple[SlipWidget, ...]:
        """The own slip, as long as it is there."""
        standing, paper = self._standing, self._papers.own(self._player)
        if standing in LOST:
            return ()
        if paper is None:
            paper = self._papers.blank(self._books.name(self._player))
        slip = SlipWidget(
            key="own", box=box, label=paper.lines[1][1], paper=paper, degrees=OWN_TURN
        )
        look = self._first if standing is Standing.BLANK else partial(self._look_at, slip)
        return (slip.doing(look),)

    # ---- drawing

    def paint(self, canvas: Canvas) -> None:
        """The wall, the car as long as it is theirs, whose garage it is, and what was won."""
        del canvas
        if self._plan is None:
            return
        picture = GaragePicture(self.house, self._books, self._player, self._plan)
        picture.draw(len(self._won), busy=self._busy)
