"""What the referee adds to any rules: secrets kept until they are complete, rival claims, lots."""

from collections.abc import Iterable

import pytest

from game.events import Thrown, Verdict
from game.match import NOT_NOW
from game.moves import Lapse, Move
from game.nodes import Race, Throw, Turn
from game.simulate import play_out
from tests.contract.toy import GRAB, NEXT, PASS, FixedBot, Times
from tests.contract.toy_table import claims_told, moves_of, race, table, throw_all

# -- throws ------------------------------------------------------------------------------------


def test_no_state_no_view_and_no_record_holds_half_a_secret() -> None:
    match = table(None, None, None)
    state, views = match.state, [match.view(seat) for seat in range(3)]
    entries, history = list(match.record.entries), list(match.history)
    for seat in (2, 0):
        assert match.offer(seat, match.legal(seat)[1], 0.0) is None
        assert match.state is state
        assert [match.view(other) for other in range(3)] == views
        assert match.record.entries == entries
        assert match.history == history
        assert match.next_at_ms() is None
    assert match.offer(1, match.legal(1)[0], 0.0) is None
    assert match.state is not state
    assert [move.seat for move in match.record.entries[-1]] == [0, 1, 2]
    assert [event.seat for event in match.history if isinstance(event, Thrown)] == [0, 1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_throws_does_not_matter(order: Iterable[int]) -> None:
    match, straight = table(None, None, None), table(None, None, None)
    for seat in order:
        assert match.offer(seat, match.legal(seat)[seat], 0.0) is None
    for seat in range(3):
        assert straight.offer(seat, straight.legal(seat)[seat], 0.0) is None
    assert match.state == straight.state
    assert match.record == straight.record
    assert match.history == straight.history


def test_a_throw_may_be_changed_until_the_last_one() -> None:
    match = table(None, None)
    first, second, _ = match.legal(0)
    match.offer(0, first, 0.0)
    match.offer(0, second, 0.0)
    match.offer(1, match.legal(1)[0], 0.0)
    assert match.record.entries[-1][0].action == second


def test_a_bot_commits_before_a_person_does_and_only_once() -> None:
    bot = FixedBot()
    match = table(None, "fixed", fixed=bot)
    assert bot.asked == 1
    match.offer(0, match.legal(0)[0], 0.0)
    assert [move.seat for move in match.record.entries[-1]] == [0, 1]
    assert bot.asked == 1


def test_bots_among_themselves_throw_one_throw_after_the_other() -> None:
    match = table("fixed", "other", rounds=40, fixed=FixedBot(), other=FixedBot())
    assert play_out(match).winners
    assert sum(1 for event in match.history if isinstance(event, Thrown)) > 2 * 3


def test_when_the_beat_has_passed_the_step_is_what_was_thrown() -> None:
    match = table(None, None, None)
    match.offer(1, match.legal(1)[0], 0.0)
    match.close_throw(1500.0)
    assert [move.seat for move in match.record.entries[-1]] == [1]
    assert isinstance(match.node, Turn)


def test_when_nobody_has_thrown_the_beat_is_a_lapse() -> None:
    match = table(None, None)
    match.close_throw(1500.0)
    assert match.record.entries[-1] == (Move(None, Lapse()),)
    match.close_throw(1500.0)
    assert isinstance(match.node, Turn)


def test_who_does_not_throw_cannot() -> None:
    match = table(None, None)
    assert match.offer(0, PASS, 0.0) == NOT_NOW
    throw_all(match)
    assert isinstance(match.node, Turn)
    other = 1 - match.node.seat
    assert match.legal(other) == ()
    assert match.offer(other, PASS, 0.0) == NOT_NOW


# -- claims ------------------------------------------------------------------------------------


def test_a_race_waits_until_its_card_is_seen() -> None:
    match = table(None, None)
    throw_all(match)
    match.offer(0, PASS, 0.0)
    assert match.waits_to_open
    assert match.race_opened_at_ms is None
    assert match.next_at_ms() is None
    assert match.offer(0, NEXT, 10_000.0) == NOT_NOW
    assert match.interrupt(10_000.0) is False
    match.hurry(10_000.0)
    match.open_race(10_100.0)
    assert not match.waits_to_open
    assert match.race_opened_at_ms == 10_100.0
    match.open_race(10_900.0)
    assert match.race_opened_at_ms == 10_100.0
    assert match.next_at_ms() == 12_100.0


def test_a_claim_before_the_card_is_seen_is_judged_as_one_at_its_first_instant() -> None:
    match = table(None, None)
    throw_all(match)
    match.offer(0, PASS, 0.0)
    assert match.offer(1, GRAB, 300.0) is None
    assert match.record.entries[-1] == (Move(1, GRAB, 0.0),)
    assert claims_told(match) == [(1, Verdict.IGNORED)]


def test_claims_count_from_the_opening_to_a_microsecond() -> None:
    match = table(None, None)
    race(match, 1000.1)
    match.offer(1, GRAB, 1300.123_456_7)
    match.tick(9000.0)
    assert [move.at_ms for move in moves_of(match) if move.action == GRAB] == [300.023]


def test_a_claim_that_may_win_is_kept_until_none_can_come_first() -> None:
    match = table(None, None, None)
    race(match)
    entries = len(match.record.entries)
    assert match.offer(1, GRAB, 300.0) is None
    assert len(match.record.entries) == entries
    assert match.undecided
    assert match.next_at_ms() == 304.0
    assert match.offer(2, GRAB, 303.0) is None
    assert match.offer(1, GRAB, 303.5) is None
    match.tick(304.0)
    assert len(match.record.entries) == entries + 1
    assert [(move.seat, move.at_ms) for move in match.record.entries[-1]] == [
        (1, 300.0),
        (2, 303.0),
    ]
    assert not match.undecided


def test_claims_of_one_instant_are_settled_by_the_lots_in_the_record() -> None:
    winners = set()
    for seed in range(12):
        match = table(None, None, None, seed=seed)
        race(match)
        match.offer(2, GRAB, 300.0)
        match.offer(1, GRAB, 300.0)
        match.tick(304.0)
        late, early = match.record.entries[-1]
        assert 0.0 <= min(late.lot, early.lot) < max(late.lot, early.lot) < 1.0
        lucky = min((late, early), key=lambda move: move.lot)
        assert (lucky.seat, Verdict.WON) in claims_told(match)
        winners.add(lucky.seat)
    assert winners == {1, 2}


def test_when_all_have_claimed_nothing_is_waited_for() -> None:
    match = table(None, None)
    race(match)
    match.offer(0, GRAB, 300.0)
    match.offer(1, GRAB, 301.0)
    assert not match.undecided


def test_a_claim_too_early_or_without_a_prize_goes_to_the_rules_at_once_and_needs_no_lot() -> None:
    match = table(None, None)
    race(match)
    match.offer(0, GRAB, 199.0)
    assert match.record.entries[-1] == (Move(0, GRAB, 199.0),)
    match.offer(0, GRAB, 210.0)
    match.tick(214.0)
    match.offer(1, GRAB, 215.0)
    assert match.record.entries[-1] == (Move(1, GRAB, 215.0),)


def test_a_seat_whose_claim_is_kept_has_claimed_even_if_an_older_press_comes_late() -> None:
    match = table(None, None)
    race(match)
    match.offer(0, GRAB, 300.0)
    assert match.offer(0, GRAB, 150.0) is None
    assert all(move.at_ms != 150.0 for move in moves_of(match))


def test_nobody_turns_while_claims_are_kept_and_the_bot_whose_turn_it_is_turns_after() -> None:
    times = Times(ready_ms=300.0, ends_ms=None)
    match = table("fixed", None, None, times=times, fixed=FixedBot())
    throw_all(match)
    match.tick(0.0)
    match.open_race(0.0)
    match.offer(1, GRAB, 299.0)
    assert match.next_at_ms() == 303.0
    match.tick(301.0)
    match.offer(2, GRAB, 302.0)
    match.tick(303.0)
    assert [move.seat for move in moves_of(match) if move.action == GRAB] == [1, 2]
    assert isinstance(match.node, Race)
    assert match.node.turner == 1
    assert match.offer(1, NEXT, 303.0) is None
    assert isinstance(match.node, Throw)


def test_a_bot_that_was_about_to_turn_does_so_when_its_own_claim_is_settled() -> None:
    times = Times(ready_ms=300.0, ends_ms=None)
    match = table("eager", None, times=times, eager=FixedBot(claims_ms=(299.0,)))
    throw_all(match)
    match.open_race(0.0)
    match.tick(300.0)
    assert match.undecided
    match.tick(303.0)
    assert moves_of(match)[-1] == Move(0, NEXT, 303.0)


def test_the_turner_waits_for_kept_claims() -> None:
    match = table(None, None, times=Times(ready_ms=300.0))
    race(match)
    match.offer(1, GRAB, 299.0)
    assert match.offer(0, NEXT, 301.0) == NOT_NOW


def test_what_rules_refuse_is_handed_back_with_its_reason() -> None:
    match = table(None, None)
    race(match)
    reason = match.offer(0, NEXT, 499.0)
    assert reason is not None
    assert (reason.code, reason.rule) == ("no", "TOY-01")
    assert match.offer(0, NEXT, 500.0) is None
    assert match.refuse(0, "centre").code == "no"
