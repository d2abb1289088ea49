"""A bout, ruling by ruling: what a throw decides, and who plays on."""

from dataclasses import replace
from itertools import product

import pytest

from game.bouts.bout import (
    LIVE,
    RELAXED,
    Hand,
    Kind,
    Round,
    apply,
    began,
    begin,
    judge,
    legal,
    node,
)
from game.bouts.throws import IN_ORDER, JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol
from game.errors import IllegalAction
from game.events import BoutBegan, BoutEnded, Decision, Judged, Missed, Thrown
from game.moves import Lapse, Miss, Move, Void
from tests.game.bouts.bout_steps import LAPSE, ONE, TEN, after, live, moves, refused

# -- how it begins ---------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "most"), [(ONE, 4), (TEN, 2)])
def test_jl_12_jl_13_how_many_may_throw(kind: Kind, most: int) -> None:
    for throwers in range(2, most + 1):
        assert begin(kind, range(throwers)).standing == tuple(range(throwers))
    for throwers in (0, 1, most + 1):
        with pytest.raises(IllegalAction, match="throwers"):
            begin(kind, range(throwers))


def test_a_bout_of_some_seats_of_a_table() -> None:
    bout = begin(TEN, (3, 1), live=True)
    assert bout.seats == (1, 3)
    assert node(bout).seats == (1, 3)
    assert legal(bout, 0) == ()
    assert legal(bout, 3) == IN_ORDER
    assert began(bout) == BoutBegan((1, 3), 10)
    assert began(begin(ONE, (0, 2))) == BoutBegan((0, 2), 0)
    bout = after(bout, "RP")
    assert (bout.points_of(1), bout.points_of(3)) == (0, 1)


def test_jl_03_three_beats_of_half_a_second_or_so() -> None:
    for count in (LIVE, RELAXED):
        assert count.beats == 3
        assert 500 <= count.beat_ms <= 600


def test_jl_05_a_live_throw_closes_120_ms_after_the_beat_and_can_be_spoilt_for_300_ms() -> None:
    count = node(begin(ONE, (0, 1), live=True)).count
    assert count is not None
    assert (count.grace_ms, count.change_ms, count.waits) == (120, 300, False)
    assert count.closes_ms == 3 * count.beat_ms + 120


def test_jl_04_a_relaxed_throw_waits_for_all() -> None:
    count = node(begin(ONE, (0, 1))).count
    assert count is not None
    assert (count.grace_ms, count.change_ms, count.waits) == (0, 0, True)


# -- until one is left -----------------------------------------------------------------------


def test_a_single_winner_ends_it() -> None:
    step = apply(begin(ONE, (0, 1, 2)), moves("RSL"))
    assert step.state.winner == 0
    assert step.events == (
        Thrown(0, "rock"),
        Thrown(1, "scissors"),
        Thrown(2, "labrador"),
        Judged(Decision.SINGLE, (0,), (1, 2), 0),
        BoutEnded((0, 1, 2), 0, ()),
    )
    assert legal(step.state, 0) == ()
    refused(step.state, moves("RS", (0, 1)))


def test_jl_02_a_tie_is_thrown_again_without_limit() -> None:
    bout = after(begin(ONE, (0, 1)), *["JJ"] * 50)
    assert bout.winner is None
    assert bout.standing == (0, 1)
    assert after(bout, "LJ").winner == 0


def test_jl_09_who_plays_on_may_throw_all_five_again() -> None:
    step = apply(begin(ONE, (0, 1, 2, 3)), moves("JRJS"))
    assert step.events[-1] == Judged(Decision.SPLIT, (0, 2), (1, 3), 0)
    bout = step.state
    assert node(bout).seats == (0, 2)
    assert legal(bout, 0) == legal(bout, 2) == IN_ORDER
    assert legal(bout, 1) == ()
    refused(bout, moves("RR", (0, 1)))
    assert after(bout, "LJ").winner == 0


def test_an_all_way_tie_lets_all_play_on() -> None:
    step = apply(begin(ONE, (0, 1, 2)), moves("JLR"))
    assert step.events[-1] == Judged(Decision.TIE, (0, 1, 2), (), 0)
    assert step.state.standing == (0, 1, 2)


def test_jl_14_labrador_on_jack_is_a_plain_win_here() -> None:
    assert judge(ONE, {0: LABRADOR, 1: JACK}) == Judged(Decision.SINGLE, (0,), (1,), 0)


# -- up to ten points ------------------------------------------------------------------------


def test_jl_13_three_points_for_labrador_on_jack_and_one_for_any_other_win() -> None:
    for mine, theirs in product(Symbol, repeat=2):
        judged = judge(TEN, {0: mine, 1: theirs})
        if mine is theirs:
            assert judged == Judged(Decision.TIE, (0, 1), (), 0)
        elif judged.winners == (0,):
            assert judged.points == (3 if (mine, theirs) == (LABRADOR, JACK) else 1)


def test_jl_13_ten_or_more_wins_at_once() -> None:
    bout = after(begin(TEN, (0, 1)), "LJ", "LJ", "JL", "RS", "JJ", "PR")
    assert bout.points == (8, 3)
    step = apply(bout, moves("LJ"))
    assert step.state.points == (11, 3)
    assert step.state.winner == 0
    assert step.events[-2:] == (
        Judged(Decision.SINGLE, (0,), (1,), 3),
        BoutEnded((0, 1), 0, (11, 3)),
    )


def test_jl_13_nobody_must_win_by_two() -> None:
    bout = replace(begin(TEN, (0, 1)), points=(9, 9))
    assert after(bout, "PR").winner == 0
    assert after(bout, "RP").winner == 1


