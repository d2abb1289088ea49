"""Why a touch does nothing, what an action does, how a hand came out, what is worth a word."""

import re
from pathlib import Path

import pytest

from game.errors import Reason
from game.events import BoutEnded, DealEnded, Event, Scored, TurnBegan
from game.games.spell_my_name.actions import ACTIONS, Challenge, Discard, Do
from game.games.spell_my_name.pack import PACK, read_card
from game.moves import touched
from game.outcome import Outcome
from game.scores import Line
from game.simulate import play_out
from scenes.services.words import Words
from tests.contract.cases import folder_of
from tests.game.spell_my_name.spell_positions import (
    GAME,
    RULES,
    match_of,
    onlooker,
    position,
    seen,
)

TOLD = re.compile(r'(?:Reason|say)\(\s*"(\w+)"(?: if [^"]+ else "(\w+)")?')
CHOSEN = re.compile(r'(?:code|reason) = \(?"(\w+)"(?:, "[A-Z0-9-]+"\))? if .+ else \(?"(\w+)"')
THREE = "chairs=human,human,human"


def refused(text: str, what: str, seat: int = 0) -> Reason:
    reason = RULES.refuse(seen(position(text), seat), seat, what)
    assert isinstance(reason, Reason)
    return reason


@pytest.mark.parametrize(
    ("text", "what", "code", "rule"),
    [
        ("hands=-/- phase=shuffling", "stock", "shuffling", "SMN-22"),
        ("hands=-/- phase=refilling", "seat.1", "shuffling", "SMN-22"),
        ("hands=J1A1C1K1L1/- phase=scored", "stock", "hand_over", "SMN-12"),
        ("hands=-/- phase=throwing bout=last/relaxed/0,1/0,1/0,0/-/-/-/-", "J1", "throwing",
         "SMN-17"),
        ("hands=-/- challenger=1", "seat.1", "not_your_turn", "SMN-08"),
        ("hands=-/- seat=1 phase=taking lost=yes", "stock", "they_take_first", "SMN-17"),
        ("hands=-/-", "stock", "challenge_first", "SMN-07"),
        ("hands=-/-", "discard", "challenge_first", "SMN-07"),
        ("hands=-/-", "pass", "challenge_first", "SMN-07"),
        ("hands=-/-", "seat.0", "not_yourself", "SMN-08"),
        ("hands=-/-", "seat.1", "not_now", "house"),
        ("hands=-/-", "", "not_now", "house"),
        ("hands=-/- phase=taking owed=yes", "stock", "not_now", "house"),
        ("hands=-/- phase=taking owed=yes", "seat.1", "take_first", "SMN-07"),
        ("hands=J1A1/- phase=taking owed=yes", "J1", "only_of_five", "SMN-10"),
        ("hands=J1A1/-", "J1", "only_of_five", "SMN-10"),
        ("hands=J1A1/-", "K1", "not_held", "house"),
        ("hands=J1J2J3J4J5/- phase=discarding", "stock", "drop_first", "SMN-10"),
        ("hands=J1J2J3J4J5/- phase=discarding", "seat.1", "drop_first", "SMN-10"),
        ("hands=J1J2J3J4J5/- phase=discarding", "J1", "not_now", "house"),
        ("hands=J1A1C1K1L1/- phase=claiming", "J1", "claim_first", "SMN-12"),
        ("hands=J1A1C1K1L1/- phase=claiming", "stock", "claim_first", "SMN-12"),
        ("hands=J1/K1K2 phase=picking other=1", "J1", "pick_first", "SMN-18"),
        ("hands=J1/K1K2 phase=picking other=1", "back.4", "pick_first", "SMN-18"),
        ("hands=NbJ1/K1 phase=lost lost=yes", "J1", "only_of_five", "SMN-10"),
        ("hands=NbJ1/K1 phase=lost lost=yes", "seat.1", "lost_already", "SMN-09"),
        ("hands=NbJ1/K1", "extra", "extra_after_loss", "SMN-20"),
        ("hands=NbJ1/-", "Nb", "nobody_to_rob", "SMN-18"),
        ("hands=NbJ1/K1", "Nb", "not_now", "house"),
        ("hands=J1/K1", "Nb", "not_held", "house"),
        ("hands=NbJ1/K1 challenger=1", "Nb", "only_the_challenger", "SMN-16"),
        ("hands=NbJ1J2J3J4/K1 challenger=1 seat=0 phase=discarding", "Nb", "not_now", "house"),
        ("hands=NbJ1/K1 phase=taking seat=1 lost=yes", "Nb", "they_take_first", "SMN-17"),
    ],
)  # fmt: skip
def test_every_touch_that_does_nothing_is_explained(
    text: str, what: str, code: str, rule: str
) -> None:
    reason = refused(text, what)
    assert (reason.code, reason.rule) == (code, rule)


