"""Positions of the game for its tests: read from text, or reached by bots that do anything."""

from collections.abc import Iterator
from itertools import product
from random import Random

from game.catalogue import game_named
from game.chance import shuffled_order
from game.games.jacks_twos_and_eights.state import JacksState
from game.moves import Action, Move, Shuffle
from game.nodes import Chance, Turn
from game.options import Chair, Options, Setup

GAME = game_named("jacks_twos_and_eights")
RULES = GAME.rules

TABLES = tuple(
    (seats, {"strict_eights": strict, "stacking_eights": stacking, "ace_wrap": wrap})
    for seats, strict, stacking, wrap in product(
        range(2, 7), (False, True), (False, True), (True, False)
    )
)
"""Every number of seats with every combination of the options that change what fits."""


def position(text: str) -> JacksState:
    """The position of this text, of two people unless it says otherwise."""
    words = text if "chairs=" in text else f"chairs=human,human {text}"
    state = RULES.read(words)
    assert isinstance(state, JacksState)
    return state


def done(state: JacksState, action: Action) -> JacksState:
    """After the seat whose turn it is has done that."""
    return applied(state, Move(state.known.seat, action))


def applied(state: JacksState, move: Move) -> JacksState:
    after = RULES.apply(state, (move,)).state
    assert isinstance(after, JacksState)
    return after


def dealt(seats: int, options: dict[str, bool], rng: Random) -> JacksState:
    """The first turn of a hand."""
    chairs = tuple(Chair() for _ in range(seats))
    dealer = int(rng.random() * seats)
    state = RULES.start(Setup(chairs, Options(RULES.info.options, options), dealer))
    assert isinstance(state, JacksState)
    while isinstance(node := RULES.node(state), Chance):
        state = applied(state, Move(None, Shuffle(shuffled_order(node.count, rng))))
    return state


def wandered(state: JacksState, steps: int, rng: Random) -> JacksState:
    """After so many steps of anything, or fewer if the hand ends."""
    for _ in range(steps):
        node = RULES.node(state)
        if not isinstance(node, Turn):
            break
        legal = RULES.legal(state, node.seat)
        state = done(state, legal[int(rng.random() * len(legal))])
    return state


def midway(count: int, seed: int) -> Iterator[JacksState]:
    """So many positions in which a seat is to act, at all tables in turn."""
    rng = Random(seed)
    found = 0
    while found < count:
        seats, options = TABLES[found % len(TABLES)]
        state = wandered(dealt(seats, options, rng), int(rng.random() * 90), rng)
        if isinstance(RULES.node(state), Turn):
            found += 1
            yield state
