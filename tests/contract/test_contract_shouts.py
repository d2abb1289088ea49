"""While one seat decides others may shout: all of it in the order of its time."""

from game.match import NOT_NOW, TOO_SOON, Match
from game.moves import Move
from game.nodes import Turn
from game.simulate import play_out
from tests.contract.toy import FixedBot
from tests.contract.toy_shouts import GO, HEY, READY_MS, murmur


def moves_of(match: Match) -> list[Move]:
    return [move for entry in match.record.entries for move in entry]


def test_people_shout_at_any_time_and_each_shout_is_judged_at_once() -> None:
    match = murmur(None, None, None)
    assert match.offer(2, HEY, 10.0) is None
    assert match.offer(1, HEY, 11.0) is None
    assert moves_of(match) == [Move(2, HEY), Move(1, HEY)]
    assert match.offer(1, HEY, 12.0) == NOT_NOW
    assert match.node == Turn(0)


def test_whoever_decides_waits_until_the_shouts_have_had_their_chance() -> None:
    match = murmur(None, None)
    assert match.offer(0, GO, READY_MS - 1) == TOO_SOON
    assert moves_of(match) == []
    assert match.offer(0, GO, READY_MS) is None
    assert match.offer(1, HEY, READY_MS) == NOT_NOW


def test_when_nothing_is_left_to_shout_nobody_waits() -> None:
    match = murmur(None, None)
    match.offer(1, HEY, 10.0)
    assert match.offer(0, GO, 11.0) is None
    assert match.offer(1, GO, 12.0) is None


def test_a_bot_decides_no_sooner_than_a_person_may_and_thinks_meanwhile() -> None:
    match = murmur("slow", None, slow=FixedBot(thinks_ms=400.0))
    assert match.next_at_ms() == READY_MS
    match.hurry(100.0)
    assert match.next_at_ms() == READY_MS
    match.hurry(READY_MS + 1)
    match.tick(READY_MS)
    assert moves_of(match) == [Move(0, GO)]
    slower = murmur("slow", None, slow=FixedBot(thinks_ms=1400.0))
    assert slower.next_at_ms() == 1400.0
    slower.hurry(200.0)
    assert slower.next_at_ms() == READY_MS


def test_bots_shout_when_they_made_up_their_minds_to_in_the_order_of_time() -> None:
    quick, slow = FixedBot(claims_ms=(250.0,)), FixedBot(claims_ms=(600.0,))
    match = murmur(None, "slow", "quick", slow=slow, quick=quick)
    assert match.next_at_ms() == 250.0
    match.tick(600.0)
    assert moves_of(match) == [Move(2, HEY), Move(1, HEY)]
    assert match.next_at_ms() is None


def test_a_press_that_comes_before_a_bots_shout_counts_before_it() -> None:
    match = murmur(None, "bot", None, bot=FixedBot(claims_ms=(500.0,)))
    match.offer(2, HEY, 499.0)
    match.tick(2000.0)
    assert moves_of(match) == [Move(2, HEY), Move(1, HEY)]


def test_what_a_bot_would_have_shouted_is_forgotten_when_the_turn_is_over() -> None:
    match = murmur(None, "late", None, late=FixedBot(claims_ms=(1500.0,), thinks_ms=9000.0))
    match.offer(0, GO, READY_MS)
    match.tick(2000.0)
    assert moves_of(match) == [Move(0, GO)]


def test_a_bot_makes_up_its_mind_once_for_each_shout() -> None:
    """What others shout meanwhile does not ask it again, and a second thought is too late."""
    match = murmur(None, "bot", None, bot=FixedBot(claims_ms=(300.0, 400.0)))
    match.offer(2, HEY, 100.0)
    match.tick(350.0)
    assert moves_of(match) == [Move(2, HEY), Move(1, HEY)]
    assert match.next_at_ms() is None


def test_at_one_instant_a_shout_comes_before_the_decision() -> None:
    both = FixedBot(claims_ms=(READY_MS,))
    match = murmur("both", "both", both=both)
    match.tick(READY_MS)
    assert moves_of(match)[0] == Move(1, HEY)


def test_without_a_screen_shouts_have_their_chance_as_well() -> None:
    match = murmur("bot", "bot", pace=0.0, bot=FixedBot(claims_ms=(700.0,)))
    play_out(match)
    assert [move.action for move in moves_of(match)].count(HEY) == 3
    assert [move.action for move in moves_of(match)].count(GO) == 6
