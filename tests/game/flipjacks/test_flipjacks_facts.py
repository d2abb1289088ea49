"""The numbers people talk about, why not, the words, and the notation's refusals."""

import re

import pytest

from game.cards import read_french_cards
from game.catalogue import game_named
from game.errors import NotationError
from game.events import Event, Flipped, Said, Slide, Swapped
from game.games.flipjacks.actions import CALL, DRAW, OWN_UP, PASS, Colour, Play, catch_of, play_of
from game.games.flipjacks.facts import facts
from game.moves import touched
from game.rules import Fact
from game.zones import CENTRE, DISCARD, STOCK, Place, zone_of
from tests.contract.cases import folder_of

GAME = game_named("flipjacks")
RULES = GAME.rules
TWO = "chairs=human,human"


def drawn(*seats: int) -> list[Event]:
    return [Slide(STOCK, zone_of(Place.HAND, seat), (None,)) for seat in seats]


def played(seat: int, code: str) -> list[Event]:
    return [Slide(zone_of(Place.HAND, seat), DISCARD, read_french_cards(code), None)]


def flipped(seat: int, times: int = 1) -> list[Event]:
    jacks = read_french_cards("JhJd")[:times]
    flip: list[Event] = [Flipped(STOCK, ()), Flipped(DISCARD, ()), Swapped(STOCK, DISCARD)]
    return [Slide(zone_of(Place.HAND, seat), CENTRE, jacks, None), *flip * times]


DEALT = [*drawn(0, 1, 0, 1, 0, 1), Slide(STOCK, DISCARD, (None,))]


def test_who_flipped_most_drew_most_in_a_row_and_caught_most() -> None:
    history = [
        *DEALT,
        *drawn(0, 1, 0, 1, 0),
        *played(0, "2c"),
        *flipped(1, 2),
        *drawn(0, 0),
        Said(0, "caught"),
        Said(1, "last_card"),
        *flipped(0),
        Said(0, "caught"),
        Said(1, "caught"),
    ]
    assert facts(history) == (
        Fact("flips", (("n", 2),), 1),
        Fact("dry_spell", (("n", 3),), 0),
        Fact("catches", (("n", 2),), 0),
    )


def test_a_match_without_all_that_has_no_such_facts() -> None:
    assert facts(DEALT) == ()
    assert facts([*DEALT, *played(0, "2c"), *drawn(1)]) == (Fact("dry_spell", (("n", 1),), 1),)


@pytest.mark.parametrize(
    ("given", "seat", "touched", "reason"),
    [
        ("pile=7s hands=8h/2c", 1, "2c", ("not_your_turn", "FJ-30")),
        ("pile=7s hands=8h/2c", 0, "2c", ("not_now", "house")),
        ("pile=7s hands=8h/2c", 0, "8h", ("not_now", "house")),
        ("pile=7s hands=6h/2c", 0, "6h", ("not_higher", "FJ-03")),
        ("pile=7s hands=8c/2c", 0, "8c", ("same_colour", "FJ-03")),
        ("pile=As demand=red hands=8c/2c", 0, "8c", ("must_be_red", "FJ-04")),
        ("pile=As demand=black hands=8h/2c", 0, "8h", ("must_be_black", "FJ-04")),
        ("pile=7s hands=8h/2c", 0, "stock", ("can_play", "FJ-14")),
        ("pile=7s stock=3c hands=6h/2c", 0, "stock", ("not_now", "house")),
        ("pile=7s hands=6h/2c", 0, "stock", ("nothing_to_draw", "FJ-25")),
        ("pile=7s free=yes hands=6h/2c", 0, "stock", ("must_play", "FJ-15")),
        ("pile=7s hands=6h/2c", 0, "discard", ("not_now", "house")),
        ("pile=7s hands=6h/2c", 0, "call", ("nothing_to_call", "FJ-21")),
        ("pile=7s hands=6h/2c armed=yes", 0, "call", ("called", "FJ-21")),
        ("pile=7s hands=6h/2c armed=yes", 1, "call", ("nothing_to_call", "FJ-21")),
        ("pile=7s hands=6h/2c lapses=1/3/old", 1, "call", ("call_too_late", "FJ-21")),
        ("pile=7s hands=6h/2c", 0, "catch", ("nobody_to_catch", "FJ-21")),
        ("pile=7s hands=6h/2c calling=1", 0, "catch", ("still_time", "FJ-21")),
        ("pile=7s hands=6h/2c calling=1", 1, "catch", ("nobody_to_catch", "FJ-21")),
        ("pile=7s hands=6h/2c outcome=turns_out/1", 0, "6h", ("not_now", "house")),
        ("pile=- stock=7s shuffling=yes hands=6h/2c", 0, "6h", ("not_now", "house")),
    ],
)
def test_a_refusal_says_why(given: str, seat: int, touched: str, reason: tuple[str, str]) -> None:
    view = RULES.view(RULES.read(f"{TWO} {given}"), seat)
    found = RULES.refuse(view, seat, touched)
    assert (found.code, found.rule) == reason


