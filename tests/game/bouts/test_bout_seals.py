"""How bots bind themselves in a bout, and what it is to give one up."""

from game.bouts.bout import (
    Bout,
    apply,
    begin,
    legal,
    node,
)
from game.bouts.throws import PAPER, ROCK, SCISSORS, Symbol
from game.events import BoutEnded, Committed, Missed, Thrown
from game.moves import Commit, Miss, Move, Void
from game.seals import seal_of
from tests.game.bouts.bout_steps import LAPSE, ONE, TEN, after, live, moves, refused

SEALED = "salt"


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
