"""The rulings that a position on paper cannot show, and the list of all: FJ-01 to FJ-36."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from game.cards import french_pack, read_french_cards
from game.catalogue import game_named
from game.chance import drawn_seat
from game.errors import IllegalAction, Reason
from game.events import Because, Event, Flipped, Said, Slide, Swapped, TurnBegan, Turned
from game.games.flipjacks.actions import CALL, DRAW, OWN_UP, catch_of
from game.games.flipjacks.house import CALL_MS, CATCH_MS, DEALT, MOST_TURNS
from game.games.flipjacks.state import Board, FlipjacksState
from game.match import TOO_SOON, Match
from game.moves import Move, Shuffle
from game.nodes import End, Turn
from game.options import Chair, Options, Setup
from game.simulate import play_out, simulate
from game.zones import CENTRE, DISCARD, STOCK, Place, zone_of
from tests.contract.cases import read_cases
from tests.strategies import setup_of

GAME = game_named("flipjacks")
RULES = GAME.rules
RULINGS = [f"FJ-{number:02}" for number in range(1, 37)]
OUT = zone_of(Place.OUT_OF_PLAY)


def match_of(*bots: str | None, seed: int = 1, dealer: int = 0, **options: bool | int) -> Match:
    return Match(GAME, setup_of(GAME, *bots, dealer=dealer, **options), seed)


def position(text: str) -> FlipjacksState:
    state: FlipjacksState = RULES.read(text)
    return state


def board_of(match: Match) -> Board:
    state = match.state
    assert isinstance(state, FlipjacksState)
    return state.board


def told(text: str, seat: int, code: str) -> tuple[Event, ...]:
    """What happens when the seat does that."""
    events: tuple[Event, ...] = RULES.apply(
        position(text), (Move(seat, RULES.read_action(code)),)
    ).events
    return events


def test_every_ruling_has_a_test_or_a_case_that_cites_it() -> None:
    cited = {ruling for case in read_cases(GAME) for ruling in re.findall(r"FJ-\d\d", case.title)}
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name} {ast.get_docstring(node) or ''}"
                cited |= {
                    f"FJ-{number}" for number in re.findall(r"fj[-_](\d\d)", text, re.IGNORECASE)
                }
    assert [ruling for ruling in RULINGS if ruling not in cited] == []


# -- the deal ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "hand", "stock"), [(2, 10, 31), (3, 8, 27), (4, 6, 27)])
def test_fj_01_ten_eight_or_six_cards_and_one_turned_up(seats: int, hand: int, stock: int) -> None:
    match = match_of(*[None] * seats)
    lying = match.cards()
    assert [len(lying[zone_of(Place.HAND, seat)]) for seat in range(seats)] == [hand] * seats
    assert (len(lying[STOCK]), len(lying[DISCARD]), len(lying[OUT])) == (stock, 1, 0)
    assert Counter(card for cards in lying.values() for card in cards) == Counter(french_pack())


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fj_01_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        match_of(*[None] * seats)
    assert refused.value.reason == Reason("seats", "FJ-01", (("seats", seats),))


def test_fj_01_only_the_own_hand_is_seen() -> None:
    match = match_of(None, None, None)
    for event in match.history:
        if isinstance(event, Slide) and event.target.seat is not None:
            assert event.known_to == frozenset({event.target.seat})
    view = RULES.view(match.state, 1)
    assert [hand.count(None) for hand in view.hands] == [8, 0, 8]
    assert view.stock == (None,) * 27
    onlooker = RULES.view(match.state, None)
    assert [hand.count(None) for hand in onlooker.hands] == [8, 8, 8]


@pytest.mark.parametrize("dealer", range(3))
def test_fj_30_the_dealers_left_is_dealt_to_first_begins_and_it_goes_clockwise(
    dealer: int,
) -> None:
    match = match_of("normal", "normal", "normal", dealer=dealer)
    first = (dealer + 1) % 3
    slides = [event for event in match.history if isinstance(event, Slide)]
    assert slides[0].target.seat == first
    assert match.node == Turn(first)
    play_out(match)
    turns = [event.seat for event in match.history if isinstance(event, TurnBegan)]
    assert turns == [(first + number) % 3 for number in range(len(turns))]


def test_fj_30_the_first_dealer_is_drawn_and_no_seat_is_favoured() -> None:
    assert set(Counter(drawn_seat(seed, 4) for seed in range(100))) == {0, 1, 2, 3}


# -- the flip ----------------------------------------------------------------------------------

BEFORE_FLIP = "chairs=human,human pile=2s5h9s stock=4c6d8c hands=Jh2h3h/KhQc"


def test_fj_07_a_flip_is_told_in_its_true_order() -> None:
    jack, *flip, gone, turn = told(BEFORE_FLIP, 0, "play:Jh")
    assert jack == Slide(zone_of(Place.HAND, 0), CENTRE, read_french_cards("Jh"), known_to=None)
    assert flip == [
        Flipped(STOCK, read_french_cards("8c6d4c")),
        Turned(STOCK, read_french_cards("4c")),
        Flipped(DISCARD, read_french_cards("9s5h2s")),
        Swapped(STOCK, DISCARD),
    ]
    assert gone == Slide(CENTRE, OUT, read_french_cards("Jh"), known_to=None)
    assert turn == TurnBegan(1)


def test_fj_07_what_lay_open_is_remembered_but_not_shown() -> None:
    after = RULES.apply(position(BEFORE_FLIP), (Move(0, RULES.read_action("play:Jh")),)).state
    view = RULES.view(after, 1)
    assert view.stock == read_french_cards("9s5h2s")
    assert view.pile == (None, None, *read_french_cards("4c"))
    layout = RULES.layout(view)
    assert layout[STOCK] == (None, None, None)
    assert layout[DISCARD] == (None, None, *read_french_cards("4c"))


def test_fj_07_a_card_drawn_from_a_pile_that_lay_open_is_known_to_all() -> None:
    state = position("chairs=human,human pile=Kd stock=9s5h seen=9s5h hands=2h3h/4c6c")
    after = RULES.apply(state, (Move(0, DRAW),)).state
    seen_by_other = RULES.view(after, 1)
    assert seen_by_other.hands[0] == (None, None, *read_french_cards("5h"))
    assert RULES.view(after, 0).shown == frozenset(read_french_cards("5h"))
    assert RULES.layout(seen_by_other)[zone_of(Place.HAND, 0)] == (None,) * 3


def test_fj_11_with_an_empty_stock_the_pile_turns_over_and_its_top_is_turned_up() -> None:
    events = told("chairs=human,human pile=2s5h stock=- hands=Jh2h3h/KhQc", 0, "play:Jh")
    assert events[1:5] == (
        Flipped(DISCARD, read_french_cards("5h2s")),
        Swapped(STOCK, DISCARD),
        Slide(STOCK, DISCARD, read_french_cards("2s")),
        Turned(DISCARD, read_french_cards("2s")),
    )


def test_fj_29_a_jack_as_last_card_turns_nothing_over() -> None:
    events = told("chairs=human,human pile=2s5h stock=3c hands=Jh/KhQc", 0, "play:Jh")
    assert not any(isinstance(event, Flipped | Swapped) for event in events)


def test_fj_14_nobody_hears_that_a_draw_was_a_choice() -> None:
    """Else all would know of the Ace or the Jack that was kept."""
    forced = told("chairs=human,human pile=Kd stock=3c hands=2s3s4s/KhQc", 0, "draw")
    chosen = told("chairs=human,human pile=Kd stock=3c hands=2s3sJs/KhQc", 0, "draw")
    assert chosen == forced
    shuffling = "chairs=human,human pile=- stock=3c4c hands=2sJs/KhQc shuffling=yes owed=0/1/"
    chose, cannot = (position(f"{shuffling}{why}") for why in ("chose", "cannot"))
    assert RULES.view(chose, 1) == RULES.view(cannot, 1)
    assert RULES.view(chose, None) == RULES.view(cannot, None)
    assert RULES.view(chose, 0) != RULES.view(cannot, 0)


# -- what is said ------------------------------------------------------------------------------


def test_fj_04_the_colour_is_said() -> None:
    events = told("chairs=human,human pile=Kd stock=3c hands=As2h3h/KhQc", 0, "play:As=red")
    assert Said(0, "red") in events


def test_fj_21_an_armed_call_is_said_with_the_play() -> None:
    assert told("chairs=human,human pile=7s stock=3c hands=8h2c/KhQc", 0, "call") == (
        Said(0, "armed"),
    )
    given = "chairs=human,human pile=7s stock=3c hands=8h2c/KhQc armed=yes"
    assert told(given, 0, "play:8h")[-2:] == (Said(0, "last_card"), TurnBegan(1))


def test_fj_21_a_call_after_the_play_and_a_catch_are_said() -> None:
    calling = "chairs=human,human pile=7s8h stock=3c hands=2c/KhQc calling=0 turn=1 turns=1"
    assert told(calling, 0, "call") == (Said(0, "last_card"),)
    lapsed = "chairs=human,human pile=7s8h stock=3c hands=2c/KhQc lapses=0/1/fresh turns=2"
    caught = told(lapsed, 1, "catch:0")
    assert caught[0] == Said(1, "caught")
    assert caught[1] == Because(Reason("caught", "FJ-21"), 0)


def test_fj_22_the_card_comes_back_and_all_have_seen_it() -> None:
    given = "chairs=human,human pile=9s stock=5c6c hands=Kd/3c4c turns=2 lapses=0/1/old"
    hand = zone_of(Place.HAND, 0)
    there, back, because, *_ = told(given, 0, "play:Kd")
    assert there == Slide(hand, DISCARD, read_french_cards("Kd"), known_to=None)
    assert back == Slide(DISCARD, hand, read_french_cards("Kd"), frozenset({0}))
    assert because == Because(Reason("nine", "FJ-22"), 0)


# -- in time -----------------------------------------------------------------------------------

CALLING = "pile=7s8h stock=3c4c5c6c hands=2c/KhQc/9d9h calling=0 turn=1 turns=1"
LAPSED = "pile=7s8h stock=3c4c5c6c hands=2c/KhQc/9d9h lapses=0/1/fresh turn=2 turns=2"
LAPSED_OF_TWO = "pile=9s stock=3c4c5c6c hands=Kd/2h3h lapses=0/1/fresh turns=2"


def table_at(text: str, *chairs: str, seed: int = 1) -> Match:
    """A match that has come to that position just now."""
    state = position(f"chairs={','.join(chairs)} {text}")
    match = Match(GAME, state.board.setup, seed, pace=1.0)
    match.state, match.node = state, RULES.node(state)
    match._go_on(0.0)
    return match


def test_fj_36_the_next_seat_waits_so_that_a_call_can_be_made() -> None:
    match = table_at(CALLING, "human", "human", "human")
    assert match.offer(1, RULES.read_action("play:Qc"), CALL_MS - 1) == TOO_SOON
    assert match.offer(0, CALL, CALL_MS - 1) is None
    assert match.offer(1, RULES.read_action("play:Qc"), CALL_MS) is None
    assert not board_of(match).lapses


def test_fj_21_whoever_comes_first_a_call_or_the_next_act() -> None:
    match = table_at(CALLING, "human", "human", "human")
    assert match.offer(1, RULES.read_action("play:Qc"), CALL_MS) is None
    assert match.offer(0, CALL, CALL_MS) is not None
    assert match.offer(2, catch_of(0), CALL_MS + 1) is None
    assert match.offer(1, catch_of(0), CALL_MS + 1) is not None
    assert len(match.cards()[zone_of(Place.HAND, 0)]) == 2


def test_fj_21_a_bots_turn_waits_as_long_as_a_persons() -> None:
    match = table_at(CALLING, "human", "normal", "human")
    match.hurry(10.0)
    assert match.next_at_ms() == CALL_MS
    assert match.offer(0, CALL, CALL_MS - 1) is None
    match.tick(60_000.0)
    assert not board_of(match).lapses


def test_fj_35_with_two_players_a_catch_is_in_time_until_the_other_acts() -> None:
    match = table_at(LAPSED_OF_TWO, "human", "human")
    assert match.offer(0, RULES.read_action("play:Kd"), CATCH_MS - 1) == TOO_SOON
    assert match.offer(1, catch_of(0), 90_000.0) is None
    match = table_at(LAPSED_OF_TWO, "human", "human")
    assert match.offer(0, OWN_UP, CATCH_MS) is None
    assert match.offer(1, catch_of(0), CATCH_MS) is not None


def test_fj_24_a_catch_can_make_the_referee_shuffle_in_somebody_elses_turn() -> None:
    text = "pile=7sTh8h stock=- hands=2c/KhQc/9c9d lapses=0/1/fresh turn=2 turns=2"
    match = table_at(text, "human", "human", "human")
    assert match.offer(1, catch_of(0), 100.0) is None
    assert isinstance(match.record.entries[-1][0].action, Shuffle)
    assert isinstance(match.node, Turn)
    assert match.node.seat == 2
    assert len(match.cards()[zone_of(Place.HAND, 0)]) == 2
    assert len(match.cards()[DISCARD]) == 1


@pytest.mark.parametrize(("level", "share"), [("easy", 0.3), ("normal", 0.6), ("hard", 0.9)])
def test_fj_21_bots_catch_three_six_or_nine_times_in_ten(level: str, share: float) -> None:
    caught = 0
    for seed in range(400):
        match = table_at(LAPSED, "human", level, "human", seed=seed)
        match.tick(CATCH_MS - 1)
        caught += not board_of(match).lapses
    assert caught / 400 == pytest.approx(share, abs=0.06)


def test_fj_21_bots_decide_once_for_each_lapse() -> None:
    for seed in range(60):
        match = table_at(LAPSED, "human", "easy", "human", seed=seed)
        match.tick(CATCH_MS)
        if board_of(match).lapses:
            match.offer(2, DRAW, CATCH_MS)
            assert match.next_at_ms() is None


@pytest.mark.parametrize(("level", "share"), [("easy", 0.8), ("normal", 0.95), ("hard", 1.0)])
def test_fj_21_bots_call_before_the_next_seat_may_act_or_forget(level: str, share: float) -> None:
    called = 0
    for seed in range(200):
        match = table_at(CALLING, level, "human", "human", seed=seed)
        match.tick(CALL_MS - 1)
        called += board_of(match).calling is None
    assert called / 200 == pytest.approx(share, abs=0.06)


# -- the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"ace_frees_colour": True}, {"strict_jacks": True}])
@pytest.mark.parametrize("seats", sorted(DEALT))
def test_fj_31_no_match_goes_on_for_ever(seats: int, options: dict[str, bool]) -> None:
    for bot in ("random", "normal"):
        for seed in range(8):
            chairs = tuple(Chair(bot) for _ in range(seats))
            match = Match(GAME, Setup(chairs, Options(GAME.info.options, options)), seed)
            play_out(match)
            assert board_of(match).turns < MOST_TURNS


def test_fj_19_fj_26_matches_end_by_going_out_and_by_the_stock() -> None:
    tally = simulate(GAME, ("normal",) * 3, {}, matches=40, seed=1, clock=lambda: 0.0)
    assert tally.reasons["went_out"] > 5
    assert tally.reasons["stock_out"] > 5
    assert max(tally.lengths) < GAME.info.longest


def test_nobody_acts_after_the_end() -> None:
    match = match_of("normal", "normal")
    play_out(match)
    assert isinstance(match.node, End)
    assert match.legal(0) == match.legal(1) == ()