def test_only_the_winner_of_a_throw_scores_and_both_stay_in() -> None:
    bout = after(begin(TEN, (0, 1)), "RS")
    assert bout.points == (1, 0)
    assert bout.standing == (0, 1)


# -- miss throws -----------------------------------------------------------------------------


def test_jl_05_no_choice_is_a_miss_throw() -> None:
    step = apply(live(), moves("R", (1,)))
    assert step.events == (Missed(0, Miss.NONE), Thrown(1, "rock"))
    assert apply(step.state, LAPSE).state.winner == 1


def test_jl_05_two_symbols_at_once_are_a_miss_throw() -> None:
    step = apply(live(), (Move(0, Miss.TWO), Move(1, SCISSORS)))
    assert step.events == (Missed(0, Miss.TWO), Thrown(1, "scissors"))
    assert apply(step.state, LAPSE).state.winner == 1


def test_jl_05_another_symbol_after_the_reveal_is_a_miss_throw() -> None:
    shown = apply(live(), moves("RS")).state
    assert node(shown).shown == ((0, ROCK), (1, SCISSORS))
    step = apply(shown, (Move(0, PAPER),))
    assert step.events == (
        Missed(0, Miss.CHANGED),
        Judged(Decision.SINGLE, (1,), (0,), 0),
        BoutEnded((0, 1), 1, ()),
    )
    assert step.state.rounds == (Round(((0, Miss.CHANGED), (1, SCISSORS))),)


def test_jl_05_the_same_symbol_after_the_reveal_changes_nothing() -> None:
    shown = apply(live(), moves("RS")).state
    assert apply(shown, (Move(0, ROCK),)).state == apply(shown, LAPSE).state
    assert apply(shown, LAPSE).state.winner == 0


def test_jl_05_nobody_misses_where_all_wait_for_all() -> None:
    bout = begin(ONE, (0, 1))
    refused(bout, moves("R", (1,)))
    refused(bout, LAPSE)
    step = apply(bout, moves("RS"))
    assert step.state.shown is None
    assert step.state.winner == 0


def test_jl_05_who_missed_has_nothing_to_change() -> None:
    shown = apply(live(ONE, 3), moves("RS", (0, 2))).state
    assert legal(shown, 1) == ()
    assert legal(shown, 0) == IN_ORDER
    refused(shown, (Move(1, ROCK),))


def test_jl_06_a_miss_throw_gives_one_point() -> None:
    for letter in "RPSJL":
        bout = apply(apply(live(TEN), moves(letter, (0,))).state, LAPSE).state
        assert bout.points == (1, 0)


def test_jl_06_labrador_on_a_jack_that_was_taken_back_gives_one_point() -> None:
    shown = apply(live(TEN), moves("LJ")).state
    assert apply(shown, (Move(1, ROCK),)).state.points == (1, 0)
    assert apply(shown, LAPSE).state.points == (3, 0)


@pytest.mark.parametrize("kind", [ONE, TEN])
def test_jl_07_when_all_miss_they_throw_again(kind: Kind) -> None:
    step = apply(live(kind), LAPSE)
    assert step.events == (
        Missed(0, Miss.NONE),
        Missed(1, Miss.NONE),
        Judged(Decision.AGAIN, (0, 1), (), 0),
    )
    assert step.state.standing == (0, 1)
    assert step.state.points == (0, 0)
    assert step.state.shown is None


def test_jl_07_when_all_take_back_they_throw_again() -> None:
    shown = apply(live(), moves("RS")).state
    bout = apply(shown, moves("SR")).state
    assert bout.winner is None
    assert bout.standing == (0, 1)


@pytest.mark.parametrize(
    ("hands", "decision", "winners"),
    [
        ({0: ROCK, 1: Miss.NONE, 2: Miss.TWO}, Decision.SINGLE, (0,)),
        ({0: ROCK, 1: SCISSORS, 2: Miss.NONE}, Decision.SINGLE, (0,)),
        ({0: ROCK, 1: ROCK, 2: Miss.NONE}, Decision.SPLIT, (0, 1)),
        ({0: JACK, 1: LABRADOR, 2: ROCK, 3: Miss.CHANGED}, Decision.SPLIT, (0, 1, 2)),
        ({0: ROCK, 1: ROCK, 2: SCISSORS, 3: Miss.NONE}, Decision.SPLIT, (0, 1)),
        ({0: Miss.NONE, 1: Miss.TWO, 2: Miss.NONE}, Decision.AGAIN, (0, 1, 2)),
    ],
)
def test_jl_08_who_misses_is_out_and_the_others_are_judged_among_themselves(
    hands: dict[int, Hand], decision: Decision, winners: tuple[int, ...]
) -> None:
    judged = judge(ONE, hands)
    assert (judged.decision, judged.winners) == (decision, winners)
    assert set(judged.losers) == set(hands) - set(winners)


# -- what is no throw at all -----------------------------------------------------------------


@pytest.mark.parametrize(
    "made",
    [
        (Move(0, ROCK), Move(0, PAPER)),
        (Move(0, ROCK), Move(5, PAPER)),
        (Move(0, ROCK), Move(None, PAPER)),
        (Move(0, ROCK), Move(1, Miss.NONE)),
        (Move(0, ROCK), Move(1, Miss.CHANGED)),
        (Move(0, ROCK), Move(1, Lapse())),
        (Move(0, Lapse()),),
        (Move(0, Miss.QUIT), Move(1, ROCK)),
        (Move(None, Void()), Move(1, ROCK)),
        (Move(0, Void()),),
    ],
)
def test_what_cannot_be_thrown(made: tuple[Move, ...]) -> None:
    refused(live(), made)
