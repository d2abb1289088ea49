"""What a seat sees of an event, and the layout that follows from events."""

from dataclasses import fields

import pytest

from game.cards import read_french_cards
from game.errors import Reason
from game.events import (
    NOBODY,
    Because,
    Claimed,
    DealEnded,
    Event,
    Flipped,
    MatchEnded,
    Passed,
    Said,
    Scored,
    Shuffled,
    Slide,
    Swapped,
    Thrown,
    TurnBegan,
    Turned,
    Verdict,
    fold,
    seen_by,
)
from game.outcome import Outcome
from game.zones import CENTRE, DISCARD, STOCK, Layout, Place, zone_of

HAND = zone_of(Place.HAND, 1)
OUTCOME = Outcome((0,), (1, 0), Reason("points", "T-01"))
MOVING_NOTHING: list[Event] = [
    Thrown(0, "rock"),
    Claimed(0, 300.0, 300.0, Verdict.WON),
    Said(0, "last"),
    Passed(0),
    TurnBegan(0),
    Scored((1, 0)),
    DealEnded(OUTCOME),
    MatchEnded(OUTCOME),
    Because(Reason("out", "T-02")),
]


def cards(text: str) -> tuple[object, ...]:
    """Cards, with "--" for a back."""
    found = {"--": None}
    codes = [text[place : place + 2] for place in range(0, len(text), 2)]
    return tuple(found[code] if code in found else read_french_cards(code)[0] for code in codes)


def layout(**zones: str) -> Layout:
    places = {"stock": STOCK, "discard": DISCARD, "centre": CENTRE, "hand": HAND}
    return {places[name]: cards(text) for name, text in zones.items()}  # type: ignore[misc]


def test_a_card_is_known_to_those_who_are_told_and_to_all_if_nobody_is_left_out() -> None:
    qh = read_french_cards("Qh")
    for event in (Slide(STOCK, HAND, qh, frozenset({1})), Flipped(STOCK, qh, frozenset({1}))):
        assert seen_by(event, 1) is event
        for other in (0, None):
            seen = seen_by(event, other)
            assert isinstance(seen, Slide | Flipped)
            assert seen.cards == (None,)
    open_slide = Slide(HAND, DISCARD, qh, None)
    assert seen_by(open_slide, None) is open_slide
    secret = Slide(STOCK, CENTRE, qh)
    assert secret.known_to == NOBODY
    assert seen_by(secret, 0) == Slide(STOCK, CENTRE, (None,))


@pytest.mark.parametrize("event", [*MOVING_NOTHING, Turned(CENTRE, read_french_cards("Qh"))])
def test_what_is_open_is_seen_as_it_is(event: Event) -> None:
    assert seen_by(event, None) is event


def test_events_that_move_no_card_change_no_layout() -> None:
    before = layout(stock="----", centre="Qh")
    assert fold(before, MOVING_NOTHING) == before


def test_cards_slide_from_the_top_to_the_top_the_first_first() -> None:
    before = layout(stock="----2s", hand="")
    after = fold(before, [Slide(STOCK, HAND, read_french_cards("2s5d"))])
    assert after == layout(stock="--", hand="2s5d")


def test_cards_slide_to_the_underside_one_below_the_other() -> None:
    before = layout(hand="2s5d", centre="Qh")
    after = fold(before, [Slide(HAND, CENTRE, read_french_cards("5d2s"), under=True)])
    assert after == layout(hand="", centre="2s5dQh")


def test_cards_that_can_be_seen_leave_a_hand_from_wherever_they_lie() -> None:
    before = layout(hand="2s5d2s9h", discard="")
    after = fold(before, [Slide(HAND, DISCARD, read_french_cards("5d2s"), None)])
    assert after == layout(hand="2s9h", discard="5d2s")


def test_cards_leave_a_hidden_hand_from_its_top() -> None:
    before = layout(hand="------", discard="")
    after = fold(before, [Slide(HAND, DISCARD, read_french_cards("5d"), None)])
    assert after == layout(hand="----", discard="5d")


def test_whoever_loses_a_card_may_see_which_one_goes_and_not_where_it_lies() -> None:
    stolen = Slide(HAND, CENTRE, read_french_cards("5d"), frozenset({2}), known_from=frozenset({1}))
    before, back = layout(hand="2s5d9h", centre="--"), layout(hand="------", centre="--")
    assert fold(before, [seen_by(stolen, 1)]) == layout(hand="2s9h", centre="----")
    assert fold(back, [seen_by(stolen, 2)]) == layout(hand="----", centre="--5d")
    assert fold(back, [seen_by(stolen, None)]) == layout(hand="----", centre="----")


def test_what_nobody_knows_leaves_from_the_top_even_where_other_backs_lie() -> None:
    before = layout(centre="--5d6h", stock="")
    after = fold(before, [Slide(CENTRE, STOCK, (None,))])
    assert after == layout(centre="--5d", stock="--")


def test_a_zone_that_was_not_there_is_begun() -> None:
    after = fold(layout(stock="--"), [Slide(STOCK, HAND, (None,))])
    assert after == layout(stock="", hand="--")


def test_turning_flipping_and_shuffling() -> None:
    before = layout(centre="--------", stock="2s5d")
    turned = fold(before, [Turned(CENTRE, read_french_cards("QhKh"))])
    assert turned == layout(centre="----QhKh", stock="2s5d")
    flipped = fold(turned, [Flipped(STOCK, (None, read_french_cards("2s")[0]))])
    assert flipped == layout(centre="----QhKh", stock="--2s")
    assert fold(flipped, [Shuffled(CENTRE, 4)]) == layout(centre="--------", stock="--2s")


def test_two_zones_change_places() -> None:
    after = fold(layout(stock="----", discard="2s5d"), [Swapped(STOCK, DISCARD)])
    assert after == layout(stock="2s5d", discard="----")
    assert seen_by(Swapped(STOCK, DISCARD), None) == Swapped(STOCK, DISCARD)


def test_the_layout_before_is_as_it_was() -> None:
    before = layout(stock="--", hand="")
    fold(before, [Slide(STOCK, HAND, (None,))])
    assert before == layout(stock="--", hand="")


def test_events_of_two_kinds_are_never_equal() -> None:
    passed: object = Passed(1)
    assert passed != TurnBegan(1)
    assert [field.name for field in fields(Passed(1))] == ["seat"]