def test_a_refusal_names_whom_it_is_about() -> None:
    assert refused(f"{THREE} hands=-/-/- challenger=2", "stock").values == (("seat", 2),)
    taking = f"{THREE} hands=-/-/- seat=1 phase=taking lost=yes"
    assert refused(taking, "stock").values == (("seat", 1),)
    assert refused("hands=J1A1/-", "J1").values == (("n", 2),)
    assert refused("hands=J1A1/-", "K1").values == (("card", "K1"),)


def test_what_a_click_touches() -> None:
    assert {action.code: touched(action) for action in ACTIONS.values()} == {
        **{f"challenge:{seat}": f"seat.{seat}" for seat in range(4)},
        **{f"steal:{seat}": "Nb" for seat in range(4)},
        **{f"pick:{back}": f"back.{back}" for back in range(4)},
        **{f"drop:{card.code}": card.code for card in PACK},
        "take:stock": "stock",
        "take:discard": "discard",
        "claim": "claim",
        "extra": "Nb",
        "pass": "pass",
    }


def told_in(path: Path) -> set[str]:
    """The codes of all that this file says."""
    text = path.read_text(encoding="utf-8")
    return {code for found in (TOLD, CHOSEN) for match in found.findall(text) for code in match}


def test_every_code_has_words_and_every_word_its_code() -> None:
    slug, folder = GAME.info.slug, folder_of(GAME)
    files = [path for path in sorted(folder.glob("*.py")) if path.name != "table.py"]
    codes = {code for path in files for code in told_in(path) if code}
    codes |= {"not_now", "throwers", "broken_seal"}
    tracked = {"to_go", "spelt"}
    done = {code for code in told_in(folder / "table.py") - tracked if code}
    done |= {do.code for do in Do}
    assert {"hint_later", "three_hands", "spelt_with_bolt"} < codes
    keys = {f"{slug}.reason.{code}" for code in codes} | {f"{slug}.does.{code}" for code in done}
    keys |= {f"{slug}.card.{card.code}" for card in PACK}
    keys |= {f"{slug}.track.{code}" for code in tracked}
    keys |= {f"{slug}.said.{what}" for what in ("claim", "bison")}
    keys |= {f"{slug}.bot.{level.code}{more}" for level in GAME.levels for more in ("", ".manner")}
    keys |= {f"{slug}.scoring.{part}" for part in ("won", "nobody", "line")}
    for option in GAME.info.options:
        keys |= {f"{slug}.option.{option.key}", f"{slug}.option.{option.key}.note"}
        if not isinstance(option.default, bool):
            keys |= {f"{slug}.option.{option.key}.{value}" for value in option.values}
    words = Words("en", [folder / "words"], None, strict=True)
    assert {key for key in keys if not words.has(key)} == set()
    said = (folder / "words" / "en.po").read_text(encoding="utf-8")
    for kind in ("reason", "does", "card"):
        assert set(re.findall(rf'msgid "({slug}\.{kind}\.\w+)"', said)) <= keys


