"""What one key means, from the race that runs and the time that has passed."""

import pytest

from game.catalogue import open_games
from game.match import Match
from game.nodes import Race, Turn
from game.options import Chair, Options, Setup
from scenes.table.mats.rhythm import Later, Nothing, Now, meant

PACE_MS = 1500


@pytest.fixture
def match() -> Match:
    game = open_games()[0]
    setup = Setup((Chair(), Chair(), Chair()), Options(game.info.options, {}), 2)
    return Match(game, setup, 4)


def turn_first(match: Match) -> int:
    """The first card is turned and seen at 1000 ms; whose turn is next."""
    assert isinstance(match.node, Turn)
    seat = match.node.seat
    assert match.offer(seat, match.legal(seat)[0], 500) is None
    match.open_race(1000)
    assert isinstance(match.node, Race)
    assert match.node.turner is not None
    return match.node.turner


def test_the_first_card_is_turned_by_whose_turn_it_is(match: Match) -> None:
    assert isinstance(match.node, Turn)
    seat = match.node.seat
    assert meant(match, seat, 0) == Now(match.legal(seat)[0])
    assert meant(match, (seat + 1) % 3, 0) == Nothing()


def test_who_is_not_next_always_slaps(match: Match) -> None:
    turner = turn_first(match)
    assert isinstance(match.node, Race)
    for at_ms in (1001, 1900, 5000):
        assert meant(match, (turner + 1) % 3, at_ms) == Now(match.node.claim)


def test_who_is_next_slaps_early_waits_later_and_turns_when_the_pace_allows(match: Match) -> None:
    turner = turn_first(match)
    race = match.node
    assert isinstance(race, Race)
    assert not race.prize
    assert meant(match, turner, 1000 + 0.4 * PACE_MS) == Now(race.claim)
    assert meant(match, turner, 1000 + 0.6 * PACE_MS) == Later(race.turn, 1000 + PACE_MS)
    assert meant(match, turner, 1000 + PACE_MS) == Now(race.turn)


def test_on_a_prize_even_who_is_next_slaps(match: Match) -> None:
    now_ms = 0.0
    while not (isinstance(match.node, Race) and match.node.prize):
        seat = match.node.turner if isinstance(match.node, Race) else match.node.seat  # type: ignore[union-attr]
        assert seat is not None
        action = match.legal(seat)[-1]
        assert match.offer(seat, action, now_ms) is None
        match.open_race(now_ms)
        now_ms += PACE_MS
    turner = match.node.turner
    assert turner is not None
    assert meant(match, turner, now_ms + 4000) == Now(match.node.claim)
