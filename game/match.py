"""The referee: the one object with a memory. It asks the rules, and adds what they may not have.

It keeps the time of races, gathers secret throws and rival claims until they are complete, draws
the shuffles and lots, lets the bots act when they are due, and writes down every step. All times
are milliseconds of a clock that its owner stops when the table pauses; it reads none itself.
"""

from collections.abc import Callable, Mapping
from math import inf
from types import MappingProxyType

from game.bots.seated import Planned
from game.chance import child
from game.clockwork import Clockwork
from game.course import Listener
from game.errors import IllegalAction, Reason
from game.gathering import Gathering
from game.moves import Action, Miss, Move, NextDeal, Void
from game.nodes import Chance, Interval, Race, Throw, Turn
from game.options import Setup
from game.patience import Patience
from game.record import Entry, standing
from game.rules import Game
from game.running import RunningRace
from game.undoing import entries_to_undo
from game.zones import Seat

NOT_NOW = Reason("not_now", "house")
TOO_SOON = Reason("too_soon", "house")

INTERVAL_MS = 4000.0
"""How long the end of a deal is shown where only bots play; the pace stretches it."""


class Match(Gathering, Clockwork):
    """One match, played in time. `patience` tells from when on whoever is to decide may."""

    __slots__ = ("_lots", "_running", "pace", "patience")

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        *,
        pace: float = 0.0,
        entries: tuple[Entry, ...] = (),
        listener: Listener | None = None,
        memories: Mapping[Seat, str] = MappingProxyType({}),
    ) -> None:
        """Begin, or take up again after `entries`. `pace` stretches the bots' thinking; 0: none.

        `memories` are what is known, from other matches, of the people in those seats.
        """
        super().__init__(game, setup, seed, entries, listener, memories)
        self.pace = pace
        self._lots = child(seed, f"lot/{len(entries)}")
        self._running: RunningRace | None = None
        self.patience = Patience()
        self._go_on(0.0)

    # -- what may be asked -------------------------------------------------------------------

    @property
    def waits_to_open(self) -> bool:
        """Whether a race waits for its card to be seen (`open_race`)."""
        return self._running is None and isinstance(self.node, Race)

    @property
    def race_opened_at_ms(self) -> float | None:
        """When the race that now runs was opened, or None."""
        return None if self._running is None else self._running.opened_at_ms

    @property
    def undecided(self) -> bool:
        """Whether a race for a prize runs and nobody has won it yet."""
        return self._running is not None and self._running.race.prize

    # -- what may be done --------------------------------------------------------------------

    def offer(self, seat: Seat, action: Action, at_ms: float) -> Reason | None:
        """A seat acts. None if that was taken, or the reason why not, and nothing has changed."""
        self.tick(at_ms)
        if action not in self.legal(seat):
            return NOT_NOW
        try:
            match self.node:
                case Race(claim=claim) if action == claim:
                    self._claim(seat, action, at_ms)
                case Race():
                    self._turn(seat, action, at_ms)
                case Throw():
                    self._running_throw.choose(seat, action, at_ms)
                case Turn() if self.patience.is_tried(seat, action, at_ms):
                    return TOO_SOON
                case _:
                    self._advance((Move(seat, action),), at_ms)
        except IllegalAction as refused:
            return refused.reason
        self.tick(at_ms)
        return None

    def open_race(self, at_ms: float) -> None:
        """All can see what was turned, from this instant on."""
        if self._running is None and isinstance(self.node, Race):
            self._running = RunningRace(self.node, at_ms)
            self._bots.react(self.state, self._running)
            self._plan(at_ms)

    def hold(self, seat: Seat, action: Action, at_ms: float) -> Reason | None:
        """A seat chooses its throw with a key that is now down. Like `offer` besides."""
        self.tick(at_ms)
        if self._throw is None or action not in self.legal(seat):
            return NOT_NOW
        self._throw.hold(seat, action, at_ms)
        self.tick(at_ms)
        return None

    def let_go(self, seat: Seat, action: Action, at_ms: float) -> None:
        """That key is up again."""
        self.tick(at_ms)
        if self._throw is not None:
            self._throw.let_go(seat, action)

    def close_throw(self, at_ms: float) -> None:
        """The last beat has passed: who has not chosen what to throw has missed.

        It does not pass where it waits for all.
        """
        if self._throw is not None and self._throw.may_close:
            self._advance(self._throw.moves(), at_ms)

    def give_up(self, seat: Seat, at_ms: float) -> Reason | None:
        """A seat gives up the bout that it is in. None, or the reason why it cannot."""
        self.tick(at_ms)
        try:
            self._advance((Move(seat, Miss.QUIT),), at_ms)
        except IllegalAction as refused:
            return refused.reason
        return None

    def next_deal(self, at_ms: float) -> bool:
        """Somebody has seen how the deal ended; tells whether another begins."""
        if not isinstance(self.node, Interval):
            return False
        self._advance((Move(None, NextDeal()),), at_ms)
        return True

    def take_back(self, seat: Seat, at_ms: float) -> Reason | None:
        """Go back to this seat's last decision. None if that was done, or the reason why not."""
        count = entries_to_undo(self.game, self.setup, standing(self.record.entries), seat)
        if isinstance(count, Reason):
            return count
        self._running = None
        self._back(count)
        self._seat_bots_anew()
        self._go_on(at_ms)
        return None

    def interrupt(self, now_ms: float) -> bool:
        """The race was disturbed. If it is still to be won it is void; tells whether it was.

        A live count begins again, and nobody has chosen yet but the bots.
        """
        if self._throw is not None:
            return self._throw.start_again()
        running = self._running
        if running is None or not self.undecided:
            return False
        self._running = None
        self._advance((Move(None, Void(), running.since_opening_ms(now_ms)),), now_ms)
        return True

    def hurry(self, now_ms: float) -> None:
        """Somebody would rather not wait: the bot that thinks acts now, or as soon as it may."""
        self._bots.hurry(self._earliest_ms(now_ms))

    # -- what happens by itself --------------------------------------------------------------

    def _next(self) -> tuple[float, Callable[[float], None]]:
        """What is due next, and when: never, if the time is infinite.

        At the same instant gathered claims are settled first, then a race ends, then bots claim
        or shout, then one turns a card. Nobody turns a card while claims are being gathered.
        """
        at_ms, act = inf, self._act
        running, planned = self._running, self._bots.planned
        if running is not None:
            if running.claims:
                at_ms, act, planned = running.settles_at_ms, self._settle, None
            elif running.race.ends_ms is not None:
                at_ms, act = running.opened_at_ms + running.race.ends_ms, self._lapse
            if running.dues and running.dues[0][0] < at_ms:
                at_ms, act = running.dues[0][0], self._react
        elif self._throw is not None:
            at_ms, act = self._throw.closes_at_ms, self.close_throw
        elif self._bots.dues:
            at_ms, act = self._bots.dues[0].at_ms, self._shout
        if planned is not None and planned.at_ms < at_ms:
            at_ms, act = planned.at_ms, self._act
        return at_ms, act

    def _settle(self, at_ms: float) -> None:
        assert self._running is not None
        self._advance(self._running.take_claims(), at_ms)

    def _lapse(self, at_ms: float) -> None:
        assert self._running is not None
        self._advance((self._running.lapse(),), at_ms)

    def _react(self, at_ms: float) -> None:
        assert self._running is not None
        race, seat = self._running.race, self._running.take_due()
        if seat in race.seats:
            self._claim(seat, race.claim, at_ms)

    def _shout(self, at_ms: float) -> None:
        self._advance((self._bots.take_due(),), at_ms)

    def _act(self, at_ms: float) -> None:
        bots = self._bots
        if isinstance(self.node, Race):
            self._turn(bots.take_planned(), self.node.turn, at_ms)
        elif not self.next_deal(at_ms):
            action = bots.think(self.state, at_ms)
            if action is not None:
                self._advance((Move(bots.take_planned(), action),), at_ms)

    # -- races and throws --------------------------------------------------------------------

    def _claim(self, seat: Seat, claim: Action, at_ms: float) -> None:
        """Gather a claim that may win, one a seat; hand any other to the rules at once."""
        running = self._running
        if running is None:  # a card that nobody has seen yet counts as just seen
            self._advance((Move(seat, claim),), at_ms)
        elif not running.has_claimed(seat):
            since_ms = running.since_opening_ms(at_ms)
            if running.race.prize and since_ms >= running.race.terms.fair_ms:
                running.gather(Move(seat, claim, since_ms, self._lots.random()))
            else:
                self._advance((Move(seat, claim, since_ms),), at_ms)

    def _turn(self, seat: Seat, action: Action, at_ms: float) -> None:
        """What is no claim waits for the card to be seen, and for the claims to be settled."""
        if self._running is None or self._running.claims:
            raise IllegalAction(NOT_NOW)
        self._advance((Move(seat, action, self._running.since_opening_ms(at_ms)),), at_ms)

    # -- steps -------------------------------------------------------------------------------

    def _advance(self, moves: Entry, at_ms: float) -> None:
        self._step(moves)
        self._go_on(at_ms)

    def _go_on(self, at_ms: float) -> None:
        """Shuffle what is to be shuffled, end what has ended, and let the bots prepare."""
        if isinstance(self.node, Chance):
            self._shuffle()
        self._bots.watch(self.state)
        self._throw = None
        self._running = self._running and self._running.going_on(self.node)
        self._bots.listen(self.state, self.patience.begin(self.node, at_ms), at_ms)
        self._plan(at_ms)

    def _plan(self, now_ms: float) -> None:
        """Let the bot whose turn it is begin to think; let bots that throw commit at once."""
        bots, node = self._bots, self.node
        if isinstance(node, Race):
            if self._running is not None and node.turner is not None and node.turner in bots:
                bots.plan_once(self.state, node.turner, self._earliest_ms(now_ms), self.pace)
            else:
                bots.planned = None
        elif isinstance(node, Turn) and node.seat in bots:
            ready_at_ms = self.patience.ready_at_ms
            bots.plan(self.state, node.seat, now_ms, self.pace, ready_at_ms)
        else:
            bots.planned = None
            if isinstance(node, Interval) and len(bots) == len(self.setup.chairs):
                bots.planned = Planned(0, now_ms + self.pace * INTERVAL_MS)
            elif isinstance(node, Throw):
                self._open_throw(node, now_ms)

    def _earliest_ms(self, now_ms: float) -> float:
        """When the bot whose turn it is may act."""
        return max(now_ms, (self._running or self.patience).ready_at_ms)
