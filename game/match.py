"""The referee: the one object with a memory. It asks the rules, and adds what they may not have.

It keeps the time of races, gathers secret throws and rival claims until they are complete, draws
the shuffles and lots, lets the bots act when they are due, and writes down every step. All times
are milliseconds of a clock that its owner stops when the table pauses; it reads none itself.
"""

import heapq
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from game.bots.bot import Bot, Thought, settled
from game.chance import child, shuffled_order
from game.errors import IllegalAction, Reason
from game.events import Event
from game.moves import Action, Lapse, Move, NextDeal, Shuffle, Void
from game.nodes import Chance, End, Interval, Node, Race, Throw, Turn
from game.options import Setup
from game.race import settled_ms
from game.record import Entry, Header, Record, replay
from game.rules import Game
from game.zones import Seat

NOT_NOW = Reason("not_now", "house")

INTERVAL_MS = 4000.0
"""How long the end of a deal is shown where only bots play; the pace stretches it."""

Listener = Callable[[int, Entry, object], None]
"""Told of every entry: its number, its moves, the position reached."""


@dataclass(frozen=True, slots=True, order=True)
class Due:
    """Something a bot will do. It dies with the race, or the step, that it was meant for."""

    at_ms: float
    place: int
    token: tuple[str, int]
    seat: Seat
    claim: Action | None = None
    """None: whatever the bot chooses then."""


