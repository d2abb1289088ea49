"""Rulings that no single position shows: the pack, what is seen by whom, what never happens."""

from collections import Counter
from itertools import pairwise, permutations
from statistics import fmean, median

import pytest

from game.bouts.bout import LIVE, RELAXED
from game.errors import IllegalAction
from game.events import BoutBegan, BoutEnded, DealEnded, Said, Scored, Slide, TurnBegan, Turned
from game.games.spell_my_name.pack import BISON, PACK, Kind, Piece, read_card, spells
from game.games.spell_my_name.state import DECIDING, ENDED, SpellState, SpellView, cards_of
from game.match import Match
from game.moves import Action
from game.nodes import End, Interval, Throw, Turn
from game.simulate import play_out
from game.zones import DISCARD, STOCK, Place, zone_of
from tests.game.spell_my_name.spell_positions import (
    GAME,
    RULES,
    match_of,
    onlooker,
    played,
    position,
    seen,
    state_of,
)

LEVELS = ("easy", "normal", "hard", "random")


def hand_zone(seat: int) -> object:
    return zone_of(Place.HAND, seat)


def states_of(match: Match) -> list[SpellState]:
    """Every position of a match that bots have played."""
    play_out(match)
    states = [RULES.start(match.setup)]
    for entry in match.record.entries:
        states.append(RULES.apply(states[-1], entry).state)
    return states


# -- the pack --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5, 7])
def test_smn_01_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        match_of(*[None] * seats)
    assert (refused.value.reason.code, refused.value.reason.rule) == ("seats", "SMN-01")


def test_smn_02_each_piece_is_there_in_the_five_symbols_with_their_numbers() -> None:
    assert len(PACK) == len({card.code for card in PACK}) == 32
    regular = [card for card in PACK if card.kind is Kind.REGULAR]
    assert Counter(card.piece for card in regular) == dict.fromkeys(Piece, 5)
    for piece in Piece:
        own = [card for card in regular if card.piece is piece]
        assert [(card.symbol.code if card.symbol else "", card.code[1:]) for card in own] == [
            ("rock", "1"),
            ("paper", "2"),
            ("scissors", "3"),
            ("jack", "4"),
            ("labrador", "5"),
        ]


def test_smn_03_there_is_one_card_of_purity_a_piece_and_one_bison_and_one_bolt() -> None:
    kinds = Counter(card.kind for card in PACK)
    assert kinds == {Kind.REGULAR: 25, Kind.PURITY: 5, Kind.BISON: 1, Kind.BOLT: 1}
    purity = [card.piece for card in PACK if card.kind is Kind.PURITY]
    assert purity == list(Piece)


def test_smn_04_points_are_those_of_the_house_set() -> None:
    points = {card.code: card.points for card in PACK}
    assert [points[code] for code in ("J1", "A2", "C3", "K4", "L5")] == [1, 2, 3, 4, 5]
    assert [points[code] for code in ("Jp", "Lp", "Nb", "Bt")] == [10, 10, 5, 5]
    assert sum(points.values()) == 5 * 15 + 50 + 10


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ("J1 A1 C1 K1 L1", True),
        ("L1 K1 J5 A3 Cp", True),
        ("Bt A1 C1 K1 L1", True),
        ("J1 J2 C1 K1 L1", False),
        ("Bt J1 J2 K1 L1", False),
        ("Nb A1 C1 K1 L1", False),
        ("Nb Bt C1 K1 L1", False),
        ("J1 A1 C1 K1", False),
    ],
)
def test_smn_13_14_15_five_cards_spell_in_any_order_with_a_bolt_but_no_bison(
    text: str, spelt: bool
) -> None:
    assert spells(map(read_card, text.split())) is spelt


# -- the deal and the marker -----------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_smn_05_06_nobody_holds_a_card_and_the_dealer_begins(seats: int) -> None:
    match = match_of(*[None] * seats, dealer=1)
    state = state_of(match)
    assert state.hands == ((),) * seats
    assert (len(state.stock), len(state.discard)) == (31, 1)
    assert match.node == Turn(1)
    assert match.history[-1] == TurnBegan(1)
    assert GAME.table.marker(seen(state)) == 1


def test_smn_09_a_turn_begins_with_every_marker_that_is_passed() -> None:
    match = match_of("normal", "normal", "normal", seed=4)
    states = states_of(match)
    began = [event.seat for event in match.history if isinstance(event, TurnBegan)]
    markers = [
        (state.known.challenger, state.known.deal.number)
        for state in states
        if state.known.phase not in ENDED
    ]
    changed = [one for one, other in zip(markers[1:], markers, strict=False) if one != other]
    assert began == [states[0].known.challenger, *(seat for seat, _ in changed)]


def test_smn_06_before_nobody_lies_the_marker_when_a_hand_is_over() -> None:
    state = position("phase=scored hands=J1A1C1K1L1/-")
    assert GAME.table.marker(onlooker(state)) is None