@pytest.mark.parametrize(
    ("given", "sign"),
    [
        ("pile=9s hands=8h/2c", ("red", "higher")),
        ("pile=9d hands=8h/2c", ("black", "higher")),
        ("pile=Js hands=8h/2c", ("red", "higher")),
        ("pile=Kd hands=8h/2c", ("black", "nothing_higher")),
        ("pile=Ad demand=red hands=8h/2c", ("red", "any_rank")),
        ("pile=Ad hands=8h/2c", ("any", "any_rank")),
        ("pile=9s free=yes hands=8h/2c", ("any", "free")),
        ("pile=Kd options=strict_jacks=on hands=8h/2c", ("black", "only_an_ace")),
        ("pile=- stock=9s shuffling=yes hands=8h/2c", None),
        ("pile=9s hands=-/2c outcome=went_out/0", None),
    ],
)
def test_what_must_come_next_is_read_from_afar(given: str, sign: tuple[str, str] | None) -> None:
    found = GAME.table.signs(RULES.view(RULES.read(f"{TWO} {given}"), None))
    told = [(one.value, one.more.code) for one in found if one.more is not None]
    assert told == ([] if sign is None else [sign])


@pytest.mark.parametrize(
    ("given", "code", "does"),
    [
        ("pile=7s hands=8h8d2c/2d", "play:8h", "lay"),
        ("pile=7s hands=8h8d2c/2d", "play:8d8h", "lay_two"),
        ("pile=7s hands=8h8d/2d", "play:8d8h", "go_out"),
        ("pile=7s hands=8h/2d lapses=0/1/old", "play:8h", "play_on"),
        ("pile=7s hands=JhJd2c/2d", "play:Jh", "jack"),
        ("pile=7s hands=JhJd2c/2d", "play:JdJh", "two_jacks"),
        ("pile=7s hands=AhAd2c/2d", "play:Ad=red", "ace_red"),
        ("pile=7s hands=AhAd2c/2d", "play:AdAh=black", "two_aces_black"),
        ("pile=7s options=ace_frees_colour=on hands=AhAd2c/2d", "play:Ad", "ace"),
        ("pile=7s options=ace_frees_colour=on hands=AhAd2c/2d", "play:AdAh", "two_aces"),
        ("pile=7s stock=3c hands=2c/2d", "draw", "draw"),
        ("pile=7s hands=2c/2d", "pass", "pass"),
        ("pile=7s hands=8h2c/2d", "call", "call"),
        ("pile=7s hands=8h/2d lapses=0/1/old", "own_up", "own_up"),
        ("pile=7s hands=8h/2d lapses=1/1/old", "catch:1", "catch"),
    ],
)
def test_what_an_action_does_is_said(given: str, code: str, does: str) -> None:
    state = RULES.read(f"{TWO} {given}")
    action = RULES.read_action(code)
    assert action in RULES.legal(state, 0)
    said = GAME.table.says(RULES.view(state, 0), action)
    assert said is not None
    assert said.code == does
    if isinstance(action, Play):
        values = dict(said.values)
        faces = ",".join(card.code for card in action.cards)
        shown = values.get("colour") if action.names else values["cards"]
        assert shown == (action.names.value if action.names else faces)
    words = (folder_of(GAME) / "words" / "en.po").read_text(encoding="utf-8")
    assert f'msgid "flipjacks.does.{does}"' in words


@pytest.mark.parametrize(
    ("given", "owing"),
    [
        ("pile=9s hands=8h/2c", []),
        ("pile=9s hands=8h/2c turn=0 calling=1", [(1, "call")]),
        ("pile=9s hands=8hTh/2c armed=yes", [(0, "armed")]),
        ("pile=9s hands=8h/2c turn=0 lapses=1/1/old", [(1, "lapse")]),
        ("pile=9s hands=8h/2c turn=0 lapses=0/1/old", [(0, "play_on")]),
        ("pile=9s hands=-/2c outcome=went_out/0 lapses=1/1/old", []),
    ],
)
def test_what_is_owed_and_until_when_is_there_for_all_to_see(
    given: str, owing: list[tuple[int, str]]
) -> None:
    """FJ-21 and FJ-22."""
    found = GAME.table.owed(RULES.view(RULES.read(f"{TWO} {given}"), None))
    assert [(one.seat, one.reason.code) for one in found] == owing
    words = (folder_of(GAME) / "words" / "en.po").read_text(encoding="utf-8")
    for _, code in owing:
        assert f'msgid "flipjacks.owed.{code}"' in words
        assert f'msgid "flipjacks.owed.{code}.own"' in words