class Match:
    """One match, from the first shuffle to its outcome."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        *,
        pace: float = 0.0,
        entries: tuple[Entry, ...] = (),
        listener: Listener | None = None,
    ) -> None:
        """Begin, or take up again after `entries`. `pace` stretches the bots' thinking; 0: none."""
        self.game = game
        self.setup = setup
        self.pace = pace
        info = game.info
        self.record = Record(Header(info.slug, info.rules_version, setup, seed), list(entries))
        self.history: list[Event] = []
        self._rules = game.rules
        self._listener = listener
        self._dice = child(seed, f"dice/{len(entries)}")
        makers = game.makers
        self._bots: dict[Seat, Bot[object]] = {
            seat: makers[chair.bot]()
            for seat, chair in enumerate(setup.chairs)
            if chair.bot is not None
        }
        self._rngs = {seat: child(seed, f"bot/{seat}/{len(entries)}") for seat in self._bots}
        self._due: list[Due] = []
        self._places = count()
        self._planned: tuple[str, int, Seat] | None = None
        self._opened: tuple[int, float] | None = None
        self._claims: list[Move] = []
        self._settles_at_ms = 0.0
        self._throws: dict[Seat, Action] = {}
        self._thinking: tuple[Due, Thought] | None = None
        self._goes_on_at_ms: float | None = None
        self.state: object = replay(game, setup, entries)
        self.node: Node = self._rules.node(self.state)
        self._settle_chance()
        self._plan(0.0)

    # -- what may be asked -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return isinstance(self.node, End)

    @property
    def waits_to_open(self) -> bool:
        """Whether a race waits for its card to be seen (`open_race`)."""
        return isinstance(self.node, Race) and not self._is_open(self.node)

    @property
    def race_opened_at_ms(self) -> float | None:
        """When the race that now runs was opened, or None."""
        if isinstance(self.node, Race) and self._opened and self._is_open(self.node):
            return self._opened[1]
        return None

    @property
    def undecided(self) -> bool:
        """Whether a race for a prize runs and nobody has won it yet."""
        return isinstance(self.node, Race) and self.node.prize and self._is_open(self.node)

    def view(self, seat: Seat | None) -> object:
        """What this seat may know."""
        return self._rules.view(self.state, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do."""
        return self._rules.legal(self.state, seat)

    def next_at_ms(self) -> float | None:
        """When `tick` has something to do again, or None while only people can act."""
        if self._thinking is not None:
            return self._thinking[0].at_ms
        self._drop_stale()
        times = [self._due[0].at_ms] if self._due else []
        if self._claims:
            times.append(self._settles_at_ms)
        elif self._goes_on_at_ms is not None:
            times.append(self._goes_on_at_ms)
        elif (ends_at_ms := self._race_ends_at_ms()) is not None:
            times.append(ends_at_ms)
        return min(times, default=None)

    # -- what may be done --------------------------------------------------------------------

    def offer(self, seat: Seat, action: Action, at_ms: float) -> Reason | None:
        """A seat acts. None if that was taken, or the reason why not, and nothing has changed."""
        self.tick(at_ms)
        if action not in self._rules.legal(self.state, seat):
            return NOT_NOW
        try:
            match self.node:
                case Race() as race if action == race.claim:
                    self._claim(race, seat, at_ms)
                case Race() as race:
                    self._turn(race, seat, action, at_ms)
                case Throw(seats):
                    self._throws[seat] = action
                    if len(self._throws) == len(seats):
                        moves = tuple(Move(other, self._throws[other]) for other in seats)
                        self._throws = {}
                        self._apply(moves, at_ms)
                case _:
                    self._apply((Move(seat, action),), at_ms)
        except IllegalAction as refused:
            return refused.reason
        return None

    def open_race(self, at_ms: float) -> None:
        """All can see what was turned, from this instant on."""
        if not (isinstance(self.node, Race) and self.waits_to_open):
            return
        race = self.node
        self._opened = (race.number, at_ms)
        for seat in race.seats:
            bot = self._bots.get(seat)
            if bot is None:
                continue
            view = self._rules.view(self.state, seat)
            for reflex in bot.reflexes(view, race.claim, self._rngs[seat]):
                self._push(at_ms + reflex.at_ms, ("race", race.number), seat, reflex.action)
        self._plan(at_ms)

    def go_on(self, at_ms: float) -> bool:
        """Somebody has seen how the deal ended; tells whether another begins."""
        if not isinstance(self.node, Interval):
            return False
        self._apply((Move(None, NextDeal()),), at_ms)
        return True

    def tick(self, now_ms: float) -> None:
        """Let everything happen that is due by now, in the order of its time.

        A bot that is thinking gets one slice further, and everything else waits for it.
        """
        if self._thinking is not None:
            self._think(*self._thinking, now_ms)
        while self._thinking is None and (next_ms := self.next_at_ms()) is not None:
            if next_ms > now_ms:
                break
            if self._due and self._due[0].at_ms <= next_ms:
                self._act(heapq.heappop(self._due))
            elif self._claims:
                claims, self._claims = tuple(self._claims), []
                self._apply(claims, next_ms)
            elif self._goes_on_at_ms is not None:
                self.go_on(next_ms)
            else:
                self._apply((Move(None, Lapse(), self._since_opening(next_ms)),), next_ms)

    def interrupt(self, now_ms: float) -> bool:
        """The race was disturbed. If it is still to be won it is void; tells whether it was."""
        if not self.undecided:
            return False
        self._claims = []
        self._apply((Move(None, Void(), self._since_opening(now_ms)),), now_ms)
        return True

    def hurry(self, now_ms: float) -> None:
        """Somebody would rather not wait: bots that think act now, or as soon as they may."""
        ready_ms = now_ms
        if isinstance(self.node, Race):
            opened_at_ms = self.race_opened_at_ms
            if opened_at_ms is None:
                return
            ready_ms = max(now_ms, opened_at_ms + self.node.ready_ms)
        self._due = [
            due
            if due.claim is not None
            else Due(min(due.at_ms, ready_ms), due.place, due.token, due.seat)
            for due in self._due
        ]
        heapq.heapify(self._due)

    # -- races -------------------------------------------------------------------------------

    def _claim(self, race: Race, seat: Seat, at_ms: float) -> None:
        """Gather a claim that may win; hand any other to the rules at once."""
        move = Move(seat, race.claim, self._since_opening(at_ms), self._dice.random())
        if not race.prize or move.at_ms < race.fair_ms:
            self._apply((move,), at_ms)
        elif all(claim.seat != seat for claim in self._claims):
            self._claims.append(move)
            opened_at_ms = at_ms - move.at_ms
            self._settles_at_ms = opened_at_ms + settled_ms(race, self._claims)

    def _turn(self, race: Race, seat: Seat, action: Action, at_ms: float) -> None:
        if not self._is_open(race) or self._claims:
            raise IllegalAction(NOT_NOW)
        self._apply((Move(seat, action, self._since_opening(at_ms)),), at_ms)

    def _is_open(self, race: Race) -> bool:
        return self._opened is not None and self._opened[0] == race.number

    def _since_opening(self, at_ms: float) -> float:
        """The race's own time; a card that nobody has seen yet counts as just seen."""
        opened_at_ms = self.race_opened_at_ms
        return 0.0 if opened_at_ms is None else max(0.0, at_ms - opened_at_ms)

    def _race_ends_at_ms(self) -> float | None:
        opened_at_ms = self.race_opened_at_ms
        if isinstance(self.node, Race) and opened_at_ms is not None:
            return None if self.node.ends_ms is None else opened_at_ms + self.node.ends_ms
        return None

    # -- steps -------------------------------------------------------------------------------

    def _apply(self, moves: Entry, at_ms: float) -> None:
        self._step(moves)
        self._settle_chance()
        self._plan(at_ms)

    def _step(self, moves: Entry) -> None:
        self._thinking = self._goes_on_at_ms = None
        step = self._rules.apply(self.state, moves)
        self.state = step.state
        self.node = self._rules.node(step.state)
        self.record.entries.append(moves)
        self.history.extend(step.events)
        if self._listener is not None:
            self._listener(len(self.record.entries), moves, step.state)

    def _settle_chance(self) -> None:
        while isinstance(self.node, Chance):
            order = shuffled_order(self.node.count, self._dice)
            self._step((Move(None, Shuffle(order)),))

    # -- bots --------------------------------------------------------------------------------

    def _plan(self, now_ms: float) -> None:
        """Let the bot whose turn it is begin to think; let throwing bots commit at once."""
        match self.node:
            case Turn(seat) if seat in self._bots:
                self._plan_turn(("step", len(self.record.entries)), seat, now_ms)
            case Race(number=number, turner=seat, ready_ms=ready_ms) if seat in self._bots:
                opened_at_ms = self.race_opened_at_ms
                if opened_at_ms is not None:
                    start_ms = max(now_ms, opened_at_ms + ready_ms)
                    self._plan_turn(("race", number), seat, start_ms)
            case Throw(seats):
                for seat in seats:
                    if seat in self._bots and seat not in self._throws:
                        self.offer(seat, settled(self._choice(seat)), now_ms)
            case Interval() if len(self._bots) == len(self.setup.chairs):
                self._goes_on_at_ms = now_ms + self.pace * INTERVAL_MS
            case _:
                pass

    def _plan_turn(self, token: tuple[str, int], seat: Seat, from_ms: float) -> None:
        if self._planned == (*token, seat):
            return
        self._planned = (*token, seat)
        thinking_ms = 0.0
        if self.pace:
            view = self._rules.view(self.state, seat)
            thinking_ms = self.pace * self._bots[seat].think_ms(view, self._rngs[seat])
        self._push(from_ms + thinking_ms, token, seat, None)

    def _act(self, due: Due) -> None:
        choice = due.claim or self._choice(due.seat)
        if isinstance(choice, Thought):
            self._thinking = (due, choice)
        elif self.offer(due.seat, choice, due.at_ms) is not None:
            self._planned = None  # claims were still coming in: whoever turns tries again after

    def _think(self, due: Due, thought: Thought, now_ms: float) -> None:
        choice = thought.step()
        if choice is not None:
            self._thinking = None
            self.offer(due.seat, choice, max(due.at_ms, now_ms))

    def _choice(self, seat: Seat) -> Action | Thought:
        if isinstance(self.node, Race):
            return self.node.turn
        legal = self._rules.legal(self.state, seat)
        return self._bots[seat].choose(self._rules.view(self.state, seat), legal, self._rngs[seat])

    def _push(self, at_ms: float, token: tuple[str, int], seat: Seat, claim: Action | None) -> None:
        heapq.heappush(self._due, Due(at_ms, next(self._places), token, seat, claim))

    def _drop_stale(self) -> None:
        """What was meant for another race, another step or another turner never happens."""
        while self._due and not self._still_due(self._due[0]):
            heapq.heappop(self._due)

    def _still_due(self, due: Due) -> bool:
        match self.node:
            case Race(number=number, turner=turner):
                same = due.token == ("race", number)
                return same and (due.claim is not None or due.seat == turner)
            case Turn(seat):
                return due.token == ("step", len(self.record.entries)) and due.seat == seat
            case _:
                return False
