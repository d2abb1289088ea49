"""What tests of the rules draw from: every game found, tables, races and their claims."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from game.catalogue import all_games
from game.moves import Lapse, Move
from game.nodes import Race, Terms
from game.options import Chair, Options, Setup
from game.rules import Game

AnyTest = Callable[..., Any]

CLAIM = Lapse("claim")
"""Any action will do: a race does not read it."""

MOST_SEATS = 4


def each_game(test: AnyTest) -> AnyTest:
    """Run the test once for every game that is found."""
    decorate = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.info.slug)
    decorated: AnyTest = decorate(test)
    return decorated


def setup_of(game: Game, *bots: str | None, dealer: int = 0, **options: bool | int) -> Setup:
    """A table of these levels, None being a person."""
    chairs = tuple(map(Chair, bots))
    return Setup(chairs, Options(game.info.options, options), dealer)


@st.composite
def tables(draw: st.DrawFn, game: Game) -> Setup:
    """Any table of a game: few seats more often than many."""
    levels = st.sampled_from((None, "random", *(level.code for level in game.levels)))
    head_starts = st.sampled_from((0, 0, 40, 200))
    fewest, most = game.info.seats.start, game.info.seats.stop - 1
    chairs = draw(
        st.lists(st.builds(Chair, levels, head_starts), min_size=fewest, max_size=most).map(tuple)
    )
    chosen = {
        option.key: draw(st.sampled_from(option.values))
        for option in game.info.options
        if draw(st.booleans())
    }
    dealer = draw(st.integers(0, len(chairs) - 1))
    return Setup(chairs, Options(game.info.options, chosen), dealer)


@st.composite
def races(draw: st.DrawFn) -> Race:
    """A race for a prize, with offsets and head starts, in half milliseconds: all sums exact."""
    seats = tuple(range(draw(st.integers(1, MOST_SEATS))))
    bots = draw(st.frozensets(st.sampled_from(seats)))
    times = st.integers(0, 30).map(lambda half: half / 2)
    each = st.lists(times, min_size=len(seats), max_size=len(seats)).map(tuple)
    return Race(
        number=1,
        seats=seats,
        turner=None,
        prize=True,
        ends_ms=None,
        offsets_ms=draw(each),
        terms=Terms(
            claim=CLAIM,
            turn=Lapse("turn"),
            ready_ms=1000.0,
            fair_ms=0.0,
            tie_ms=draw(st.sampled_from((0.5, 2.0, 4.0))),
            head_starts_ms=draw(each),
            bots=bots,
        ),
    )


@st.composite
def claims_in(draw: st.DrawFn, race: Race) -> list[Move]:
    """Claims of some seats, at least one, no two of a seat, with lots that differ."""
    seats = draw(st.lists(st.sampled_from(race.seats), min_size=1, unique=True))
    lots = draw(st.permutations([place / 8 for place in range(len(seats))]))
    times = st.integers(0, 60).map(lambda half: half / 2)
    return [Move(seat, CLAIM, draw(times), lot) for seat, lot in zip(seats, lots, strict=True)]
