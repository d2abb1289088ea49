"""What a seat can tell of the others' hands from what they did, and what it makes of that."""

from random import Random

import pytest

from game.games.jacks_twos_and_eights.foresight import foresight
from game.games.jacks_twos_and_eights.judgement import outlook
from game.games.jacks_twos_and_eights.memory import KEPT, Memory
from game.games.jacks_twos_and_eights.sketch import (
    ALL_EIGHTS,
    ALL_TWOS_AND_ACES,
    FACE_OF,
    Hand,
    hand_of,
    numbers,
)
from game.games.jacks_twos_and_eights.state import DECIDING, JacksState, JacksView, Phase
from game.match import Match
from game.nodes import End
from tests.game.jacks_twos_and_eights.jacks_positions import GAME, RULES, done, midway, position
from tests.strategies import setup_of

TABLES = numbers(strict_eights=False, ace_wrap=True, stacking=False)
CHAIRS = "chairs=human,human,human"


def seen(state: JacksState, seat: int = 0) -> JacksView:
    view = RULES.view(state, seat)
    assert isinstance(view, JacksView)
    return view


def watched(text: str, *codes: str, seat: int = 0) -> tuple[Memory, JacksState]:
    """What a seat remembers after whoever's turn it is has done these things, one by one."""
    memory, state = Memory(), position(text)
    memory.watch(seen(state, seat))
    for code in codes:
        state = done(state, RULES.read_action(code))
        memory.watch(seen(state, seat))
    return memory, state


def lots_of(memory: Memory, state: JacksState, seat: int) -> list[tuple[int, Hand]]:
    return [(lot.count, lot.not_these) for lot in memory.lots(seen(state), seat)]


def first(code: str) -> Hand:
    return TABLES.first[FACE_OF[code]]


def then(code: str) -> Hand:
    return TABLES.then[FACE_OF[code]]


AT = CHAIRS + " hands=3d4d5d6d/{}/7h7c9c9h discard={} stock=KhQh4h6h seat=1 {}"


@pytest.mark.parametrize(
    ("text", "codes", "lots"),
    [
        (AT.format("9d3c", "Ts", ""), ["draw"], [(2, first("Ts")), (1, 0)]),
        (
            AT.format("9d3c", "Ts", ""),
            ["draw", "pass"],
            [(2, first("Ts")), (1, first("Ts") & ~KEPT)],
        ),
        (
            AT.format("9d3c", "2s", "draws=2 phase=answering"),
            ["take"],
            [(2, ALL_TWOS_AND_ACES), (2, 0)],
        ),
        (AT.format("9d3c", "8s", "skips=1 phase=answering"), ["miss"], [(2, ALL_EIGHTS)]),
        (
            AT.format("9d3c", "8s", "skips=1 draws=2 phase=answering"),
            ["miss"],
            [(2, ALL_EIGHTS), (2, 0)],
        ),
        (AT.format("9s3c", "Ts", ""), ["play:9s"], [(1, 0)]),
        (AT.format("9s3c", "Ts", ""), ["play:9s", "pass"], [(1, then("9s") & ~KEPT)]),
        (AT.format("Jh3c", "Ts", ""), ["play:Jh:c", "pass"], [(1, then("Jc") & ~KEPT)]),
    ],
)
def test_what_is_not_laid_is_not_held(
    text: str, codes: list[str], lots: list[tuple[int, Hand]]
) -> None:
    memory, state = watched(text, *codes)
    assert lots_of(memory, state, 1) == lots


def test_with_the_stock_gone_a_pass_says_as_much_as_a_draw() -> None:
    memory, state = watched(CHAIRS + " hands=3d/9d3c/7h discard=Ts stock=- seat=1", "pass")
    assert lots_of(memory, state, 1) == [(2, first("Ts"))]


def test_where_somebody_is_near_out_wild_cards_are_not_kept_either() -> None:
    text = CHAIRS + " hands=3d4d5d6d/9s3c/7h7c9c discard=Ts stock=Kh seat=1"
    memory, state = watched(text, "play:9s", "pass")
    assert lots_of(memory, state, 1) == [(1, then("9s"))]


def test_a_card_comes_out_of_the_latest_lot_that_it_may_have_been_in() -> None:
    text = AT.format("9d3c", "Ts", "").replace("stock=KhQh4h6h", "stock=KhQh4h6s")
    memory, state = watched(text, "draw", "play:6s")
    assert lots_of(memory, state, 1) == [(2, first("Ts"))]


