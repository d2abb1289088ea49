"""Matches without a screen."""

import pytest

from game.catalogue import all_games
from game.errors import Reason
from game.events import Because, Decision, Judged, Passed
from game.match import Match
from game.rules import Game
from game.simulate import Tally, play_out, seated, simulate
from tests.strategies import each_game, setup_of

GAME = all_games()[0]


def test_the_seed_draws_the_dealer() -> None:
    dealers = {seated(GAME, ("random",) * 2, {}, seed).dealer for seed in range(20)}
    assert dealers == {0, 1}


def test_a_match_that_loses_cards_is_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, setup_of(GAME, "random", "random"), 1)
    monkeypatch.setattr(match.game.rules, "cards", lambda _: {}, raising=True)
    with pytest.raises(RuntimeError, match="not the whole pack"):
        play_out(match)


def test_shared_wins_count_in_parts() -> None:
    tally = Tally([0.0] * 3, [0.0] * 3)
    outcome = play_out(Match(GAME, setup_of(GAME, "random", GAME.levels[0].code, "random"), 2))
    tally.add(10, type(outcome)((0, 2), (5, 1, 5), outcome.reason))
    tally.add(20, type(outcome)((0,), (9, 1, 1), outcome.reason))
    report = tally.report()
    assert report["wins_by_seat"] == [1.5, 0.0, 0.5]
    assert report["mean_scores"] == [7.0, 1.0, 3.0]
    assert report["median"] == 15.0
    assert report["longest"] == 20
    assert report["moves_per_s"] is None


def test_what_is_told_and_thrown_is_counted() -> None:
    tally = Tally([0.0] * 2, [0.0] * 2)
    tally.add(3, play_out(Match(GAME, setup_of(GAME, "random", "random"), 2)))
    why = [Because(Reason(code, "R-01")) for code in ("two", "one", "two")]
    tally.add_history((*why, Judged(Decision.SINGLE, (0,), (1,), 1), Passed(0)))
    report = tally.report()
    assert report["told"] == {"one": 1, "two": 2}
    assert report["throws"] == {"2": {"single": 1}}


@each_game
def test_the_clock_that_it_is_given_tells_the_speed(game: Game) -> None:
    ticks = iter((100.0, 102.0))
    bots = (game.levels[0].code,) * game.info.seats.start
    tally = simulate(game, bots, {}, matches=1, seed=3, clock=lambda: next(ticks))
    assert tally.seconds == 2.0
    moves = tally.report()["moves"]
    assert isinstance(moves, int)
    assert tally.report()["moves_per_s"] == round(moves / 2)