@pytest.mark.parametrize(("live", "count"), [(False, RELAXED), (True, LIVE)])
def test_smn_08_the_bout_has_the_rhythm_of_the_table(live: bool, count: object) -> None:
    match = match_of(None, None, live_rhythm=live)
    assert match.offer(0, RULES.read_action("challenge:1"), 0.0) is None
    assert isinstance(match.node, Throw)
    assert match.node.seats == (0, 1)
    assert match.node.count == count
    assert match.history[-1] == BoutBegan((0, 1), 0)
    assert GAME.table.bout(onlooker(state_of(match))) is state_of(match).known.bout


def test_smn_08_what_was_thrown_before_is_told_to_the_next_bout_also_after_a_deal() -> None:
    match = match_of("easy", "hard", "normal")
    states = states_of(match)
    ended = [state.known.bout for state in states if state.known.phase in ENDED]
    assert len({state.known.deal.number for state in states}) > 1
    last = ended[-1]
    assert last is not None
    judged = sum(1 for event in match.history if isinstance(event, BoutEnded))
    assert len(last.past) + len(last.rounds) >= judged


def test_smn_09_whoever_gives_a_bout_up_has_lost_it() -> None:
    state = played("hands=-/-", "0 challenge:1", "0 miss:quit").state
    assert (state.known.seat, state.known.lost, state.known.owed) == (1, True, True)
    state = played("hands=-/-", "0 challenge:1", "1 miss:quit").state
    assert (state.known.seat, state.known.lost, state.known.owed) == (0, False, True)


# -- what is seen ----------------------------------------------------------------------------


def test_smn_07_a_card_from_the_stock_is_seen_by_its_taker_only() -> None:
    step = played("phase=taking owed=yes hands=-/-", "0 take:stock")
    (slide,) = (event for event in step.events if isinstance(event, Slide))
    assert (slide.source, slide.target, slide.known_to) == (STOCK, hand_zone(0), frozenset({0}))
    assert RULES.layout(seen(step.state, 1))[zone_of(Place.HAND, 0)] == (None,)
    assert seen(step.state, 1).seen == ((), ())


def test_smn_27_what_was_taken_openly_others_know_and_an_onlooker_forgets() -> None:
    state = played("phase=taking owed=yes hands=-/-", "0 take:discard").state
    assert seen(state, 1).seen == ((read_card("C3"),), ())
    assert seen(state, 0).seen == ((), ())
    assert onlooker(state).seen == ((), ())
    assert RULES.layout(seen(state, 1))[zone_of(Place.HAND, 0)] == (None,)


CHAIRS = "chairs=human,human,human"


def test_smn_18_thief_and_victim_learn_which_card_it_was_and_nobody_else() -> None:
    text = f"{CHAIRS} hands=Nb/J1'02A1K5'02/L1"
    step = played(text, "0 steal:1", "0 pick:1", "- shuffle:1,2,0")
    slide = next(e for e in step.events if isinstance(e, Slide) and e.target == hand_zone(0))
    assert (slide.known_to, slide.known_from) == (frozenset({0}), frozenset({1}))
    thief, victim, third = (seen(step.state, seat) for seat in range(3))
    stolen = cards_of(step.state.hands[0])
    assert stolen == (read_card("K5"),)
    assert thief.hand == stolen
    assert victim.seen[0] == stolen
    assert third.seen == ((), (), ())
    assert thief.seen[1] == (read_card("J1"),)


@pytest.mark.parametrize("back", range(3))
def test_smn_18_whichever_back_is_picked_each_card_is_as_likely(back: int) -> None:
    picking = position("phase=picking other=1 hands=-/J1A1'0C1")
    orders = [",".join(map(str, order)) for order in permutations(range(3))]
    reached = [played(picking, f"0 pick:{back}", f"- shuffle:{order}") for order in orders]
    stolen = Counter(step.state.hands[0][0].card.code for step in reached)
    assert stolen == {"J1": 2, "A1": 2, "C1": 2}


def test_smn_17_the_bison_is_announced() -> None:
    for text, *steps in (
        ("hands=NbK1/J1", "0 steal:1"),
        ("phase=lost lost=yes hands=NbK1/J1", "0 extra"),
    ):
        assert Said(0, "bison") in played(text, *steps).events


def test_smn_12_the_name_is_said_aloud_and_all_cards_are_shown() -> None:
    text = f"{CHAIRS} phase=claiming hands=J1A1C1K1L1/-/J2"
    step = played(text, "0 claim")
    assert Said(0, "claim") in step.events
    assert [event.zone for event in step.events if isinstance(event, Turned)] == [
        hand_zone(0),
        hand_zone(2),
    ]
    assert Scored((1, 0, 0)) in step.events
    for seat in (0, 1, 2):
        assert seen(step.state, seat).shown == tuple(map(cards_of, step.state.hands))
        hidden = RULES.layout(seen(step.state, seat))[zone_of(Place.HAND, 2)]
        assert hidden == (read_card("J2"),)


