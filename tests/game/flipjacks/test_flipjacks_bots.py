"""What the bots choose, what they remember, and that the fast form plays by the rules."""

from random import Random
from statistics import fmean

import pytest

from game.bots.bot import Thought, settled
from game.cards import read_french_card, read_french_cards
from game.catalogue import game_named
from game.chance import child
from game.games.flipjacks.actions import CALL, catch_of
from game.games.flipjacks.bot import EASY, HARD, NORMAL, THINKING
from game.games.flipjacks.house import DEALT, MOST_TURNS, House
from game.games.flipjacks.packed import (
    BIT_OF,
    CARD_AT,
    FREE,
    PACK,
    bits_in,
    cards_in,
    limits_of,
    mask_of,
    pips_in,
)
from game.games.flipjacks.playout import Playout, lowest_and_twin, named_demand
from game.games.flipjacks.search import Imagination
from game.games.flipjacks.state import FlipjacksState, FlipjacksView
from game.moves import Action, Move, Shuffle
from game.nodes import Chance, End, Turn
from game.simulate import simulate
from tests.strategies import setup_of

GAME = game_named("flipjacks")
RULES = GAME.rules
PLAYERS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


def view_of(text: str, seat: int = 0) -> FlipjacksView:
    view: FlipjacksView = RULES.view(RULES.read(text), seat)
    return view


def chosen(level: str, text: str, seed: int = 1) -> str:
    """What this level does with the turn."""
    state = RULES.read(text)
    seat = state.board.turn
    legal = RULES.legal(state, seat)
    return settled(PLAYERS[level].choose(RULES.view(state, seat), legal, Random(seed))).code


# -- what they choose --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "action"),
    [
        ("pile=7s stock=3c hands=QhTd9h/2c", "play:9h"),
        ("pile=7s stock=3c hands=QhTd9h9d/2c", "play:9d9h"),
        ("pile=7s stock=3c hands=QhTdThAcJc2c/2d", "play:TdTh"),
        ("pile=7s stock=3c hands=9dAcJc2c/2d", "play:9d"),
        ("pile=Kd stock=3c hands=AcJcJs2s3s4h/2d", "play:Ac=red"),
        ("pile=Kd stock=3c hands=AcJcJs2h3d4s/2d", "play:Ac=black"),
        ("pile=Kd stock=3c hands=AcJcJs2h3d4s/2d4c/2c", "play:Ac=red"),
        ("pile=Kd stock=3c hands=AcAs2s3s4h/2d", "play:AcAs=red"),
        ("pile=Kd stock=3c hands=JcJs2s3s4h/2d", "play:Jc"),
        ("pile=Kd stock=3c hands=Ac/2d", "play:Ac"),
        ("pile=Kd options=ace_frees_colour=on stock=3c hands=Ac2s3s4h/2d", "play:Ac"),
        ("pile=7s options=strict_jacks=on stock=3c hands=JhQh2s3s/2d", "play:Jh"),
        ("pile=7s free=yes stock=3c hands=Ac3c4d5h/2d", "play:3c"),
    ],
)
def test_normal_lays_the_lowest_that_fits_with_its_twin_and_aces_before_jacks(
    given: str, action: str
) -> None:
    seats = given.split("hands=")[1].count("/") + 1
    assert chosen("normal", f"chairs={','.join(['normal'] * seats)} {given}") == action


def test_easy_lays_the_card_it_has_held_longest_and_never_two() -> None:
    two = "chairs=easy,human pile=7s stock=3c"
    assert chosen("easy", f"{two} hands=QhTd9h9d/2c") == "play:Qh"
    assert chosen("easy", f"{two} hands=9h9dQh/2c") == "play:9h"
    assert chosen("easy", f"{two} hands=2sJc9h9d/2c") == "play:Jc"
    named = {chosen("easy", f"{two} hands=Ac9h9d/2c", seed) for seed in range(20)}
    assert named == {"play:Ac=black", "play:Ac=red"}