def test_calls_and_catches_are_shouted_and_nothing_else_is() -> None:
    """FJ-21."""
    assert GAME.table.aloud(CALL)
    assert GAME.table.aloud(catch_of(1))
    assert not GAME.table.aloud(DRAW)


def test_a_card_is_touched_to_lay_it_and_the_stock_to_draw() -> None:
    assert touched(play_of(read_french_cards("AdAh"), Colour.RED)) == "Ad"
    assert touched(DRAW) == "stock"
    assert touched(CALL) == "call"
    assert touched(catch_of(2)) == "catch:2"


def test_every_reason_that_the_rules_give_has_words() -> None:
    folder = folder_of(GAME)
    catalogue = (folder / "words" / "en.po").read_text(encoding="utf-8")
    told = set(re.findall(r'msgid "flipjacks\.reason\.(\w+)"', catalogue))
    given = set()
    for path in sorted(folder.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        given |= set(re.findall(r'(?:Reason|say|_reset)\((?:draft, )?"(\w+)"', text))
        given |= set(re.findall(r'"(must_be_\w+|hint_\w+)"', text))
        if path.name == "table.py":
            given -= set(re.findall(r'msgid "flipjacks\.(?:does|owed)\.(\w+)"', catalogue))
    assert {"not_now", "went_out", "shuffle", "must_be_red", "back_to_start"} <= given
    assert given - told == set()


def test_whatever_is_said_at_the_table_has_words() -> None:
    catalogue = (folder_of(GAME) / "words" / "en.po").read_text(encoding="utf-8")
    turns = (folder_of(GAME) / "turns.py").read_text(encoding="utf-8")
    said = set(re.findall(r'Said\(seat, "(\w+)"\)', turns))
    said |= {colour.value for colour in Colour}
    assert said == {"last_card", "armed", "caught", "red", "black"}
    assert all(f'msgid "flipjacks.said.{what}"' in catalogue for what in said)


@pytest.mark.parametrize(
    "text",
    [
        "pile=7s hands=2c/3c",
        "chairs=human,human hands=2c/3c",
        "chairs=human,human pile=7s",
        "chairs=human,human pile=7s hands=2c",
        "chairs=human,human pile=7x hands=2c/3c",
        "chairs=human+fast,human pile=7s hands=2c/3c",
        "chairs=human,human pile=7s hands=2c/3c turn=2",
        "chairs=human,human pile=7s hands=2c/3c turn=x",
        "chairs=human,human pile=7s hands=2c/3c free=perhaps",
        "chairs=human,human pile=7s hands=2c/3c demand=green",
        "chairs=human,human pile=7s hands=2c/3c lapses=0/1",
        "chairs=human,human pile=7s hands=2c/3c lapses=0/1/stale",
        "chairs=human,human pile=7s hands=2c/3c lapses=5/1/old",
        "chairs=human,human pile=7s hands=2c/3c owed=0/1/luck",
        "chairs=human,human pile=7s hands=2c/3c owed=4/1/nine",
        "chairs=human,human pile=7s hands=2c/3c outcome=boredom/0",
        "chairs=human,human pile=7s hands=2c/3c calling=3",
        "chairs=human,human pile=7s hands=2c/3c options=tempo=3",
        "chairs=human,human pile=7s hands=2c/3c colour=red",
        "chairs=human,human pile=7s pile=7s hands=2c/3c",
    ],
)
def test_what_is_no_position_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.read(text)


def test_a_position_says_who_sits_there() -> None:
    text = "chairs=human+40,hard pile=7s hands=2c/3c owed=0/3/nine lapses=0/1/fresh,1/2/old"
    state = RULES.read(text)
    written = RULES.write(state)
    assert set(text.split()) <= set(written.split())
    assert RULES.read(written) == state


def test_actions_are_read_as_they_are_written() -> None:
    aces = read_french_cards("AdAh")
    for action in (DRAW, PASS, CALL, OWN_UP, catch_of(2), play_of(aces, Colour.RED)):
        assert RULES.read_action(action.code) == action
    assert play_of(aces, Colour.RED).code == "play:AdAh=red"


@pytest.mark.parametrize(
    "text", ["", "play:", "play:-", "play:Ah=blue", "play:Ax", "catch:x", "go"]
)
def test_what_is_no_action_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.read_action(text)
