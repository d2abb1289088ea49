"""What the three bots do in positions where it is plain, and what they can say about it."""

from random import Random

import pytest

from game.bots.bot import Thought, settled
from game.games.jacks_twos_and_eights.bot import EFFORT, Easy, Hard, Normal
from game.games.jacks_twos_and_eights.state import JacksState, JacksView
from game.measure import measure
from game.moves import Action
from tests.game.jacks_twos_and_eights.jacks_positions import GAME, RULES, done, midway, position

OPEN = "hands={hand}/{other} discard={top} stock=6c7c8d9d3h4h5h seat=0"


def seen(state: JacksState) -> JacksView:
    view = RULES.view(state, state.known.seat)
    assert isinstance(view, JacksView)
    return view


def chosen(bot: Easy | Normal | Hard, state: JacksState, seed: int = 1) -> Action:
    legal = RULES.legal(state, state.known.seat)
    choice = settled(bot.choose(seen(state), legal, Random(seed)))
    assert choice in legal
    return choice


def at(hand: str, top: str, other: str = "4c5c6d7d", **words: object) -> JacksState:
    more = "".join(f" {name}={value}" for name, value in words.items())
    return position(OPEN.format(hand=hand, other=other, top=top) + more)


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (at("9dKs3s", "Ts"), "play:Ks"),
        (at("9d3sKs", "Ts"), "play:3s"),
        (at("9dJd3s", "Ts"), "play:Jd:d"),
        (at("9dJd", "Jc", suit="h"), "play:Jd:d"),
        (at("9d4h", "Ts"), "draw"),
        (at("9d2h", "2s", draws=2, phase="answering"), "take"),
        (at("9d8h", "8s", skips=1, phase="answering"), "miss"),
        (at("9d4s5d", "5s", phase="laid"), "play:5d"),
        (at("9d4s6s", "5s", phase="laid"), "pass"),
        (at("Jd", "Ts"), "play:Jd"),
    ],
)
def test_easy_lays_what_fits_first_goes_on_with_pairs_and_forgets_powers(
    state: JacksState, code: str
) -> None:
    assert chosen(Easy(), state).code == code


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (at("3sKsQs9d", "Ts"), "play:Ks"),  # the dearer chain first
        (at("QsQdKdKh3s", "Ts"), "play:Qs"),  # the one that goes on
        (at("9s4h5h", "Ts"), "play:9s"),
        (at("Jd4h5h", "3s"), "play:Jd:h"),  # rather than draw, and the suit that it holds
        (at("Jd4h5h", "3s", phase="laid"), "pass"),  # a Jack is kept while nobody is near out
        (at("Jd4h5h", "3s", "4c", phase="laid"), "play:Jd:h"),  # and laid when somebody is
        (at("9d2h4c", "2s", draws=2, phase="answering"), "play:2h"),
        (at("9d8h4c", "8s", "4c", skips=1, phase="answering"), "play:8h"),
        (at("9d4c", "5s", phase="laid"), "pass"),
        (at("9sJd", "Ts", "4c5c6d7d"), "play:9s"),
    ],
)
def test_normal_has_sense(state: JacksState, code: str) -> None:
    assert chosen(Normal(), state).code == code


def test_normal_lays_something_where_nothing_can_be_drawn() -> None:
    state = position("hands=Jd4h5h/4c5c6d7d discard=3s stock=- seat=0")
    assert chosen(Normal(), state).code == "play:Jd:h"


def test_normal_ends_a_turn_to_keep_its_eight() -> None:
    state = at("8d4h5h", "9s", phase="laid")
    assert chosen(Normal(), state).code == "pass"


def test_hard_goes_out_when_it_can_without_thinking_long() -> None:
    state = at("QsQdKdKh", "Ts")
    choice = Hard().choose(seen(state), RULES.legal(state, 0), Random(1))
    assert isinstance(choice, Thought)
    assert choice.step() is not None


def test_hard_thinks_in_slices_as_many_as_its_effort_says() -> None:
    state = at("QsKs9h8d3c", "Ts")
    choice = Hard().choose(seen(state), RULES.legal(state, 0), Random(1))
    assert isinstance(choice, Thought)
    slices = 0
    while choice.step() is None:
        slices += 1
    assert EFFORT.playouts / EFFORT.a_slice / 2 <= slices <= 2 * EFFORT.playouts / EFFORT.a_slice


