"""Why a touch does nothing, what an action does, how a hand came out, what is worth telling."""

import re
from pathlib import Path

import pytest

from game.errors import NotationError, Reason
from game.events import Because, DealEnded
from game.games.motor_city_showdown.pack import FACES, Power
from game.outcome import Outcome
from game.scores import Line
from game.table import Standing
from scenes.services.words import Words
from tests.contract.cases import folder_of
from tests.game.motor_city_showdown.motor_positions import GAME, RULES, position, view_of

SLUG = GAME.info.slug
BOUT = "bout=last/relaxed/0,1/0,1/0,0/-/-/-/- stake=combat phase=throwing"
OPEN = "bout=last/live/0,1/0,1/0,0/-/-/0R1J/- stake=combat phase=throwing"
HUNT = "flips=Hb/Ro phase=naming power=bison holder=0"
CODE = re.compile(r'(?:Reason|say|_take_flips)\((?:draft, winner, )?\s*"([\w.]+)"')


@pytest.mark.parametrize(
    ("words", "touched", "code", "rule"),
    [
        ("phase=scored", "Ro", "hand_over", "MCS-38"),
        ("phase=over", "Ro", "hand_over", "MCS-38"),
        ("phase=shuffling", "stock", "dealing", "MCS-02"),
        (BOUT, "Ro", "throw", "JL-03"),
        (BOUT.replace("0,1/0,1", "0,1/1"), "Ro", "not_throwing", "JL-09"),
        (OPEN, "Ro", "lies_open", "JL-05"),
        ("hands=-/RoPaScJa out=0", "Ro", "knocked_out", "MCS-21"),
        ("hands=RoPaScJa/RoPaScJa", "Ro", "whole_tableau", "MCS-03"),
        ("hands=RoPaScJa/RoPaScJa", "stock", "not_yours", "MCS-03"),
        ("hands=RoPaScJa/RoPaScJa", "barn", "not_yours", "MCS-03"),
        ("flips=Ro/Wp phase=swapping power=wood holder=1", "keep", "not_your_power", "MCS-42"),
        ("flips=Wp/Ro phase=swapping power=wood holder=0", "hole", "swap_or_keep", "MCS-25"),
        ("flips=Hb/Ro phase=naming power=bison holder=0", "barn", "name_an_opponent", "MCS-42"),
        (
            "flips=Hb/Ro phase=naming power=bison holder=0",
            "against:7",
            "name_an_opponent",
            "MCS-42",
        ),
        ("flips=Hb/Ro phase=naming power=bison holder=0", "against:1", "not_now", "house"),
        ("flips=R9/Ro phase=naming power=raven holder=0", "against:1", "empty_barn", "MCS-22"),
    ],
)
def test_a_touch_that_does_nothing_is_explained(
    words: str, touched: str, code: str, rule: str
) -> None:
    reason = RULES.refuse(view_of(words), 0, touched)
    assert (reason.code, reason.rule) == (code, rule)


def test_jack_labrador_may_name_whoever_is_out_and_no_other_power_may() -> None:
    words = "flips=Jl/Ro/- out=2 phase=naming holder=0 barns=-/La/-"
    jack = view_of(f"{words} power=jl", seats=3)
    bison = view_of(f"{words} power=bison", seats=3)
    assert RULES.refuse(jack, 0, "against:2").code == "not_now"
    assert RULES.refuse(bison, 0, "against:2").code == "out_already"


def said(words: str, code: str) -> Reason | None:
    return GAME.table.says(view_of(words), RULES.read_action(code))


@pytest.mark.parametrize(
    ("words", "action", "code", "n"),
    [
        ("hands=RoPaScJa/-", "set:Ro/PaSc/Ja", "set", None),
        ("power=jl holder=0 flips=Jl/Ro", "against:1", "against_jl", None),
        (
            "power=bison holder=0 flips=Hb/Ro combats=-/PaPa barns=-/Ja",
            "against:1",
            "against_bison",
            4,
        ),
        ("power=raven holder=0 flips=R7/Ro barns=-/PaPaPa", "against:1", "against_raven", 3),
        ("power=raven barns=-/PaPaPa", "against:1", "against_raven", 0),
        ("power=wood", "swap:1", "swap", None),
        ("power=wood final=3", "swap:1", "swap_hammer", None),
        ("power=wood", "keep", "keep", None),
    ],
)
def test_what_an_action_does_is_told(words: str, action: str, code: str, n: int | None) -> None:
    reason = said(words, action)
    assert reason is not None
    assert reason.code == code
    assert dict(reason.values).get("n") == n


