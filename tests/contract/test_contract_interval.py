"""Between two deals the referee waits until somebody has seen enough; bots alone do not keep it."""

from game.match import INTERVAL_MS, NOT_NOW
from game.moves import Move, NextDeal, read_referee_action
from game.nodes import End, Interval
from game.simulate import play_out
from tests.contract.toy_deals import Play, deals


def test_nobody_may_act_between_two_deals() -> None:
    match = deals(None, None)
    assert match.offer(0, Play(), 0.0) is None
    assert match.offer(1, Play(), 0.0) is None
    assert match.node == Interval()
    assert match.legal(0) == match.legal(1) == ()
    assert match.offer(0, Play(), 0.0) == NOT_NOW
    assert match.next_at_ms() is None


def test_it_goes_on_when_somebody_asks_and_at_no_other_time() -> None:
    match = deals(None, "random")
    assert not match.next_deal(0.0)
    match.offer(0, Play(), 0.0)
    match.hurry(0.0)
    match.tick(1e9)
    assert isinstance(match.node, Interval)
    assert match.next_deal(1e9)
    assert match.legal(0) == (Play(),)
    assert match.record.entries[-1] == (Move(None, NextDeal()),)


def test_where_only_bots_play_it_goes_on_by_itself_at_their_pace() -> None:
    match = deals("random", "random", pace=1.0)
    match.tick(0.0)
    assert match.node == Interval()
    assert match.next_at_ms() == INTERVAL_MS
    match.tick(INTERVAL_MS)
    assert isinstance(match.node, End)


def test_whoever_watches_bots_can_hurry_it() -> None:
    match = deals("random", "random", pace=1.0)
    match.tick(0.0)
    match.hurry(10.0)
    assert match.next_at_ms() == 10.0


def test_headless_matches_do_not_wait() -> None:
    match = deals("random", "random")
    play_out(match)
    assert match.over
    assert len(match.record.entries) == 5


def test_the_record_reads_the_next_deal_back() -> None:
    assert read_referee_action(NextDeal().code) == NextDeal()
