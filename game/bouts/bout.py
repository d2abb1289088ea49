"""A bout of throws: until one thrower is left, or, between two, up to ten points.

Many games decide something by a bout. A position of theirs holds a Bout; while it is not over its
node is theirs, and moves go to `apply`. A bout must not know what it is thrown for. The rulings
are JL-02 to JL-13 of rules/throws.md, and two of ours:

* JL-17 A bot is bound by a seal before anybody's key is read; what it throws must open it.
* JL-18 If the app ends before a throw is shown, what was chosen is lost: seals are taken back, and
  all choose anew. What was shown stands (PS-08).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from game.bouts.throws import IN_ORDER, JACK, LABRADOR, Symbol, survivors
from game.errors import IllegalAction, Reason
from game.events import (
    BoutBegan,
    BoutEnded,
    Committed,
    Decision,
    Event,
    Judged,
    Missed,
    Thrown,
)
from game.moves import Action, Commit, Lapse, Miss, Move, Void
from game.nodes import Count, Throw
from game.rules import Step
from game.seals import seal_of
from game.value import value
from game.zones import Seat

TARGET: Final = 10

THREE: Final = 3
"""What LABRADOR on JACK scores where points count (JL-13)."""

LIVE: Final = Count(beats=3, beat_ms=550.0, grace_ms=120.0, change_ms=300.0)
RELAXED: Final = Count(beats=3, beat_ms=550.0, waits=True)
"""The two rhythms (JL-03 to JL-05)."""

NOT_NOW: Final = Reason("not_now", "house")
BROKEN_SEAL: Final = Reason("broken_seal", "JL-17")


class Kind(Enum):
    """What a bout is thrown to: the last one left wins, or the first with ten points."""

    LAST_LEFT = "last"
    POINTS = "points"


THROWERS: Final[Mapping[Kind, range]] = {Kind.LAST_LEFT: range(2, 5), Kind.POINTS: range(2, 3)}
"""How many may throw (JL-12, JL-13)."""


Hand = Symbol | Miss
"""What a seat threw, or how it missed."""


@value
class Round:
    """One throw: the hands of the seats that took part in it, by seat."""

    throws: tuple[tuple[Seat, Hand], ...]


@value
class Bout:
    """A bout, all of it known to everybody.

    `standing` are the seats that throw next; `points` are those of `seats`, in their order.
    `past` are rounds of earlier bouts at this table, as far back as its game wants to tell.
    `seals` bind bots to what they will throw next, or have just thrown: `shown` lies open then,
    and may still be changed.
    """

    kind: Kind
    live: bool
    seats: tuple[Seat, ...]
    standing: tuple[Seat, ...]
    points: tuple[int, ...]
    rounds: tuple[Round, ...] = ()
    past: tuple[Round, ...] = ()
    shown: Round | None = None
    seals: tuple[tuple[Seat, str], ...] = ()

    @property
    def winner(self) -> Seat | None:
        """Who has won, if it is over."""
        if self.kind is Kind.LAST_LEFT:
            return self.standing[0] if len(self.standing) == 1 else None
        best = max(self.points)
        return self.seats[self.points.index(best)] if best >= TARGET else None

    def points_of(self, seat: Seat) -> int:
        """The points of a seat that takes part."""
        return self.points[self.seats.index(seat)]


def begin(
    kind: Kind, seats: Sequence[Seat], *, live: bool = False, past: tuple[Round, ...] = ()
) -> Bout:
    """A bout between these seats. Raises IllegalAction if they are too few or too many."""
    throwers = tuple(sorted(seats))
    if len(throwers) not in THROWERS[kind]:
        raise IllegalAction(Reason("throwers", "JL-12", (("n", len(throwers)),)))
    return Bout(kind, live, throwers, throwers, (0,) * len(throwers), past=past)


def began(bout: Bout) -> BoutBegan:
    """What a game says when it begins this bout in the midst of a match."""
    return BoutBegan(bout.seats, TARGET if bout.kind is Kind.POINTS else 0)


def node(bout: Bout) -> Throw:
    """The throw that a bout waits for; it must not be over."""
    shown = () if bout.shown is None else bout.shown.throws
    return Throw(
        bout.standing,
        LIVE if bout.live else RELAXED,
        bout.seals,
        tuple((seat, hand) for seat, hand in shown if isinstance(hand, Symbol)),
    )


def legal(bout: Bout, seat: Seat) -> tuple[Action, ...]:
    """All five symbols, for who throws, or may still wrongly change what lies open."""
    if bout.winner is not None or seat not in bout.standing:
        return ()
    if bout.shown is not None:
        open_hands = dict(bout.shown.throws)
        if isinstance(open_hands[seat], Miss) or seat in dict(bout.seals):
            return ()
    return IN_ORDER


def judge(kind: Kind, throws: Mapping[Seat, Hand]) -> Judged:
    """What a throw comes to. At least two took part in it."""
    hands = {seat: hand for seat, hand in throws.items() if isinstance(hand, Symbol)}
    if not hands:  # JL-07
        return Judged(Decision.AGAIN, tuple(sorted(throws)), (), 0)
    winners = survivors(hands)  # JL-08, JL-10
    losers = tuple(sorted(set(throws) - set(winners)))
    if not losers:
        return Judged(Decision.TIE, winners, (), 0)
    if len(winners) > 1:
        return Judged(Decision.SPLIT, winners, losers, 0)
    if kind is Kind.LAST_LEFT:  # JL-14
        return Judged(Decision.SINGLE, winners, losers, 0)
    three = (hands[winners[0]], throws[losers[0]]) == (LABRADOR, JACK)  # JL-06, JL-13
    return Judged(Decision.SINGLE, winners, losers, THREE if three else 1)


def apply(bout: Bout, moves: Sequence[Move]) -> Step[Bout]:
    """The bout after one step: seals, a throw, the end of its time to be changed, or giving up.

    Raises IllegalAction, and changes nothing.
    """
    if bout.winner is not None:
        raise IllegalAction(NOT_NOW)
    alone = moves[0] if len(moves) == 1 else None
    match alone:
        case Move(None, Commit(seals)) if not bout.seals and bout.shown is None:
            return _commit(bout, seals)
        case Move(None, Void()) if bout.seals and bout.shown is None:  # JL-18
            return Step(replace(bout, seals=()), ())
        case Move(int(seat), Miss.QUIT) if seat in bout.standing:
            return _quit(bout, seat)
        case _:
            return _throw(bout, moves) if bout.shown is None else _close(bout, bout.shown, moves)


def _commit(bout: Bout, seals: tuple[tuple[Seat, str], ...]) -> Step[Bout]:
    seats = [seat for seat, _ in seals]
    if seats != sorted(set(seats)) or not set(seats) <= set(bout.standing):
        raise IllegalAction(NOT_NOW)
    return Step(replace(bout, seals=seals), tuple(Committed(*seal) for seal in seals))


def _throw(bout: Bout, moves: Sequence[Move]) -> Step[Bout]:
    """All is shown. Who has thrown nothing has missed (JL-05)."""
    made = _made(bout, moves)
    if not bout.live and len(made) < len(bout.standing):
        raise IllegalAction(NOT_NOW)  # nobody can miss where all wait for all
    seals = dict(bout.seals)
    throws: list[tuple[Seat, Hand]] = []
    events: list[Event] = []
    for seat in bout.standing:
        hand, salt = made.get(seat, (Miss.NONE, ""))
        seal = seals.get(seat, "")
        if seal and seal_of(salt, hand) != seal:
            raise IllegalAction(BROKEN_SEAL)
        throws.append((seat, hand))
        if isinstance(hand, Miss):
            events.append(Missed(seat, hand))
        else:
            events.append(Thrown(seat, hand.code, seal, salt if seal else ""))
    lying = replace(bout, shown=Round(tuple(throws)))
    if bout.live and any(legal(lying, seat) for seat in bout.standing):
        return Step(lying, tuple(events))
    return _judged(bout, throws, events)


def _close(bout: Bout, shown: Round, moves: Sequence[Move]) -> Step[Bout]:
    """What lies open stands, but for those who have changed it (JL-05)."""
    hands = dict(shown.throws)
    events: list[Event] = []
    for seat, (hand, _) in _made(bout, moves).items():
        if not legal(bout, seat):
            raise IllegalAction(NOT_NOW)
        if hand is not hands[seat]:
            hands[seat] = Miss.CHANGED
            events.append(Missed(seat, Miss.CHANGED))
    return _judged(bout, tuple(hands.items()), events)


def _made(bout: Bout, moves: Sequence[Move]) -> Mapping[Seat, tuple[Hand, str]]:
    """What each seat did, and the salt that goes with it; nothing, if the time has run out."""
    made: dict[Seat, tuple[Hand, str]] = {}
    if len(moves) == 1 and moves[0].seat is None and moves[0].action == Lapse():
        return made
    for move in moves:
        seat, hand = move.seat, move.action
        able = isinstance(hand, Symbol) or hand is Miss.TWO
        if not able or seat is None or seat not in bout.standing or seat in made:
            raise IllegalAction(NOT_NOW)
        assert isinstance(hand, Symbol | Miss)
        made[seat] = (hand, move.salt)
    return made


def _judged(bout: Bout, throws: Sequence[tuple[Seat, Hand]], events: list[Event]) -> Step[Bout]:
    judged = judge(bout.kind, dict(throws))
    standing, points = bout.standing, bout.points
    if bout.kind is Kind.LAST_LEFT:
        standing = judged.winners  # JL-09
    elif judged.points:
        points = tuple(
            score + judged.points * (seat in judged.winners)
            for seat, score in zip(bout.seats, points, strict=True)
        )
    rounds = (*bout.rounds, Round(tuple(throws)))
    after = replace(bout, standing=standing, points=points, rounds=rounds, shown=None, seals=())
    return Step(after, (*events, judged, *_end(after)))


def _quit(bout: Bout, seat: Seat) -> Step[Bout]:
    """Giving up is missing every throw until all is lost (PS-08); what lies open is judged yet."""
    events: tuple[Event, ...] = (Missed(seat, Miss.QUIT),)
    if bout.shown is not None:
        judged = _close(bout, bout.shown, (Move(None, Lapse()),))
        bout, events = judged.state, (*judged.events, *events)
        if bout.winner is not None or seat not in bout.standing:
            return Step(bout, events)
    standing, points = bout.standing, bout.points
    if bout.kind is Kind.LAST_LEFT:
        standing = tuple(other for other in standing if other != seat)
    else:
        points = tuple(
            score if other == seat else TARGET
            for other, score in zip(bout.seats, points, strict=True)
        )
    after = replace(bout, standing=standing, points=points, seals=())
    return Step(after, (*events, *_end(after)))


def _end(bout: Bout) -> tuple[Event, ...]:
    winner = bout.winner
    if winner is None:
        return ()
    return (BoutEnded(bout.seats, winner, bout.points if bout.kind is Kind.POINTS else ()),)
