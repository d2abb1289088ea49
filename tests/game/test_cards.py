"""Cards are things, told apart by face and copy, and written in two letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import (
    FrenchCard,
    Rank,
    Suit,
    french_pack,
    read_french_card,
    read_french_cards,
    write_cards,
)
from game.errors import NotationError

CARDS = st.sampled_from(french_pack())


def test_a_pack_has_every_face_once_suit_by_suit() -> None:
    pack = french_pack()
    assert len(pack) == len(set(pack)) == 52
    assert [card.code for card in pack[:3]] == ["As", "2s", "3s"]
    assert [card.code for card in pack[12:15]] == ["Ks", "Ah", "2h"]
    assert {(card.rank, card.suit) for card in pack} == {(r, s) for r in Rank for s in Suit}


def test_two_packs_tell_their_copies_apart() -> None:
    pack = french_pack(copies=2)
    assert len(set(pack)) == 104
    assert pack[0] != pack[52]
    assert pack[0].code == pack[52].code


def test_hearts_and_diamonds_are_red() -> None:
    assert [suit for suit in Suit if suit.red] == [Suit.HEARTS, Suit.DIAMONDS]


def test_a_card_is_called_by_its_rank_and_suit() -> None:
    card = FrenchCard(Rank.TEN, Suit.DIAMONDS)
    assert str(card) == card.code == "Td"
    assert read_french_card("Td") == card


@given(st.lists(CARDS).map(tuple))
def test_cards_survive_being_written(cards: tuple[FrenchCard, ...]) -> None:
    assert read_french_cards(write_cards(cards)) == cards


@pytest.mark.parametrize("text", ["", "Q", "1s", "Qx", "QS", "10s", "Qs "])
def test_what_is_no_card_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NotationError, match="not a card"):
        read_french_card(text)


def test_a_half_card_in_a_row_is_said_to_be_none() -> None:
    with pytest.raises(NotationError, match="'Q'"):
        read_french_cards("TsQ")
