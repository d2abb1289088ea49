"""A table with hands: what was touched is narrowed to what is legal, and the rest is refused."""

from collections.abc import Callable

from game.errors import Reason
from game.events import Because
from game.match import INTERVAL_MS
from game.moves import Action, touched
from game.nodes import Interval, Turn
from game.outcome import Outcome
from game.undoing import OTHERS
from game.zones import Place, Seat, zone_of
from scenes.choice import Choice
from scenes.house import House
from scenes.input.intents import FocusLost, Intent, Meaning, Phase, Pointer, Press
from scenes.scene import Command, Push
from scenes.scoring import ScoringChoice, ScoringScene
from scenes.table.bar import Target
from scenes.table.hands.abilities import Abilities
from scenes.table.hands.advice import Advice
from scenes.table.hands.desk import Desk
from scenes.table.hands.hands_picture import HandsPicture, offers
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.veil import Veil
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene
from sprites.canvas import Canvas

KEYS = {
    Meaning.BACK: Target.PAUSE,
    Meaning.LOG: Target.LOG,
    Meaning.SORT: Target.SORT,
    Meaning.UNDO: Target.UNDO,
    Meaning.HINT: Target.HINT,
}
"""What the keys of the bar mean."""


class HandsTable(TableScene):
    """One match with hidden hands."""

    _show: HandsShow

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._picture = HandsPicture(house, self._show, sitting)
        alone = len(sitting.seating.people) == 1
        self._picture.bar.offers = offers(hints=sitting.game.adviser is not None, undoes=alone)
        self._abilities = Abilities(house, sitting, self._show)
        self._desk = Desk(house, self._show.hand, self.touch, self._do)
        self._veil = Veil(house, sitting, self._show)
        self._advice = Advice(sitting, self._advise)
        self._choice: Choice | None = None
        self._scored = -1
        self._laid_for: object = None
        self._show.tell_at_once()

    def make_show(self) -> HandsShow:
        """Seen by the only person, if there is just one."""
        people = self.sitting.seating.people
        return HandsShow(self._house, self.sitting, people[0] if len(people) == 1 else None)

    # -- what the manager calls --------------------------------------------------------------

    def handle(self, intent: Intent) -> Command | None:
        """The curtain's key first, then the table's own, then the hand's."""
        if isinstance(intent, FocusLost):
            self._desk.handle(intent)
            return None if self._paused or self._away else self.pause()
        if self._paused:
            return None
        if self._veil.handle(intent):
            self._drop_what_was_begun()
            return None
        self._settle()
        if self._choice is not None:
            command = self._choose(self._choice, intent)
        elif (target := self._target(intent)) is not None:
            command = self._use(target)
        elif self._veil.closed:
            command = self._pages(intent)
        else:
            command = self._pages(intent) or self._play(intent)
        self._settle()
        self._follow()
        return command

    def update(self, dt_ms: float) -> Command | None:
        """The curtain, a hint, and the hand go on too."""
        self._veil.curtain.advance(dt_ms)
        self._advice.think(self._seat)
        command = super().update(dt_ms)
        self._settle()
        return command

    def next_frame_in_ms(self) -> float | None:
        """At once while the curtain moves or a hint is thought out."""
        if (self._veil.curtain.moving or self._advice.thinks) and not self._paused:
            return 0.0
        return super().next_frame_in_ms()

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """Whatever was private is hidden before anything else is shown."""
        self._drop_what_was_begun()
        self._veil.close()
        return super().pause(go)

    def on_return(self, result: object) -> Command | None:
        """From the scores to the next deal, or to the results."""
        if result is not ScoringChoice.GO_ON:
            return super().on_return(result)
        self._away = False
        outcome = self.sitting.outcome
        if outcome is not None:
            return super().ended(outcome)
        self._match.next_deal(self.sitting.clock.now_ms())
        self._follow()
        return None

    def draw(self, canvas: Canvas) -> None:
        """The whole table, or, while the curtain is shut, nothing but the curtain."""
        del canvas
        picture, curtain = self._picture, self._veil.curtain
        if curtain.shut:
            curtain.draw()
            return
        self._show.keys_width = picture.bar.corner_width
        self._settle()
        seat, chosen = self._seat, None if self._show.viewer is None else self._desk.chosen
        picture.covered = self._paused
        picture.draw_table()
        picture.draw_hand(chosen, self._abilities.chain(seat, chosen))
        self._desk.board.draw()
        picture.draw_flying()
        said = self._abilities.said(seat, chosen)
        picture.draw_words(said, chosen, log_open=self.log_open)
        if self._choice is not None:
            self._choice.draw()
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
        return self._seat == seat and self._match.node == Turn(seat)

    @property
    def veil(self) -> Veil:
        """Who may see what."""
        return self._veil

    @property
    def desk(self) -> Desk:
        """What lies before the seat in front."""
        return self._desk

    @property
    def choice(self) -> Choice | None:
        """The question that is being asked, if any."""
        return self._choice

    def _settle(self) -> None:
        """Lay out what is there, if anything has changed."""
        show, desk = self._show, self._desk
        tokens = show.stage.zones.get(zone_of(Place.HAND, show.front), [])
        able = self._abilities.able(self._seat)
        order = show.hand.order
        now = (self._house.scale, show.front, tuple(map(id, tokens)), able, order)
        if self._laid_for != (*now, desk.board.focus, show.hand.chosen):
            desk.lay(tokens, self.sitting.game.table.spots, show.plan, able)
            self._laid_for = (*now, desk.board.focus, show.hand.chosen)

    # -- input -------------------------------------------------------------------------------

    def _target(self, intent: Intent) -> Target | None:
        """What of the bar is meant, by key or pointer."""
        match intent:
            case Press(meaning=Meaning() as meaning):
                return KEYS.get(meaning)
            case Pointer(Phase.DOWN, x, y, _, 1):
                return self._picture.bar.target_at(x, y)
            case _:
                return None

    def _use(self, target: Target) -> Command | None:
        match target:
            case Target.PAUSE:
                return self.pause()
            case Target.LOG:
                self.log_open = not self.log_open
            case Target.SORT:
                self._show.hand.sort_anew()
            case Target.UNDO:
                self._undo()
            case Target.HINT:
                self._advice.ask(self._seat)
        return None

    def _pages(self, intent: Intent) -> Command | None:
        """Help and settings, behind which the table is paused."""
        match intent:
            case Press(meaning=(Meaning.HELP | Meaning.SETTINGS) as meaning):
                return self.mean(meaning)
            case _:
                return None

    def _play(self, intent: Intent) -> Command | None:
        """For the hand; where there is nothing to choose, confirming means not to wait."""
        confirms = isinstance(intent, Press) and intent.meaning is Meaning.CONFIRM
        if confirms and not self._abilities.able(self._seat).open:
            self._match.hurry(self.sitting.clock.now_ms())
            self._show.finish()
            return None
        return self._desk.handle(intent)

    def _choose(self, choice: Choice, intent: Intent) -> Command | None:
        """While one of several ways is asked for, all else waits."""
        if Choice.leaves(intent):
            self._choice = None
            return None
        return choice.handle(intent)

    def touch(self, what: str) -> Command | None:
        """A card, a pile or a button was touched: one thing is done, or it is told why not."""
        seat = self._show.viewer
        if seat is None:
            return None
        options = self._abilities.options(seat, what)
        if self._seat is None or not options:
            self._show.tell(Because(self._match.refuse(seat, what), seat))
        elif len(options) == 1:
            self._do(options[0])
        else:
            self._ask(seat, options)
        return None

    def _ask(self, seat: Seat, options: list[Action]) -> None:
        """There are several ways to do this: let one be chosen."""
        ways = self._abilities.ways(seat, options)
        question = self._abilities.question(seat, options)

        def pick(place: int) -> Command | None:
            self._choice = None
            return self._do(ways[place][0])

        self._choice = Choice(self._house, question, [way for _, way in ways], pick)

    def _do(self, action: Action) -> Command | None:
        seat = self._seat
        if seat is None:
            return None
        refused = self._match.offer(seat, action, self.sitting.clock.now_ms())
        if refused is not None:
            self._show.tell(Because(refused, seat))
        else:
            self._show.notice = None
            self._veil.played(self._match.node)
        self._follow()
        return None

    def _undo(self) -> None:
        """Back to the person's last decision, or the reason why not."""
        people = self.sitting.seating.people
        seat = people[0] if len(people) == 1 else None
        reason = OTHERS if seat is None else self.sitting.take_back(seat)
        if reason is not None:
            self._show.say(self._house.words(f"undo.{reason.code}"))
            return
        self._drop_what_was_begun()
        self._show.show_as(self._show.viewer)
        self._show.tell_at_once()
        self._show.say(self._house.words("undo.done"))

    def _advise(self, seat: Seat, action: Action, why: Reason) -> None:
        """Show what a bot would do, and why."""
        if not self._desk.focus_on(action, touched(action)):
            return
        self._show.tell(Because(why, seat))

    def _drop_what_was_begun(self) -> None:
        """Nothing is being chosen, dragged or thought out any more."""
        self._choice = None
        self._desk.let_go()
        self._advice.forget()

    # -- the picture follows -----------------------------------------------------------------

    def _follow(self) -> None:
        news = self.sitting.news()
        if news:
            self._show.tell_position(news)

    def rested(self) -> Command | None:
        """A deal has ended: count it. Or somebody is to look at their cards."""
        if isinstance(self._match.node, Interval):
            return self._score(last=False)
        self._veil.rested(self._match.node)
        return None

    def ended(self, outcome: Outcome) -> Command | None:
        """The last deal is counted too before the results."""
        return self._score(last=True) or super().ended(outcome)

    def _score(self, *, last: bool) -> Command | None:
        """The scores of the deal that has just ended, once."""
        sitting, entries = self.sitting, len(self._match.record.entries)
        scores = sitting.game.scores(self._match.view(None))
        if scores is None or self._scored == entries:
            return None
        self._scored, self._away = entries, True
        alone_ms = None if sitting.seating.people else INTERVAL_MS * max(1.0, self._match.pace)
        return Push(
            ScoringScene(
                self._house, sitting.game, sitting.seating, scores, last=last, alone_ms=alone_ms
            )
        )
