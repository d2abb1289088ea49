"""Why a touch does nothing, how a hand came out, and what is worth talking about."""

import re
from pathlib import Path

import pytest

from game.cards import read_french_card
from game.errors import NotationError, Reason
from game.games.jacks_twos_and_eights.actions import ACTIONS, Do, Play
from game.match import Match
from game.moves import Move
from game.scores import Line
from game.simulate import play_out
from game.zones import Place
from scenes.services.words import Words
from tests.contract.cases import folder_of
from tests.game.jacks_twos_and_eights.jacks_positions import GAME, RULES, midway, position
from tests.strategies import setup_of

TOLD = re.compile(r'(?:Reason|say|_because|_take_pending)\(\s*"(\w+)"(?: if \w+ else "(\w+)")?')


def refused(text: str, touched: str, seat: int = 0) -> Reason:
    state = position(text)
    reason = RULES.refuse(RULES.view(state, seat), seat, touched)
    assert isinstance(reason, Reason)
    return reason


@pytest.mark.parametrize(
    ("text", "touched", "code", "rule"),
    [
        ("hands=-/- phase=shuffling stock=3c", "stock", "dealing", "JTE-04"),
        ("hands=9d/4c discard=Ts phase=scored", "9d", "hand_over", "JTE-32"),
        ("hands=9d/4c discard=Ts seat=1", "9d", "not_your_turn", "JTE-04"),
        ("hands=9d4c/4c discard=Ts seat=0 phase=drew stock=3c", "stock", "drew_already", "JTE-17"),
        ("hands=9d4c/4c discard=Ts seat=0 phase=laid stock=3c", "stock", "laid_already", "JTE-17"),
        ("hands=9d/4c discard=Ts seat=0", "stock", "stock_empty", "JTE-29"),
        ("hands=9d/4c discard=Ts seat=0 stock=3c", "stock", "not_now", "house"),
        ("hands=9d/4c discard=Ts seat=0 stock=3c", "pass", "play_or_draw", "JTE-18"),
        ("hands=9d/4c discard=Ts seat=0 phase=laid", "pass", "not_now", "house"),
        ("hands=9d/4c discard=Ts seat=0", "4c", "not_held", "house"),
        ("hands=9d/4c discard=Ts seat=0", "discard", "not_now", "house"),
        ("hands=9d/4c discard=Ts seat=0", "", "not_now", "house"),
        ("hands=9s/4c discard=Ts seat=0", "9s", "not_now", "house"),
        ("hands=JdJs/4c discard=Ts seat=0", "Jd", "name_a_suit", "JTE-15"),
    ],
)
def test_every_touch_that_does_nothing_is_explained(
    text: str, touched: str, code: str, rule: str
) -> None:
    reason = refused(text, touched)
    assert (reason.code, reason.rule) == (code, rule)


def test_a_refusal_names_the_card_or_the_suit_that_it_is_about() -> None:
    assert refused("hands=9d/4c discard=Ts seat=0", "9d").values == (("card", "Ts"),)
    assert refused("hands=9d/4c discard=Js suit=h seat=0", "9d").values == (("suit", "h"),)
    laid = refused("hands=9d/4c discard=Js suit=h seat=0 phase=laid", "9d")
    assert (laid.code, laid.values) == ("not_next_to_jack", (("suit", "h"),))


def test_every_action_tells_what_is_touched_for_it() -> None:
    touched = {action.touched for action in ACTIONS.values()}
    faces = {action.face.code for action in ACTIONS.values() if isinstance(action, Play)}
    assert touched == {*faces, Place.STOCK.value, "pass"}
    assert Do.TAKE.touched == Do.DRAW.touched == Place.STOCK.value
    assert Do.MISS.touched == Do.PASS.touched == "pass"
    assert len(ACTIONS) == 48 + 4 * 5 + 4