def test_with_one_thing_to_do_all_do_it() -> None:
    for level in PLAYERS:
        stuck = "chairs=human,human pile=Kd stock=3c hands=2s3s/2c"
        assert chosen(level, stuck) == "draw"
        assert chosen(level, "chairs=human,human pile=Kd stock=- hands=2s3s/2c") == "pass"


@pytest.mark.parametrize("level", PLAYERS)
def test_fj_22_a_forgotten_call_is_owned_up_to_where_playing_on_would_cost_nine(
    level: str,
) -> None:
    given = "chairs=human,human stock=3c4c hands={}/2c turns=2 lapses=0/1/old pile=9s"
    assert chosen(level, given.format("Kd")) == "own_up"
    assert chosen(level, given.format("2d")) == "draw"


def test_who_can_only_shout_is_not_asked_but_would_do_so() -> None:
    view = view_of("chairs=human,human pile=9s hands=2c/3c4c turn=1 calling=0")
    assert NORMAL.choose(view, (CALL,), Random(1)) == CALL


@pytest.mark.parametrize("level", PLAYERS)
def test_bots_shout_after_a_moment_and_think_for_a_while(level: str) -> None:
    view, rng = view_of("chairs=human,human pile=9s hands=2c/3c4c"), child(1, level)
    for claim in (CALL, catch_of(1)):
        many = [PLAYERS[level].reflexes(view, claim, rng) for _ in range(300)]
        reflexes = [reflex for some in many for reflex in some]
        assert {reflex.action for reflex in reflexes} == {claim}
        assert min(reflex.at_ms for reflex in reflexes) >= 200.0
    thinking = [PLAYERS[level].think_ms(view, rng) for _ in range(300)]
    assert fmean(thinking) == pytest.approx(THINKING.mean_ms, rel=0.1)


# -- what hard knows ---------------------------------------------------------------------------


def test_hard_wins_where_it_can_see_how() -> None:
    """Laying the eight first would leave a King that nothing but a reset could follow."""
    given = "chairs=hard,human pile=7s stock=3c3s hands=8h8d/2c2s4c4s5c5s"
    assert chosen("hard", given) == "play:8d8h"


def test_hard_keeps_its_jack_while_it_may_draw_a_card_that_it_saw() -> None:
    """The next card is an Ace that lay open; the flip would bury it."""
    tail = "9s9c9d9hTsTcTdTh"
    known = f"pile=2d5dKd stock=6h6d6s{tail}As seen={tail}As hands=Jc2s/3s4s3h4h6cQd7d8d"
    choices = [chosen("hard", f"chairs=hard,human {known}", seed) for seed in range(12)]
    assert choices.count("draw") >= 9


def test_hard_guesses_only_what_it_never_saw() -> None:
    text = (
        "chairs=hard,human,human pile=2s5h9s buried=1 stock=4c6dKh seen=6dKs hands=JhKs/KdKc/3c3d"
    )
    view = view_of(text)
    imagination = Imagination(view, Random(1))
    stocks, thirds = set(), set()
    for _ in range(60):
        playout = imagination.guess()
        located = mask_of(read_french_cards("JhKs5h9s6d"))
        assert playout.hands[0] == mask_of(read_french_cards("JhKs"))
        assert playout.stock[1] == BIT_OF[read_french_card("6d")]
        assert playout.pile[1:] == [BIT_OF[card] for card in read_french_cards("5h9s")]
        stocks.add(playout.stock[0])
        thirds.add(playout.hands[2])
        everything = [*playout.stock, *playout.pile]
        for hand in playout.hands:
            everything += bits_in(hand)
        assert len(set(everything)) == len(everything) == 12
        assert not located >> playout.stock[0] & 1
    assert len(stocks) > 20
    assert len(thirds) > 40


