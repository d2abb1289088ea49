"""A bot that thinks long is advanced a slice at a time, and chooses the same however it is run."""

from random import Random

from game.bots.bot import settled
from game.bots.seated import SLICE_MS
from game.match import NOT_NOW
from game.nodes import End, Turn
from game.options import Chair, Options, Setup
from game.simulate import play_out
from tests.contract.toy_deals import Play, Slow, ToyState, deals


def test_a_frame_holds_one_slice_of_thought() -> None:
    bot = Slow(slices=3)
    match = deals("slow", None, slow=bot)
    assert not match.thinking
    for frame in range(3):
        match.tick(frame * SLICE_MS)
        assert match.thinking
        assert bot.thought == list(range(frame + 1))
        assert match.node == Turn(0)
        assert match.next_at_ms() == (frame + 1) * SLICE_MS
    match.tick(3 * SLICE_MS)
    assert match.legal(1) == (Play(),)
    assert not match.thinking


def test_it_thinks_when_a_person_would_have_thought() -> None:
    bot = Slow(slices=1)
    match = deals("slow", None, slow=bot, pace=1.0)
    assert match.next_at_ms() == 100.0
    match.tick(99.0)
    assert bot.thought == []
    match.tick(100.0)
    assert bot.thought == [0]


def test_whoever_cannot_wait_gets_the_next_slice_at_once() -> None:
    bot = Slow(slices=2)
    match = deals("slow", None, slow=bot, pace=1.0)
    match.hurry(5.0)
    match.tick(5.0)
    match.hurry(6.0)
    match.tick(6.0)
    assert bot.thought == [0, 1]


def test_what_others_offer_meanwhile_is_not_their_turn_yet() -> None:
    match = deals("slow", None)
    match.tick(0.0)
    assert match.offer(1, Play(), 0.0) == NOT_NOW
    assert match.node == Turn(0)


def test_a_thought_about_a_position_that_is_gone_ends_with_it() -> None:
    bot = Slow(slices=9)
    match = deals("slow", None, slow=bot)
    match.tick(0.0)
    assert match.offer(0, Play(), 0.0) is None
    assert match.next_at_ms() is None
    match.tick(1e9)
    assert bot.thought == [0]


def test_headless_play_thinks_to_the_end() -> None:
    match = deals("slow", "random", "slow")
    play_out(match)
    assert isinstance(match.node, End)


def test_a_thought_keeps_its_choice_once_made() -> None:
    position = ToyState(Setup((Chair(), Chair()), Options((), {})))
    thought = Slow(slices=2).choose(position, (Play(),), Random(1))
    assert thought.step() is None
    assert settled(thought) == Play()
    assert thought.step() == Play()
    assert settled(Play()) == Play()
