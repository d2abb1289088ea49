"""The rulings that a position on paper cannot show, and the list of all: SJ-01 to SJ-30."""

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.cards import Rank, french_pack
from game.catalogue import game_named
from game.chance import drawn_seat
from game.errors import IllegalAction
from game.events import Because, Claimed, Slide, Turned, Verdict
from game.games.slapjack.actions import SlapjackAction
from game.match import Match
from game.moves import Move, Void
from game.nodes import Race, Turn
from game.simulate import play_out, simulate
from game.zones import CENTRE, Place, zone_of
from tests.contract.cases import read_cases
from tests.strategies import setup_of

GAME = game_named("slapjack")
SLAP, TURN = SlapjackAction.SLAP, SlapjackAction.TURN
RULINGS = [f"SJ-{number:02}" for number in range(1, 31)]
HUMANS = (None, None, None, None)


def match_of(*bots: str | None, seed: int = 1, dealer: int = 0, **options: bool | int) -> Match:
    return Match(GAME, setup_of(GAME, *bots, dealer=dealer, **options), seed)


def turn_until(match: Match, rank: Rank, at_ms: float = 0.0) -> float:
    """Turn cards, each as soon as the pace allows, until one of that rank is seen."""
    while True:
        node = match.node
        if isinstance(node, Turn):
            seat = node.seat
        else:
            assert isinstance(node, Race)
            assert node.turner is not None
            seat, at_ms = node.turner, at_ms + node.ready_ms
        assert match.offer(seat, TURN, at_ms) is None
        match.open_race(at_ms)
        turned = next(event for event in reversed(match.history) if isinstance(event, Turned))
        if turned.cards[-1].code[0] == rank.value:
            return at_ms


def test_every_ruling_has_a_test_or_a_case_that_cites_it() -> None:
    cited = {ruling for case in read_cases(GAME) for ruling in re.findall(r"SJ-\d\d", case.title)}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                cited |= {
                    f"SJ-{number}" for number in re.findall(r"sj[-_](\d\d)", text, re.IGNORECASE)
                }
    assert [ruling for ruling in RULINGS if ruling not in cited] == []


@pytest.mark.parametrize("seats", range(2, 9))
def test_sj_01_two_to_eight_players_share_one_pack(seats: int) -> None:
    match = match_of(*[None] * seats)
    lying = [card for cards in match.cards().values() for card in cards]
    assert Counter(lying) == Counter(french_pack())


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_sj_01_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        match_of(*[None] * seats)
    assert (refused.value.reason.code, refused.value.reason.rule) == ("seats", "SJ-01")


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [26, 26]),
        (3, [18, 17, 17]),
        (4, [13] * 4),
        (5, [11, 11, 10, 10, 10]),
        (6, [9, 9, 9, 9, 8, 8]),
        (7, [8, 8, 8, 7, 7, 7, 7]),
        (8, [7] * 4 + [6] * 4),
    ],
)
def test_sj_02_the_first_players_get_the_extra_card(seats: int, sizes: list[int]) -> None:
    for dealer in range(seats):
        match = match_of(*[None] * seats, dealer=dealer)
        piles = [len(match.cards()[zone_of(Place.PILE, seat)]) for seat in range(seats)]
        first = (dealer + 1) % seats
        assert piles[first:] + piles[:first] == sizes
        assert match.node == Turn(first)


def test_sj_02_one_card_at_a_time_face_down() -> None:
    match = match_of(*HUMANS, dealer=1)
    dealt = [event for event in match.history if isinstance(event, Slide)]
    assert [slide.target.seat for slide in dealt] == [2, 3, 0, 1] * 13
    assert all(len(slide.cards) == 1 and slide.known_to == frozenset() for slide in dealt)


