"""What a table agrees on: only what is known, in words that can be read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.errors import NotationError
from game.options import Chair, Option, Options, Setup, read_options, write_options

KNOWN = (
    Option("pace", "T-01", (1500, 1000)),
    Option("wild", "T-02", (False, True), house=True),
)


def test_what_is_not_said_is_as_usual() -> None:
    options = Options(KNOWN, {})
    assert dict(options) == {"pace": 1500, "wild": False}
    assert len(options) == 2
    assert not options.on("wild")
    assert [option.default for option in KNOWN] == [1500, False]


def test_what_is_said_holds() -> None:
    options = Options(KNOWN, {"wild": True})
    assert options.on("wild")
    assert options == Options(KNOWN, {"pace": 1500, "wild": True})
    assert hash(options) == hash(Options(KNOWN, {"pace": 1500, "wild": True}))
    assert options != Options(KNOWN, {})


def test_one_is_on_and_nought_is_off() -> None:
    options = Options(KNOWN, {"wild": 1})
    assert options["wild"] is True


@given(st.fixed_dictionaries({}, optional={o.key: st.sampled_from(o.values) for o in KNOWN}))
def test_options_survive_being_written(chosen: dict[str, bool | int]) -> None:
    options = Options(KNOWN, chosen)
    assert read_options(KNOWN, write_options(options)) == options


def test_options_are_written_with_all_their_names() -> None:
    assert write_options(Options(KNOWN, {"wild": True})) == "pace=1500,wild=on"
    assert read_options(KNOWN, "") == Options(KNOWN, {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tempo=3", "no such option: tempo"),
        ("pace=3", "pace cannot be 3"),
        ("wild=2", "wild cannot be 2"),
        ("pace", "not an option: 'pace'"),
        ("pace=fast", "not an option"),
        ("pace=-1", "not an option"),
        ("=1", "no such option"),
    ],
)
def test_what_is_no_option_is_said_to_be_none(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        read_options(KNOWN, text)


def test_a_setup_knows_its_bots_and_head_starts() -> None:
    setup = Setup((Chair("a"), Chair(None, 120), Chair("b")), Options(KNOWN, {}), dealer=2)
    assert setup.bots == {0, 2}
    assert setup.head_starts_ms == (0.0, 120.0, 0.0)
    assert list(setup.seats) == [0, 1, 2]
