"""The referee of throws, with a little game that is nothing but a bout."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bouts.throws import JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol
from game.errors import Reason
from game.events import Committed, Thrown
from game.match import NOT_NOW, Match
from game.moves import Commit, Miss, Move
from game.nodes import End, Throw
from game.outcome import Outcome
from game.seals import salt_of, seal_of
from game.simulate import play_out
from game.zones import Seat
from tests.game.bouts.bout_toy import PLAIN
from tests.game.bouts.thrown_matches import BEAT_MS, CLOSE_MS, decided, match, missed

# -- the live rhythm -------------------------------------------------------------------------


def test_jl_16_the_count_begins_when_all_people_are_ready_or_have_chosen() -> None:
    found = match(None, None, "rock", live=True)
    assert found.waits_to_count
    assert found.next_at_ms() is None
    found.ready(2, 50)  # a bot has nothing to say
    found.ready(1, 100)
    assert found.count_began_at_ms is None
    assert found.offer(0, ROCK, 400) is None
    assert found.count_began_at_ms == 400
    assert not found.waits_to_count
    assert found.next_at_ms() == 400 + CLOSE_MS
    found.ready(1, 500)
    assert found.count_began_at_ms == 400


def test_jl_05_until_the_close_the_last_choice_counts() -> None:
    found = match(None, None, live=True)
    found.offer(0, ROCK, 0)
    found.offer(1, SCISSORS, 0)
    found.offer(0, JACK, 1000)
    found.tick(CLOSE_MS - 1)
    assert found.history == []
    found.offer(0, PAPER, CLOSE_MS - 0.5)
    found.tick(CLOSE_MS)
    assert found.history == [Thrown(0, "paper"), Thrown(1, "scissors")]


def test_jl_05_what_comes_after_the_close_is_a_change() -> None:
    found = match(None, None, live=True)
    found.offer(0, ROCK, 0)
    found.offer(1, SCISSORS, 0)
    found.offer(0, PAPER, CLOSE_MS + 1)
    found.offer(0, ROCK, CLOSE_MS + 2)
    found.tick(CLOSE_MS + 299)
    assert decided(found) == []
    found.tick(CLOSE_MS + 300)
    assert missed(found) == [(0, Miss.CHANGED)]
    assert decided(found)[0].winners == (1,)
    assert found.over


def test_jl_05_the_same_key_again_and_a_key_after_300_ms_change_nothing() -> None:
    found = match(None, None, live=True, points=True)
    found.offer(0, ROCK, 0)
    found.offer(1, SCISSORS, 0)
    found.offer(0, ROCK, CLOSE_MS + 100)
    found.offer(0, PAPER, CLOSE_MS + 301)  # meant for the next throw
    assert missed(found) == []
    assert decided(found)[0].winners == (0,)
    assert found.chosen == {0}


def test_jl_05_no_choice_at_the_close_is_a_miss() -> None:
    found = match(None, None, live=True)
    found.ready(0, 0)
    found.offer(1, SCISSORS, 0)
    found.tick(CLOSE_MS + 300)
    assert missed(found) == [(0, Miss.NONE)]
    assert found.over


def test_jl_07_nobody_has_chosen_anything() -> None:
    found = match(None, None, live=True)
    found.ready(0, 0)
    found.ready(1, 0)
    found.tick(CLOSE_MS)
    assert missed(found) == [(0, Miss.NONE), (1, Miss.NONE)]
    assert found.waits_to_count


def test_jl_05_two_keys_held_at_the_close_are_a_miss() -> None:
    found = match(None, None, live=True)
    assert found.hold(0, ROCK, 0) is None
    found.hold(0, PAPER, 100)
    found.hold(1, SCISSORS, 0)
    found.tick(CLOSE_MS + 300)
    assert missed(found) == [(0, Miss.TWO)]
    assert found.node == End(Outcome((1,), (0, 0), Reason("over", "JL-02")))


def test_jl_05_two_keys_one_after_the_other_are_a_change_of_mind() -> None:
    found = match(None, None, live=True)
    found.hold(0, ROCK, 0)
    found.hold(0, PAPER, 100)
    found.let_go(0, ROCK, 200)
    found.let_go(1, ROCK, 200)  # it never was down
    found.hold(1, ROCK, 300)
    found.tick(CLOSE_MS + 700)
    assert missed(found) == []
    assert found.history[0] == Thrown(0, "paper")


def test_a_key_let_go_too_late_was_still_held_at_the_close() -> None:
    found = match(None, None, live=True)
    for seat, symbol in ((0, ROCK), (0, PAPER), (1, ROCK)):
        found.hold(seat, symbol, 0)
    found.let_go(0, ROCK, CLOSE_MS + 1)
    assert missed(found) == [(0, Miss.TWO)]


def test_a_key_cannot_be_held_where_nothing_is_thrown() -> None:
    found = match(None, "rock", live=True)
    assert found.hold(1, JACK, 0) is None  # taken, and of no effect: a bot is bound
    assert found.hold(0, Miss.QUIT, 0) is NOT_NOW
    found.hold(0, PAPER, 0)
    found.tick(CLOSE_MS + 300)
    assert found.over
    assert found.history[2] == Thrown(1, "rock", seal_of(salt_of(7, 1, 0), ROCK), salt_of(7, 1, 0))
    assert found.hold(0, PAPER, CLOSE_MS + 400) is NOT_NOW
    assert found.offer(0, PAPER, CLOSE_MS + 400) is NOT_NOW
    found.let_go(0, PAPER, CLOSE_MS + 400)
    found.ready(0, CLOSE_MS + 400)
    found.begin_count(CLOSE_MS + 400)
    found.close_throw(CLOSE_MS + 400)
    assert not found.waits_to_count
    assert found.count_began_at_ms is None
    assert found.chosen == frozenset()


def test_a_disturbed_live_count_begins_again_and_bots_stay_bound() -> None:
    found = match(None, "rock", live=True)
    assert not found.interrupt(0)
    found.hold(0, PAPER, 0)
    found.hold(0, ROCK, 0)
    entries = list(found.record.entries)
    assert found.interrupt(1000)
    assert found.chosen == {1}
    assert found.waits_to_count
    assert found.record.entries == entries
    found.hold(0, PAPER, 2000)
    found.tick(2000 + CLOSE_MS)
    assert missed(found) == []
    assert not found.interrupt(2000 + CLOSE_MS)  # it lies open: nothing is disturbed
    found.tick(2000 + CLOSE_MS + 300)
    assert decided(found)[0].winners == (0,)


def test_the_count_can_be_begun_and_closed_by_whoever_shows_it() -> None:
    found = match(None, None, live=True)
    found.begin_count(10)
    found.begin_count(20)
    assert found.count_began_at_ms == 10
    found.offer(0, ROCK, 30)
    found.close_throw(40)
    assert missed(found) == [(1, Miss.NONE)]


# -- the relaxed rhythm ----------------------------------------------------------------------


def test_jl_05_the_last_beat_waits_for_all() -> None:
    found = match(None, None)
    found.ready(0, 0)
    found.ready(1, 0)
    assert found.next_at_ms() is None
    found.offer(0, ROCK, 100)
    found.tick(60_000)
    found.offer(0, JACK, 60_000)
    found.offer(1, SCISSORS, 90_000)
    assert found.history == [Thrown(0, "jack"), Thrown(1, "scissors"), *found.history[2:]]
    assert found.over


def test_jl_05_a_choice_may_be_changed_until_the_last_beat() -> None:
    found = match(None, None)
    found.offer(0, ROCK, 0)
    found.offer(1, SCISSORS, 500)
    assert found.count_began_at_ms == 500
    found.offer(0, PAPER, 500 + 3 * BEAT_MS - 1)
    assert found.next_at_ms() == 500 + 3 * BEAT_MS
    assert found.history == []
    found.offer(0, LABRADOR, 500 + 3 * BEAT_MS + 1)  # too late: it is locked
    assert found.history[0] == Thrown(0, "paper")
    assert found.over


def test_jl_05_two_keys_held_are_no_miss_where_there_is_no_clock() -> None:
    found = match(None, None)
    found.hold(0, ROCK, 0)
    found.hold(0, PAPER, 10)
    found.hold(1, ROCK, 20)
    found.tick(20 + 3 * BEAT_MS)
    assert missed(found) == []
    assert decided(found)[0].winners == (0,)


def test_the_last_beat_cannot_pass_before_all_have_chosen() -> None:
    found = match(None, None)
    found.offer(0, ROCK, 0)
    found.close_throw(10)
    assert found.history == []
    found.offer(1, ROCK, 20)
    found.close_throw(30)
    assert decided(found)[0].winners == (0, 1)


def test_a_pause_does_not_disturb_what_has_no_clock() -> None:
    found = match(None, "rock")
    found.offer(0, PAPER, 0)
    assert not found.interrupt(100)
    assert found.chosen == {0, 1}


# -- without a count -------------------------------------------------------------------------


def test_choices_without_a_count_are_shown_when_the_last_is_made() -> None:
    found = match(None, None, "rock", game=PLAIN)
    assert found.record.entries == []
    assert not found.waits_to_count
    found.offer(0, ROCK, 5)
    found.begin_count(6)
    assert found.next_at_ms() is None
    found.offer(1, SCISSORS, 7)
    assert found.record.entries == [(Move(0, ROCK), Move(1, SCISSORS), Move(2, ROCK))]


def test_bots_alone_without_a_count() -> None:
    assert play_out(match("rock", "paper", game=PLAIN)).winners == (1,)


# -- seals and secrets -----------------------------------------------------------------------


def test_jl_17_bots_are_bound_before_any_key_is_read() -> None:
    found = match(None, "jack", "rock")
    seals = {1: seal_of(salt_of(7, 1, 0), JACK), 2: seal_of(salt_of(7, 2, 0), ROCK)}
    assert found.record.entries == [(Move(None, Commit(tuple(seals.items()))),)]
    assert found.history == [Committed(seat, seal) for seat, seal in seals.items()]
    assert isinstance(found.node, Throw)
    assert dict(found.node.seals) == seals
    assert found.chosen == {1, 2}


def test_jl_17_what_a_bot_throws_does_not_depend_on_what_people_do() -> None:
    shown = set()
    for symbol in Symbol:
        found = match(None, "jack", points=True)
        found.offer(0, symbol, 0)
        found.tick(3 * BEAT_MS)
        shown.add((found.record.entries[0], found.record.entries[1][1]))
    assert len(shown) == 1


def seen(found: Match) -> list[object]:
    """All that anybody but the referee could look at."""
    return [
        found.game.rules.write(found.state),
        found.node,
        [found.view(seat) for seat in (None, *found.setup.seats)],
        [found.legal(seat) for seat in found.setup.seats],
        list(found.history),
        list(found.record.entries),
        found.chosen,
        found.waits_to_count,
        found.count_began_at_ms,
        found.next_at_ms(),
    ]


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("bot", [None, "jack"])
def test_until_the_reveal_nothing_differs_by_what_was_chosen(live: bool, bot: str | None) -> None:
    found = {}
    for choices in product(Symbol, repeat=2):
        one = match(None, None, bot, live=live)
        answers: list[object] = []
        for at_ms, seat in ((10, 0), (20, 1), (900, 0)):
            answers.append(one.hold(seat, choices[seat], at_ms))
            answers.append(seen(one))
            one.let_go(seat, choices[seat], at_ms + 5)
            answers.append(seen(one))
            one.tick(at_ms + 9)
            answers.append(seen(one))
        if bot is None:
            one.offer(2, ROCK, 1000)
            answers.append(seen(one))
        found[choices] = answers
    first = found[ROCK, ROCK]
    assert all(answers == first for answers in found.values())


@given(st.permutations([0, 1, 2]), st.lists(st.sampled_from(Symbol), min_size=3, max_size=3))
def test_the_order_in_which_seats_choose_does_not_matter(
    order: list[Seat], symbols: list[Symbol]
) -> None:
    found = match(None, None, None)
    for number, seat in enumerate(order):
        found.offer(seat, symbols[seat], float(number))
    found.tick(2 + 3 * BEAT_MS)
    assert found.record.entries == [tuple(Move(seat, symbols[seat]) for seat in range(3))]