def test_hard_thinks_in_slices_and_chooses_the_same_again() -> None:
    given = "chairs=hard,human,human pile=7s stock=2c2s hands=8h9dTdJcAc/3h3d/4h4d"
    state = RULES.read(given)
    thought = HARD.choose(RULES.view(state, 0), RULES.legal(state, 0), Random(1))
    assert isinstance(thought, Thought)
    slices = 1
    while (action := thought.step()) is None:
        slices += 1
    assert slices > 5
    assert action.code == chosen("hard", given)


@pytest.mark.parametrize(
    ("given", "code", "reason"),
    [
        ("pile=7s stock=3c hands=8h8d/2c", "play:8d8h", "hint_out"),
        ("pile=7s stock=3c hands=8h8d2c/2s", "play:8d8h", "hint_two"),
        ("pile=7s stock=3c hands=8h8d2c/2s", "play:8d", "hint_card"),
        ("pile=2d7s stock=3c hands=Jh8d2c/2s", "play:Jh", "hint_flip"),
        ("pile=2d7s buried=1 stock=3c hands=Jh8d2c/2s", "play:Jh", "hint_jack"),
        ("pile=2d7s stock=3c hands=JhJd2c/2s", "play:JdJh", "hint_jack"),
        ("pile=2d7s stock=3c hands=AhJd2c/2s", "play:Ah=black", "hint_ace"),
        ("pile=2d7s options=ace_frees_colour=on hands=Ah2c/2s", "play:Ah", "hint_free_ace"),
        ("pile=Ks stock=3c hands=AhJd2c/2s", "draw", "hint_keep"),
        ("pile=Ks stock=3c hands=2c3c/2s", "draw", "hint_draw"),
        ("pile=Ks stock=- hands=2c3c/2s", "pass", "hint_pass"),
        ("pile=7s stock=3c hands=8h2c/2s", "call", "hint_say"),
        ("pile=7s stock=3c hands=8h/2s lapses=0/1/old turns=2", "own_up", "hint_own_up"),
    ],
)
def test_a_hint_says_why(given: str, code: str, reason: str) -> None:
    assert GAME.adviser is not None
    state = RULES.read(f"chairs=human,human {given}")
    action = RULES.read_action(code)
    assert action in RULES.legal(state, 0)
    assert GAME.adviser().why(RULES.view(state, 0), action).code == reason


# -- the fast form -----------------------------------------------------------------------------


def test_every_card_has_a_bit() -> None:
    assert cards_in(PACK) == tuple(CARD_AT[bit] for bit in bits_in(PACK))
    assert len(cards_in(PACK)) == 52
    assert mask_of(read_french_cards("2c2c")) == mask_of(read_french_cards("2c"))
    assert pips_in(mask_of(read_french_cards("AhJcQdKs7h"))) == 1 + 11 + 12 + 13 + 7


@pytest.mark.parametrize("strict", [False, True])
def test_the_fast_limits_are_those_of_the_rules(strict: bool) -> None:
    limits = limits_of(House(ace_frees_colour=False, strict_jacks=strict))
    options = f"options=strict_jacks={'on' if strict else 'off'}"
    for top in cards_in(PACK):
        demands = ("-", "black", "red") if top.code[0] == "A" else ("-",)
        for place, demand in enumerate(demands):
            rest = "".join(card.code for card in cards_in(PACK) if card != top)
            given = f"chairs=human,human pile={top.code} demand={demand} {options} hands={rest}/-"
            state = RULES.read(given)
            legal = RULES.legal(state, 0)
            fitting = {code.code[5:7] for code in legal if code.code.startswith("play:")}
            mask = limits.fits[place][BIT_OF[top]] & ~(1 << BIT_OF[top])
            assert {card.code for card in cards_in(mask)} == fitting
        assert limits.fits[FREE][BIT_OF[top]] == PACK


def test_twins_go_together() -> None:
    cards = mask_of(read_french_cards("9s9c9hTd"))
    assert cards_in(lowest_and_twin(cards)) == read_french_cards("9c9s")
    assert cards_in(lowest_and_twin(mask_of(read_french_cards("9s9h")))) == read_french_cards("9s")
    red = mask_of(read_french_cards("9h8d7s"))
    assert (named_demand(red, 2), named_demand(red, 3)) == (1, 2)