def test_a_view_has_no_field_for_a_secret() -> None:
    assert set(SpellView.__dataclass_fields__) == {
        "known",
        "seat",
        "hand",
        "counts",
        "stock",
        "discard",
        "out",
        "seen",
        "shown",
    }
    view = onlooker(position("hands=J1/A1"))
    assert (view.hand, view.shown, view.seen) == ((), (), ((), ()))


# -- what always holds -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("goal", [3, 100])
def test_the_rules_of_piles_hands_and_bison_hold_in_every_position(seats: int, goal: int) -> None:
    bots = [LEVELS[(seat + seats + goal) % 4] for seat in range(seats)]
    match = match_of(*bots, seed=seats + goal, goal=goal)
    for state in states_of(match):
        sizes = sorted(map(len, state.hands))
        assert sizes[-1] <= 5  # SMN-10
        assert sizes[-2] <= 4
        if state.known.phase in DECIDING:
            assert state.discard  # SMN-23
            in_piles = len(state.stock) + len(state.discard)
            assert in_piles >= 32 - 4 * seats - 2  # SMN-01: a fifth card, and the Bison
        assert state.out in ((), (BISON,))  # SMN-16
        assert all(not spells(cards_of(hand)) for hand in state.hands) or (
            state.known.phase.value in ("claiming", "scored", "over")  # SMN-12
        )


def test_smn_26_one_card_moves_at_a_time() -> None:
    states = states_of(match_of("normal", "random", "easy", seed=3))
    for before, after in pairwise(states):
        if before.known.deal.number == after.known.deal.number:
            grown = [
                seat
                for seat, (had, has) in enumerate(zip(before.hands, after.hands, strict=True))
                if len(has) > len(had)
            ]
            assert len(grown) <= 1


@pytest.mark.parametrize(("seats", "bouts"), [(2, 11), (3, 13), (4, 16)])
def test_smn_28_a_hand_takes_about_as_many_bouts_as_was_foreseen(seats: int, bouts: int) -> None:
    lengths = []
    for seed in range(16):
        length = 0
        match = match_of(*["normal"] * seats, seed=seed)
        play_out(match)
        for event in match.history:
            if isinstance(event, BoutEnded):
                length += 1
            elif isinstance(event, DealEnded):
                lengths.append(length)
                length = 0
    assert abs(median(lengths) - bouts) <= 2
    assert max(lengths) < 60


@pytest.mark.parametrize(("seats", "points", "hands"), [(2, 45, 3.7), (3, 55, 3.3), (4, 65, 3.3)])
def test_smn_04_a_hand_brings_about_as_many_points_as_was_foreseen(
    seats: int, points: int, hands: float
) -> None:
    won, played_hands = [], []
    for seed in range(16):
        match = match_of(*["normal"] * seats, seed=seed, goal=100)
        play_out(match)
        scored = [max(event.points) for event in match.history if isinstance(event, Scored)]
        won += scored
        played_hands.append(len(scored))
    assert abs(fmean(won) - points) < 8
    assert abs(fmean(played_hands) - hands) < 0.8


def test_smn_24_a_game_goes_on_until_somebody_has_won_three_hands() -> None:
    match = match_of("normal", "easy", "normal", seed=2)
    outcome = play_out(match)
    ended = [event.outcome for event in match.history if isinstance(event, DealEnded)]
    wins = Counter(deal.winners[0] for deal in ended)
    assert outcome.scores == tuple(wins[seat] for seat in range(3))
    assert max(outcome.scores) == 3
    assert outcome.winners == (ended[-1].winners[0],)


def test_smn_06_between_hands_everybody_waits_and_the_next_deal_takes_all_cards_back() -> None:
    match = match_of("normal", "normal", "normal", dealer=2)
    while not isinstance(match.node, Interval | End):
        match.begin_count(0.0)
        match.skip()
    told = len(match.history)
    assert match.next_deal(0.0)
    back = [e for e in match.history[told:] if isinstance(e, Slide) and e.target == STOCK]
    assert back
    assert all(slide.known_to == frozenset() for slide in back)
    assert DISCARD in [slide.source for slide in back]
    state = state_of(match)
    assert state.known.deal.dealer == 0
    assert len(state.stock) == 31


@pytest.mark.parametrize(
    "text",
    [
        "chairs=human,human hands=-",
        "chairs=human,human hands=-/-/-",
        "chairs=human,human hands=J1-/-",
        "chairs=human,human hands=J9/-",
        "chairs=human,human hands=-/- stock=Q1",
        "chairs=human,human hands=-/- phase=asleep",
        "chairs=human,human hands=-/- lost=perhaps",
        "chairs=human,human hands=-/- totals=1/2/3",
        "chairs=human,human hands=-/- bout=last",
        "chairs=human,human hands=-/- hands=-/-",
        "hands=-/-",
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        RULES.read(text)


def test_a_throw_is_an_action_like_any_other() -> None:
    action: Action = RULES.read_action("jack")
    assert action.code == "jack"