@pytest.mark.parametrize(
    ("words", "action", "code", "n"),
    [
        ("hands=RoPaScBh/-", "set:Bh/PaSc/Ro", "hint_flip.hole", None),
        ("hands=RoPaScS1/-", "set:S1/PaSc/Ro", "hint_flip.scare", None),
        ("hands=RoPaScBh/-", "set:Ro/PaSc/Bh", "hint_save", None),
        ("hands=RoPaScJa/-", "set:Ro/PaSc/Ja", "hint_symbol", None),
        ("hands=RoPaBh/- final=3", "set:Ro/Pa/Bh", "hint_hammer", None),
        ("power=jl holder=0 flips=Jl/Ro", "against:1", "hint_jl", None),
        (f"{HUNT} combats=-/PaPa", "against:1", "hint_bison", 3),
        ("power=raven holder=0 flips=R7/Ro barns=-/Pa", "against:1", "hint_raven", 1),
        ("power=wood", "swap:1", "hint_swap", None),
        ("power=wood", "keep", "hint_keep", None),
        (BOUT, "rock", "hint_throw", None),
    ],
)
def test_a_hint_has_its_reason(words: str, action: str, code: str, n: int | None) -> None:
    assert GAME.adviser is not None
    reason = GAME.adviser().why(view_of(words), RULES.read_action(action))
    assert (reason.code, dict(reason.values).get("n")) == (code, n)


def test_a_throw_needs_no_words() -> None:
    assert said(BOUT, "rock") is None


def test_seats_stand_in_a_hand_or_sit_it_out() -> None:
    view = view_of("out=1", seats=3)
    assert [GAME.table.standing(view, seat) for seat in range(3)] == [
        Standing.IN,
        Standing.OUT,
        Standing.IN,
    ]


def test_the_table_shows_what_is_thrown() -> None:
    assert GAME.table.bout(view_of("hands=-/-")) is None
    assert GAME.table.bout(view_of(BOUT)) == view_of(BOUT).bout


def test_mcs_38_a_hand_is_counted_by_cards() -> None:
    assert GAME.scores(view_of("hands=-/-")) is None
    scores = GAME.scores(view_of("phase=scored totals=12/33 barns=RoPa/ScScSc"))
    assert scores is not None
    assert scores.lines == (Line((), 2, 12), Line((), 3, 33))
    assert (scores.winners, scores.target, scores.fewest_win) == ((1,), 100, False)
    assert scores.ranking == (1, 0)


def test_the_facts_tell_of_the_best_hand_of_thefts_and_of_pots() -> None:
    def because(code: str, seat: int, n: int) -> Because:
        return Because(Reason(code, "MCS-23", (("seat", 0), ("n", n))), seat)

    ended = DealEnded(Outcome((1,), (30, 42), Reason("counted", "MCS-38")))
    history = (
        because("raven.steals", 1, 7),
        because("combat.won", 0, 4),
        because("combat.won", 0, 4),
        because("raven.steals", 1, 2),
        ended,
    )
    facts = [(fact.code, dict(fact.values)["n"], fact.seat) for fact in GAME.facts(history)]
    assert facts == [("hand", 42, 1), ("stolen", 9, 1), ("pots", 2, 0)]
    assert [fact.code for fact in GAME.facts((ended,))] == ["hand"]
    assert GAME.facts(history[:-1]) == ()


def test_everything_that_is_told_has_words() -> None:
    words = Words("en", [folder_of(GAME) / "words"], None, strict=True)
    reasons, does = set[str](), set[str]()
    for path in Path(folder_of(GAME)).glob("*.py"):
        found = set(re.findall(CODE, path.read_text(encoding="utf-8")))
        if path.stem == "table":
            does |= found
        else:
            reasons |= found
    keys = {f"reason.{code}" for code in reasons} | {f"does.{code}" for code in does}
    keys |= {f"reason.hint_flip.{power.value}" for power in Power}
    keys |= {"name", "line", "asks.jl", "asks.bison", "asks.raven", "asks.wood"}
    keys |= {f"card.{code}" for code in FACES}
    keys |= {f"power.{power.value}" for power in Power}
    keys |= {f"power.{power.value}.does" for power in Power}
    for option in GAME.info.options:
        keys |= {f"option.{option.key}", f"option.{option.key}.note"}
    for level in GAME.levels:
        keys |= {f"bot.{level.code}", f"bot.{level.code}.manner"}
    for fact in ("hand", "stolen", "pots"):
        keys |= {f"fact.{fact}", f"fact.{fact}.value"}
    assert len(reasons) > 40
    assert len(does) == 7
    assert {key for key in keys if not words.has(f"{SLUG}.{key}")} == set()


@pytest.mark.parametrize(
    "words",
    [
        "chairs=human,human hands=Ro",
        "chairs=human,human hands=Ro/Xx",
        "chairs=human,human hands=ro/-",
        "chairs=human,human holder=2",
        "chairs=human,human totals=1",
        "chairs=human,human phase=asleep",
        "chairs=human,human hands=-/- hands=-/-",
        "chairs=human,human luck=1",
        "hands=-/-",
    ],
)
def test_what_is_no_position_is_refused(words: str) -> None:
    with pytest.raises(NotationError):
        RULES.read(words)


@pytest.mark.parametrize(
    "text",
    ["set:Ro/Pa", "set:Ro/PaXx/Sc", "set:Ro/ScPa/Ja", "against:9", "swap:x", "set:Ro//Sc"],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.read_action(text)


def test_head_starts_and_bots_are_kept_in_a_position() -> None:
    text = RULES.write(RULES.read("chairs=human+40,random"))
    assert "chairs=human+40,random" in text


def test_a_position_is_written_with_all_its_cards() -> None:
    words = "hands=RoRobRokS9/- stock=LaLab pot=Sc barns=Bh/Pa given=Pab/-"
    written = RULES.write(position(words)).split()
    assert set(words.split()) <= set(written)
