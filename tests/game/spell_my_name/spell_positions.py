"""Positions of the game for its tests: read from text, or reached by bots."""

from game.catalogue import game_named
from game.events import Event
from game.games.spell_my_name.state import SpellState, SpellView
from game.match import Match
from game.moves import Move, read_referee_action
from game.rules import Step
from tests.strategies import setup_of

GAME = game_named("spell_my_name")
RULES = GAME.rules

TABLE = "discard=C2C3 stock=A3A4"
"""Piles of no account."""


def position(text: str) -> SpellState:
    """The position of this text, of two people unless it says otherwise."""
    words = text if "chairs=" in text else f"chairs=human,human {text}"
    words = words if "discard=" in words else f"{words} {TABLE}"
    state = RULES.read(words)
    assert isinstance(state, SpellState)
    return state


def seen(state: SpellState, seat: int | None = None) -> SpellView:
    """What a seat sees, or else whoever is to act."""
    view = RULES.view(state, state.known.seat if seat is None else seat)
    assert isinstance(view, SpellView)
    return view


def onlooker(state: SpellState) -> SpellView:
    view = RULES.view(state, None)
    assert isinstance(view, SpellView)
    return view


def played(text: str | SpellState, *steps: str) -> Step[SpellState]:
    """The last of these steps, each "seat code", with "-" for the referee; throws with ";"."""
    state = position(text) if isinstance(text, str) else text
    events: list[Event] = []
    for step in steps:
        moves = []
        for part in step.split(";"):
            seat, code = part.split()
            action = read_referee_action(code) or RULES.read_action(code)
            moves.append(Move(None if seat == "-" else int(seat), action))
        reached = RULES.apply(state, tuple(moves))
        state = reached.state
        events += reached.events
    return Step(state, tuple(events))


def match_of(*bots: str | None, seed: int = 1, dealer: int = 0, **options: bool | int) -> Match:
    return Match(GAME, setup_of(GAME, *bots, dealer=dealer, **options), seed)


def state_of(match: Match) -> SpellState:
    assert isinstance(match.state, SpellState)
    return match.state
