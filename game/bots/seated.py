"""The bots at one table. Each sees what its seat may see, and has a generator of its own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.bots.bot import Bot, Remembers, Thought, Watches, settled
from game.chance import child
from game.moves import Action, Commit, Move
from game.nodes import Shout
from game.options import Setup
from game.rules import Game
from game.running import RunningRace
from game.seals import salt_of, seal_of
from game.throwing import RunningThrow
from game.zones import Seat

SLICE_MS = 16.0
"""A bot that thinks long gets one slice in so much time: one in each of sixty frames a second."""


@dataclass(slots=True)
class Planned:
    """The bot whose turn it is will act then; what it does it chooses then, or has begun to."""

    seat: Seat
    at_ms: float
    thought: Thought | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """A bot has made up its mind to shout `action` then; `number` is that of the shout."""

    at_ms: float
    seat: Seat
    number: int
    action: Action


class SeatedBots:
    """Who of a table is a bot, and what it makes of a position. `begun` tells resumptions apart.

    `memories` are of people, by seat. `planned` is the turn that a bot is thinking about, `dues`
    what bots will shout, in its order.
    """

    __slots__ = ("_heard", "_rules", "_seated", "_seed", "_watching", "dues", "planned")

    def __init__(
        self, game: Game, setup: Setup, seed: int, begun: int, memories: Mapping[Seat, str]
    ) -> None:
        self._rules = game.rules
        self._seed = seed
        makers = game.makers
        self._seated: dict[Seat, tuple[Bot[Any], Random]] = {
            seat: (makers[chair.bot](), child(seed, f"bot/{seat}/{begun}"))
            for seat, chair in enumerate(setup.chairs)
            if chair.bot is not None
        }
        self._watching = [
            (seat, bot) for seat, (bot, _) in self._seated.items() if isinstance(bot, Watches)
        ]
        for bot, _ in self._seated.values():
            if isinstance(bot, Remembers):
                for seat, memory in memories.items():
                    bot.recall(seat, memory)
        self.planned: Planned | None = None
        self.dues: list[Due] = []
        self._heard: set[int] = set()

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._seated

    def __len__(self) -> int:
        return len(self._seated)

    def people(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of these seats that are no bots."""
        return tuple(seat for seat in seats if seat not in self._seated)

    def watch(self, state: object) -> None:
        """The bots that keep things in mind look at the table."""
        for seat, bot in self._watching:
            bot.watch(self._rules.view(state, seat))

    @property
    def thinking(self) -> bool:
        """Whether one of them has begun a thought and not ended it."""
        return self.planned is not None and self.planned.thought is not None

    def choice(self, state: object, seat: Seat) -> Action:
        """What the bot of this seat does now; it must be able to do something."""
        return settled(self._choose(state, seat))

    def think(self, state: object, at_ms: float) -> Action | None:
        """What the bot that has planned to act does, or None: it thinks on, and acts later."""
        planned = self.planned
        assert planned is not None
        if planned.thought is None:
            choice = self._choose(state, planned.seat)
            if not isinstance(choice, Thought):
                return choice
            planned.thought = choice
        action = planned.thought.step()
        if action is None:
            planned.at_ms = at_ms + SLICE_MS
        return action

    def react(self, state: object, running: RunningRace) -> None:
        """All can see the card: every bot in the race makes up its mind."""
        rules, claim, seats = self._rules, running.race.claim, running.race.seats
        shared = rules.view(state, None) if rules.info.shared_view else None
        for seat, (bot, rng) in self._seated.items():
            if seat in seats:
                view = rules.view(state, seat) if shared is None else shared
                for reflex in bot.reflexes(view, claim, rng):
                    running.will_claim(seat, reflex)

    def throw(self, state: object, running: RunningThrow, number: int, at_ms: float) -> Commit:
        """Every bot in the throw chooses; answers the seals that bind them to that."""
        seals = []
        for seat in running.throw.seats:
            if seat in self._seated:
                action, salt = self.choice(state, seat), salt_of(self._seed, seat, number)
                running.choose(seat, action, at_ms)
                running.salts[seat] = salt
                seals.append((seat, seal_of(salt, action)))
        return Commit(tuple(seals))

    def listen(self, state: object, shouts: Sequence[Shout], at_ms: float) -> None:
        """Make up every mind about what can be shouted only now; forget what no longer can."""
        if not shouts and not self._heard:
            return
        able = {(shout.number, seat) for shout in shouts for seat in shout.seats}
        dues = [due for due in self.dues if (due.number, due.seat) in able]
        for shout in shouts:
            if shout.number not in self._heard:
                dues += self._minds(state, shout, at_ms)
        self.dues = sorted(dues, key=lambda due: due.at_ms)
        self._heard = {shout.number for shout in shouts}

    def _minds(self, state: object, shout: Shout, at_ms: float) -> list[Due]:
        dues = []
        for seat in filter(self._seated.__contains__, shout.seats):
            bot, rng = self._seated[seat]
            view = self._rules.view(state, seat)
            dues += [
                Due(at_ms + reflex.at_ms, seat, shout.number, reflex.action)
                for reflex in bot.reflexes(view, shout.action, rng)
            ]
        return dues

    def take_due(self) -> Move:
        """What is shouted next. Somebody must have made up their mind to."""
        due = self.dues.pop(0)
        return Move(due.seat, due.action)

    def plan(
        self, state: object, seat: Seat, from_ms: float, pace: float, earliest_ms: float = 0.0
    ) -> None:
        """Begin to think, from then on, `pace` times as long as a person; act when one may."""
        thinking_ms = 0.0
        if pace:
            bot, rng = self._seated[seat]
            thinking_ms = pace * bot.think_ms(self._rules.view(state, seat), rng)
        self.planned = Planned(seat, max(earliest_ms, from_ms + thinking_ms))

    def plan_once(self, state: object, seat: Seat, from_ms: float, pace: float) -> None:
        """Go on thinking, if this seat does already; act no sooner than `from_ms`."""
        planned = self.planned
        if planned is None or planned.seat != seat:
            self.plan(state, seat, from_ms, pace)
        elif planned.at_ms < from_ms:
            planned.at_ms = from_ms

    def take_planned(self) -> Seat:
        """Who acts now. Somebody must have planned to."""
        planned, self.planned = self.planned, None
        assert planned is not None
        return planned.seat

    def hurry(self, from_ms: float) -> None:
        """Think no longer than until then."""
        if self.planned is not None and self.planned.at_ms > from_ms:
            self.planned.at_ms = from_ms

    def _choose(self, state: object, seat: Seat) -> Action | Thought:
        bot, rng = self._seated[seat]
        return bot.choose(self._rules.view(state, seat), self._rules.legal(state, seat), rng)
