"""The rulings that a position on paper cannot show, and the list of all: JTE-01 to JTE-42."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from game.cards import Rank, french_pack
from game.catalogue import game_named
from game.errors import IllegalAction
from game.events import DealEnded, Passed, Said, Scored, Slide, TurnBegan, Turned
from game.games.jacks_twos_and_eights.draft import MOST_TURNS
from game.games.jacks_twos_and_eights.faces import POWERS
from game.games.jacks_twos_and_eights.state import JacksState, JacksView
from game.match import Match
from game.moves import Move
from game.nodes import End, Interval, Turn
from game.rules import Step
from game.simulate import play_out, simulate
from game.zones import DISCARD, STOCK, Place, zone_of
from tests.contract.cases import read_cases
from tests.strategies import setup_of

GAME = game_named("jacks_twos_and_eights")
RULES = GAME.rules
RULINGS = [f"JTE-{number:02}" for number in range(1, 43)]


def match_of(*bots: str | None, seed: int = 1, dealer: int = 0, **options: bool | int) -> Match:
    return Match(GAME, setup_of(GAME, *bots, dealer=dealer, **options), seed)


def state_of(match: Match) -> JacksState:
    assert isinstance(match.state, JacksState)
    return match.state


def played(text: str, *moves: tuple[int, str]) -> Step[JacksState]:
    """The last of these moves, made in the position of that text."""
    step: Step[JacksState] = Step(RULES.read(text), ())
    for seat, code in moves:
        step = RULES.apply(step.state, (Move(seat, RULES.read_action(code)),))
    return step


def test_every_ruling_has_a_test_or_a_case_that_cites_it() -> None:
    cited = {ruling for case in read_cases(GAME) for ruling in re.findall(r"JTE-\d\d", case.title)}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers = re.findall(r"jte_(\d\d)", node.name)
                cited |= {f"JTE-{number}" for number in numbers}
    assert [ruling for ruling in RULINGS if ruling not in cited] == []


def test_there_are_forty_positions_worked_out_by_hand() -> None:
    assert len(read_cases(GAME)) >= 40


@pytest.mark.parametrize("seats", range(2, 7))
def test_jte_01_two_to_six_players_share_two_packs(seats: int) -> None:
    match = match_of(*[None] * seats)
    lying = [card for cards in match.cards().values() for card in cards]
    assert Counter(lying) == Counter(french_pack(2))
    assert Counter(card.code for card in lying) == Counter({card.code: 2 for card in french_pack()})


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_jte_01_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        match_of(*[None] * seats)
    assert (refused.value.reason.code, refused.value.reason.rule) == ("seats", "JTE-01")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [5, 6, 7, 8, 9, 10])
def test_jte_02_each_gets_as_many_cards_as_the_table_says(seats: int, size: int) -> None:
    state = state_of(match_of(*[None] * seats, hand_size=size))
    assert list(map(len, state.hands)) == [size] * seats
    assert len(state.discard) == 1
    assert len(state.stock) == 104 - 1 - size * seats


def test_jte_02_seven_unless_it_says_otherwise() -> None:
    assert {len(hand) for hand in state_of(match_of(None, None, None)).hands} == {7}


@pytest.mark.parametrize(("seats", "target"), [(2, 150), (3, 200), (4, 250), (5, 300), (6, 350)])
def test_jte_03_the_target_goes_by_the_number_of_players(seats: int, target: int) -> None:
    assert state_of(match_of(*[None] * seats)).known.deal.target == target
    assert state_of(match_of(*[None] * seats, target=450)).known.deal.target == 450


def test_jte_04_cards_are_dealt_one_by_one_from_the_dealers_left_and_seen_by_their_owner() -> None:
    match = match_of(None, None, None, dealer=1)
    dealt = [
        event
        for event in match.history
        if isinstance(event, Slide) and event.source == STOCK and event.target.place is Place.HAND
    ]
    assert [slide.target.seat for slide in dealt] == [2, 0, 1] * 7
    assert all(slide.known_to == frozenset({slide.target.seat}) for slide in dealt)
    assert all(len(slide.cards) == 1 for slide in dealt)
    assert match.node == Turn(2)
    assert match.history[-1] == TurnBegan(2)


def test_jte_06_no_power_card_ever_starts_and_what_was_buried_may_lie_anywhere() -> None:
    starters, places = set(), set()
    for seed in range(120):
        match = match_of(None, None, seed=seed)
        state = state_of(match)
        starters.add(state.discard[0].rank)
        turned = [event.cards[0] for event in match.history if isinstance(event, Turned)]
        assert turned[-1] == state.discard[0]
        for buried in set(turned[:-1]) & set(state.stock):
            places.add(state.stock.index(buried) * 4 // len(state.stock))
    assert starters == set(Rank) - set(POWERS)
    assert places == {0, 1, 2, 3}


def test_jte_15_the_suit_is_said_when_the_jack_is_laid() -> None:
    step = played("chairs=human,human hands=Jc9d/4c discard=Ts stock=6c seat=0", (0, "play:Jc:h"))
    assert Said(0, "suit.h") in step.events


def test_jte_17_a_drawn_card_is_seen_by_its_owner_only() -> None:
    step = played("chairs=human,human hands=9d/4c discard=Ts stock=6c7c seat=0", (0, "draw"))
    (slide,) = (event for event in step.events if isinstance(event, Slide))
    assert slide.known_to == frozenset({0})
    view = RULES.view(step.state, 1)
    assert view.counts == (2, 1)
    assert RULES.layout(view)[zone_of(Place.HAND, 0)] == (None, None)


def test_jte_20_cards_that_are_drawn_together_come_from_the_top_one_by_one() -> None:
    text = "chairs=human,human hands=9d/4c discard=2s draws=2 phase=answering stock=6c7c8c seat=0"
    step = played(text, (0, "take"))
    (slide,) = (event for event in step.events if isinstance(event, Slide))
    assert [card.code for card in slide.cards if card is not None] == ["8c", "7c"]


def test_jte_30_letting_a_turn_go_is_told_ending_one_is_not() -> None:
    text = "chairs=human,human hands=3s9d/4c5c discard=Ts stock=- seat=0"
    assert Passed(0) in played(text, (0, "pass")).events
    assert Passed(0) not in played(text, (0, "play:3s"), (0, "pass")).events


def test_jte_32_nothing_that_was_pending_outlives_the_hand() -> None:
    text = (
        "chairs=human,human options=stacking_eights=on hands=2s/4c5s discard=Ts stock=3c3d seat=0"
        " missing=0/2 passed=1 skips=1 draws=4 phase=laid"
    )
    state = played(text.replace("discard=Ts", "discard=TsAs"), (0, "play:2s")).state
    known = state.known
    assert (known.draws, known.skips, known.suit) == (0, 0, None)
    assert known.missing == (0, 0)
    assert known.passed == frozenset()


def test_jte_35_every_card_left_is_shown_and_scored() -> None:
    text = "chairs=human,human,human hands=9c/5hKd/Ks discard=9h seat=0"
    step = played(text, (0, "play:9c"))
    shown = [event.zone.seat for event in step.events if isinstance(event, Turned)]
    assert shown == [1, 2]
    assert Scored((0, 15, 10)) in step.events
    for seat in (0, 1, 2, None):
        view = RULES.view(step.state, seat)
        assert view.shown == step.state.hands
        assert RULES.layout(view)[zone_of(Place.HAND, 1)] == step.state.hands[1]


def test_jte_35_the_next_hand_takes_back_every_card_unseen() -> None:
    match = match_of("normal", "normal")
    while not isinstance(match.node, Interval):
        match.skip()
    told = len(match.history)
    assert match.next_deal(0.0)
    gathered = [event for event in match.history[told:] if isinstance(event, Slide)]
    back = [slide for slide in gathered if slide.target == STOCK and slide.source != DISCARD]
    assert back
    assert all(slide.known_to == frozenset() for slide in back)
    assert len(state_of(match).stock) == 104 - 15


def test_jte_36_a_match_goes_on_until_somebody_has_reached_the_target() -> None:
    match = match_of("normal", "easy", "normal", "easy", seed=3)
    outcome = play_out(match)
    ended = [event.outcome for event in match.history if isinstance(event, DealEnded)]
    totals = [0, 0, 0, 0]
    for deal in ended:
        assert max(totals) < 250
        totals = [total + points for total, points in zip(totals, deal.scores, strict=True)]
    assert max(totals) >= 250
    assert outcome.scores == tuple(totals)
    assert outcome.winners == tuple(
        seat for seat, total in enumerate(totals) if total == min(totals)
    )


def test_jte_40_hands_end_long_before_the_cap() -> None:
    turns = []
    for seed in range(12):
        match = match_of("random", "random", "random", seed=seed)
        while not isinstance(match.node, Interval | End):
            match.skip()
        turns.append(state_of(match).known.turns)
    assert max(turns) < MOST_TURNS / 10


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"strict_eights": True},
        {"stacking_eights": True},
        {"ace_wrap": False},
        {"strict_eights": True, "stacking_eights": True, "hand_size": 10, "target": 50},
    ],
)
def test_every_match_ends_at_its_target_at_every_table(
    seats: int, options: dict[str, bool | int]
) -> None:
    bots = ("random",) * seats
    tally = simulate(GAME, bots, options, matches=2, seed=5, clock=lambda: 0.0)
    assert set(tally.reasons) <= {"target", "shared"}


def test_a_view_has_no_field_for_a_secret() -> None:
    assert set(JacksView.__dataclass_fields__) == {
        "known",
        "seat",
        "hand",
        "counts",
        "stock",
        "discard",
        "shown",
    }
    view = RULES.view(state_of(match_of(None, None)), None)
    assert view.hand == ()
    assert view.shown == ()