@pytest.mark.parametrize(
    "text",
    [
        "hands=9d/4c",
        "chairs=human hands=9d/4c",
        "chairs=human,human hands=9d/4c totals=1/2/3",
        "chairs=human,human hands=9d/4c missing=1",
        "chairs=human,human hands=9d/4x",
        "chairs=human,human hands=9d''/4c",
        "chairs=human,human hands=9d/4c hands=9d/4c",
        "chairs=human,human hands=9d/4c luck=7",
        "chairs=human,human hands=9d/4c phase=waiting",
        "chairs=human,human hands=9d/4c suit=x",
        "chairs=human,human hands=9d/4c options=speed=9",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.read(text)


@pytest.mark.parametrize("text", ["", "play", "play:1s", "play:Js:x", "play:9s:h", "fly"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.read_action(text)


def test_a_head_start_survives_being_written() -> None:
    text = "chairs=human+40,easy hands=9d/4c"
    assert RULES.write(RULES.read(text)).startswith("chairs=human+40,easy ")


def test_the_scores_of_a_hand_show_every_card_and_what_it_costs() -> None:
    state = position("hands=-/Jc5h discard=Ts phase=scored seat=0 totals=30/95")
    scores = GAME.scores(RULES.view(state, 1))
    assert scores is not None
    costs = ((read_french_card("Jc"), 50), (read_french_card("5h"), 5))
    assert scores.lines == (Line((), 0, 30), Line(costs, 55, 95))
    assert (scores.winners, scores.target, scores.fewest_win) == ((0,), 150, True)
    assert scores.ranking == (0, 1)


def test_there_are_no_scores_while_a_hand_is_played() -> None:
    for state in midway(5, seed=3):
        assert GAME.scores(RULES.view(state, 0)) is None


def test_the_facts_of_a_match_are_its_extremes() -> None:
    match = Match(GAME, setup_of(GAME, "normal", "easy", "normal"), 3)
    play_out(match)
    facts = {fact.code: fact for fact in GAME.facts(match.history)}
    assert set(facts) == {"chain", "drawn", "dearest"}
    assert int(dict(facts["chain"].values)["n"]) >= 3
    assert int(dict(facts["dearest"].values)["n"]) >= 50


def test_a_hand_without_forced_draws_says_nothing_of_them() -> None:
    step = RULES.apply(
        position("hands=9c/5h discard=9h seat=0"),
        [Move(0, RULES.read_action("play:9c"))],
    )
    assert [fact.code for fact in GAME.facts(step.events)] == ["chain", "dearest"]


def test_before_a_hand_has_ended_there_is_nothing_to_talk_about() -> None:
    step = RULES.apply(
        position("hands=9c3c/5h discard=9h seat=0"), [Move(0, RULES.read_action("play:9c"))]
    )
    assert GAME.facts(step.events) == ()


def told_in(path: Path) -> set[str]:
    """The codes of all that this file says."""
    found = TOLD.findall(path.read_text(encoding="utf-8"))
    return {code for codes in found for code in codes if code}


def test_everything_that_is_said_has_words() -> None:
    words = Words("en", [folder_of(GAME) / "words"], None, strict=True)
    slug = GAME.info.slug
    files = sorted(folder_of(GAME).glob("*.py"))
    codes = {code for path in files if path.name != "table.py" for code in told_in(path)}
    done = told_in(folder_of(GAME) / "table.py")
    assert len(codes) > 30
    keys = [f"{slug}.reason.{code}" for code in sorted(codes)]
    keys += [f"{slug}.does.{code}" for code in sorted(done | {do.code for do in Do})]
    keys += [f"{slug}.bot.{level.code}{more}" for level in GAME.levels for more in ("", ".manner")]
    for option in GAME.info.options:
        keys += [f"{slug}.option.{option.key}", f"{slug}.option.{option.key}.note"]
        if not isinstance(option.default, bool):
            keys += [f"{slug}.option.{option.key}.{value}" for value in option.values]
    keys += [f"{slug}.key.{do.code}" for do in Do]
    keys += [f"{slug}.said.suit.{letter}" for letter in "shdc"]
    assert [key for key in keys if not words.has(key)] == []
    said = Path(folder_of(GAME) / "words" / "en.po").read_text(encoding="utf-8")
    told = re.findall(rf'msgid "{slug}\.reason\.(\w+)"', said)
    assert sorted(set(told) - codes) == []
    does = re.findall(rf'msgid "{slug}\.does\.(\w+)"', said)
    assert sorted(set(does) - done - {do.code for do in Do}) == []
