from dataclasses import replace
from itertools import product

import pytest

from game.bouts.bout import (
    LIVE,
    RELAXED,
    Bout,
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
from game.bouts.bout_notation import write_bout
from game.bouts.throws import IN_ORDER, JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol, read_symbol
from game.errors import IllegalAction
from game.events import BoutBegan, BoutEnded, Committed, Decision, Judged, Missed, Thrown
from game.moves import Commit, Lapse, Miss, Move, Void
from game.seals import seal_of

ONE, TEN = Kind.LAST_LEFT, Kind.POINTS
LAPSE = (Move(None, Lapse()),)
SEALED = "salt"


def moves(letters: str, seats: tuple[int, ...] | None = None) -> tuple[Move, ...]:
    chosen = seats or tuple(range(len(letters)))
    return tuple(
        Move(seat, read_symbol(letter)) for seat, letter in zip(chosen, letters, strict=True)
    )


def after(bout: Bout, *letters: str) -> Bout:
    """The bout after these throws by whoever stands; nobody changes anything."""
    for throw in letters:
        bout = apply(bout, moves(throw, bout.standing)).state
        if bout.shown is not None:
            bout = apply(bout, LAPSE).state
    return bout


def refused(bout: Bout, made: tuple[Move, ...], code: str = "not_now") -> None:
    before = write_bout(bout)
    with pytest.raises(IllegalAction) as caught:
        apply(bout, made)
    assert caught.value.reason.code == code
    assert write_bout(bout) == before


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


def live(kind: Kind = ONE, throwers: int = 2) -> Bout:
    return begin(kind, range(throwers), live=True)


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


# -- seals -----------------------------------------------------------------------------------


def sealed(bout: Bout, seat: int, symbol: Symbol) -> Bout:
    return apply(bout, commit((seat, seal_of(SEALED, symbol)))).state


def commit(*seals: tuple[int, str]) -> tuple[Move, ...]:
    return (Move(None, Commit(seals)),)


def test_jl_17_what_a_bot_throws_must_open_its_seal() -> None:
    bout = sealed(begin(ONE, (0, 1)), 1, PAPER)
    seal = seal_of(SEALED, PAPER)
    assert node(bout).seals == ((1, seal),)
    refused(bout, (Move(0, ROCK), Move(1, SCISSORS, salt=SEALED)), "broken_seal")
    refused(bout, (Move(0, ROCK), Move(1, PAPER, salt="other")), "broken_seal")
    refused(bout, moves("RP"), "broken_seal")
    step = apply(bout, (Move(0, ROCK), Move(1, PAPER, salt=SEALED)))
    assert step.events[:2] == (Thrown(0, "rock"), Thrown(1, "paper", seal, SEALED))
    assert step.state.seals == ()


def test_jl_17_a_sealed_seat_cannot_miss_or_change() -> None:
    bout = sealed(live(), 1, PAPER)
    refused(bout, moves("R", (0,)), "broken_seal")
    refused(bout, LAPSE, "broken_seal")
    shown = apply(bout, (Move(0, ROCK), Move(1, PAPER, salt=SEALED))).state
    assert node(shown).seals == bout.seals
    assert legal(shown, 1) == ()
    refused(shown, (Move(1, ROCK),))


def test_jl_17_seals_are_told_and_all_bots_bind_themselves_at_once() -> None:
    bout = begin(ONE, (0, 1, 2))
    a, b, c = (0, "a" * 64), (2, "b" * 64), (1, "c" * 64)
    step = apply(bout, commit(a, b))
    assert step.events == (Committed(*a), Committed(*b))
    refused(step.state, commit(c))
    refused(bout, commit(a, a))
    refused(bout, commit(b, a))
    refused(bout, commit((3, "a" * 64)))
    refused(bout, (*commit(a), Move(1, ROCK)))
    refused(bout, (Move(0, Commit((a,))),))
    refused(apply(live(), moves("RS")).state, commit(c))


def test_jl_17_where_nobody_could_change_anything_nothing_waits_for_a_change() -> None:
    seal = seal_of(SEALED, PAPER)
    bots = apply(live(), commit((0, seal), (1, seal))).state
    step = apply(bots, tuple(Move(seat, PAPER, salt=SEALED) for seat in (0, 1)))
    assert step.state.shown is None
    assert len(step.state.rounds) == 1
    one = apply(live(), commit((1, seal))).state
    assert apply(one, (Move(1, PAPER, salt=SEALED),)).state.winner == 1


def test_jl_17_a_salt_without_a_seal_is_not_told() -> None:
    step = apply(begin(ONE, (0, 1)), (Move(0, ROCK, salt="x"), Move(1, ROCK)))
    assert step.events[0] == Thrown(0, "rock")


def test_jl_18_seals_are_taken_back_when_what_they_hid_was_lost() -> None:
    void = (Move(None, Void()),)
    bout = begin(ONE, (0, 1))
    step = apply(sealed(bout, 1, PAPER), void)
    assert step.state == bout
    assert step.events == ()
    refused(bout, void)
    shown = sealed(live(), 1, PAPER)
    shown = apply(shown, (Move(0, ROCK), Move(1, PAPER, salt=SEALED))).state
    refused(shown, void)  # PS-08: what was shown stands


# -- giving up -------------------------------------------------------------------------------


def test_ps_08_who_gives_up_has_lost() -> None:
    step = apply(begin(ONE, (0, 1)), (Move(0, Miss.QUIT),))
    assert step.state.winner == 1
    assert step.events == (Missed(0, Miss.QUIT), BoutEnded((0, 1), 1, ()))


def test_ps_08_the_other_scores_until_it_is_lost() -> None:
    bout = after(begin(TEN, (0, 1)), "RS", "RS", "LJ", "PR")
    step = apply(bout, (Move(0, Miss.QUIT),))
    assert step.state.points == (6, 10)
    assert step.events[-1] == BoutEnded((0, 1), 1, (6, 10))


def test_ps_08_the_others_play_on_and_seals_are_made_anew() -> None:
    bout = sealed(begin(ONE, (0, 1, 2)), 2, PAPER)
    step = apply(bout, (Move(0, Miss.QUIT),))
    assert step.state.standing == (1, 2)
    assert step.state.seals == ()
    assert step.events == (Missed(0, Miss.QUIT),)
    refused(step.state, (Move(0, Miss.QUIT),))
    refused(step.state, (Move(None, Miss.QUIT),))


def test_ps_08_what_lies_open_is_judged_before() -> None:
    shown = apply(live(), moves("RS")).state
    step = apply(shown, (Move(0, Miss.QUIT),))
    assert step.state.winner == 0
    assert step.events[-1] == Missed(0, Miss.QUIT)
    split = apply(live(ONE, 3), moves("RSS")).state
    assert apply(split, (Move(1, Miss.QUIT),)).state.winner == 0
    three = apply(live(ONE, 4), moves("JJRR")).state
    assert apply(three, (Move(3, Miss.QUIT),)).state.standing == (0, 1)
    tied = apply(live(), moves("RR")).state
    assert apply(tied, (Move(0, Miss.QUIT),)).state.winner == 1


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
