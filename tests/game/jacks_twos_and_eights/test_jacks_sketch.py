"""The position in numbers keeps the rules: both are played side by side, thousands of hands."""

from collections import Counter
from random import Random

from game.games.jacks_twos_and_eights.actions import Do, Play
from game.games.jacks_twos_and_eights.chains import MOST, Chain, chains
from game.games.jacks_twos_and_eights.choices import actions_for
from game.games.jacks_twos_and_eights.faces import COST_OF, face_followed
from game.games.jacks_twos_and_eights.foresight import foresight
from game.games.jacks_twos_and_eights.judgement import Plan, outlook
from game.games.jacks_twos_and_eights.memory import Memory
from game.games.jacks_twos_and_eights.sketch import (
    FACE_OF,
    FACES,
    NEAR_OUT,
    Hand,
    Sketch,
    best_suit,
    bit_of,
    cost_of,
    hand_of,
    tables_of,
)
from game.games.jacks_twos_and_eights.sketch import SUITS as SKETCHED_SUITS
from game.games.jacks_twos_and_eights.state import ENDED, JacksState, JacksView, Phase
from game.moves import Action
from tests.game.jacks_twos_and_eights.jacks_positions import RULES, done, midway, position

HANDS = 2_400
PLANNED = 400


def sketch_of(state: JacksState) -> Sketch:
    """The same position, all cards known."""
    known = state.known
    return Sketch(
        numbers=tables_of(state.known),
        hands=list(map(hand_of, state.hands)),
        stock=[1 << bit_of(card) for card in state.stock],
        top=FACE_OF[face_followed(state.discard[-1], known.suit)],
        seat=known.seat,
        draws=known.draws,
        skips=known.skips,
        missing=known.missing,
        passed=sum(1 << seat for seat in known.passed),
        turns=known.turns,
    )


def simple_choice(state: JacksState) -> Action:
    """What a playout does, said in the words of the rules."""
    known = state.known
    hand = state.hands[known.seat]
    legal = actions_for(known, hand, state.discard, bool(state.stock))
    plays = [action for action in legal if isinstance(action, Play)]
    other = next(action for action in legal if isinstance(action, Do))
    if not plays:
        return other
    readiest = max(plays, key=lambda play: bit_of(play.face))
    wild = 1 << bit_of(readiest.face) <= tables_of(state.known).wild
    others = [len(held) for seat, held in enumerate(state.hands) if seat != known.seat]
    if known.phase is Phase.LAID and wild and min(others) > NEAR_OUT:
        return other
    named = None
    if readiest.named is not None:
        latest = next(card for card in reversed(hand) if card.code == readiest.face.code)
        named = SKETCHED_SUITS[best_suit(hand_of(card for card in hand if card is not latest))]
    return next(play for play in plays if play.face is readiest.face and play.named is named)


def to_the_end(state: JacksState) -> JacksState:
    """Played on in the same simple way, by the rules."""
    while state.known.phase not in ENDED:
        state = done(state, simple_choice(state))
    return state


def codes(hand: Hand) -> Counter[str]:
    """Both copies of a face are the same."""
    return Counter(FACES[bit >> 1].code for bit in range(hand.bit_length()) if hand >> bit & 1)


def test_the_sketch_and_the_rules_play_the_same_hands() -> None:
    ends: Counter[str] = Counter()
    for state in midway(HANDS, seed=1):
        if state.known.phase not in (Phase.OPEN, Phase.ANSWERING):
            continue
        sketch = sketch_of(state)
        sketch.play_out()
        end = to_the_end(state)
        assert list(map(codes, sketch.hands)) == [
            Counter(card.code for card in hand) for hand in end.hands
        ]
        assert len(sketch.stock) == len(end.stock)
        ends["blocked" if all(end.hands) else "out"] += 1
    assert ends["out"] > HANDS / 4


def test_the_cap_on_turns_holds_for_the_sketch_too() -> None:
    sketch = sketch_of(position("hands=3d4d/5d discard=Ts stock=9h7h seat=0 turns=2999"))
    sketch.play_out()
    assert sketch.turns == 3000
    assert sketch.hands[0].bit_count() == 3


def test_when_all_pass_the_sketch_is_over() -> None:
    sketch = sketch_of(position("hands=3d4d/5d discard=Ts stock=- seat=0 turns=7"))
    sketch.play_out()
    assert sketch.turns == 9
    assert list(map(cost_of, sketch.hands)) == [7, 5]


