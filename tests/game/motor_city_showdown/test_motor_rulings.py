"""The rulings that a position on paper cannot show, and the list of all: MCS-01 to MCS-47."""

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.bouts.throws import LABRADOR, PAPER, ROCK
from game.errors import IllegalAction
from game.events import Because, Slide, seen_by
from game.games.motor_city_showdown.actions import tableaus
from game.games.motor_city_showdown.pack import DEVASTATION, FACES, PACK, Power
from game.games.motor_city_showdown.rules import MotorRules
from game.games.motor_city_showdown.state import (
    BARNS,
    COMBATS,
    HANDS,
    HOLES,
    MotorState,
    Phase,
    Stake,
)
from game.match import Match
from game.moves import Miss, Move
from game.nodes import Throw
from game.zones import CENTRE, STOCK, Place
from tests.contract.cases import read_cases
from tests.game.motor_city_showdown.motor_positions import (
    GAME,
    RULES,
    played,
    position,
    told,
    view_of,
)
from tests.strategies import setup_of

RULINGS = [f"MCS-{number:02}" for number in range(1, 48)]


def test_every_ruling_has_a_test_or_a_case_that_cites_it() -> None:
    cited = {ruling for case in read_cases(GAME) for ruling in re.findall(r"MCS-\d\d", case.title)}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= {f"MCS-{number}" for number in re.findall(r"mcs_(\d\d)", node.name)}
    assert [ruling for ruling in RULINGS if ruling not in cited] == []


def test_there_are_fifty_positions_worked_out_by_hand() -> None:
    assert len(read_cases(GAME)) >= 50


