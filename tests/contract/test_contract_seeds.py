"""The same seed gives the same match, whatever else happens; bots play it well and to its end."""

import random

import pytest

from game.catalogue import all_games
from game.chance import child
from game.match import Match
from game.moves import Shuffle
from game.options import Setup
from game.record import Entry, check, write_record
from game.rules import Game, Level
from game.simulate import play_out, simulate
from tests.contract.journeys import SUBJECTS, wander
from tests.strategies import each_game, setup_of

MATCHES = 30
LEVELS = [(game, level) for game in all_games() for level in game.levels]
TABLES = [(game, seats) for game in all_games() for seats in game.info.seats]


def record_of(game: Game, setup: Setup, seed: int) -> list[Entry]:
    match = Match(game, setup, seed, pace=1.0)
    play_out(match)
    return match.record.entries


@each_game
def test_the_same_seed_gives_the_same_record_with_the_global_generators_polluted(
    game: Game,
) -> None:
    setup = setup_of(game, *["random", game.levels[0].code])
    random.seed(1)
    once = record_of(game, setup, 5)
    random.seed(2)
    assert len([random.random() for _ in range(1000)]) == 1000
    assert record_of(game, setup, 5) == once
    assert record_of(game, setup, 6) != once


@pytest.mark.parametrize("game", SUBJECTS, ids=lambda game: game.info.slug)
def test_the_same_people_at_the_same_times_get_the_same_record(game: Game) -> None:
    setup = setup_of(game, *[None, "random", None][: game.info.seats.stop - 1])
    first, second = (wander(game, setup, 11).match for _ in range(2))
    assert first.record == second.record
    assert first.history == second.history


@each_game
def test_a_bot_that_draws_more_numbers_changes_no_shuffle(game: Game) -> None:
    quiet, busy = (
        Match(game, setup_of(game, *[level.code] * 2), 5)
        for level in (game.levels[0], game.levels[-1])
    )
    assert shuffles(quiet) == shuffles(busy)
    assert bool(shuffles(quiet)) == bool(game.info.pack)
    assert child(5, "deal/0").random() != child(5, "lot/0").random()


def shuffles(match: Match) -> list[Shuffle]:
    moves = [move for entry in match.record.entries for move in entry]
    return [move.action for move in moves if isinstance(move.action, Shuffle)]


@pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.info.slug} {seats}" for game, seats in TABLES]
)
def test_every_match_ends_inside_its_bounds(game: Game, seats: int) -> None:
    lowest, highest = game.info.scores
    level = game.levels[seats % len(game.levels)].code
    for seed in range(4):
        setup = setup_of(game, *[level] * seats, dealer=seed % seats)
        match = Match(game, setup, seed)
        outcome = play_out(match)
        assert match.over
        assert len(match.record.entries) <= game.info.longest
        assert len(outcome.scores) == seats
        assert all(lowest <= score <= highest for score in outcome.scores)
        assert list(outcome.winners) == sorted(set(outcome.winners))
        assert set(outcome.winners) <= set(range(seats))
        assert check(write_record(game, match.record)) is None


@pytest.mark.parametrize(
    ("game", "level"), LEVELS, ids=[f"{game.info.slug} {level.code}" for game, level in LEVELS]
)
def test_every_level_beats_the_random_bot_by_what_it_says(game: Game, level: Level) -> None:
    for bots in ((level.code, "random"), ("random", level.code)):
        tally = simulate(game, bots, {}, matches=MATCHES, seed=1, clock=lambda: 0.0)
        assert tally.wins[bots.index(level.code)] >= level.beats_random * MATCHES


@each_game
def test_the_facts_of_a_match_have_values(game: Game) -> None:
    assert game.facts(()) == ()
    seats = min(3, game.info.seats.stop - 1)
    match = Match(game, setup_of(game, *[game.levels[0].code] * seats), 7)
    play_out(match)
    facts = game.facts(match.history)
    assert facts
    assert len({fact.code for fact in facts}) == len(facts)
    assert all(fact.seat is None or fact.seat in match.setup.seats for fact in facts)
