"""What holds of pink slips when the app is killed or left, and how they are written down."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bouts.bout import Bout, Kind, apply, begin
from game.bouts.throws import ROCK, SCISSORS, Symbol
from game.errors import IllegalAction, NotationError
from game.match import Match
from game.moves import Miss, Move
from game.pink_slip.bookkeeping import enter, ledger_of
from game.pink_slip.deeds import (
    Accepted,
    Cancelled,
    CareerBegun,
    Challenged,
    Declined,
    Deed,
    Opened,
    Registered,
    Settled,
    Signed,
    read_deed,
    write_deed,
)
from game.pink_slip.ledger import EMPTY
from game.pink_slip.titles import (
    LEAST_INK,
    Career,
    Persona,
    ink,
    scribble,
)
from game.pink_slip.wagers import game_of, may_cancel, next_deed, setup_of
from game.record import replay
from tests.game.pink_slip.slips import (
    ANA,
    DAY,
    INK,
    JO,
    LATER,
    MO,
    SLIP,
    TWO,
    bout_of,
    refused,
    signed,
    title,
)


def thrown(bout: Bout, one: Symbol, two: Symbol) -> Bout:
    return apply(bout, (Move(0, one), Move(1, two))).state


def test_ps_08_before_the_first_throw_it_can_be_cancelled() -> None:
    ledger = enter(enter(TWO, Challenged(ANA, JO, Kind.POINTS)), Accepted("m1"))
    bout = begin(Kind.POINTS, (0, 1))
    assert may_cancel(bout)
    assert next_deed(ledger, bout, DAY) is None
    assert enter(ledger, Cancelled()) == TWO


def test_ps_08_after_the_first_throw_only_giving_up_leaves_it() -> None:
    ledger = enter(enter(TWO, Challenged(ANA, JO, Kind.POINTS)), Accepted("m1"))
    bout = thrown(begin(Kind.POINTS, (0, 1)), ROCK, SCISSORS)
    assert not may_cancel(bout)
    assert next_deed(ledger, bout, DAY) is None
    lying_open = thrown(begin(Kind.POINTS, (0, 1), live=True), ROCK, SCISSORS)
    assert not may_cancel(lying_open)
    left = apply(bout, (Move(0, Miss.QUIT),)).state
    assert next_deed(ledger, left, DAY) == Settled(JO, DAY)


def test_ps_08_an_app_that_was_killed_before_the_result_has_still_lost_the_slip() -> None:
    ledger = enter(enter(TWO, Challenged(ANA, JO, Kind.LAST_LEFT)), Accepted("m1"))
    bout = thrown(begin(Kind.LAST_LEFT, (0, 1)), SCISSORS, ROCK)
    kept = [write_deed(deed) for deed in (signed(ANA), signed(JO))]
    kept += [write_deed(Challenged(ANA, JO, Kind.LAST_LEFT)), write_deed(Accepted("m1"))]
    again = ledger_of(map(read_deed, kept))
    assert again == ledger
    deed = next_deed(again, bout, LATER)
    assert deed == Settled(JO, LATER)
    assert not may_cancel(bout)
    settled = enter(again, deed)
    assert settled.holder(title(ANA)) == Career(JO, 1)
    assert next_deed(settled, bout, LATER) is None


def test_ps_08_wherever_the_app_is_killed_what_was_shown_stands_and_what_is_lost_is_lost() -> None:
    """Deeds and entries are kept in their order; the app ends after each of them."""
    fig = Persona.FIG.player
    ledger = ledger_of([Opened((Persona.FIG,), DAY), signed(ANA)])
    ledger = enter(enter(ledger, Challenged(ANA, fig, Kind.POINTS, live=True)), Accepted("m1"))
    assert ledger.wager is not None
    game, setup = game_of(ledger.wager), setup_of(ledger.wager)
    match, now_ms = Match(game, setup, 3), 0.0
    while not match.over:
        match.offer(0, ROCK, now_ms)
        now_ms = match.skip()
    for killed in range(len(match.record.entries) + 1):
        entries = tuple(match.record.entries[:killed])
        shown = bout_of(replay(game, setup, entries))
        again = Match(game, setup, 3, entries=entries)
        assert bout_of(again.state).rounds == shown.rounds
        assert bout_of(again.state).points == shown.points
        assert bout_of(again.state).shown == shown.shown
        deed = next_deed(ledger, bout_of(again.state), LATER)
        assert (deed is not None) == again.over == (killed == len(match.record.entries))
    winner = bout_of(match.state).winner
    assert winner is not None
    assert deed == Settled((ANA, fig)[winner], LATER)
    assert not enter(ledger, deed).has(Career((fig, ANA)[winner], 1), SLIP)


# -- as it is kept ---------------------------------------------------------------------------

players = st.sampled_from([ANA, JO, MO, Persona.FIG.player])
days = st.sampled_from([DAY, LATER])
points = st.tuples(st.integers(0, 1000), st.integers(0, 1000))
strokes = st.lists(st.lists(points, max_size=4).map(tuple), max_size=3).map(tuple)
any_deed: st.SearchStrategy[Deed] = st.one_of(
    st.builds(Opened, st.lists(st.sampled_from(Persona), max_size=2).map(tuple), days),
    st.builds(Registered, players, st.text(max_size=5)),
    st.builds(Signed, players, st.text(max_size=5), strokes | st.just(INK), days),
    st.builds(Challenged, players, players, st.sampled_from(Kind), st.booleans(), st.booleans()),
    st.builds(Declined),
    st.builds(Accepted, st.sampled_from(["m1", "m2"])),
    st.builds(Cancelled),
    st.builds(Settled, players, days),
    st.builds(CareerBegun, players, days),
)


@given(any_deed)
def test_a_deed_is_read_as_it_was_written(deed: Deed) -> None:
    line = write_deed(deed)
    assert "\n" not in line
    assert read_deed(line) == deed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"deed": "Stolen"}',
        '{"deed": "Declined", "by": "ana"}',
        '{"deed": "Settled", "winner": "ana", "on": "yesterday"}',
        '{"deed": "Opened", "personas": ["nobody"], "on": "2025-01-01"}',
        '{"deed": "Signed", "player": "a", "name": "A", "strokes": [[["x", 1]]], "on": ""}',
    ],
)
def test_what_is_no_deed(text: str) -> None:
    with pytest.raises(NotationError, match="not a deed"):
        read_deed(text)


@given(st.lists(any_deed, max_size=30))
def test_whatever_is_done_nothing_is_ever_made_or_lost_twice(done: list[Deed]) -> None:
    ledger, entered = EMPTY, []
    for deed in done:
        try:
            after = enter(ledger, deed)
        except IllegalAction:
            continue
        entered.append(deed)
        titles = [held.title for held in after.holdings]
        assert len(set(titles)) == len(titles)
        owners = [slip.owner for slip in after.certificates]
        assert len(set(owners)) == len(owners)
        assert [slip.number for slip in after.certificates] == list(range(1, len(owners) + 1))
        assert len({career.player for career in after.running}) == len(after.running)
        assert after.certificates[: len(ledger.certificates)] == ledger.certificates
        ledger = after
    assert ledger_of(entered) == ledger
    assert ledger_of(map(read_deed, map(write_deed, entered))) == ledger


def test_a_scribble_is_a_signature_whoever_makes_it() -> None:
    for seed in range(20):
        assert ink(scribble(Random(seed))) >= LEAST_INK
        assert all(0 <= x <= 1000 and 0 <= y <= 1000 for (x, y) in scribble(Random(seed))[0])


def test_a_ledger_stands_as_it_was_when_a_deed_is_refused() -> None:
    before = replace(TWO)
    refused(TWO, Settled(ANA, DAY), "no_wager", "PS-02")
    assert before == TWO