def test_a_card_that_was_ruled_out_is_taken_from_the_latest_lot() -> None:
    round_the_table = ["draw", "pass"] * 3
    memory, state = watched(AT.format("3s4d", "Ts", ""), *round_the_table)
    assert lots_of(memory, state, 1) == [(2, first("Ts")), (1, first("Ts") & ~KEPT)]
    memory, state = watched(AT.format("3s4d", "Ts", ""), *round_the_table, "play:3s")
    assert lots_of(memory, state, 1) == [(2, first("Ts"))]


def test_who_owes_turns_shows_nothing_by_missing_them() -> None:
    text = (
        CHAIRS + " options=stacking_eights=on hands=3d4d5d6d/9d3c/2h7c9c9h discard=2s"
        " draws=2 phase=answering stock=KhQh4h6h seat=2 missing=1/0/0"
    )
    memory, state = watched(text, "play:2h", "pass", seat=1)
    assert state.known.seat == 1
    assert [(lot.count, lot.not_these) for lot in memory.lots(seen(state, 1), 0)] == [
        (4, 0),
        (4, 0),
    ]


def test_what_was_not_watched_is_not_known() -> None:
    state = position(AT.format("9d3c", "Ts", ""))
    assert lots_of(Memory(), state, 1) == [(2, 0)]
    memory, _ = watched(AT.format("9d3c", "Ts", ""), "draw")
    assert lots_of(memory, state, 1) == [(2, 0)]


def test_a_new_hand_is_a_new_story() -> None:
    memory, state = watched(AT.format("9d3c", "Ts", ""), "draw")
    again = position(AT.format("9d3c5c", "Ts", "") + " deal=2/0")
    memory.watch(seen(again))
    assert lots_of(memory, again, 1) == [(3, 0)]
    assert state.known.deal.number == 1


def test_good_players_seldom_hold_what_was_ruled_out() -> None:
    cards = wrong = ruled_out = 0
    for seed in range(12):
        match = Match(GAME, setup_of(GAME, "normal", "normal", "normal", "easy"), seed)
        memory = Memory()
        while not isinstance(match.node, End):
            match.skip()
            state = match.state
            assert isinstance(state, JacksState)
            memory.watch(seen(state, 3))
            if state.known.phase in DECIDING and state.known.phase is not Phase.LAID:
                for seat in (0, 1, 2):
                    lots = memory.lots(seen(state, 3), seat)
                    hand, never = hand_of(state.hands[seat]), ~0
                    for lot in lots:
                        never &= lot.not_these
                    cards += hand.bit_count()
                    wrong += (hand & never).bit_count()
                    ruled_out += never.bit_count() if never >= 0 else 0
    assert cards > 1000
    assert ruled_out > cards
    assert wrong < cards / 30


def test_a_guess_deals_what_may_be_held_as_long_as_there_is_any() -> None:
    memory, state = watched(AT.format("9d3c", "Ts", ""), "draw", "pass")
    state = done(state, RULES.read_action("draw"))
    memory.watch(seen(state))
    state = done(state, RULES.read_action("pass"))
    memory.watch(seen(state))
    view = seen(state)
    lots = memory.lots(view, 1)
    sight = foresight(view, outlook(view), memory, Random(1))
    for _ in range(200):
        hands, stock = sight.guess()
        assert (hands[1] & ~lots[0].not_these).bit_count() >= lots[0].count
        assert sum([*hands, *stock, hand_of(view.discard)]) == (1 << 104) - 1


def test_a_guess_deals_all_cards_even_if_nobody_should_hold_them() -> None:
    state = position(CHAIRS + " hands=3d4d/5h7c/7h9c9h discard=Ts stock=Kh seat=0")
    memory = Memory()
    memory.watch(seen(state))
    for seat in (1, 2):
        for lot in memory.lots(seen(state), seat):
            lot.not_these = (1 << 104) - 1
    hands, _ = foresight(seen(state), outlook(seen(state)), memory, Random(1)).guess()
    assert [hand.bit_count() for hand in hands] == [2, 2, 3]


def test_old_hands_are_guessed_to_hold_fewer_wild_cards() -> None:
    wild = {True: 0, False: 0}
    for state in midway(40, seed=8):
        view = seen(state, state.known.seat)
        memory = Memory()
        memory.watch(view)
        for old in (False, True):
            for seat in range(len(view.counts)):
                for lot in memory.lots(view, seat):
                    lot.not_these = int(old)
            sight = foresight(view, outlook(view), memory, Random(3))
            for _ in range(8):
                hands, _ = sight.guess()
                others = [hand for seat, hand in enumerate(hands) if seat != view.seat]
                wild[old] += sum((hand & KEPT).bit_count() for hand in others)
    assert wild[True] < 0.7 * wild[False]
