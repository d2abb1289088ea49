"""What holds for any bout, whatever is thrown; and how bouts are written."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bouts.bout import TARGET, Bout, Kind, apply, begin, legal
from game.bouts.bout_notation import read_bout, read_rounds, write_bout
from game.bouts.throws import JACK, Symbol
from game.errors import NotationError
from game.events import BoutEnded, Event, Judged
from game.moves import Action, Commit, Lapse, Miss, Move
from game.seals import seal_of

TEN = Kind.POINTS
LAPSE = (Move(None, Lapse()),)

hands: st.SearchStrategy[Action] = st.sampled_from([*Symbol, Miss.TWO])


@st.composite
def played(draw: st.DrawFn) -> tuple[list[Bout], list[Event]]:
    """All positions of some bout, and what happened in it."""
    kind = draw(st.sampled_from(Kind))
    throwers = 2 if kind is TEN else draw(st.integers(2, 4))
    bouts = [begin(kind, range(throwers), live=draw(st.booleans()))]
    events: list[Event] = []
    for _ in range(draw(st.integers(0, 25))):
        bout = bouts[-1]
        if bout.winner is not None:
            break
        if bout.live:
            seats = [seat for seat in bout.standing if legal(bout, seat)]
            throwing = draw(st.lists(st.sampled_from(seats), unique=True)) if seats else []
            made = tuple(Move(seat, draw(hands)) for seat in sorted(throwing)) or LAPSE
        else:
            made = tuple(Move(seat, draw(st.sampled_from(Symbol))) for seat in bout.standing)
        step = apply(bout, made)
        bouts.append(step.state)
        events.extend(step.events)
    return bouts, events


@given(played())
def test_any_bout_keeps_its_laws(found: tuple[list[Bout], list[Event]]) -> None:
    bouts, events = found
    for before, later in pairwise(bouts):
        assert set(later.standing) <= set(before.standing)
        assert all(was <= now for was, now in zip(before.points, later.points, strict=True))
        assert later.rounds[: len(before.rounds)] == before.rounds
        assert len(later.rounds) - len(before.rounds) == (later.shown is None)
    last = bouts[-1]
    assert sum(isinstance(event, Judged) for event in events) == len(last.rounds)
    ends = [event for event in events if isinstance(event, BoutEnded)]
    assert [end.winner for end in ends] == ([] if last.winner is None else [last.winner])
    assert max(last.points) < TARGET + 3
    assert sum(points >= TARGET for points in last.points) <= 1


@given(played(), st.data())
def test_the_order_of_throws_does_not_matter(
    found: tuple[list[Bout], list[Event]], data: st.DataObject
) -> None:
    bout = found[0][-1]
    if bout.winner is not None or bout.shown is not None:
        return
    made = [Move(seat, data.draw(st.sampled_from(Symbol))) for seat in bout.standing]
    assert apply(bout, data.draw(st.permutations(made))) == apply(bout, made)


@given(played())
def test_a_bout_is_read_as_it_was_written(found: tuple[list[Bout], list[Event]]) -> None:
    for bout in found[0]:
        assert read_bout(write_bout(bout)) == bout
        assert " " not in write_bout(bout)
        assert "=" not in write_bout(bout)


def test_a_bout_with_seals_and_a_past_is_read_as_it_was_written() -> None:
    past = read_rounds("0R2R,0R2S")
    seal = seal_of("salt", JACK)
    bout = apply(begin(TEN, (0, 2), past=past), (Move(None, Commit(((2, seal),))),)).state
    assert write_bout(bout) == f"points/relaxed/0,2/0,2/0,0/0R2R,0R2S/-/-/2:{seal}"
    assert read_bout(write_bout(bout)) == bout


@pytest.mark.parametrize(
    "text",
    [
        "",
        "best/live/0,1/0,1/0,0/-/-/-/-",
        "last/quick/0,1/0,1/0,0/-/-/-/-",
        "last/live/0,1/0,2/0,0/-/-/-/-",
        "last/live/0,1/0,1/0/-/-/-/-",
        "last/live/0,1/0,x/0,0/-/-/-/-",
        "last/live/0,1/0,1/0,0/-/0R1/-/-",
        "last/live/0,1/0,1/0,0/-/0RxP/-/-",
        "last/live/0,1/0,1/0,0/-/0R1X/-/-",
        "last/live/0,1/0,1/0,0/-/-/-/x:00",
    ],
)
def test_what_is_no_bout(text: str) -> None:
    with pytest.raises(NotationError):
        read_bout(text)
