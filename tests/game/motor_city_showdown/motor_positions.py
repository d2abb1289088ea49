"""Positions of the game for its tests, and matches between bots, each played once."""

from collections.abc import Iterator, Sequence
from functools import cache

from game.catalogue import game_named
from game.events import Because, DealEnded, Event
from game.games.motor_city_showdown.state import MotorState, MotorView
from game.match import Match
from game.moves import Move
from game.rules import Step
from game.simulate import play_out
from game.zones import Seat
from tests.strategies import setup_of

GAME = game_named("motor_city_showdown")
RULES = GAME.rules
MATCHES = 20


def position(words: str, seats: int = 2) -> MotorState:
    """A position between people, all else as when a first hand is built."""
    state = RULES.read(f"chairs={','.join(['human'] * seats)} {words}")
    assert isinstance(state, MotorState)
    return state


def view_of(words: str, seat: Seat | None = 0, seats: int = 2) -> MotorView:
    """What a seat sees of it."""
    view = RULES.view(position(words, seats), seat)
    assert isinstance(view, MotorView)
    return view


def played(state: MotorState, *steps: str) -> Step[MotorState]:
    """The last of these steps, each of moves with semicolons between them, as in cases."""
    step: Step[MotorState] = Step(state, ())
    for text in steps:
        moves = (part.split() for part in text.split(";"))
        entry = tuple(Move(int(seat), RULES.read_action(code)) for seat, code in moves)
        step = RULES.apply(step.state, entry)
    return step


@cache
def history_of(seats: int) -> tuple[Event, ...]:
    """All that happened in some matches between blind bots."""
    found: list[Event] = []
    for seed in range(MATCHES):
        match = Match(GAME, setup_of(GAME, *["random"] * seats, dealer=seed % seats), seed)
        play_out(match)
        found += match.history
    return tuple(found)


def hands_of(seats: int) -> Iterator[Sequence[Event]]:
    """The same, hand by hand."""
    hand: list[Event] = []
    for event in history_of(seats):
        hand.append(event)
        if isinstance(event, DealEnded):
            yield hand
            hand = []


def told(events: Sequence[Event], code: str) -> list[Because]:
    """All that was told under this code."""
    return [event for event in events if isinstance(event, Because) and event.reason.code == code]


def number(because: Because) -> int:
    """The number that was told."""
    return int(dict(because.reason.values)["n"])
