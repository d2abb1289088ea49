import pytest

from game.bouts.bout import LIVE, RELAXED
from scenes.throw.tempo import tempo

BEAT_MS = LIVE.beat_ms


@pytest.mark.parametrize(
    ("passed_ms", "beat"),
    [(0, 0), (BEAT_MS - 1, 0), (BEAT_MS, 1), (2 * BEAT_MS, 2), (3 * BEAT_MS, 3), (9999, 3)],
)
def test_a_beat_is_heard_when_the_arm_is_down(passed_ms: float, beat: int) -> None:
    assert tempo(LIVE, 100.0, 100.0 + passed_ms, complete=False).beat == beat


def test_the_last_beat_waits_for_all_where_it_does() -> None:
    waiting = tempo(RELAXED, 0.0, 5 * BEAT_MS, complete=False)
    assert waiting.beat == 2
    assert waiting.halted
    assert waiting.raised == 0
    assert waiting.share < 1
    assert tempo(RELAXED, 0.0, 5 * BEAT_MS, complete=True).beat == 3


def test_arms_are_down_on_the_beat_and_up_between_two() -> None:
    assert tempo(LIVE, 0.0, 2 * BEAT_MS, complete=True).raised == pytest.approx(0, abs=1e-6)
    assert tempo(LIVE, 0.0, 2.5 * BEAT_MS, complete=True).raised == pytest.approx(1)


def test_the_ring_is_full_when_the_throw_closes() -> None:
    assert tempo(LIVE, 0.0, LIVE.closes_ms, complete=True).share == 1