@pytest.mark.parametrize("seats", [1, 5])
def test_mcs_01_two_to_four_play(seats: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        MotorRules().start(setup_of(GAME, *[None] * seats))
    assert refusal.value.reason.rule == "MCS-01"


def test_mcs_02_the_first_dealer_is_drawn_by_lot() -> None:
    match = Match(GAME, setup_of(GAME, None, None, None, dealer=2), 1)
    deals = [event for event in match.history if isinstance(event, Slide)]
    assert [deal.target.seat for deal in deals] == [0, 1, 2] * 4
    assert all(deal.source is STOCK for deal in deals)


def test_mcs_19_there_is_one_of_each_but_three_ravenous_and_nine_scarecrows() -> None:
    assert len(PACK) == 72
    assert len(DEVASTATION) == 17
    powers = Counter(card.power for card in DEVASTATION)
    assert {power: count for power, count in powers.items() if count > 1} == {
        Power.RAVENOUS: 3,
        Power.SCARECROW: 9,
    }


def test_the_symbols_of_the_pack_are_in_balance() -> None:
    """4.1 of the rules; example D wants Scarecrow 9 and another on rock and paper."""
    symbols = Counter(card.symbol for card in PACK)
    assert symbols.pop(None) == 1
    assert symbols.pop(LABRADOR) == 15
    assert set(symbols.values()) == {14}
    assert {FACES["S9"].symbol, FACES["S1"].symbol} == {PAPER, ROCK}


def test_mcs_03_a_tableau_is_known_to_nobody_else() -> None:
    state = position("hands=RoPaScJa/LaLaLaLa/RoRoRoRo stock=LaLaLaLaLaLaLaLaLaLa", 3)
    step = played(state, "0 set:Ro/PaSc/Ja; 1 set:La/LaLa/La; 2 set:Ro/RoRo/Ro")
    placed = [event for event in step.events if isinstance(event, Slide) and set_down(event)]
    assert len(placed) == 3 * 3
    for slide in placed:
        for seat in range(3):
            seen = seen_by(slide, seat)
            assert isinstance(seen, Slide)
            assert (None in seen.cards) == (seat != slide.source.seat)


def set_down(slide: Slide) -> bool:
    return slide.source.place is Place.HAND


@pytest.mark.parametrize(
    ("hand", "ways"), [("RoPaScJa", 12), ("RoPaScRo", 7), ("RoRoRoRo", 1), ("RoPa", 2)]
)
def test_mcs_03_there_are_twelve_tableaus_at_most(hand: str, ways: int) -> None:
    cards = position(f"hands={hand}/-").at(HANDS[0])
    assert len(tableaus(cards)) == ways


def test_mcs_05_barns_are_counted_and_what_is_in_them_is_not_told() -> None:
    words = "combats=RoRo/PaPa holes=Bh/Jl barns=ScSc/Ja flips=Ro/Pa pot=LaLa stock=S1"
    view = view_of(words, 0)
    assert view.at(BARNS[0]) == (None, None)
    assert view.in_barn(1) == 1
    assert view.at(COMBATS[1]) == (None, None)
    assert view.at(HOLES[1]) == view.at(STOCK) == (None,)
    assert [card.code for card in view.own(Place.HOLE)] == ["Bh"]
    assert None in view_of(words, None).at(HOLES[0])
    assert view.at(CENTRE) == (None, None)


def test_mcs_05_a_guess_puts_what_was_seen_where_it_went() -> None:
    words = "flipped=RoRobS9 flips=-/S9 given=PaPab/- barns=RoRobPa/Sc pot=Pab hands=-/Ja stock=La"
    view = view_of(words, 0)
    for seed in range(5):
        guess = RULES.guess(view, Random(seed))
        barns = [card.code for barn in BARNS[:2] for card in guess.at(barn)]
        assert sorted(barns) == ["Pa", "Pa", "Ro", "Ro"]
        assert len(guess.at(STOCK)) == 1
        assert RULES.view(guess, 0) == view


def test_mcs_25_a_swap_is_blind_and_each_sees_what_came() -> None:
    words = "flips=Wp/Pa/Pa combats=-/-/- holes=Ro/Bh/Sc power=wood holder=0 phase=swapping"
    state = position(f"{words} final=3 flipped=WpPaPab", 3)
    step = played(state, "0 swap:1")
    given, taken = (event for event in step.events[:3] if isinstance(event, Slide))
    assert (given.target, given.known_to, given.under) == (HOLES[1], frozenset({1}), True)
    assert (taken.target, taken.known_to) == (HOLES[0], frozenset({0}))
    assert [card.code for card in given.cards if card] == ["Ro"]
    assert [card.code for card in taken.cards if card] == ["Bh"]


def test_mcs_16_what_is_at_stake_is_told_before_the_throw() -> None:
    cards = "flips=Hb/Pa/Sc holes=Ro/Ro/Ro combats=PaPa/ScSc/LaLa barns=-/JaJa/-"
    step = played(position(f"{cards} phase=naming power=bison holder=0", 3), "0 against:1")
    hunted = told(step.events, "bison.hunts")[0]
    assert hunted == Because(hunted.reason, 0)
    assert dict(hunted.reason.values) == {"seat": 1, "n": 1 + 2 + 1 + 2}
    assert step.state.known.stake is Stake.KNOCKOUT


def test_mcs_41_whoever_gives_up_a_bout_has_lost_it_and_the_hand_goes_on() -> None:
    state = position("hands=ScLaLaLa/ScLaLaLa stock=RoRoRoRoRoRoRoRo")
    tied = played(state, "0 set:Sc/LaLa/La; 1 set:Sc/LaLa/La").state
    step = RULES.apply(tied, (Move(0, Miss.QUIT),))
    assert told(step.events, "tie.won")[0].seat == 1
    assert step.state.known.stake is Stake.COMBAT


def test_mcs_42_only_tableaus_and_throws_are_chosen_at_the_same_time() -> None:
    match = Match(GAME, setup_of(GAME, None, None, None), 4)
    assert match.node == Throw((0, 1, 2))
    for seat in (2, 0, 1):
        assert not match.chosen >= {0, 1, 2}
        assert match.offer(seat, match.legal(seat)[0], 0.0) is None
    assert isinstance(match.state, MotorState)
    assert match.state.known.phase is not Phase.BUILDING


def test_a_card_was_last_turns_hole_only_while_a_tableau_is_built_from_it() -> None:
    first = view_of("hands=RoPaScJa/LaLaLaLa")
    later = view_of("hands=RoPaScJa/LaLaLaLa round=2")
    assert first.last_hole is None
    assert later.last_hole is not None
    assert later.last_hole.code == "Ro"
    assert view_of("holes=Ro/Pa flips=Sc/Ja round=2 phase=throwing").last_hole is None
