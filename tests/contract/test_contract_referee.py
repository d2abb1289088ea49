"""What the referee adds to any rules: time, secrets kept until they are complete, lots, bots."""

from collections.abc import Iterable

import pytest

from game.bots.bot import Bot
from game.errors import IllegalAction
from game.events import Claimed, Thrown, Verdict
from game.match import NOT_NOW, Match
from game.moves import Lapse, Move, Void
from game.nodes import End, Race, Throw, Turn
from game.simulate import play_out
from tests.contract.toy import GRAB, NEXT, PASS, FixedBot, Times, View, toy
from tests.strategies import setup_of


def table(
    *chairs: str | None,
    times: Times | None = None,
    rounds: int = 3,
    seed: int = 1,
    **bots: Bot[View],
) -> Match:
    """A match of the toy that has been dealt and waits for the first throw."""
    game = toy(times, rounds, **bots)
    return Match(game, setup_of(game, *chairs), seed, pace=1.0)


def throw_all(match: Match, at_ms: float = 0.0) -> None:
    assert isinstance(match.node, Throw)
    for seat in match.node.seats:
        if seat not in match.setup.bots:
            assert match.offer(seat, match.legal(seat)[0], at_ms) is None


def race(match: Match, at_ms: float = 0.0) -> Race:
    """Go on to the first race, which begins at that time; people take the turn before it."""
    throw_all(match)
    assert isinstance(match.node, Turn)
    assert match.offer(match.node.seat, PASS, 0.0) is None
    assert isinstance(match.node, Race)
    match.open_race(at_ms)
    return match.node


def moves_of(match: Match) -> list[Move]:
    return [move for entry in match.record.entries for move in entry]


def claims_told(match: Match) -> list[tuple[int, Verdict]]:
    return [(event.seat, event.verdict) for event in match.history if isinstance(event, Claimed)]


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


# -- what happens by itself --------------------------------------------------------------------


def test_a_race_ends_at_its_end_and_a_claim_of_that_instant_is_too_late() -> None:
    match = table(None, None)
    race(match, 100.0)
    assert match.next_at_ms() == 2100.0
    assert match.offer(1, GRAB, 2100.0) == NOT_NOW
    assert match.record.entries[-1] == (Move(None, Lapse(), 2000.0),)


def test_a_claim_kept_at_the_end_of_the_race_still_counts() -> None:
    match = table(None, None)
    race(match)
    match.offer(1, GRAB, 1999.0)
    match.tick(2000.0)
    assert match.undecided
    match.tick(2003.0)
    assert (1, Verdict.WON) in claims_told(match)
    assert isinstance(match.node, Throw)


def test_everything_due_happens_in_the_order_of_its_time_in_one_tick_or_in_many() -> None:
    def played(*steps_ms: float) -> Match:
        quick = FixedBot(claims_ms=(250.0, 260.0), thinks_ms=420.0)
        slow = FixedBot(claims_ms=(190.0, 900.0), thinks_ms=400.0)
        times = Times(ends_ms=950.0)
        match = table("slow", "quick", None, times=times, quick=quick, slow=slow)
        throw_all(match)
        match.tick(400.0)
        match.open_race(400.0)
        for step_ms in steps_ms:
            match.tick(step_ms)
        return match

    once = played(20_000.0)
    often = played(*range(400, 20_000, 7), 20_000.0)
    assert once.record == often.record
    claims = [(move.seat, move.at_ms) for move in moves_of(once) if move.action == GRAB]
    assert claims == [(0, 190.0), (1, 250.0), (1, 260.0), (0, 900.0)]


def test_at_one_instant_claims_settle_then_the_race_ends_then_bots_claim_then_turn() -> None:
    a, b = FixedBot(claims_ms=(500.0,)), FixedBot()
    match = table("b", "a", times=Times(ready_ms=500.0, ends_ms=None), a=a, b=b)
    match.tick(0.0)
    match.open_race(0.0)
    match.tick(500.0)
    assert [move.seat for move in moves_of(match) if move.action in (GRAB, NEXT)] == []
    match.tick(504.0)
    acted = [(move.action, move.at_ms) for move in moves_of(match)]
    assert [act for act in acted if act[0] in (GRAB, NEXT)] == [(GRAB, 500.0), (NEXT, 504.0)]

    ending = table("b", "a", times=Times(ready_ms=500.0, ends_ms=500.0), a=a, b=b)
    ending.tick(0.0)
    ending.open_race(0.0)
    ending.tick(500.0)
    assert GRAB not in {move.action for move in moves_of(ending)}
    assert NEXT not in {move.action for move in moves_of(ending)}


def test_what_a_bot_planned_for_one_race_never_happens_in_another() -> None:
    bot = FixedBot(claims_ms=(250.0, 1900.0))
    match = table(None, "late", late=bot)
    race(match)
    match.tick(260.0)
    assert isinstance(match.node, Race)
    assert match.node.turner == 1
    match.interrupt(270.0)
    match = table(None, "late", times=Times(ends_ms=300.0), late=FixedBot(claims_ms=(1900.0,)))
    race(match)
    match.tick(5000.0)
    assert GRAB not in {move.action for move in moves_of(match)}
    throw_all(match, 5000.0)
    match.offer(0, PASS, 5000.0)
    match.open_race(5000.0)
    match.tick(5300.0)
    assert GRAB not in {move.action for move in moves_of(match)}
    assert match.next_at_ms() is None


