"""A match that is one bout and nothing else: the rules that such games share.

There are no cards. Everything is known to everybody, but for what is being thrown, and that is the
referee's secret. Besides `live_rhythm` (JL-04, JL-05) a table agrees on nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from game.bouts import bout as bouts
from game.bouts.bout import Bout, Kind
from game.bouts.bout_notation import read_bout, write_bout
from game.bouts.throws import Symbol
from game.cards import Card
from game.errors import IllegalAction, NotationError, Reason
from game.events import MatchEnded
from game.moves import Action, Move
from game.nodes import End, Node
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Option, Setup, read_options, write_options
from game.outcome import Outcome
from game.rules import GameInfo, Step
from game.value import value
from game.zones import Layout, Seat, Zone

LIVE_RHYTHM: Final = Option("live_rhythm", "JL-05", (False, True), house=True)

LONGEST: Final = 2_000
"""Entries of a match: ties can go on for ever, but half of all throws decide something."""

_END: Final[Mapping[Kind, Reason]] = {
    Kind.LAST_LEFT: Reason("last_left", "JL-10"),
    Kind.POINTS: Reason("ten_points", "JL-13"),
}
_NAMES: Final = frozenset({"chairs", "options", "dealer", "bout"})


@value
class BoutView:
    """The table's agreement, the bout, and whose view it is (None: an onlooker, or the referee).

    Nothing in it is secret, so that a position is an onlooker's view.
    """

    setup: Setup
    bout: Bout
    seat: Seat | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has: one point for the last one left, or all points."""
        bout = self.bout
        winner = bout.winner
        if winner is None:
            return None
        scores = bout.points
        if bout.kind is Kind.LAST_LEFT:
            scores = tuple(int(seat == winner) for seat in bout.seats)
        return Outcome((winner,), scores, _END[bout.kind])


class BoutRules:
    """The rules of a game whose match is a bout of this kind."""

    def __init__(self, info: GameInfo, kind: Kind) -> None:
        self.info = info
        self.kind = kind

    def start(self, setup: Setup) -> BoutView:
        """All seats are about to throw."""
        seats = len(setup.chairs)
        if seats not in self.info.seats:
            raise IllegalAction(Reason("seats", "JL-12", (("seats", seats),)))
        live = setup.options.on(LIVE_RHYTHM.key)
        return BoutView(setup, bouts.begin(self.kind, setup.seats, live=live))

    def node(self, state: BoutView) -> Node:
        """The next throw, until it is over."""
        outcome = state.outcome
        return bouts.node(state.bout) if outcome is None else End(outcome)

    def legal(self, state: BoutView, seat: Seat) -> tuple[Action, ...]:
        """The five symbols, for who is still in it."""
        return bouts.legal(state.bout, seat)

    def apply(self, state: BoutView, moves: Sequence[Move]) -> Step[BoutView]:
        """One step of the bout."""
        step = bouts.apply(state.bout, moves)
        after = replace(state, bout=step.state)
        outcome = after.outcome
        return Step(after, step.events if outcome is None else (*step.events, MatchEnded(outcome)))

    def refuse(self, view: BoutView, seat: Seat, touched: str) -> Reason:
        """Why this seat cannot throw just now, whatever it touched."""
        del touched
        bout = view.bout
        if bout.winner is None and seat not in bout.standing:
            return Reason("out", "JL-09")
        return Reason("lies_open", "JL-05") if bout.shown is not None else bouts.NOT_NOW

    def view(self, state: BoutView, seat: Seat | None) -> BoutView:
        """Everything."""
        return replace(state, seat=seat)

    def layout(self, view: BoutView) -> Layout:
        """No zones: nothing lies on this table."""
        del view
        return {}

    def cards(self, state: BoutView) -> Mapping[Zone, tuple[Card, ...]]:
        """None."""
        del state
        return {}

    def guess(self, view: BoutView, rng: Random) -> BoutView:
        """There is nothing to guess."""
        del rng
        return replace(view, seat=None)

    def write(self, state: BoutView) -> str:
        """The agreement and the bout, as `name=value` words."""
        return write_words(
            {
                "chairs": write_chairs(state.setup.chairs),
                "options": write_options(state.setup.options),
                "dealer": str(state.setup.dealer),
                "bout": write_bout(state.bout),
            }
        )

    def read(self, text: str) -> BoutView:
        """The inverse of `write`. Only `chairs` and `bout` must be there."""
        return read_position(text, _NAMES, self._view_of)

    def _view_of(self, words: dict[str, str]) -> BoutView:
        options = read_options(self.info.options, words.get("options", ""))
        setup = Setup(read_chairs(words["chairs"]), options, int(words.get("dealer", "0")))
        bout = read_bout(words["bout"])
        if bout.kind is not self.kind or bout.seats != tuple(setup.seats):
            raise NotationError(f"not a bout of this table: {words['bout']!r}")
        return BoutView(setup, bout)

    def read_action(self, text: str) -> Action:
        """A symbol by its name."""
        try:
            return Symbol(text)
        except ValueError:
            raise NotationError(f"not a symbol: {text!r}") from None