def test_what_an_action_does_is_told() -> None:
    view = seen(position("hands=NbJ1/K1 discard=C2C3 stock=A1"))
    says = GAME.table.says
    told = {code: says(view, action) for code, action in ACTIONS.items()}
    assert told["challenge:1"] == Reason("challenge", "SMN-08", (("seat", 1),))
    assert told["take:stock"] == Reason("take_stock", "SMN-07")
    assert told["take:discard"] == Reason("take_discard", "SMN-07", (("card", "C3"),))
    assert told["drop:J1"] == Reason("drop", "SMN-10", (("card", "J1"),))
    assert told["steal:1"] == Reason("steal", "SMN-17", (("seat", 1),))
    assert told["pick:2"] == Reason("pick", "SMN-18", (("n", 3),))
    assert told["extra"] == Reason("extra", "SMN-20")
    assert says(view, RULES.read_action("rock")) is None


# -- scores and facts ------------------------------------------------------------------------


def test_scores_are_of_a_hand_that_is_over() -> None:
    assert GAME.scores(onlooker(position("hands=J1/-"))) is None


def test_by_hands_the_cards_are_shown_and_count_nothing() -> None:
    text = "phase=scored seat=0 hands=J1A1C1K1L1/Jp totals=2/1"
    scores = GAME.scores(onlooker(position(text)))
    assert scores is not None
    spelt = tuple((read_card(code), 0) for code in ("J1", "A1", "C1", "K1", "L1"))
    assert scores.lines == (Line(spelt, 1, 2), Line(((read_card("Jp"), 0),), 0, 1))
    assert (scores.winners, scores.target, scores.fewest_win) == ((0,), 3, False)
    assert scores.ranking == (0, 1)


def test_smn_25_by_points_every_card_has_its_own() -> None:
    text = "options=goal=100 phase=scored seat=1 hands=Jp/J1A1C1K1L1 totals=2/25"
    scores = GAME.scores(onlooker(position(text)))
    assert scores is not None
    assert scores.lines[0] == Line(((read_card("Jp"), 10),), 0, 2)
    assert scores.lines[1].points == 10 + 10 + 5
    assert scores.target == 100


def bout(winner: int) -> BoutEnded:
    return BoutEnded((0, 1), winner, ())


def ended(winner: int) -> DealEnded:
    return DealEnded(Outcome((winner,), (0, 0), Reason("spelt", "SMN-13")))


def test_streaks_and_quick_hands_are_worth_a_word() -> None:
    history: list[Event] = [TurnBegan(0), bout(0), bout(0), bout(1), TurnBegan(1), bout(1), bout(0)]
    history += [Scored((0, 1)), ended(1), TurnBegan(1), bout(1), Scored((0, 1)), ended(1)]
    found = {fact.code: (dict(fact.values)["n"], fact.seat) for fact in GAME.facts(history)}
    assert found == {"streak": (2, 0), "quickest": (1, 1)}


def test_an_extra_turn_begins_a_streak_anew() -> None:
    history: list[Event] = [TurnBegan(0), bout(0), bout(1), bout(0), Scored((61, 0)), ended(0)]
    found = {fact.code: (dict(fact.values)["n"], fact.seat) for fact in GAME.facts(history)}
    assert found == {"quickest": (3, 0), "dearest": (61, 0)}


def test_a_hand_that_was_broken_off_has_no_facts() -> None:
    assert GAME.facts([TurnBegan(0), bout(0), bout(0)]) == ()


def test_facts_of_a_whole_match_have_words() -> None:
    words = Words("en", [folder_of(GAME) / "words"], None, strict=True)
    match = match_of("easy", "normal", "hard", goal=100)
    play_out(match)
    for fact in GAME.facts(match.history):
        assert words.has(f"{GAME.info.slug}.fact.{fact.code}")
        assert words.has(f"{GAME.info.slug}.fact.{fact.code}.value")


def test_actions_are_told_apart_by_what_they_are() -> None:
    assert Challenge(1) != Challenge(1)
    assert ACTIONS["drop:J1"] == ACTIONS["drop:J1"] != Discard(read_card("J1"))
    assert str(read_card("J1")) == "J1"
