"""The bots at one table. Each sees what its seat may see, and has a generator of its own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from game.bots.bot import Bot, Remembers, Thought, Watches, settled
from game.chance import child
from game.moves import Action, Commit
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


class SeatedBots:
    """Who of a table is a bot, and what it makes of a position. `begun` tells resumptions apart.

    `memories` are of people, by seat. `planned` is the turn that a bot is thinking about.
    """

    __slots__ = ("_rules", "_seated", "_seed", "_watching", "planned")

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

    def plan(self, state: object, seat: Seat, from_ms: float, pace: float) -> None:
        """Begin to think, from then on, `pace` times as long as a person."""
        thinking_ms = 0.0
        if pace:
            bot, rng = self._seated[seat]
            thinking_ms = pace * bot.think_ms(self._rules.view(state, seat), rng)
        self.planned = Planned(seat, from_ms + thinking_ms)

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
