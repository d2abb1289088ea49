"""What happens at a table by itself: races end, bots act, and nothing outlives what it was for."""

import pytest

from game.errors import IllegalAction
from game.events import Verdict
from game.match import NOT_NOW, Match
from game.moves import Lapse, Move, Void
from game.nodes import End, Race, Throw, Turn
from game.simulate import play_out
from tests.contract.toy import GRAB, NEXT, PASS, FixedBot, Times, toy
from tests.contract.toy_table import claims_told, moves_of, race, table, throw_all
from tests.strategies import setup_of


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
