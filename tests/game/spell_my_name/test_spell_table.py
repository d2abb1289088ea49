"""What the table tells of a position: what to do, how it stands, what is spelt, what a card can."""

import pytest

from game.catalogue import game_named
from game.games.spell_my_name import table as spell_table
from game.games.spell_my_name.state import DECIDING, Phase, SpellView
from game.table import Fill, Tally, Task, Track
from scenes.services.words import Words
from tests.contract.cases import folder_of

GAME = game_named("spell_my_name")


def seen(text: str, seat: int | None = 0) -> SpellView:
    state = GAME.rules.read(f"chairs=human,human,human discard=C2 stock=A3A4 {text}")
    view = GAME.rules.view(state, seat)
    assert isinstance(view, SpellView)
    return view


def own_track(hand: str) -> Track:
    found = spell_table.track(seen(f"hands={hand}/-/-"))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("hand", "fills", "to_go"),
    [
        ("-", "ooooo", 5),
        ("J1A2K3", "hhoho", 2),
        ("J1J2JpNb", "hoooo", 4),
        ("A1KpL5Bt", "whohh", 1),
        ("J1A1C1K1L1", "hhhhh", 0),
        ("JpApBtKpLp", "hhwhh", 0),
    ],
)
def test_the_name_is_filled_by_what_is_held(hand: str, fills: str, to_go: int) -> None:
    letters = {Fill.OPEN: "o", Fill.HELD: "h", Fill.WILD: "w"}
    track = own_track(hand)
    assert "".join(letters[tile.fill] for tile in track.tiles) == fills
    assert dict(track.reason.values)["n"] == to_go
    assert track.reason.code == ("to_go" if to_go else "spelt")
    assert [tile.letter or tile.art for tile in track.tiles] == [*"JACK", spell_table.DOG]


def test_each_place_tells_the_card_that_fills_it() -> None:
    tiles = own_track("LpK1BtJ2C3").tiles
    assert [tile.card for tile in tiles] == ["J2", "Bt", "C3", "K1", "Lp"]
    assert not any(tile.card for tile in own_track("Nb").tiles)


def test_nobody_else_sees_what_is_spelt() -> None:
    text = "hands=J1A1/C1/-"
    assert spell_table.track(seen(text, None)) is None
    other = spell_table.track(seen(text, 1))
    assert other is not None
    assert [tile.card for tile in other.tiles] == ["", "", "C1", "", ""]


@pytest.mark.parametrize("phase", Phase)
def test_whoever_acts_is_told_what_to_do(phase: Phase) -> None:
    bout = "last/relaxed/0,1/0,1/0,0/-/-/-/-" if phase is Phase.THROWING else "-"
    view = seen(f"hands=J1/A1/- phase={phase.value} seat=0 other=1 bout={bout}")
    task = spell_table.task(view)
    if phase not in DECIDING:
        assert task is None
        return
    assert isinstance(task, Task)
    assert (task.seat, task.reason.code) == (0, phase.value)
    words = Words("en", [folder_of(GAME) / "words"], None, strict=True)
    for form in ("", ".own"):
        key = f"{GAME.info.slug}.task.{phase.value}{form}"
        said = words(key, name="Ana", seat="Theo")
        assert "Ana" in said


def test_the_tally_is_hands_or_points() -> None:
    assert spell_table.tally(seen("hands=-/-/- totals=1/0/2")) == Tally((1, 0, 2), 3)
    points = spell_table.tally(seen("hands=-/-/- totals=45/0/20 options=goal=100"))
    assert points == Tally((45, 0, 20), 100)


def test_the_bison_is_good_for_two_things_while_it_is_held() -> None:
    assert spell_table.powers(seen("hands=J1Nb/-/-")) == ("steal", "extra")
    assert spell_table.powers(seen("hands=J1Nb/-/-", 1)) == ()
    assert spell_table.powers(seen("hands=J1Nb/-/- phase=scored")) == ()
    assert spell_table.powers(seen("hands=J1/-/- out=Nb")) == ()
