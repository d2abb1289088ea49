"""A table with hands: what was touched is narrowed to what is legal, and the rest is refused."""

from collections.abc import Sequence
from dataclasses import replace

from game.errors import Reason
from game.events import Because, Event
from game.moves import Action, touched
from game.nodes import Interval
from game.zones import Place, Seat, zone_of
from scenes.choice import Choice
from scenes.house import House
from scenes.input.intents import FocusLost, Intent
from scenes.scene import Command
from scenes.table.bar import Target
from scenes.table.curtained_table import CurtainedTable
from scenes.table.hands.abilities import Abilities
from scenes.table.hands.choosing import Choosing
from scenes.table.hands.cries import Cries
from scenes.table.hands.declaring import Prompter
from scenes.table.hands.desk import Desk
from scenes.table.hands.hands_picture import HandsPicture
from scenes.table.hands.hands_show import HandsShow, turner
from scenes.table.hands.quick_bout import throw_at_once
from scenes.table.hands.veil import Veil
from scenes.table.sitting import Sitting
from sprites.canvas import Canvas


class HandsTable(CurtainedTable):
    """One match with hidden hands."""

    _show: HandsShow

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._picture = HandsPicture(house, self._show, sitting)
        self.bar = self._picture.bar
        self._abilities = Abilities(house, sitting, self._show)
        self.veil = Veil(house, sitting, self._show)
        can = self._abilities
        self.cries = Cries(house, sitting, self._show, self.veil, can.does, self._follow)
        ask = self.choosing = Choosing(sitting, self._show, can, lambda: self._seat, self.do)
        self.desk = Desk(house, self._show.hand, ask.touch, self.do, self.cries.shout, ask.use)
        self._prompter = Prompter(sitting, self.do)
        self._laid_for: object = None
        if resumed:
            self._show.tell_at_once()

    def make_show(self) -> HandsShow:
        """Seen by the only person, if there is just one."""
        people = self.sitting.seating.people
        return HandsShow(self._house, self.sitting, people[0] if len(people) == 1 else None)

    def prepare(self) -> bool:
        """The pack is drawn beside the loop."""
        return self._picture.prepare()

    # -- what the manager calls --------------------------------------------------------------

    def handle(self, intent: Intent) -> Command | None:
        """What lies there feels it when nobody looks any more."""
        if isinstance(intent, FocusLost):
            self.desk.handle(intent)
        return super().handle(intent)

    def update(self, dt_ms: float) -> Command | None:
        """What waits to be said goes on too."""
        self._prompter.wait(self._seat)
        return super().update(dt_ms)

    def waits_ms(self, now_ms: float) -> list[float]:
        """Something may be said for a seat that waits long."""
        return self._prompter.waits_ms(now_ms)

    def draw(self, canvas: Canvas) -> None:
        """The whole table, or, while the curtain is shut, nothing but the curtain."""
        picture, curtain = self._picture, self.veil.curtain
        self.veil.seen_in(canvas.generation)
        if curtain.shut:
            curtain.draw()
            return
        self._show.keys_width = picture.bar.corner_width
        self._settle()
        seat, chosen = self._seat, None if self._show.viewer is None else self.desk.chosen
        picture.covered = self._paused
        said = None if self.choice is not None else self._abilities.said(seat, chosen)
        chain = self._abilities.chain(seat, chosen)
        picture.draw(self.desk, chosen, chain, said, log_open=self.log_open)
        self.choosing.draw()
        picture.draw_over(paused=self._paused)
        curtain.draw()

    # -- what can be done --------------------------------------------------------------------

    @property
    def _seat(self) -> Seat | None:
        """Who may choose now: the seat whose hand is seen, once the picture has come to rest."""
        if self._show.busy or self._paused or not self.sitting.clock.running:
            return None
        return self._show.viewer

    def wants_turn(self, seat: Seat) -> bool:
        """Whether this seat may choose now."""
        return self._seat == seat == turner(self._match.node) and self.cries.over

    def _settle(self) -> None:
        """Lay out what is there, if anything has changed."""
        show, desk = self._show, self.desk
        tokens = show.stage.zones.get(zone_of(Place.HAND, show.front), [])
        able = self._abilities.able(self._seat if self.cries.over else None)
        powers = self._abilities.powers(show.viewer, self._seat)
        able = replace(able, cries=self.cries.now(), powers=powers)
        self.choosing.offer_picks()
        order = show.hand.order
        now = (self._house.scale, show.front, tuple(map(id, tokens)), able, order)
        if self._laid_for != (*now, desk.board.focus, show.hand.chosen):
            desk.lay(tokens, self.sitting.game.table.spots, show.plan, able)
            self._laid_for = (*now, desk.board.focus, show.hand.chosen)

    # -- input -------------------------------------------------------------------------------

    def _heard(self, intent: Intent) -> bool:
        """Cries come before everything."""
        return self.cries.handle(intent)

    def _meant(self, intent: Intent) -> Command | None:
        """While one of several ways is asked for, all else waits."""
        asked, command = self.choosing.handle(intent)
        return command if asked else super()._meant(intent)

    def _use(self, target: Target) -> Command | None:
        """A hand can be sorted, too."""
        if target is Target.SORT:
            self._show.hand.sort_anew()
        return super()._use(target)

    def _play(self, intent: Intent) -> Command | None:
        """For the hand; where there is nothing to choose, confirming means not to wait."""
        if not self._abilities.able(self._seat).open and self.desk.hurries(intent):
            self._match.hurry(self.sitting.clock.now_ms())
            self._show.finish()
            return None
        return self.desk.handle(intent)

    @property
    def choice(self) -> Choice | None:
        """The question which of several things was meant, if it is asked."""
        return self.choosing.choice

    def touch(self, what: str) -> Command | None:
        """Somebody touched that."""
        return self.choosing.touch(what)

    def _went_back(self) -> None:
        self.desk.begin_again()

    def _advise(self, seat: Seat, action: Action, why: Reason) -> None:
        if self.desk.focus_on(action, touched(action)):
            self._show.tell(Because(why, seat))

    def _drop_what_was_begun(self) -> None:
        """Nothing is being chosen, dragged or thought out any more."""
        self.choosing.drop()
        self.desk.let_go()
        self._advice.forget()

    # -- the picture follows -----------------------------------------------------------------

    def _follow(self) -> None:
        news = self.sitting.news()
        if news:
            self.catch_up(news)

    def throws_quickly(self) -> bool:
        """Bots throw at once among themselves, if people would rather not watch."""
        thrown = self._house.settings.quick_bouts and throw_at_once(self.sitting)
        self._follow()
        return thrown

    def catch_up(self, events: Sequence[Event]) -> None:
        """The picture follows, and what is told beside it."""
        self._show.tell_position(events)

    def rested(self) -> Command | None:
        """Somebody is to look at their cards, but not while something is called."""
        over = isinstance(self._match.node, Interval)
        return super().rested() if over or (self.cries.over and not self._show.hails) else None
