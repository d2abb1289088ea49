"""A little game that is nothing but a bout, and bots that always throw the same."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from game.bots.bot import Reflex
from game.bouts import bout as bouts
from game.bouts.bout import Bout, Kind
from game.bouts.bout_notation import read_bout, write_bout
from game.bouts.throws import Symbol
from game.cards import Card
from game.errors import Reason
from game.events import Event
from game.match import NOT_NOW
from game.moves import Action, Move
from game.nodes import End, Node, Throw
from game.options import Option, Setup
from game.outcome import Outcome
from game.rules import Fact, Game, GameInfo, Level, Step
from game.table import Table
from game.zones import Layout, Seat, Zone

OPTIONS = (Option("live", "JL-05", (False, True)), Option("points", "JL-13", (False, True)))


class ToyRules:
    info = GameInfo(
        slug="toy",
        rules_version=1,
        seats=range(2, 5),
        pack=(),
        options=OPTIONS,
        longest=500,
        scores=(0, 12),
        minutes=1,
        age=5,
        order=9,
    )

    def start(self, setup: Setup) -> Bout:
        kind = Kind.POINTS if setup.options.on("points") else Kind.LAST_LEFT
        return bouts.begin(kind, setup.seats, live=setup.options.on("live"))

    def node(self, state: Bout) -> Node:
        winner = state.winner
        if winner is None:
            return bouts.node(state)
        return End(Outcome((winner,), state.points, Reason("over", "JL-02")))

    def legal(self, state: Bout, seat: Seat) -> tuple[Action, ...]:
        return bouts.legal(state, seat)

    def apply(self, state: Bout, moves: Sequence[Move]) -> Step[Bout]:
        return bouts.apply(state, moves)

    def refuse(self, view: Bout, seat: Seat, touched: str) -> Reason:
        del view, seat, touched
        return NOT_NOW

    def view(self, state: Bout, seat: Seat | None) -> Bout:
        del seat
        return state

    def layout(self, view: Bout) -> Layout:
        del view
        return {}

    def cards(self, state: Bout) -> Mapping[Zone, tuple[Card, ...]]:
        del state
        return {}

    def guess(self, view: Bout, rng: Random) -> Bout:
        del rng
        return view

    def write(self, state: Bout) -> str:
        return write_bout(state)

    def read(self, text: str) -> Bout:
        return read_bout(text)

    def read_action(self, text: str) -> Action:
        return Symbol(text)


class PlainRules(ToyRules):
    """The same without a count: what a game asks that only wants secret choices."""

    def node(self, state: Bout) -> Node:
        node = super().node(state)
        return Throw(node.seats) if isinstance(node, Throw) else node


@dataclass
class Parrot:
    """Always throws one symbol, and remembers what it was told of people."""

    symbol: Symbol
    told: dict[Seat, str]

    def choose(self, view: Bout, legal: Sequence[Action], rng: Random) -> Action:
        del view, rng
        assert self.symbol in legal
        return self.symbol

    def think_ms(self, view: Bout, rng: Random) -> float:
        raise NotImplementedError

    def reflexes(self, view: Bout, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        raise NotImplementedError

    def recall(self, seat: Seat, memory: str) -> None:
        self.told[seat] = memory


TOLD: dict[Seat, str] = {}
LEVELS = tuple(Level(symbol.code, partial(Parrot, symbol, TOLD), 0.0) for symbol in Symbol)


def no_facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    del history
    return ()


TOY = Game(ToyRules(), Table("duel", (), ()), LEVELS, no_facts)
PLAIN = Game(PlainRules(), Table("duel", (), ()), LEVELS, no_facts)
