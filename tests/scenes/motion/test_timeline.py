"""Clips take time as it is given to them, and lose none of it."""

from hypothesis import given
from hypothesis import strategies as st

from scenes.motion.easing import in_out_sine, in_quad, out_back, out_cubic, out_quad, out_quint
from scenes.motion.timeline import Clip, Cue, Par, Seq, Tween, Wait, stagger

LENGTHS = st.lists(st.floats(0, 500), min_size=1, max_size=6)
PIECES = st.lists(st.floats(0.1, 90), min_size=1, max_size=60)


def test_every_easing_begins_at_0_and_ends_at_1() -> None:
    for ease in (in_out_sine, in_quad, out_back, out_cubic, out_quad, out_quint):
        assert abs(ease(0.0)) < 1e-9
        assert abs(ease(1.0) - 1.0) < 1e-9


@given(LENGTHS, PIECES)
def test_a_sequence_takes_the_sum_of_its_clips_however_time_is_cut(
    lengths: list[float], pieces: list[float]
) -> None:
    seq = Seq([Wait(length) for length in lengths])
    passed = 0.0
    for piece in pieces:
        left = seq.advance(piece)
        passed += piece
        if left is not None:
            assert abs(passed - sum(lengths) - left) < 1e-6
            return
        assert passed < sum(lengths) + 1e-6


@given(LENGTHS)
def test_clips_side_by_side_last_as_long_as_the_longest(lengths: list[float]) -> None:
    par = Par([Wait(length) for length in lengths])
    left = par.advance(1000)
    assert left is not None
    assert abs(left - (1000 - max(lengths))) < 1e-6


def test_skipping_sets_everything_to_its_end() -> None:
    seen: list[float] = []
    done: list[bool] = []
    clip: Clip = Seq([Tween(300, seen.append), Wait(5), Cue(lambda: done.append(True))])
    clip.advance(float("inf"))
    assert seen[-1] == 1.0
    assert done == [True]


def test_a_tween_always_reaches_its_end_value() -> None:
    seen: list[float] = []
    tween = Tween(100, seen.append)
    for _ in range(7):
        tween.advance(16)
    assert seen[-1] == 1.0
    assert seen == sorted(seen)


def test_a_stagger_begins_its_clips_one_after_the_other() -> None:
    begun: list[int] = []
    par = stagger([Cue(lambda n=n: begun.append(n)) for n in range(4)], 10)  # type: ignore[misc]
    par.advance(0)
    assert begun == [0]
    par.advance(25)
    assert begun == [0, 1, 2]
    par.advance(5)
    assert begun == [0, 1, 2, 3]


def test_a_clip_may_be_added_while_another_plays() -> None:
    seen: list[str] = []
    par = Par()
    par.add(Seq([Cue(lambda: par.add(Cue(lambda: seen.append("late"))))]))
    par.advance(1)
    par.advance(1)
    assert seen == ["late"]
    assert len(par) == 0