def test_what_a_bot_planned_for_its_turn_dies_with_the_turn() -> None:
    bot = FixedBot(claims_ms=(), thinks_ms=1000.0)
    match = table(None, None, "slow", times=Times(ready_ms=100.0, ends_ms=None), slow=bot)
    first = race(match)
    assert first.turner == 0
    match.offer(1, GRAB, 300.0)
    match.tick(304.0)
    match.offer(1, NEXT, 400.0)
    throw_all(match, 400.0)
    assert isinstance(match.node, Turn)
    match.offer(1, PASS, 400.0)
    match.open_race(400.0)
    assert match.next_at_ms() is None


def test_a_bot_goes_on_thinking_while_others_claim_and_turns_no_sooner_than_it_may() -> None:
    bot = FixedBot(thinks_ms=300.0)
    match = table("slow", None, None, times=Times(ready_ms=600.0, ends_ms=None), slow=bot)
    throw_all(match)
    match.tick(300.0)
    match.open_race(300.0)
    assert match.next_at_ms() == 300.0 + 600.0 + 300.0
    match.offer(1, GRAB, 350.0)
    assert match.next_at_ms() == 1200.0
    match.tick(1200.0)
    assert moves_of(match)[-1] == Move(0, NEXT, 900.0)


def test_with_no_pace_bots_do_not_think() -> None:
    game = toy(None, 3, slow=FixedBot(thinks_ms=300.0))
    match = Match(game, setup_of(game, "slow", None), 1)
    throw_all(match)
    assert isinstance(match.node, Race)


def test_the_bot_that_thinks_can_be_hurried_but_not_before_it_may() -> None:
    bot = FixedBot(thinks_ms=3000.0)
    match = table("slow", None, times=Times(ready_ms=600.0, ends_ms=None), slow=bot)
    match.hurry(0.0)
    throw_all(match)
    assert match.next_at_ms() == 3000.0
    match.hurry(50.0)
    assert match.next_at_ms() == 50.0
    match.hurry(70.0)
    assert match.next_at_ms() == 50.0
    match.tick(70.0)
    match.open_race(100.0)
    match.hurry(150.0)
    assert match.next_at_ms() == 700.0
    match.tick(700.0)
    assert moves_of(match)[-1] == Move(0, NEXT, 600.0)


def test_a_claim_that_a_bot_meant_to_make_is_dropped_where_it_may_not_claim_any_more() -> None:
    match = table(None, "quick", quick=FixedBot(claims_ms=(250.0, 255.0)))
    race(match)
    match.tick(3000.0)
    assert [move.at_ms for move in moves_of(match) if move.action == GRAB] == [250.0, 255.0]


def test_a_disturbed_race_is_void_with_all_its_claims_and_is_opened_anew() -> None:
    match = table(None, None)
    first = race(match)
    match.offer(1, GRAB, 300.0)
    assert match.interrupt(302.0) is True
    assert match.record.entries[-1] == (Move(None, Void(), 302.0),)
    assert match.waits_to_open
    assert isinstance(match.node, Race)
    assert match.node.number == first.number + 1
    match.open_race(400.0)
    match.tick(410.0)
    assert claims_told(match) == []


def test_a_race_that_is_won_or_has_no_prize_is_not_disturbed() -> None:
    match = table(None, None)
    assert match.interrupt(0.0) is False
    race(match)
    match.offer(0, GRAB, 300.0)
    match.offer(1, GRAB, 300.0)
    entries = len(match.record.entries)
    assert match.interrupt(310.0) is False
    assert len(match.record.entries) == entries


def test_time_that_never_comes_is_not_waited_for() -> None:
    match = table(None, None)
    match.tick(float("inf"))
    assert match.skip() == float("inf")
    with pytest.raises(RuntimeError, match="nobody acts"):
        play_out(match)


def test_at_the_end_nobody_acts() -> None:
    match = table("blind", "blind", rounds=1)
    play_out(match)
    assert isinstance(match.node, End)
    assert match.over
    assert match.next_at_ms() is None
    assert match.offer(0, PASS, 1e6) == NOT_NOW
    match.open_race(1e6)
    match.close_throw(1e6)
    assert match.interrupt(1e6) is False


def test_a_match_that_does_not_end_or_loses_cards_is_said_to() -> None:
    game = toy(Times(ends_ms=None), 500, a=FixedBot(), b=FixedBot())
    with pytest.raises(RuntimeError, match="over 400 moves"):
        play_out(Match(game, setup_of(game, "a", "b"), 1))


def test_a_setup_or_an_entry_that_is_not_allowed_is_refused() -> None:
    game = toy(None, 3)
    with pytest.raises(IllegalAction):
        Match(game, setup_of(game, None, None), 1, entries=((Move(0, PASS),),))
