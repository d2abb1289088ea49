"""Photographs come from the history alone: one a race that was won, with the hands of that race."""

from game.cards import FrenchCard, read_french_card
from game.errors import Reason
from game.events import Because, Claimed, Event, Shuffled, Slide, Turned, Verdict
from game.zones import CENTRE, STOCK, Place, zone_of
from scenes.photo import photos

JACK = read_french_card("Jh")
SEVEN = read_french_card("7s")


def turned(seat: int, card: FrenchCard = JACK) -> list[Event]:
    return [Slide(zone_of(Place.PILE, seat), CENTRE, (card,)), Turned(CENTRE, (card,))]


def claimed(
    seat: int,
    at_ms: float,
    verdict: Verdict,
    card: FrenchCard = JACK,
    counted_ms: float | None = None,
    tied: bool = False,
) -> Claimed:
    counted_ms = at_ms if counted_ms is None else counted_ms
    return Claimed(seat, at_ms, counted_ms, verdict, card, tied)


def taken(seat: int, count: int) -> list[Event]:
    pile = zone_of(Place.PILE, seat)
    return [Slide(CENTRE, pile, (None,) * count), Shuffled(pile, count)]


def test_no_race_no_photograph() -> None:
    assert photos([]) == ()
    assert photos(turned(0)) == ()


def test_a_race_with_its_pile_and_every_hand_by_arrival() -> None:
    history = [
        *turned(0),
        claimed(2, 214.0, Verdict.WON),
        claimed(1, 311.0, Verdict.LATE),
        claimed(3, 268.0, Verdict.LATE),
        Because(Reason("out", "SJ-18"), 1),
        *taken(2, 8),
        claimed(0, 402.0, Verdict.LATE),
    ]
    (photo,) = photos(history)
    assert photo.card == JACK
    assert photo.pile == 8
    assert [(row.seat, row.at_ms) for row in photo.rows] == [
        (2, 214.0),
        (3, 268.0),
        (1, 311.0),
        (0, 402.0),
    ]


def test_the_winner_stands_first_even_when_another_hand_was_sooner() -> None:
    history = [
        *turned(0),
        claimed(1, 300.0, Verdict.WON, counted_ms=-40.0),
        claimed(0, 250.0, Verdict.LATE, counted_ms=10.0),
        *taken(1, 4),
    ]
    (photo,) = photos(history)
    assert [row.seat for row in photo.rows] == [1, 0]
    assert photo.rows[0].counted_otherwise


def test_wrong_ignored_and_next_card_hands_are_on_no_photograph() -> None:
    history = [
        *turned(0),
        claimed(1, 214.0, Verdict.WON),
        *taken(1, 3),
        claimed(1, 260.0, Verdict.IGNORED),
        *turned(1, SEVEN),
        claimed(2, 120.0, Verdict.LATE, JACK),
        claimed(3, 480.0, Verdict.WRONG, SEVEN),
    ]
    (photo,) = photos(history)
    assert [row.seat for row in photo.rows] == [1]


def test_every_race_won_has_its_own_photograph_and_pile() -> None:
    history = [
        *turned(0),
        claimed(1, 214.0, Verdict.WON),
        *taken(1, 3),
        *turned(0),
        Slide(CENTRE, STOCK, (None,)),
        Slide(STOCK, zone_of(Place.PILE, 1), (None,)),
        *turned(0, SEVEN),
        *turned(2),
        claimed(0, 350.2, Verdict.WON, tied=True),
        claimed(2, 352.0, Verdict.LATE, tied=True),
        *taken(0, 6),
    ]
    first, second = photos(history)
    assert (first.pile, second.pile) == (3, 6)
    assert [row.tied for row in second.rows] == [True, True]


def test_figures_that_print_alike_are_not_told_apart() -> None:
    (photo,) = photos([*turned(0), claimed(1, 214.2, Verdict.WON, counted_ms=213.9)])
    assert photo.pile == 0
    assert not photo.rows[0].counted_otherwise