def test_hard_chooses_the_same_from_the_same_seed() -> None:
    for state in midway(20, seed=6):
        assert chosen(Hard(), state, 7) is chosen(Hard(), state, 7)


def test_hard_carries_out_the_chain_that_it_decided_on() -> None:
    bot, state = Hard(), at("QsKsKd9h8d3c", "Ts")
    first = chosen(bot, state)
    told: list[str] = [first.code]
    state = done(state, first)
    while state.known.seat == 0 and state.known.phase.value == "laid":
        legal = RULES.legal(state, 0)
        choice = bot.choose(seen(state), legal, Random(1))
        assert not isinstance(choice, Thought)
        told.append(choice.code)
        state = done(state, choice)
    assert told[-1] == "pass"
    assert len(told) > 2


def test_hard_forgets_a_plan_when_the_table_stands_otherwise() -> None:
    bot, state = Hard(), at("QsKsKd9h8d3c", "Ts")
    chosen(bot, state)
    other = at("9h8d4c5c", "3h")
    assert chosen(bot, other, 3) is chosen(Hard(), other, 3)


def test_hard_has_nothing_to_think_about_where_there_is_one_thing_to_do() -> None:
    state = at("9d4h", "Ts")
    choice = Hard().choose(seen(state), RULES.legal(state, 0), Random(1))
    assert not isinstance(choice, Thought)
    assert choice.code == "draw"


def test_they_take_longer_over_the_first_card() -> None:
    first, later = at("3sKs", "Ts"), at("3sKs", "Ts", phase="laid")
    for bot in (Easy(), Normal(), Hard()):
        assert bot.think_ms(seen(first), Random(1)) > bot.think_ms(seen(later), Random(1)) > 0
        assert bot.reflexes(seen(first), RULES.legal(first, 0)[0], Random(1)) == ()


@pytest.mark.parametrize(
    ("state", "code", "reason"),
    [
        (at("Ks", "Ts"), "play:Ks", "hint_out"),
        (at("8h9d", "8s", skips=1, phase="answering"), "play:8h", "hint_counter"),
        (at("8h9d", "8s", skips=1, phase="answering"), "miss", "hint_miss"),
        (at("2h9d", "2s", draws=2, phase="answering"), "play:2h", "hint_answer"),
        (at("2h9d", "2s", draws=2, phase="answering"), "take", "hint_take"),
        (at("2c9d", "8s", skips=1, phase="answering"), "miss", "hint_must_miss"),
        (at("3c9d", "2s", draws=2, phase="answering"), "take", "hint_must_take"),
        (at("Jd9h8h", "3s"), "play:Jd:h", "hint_jack"),
        (at("Jd9h8h3d", "3s"), "play:Jd:d", "hint_jack_too"),
        (at("Jd9h3d3d'", "3s"), "play:Jd:d", "hint_jack"),
        (at("8d9h", "3s"), "play:8d", "hint_eight"),
        (at("2s9h", "3s"), "play:2s", "hint_draws"),
        (at("As9h", "3s"), "play:As", "hint_draws"),
        (at("As9h", "2s", phase="laid", draws=2), "play:As", "hint_chain"),
        (at("Ks9h", "Qs", phase="laid"), "play:Ks", "hint_chain"),
        (at("Ks9h", "3s"), "play:Ks", "hint_points"),
        (at("Kd9h", "3s"), "draw", "hint_must_draw"),
        (at("Ks9h", "3s"), "draw", "hint_draw"),
        (at("Kd9h", "3s", phase="laid"), "pass", "hint_must_pass"),
        (at("3d9h", "3s", phase="laid"), "pass", "hint_pass"),
    ],
)
def test_the_adviser_can_say_why(state: JacksState, code: str, reason: str) -> None:
    assert GAME.adviser is not None
    action = RULES.read_action(code)
    assert action in RULES.legal(state, 0)
    assert GAME.adviser().why(seen(state), action).code == reason


@pytest.mark.parametrize(
    ("hero", "others", "deals"), [("normal", "easy", 40), ("easy", "random", 25)]
)
def test_each_level_is_ahead_of_the_one_below(hero: str, others: str, deals: int) -> None:
    measured = measure(GAME, hero, others, {}, seats=4, deals=deals, seed=1)
    report = measured.report()
    assert report["deals"] == deals
    assert float(str(report["win_share_errors"])) > 2.0
    assert float(str(report["points_errors"])) < -2.0
