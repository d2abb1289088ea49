"""Whole hands between bots: what adds up, and what never happens (MCS-19, MCS-36, MCS-38, 4.2)."""

from collections import Counter
from collections.abc import Sequence

import pytest

from game.events import Because, DealEnded, Event, Scored, Slide
from game.zones import CENTRE, STOCK, Place
from tests.game.motor_city_showdown.motor_positions import hands_of, history_of, number, told

ALL = 72
SEATS = (2, 3, 4)

FINALS: dict[int, dict[int | None, tuple[int, int]]] = {
    2: {None: (3, 0)},
    3: {None: (3, 0), 0: (2, 1), 1: (4, 0)},
    4: {None: (3, 0), 0: (2, 2), 1: (1, 2), 2: (3, 2)},
}
"""Cards each in the Final Tableau, and cards left for the pot: 4.2 of the rules.

By the round in which somebody was knocked out: of three, whether it was odd; of four, what it
leaves when it is divided by three.
"""

ORDINARY = {2: 11, 3: 7, 4: 5}
"""Rounds before the Final Tableau, if nobody is knocked out."""

POWERS = {
    "hole.takes",
    "mcs.alone",
    "mcs.begins",
    "mcs.wins",
    "jl.begins",
    "jl.beats",
    "jl.fails",
    "jl.wins",
    "bison.hunts",
    "bison.fails",
    "bison.knocks_out",
    "raven.challenges",
    "raven.nothing",
    "raven.fails",
    "raven.steals",
    "wood.swaps",
    "wood.keeps",
    "wood.late",
    "scare.breaks",
    "tie.won",
}


@pytest.mark.parametrize("seats", SEATS)
def test_mcs_38_every_hand_is_72_points(seats: int) -> None:
    scored = [event.points for event in history_of(seats) if isinstance(event, Scored)]
    assert scored
    assert {sum(points) for points in scored} == {ALL}


@pytest.mark.parametrize("seats", SEATS)
def test_mcs_06_whoever_wins_all_leaves_nothing_to_others(seats: int) -> None:
    ends = [event.outcome for event in history_of(seats) if isinstance(event, DealEnded)]
    swept = [end for end in ends if end.reason.code in ("by_showdown", "by_jack")]
    assert swept
    for end in swept:
        assert sorted(end.scores) == [0] * (seats - 1) + [ALL]


@pytest.mark.parametrize("seats", SEATS)
def test_mcs_36_final_tableaus_are_as_large_as_computed(seats: int) -> None:
    seen = set()
    for hand in hands_of(seats):
        finals = told(hand, "final_deal")
        if not finals:
            continue
        before = hand[: hand.index(finals[0])]
        knocked_out = told(before, "bison.knocks_out")
        when = None
        if knocked_out:
            when = rounds(before[: before.index(knocked_out[0])]) % (seats - 1)
        left = sum(map(number, told(hand, "leftover")))
        assert (number(finals[0]), left) == FINALS[seats][when]
        if not knocked_out:
            assert rounds(before) == ORDINARY[seats]
        seen.add(when)
    assert seen == set(FINALS[seats])


def rounds(events: Sequence[Event]) -> int:
    """The round that was being played after these."""
    return number(told(events, "flip_round")[-1])


@pytest.mark.parametrize("seats", SEATS)
def test_mcs_43_a_hand_ends_after_its_rounds(seats: int) -> None:
    most = {2: 12, 3: 12, 4: 8}[seats]
    for hand in hands_of(seats):
        assert len(told(hand, "flip_round")) <= most
        assert len(told(hand, "hammer_round")) <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_mcs_19_nobody_knocks_out_twice(seats: int) -> None:
    counts = Counter(len(told(hand, "bison.knocks_out")) for hand in hands_of(seats))
    assert set(counts) == {0, 1}


def test_every_power_is_seen_in_every_way() -> None:
    codes = {
        event.reason.code
        for seats in SEATS
        for event in history_of(seats)
        if isinstance(event, Because)
    }
    assert codes >= POWERS


@pytest.mark.parametrize("seats", SEATS)
def test_mcs_35_what_is_left_over_goes_to_the_pot_face_down(seats: int) -> None:
    slides = [event for event in history_of(seats) if isinstance(event, Slide)]
    leftovers = [slide for slide in slides if (slide.source, slide.target) == (STOCK, CENTRE)]
    assert bool(leftovers) == (seats > 2)
    assert all(slide.known_to == frozenset() for slide in leftovers)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_won_lies_face_down(seats: int) -> None:
    won = [
        event
        for event in history_of(seats)
        if isinstance(event, Slide) and event.target.place is Place.BARN
    ]
    assert {slide.known_to for slide in won} == {frozenset()}
