"""A bot that thinks long is advanced a slice at a time, and chooses the same however it is run."""

from random import Random

from toy_deals import Play, Slow, ToyState, seats, toy

from game.bots.bot import settled
from game.match import Match
from game.nodes import End, Interval, Turn
from game.simulate import play_out


def test_each_tick_thinks_one_slice() -> None:
    bot = Slow(slices=3)
    match = Match(toy(lambda: bot), seats("slow", None), 1)
    match.tick(0.0)
    for done in range(3):
        assert bot.thought == list(range(done))
        assert match.node == Turn(0)
        match.tick(0.0)
    match.tick(0.0)
    assert match.node == Turn(1)


def test_while_a_bot_thinks_the_match_asks_for_the_next_frame_at_once() -> None:
    match = Match(toy(), seats("slow", None), 1, pace=1.0)
    assert match.next_at_ms() == 100.0
    match.tick(100.0)
    assert match.next_at_ms() == 100.0
    while match.node == Turn(0):
        match.tick(250.0)
    assert match.next_at_ms() is None


def test_what_others_offer_meanwhile_is_not_their_turn_yet() -> None:
    match = Match(toy(), seats("slow", None), 1)
    match.tick(0.0)
    assert match.offer(1, Play(), 0.0) is not None
    assert match.node == Turn(0)


def test_a_thought_about_a_position_that_is_gone_ends_with_it() -> None:
    match = Match(toy(), seats("slow", None), 1)
    match.tick(0.0)
    assert match.offer(0, Play(), 0.0) is None
    assert match.next_at_ms() is None
    match.offer(1, Play(), 0.0)
    assert match.node == Interval()


def test_headless_play_thinks_to_the_end() -> None:
    match = Match(toy(), seats("slow", "random", "slow"), 1)
    play_out(match)
    assert isinstance(match.node, End)


def test_a_thought_keeps_its_choice_once_made() -> None:
    thought = Slow(slices=2).choose(ToyState(seats(None, None)), (Play(),), Random(1))
    assert thought.step() is None
    assert settled(thought) == Play()
    assert thought.step() == Play()
    assert settled(Play()) == Play()
