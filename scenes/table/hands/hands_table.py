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
from scenes.choice import Choice, Way
from scenes.curtain import Curtain
from scenes.house import House
from scenes.input.intents import FocusLost, Intent, Meaning, Phase, Pointer, Press
from scenes.scene import Command, Push
from scenes.scoring import ScoringChoice, ScoringScene
from scenes.table.bar import Target
from scenes.table.hands.advice import Advice
from scenes.table.hands.desk import Able, Desk, Offer
from scenes.table.hands.hands_picture import HandsPicture, offers
from scenes.table.hands.hands_show import HandsShow
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from scenes.table.table_scene import TableScene
from sprites.canvas import Canvas


class HandsTable(TableScene):
    """One match with hidden hands."""

    _show: HandsShow

    def __init__(self, house: House, sitting: Sitting, *, resumed: bool = False) -> None:
        super().__init__(house, sitting, resumed=resumed)
        self._picture = HandsPicture(house, self._show, sitting)
        alone = len(sitting.seating.people) == 1
        self._picture.bar.offers = offers(sitting.game.adviser is not None, alone)
        self._desk = Desk(house, self._show.hand, self.touch, self._do)
        self._show.tell_at_once()
        self._laid_for: object = None
        self._choice: Choice | None = None
        self._scored = -1
        self._curtain = Curtain(house, house.words(f"{self._slug}.name"))
        self._advice = Advice(sitting, self._advise)
        self._veiled = len(sitting.seating.people) > 1

    def make_show(self) -> HandsShow:
        """Seen by the only person, if there is just one."""
        people = self.sitting.seating.people
        return HandsShow(self._house, self.sitting, people[0] if len(people) == 1 else None)

    # -- what the manager calls --------------------------------------------------------------

    def handle(self, intent: Intent) -> Command | None:
        """The table's own keys first, then the hand's."""
        if isinstance(intent, FocusLost):
            self._desk.handle(intent)
            return None if self._paused or self._away else self.pause()
        if self._paused:
            return None
        if self._curtain.handle(intent):
            self._lift_or_drop()
            return None
        if self._curtain.seat is not None and not self._curtain.peeking:
            return self._own(intent)
        self._settle()
        if self._choice is not None:
            return self._choose(intent)
        command = self._own(intent)
        if command is None and not self._taken(intent):
            command = self._desk.handle(intent)
        self._settle()
        self._follow()
        return command

    def update(self, dt_ms: float) -> Command | None:
        """The hand follows the picture."""
        self._curtain.advance(dt_ms)
        self._advice.think(self._seat)
        command = super().update(dt_ms)
        self._settle()
        return command

    def next_frame_in_ms(self) -> float | None:
        """At once while the curtain moves."""
        if (self._curtain.moving or self._advice.thinks) and not self._paused:
            return 0.0
        return super().next_frame_in_ms()

    def pause(self, go: Callable[[], Command] | None = None) -> Command:
        """Whatever was private is hidden before anything else is shown."""
        self._choice = None
        self._desk.let_go()
        self._curtain.close()
        self._lift_or_drop()
        return super().pause(go)

    def draw(self, canvas: Canvas) -> None:
        """The whole table."""
        del canvas
        if self._curtain.shut:
            self._curtain.draw()
            return
        self._show.keys_width = self._picture.bar.corner_width
        self._settle()
        self._picture.draw_table()
        chosen = None if self._show.viewer is None else self._desk.chosen
        self._picture.draw_hand(chosen, self._chain())
        self._desk.board.draw()
        self._picture.draw_flying()
        self._picture.draw_words(self._said(), chosen, log_open=self.log_open)
        if self._choice is not None:
            self._choice.draw()
        self._curtain.draw()

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

    def rested(self) -> Command | None:
        """A deal has ended: count it. Or somebody is to look at their cards."""
        match self._match.node:
            case Interval():
                return self._score(last=False)
            case Turn(seat) if self._veiled and seat in self.sitting.seating.people:
                self._call(seat)
            case _:
                pass
        return None

    def _call(self, seat: Seat) -> None:
        """The curtain closes before this seat, unless it is open to it already."""
        if self._curtain.seat == seat:
            return
        self._curtain.call(seat, self.sitting.seating.sitters[seat], self._show.news())
        self._show.seat_in_front(seat)

    def _lift_or_drop(self) -> None:
        """Show the cards that the curtain allows to be seen, and no others."""
        if not self._veiled:
            return
        viewer = self._curtain.seat if self._curtain.peeking else None
        if viewer != self._show.viewer:
            if viewer is None:
                self._choice = None
                self._desk.let_go()
            self._show.show_as(viewer)

    def _leave_turn(self) -> None:
        """Who has played out hides their cards before the others see what came of it."""
        if self._veiled and self._match.node != Turn(self._show.front):
            self._curtain.dismiss()
            self._show.cover()

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

    # -- what can be done --------------------------------------------------------------------

    @property
    def _seat(self) -> Seat | None:
        """Who may choose now: the seat whose hand is seen, once the picture has come to rest."""
        if self._show.busy or self._paused or not self.sitting.clock.running:
            return None
        return self._show.viewer

    def _able(self) -> Able:
        """What the seat in front can do."""
        seat = self._seat
        legal = () if seat is None else self._match.legal(seat)
        if seat is None or not legal:
            return Able()
        piles = {spot.place.value for spot in self.sitting.game.table.spots}
        held = {touched(a) for a in legal if touched(a) in self._codes(seat)}
        others = [action for action in legal if touched(action) not in held]
        return Able(
            cards=frozenset(held),
            piles=frozenset(touched(action) for action in others if touched(action) in piles),
            offers=tuple(self._offer(seat, action) for action in others),
            open=True,
        )

    def _codes(self, seat: Seat) -> set[str]:
        tokens = self._show.stage.zones.get(zone_of(Place.HAND, seat), ())
        return {token.card.code for token in tokens if token.card is not None}

    def _offer(self, seat: Seat, action: Action) -> Offer:
        words = self._house.words
        key = f"{self._slug}.key.{action.code}"
        cap = words(key) if words.has(key) else ""
        theirs = [s.control.label.upper() for s in self.sitting.seating.sitters if s.control]
        return Offer(action, self._does(seat, action), "" if cap.upper() in theirs else cap)

    def _does(self, seat: Seat, action: Action) -> str:
        """What an action does, in words."""
        reason = self.sitting.game.table.says(self._match.view(seat), action)
        return self._show.does(reason or Reason(action.code, "house"))

    def _said(self) -> str | None:
        """What playing the chosen card would do."""
        seat, token = self._seat, self._desk.chosen
        if seat is None or token is None or token.card is None:
            return None
        options = [a for a in self._match.legal(seat) if touched(a) == token.card.code]
        return self._does(seat, options[0]) if options else None

    def _chain(self) -> list[Token]:
        """The cards that the chosen one opens, in the order in which they can follow."""
        seat, token = self._seat, self._desk.chosen
        if seat is None or token is None or token.card is None:
            return []
        options = [a for a in self._match.legal(seat) if touched(a) == token.card.code]
        view, chain = self._match.view(seat), self.sitting.game.table.chain
        cards = max((chain(view, action) for action in options), key=len, default=())
        waiting = [other for other in self._show.hand.cards if other is not token]
        found: list[Token] = []
        for card in cards:
            same = next((t for t in waiting if t.card and t.card.code == card.code), None)
            if same is not None:
                waiting.remove(same)
                found.append(same)
        return found

    def _settle(self) -> None:
        """Lay out what is there, if anything has changed."""
        show = self._show
        tokens = show.stage.zones.get(zone_of(Place.HAND, show.front), [])
        able = self._able()
        now = (
            self._house.scale,
            show.front,
            tuple(map(id, tokens)),
            able,
            self._desk.board.focus,
            show.hand.chosen,
            show.hand.order,
        )
        if now != self._laid_for:
            spots = self.sitting.game.table.spots
            self._desk.lay(tokens, spots, show.plan, able)
            self._laid_for = (*now[:4], self._desk.board.focus, show.hand.chosen, now[6])

    def _choose(self, intent: Intent) -> Command | None:
        """While one of several ways is asked for, all else waits."""
        if self._choice is None:
            return None
        if Choice.leaves(intent):
            self._choice = None
            return None
        command = self._choice.handle(intent)
        self._settle()
        self._follow()
        return command

    # -- input -------------------------------------------------------------------------------

    def _own(self, intent: Intent) -> Command | None:
        """Keys of the table: pause, log, sorting, and going on without waiting."""
        match intent:
            case Press(meaning=Meaning.CONFIRM) if self._waiting:
                self._hurry()
            case Press(meaning=Meaning.SORT):
                self._show.hand.sort_anew()
            case Press(meaning=Meaning.UNDO):
                self._undo()
            case Press(meaning=Meaning.HINT):
                self._advice.ask(self._seat)
            case Press(meaning=meaning) if meaning in _TABLES_OWN:
                return self.mean(meaning)
            case Pointer(Phase.DOWN, x, y, _, 1):
                return self._bar(self._picture.bar.target_at(x, y))
            case _:
                pass
        return None

    def _taken(self, intent: Intent) -> bool:
        """Whether the desk is not to have it."""
        match intent:
            case Press(meaning=Meaning.CONFIRM):
                return self._waiting
            case Press(meaning=meaning):
                return meaning in _TABLES_OWN
            case Pointer(Phase.DOWN, x, y, _, 1):
                return self._picture.bar.target_at(x, y) is not None
            case _:
                return False

    def _bar(self, target: Target | None) -> Command | None:
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
            case None:
                pass
        return None

    def _undo(self) -> None:
        """Back to the person's last decision, or the reason why not."""
        people = self.sitting.seating.people
        seat = people[0] if len(people) == 1 else None
        reason = OTHERS if seat is None else self.sitting.take_back(seat)
        if reason is not None:
            self._show.say(self._house.words(f"undo.{reason.code}"))
            return
        self._choice = None
        self._advice.forget()
        self._show.show_as(self._show.viewer)
        self._show.tell_at_once()
        self._show.say(self._house.words("undo.done"))

    def _advise(self, seat: Seat, action: Action, why: Reason) -> None:
        """Show what a bot would do, and why."""
        what = touched(action)
        place = next(
            (
                place
                for place, token in enumerate(self._show.hand.cards)
                if token.card is not None and token.card.code == what
            ),
            None,
        )
        if place is None:
            self._desk.focus_on(action)
        else:
            self._desk.choose(place)
        self._show.tell(Because(why, seat))

    @property
    def _waiting(self) -> bool:
        """Whether there is nothing to choose yet: a press then means not to wait."""
        return not self._able().open

    def _hurry(self) -> None:
        self._match.hurry(self.sitting.clock.now_ms())
        self._show.finish()

    def touch(self, what: str) -> Command | None:
        """A card, a pile or a button was touched: one thing is done, or it is told why not."""
        seat = self._show.viewer
        if seat is None:
            return None
        options = [a for a in self._match.legal(seat) if touched(a) == what]
        if self._seat is None or not options:
            self._refuse(seat, what)
        elif len(options) == 1:
            self._do(options[0])
        else:
            self._ask(seat, options)
        return None

    def _ask(self, seat: Seat, options: list[Action]) -> None:
        """There are several ways to do this: let one be chosen."""
        view, table = self._match.view(seat), self.sitting.game.table
        order = sorted(options, key=lambda action: _suit_place(table.says(view, action)))
        reasons = [table.says(view, action) for action in order]
        ways = [
            Way(self._does(seat, action), None)
            if (suit := _suit(reason)) is None
            else Way(self._house.words(f"suit.{suit}"), suit.upper())
            for action, reason in zip(order, reasons, strict=True)
        ]
        code = options[0].code if reasons[0] is None else reasons[0].code
        question = self._house.words(f"{self._slug}.asks.{code}")
        self._choice = Choice(self._house, question, ways, lambda place: self._pick(order[place]))

    def _pick(self, action: Action) -> Command | None:
        self._choice = None
        return self._do(action)

    def _refuse(self, seat: Seat, what: str) -> None:
        self._show.tell(Because(self._match.refuse(seat, what), seat))

    def _do(self, action: Action) -> Command | None:
        seat = self._seat
        if seat is None:
            return None
        refused = self._match.offer(seat, action, self.sitting.clock.now_ms())
        if refused is not None:
            self._show.tell(Because(refused, seat))
        else:
            self._show.notice = None
            self._leave_turn()
        self._follow()
        return None

    # -- the picture follows -----------------------------------------------------------------

    def _follow(self) -> None:
        news = self.sitting.news()
        if news:
            self._show.tell_position(news)

    def wants_turn(self, seat: Seat) -> bool:
        """Whether this seat may choose now."""
        return self._seat == seat and self._match.node == Turn(seat)


_TABLES_OWN = frozenset(
    (
        Meaning.BACK,
        Meaning.HELP,
        Meaning.SETTINGS,
        Meaning.LOG,
        Meaning.SORT,
        Meaning.UNDO,
        Meaning.HINT,
    )
)


def _suit(reason: Reason | None) -> str | None:
    """The suit that a reason speaks of, by its letter."""
    return None if reason is None else str(dict(reason.values).get("suit", "")) or None


def _suit_place(reason: Reason | None) -> int:
    """Suits in the usual order."""
    return "shdc".find(_suit(reason) or "")
