import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bouts.throws import (
    BEATS,
    IN_ORDER,
    JACK,
    LABRADOR,
    PAPER,
    ROCK,
    SCISSORS,
    Symbol,
    beats,
    kept,
    read_symbol,
    survivors,
)
from game.errors import NotationError

GROUND = {ROCK, PAPER, SCISSORS}

EXAMPLES = [
    # the fourteen of the appendix: single winners
    ("RSL", "R"),
    ("JRPS", "J"),
    # split decisions
    ("LLJ", "LL"),
    ("SSP", "SS"),
    ("PPRL", "PP"),
    ("JJRS", "JJ"),
    ("RPSL", "RPS"),
    ("LLLJ", "LLL"),
    # all-way ties: one symbol, the three of the great circle, rock paper scissors
    ("JJJ", "JJJ"),
    ("PPPP", "PPPP"),
    ("JLR", "JLR"),
    ("JLRS", "JLRS"),
    ("RPS", "RPS"),
    ("RPSS", "RPSS"),
]


def thrown(letters: str) -> dict[int, Symbol]:
    return {seat: read_symbol(letter) for seat, letter in enumerate(letters)}


def by_the_steps(symbols: frozenset[Symbol]) -> frozenset[Symbol]:
    """JL-10 step by step, as the ruling words it."""
    ground = symbols & GROUND
    if JACK in symbols and LABRADOR in symbols and ground:
        return symbols
    if JACK in symbols and ground:
        return frozenset({JACK})
    if JACK in symbols and LABRADOR in symbols:
        return frozenset({LABRADOR})
    left = ground if LABRADOR in symbols and ground else symbols
    if len(left & GROUND) == 2:
        one, two = sorted(left, key=lambda symbol: symbol.code)
        return frozenset({one if beats(one, two) else two})
    return left


@pytest.mark.parametrize(("letters", "left"), EXAMPLES)
def test_jl_10_the_fourteen_examples(letters: str, left: str) -> None:
    throws = thrown(letters)
    assert "".join(throws[seat].letter for seat in survivors(throws)) == left


def test_jl_01_who_beats_whom() -> None:
    wins = {(winner.letter, loser.letter) for winner, loser in BEATS}
    said = {"RS", "SP", "PR", "JR", "JP", "JS", "LJ", "RL", "PL", "SL"}
    assert wins == {(pair[0], pair[1]) for pair in said}


def test_any_two_symbols_are_in_the_table_once() -> None:
    for one in Symbol:
        for two in Symbol:
            assert beats(one, two) + beats(two, one) == (one is not two)


def test_each_pair_has_a_verb_of_its_own() -> None:
    assert len(set(BEATS.values())) == len(BEATS) == 10
    for (winner, loser), key in BEATS.items():
        room, _, words = key.partition(".")
        assert room == "throws"
        assert words.startswith(winner.code)
        assert words.endswith(loser.code)


@given(st.lists(st.sampled_from(Symbol), min_size=1, max_size=6))
def test_jl_10_agrees_with_the_steps_of_the_ruling(symbols: list[Symbol]) -> None:
    left = by_the_steps(frozenset(symbols))
    assert kept(symbols) == left
    throws = dict(enumerate(symbols))
    assert survivors(throws) == tuple(seat for seat in throws if throws[seat] in left)


@given(st.frozensets(st.sampled_from(Symbol), min_size=1))
def test_jl_10_keeps_the_smallest_part_that_beats_the_rest(symbols: frozenset[Symbol]) -> None:
    left = kept(symbols)
    assert all(beats(stays, goes) for stays in left for goes in symbols - left)
    for stays in left:
        smaller = left - {stays}
        assert not smaller or not all(
            beats(one, other) for one in smaller for other in symbols - smaller
        )


@given(st.permutations(range(4)), st.lists(st.sampled_from(Symbol), min_size=4, max_size=4))
def test_the_order_of_throws_does_not_matter(order: list[int], symbols: list[Symbol]) -> None:
    throws = {seat: symbols[seat] for seat in order}
    assert survivors(throws) == survivors(dict(sorted(throws.items())))


def test_jl_11_the_trap() -> None:
    throws = thrown("RPSL")
    assert survivors(throws) == (0, 1, 2)
    assert survivors(thrown("RSL")) == (0,)


def test_legal_actions_are_listed_by_code() -> None:
    assert [symbol.code for symbol in IN_ORDER] == [
        "jack",
        "labrador",
        "paper",
        "rock",
        "scissors",
    ]


def test_letters() -> None:
    assert "".join(symbol.letter for symbol in Symbol) == "RPSJL"
    with pytest.raises(NotationError, match="not a symbol: 'X'"):
        read_symbol("X")
