"""Taking back leads to a decision of one's own, in every game, or is refused with a reason."""

from collections.abc import Sequence
from dataclasses import replace

from game.errors import Reason
from game.moves import Undo
from game.options import Chair
from game.record import Entry
from game.rules import Game
from game.undoing import DEALT, OTHERS, REVEALED, entries_to_undo
from tests.contract.journeys import SUBJECTS, journeys
from tests.contract.test_contract_laws import each_subject
from tests.contract.toy_deals import Play, deals

ME = 0
PREFIXES = 24
"""How many places of a journey are asked."""


def answers(game: Game) -> list[tuple[Sequence[Entry], int | Reason]]:
    """From places along the journeys, what the first seat is told, were it the only person."""
    found: list[tuple[Sequence[Entry], int | Reason]] = []
    for journey in journeys(game):
        chairs = tuple(Chair(None if seat == ME else "random") for seat in journey.setup.seats)
        setup = replace(journey.setup, chairs=chairs)
        entries = journey.match.record.entries
        for length in range(0, len(entries) + 1, max(1, len(entries) // PREFIXES)):
            kept = entries[:length]
            found.append((kept, entries_to_undo(game, setup, kept, ME)))
    return found


@each_subject
def test_what_is_taken_back_begins_with_an_own_decision(game: Game) -> None:
    for kept, answer in answers(game):
        if isinstance(answer, int):
            assert 0 < answer <= len(kept)
            assert any(move.seat == ME for move in kept[-answer])


def test_what_was_quick_or_secret_is_never_taken_back() -> None:
    told = [answer for game in SUBJECTS for _, answer in answers(game)]
    assert REVEALED in told
    assert OTHERS not in told


def test_a_new_deal_is_not_taken_back() -> None:
    match = deals(None, "random")
    match.offer(ME, Play(), 0.0)
    match.tick(1e6)
    assert match.next_deal(2e6)
    assert match.take_back(ME, 2e6) == DEALT


def test_whoever_keeps_the_record_is_told_of_what_was_taken_back() -> None:
    kept: list[tuple[int, Entry, object]] = []
    whole = deals(None, "random")
    match = type(whole)(
        whole.game, whole.setup, 1, pace=1.0, listener=lambda *told: kept.append(told)
    )
    match.offer(ME, Play(), 0.0)
    assert match.take_back(ME, 0.0) is None
    number, undo, state = kept[-1]
    assert (number, undo) == (len(match.record.entries), match.record.entries[-1])
    assert isinstance(undo[0].action, Undo)
    assert state == match.state
