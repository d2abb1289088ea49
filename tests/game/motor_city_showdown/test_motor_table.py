"""What the table is told of a tableau, of the power that is resolved, and of a bout's stake."""

import pytest

from game.errors import Reason
from game.games.motor_city_showdown.pack import FACES, PACK
from scenes.services.words import Words
from tests.contract.cases import folder_of
from tests.game.motor_city_showdown.motor_positions import GAME, RULES, view_of

TABLE = GAME.table
SLUG = GAME.info.slug
HUNT = "flips=Hb/Ro combats=-/PaPab holes=-/Sc barns=-/LaLab power=bison holder=0 rival=1"
BOUT = "bout=last/relaxed/0,1/0,1/0,0/-/-/-/- phase=throwing"


def test_the_slots_are_those_of_the_layouts_of_the_final_tableau() -> None:
    assert TABLE.tableau is not None
    slots = TABLE.tableau.slots

    def codes(words: str) -> str:
        return " ".join(slot.code for slot in slots(view_of(words)))

    assert codes("hands=RoPaScJa/RoPaScJa") == "flip combat combat hole"
    assert codes("hands=RoPaScJa/RoPaScJa final=4") == "flip combat combat hammer"
    assert codes("hands=RoPaSc/RoPaSc final=3") == "flip combat hammer"
    assert codes("hands=RoPa/RoPa final=2") == "flip hammer"


def test_cards_in_slots_are_a_tableau_that_may_be_set() -> None:
    assert TABLE.tableau is not None
    view = view_of("hands=RoPaScJa/RoPaScJa")
    hand = [FACES[code] for code in ("Sc", "Ro", "Ja", "Pa")]
    action = TABLE.tableau.build(tuple(hand))
    assert action.code == "set:Sc/JaRo/Pa"
    assert TABLE.tableau.against(action) is None
    assert TABLE.tableau.kept(view) is None
    assert TABLE.tableau.build(tuple(hand[:2])).code == "set:Sc/-/Ro"


def test_last_turns_hole_is_known() -> None:
    assert TABLE.tableau is not None
    kept = TABLE.tableau.kept(view_of("hands=HbPaScJa/RoPaScJa round=2"))
    assert kept is not None
    assert kept.code == "Hb"


def test_every_power_has_its_step_and_symbols_have_none() -> None:
    assert TABLE.tableau is not None
    order = [rank.code for rank in TABLE.tableau.order]
    steps = {TABLE.tableau.rank(card) for card in PACK}
    assert steps == {"", *order}


def test_who_acts_and_what_is_asked() -> None:
    assert TABLE.tableau is not None
    acts, asks = TABLE.tableau.acts, TABLE.tableau.asks
    naming = view_of("flips=R9/Ro barns=-/La phase=naming power=raven holder=0")
    assert acts(naming) == ("raven", 0)
    assert asks(naming) == Reason("raven", "MCS-42", (("n", 9),))
    building = view_of("hands=RoPaScJa/RoPaScJa")
    assert acts(building) is None
    assert asks(building) is None
    assert TABLE.tableau.against(RULES.read_action("against:1")) == 1
    assert TABLE.tableau.against(RULES.read_action("keep")) is None


@pytest.mark.parametrize(
    ("words", "code", "number"),
    [
        (
            f"{HUNT} stake=knockout",
            "knockout",
            6,
        ),
        ("flips=R9/Ro barns=-/LaLab power=raven holder=0 rival=1 stake=theft", "theft", 2),
        ("flips=Ro/Rob pot=Ja stake=tie", "tie", 3),
        ("pot=RoPaSc stake=combat", "combat", 3),
        ("flips=Jl/Ro power=jl holder=0 rival=1 stake=challenge", "challenge", 2),
    ],
)
def test_a_bouts_stake_is_told_with_its_cards(words: str, code: str, number: int) -> None:
    reason = TABLE.stake(view_of(f"{words} {BOUT}"))
    assert reason is not None
    assert reason.code == code
    assert dict(reason.values)["n"] == number
    assert Words("en", [folder_of(GAME) / "words"], None, strict=True).has(f"{SLUG}.stake.{code}")


def test_where_nothing_is_thrown_nothing_is_at_stake() -> None:
    assert TABLE.stake(view_of("hands=RoPaScJa/RoPaScJa")) is None
