"""A match that is one bout, as the house plays, refuses, writes and reads it."""

from random import Random

import pytest

from game.bouts.bout_match import BoutView
from game.bouts.throws import JACK, PAPER, ROCK, SCISSORS
from game.errors import IllegalAction, NotationError, Reason
from game.events import BoutEnded, MatchEnded
from game.games.one_time import GAME
from game.match import Match
from game.moves import Move
from game.options import Chair, Options, Setup
from game.outcome import Outcome
from game.table import Standing

RULES = GAME.rules
START = "chairs=human,human,human bout=last/live/0,1,2/0,1,2/0,0,0/-/-/-/-"


def setup(seats: int, **options: bool) -> Setup:
    return Setup((Chair(),) * seats, Options(GAME.info.options, options))


@pytest.mark.parametrize("seats", [1, 5])
def test_jl_12_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(IllegalAction, match="seats"):
        RULES.start(setup(seats))


def test_jl_05_the_rhythm_is_agreed_upon_before_the_first_throw() -> None:
    assert RULES.start(setup(2)).bout.live is False
    assert RULES.start(setup(2, live_rhythm=True)).bout.live is True


def test_the_last_one_left_wins_and_all_is_told() -> None:
    state = RULES.start(setup(3))
    step = RULES.apply(state, tuple(Move(seat, s) for seat, s in enumerate((JACK, ROCK, PAPER))))
    outcome = Outcome((0,), (1, 0, 0), Reason("last_left", "JL-10"))
    assert step.state.outcome == outcome
    assert step.events[-2:] == (BoutEnded((0, 1, 2), 0, ()), MatchEnded(outcome))
    assert GAME.table.standing(step.state, 0) is Standing.IN
    assert GAME.table.standing(step.state, 1) is Standing.OUT


def test_why_a_seat_cannot_throw() -> None:
    state = RULES.read(START)
    assert RULES.refuse(state, 0, "").code == "not_now"
    shown = RULES.apply(state, (Move(0, ROCK), Move(1, ROCK), Move(2, SCISSORS))).state
    assert RULES.refuse(shown, 0, "") == Reason("lies_open", "JL-05")
    left = RULES.apply(shown, (Move(0, ROCK),)).state
    assert RULES.refuse(left, 2, "") == Reason("out", "JL-09")
    assert RULES.refuse(left, 0, "").code == "not_now"


def test_all_see_everything_and_a_bot_knows_its_seat() -> None:
    state = RULES.read(START)
    view = RULES.view(state, 2)
    assert isinstance(view, BoutView)
    assert view.seat == 2
    assert RULES.guess(view, Random(1)) == state == RULES.view(state, None)
    assert RULES.layout(view) == RULES.cards(state) == {}


def test_a_position_says_all_that_was_agreed() -> None:
    chairs = (Chair(None, 40), Chair("hard"))
    state = RULES.start(Setup(chairs, Options(GAME.info.options, {"live_rhythm": True}), 1))
    written = (
        "chairs=human+40,hard options=live_rhythm=on dealer=1 bout=last/live/0,1/0,1/0,0/-/-/-/-"
    )
    assert RULES.write(state) == written
    assert RULES.read(written) == state


@pytest.mark.parametrize(
    "text",
    [
        "chairs=human,human",
        START + " stock=-",
        START + " dealer=x",
        START.replace("chairs=human,", "chairs=human+x,"),
        START.replace("last", "points"),
        START.replace("0,1,2/0,1,2/0,0,0", "0,1/0,1/0,0"),
        START.replace("last/live", "last/quick"),
        START + " options=slow=on",
    ],
)
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.read(text)


def test_what_is_no_symbol() -> None:
    assert RULES.read_action("jack") is JACK
    with pytest.raises(NotationError, match="not a symbol: 'well'"):
        RULES.read_action("well")


def test_two_people_and_the_relaxed_rhythm() -> None:
    match = Match(GAME, setup(2), 1)
    match.offer(0, ROCK, 0.0)
    match.offer(1, SCISSORS, 5000.0)
    match.tick(5000.0 + 3 * 550.0)
    assert match.over
    assert [len(entry) for entry in match.record.entries] == [2]
