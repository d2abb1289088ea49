import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bots.throwing.exchanges import (
    REMEMBERED,
    exchanges,
    latest,
    memory_after,
    read_memory,
    write_memory,
)
from game.bouts.bout import Round
from game.bouts.bout_notation import read_rounds
from game.bouts.throws import JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol, beats


def rounds(text: str) -> tuple[Round, ...]:
    return read_rounds(text)


def test_between_two_a_throw_meets_the_other() -> None:
    seen = rounds("0R1S,0L1J,0P1P")
    assert exchanges(seen, 0) == ((ROCK, SCISSORS), (LABRADOR, JACK), (PAPER, PAPER))
    assert exchanges(seen, 1) == ((SCISSORS, ROCK), (JACK, LABRADOR), (PAPER, PAPER))


def test_a_miss_is_no_throw_and_teaches_nothing() -> None:
    seen = rounds("0n1S,0t1J,0R1c,0q1q")
    assert exchanges(seen, 0) == ((ROCK, ROCK),)
    assert exchanges(seen, 1) == ((SCISSORS, SCISSORS), (JACK, JACK))


def test_who_does_not_take_part_has_thrown_nothing() -> None:
    assert exchanges(rounds("0R1S"), 2) == ()
    assert latest(rounds("0R1S"), 2) is None


def test_the_latest_throw_is_the_last_that_was_not_missed() -> None:
    assert latest(rounds("0R1S,0P1P,0n1J"), 0) == (PAPER, PAPER)
    assert latest((), 0) is None


@given(st.lists(st.sampled_from(Symbol), min_size=2, max_size=4))
def test_among_many_a_throw_meets_what_beat_it_or_what_it_beat(symbols: list[Symbol]) -> None:
    seen = (Round(tuple(enumerate(symbols))),)
    for seat, symbol in enumerate(symbols):
        ((own, met),) = exchanges(seen, seat)
        assert own is symbol
        assert met in symbols


@pytest.mark.parametrize(
    ("text", "seat", "met"),
    [
        ("0R1S2L", 0, SCISSORS),
        ("0R1S2L", 1, ROCK),
        ("0R1P2S3L", 3, ROCK),
        ("0R1P2S3L", 0, LABRADOR),
        ("0J1L2R", 0, JACK),
        ("0J1R2P", 2, JACK),
    ],
)
def test_what_is_met_is_beaten_beats_or_ties(text: str, seat: int, met: Symbol) -> None:
    ((own, found),) = exchanges(rounds(text), seat)
    assert found is met
    assert beats(own, found) or beats(found, own) or own is found


def test_a_memory_keeps_the_latest_throws() -> None:
    memory = write_memory([(ROCK, SCISSORS)] * 5 + [(JACK, LABRADOR)] * REMEMBERED)
    assert memory == "JL" * REMEMBERED
    assert read_memory(memory) == ((JACK, LABRADOR),) * REMEMBERED
    assert memory_after("RS" * REMEMBERED, rounds("0P1P,0L1J"), 1) == (
        "RS" * (REMEMBERED - 2) + "PPJL"
    )
    assert memory_after("", (), 0) == ""


@pytest.mark.parametrize("text", ["R", "RX", "rock", "☃☃", "R1"])
def test_of_what_is_no_memory_nothing_is_remembered(text: str) -> None:
    assert read_memory(text) == ()