def test_sj_04_the_face_is_seen_by_all_at_one_instant() -> None:
    """A slap on a card that was turned but not seen yet is not one on that card (SJ-15)."""
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.JACK)
    claim = match.offer(2, SLAP, at_ms + 150.0)
    assert claim is None
    told = [event for event in match.history if isinstance(event, Claimed)]
    assert told[-1].verdict is Verdict.WRONG
    assert match.undecided


def test_sj_06_the_first_hand_wins_whatever_the_order_of_seats() -> None:
    winners = set()
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        match = match_of(*HUMANS)
        at_ms = turn_until(match, Rank.JACK)
        for place, seat in enumerate(order):
            match.offer(seat, SLAP, at_ms + 300.0 + 10.0 * place)
        match.tick(at_ms + 400.0)
        won = [e for e in match.history if isinstance(e, Claimed) and e.verdict is Verdict.WON]
        assert [event.seat for event in won] == [order[0]]
        winners.add(order[0])
    assert winners == {0, 2, 3}


def test_sj_06_sj_28_exact_ties_favour_no_seat() -> None:
    wins: Counter[int] = Counter()
    for seed in range(200):
        match = match_of(None, None, seed=seed)
        at_ms = turn_until(match, Rank.JACK)
        for seat in (0, 1):
            match.offer(seat, SLAP, at_ms + 300.0)
        won = [e for e in match.history if isinstance(e, Claimed) and e.verdict is Verdict.WON]
        assert [event.tied for event in won] == [True]
        wins[won[0].seat] += 1
    assert 70 <= wins[0] <= 130


def test_sj_07_the_pile_is_shuffled_before_anybody_acts() -> None:
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.JACK)
    match.offer(2, SLAP, at_ms + 300.0)
    match.tick(at_ms + 304.0)
    won, shuffled = match.record.entries[-2:]
    assert won[0].seat == 2
    assert shuffled[0].action.code.startswith("shuffle:")
    assert isinstance(match.node, Race)
    assert match.race_opened_at_ms == at_ms


def test_sj_12_presses_that_arrive_together_pay_once_each() -> None:
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.QUEEN)
    before = {zone: len(cards) for zone, cards in match.cards().items()}
    for seat in (0, 1, 2, 3, 3, 2, 1, 0):
        assert match.offer(seat, SLAP, at_ms + 320.0) is None
    after = {zone: len(cards) for zone, cards in match.cards().items()}
    node = match.node
    assert isinstance(node, Race)
    told = [event.verdict for event in match.history if isinstance(event, Claimed)]
    assert told == [Verdict.WRONG] * 4 + [Verdict.IGNORED] * 4
    assert after[CENTRE] == before[CENTRE] + 1
    assert sum(after.values()) == 52


def test_sj_15_a_key_held_or_mashed_before_the_jack_wins_nothing_before_200_ms() -> None:
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.JACK)
    for press_ms in range(0, 200, 20):
        match.offer(1, SLAP, at_ms + press_ms)
    told = [event.verdict for event in match.history if isinstance(event, Claimed)]
    assert told.count(Verdict.WRONG) <= 1
    assert Verdict.WON not in told
    assert match.undecided


def test_sj_15_a_bots_slap_never_outlives_its_card() -> None:
    """And none comes within 200 ms, not even a false one."""
    for seed in range(6):
        match = match_of("child", "child", "hard", "easy", seed=seed, pace_ms=700)
        play_out(match)
        top = None
        for event in match.history:
            if isinstance(event, Turned):
                top = event.cards[-1]
            elif isinstance(event, Claimed):
                assert event.on == top
                assert event.at_ms >= 200.0


def test_sj_17_covering_a_jack_fast_is_no_tactic() -> None:
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.JACK)
    assert isinstance(match.node, Race)
    turner = match.node.turner
    assert turner is not None
    reason = match.offer(turner, TURN, at_ms + 1499.0)
    assert reason is not None
    assert (reason.code, reason.rule) == ("too_soon", "SJ-17")
    assert match.offer(turner, TURN, at_ms + 1500.0) is None