def acted(state: JacksState, plan: Plan) -> JacksState:
    """The rules' end of the turn that is played like this."""
    seat, turns = state.known.seat, state.known.turns
    if isinstance(plan, Chain):
        for play in plan.plays:
            state = done(state, play)
    else:
        state = done(state, plan)
    while (
        state.known.phase not in ENDED and state.known.seat == seat and (state.known.turns == turns)
    ):
        choice = Do.PASS if isinstance(plan, Chain) else simple_choice(state)
        state = done(state, choice)
    return state


def test_a_plan_comes_to_what_the_rules_make_of_it() -> None:
    kinds: Counter[str] = Counter()
    rng = Random(3)
    for state in [*midway(PLANNED, seed=2), *(position(text) for text in WITHOUT_STOCK)]:
        view = RULES.view(state, state.known.seat)
        assert isinstance(view, JacksView)
        ahead = outlook(view)
        sight = foresight(view, ahead, Memory(), rng)
        world = (list(map(hand_of, state.hands)), [1 << bit_of(card) for card in state.stock])
        plans: list[Plan] = [*ahead.plans()[-12:], ahead.instead]
        for plan in plans:
            sketch, after = sight.after(world, plan), acted(state, plan)
            kinds["chain" if isinstance(plan, Chain) else plan.value] += 1
            found = [Counter(card.code for card in hand) for hand in after.hands]
            assert list(map(codes, sketch.hands)) == found
            if after.known.phase in ENDED:
                assert sketch.over
                continue
            sketch = skipped_missing(sketch)
            known = after.known
            assert (sketch.draws, sketch.skips) == (known.draws, known.skips)
            assert (sketch.seat, sketch.turns) == (known.seat, known.turns)
            assert sketch.top == FACE_OF[face_followed(after.discard[-1], known.suit)]
            assert sketch.passed == sum(1 << seat for seat in known.passed)
    assert set(kinds) == {"chain", "draw", "pass", "take", "miss"}


WITHOUT_STOCK = (
    "hands=3s4d/5d discard=Ts stock=- seat=0",
    "hands=3s4d/5d discard=Ts stock=- seat=0 passed=1",
    "hands=3s4d/5d discard=2s draws=2 phase=answering stock=- seat=0",
)


def skipped_missing(sketch: Sketch) -> Sketch:
    """Seats that owe turns miss them before anybody acts."""
    while not sketch.over and sketch.missing[sketch.seat]:
        sketch.turn()
    return sketch


def test_guessed_worlds_deal_every_unseen_card_once() -> None:
    for number, state in enumerate(midway(60, seed=4)):
        view = RULES.view(state, state.known.seat)
        assert isinstance(view, JacksView)
        hands, stock = foresight(view, outlook(view), Memory(), Random(number)).guess()
        assert [hand.bit_count() for hand in hands] == list(view.counts)
        assert hands[state.known.seat] == hand_of(view.hand)
        everything = [*hands, *stock, hand_of(view.discard)]
        assert sum(everything) == (1 << 104) - 1
        assert len(stock) == view.stock


def test_chains_are_all_that_the_rules_allow_and_nothing_else() -> None:
    for state in midway(120, seed=5):
        view = RULES.view(state, state.known.seat)
        assert isinstance(view, JacksView)
        ahead = outlook(view)
        found = chains(ahead.numbers, ahead.now, ahead.fitting)
        firsts = {chain.plays[0].face.code for chain in found}
        legal = RULES.legal(state, state.known.seat)
        assert firsts == {play.face.code for play in legal if isinstance(play, Play)}
        for chain in found[:: max(1, len(found) // 8)]:
            after = state
            for play in chain.plays:
                assert play in RULES.legal(after, state.known.seat)
                after = done(after, play)
            assert codes(chain.hand) == Counter(card.code for card in after.hands[state.known.seat])


def test_two_chains_never_come_to_the_same() -> None:
    state = position("hands=7s7d7h6s6d8cJc/4c discard=Ts stock=6c seat=0")
    view = RULES.view(state, 0)
    assert isinstance(view, JacksView)
    found = [plan for plan in outlook(view).plans() if isinstance(plan, Chain)]
    ends = {(chain.hand, chain.top, chain.draws, chain.skips) for chain in found}
    assert len(ends) == len(found)


def test_a_huge_hand_is_not_looked_through_for_ever() -> None:
    cards = "".join(face.code for face in FACES[:40])
    view = RULES.view(position(f"hands={cards}/4c' discard=Ts' stock=- seat=0"), 0)
    assert isinstance(view, JacksView)
    assert len(outlook(view).plans()) == MOST + 1


def test_costs_are_those_of_the_rules() -> None:
    assert {face.code: cost_of(1 << 2 * number) for number, face in enumerate(FACES)} == COST_OF