def by_the_rules(state: FlipjacksState, shuffle: Random) -> tuple[list[int], tuple[int, ...]]:
    """Plain players play to the end, and call in time; the hands left, and the winners."""
    while not isinstance(node := RULES.node(state), End):
        if isinstance(node, Chance):
            order = list(range(node.count))
            shuffle.shuffle(order)
            move = Move(None, Shuffle(tuple(order)))
        else:
            assert isinstance(node, Turn)
            if node.shouts:
                move = Move(node.shouts[0].seats[0], CALL)
            else:
                move = Move(node.seat, _plainly(state, node.seat))
        state = RULES.apply(state, (move,)).state
    return [mask_of(hand) for hand in state.hands], node.outcome.winners


def _plainly(state: FlipjacksState, seat: int) -> Action:
    legal = RULES.legal(state, seat)
    action = settled(NORMAL.choose(RULES.view(state, seat), legal, Random(0)))
    assert action in legal
    return action


def fast_form(state: FlipjacksState, shuffle: Random) -> Playout:
    def reorder(bits: list[int]) -> None:
        """As the rules do: the pile is turned over, and then shuffled."""
        turned, order = bits[::-1], list(range(len(bits)))
        shuffle.shuffle(order)
        bits[:] = [turned[place] for place in order]

    return Playout(
        limits=limits_of(state.board.house),
        hands=[mask_of(hand) for hand in state.hands],
        stock=[BIT_OF[card] for card in state.stock],
        pile=[BIT_OF[card] for card in state.pile],
        out=0,
        demand=0,
        passes=0,
        start=DEALT[len(state.hands)],
        shuffle=reorder,
    )


@pytest.mark.parametrize(
    "options", [{}, {"ace_frees_colour": True}, {"strict_jacks": True}], ids=["", "ace", "strict"]
)
@pytest.mark.parametrize("seats", sorted(DEALT))
def test_the_fast_form_plays_as_the_rules_do(seats: int, options: dict[str, bool]) -> None:
    for seed in range(60):
        deal = Random(seed)
        order = list(range(52))
        deal.shuffle(order)
        start = RULES.start(setup_of(GAME, *[None] * seats, **options))
        state = RULES.apply(start, (Move(None, Shuffle(tuple(order))),)).state
        fast = fast_form(state, Random(seed + 1))
        winners = fast.finish(state.board.turn, MOST_TURNS)
        assert by_the_rules(state, Random(seed + 1)) == (fast.hands, winners), seed


def test_the_fast_form_passes_and_frees_as_the_rules_do() -> None:
    """Rare in play: all cards are in hands, so that nobody can draw (FJ-25, FJ-28)."""
    rng = Random(7)
    for seats in (2, 3, 4):
        for _ in range(5):
            cards = list(cards_in(PACK))
            rng.shuffle(cards)
            top, cards = cards[0].code, [card for card in cards[1:] if card.code[0] not in "AJ"]
            hands = "/".join(
                "".join(card.code for card in cards[seat::seats]) for seat in range(seats)
            )
            text = f"chairs={','.join(['human'] * seats)} pile={top} hands={hands}"
            state = RULES.read(text)
            fast = fast_form(state, Random(1))
            winners = fast.finish(0, MOST_TURNS)
            assert by_the_rules(state, Random(1)) == (fast.hands, winners)


# -- how well they play ------------------------------------------------------------------------


def test_normal_plays_better_than_easy() -> None:
    tally = simulate(GAME, ("normal", "easy"), {}, matches=60, seed=1, clock=lambda: 0.0)
    assert tally.wins[0] >= 33


def test_hard_plays_better_than_normal() -> None:
    tally = simulate(GAME, ("normal", "hard"), {}, matches=5, seed=1, clock=lambda: 0.0)
    assert tally.wins[1] >= 4
