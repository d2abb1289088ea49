"""A throw under way: all that the referee keeps of it, and nobody else sees, until it closes.

It ends with the throw. Who has chosen may be told; what, may not. It knows no rule of any game.
"""

from dataclasses import dataclass, field
from math import inf

from game.moves import Action, Lapse, Miss, Move
from game.nodes import Throw
from game.zones import Seat


@dataclass(slots=True)
class RunningThrow:
    """`throw` as it now stands, and what its seats hold in secret. `people` are no bots.

    `salts` open the seals of the bots. The count begins at `began_at_ms`; `closes_at_ms` is
    infinite as long as it is not known.
    """

    throw: Throw
    people: frozenset[Seat]
    salts: dict[Seat, str] = field(default_factory=dict)
    began_at_ms: float | None = None
    closes_at_ms: float = inf
    _chosen: dict[Seat, Action] = field(default_factory=dict)
    _held: dict[Seat, set[str]] = field(default_factory=dict)
    _ready: set[Seat] = field(default_factory=set)

    @property
    def waits_to_count(self) -> bool:
        """Whether the count has yet to begin."""
        return self.throw.count is not None and self.began_at_ms is None and not self.throw.shown

    @property
    def chosen(self) -> frozenset[Seat]:
        """Who has chosen something."""
        return frozenset(self._chosen)

    @property
    def may_close(self) -> bool:
        """Whether the last beat may pass: not while it waits for somebody."""
        waits = self.throw.count is not None and self.throw.count.waits
        return not waits or len(self._chosen) == len(self.throw.seats)

    # -- what may be done --------------------------------------------------------------------

    def choose(self, seat: Seat, action: Action, at_ms: float) -> None:
        """Choose, or choose anew. Where all lies open, that is a change, unless it is the same.

        A bot is bound to what it chose first.
        """
        if seat in self.salts:
            return
        if not self.throw.shown:
            self._chosen[seat] = action
            self.ready(seat, at_ms)
        elif (seat, action) not in self.throw.shown:
            self._chosen.setdefault(seat, action)

    def hold(self, seat: Seat, action: Action, at_ms: float) -> None:
        """Choose with a key that is now down, and stays so until it is let go."""
        self._held.setdefault(seat, set()).add(action.code)
        self.choose(seat, action, at_ms)

    def let_go(self, seat: Seat, action: Action) -> None:
        """That key is up again; what was chosen with it stays chosen."""
        self._held.get(seat, set()).discard(action.code)

    def ready(self, seat: Seat, at_ms: float) -> None:
        """Somebody is ready. When all people are, the count begins (JL-04, JL-16)."""
        self._ready.add(seat)
        if self.people and self.people <= self._ready and self.waits_to_count:
            self.began_at_ms = at_ms
        self._set_close(at_ms)

    def begin(self, at_ms: float) -> None:
        """The count, if there is one, begins now; or what lies open does so from now on."""
        if self.began_at_ms is None and self.throw.count is not None:
            self.began_at_ms = at_ms
            self._set_close(at_ms)

    def start_again(self) -> bool:
        """The count was disturbed: all people choose anew. Whether there was anything to disturb.

        A count that waits for all can be disturbed by nothing, nor can what lies open already.
        """
        count = self.throw.count
        if count is None or count.waits or self.throw.shown or self.began_at_ms is None:
            return False
        for seat in self.people:
            self._chosen.pop(seat, None)
        self._held.clear()
        self._ready.clear()
        self.began_at_ms, self.closes_at_ms = None, inf
        return True

    def moves(self) -> tuple[Move, ...]:
        """What the rules are told when it closes."""
        salts = {} if self.throw.count is None else self.salts
        moves = tuple(
            Move(seat, self._hand(seat), salt=salts.get(seat, ""))
            for seat in self.throw.seats
            if seat in self._chosen
        )
        return moves or (Move(None, Lapse()),)

    # -- how it closes -----------------------------------------------------------------------

    def _hand(self, seat: Seat) -> Action:
        """Two things held down at once are none that anybody could recognise (JL-05)."""
        count = self.throw.count
        live = count is not None and not count.waits and not self.throw.shown
        return Miss.TWO if live and len(self._held.get(seat, ())) > 1 else self._chosen[seat]

    def _set_close(self, at_ms: float) -> None:
        count, began_at_ms = self.throw.count, self.began_at_ms
        complete = len(self._chosen) == len(self.throw.seats)
        if count is None:
            self.closes_at_ms = at_ms if complete else inf
        elif began_at_ms is None:
            return
        elif self.throw.shown:
            self.closes_at_ms = began_at_ms + count.change_ms
        elif not count.waits:
            self.closes_at_ms = began_at_ms + count.closes_ms
        elif complete and self.closes_at_ms == inf:
            self.closes_at_ms = max(at_ms, began_at_ms + count.closes_ms)