def test_sj_24_a_pack_that_nobody_holds_is_dealt_anew_and_no_match_goes_on_for_ever() -> None:
    """Seats that never slap run out of cards again and again; only the bell ends it."""
    match = match_of(None, None, time_limit_min=3)
    at_ms = 0.0
    while not match.over:
        node = match.node
        if isinstance(node, Turn):
            match.offer(node.seat, TURN, at_ms)
        elif isinstance(node, Race) and match.waits_to_open:
            match.open_race(at_ms)
        elif isinstance(node, Race):
            at_ms += node.ready_ms
            match.tick(at_ms)
            if isinstance(match.node, Race) and match.node.turner is not None:
                match.offer(match.node.turner, TURN, at_ms)
    redeals = sum(
        isinstance(event, Because) and event.reason.code == "redeal" for event in match.history
    )
    assert redeals == 2
    assert match.record.entries[-1][0].action.code == "lapse"


def test_sj_26_only_the_time_in_which_cards_can_be_seen_counts() -> None:
    match = match_of(None, None, time_limit_min=3)
    assert match.offer(1, TURN, 20_000.0) is None
    match.open_race(50_000.0)
    assert isinstance(match.node, Race)
    assert match.node.ends_ms == 180_000.0
    assert match.offer(0, TURN, 51_500.0) is None
    match.open_race(99_000.0)
    assert isinstance(match.node, Race)
    assert match.node.ends_ms == 178_500.0


def test_sj_27_there_are_no_jokers() -> None:
    assert {card.code[0] for card in GAME.info.pack} == {rank.value for rank in Rank}


def test_sj_29_the_first_dealer_is_drawn() -> None:
    dealers = Counter(drawn_seat(seed, 4) for seed in range(400))
    assert all(70 <= dealers[seat] <= 130 for seat in range(4))


def test_sj_29_no_seat_wins_more_than_its_share() -> None:
    tally = simulate(GAME, ("normal",) * 4, {}, matches=120, seed=1, clock=lambda: 0.0)
    assert all(15 <= wins <= 45 for wins in tally.wins)


def test_sj_30_a_stalled_race_is_run_again_with_another_card() -> None:
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.JACK)
    node = match.node
    assert isinstance(node, Race)
    match.offer(1, SLAP, at_ms + 350.0)
    assert match.interrupt(at_ms + 352.0)
    assert match.record.entries[-2] == (Move(None, Void(), 352.0),)
    assert Verdict.WON not in {e.verdict for e in match.history if isinstance(e, Claimed)}
    told = [event for event in match.history if isinstance(event, Because)]
    assert [(event.reason.code, event.reason.rule) for event in told] == [("void", "SJ-30")]
    assert isinstance(match.node, Turn)
    assert match.node.seat == told[0].seat
    assert not match.interrupt(at_ms + 400.0)
    assert match.offer(match.node.seat, TURN, at_ms + 500.0) is None
    assert match.waits_to_open


def test_sj_30_an_ordinary_card_needs_no_second_race() -> None:
    match = match_of(*HUMANS)
    at_ms = turn_until(match, Rank.QUEEN)
    assert not match.interrupt(at_ms + 300.0)


def test_no_seat_can_know_a_card_before_it_is_turned() -> None:
    match = match_of(*HUMANS)
    rules = GAME.rules
    for seed in range(20):
        guess = rules.guess(match.view(0), Random(seed))
        assert rules.view(guess, 0) == match.view(0)
        assert rules.cards(guess) != match.cards()


def test_sj_06_the_race_knows_head_starts_and_bots() -> None:
    position = "chairs=human+120,normal piles=2c/3c centre=Js shown=Js/0 turned=1"
    node = GAME.rules.node(GAME.rules.read(position))
    assert isinstance(node, Race)
    assert node.terms.head_starts_ms == (120.0, 0.0)
    assert node.terms.bots == {1}
