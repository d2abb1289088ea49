"""A toy of turns in which whoever does not decide may shout, once a turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import ClassVar

from game.bots.bot import Bot
from game.cards import Card
from game.errors import IllegalAction, NotationError, Reason
from game.match import Match
from game.moves import Action, Move
from game.nodes import End, Node, Shout, Turn
from game.options import Setup
from game.outcome import Outcome
from game.rules import Game, GameInfo, Level, Step
from game.table import Table
from game.zones import Layout, Seat, Zone
from tests.contract.toy import Word
from tests.strategies import setup_of

GO, HEY = Word("go"), Word("hey")
READY_MS = 1000.0


@dataclass(frozen=True, slots=True)
class Murmur:
    """Whose turn it is, how many were over, and who has shouted in it."""

    setup: Setup
    turns: int = 0
    shouted: frozenset[Seat] = frozenset()

    @property
    def turn(self) -> Seat:
        return self.turns % len(self.setup.chairs)

    @property
    def quiet(self) -> tuple[Seat, ...]:
        return tuple(
            seat for seat in self.setup.seats if seat not in self.shouted and seat != self.turn
        )


class MurmurRules:
    """The rules of it: three turns a seat. In every second turn nobody may shout."""

    info: ClassVar = GameInfo("murmur", 1, range(2, 5), (), (), 100, (0, 0), 1, 3, 99)

    def start(self, setup: Setup) -> Murmur:
        return Murmur(setup)

    def node(self, state: Murmur) -> Node:
        seats = len(state.setup.chairs)
        if state.turns == 3 * seats:
            return End(Outcome((0,), (0,) * seats, Reason("over", "TOY-03")))
        if state.turns % 2 or not state.quiet:
            return Turn(state.turn)
        return Turn(state.turn, (Shout(state.turns, state.quiet, HEY),), READY_MS)

    def legal(self, state: Murmur, seat: Seat) -> tuple[Action, ...]:
        node = self.node(state)
        if not isinstance(node, Turn):
            return ()
        if node.is_shout(seat, HEY):
            return (HEY,)
        return (GO,) if seat == node.seat else ()

    def apply(self, state: Murmur, moves: Sequence[Move]) -> Step[Murmur]:
        move = moves[0]
        if move.seat is None or move.action not in self.legal(state, move.seat):
            raise IllegalAction(Reason("no", "TOY-01"))
        if move.action == HEY:
            return Step(replace(state, shouted=state.shouted | {move.seat}), ())
        return Step(replace(state, turns=state.turns + 1, shouted=frozenset()), ())

    def refuse(self, view: Murmur, seat: Seat, touched: str) -> Reason:
        return Reason("no", "TOY-01", (("of", view.turns), ("seat", seat), ("touched", touched)))

    def view(self, state: Murmur, seat: Seat | None) -> Murmur:
        del seat
        return state

    def layout(self, view: Murmur) -> Layout:
        del view
        return {}

    def cards(self, state: Murmur) -> Mapping[Zone, tuple[Card, ...]]:
        del state
        return {}

    def guess(self, view: Murmur, rng: Random) -> Murmur:
        del rng
        return view

    def write(self, state: Murmur) -> str:
        return f"{state.turns} {sorted(state.shouted)}"

    def read(self, text: str) -> Murmur:
        raise NotationError(text)

    def read_action(self, text: str) -> Action:
        return Word(text)


def murmur(*chairs: str | None, pace: float = 1.0, **bots: Bot[Murmur]) -> Match:
    """A table of these bots by name, None being a person."""
    levels = tuple(Level(name, partial(_same, bot), 0.0) for name, bot in bots.items())
    game = Game(MurmurRules(), Table("house", (), ()), levels, lambda _: ())
    return Match(game, setup_of(game, *chairs), 1, pace=pace)


def _same(bot: Bot[Murmur]) -> Bot[Murmur]:
    return bot
