"""Every game under a machine that looks for the order of deeds that breaks it."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.match import Match
from game.nodes import Chance, Interval, Race, Throw
from game.record import digest_of, replay
from game.rules import Game
from tests.contract.journeys import SUBJECTS
from tests.strategies import tables

SETTINGS = settings(max_examples=25, stateful_step_count=60)
WAITS_MS = st.sampled_from((0.0, 0.5, 3.0, 90.0, 199.0, 210.0, 700.0, 1600.0))


class Playing(RuleBasedStateMachine):
    """People and bots at one table; the machine is the people, the clock and the door bell."""

    game: Game

    @initialize(data=st.data(), seed=st.integers(0, 999))
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        self.setup = data.draw(tables(self.game))
        self.told: list[tuple[int, str]] = []
        self.match = Match(self.game, self.setup, seed, pace=0.5, listener=self.keep)
        self.now_ms = 0.0

    def keep(self, number: int, entry: object, state: Any) -> None:  # noqa: ANN401
        assert entry
        self.told.append((number, digest_of(self.game.rules, state)))

    @rule(wait_ms=WAITS_MS)
    def time_passes(self, wait_ms: float) -> None:
        self.now_ms += wait_ms
        self.match.tick(self.now_ms)
        due_ms = self.match.next_at_ms()
        assert due_ms is None or due_ms > self.now_ms

    @rule()
    def time_jumps_to_what_is_due(self) -> None:
        due_ms = self.match.next_at_ms()
        if due_ms is not None:
            self.now_ms = due_ms
            self.match.tick(due_ms)

    @rule(seat=st.integers(0, 7), data=st.data(), wait_ms=WAITS_MS)
    def somebody_acts(self, seat: int, data: st.DataObject, wait_ms: float) -> None:
        seat %= len(self.setup.chairs)
        self.now_ms += wait_ms
        self.match.tick(self.now_ms)
        legal = self.match.legal(seat)
        if legal:
            self.match.offer(seat, data.draw(st.sampled_from(legal)), self.now_ms)

    @precondition(lambda self: self.match.waits_to_open)
    @rule(wait_ms=WAITS_MS)
    def the_card_is_seen(self, wait_ms: float) -> None:
        self.now_ms += wait_ms
        self.match.open_race(self.now_ms)
        assert self.match.race_opened_at_ms == self.now_ms

    @precondition(lambda self: isinstance(self.match.node, Race))
    @rule()
    def the_race_is_disturbed(self) -> None:
        undecided = self.match.undecided
        assert self.match.interrupt(self.now_ms) == undecided

    @precondition(lambda self: isinstance(self.match.node, Throw))
    @rule()
    def the_beat_passes(self) -> None:
        self.match.close_throw(self.now_ms)

    @precondition(lambda self: isinstance(self.match.node, Interval))
    @rule()
    def somebody_has_seen_enough(self) -> None:
        assert self.match.next_deal(self.now_ms)

    @rule()
    def somebody_cannot_wait(self) -> None:
        self.match.hurry(self.now_ms)

    @invariant()
    def the_record_tells_the_position(self) -> None:
        entries = self.match.record.entries
        assert [number for number, _ in self.told] == list(range(1, len(entries) + 1))
        assert not entries or self.told[-1][1] == digest_of(self.game.rules, self.match.state)
        assert not isinstance(self.match.node, Chance)

    @invariant()
    def the_pack_is_whole(self) -> None:
        lying = [card for cards in self.match.cards().values() for card in cards]
        assert len(lying) == len(set(lying)) == len(self.game.info.pack)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            again = replay(self.game, self.setup, self.match.record.entries)
            assert again == self.match.state


@pytest.mark.parametrize("game", SUBJECTS, ids=lambda game: game.info.slug)
def test_the_machine_finds_nothing(game: Game) -> None:
    class Machine(Playing):
        pass

    Machine.game = game
    run_state_machine_as_test(Machine, settings=SETTINGS)
