"""The numbers people talk about, the standings, and the notation's refusals."""

import pytest

from game.cards import read_french_cards
from game.catalogue import game_named
from game.errors import NotationError
from game.events import Claimed, Event, Slide, Verdict
from game.games.slapjack.facts import facts
from game.rules import Fact
from game.table import Standing
from game.zones import CENTRE, Place, zone_of

GAME = game_named("slapjack")
GIVEN = "chairs=human,human,human piles=2c/-/- centre=9h shown=9h/0 turned=3"


def won(seat: int, at_ms: float, pile: str) -> list[Event]:
    cards = read_french_cards(pile)
    claimed = Claimed(seat, at_ms, at_ms, Verdict.WON)
    return [claimed, Slide(CENTRE, zone_of(Place.PILE, seat), cards)]


def test_the_fastest_slap_the_longest_streak_and_the_biggest_pile() -> None:
    history = [
        *won(1, 410.4, "2c3c"),
        *won(0, 380.0, "4c"),
        Claimed(1, 300.0, 300.0, Verdict.LATE),
        *won(0, 420.0, "5c6c7c"),
        Slide(CENTRE, zone_of(Place.PILE, 2), read_french_cards("8c9c2d3d")),
        *won(1, 900.0, "Ts"),
    ]
    assert facts(history) == (
        Fact("fastest", (("ms", 380),), 0),
        Fact("streak", (("n", 2),), 0),
        Fact("pile", (("n", 3),), 0),
    )


def test_a_match_without_a_slap_has_no_facts() -> None:
    assert facts([Claimed(1, 300.0, 300.0, Verdict.LATE)]) == ()


def test_seats_stand_in_out_or_barred() -> None:
    rules = GAME.rules
    view = rules.view(rules.read(f"{GIVEN} in=0,1 barred=1"), None)
    standings = [GAME.table.standing(view, seat) for seat in range(3)]
    assert standings == [Standing.IN, Standing.BARRED, Standing.OUT]


@pytest.mark.parametrize(
    ("given", "seat", "touched", "reason"),
    [
        (f"{GIVEN} in=0,1", 2, "centre", ("out", "SJ-18")),
        (f"{GIVEN} barred=1", 1, "centre", ("barred", "SJ-21")),
        ("chairs=human,human piles=2c/3c lead=0", 1, "centre", ("nothing_to_slap", "SJ-13")),
        (GIVEN, 1, "pile", ("not_your_turn", "SJ-03")),
        (GIVEN, 0, "pile", ("too_soon", "SJ-17")),
        ("chairs=human,human piles=-/- centre=9h shown=9h/0", 0, "pile", ("nobody_turns", "SJ-24")),
    ],
)
def test_a_refusal_says_why(given: str, seat: int, touched: str, reason: tuple[str, str]) -> None:
    rules = GAME.rules
    found = rules.refuse(rules.view(rules.read(given), seat), seat, touched)
    assert (found.code, found.rule) == reason


@pytest.mark.parametrize(
    "text",
    [
        "piles=2c/3c",
        "chairs=human,human",
        "chairs=human,human piles=2c",
        "chairs=human,human piles=2c/3x",
        "chairs=human,human piles=2c/3c times=300",
        "chairs=human,human piles=2c/3c times=300/soon",
        "chairs=human+fast,human piles=2c/3c",
        "chairs=human,human piles=2c/3c options=tempo=3",
        "chairs=human,human piles=2c/3c dealer=x",
        "chairs=human,human piles=2c/3c in=a",
        "chairs=human,human piles=2c/3c shown=9h",
        "chairs=human,human piles=2c/3c shown=9h/0/-/-/maybe",
        "chairs=human,human piles=2c/3c shown=9h/0/-/-/open/6",
        "chairs=human,human piles=2c/3c shuffling=all",
        "chairs=human,human piles=2c/3c outcome=time/x",
        "chairs=human,human piles=2c/3c colour=red",
        "chairs=human,human piles=2c/3c piles=2c/3c",
    ],
)
def test_what_is_no_position_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.rules.read(text)


def test_an_action_is_slap_or_turn() -> None:
    assert GAME.rules.read_action("slap").code == "slap"
    with pytest.raises(NotationError, match="neither slap nor turn"):
        GAME.rules.read_action("dance")
