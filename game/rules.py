"""What a game is to the house: pure functions over immutable positions, and facts about it.

State and view are types of the game's own. A view has no field for a secret, and whatever a seat
may do follows from its view alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from game.bots.bot import Adviser, Bot
from game.bots.random_bot import RandomBot
from game.cards import Card
from game.errors import Reason
from game.events import Event
from game.moves import Action, Move
from game.nodes import Node
from game.options import Option, Setup
from game.scores import Scores, no_scores
from game.table import Table
from game.value import value
from game.zones import Layout, Seat, Zone

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Facts about a game. `longest` bounds the moves of a match, `scores` every seat's score.

    `minutes` is how long a match takes people, `age` from when on they can play it, `order` the
    game's place on the shelf. Where `shared_view` is true all seats and onlookers see the same;
    where `fewest_win` is true it is better to have a low score.
    """

    slug: str
    rules_version: int
    seats: range
    pack: tuple[Card, ...]
    options: tuple[Option, ...]
    longest: int
    scores: tuple[int, int]
    minutes: int
    age: int
    order: int
    shared_view: bool = False
    fewest_win: bool = False


@value
class Step(Generic[StateT]):
    """What came of a move: the position, and what happened on the way to it."""

    state: StateT
    events: tuple[Event, ...]


class Rules(Protocol[StateT, ViewT]):
    """The rules of one game."""

    @property
    def info(self) -> GameInfo:
        """Facts about the game."""
        ...

    def start(self, setup: Setup) -> StateT:
        """The position before anything was dealt."""
        ...

    def node(self, state: StateT) -> Node:
        """Who must act now."""
        ...

    def legal(self, state: StateT, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do now, by code; it depends on `view(state, seat)` only."""
        ...

    def apply(self, state: StateT, moves: Sequence[Move]) -> Step[StateT]:
        """The next position. Raises IllegalAction, and changes nothing.

        `moves` are one seat's action, or the choices of a Throw, or the claims of a Race that were
        gathered together, or one action of the referee; never none.
        """
        ...

    def refuse(self, view: ViewT, seat: Seat, touched: str) -> Reason:
        """Why this seat cannot play what it touched (a zone's place, or a card's code) now."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """All that this seat may know (None: an onlooker)."""
        ...

    def layout(self, view: ViewT) -> Layout:
        """Where every card lies, as this view knows it; every zone of the game is named."""
        ...

    def cards(self, state: StateT) -> Mapping[Zone, tuple[Card, ...]]:
        """Where every card really lies, from the lowest up: for checks, never for a player."""
        ...

    def guess(self, view: ViewT, rng: Random) -> StateT:
        """A position that the view allows, its unseen cards dealt at random."""
        ...

    def write(self, state: StateT) -> str:
        """The position on one line."""
        ...

    def read(self, text: str) -> StateT:
        """The position that `write` wrote. Raises NotationError."""
        ...

    def read_action(self, text: str) -> Action:
        """The action of this code. Raises NotationError."""
        ...


@dataclass(frozen=True, slots=True)
class Fact:
    """One number worth talking about after a match; its words are `<slug>.fact.<code>`."""

    code: str
    values: tuple[tuple[str, str | int], ...]
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Level:
    """A bot to choose in the seats screen; its words are `<slug>.bot.<code>`.

    Alone against one random bot it wins at least the share `beats_random` of all matches.
    """

    code: str
    make: Callable[[], Bot[Any]]
    beats_random: float


@dataclass(frozen=True, slots=True)
class Game:
    """Everything that the house takes from a game's folder, as its GAME.

    `scores` tells from a view how the deal that has just ended came out, or None while one is
    played. `adviser` makes the bot that gives hints, in games that have them.

    A game that is not `open` yet has rules and bots, but no table that the house can lay: its
    room is dark.
    """

    rules: Rules[Any, Any]
    table: Table
    levels: tuple[Level, ...]
    facts: Callable[[Sequence[Event]], tuple[Fact, ...]]
    scores: Callable[[Any], Scores | None] = no_scores
    adviser: Callable[[], Adviser[Any]] | None = None
    open: bool = True

    @property
    def info(self) -> GameInfo:
        """Facts about the game."""
        return self.rules.info

    @property
    def makers(self) -> Mapping[str, Callable[[], Bot[Any]]]:
        """How to make a bot of each level, and the random one that is not offered to people."""
        return {**{level.code: level.make for level in self.levels}, "random": RandomBot}
