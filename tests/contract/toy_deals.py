"""A toy of two deals: each seat plays once a deal, and between the two the table waits."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from game.bots.bot import Bot, Reflex, Thought
from game.cards import Card
from game.errors import IllegalAction, NotationError, Reason
from game.match import Match
from game.moves import Action, Move, NextDeal
from game.nodes import End, Interval, Node, Turn
from game.options import Chair, Options, Setup
from game.outcome import Outcome
from game.rules import Game, GameInfo, Level, Step
from game.table import Table
from game.zones import Layout, Seat, Zone

INFO = GameInfo("toy_deals", 1, range(2, 4), (), (), 20, (0, 0), 1, 5, 99)


@dataclass(frozen=True, slots=True)
class Play:
    code: str = "play"


@dataclass(frozen=True, slots=True)
class ToyState:
    setup: Setup
    deal: int = 1
    played: int = 0


class ToyRules:
    info = INFO

    def start(self, setup: Setup) -> ToyState:
        return ToyState(setup)

    def node(self, state: ToyState) -> Node:
        if state.played < len(state.setup.chairs):
            return Turn(state.played)
        if state.deal == 1:
            return Interval()
        return End(Outcome((0,), (0,) * len(state.setup.chairs), Reason("done", "house")))

    def legal(self, state: ToyState, seat: Seat) -> tuple[Action, ...]:
        return (Play(),) if self.node(state) == Turn(seat) else ()

    def apply(self, state: ToyState, moves: Sequence[Move]) -> Step[ToyState]:
        match moves[0].action, self.node(state):
            case Play(), Turn(seat) if seat == moves[0].seat:
                return Step(replace(state, played=state.played + 1), ())
            case NextDeal(), Interval():
                return Step(replace(state, deal=2, played=0), ())
            case _:
                raise IllegalAction(self.refuse(state, 0, ""))

    def refuse(self, view: ToyState, seat: Seat, touched: str) -> Reason:
        del view, seat, touched
        return Reason("not_now", "house")

    def view(self, state: ToyState, seat: Seat | None) -> ToyState:
        del seat
        return state

    def layout(self, view: ToyState) -> Layout:
        del view
        return {}

    def cards(self, state: ToyState) -> Mapping[Zone, tuple[Card, ...]]:
        del state
        return {}

    def guess(self, view: ToyState, rng: Random) -> ToyState:
        del rng
        return view

    def write(self, state: ToyState) -> str:
        return f"deal={state.deal} played={state.played}"

    def read(self, text: str) -> ToyState:
        raise NotationError(text)

    def read_action(self, text: str) -> Action:
        if text == "play":
            return Play()
        raise NotationError(text)


@dataclass(frozen=True, slots=True)
class Slow:
    """Needs `slices` slices, and notes each in `thought`."""

    slices: int = 3
    thought: list[int] = field(default_factory=list)

    def choose(self, view: ToyState, legal: Sequence[Action], rng: Random) -> Thought:
        del view, rng
        return Thought(self._slices(legal[0]))

    def _slices(self, action: Action) -> Generator[None, None, Action]:
        for number in range(self.slices):
            self.thought.append(number)
            yield
        return action

    def think_ms(self, view: ToyState, rng: Random) -> float:
        del view, rng
        return 100.0

    def reflexes(self, view: ToyState, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        del view, claim, rng
        return ()


def deals(*bots: str | None, slow: Bot[ToyState] | None = None, pace: float = 0.0) -> Match:
    """A match of the toy; "slow" is a bot that thinks."""
    level = Level("slow", lambda: slow or Slow(), 0.0)
    game = Game(ToyRules(), Table("house", (), ()), (level,), lambda _: ())
    return Match(game, Setup(tuple(map(Chair, bots)), Options((), {})), 1, pace=pace)
