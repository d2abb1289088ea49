"""How far a match has come: the position, what was written down, and what was seen to happen.

It steps when it is told to, and knows nothing of time, throws or bots; those are the referee's.
"""

from collections.abc import Callable, Mapping

from game.cards import Card
from game.chance import child, shuffled_order
from game.errors import Reason
from game.events import Event
from game.moves import Action, Move, Shuffle, Undo
from game.nodes import Chance, End, Node
from game.options import Setup
from game.record import Entry, Header, Record, standing, undone
from game.rules import Game
from game.zones import Seat, Zone

Listener = Callable[[int, Entry, object], None]
"""Told of every new entry: its number from 1, its moves, the position reached."""


class Course:
    """A match from its first shuffle on, or taken up again after `entries`.

    `history` is what happened since, `past` what had happened in those entries. Raises
    IllegalAction if the setup or an entry is not allowed.
    """

    __slots__ = (
        "_deals",
        "_listener",
        "_rules",
        "game",
        "history",
        "node",
        "past",
        "record",
        "setup",
        "state",
    )

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int,
        entries: tuple[Entry, ...],
        listener: Listener | None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.record = Record(Header(game.info.slug, game.info.rules_version, setup, seed))
        self.history: list[Event] = []
        self._rules = game.rules
        self._deals = child(seed, f"deal/{len(entries)}")
        self._listener: Listener | None = None
        self.state: object = self._rules.start(setup)
        self.node: Node = self._rules.node(self.state)
        for entry in standing(entries):
            self._step(entry)
        self.record.entries[:] = entries
        self.past = tuple(self.history)
        self.history.clear()
        self._listener = listener

    @property
    def undone(self) -> bool:
        """Whether anything was ever taken back."""
        return any(undone(entry) for entry in self.record.entries)

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return isinstance(self.node, End)

    def view(self, seat: Seat | None) -> object:
        """What this seat may know (None: an onlooker)."""
        return self._rules.view(self.state, seat)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat may do."""
        return self._rules.legal(self.state, seat)

    def refuse(self, seat: Seat, touched: str) -> Reason:
        """Why this seat cannot play what it touched (a zone's place, or a card's code)."""
        return self._rules.refuse(self.view(seat), seat, touched)

    def cards(self) -> Mapping[Zone, tuple[Card, ...]]:
        """Where every card really lies: for checks, never for a player."""
        return self._rules.cards(self.state)

    def _step(self, moves: Entry) -> None:
        step = self._rules.apply(self.state, moves)
        self.state = step.state
        self.node = self._rules.node(step.state)
        self.record.entries.append(moves)
        self.history.extend(step.events)
        if self._listener is not None:
            self._listener(len(self.record.entries), moves, step.state)

    def _back(self, count: int) -> None:
        """The last `count` entries that stand are taken back, and so is what they made happen."""
        undo: Entry = (Move(None, Undo(count)),)
        kept = standing((*self.record.entries, undo))
        self.state = self._rules.start(self.setup)
        happened: list[Event] = []
        for entry in kept:
            step = self._rules.apply(self.state, entry)
            self.state = step.state
            happened.extend(step.events)
        self.node = self._rules.node(self.state)
        self.past = self.past[: len(happened)]
        self.history[:] = happened[len(self.past) :]
        self.record.entries.append(undo)
        if self._listener is not None:
            self._listener(len(self.record.entries), undo, self.state)

    def _shuffle(self) -> None:
        """Draw the order of whatever waits to be shuffled."""
        while isinstance(self.node, Chance):
            order = shuffled_order(self.node.count, self._deals)
            self._step((Move(None, Shuffle(order)),))
