"""The record of throws: what it holds and hides, and a match that is taken up again."""

from collections.abc import Sequence

import pytest

from game.bouts.bout import Bout
from game.bouts.throws import LABRADOR, PAPER, ROCK
from game.errors import IllegalAction, NotationError
from game.events import Event
from game.match import NOT_NOW, Match
from game.moves import Commit, Lapse, Miss, Move, Void, read_referee_action
from game.nodes import Count, Throw
from game.record import read_entry, write_entry
from game.seals import salt_of
from game.simulate import play_out
from game.throwing import RunningThrow
from tests.game.bouts.bout_toy import TOLD, TOY
from tests.game.bouts.thrown_matches import BEAT_MS, CLOSE_MS, decided, match, setup


def test_the_record_holds_seals_and_what_opens_them() -> None:
    found = match(None, "jack", points=True, live=True)
    found.hold(0, LABRADOR, 0)
    found.tick(CLOSE_MS + 300)
    rules = TOY.rules
    for entry in found.record.entries:
        assert read_entry(rules, write_entry(entry, "00")) == (entry, "00")
    opened = [move.salt for move in found.record.entries[1]]
    assert opened == ["", salt_of(7, 1, 0)]


def test_jl_17_a_record_in_which_a_seal_is_not_opened_is_refused() -> None:
    found = match(None, "jack")
    found.offer(0, LABRADOR, 0)
    found.tick(3 * BEAT_MS)
    commits, throws = found.record.entries
    forged = (throws[0], Move(1, PAPER, salt=throws[1].salt))
    with pytest.raises(IllegalAction, match="broken_seal"):
        Match(TOY, found.setup, 7, entries=(commits, forged))


def test_jl_18_what_was_chosen_in_secret_is_lost_with_the_app() -> None:
    found = match(None, "jack", points=True)
    found.offer(0, LABRADOR, 0)
    again = Match(TOY, found.setup, 7, entries=tuple(found.record.entries))
    assert again.chosen == {1}
    assert again.record.entries[1] == (Move(None, Void()),)
    assert again.record.entries[2] != again.record.entries[0]
    again.offer(0, LABRADOR, 0)
    again.tick(3 * BEAT_MS)
    assert decided(again)[0].points == 3
    replayed = Match(TOY, found.setup, 7, entries=tuple(again.record.entries[:4]))
    assert decided_points(replayed) == (3, 0)


def decided_points(found: Match) -> tuple[int, ...]:
    assert isinstance(found.state, Bout)
    return found.state.points


def test_ps_08_what_was_shown_stands_when_the_app_ends() -> None:
    found = match(None, "jack", live=True, points=True)
    found.offer(0, ROCK, 0)
    found.tick(CLOSE_MS)
    assert decided(found) == []
    assert found.legal(1) == ()
    again = Match(TOY, found.setup, 7, entries=tuple(found.record.entries))
    assert len(again.record.entries) == 2
    again.tick(300)
    assert decided_points(again) == (0, 1)


def test_ps_08_giving_up() -> None:
    found = match(None, "jack", points=True)
    found.offer(0, ROCK, 0)
    assert found.give_up(0, 10) is None
    assert decided_points(found) == (0, 10)
    assert found.over
    assert found.give_up(0, 20) == NOT_NOW
    three = match(None, "jack", "rock")
    assert three.give_up(0, 10) is None
    assert three.chosen == {1, 2}
    assert play_out(three).winners == (1,)


@pytest.mark.parametrize("live", [False, True])
def test_bots_alone_are_counted_for_by_whoever_watches(live: bool) -> None:
    found = match("rock", "paper", live=live)
    assert found.waits_to_count
    assert found.next_at_ms() is None
    found.begin_count(100)
    close_ms = CLOSE_MS if live else 3 * BEAT_MS
    assert found.next_at_ms() == 100 + close_ms
    assert play_out(found).winners == (1,)


def test_bots_are_told_what_is_remembered_of_people() -> None:
    TOLD.clear()
    Match(TOY, setup(None, "rock", "random"), 7, memories={0: "RJ"})
    assert TOLD == {0: "RJ"}


def test_the_referee_s_actions_are_read_as_they_are_written() -> None:
    seals = Commit(((0, "ab"), (3, "cd")))
    for action in (Lapse(), Void(), Miss.TWO, Miss.QUIT, seals):
        assert read_referee_action(action.code) == action
    for text in ("commit:", "commit:ab", "commit:1=", "commit:x=ab"):
        with pytest.raises(NotationError, match="not a seal"):
            read_referee_action(text)
    with pytest.raises(NotationError, match="not an order"):
        read_referee_action("shuffle:a")
    assert read_referee_action("miss:none") is None  # it is never done, only left undone


def test_a_throw_that_no_person_is_in() -> None:
    running = RunningThrow(Throw((0, 1), Count(3, 500.0)), frozenset())
    running.choose(0, ROCK, 0)
    running.choose(1, ROCK, 0)
    assert running.waits_to_count
    running.begin(5)
    assert running.closes_at_ms == 1505


def happened(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_what_is_told_of_a_throw() -> None:
    found = match(None, "jack")
    found.offer(0, LABRADOR, 0)
    found.tick(3 * BEAT_MS)
    assert happened(found.history) == ["Committed", "Thrown", "Thrown", "Judged", "BoutEnded"]
