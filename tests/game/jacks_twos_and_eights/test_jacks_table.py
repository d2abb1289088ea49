"""What can be read on the table, what an action does in a line, and the row that a card opens."""

import pytest

from game.table import Beside, Sign
from tests.game.jacks_twos_and_eights.jacks_positions import GAME, RULES, position

AT = "hands={}/4c5c6d7d discard={} stock=6c7c8d9d3h seat=0 {}"


def said(hand: str, top: str, code: str, more: str = "") -> str:
    view = RULES.view(position(AT.format(hand, top, more)), 0)
    reason = GAME.table.says(view, RULES.read_action(code))
    assert reason is not None
    return reason.code


@pytest.mark.parametrize(
    ("hand", "top", "more", "code", "words"),
    [
        ("9d4c", "2s", "draws=2 phase=answering", "take", "take"),
        ("9d4c", "8s", "skips=1 draws=2 phase=answering", "miss", "miss_and_take"),
        ("9d4c", "8s", "skips=1 phase=answering", "miss", "miss"),
        ("9d4c", "Ts", "", "draw", "draw"),
        ("9d4c", "Ts", "phase=laid", "pass", "pass"),
        ("Ks", "Ts", "", "play:Ks", "go_out"),
        ("Jd9d", "Ts", "", "play:Jd:h", "jack"),
        ("2s9d", "Ts", "", "play:2s", "two"),
        ("2c9d", "2s", "draws=2 phase=answering", "play:2c", "two_on"),
        ("As9d", "Ts", "", "play:As", "ace"),
        ("Ac9d", "2s", "draws=2 phase=answering", "play:Ac", "ace_takes"),
        ("8h9d", "Ts", "", "play:8h", "eight"),
        ("8h9d", "8s", "skips=1 phase=answering", "play:8h", "eight_on"),
        ("Ks9d", "Ts", "", "play:Ks", "lay"),
    ],
)
def test_every_action_says_what_it_does(
    hand: str, top: str, more: str, code: str, words: str
) -> None:
    assert said(hand, top, code, more) == words


@pytest.mark.parametrize(
    ("top", "more", "signs"),
    [
        ("Ts", "", (Sign(Beside.SUIT, "s"),)),
        ("Js", "suit=h", (Sign(Beside.SUIT, "h"),)),
        ("2s", "draws=4 phase=answering", (Sign(Beside.SUIT, "s"), Sign(Beside.DRAWS, 4))),
        ("8s", "skips=1 phase=answering", (Sign(Beside.SUIT, "s"), Sign(Beside.SKIP, 1))),
        ("Ts", "phase=scored", ()),
        ("-", "phase=shuffling", ()),
    ],
)
def test_the_suit_and_what_is_pending_can_be_read(
    top: str, more: str, signs: tuple[Sign, ...]
) -> None:
    view = RULES.view(position(AT.format("9d4c", top, more)), 0)
    assert GAME.table.signs(view) == signs


def test_the_row_that_a_card_opens_is_the_longest_that_follows() -> None:
    view = RULES.view(position(AT.format("9s8s7sKd3c", "Ts", "")), 0)
    row = GAME.table.chain(view, RULES.read_action("play:9s"))
    assert [card.code for card in row] == ["8s", "7s"]
    assert GAME.table.chain(view, RULES.read_action("draw")) == ()
    alone = RULES.view(position(AT.format("KsQd3c", "Ts", "")), 0)
    assert GAME.table.chain(alone, RULES.read_action("play:Ks")) == ()
    assert GAME.table.chain(alone, RULES.read_action("play:Qd")) == ()
