"""What the three bots do in positions where it is plain, and what they weigh."""

from random import Random

import pytest

from game.bots.even_throws import with_even_throws
from game.bots.thrower import HabitThrower
from game.bouts.bout import Kind, begin
from game.bouts.throws import Symbol
from game.games.motor_city_showdown.bot import Easy, Hard, Normal
from game.games.motor_city_showdown.middle import Shown, share, shown
from game.games.motor_city_showdown.pack import FACES
from game.games.motor_city_showdown.prospect import power_worth, prospect_of
from game.games.motor_city_showdown.state import MotorState, MotorView
from game.games.motor_city_showdown.thumb import arrange, best_pair
from game.measure import mean_of, measure
from game.moves import Action
from game.zones import Seat
from tests.game.motor_city_showdown.motor_positions import GAME, RULES, position

Player = Easy | Normal | Hard

WINNING = "RoRobRocRodRoeRofRogRohRoiRojRok"
"""Eleven cards for a barn."""


def chosen(bot: Player, state: MotorState, seat: Seat = 0, seed: int = 1) -> Action:
    view = RULES.view(state, seat)
    assert isinstance(view, MotorView)
    legal = RULES.legal(state, seat)
    action = bot.choose(view, legal, Random(seed))
    assert action in legal
    return action


def building(hand: str, **words: str) -> MotorState:
    more = " ".join(f"{name}={value}" for name, value in words.items())
    return position(f"hands={hand}/RoPaScJa/RoPaScJa stock=LaLaLa {more}", 3)


def naming(power: str, card: str, barns: str, **words: str) -> MotorState:
    more = " ".join(f"{name}={value}" for name, value in words.items())
    flips = f"flips={card}/Ro/Ro/Ro phase=naming power={power} holder=0"
    return position(f"{flips} barns={barns} {more}", 4)


def swapping(hole: str, **words: str) -> MotorState:
    more = " ".join(f"{name}={value}" for name, value in words.items())
    where = f"flips=Wp/Ro/Ro holes={hole}/Ja/Sc combats=RoRo/PaPa/ScSc power=wood holder=0"
    return position(f"{where} phase=swapping {more}", 3)


def test_easy_flips_whatever_looks_big_and_keeps_anything() -> None:
    kept = set()
    for seed in range(12):
        code = chosen(Easy(), building("RoS2BhPa"), seed=seed).code
        flip, _, hole = code.removeprefix("set:").split("/")
        assert flip == "S2"
        kept.add(hole)
    assert kept == {"Ro", "Bh", "Pa"}
    assert len({chosen(Easy(), building("RoPaScJa"), seed=seed).code for seed in range(12)}) > 3


def test_easy_strikes_whoever_sits_next_and_always_swaps() -> None:
    assert chosen(Easy(), naming("bison", "Hb", "-/-/RoPa/Sc")).code == "against:1"
    assert chosen(Easy(), swapping("Bh")).code == "swap:1"


@pytest.mark.parametrize("bot", [Normal, Hard])
@pytest.mark.parametrize(
    ("hand", "words", "flip", "hole"),
    [
        ("RoBhHbPa", {}, "Bh", "Hb"),
        ("RoR9HbPa", {"barns": f"-/{WINNING}/-", "round": "4"}, "R9", "Hb"),
        ("RoPaScBh", {"round": "2"}, "Bh", None),
        ("BhHbRo", {"final": "3", "barns": f"-/{WINNING}/-", "round": "6"}, "Bh", "Hb"),
    ],
)
def test_bots_with_sense_flip_what_strikes_now_and_keep_what_grows(
    bot: type[Player], hand: str, words: dict[str, str], flip: str, hole: str | None
) -> None:
    code = chosen(bot(), building(hand, **words)).code.removeprefix("set:")
    assert code.split("/")[0] == flip
    assert hole is None or code.split("/")[2] == hole


@pytest.mark.parametrize("bot", [Normal, Hard])
def test_bots_with_sense_keep_a_ravenous_while_barns_are_empty(bot: type[Player]) -> None:
    assert chosen(bot(), building("JaR9RoPa")).code.endswith("/R9")


@pytest.mark.parametrize("bot", [Normal, Hard])
def test_bots_with_sense_strike_the_fullest_barn(bot: type[Player]) -> None:
    assert chosen(bot(), naming("bison", "Hb", "-/Sc/ScPaJa/Sc")).code == "against:2"
    assert chosen(bot(), naming("raven", "R7", "-/Sc/ScPaJa/Sc")).code == "against:2"


def test_hard_strikes_the_leader_where_all_barns_are_full_enough() -> None:
    full = "RoRoRoRoRoRoRo"
    barns, totals = f"-/{full}Sc/{full}/{full}", "0/10/20/90"
    state = naming("raven", "R7", barns, totals=totals)
    assert chosen(Hard(), state).code == "against:3"
    assert chosen(Normal(), state).code == "against:1"


def test_bots_with_sense_swap_what_is_poor_and_keep_what_is_good() -> None:
    assert chosen(Normal(), swapping("Ro", barns="-/-/Pa")).code == "swap:2"
    assert chosen(Normal(), swapping("Hb")).code == "keep"
    assert chosen(Hard(), swapping("Ro", totals="0/50/20")).code == "swap:1"
    assert chosen(Hard(), swapping("Hb")).code == "keep"
    assert chosen(Hard(), swapping("Sc", final="4", round="5")).code.startswith("swap")
    assert chosen(Hard(), swapping("Bh", final="4", round="5")).code == "keep"


def test_hard_answers_a_pack_without_labradors_with_a_jack() -> None:
    gone = "".join(f"La{mark}" for mark in ("", *"bcdefghijk"))
    scarce = building("JaRoPaSc", flipped=f"{gone}R7R8R9", round="5", barns="Pa/Pa/Pa")
    assert chosen(Hard(), scarce).code.startswith("set:Ja/")


def test_where_there_is_one_way_nobody_thinks() -> None:
    for bot in (Easy(), Normal(), Hard()):
        assert chosen(bot, building("RoRobRocRod")).code == "set:Ro/RoRo/Ro"


def test_each_throws_in_its_own_way_and_hard_remembers_people() -> None:
    words = "bout=last/relaxed/0,1/0,1/0,0/-/-/-/- stake=combat phase=throwing pot=RoRoRoRo"
    state = position(words)
    for bot in (Easy(), Normal(), Hard()):
        assert isinstance(chosen(bot, state), Symbol)
    habit = HabitThrower().throw(begin(Kind.LAST_LEFT, (0, 1)), 0, Random(5))
    assert chosen(Easy(), state, seed=5) is habit
    fond = Hard()
    fond.recall(1, "RP" * 60)
    assert {chosen(fond, state, seed=seed) for seed in range(8)} == {Symbol.PAPER}


def test_a_tableau_takes_longer_than_a_choice() -> None:
    build = RULES.view(building("RoPaScJa"), 0)
    name = RULES.view(naming("bison", "Hb", "-/Sc/Pa/Ja"), 0)
    for bot in (Easy(), Normal(), Hard()):
        assert bot.think_ms(build, Random(1)) > bot.think_ms(name, Random(1)) > 0
        assert bot.reflexes(build, Symbol.ROCK, Random(1)) == ()


# -- what is weighed ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "others", "part"),
    [
        ("Ja", ["Ro", "Pa", "Sc"], 1.0),
        ("La", ["Ro", "Pa", "Ja"], 0.25),
        ("La", ["Ja", "Ja", "Ja"], 1.0),
        ("Ro", ["Pa", "Sc", "La"], 1 / 3),
        ("Ro", ["Ro", "Sc", "La"], 0.5),
        ("Ro", ["Ro", "S3", "La"], 0.0),
        ("S6", ["Ro", "S3", "La"], 1.0),
        ("S1", ["Ja", "Ja", "Pa"], 1.0),
        ("S1", ["Ja", "Ja", "S9"], 0.0),
        ("S1", ["Ja", "Pa", "Pa"], 0.0),
        ("Ro", ["Ja", "Ja", "Pa"], 0.0),
        ("Ja", ["Bh", "Pa", "Sc"], 0.0),
    ],
)
def test_what_a_card_wins_in_the_middle(card: str, others: list[str], part: float) -> None:
    worlds: list[Shown | None] = [shown(others)]
    assert share(FACES[card], worlds) == pytest.approx(part)


@pytest.mark.parametrize(
    ("flips", "keeps", "pair"),
    [
        ([1.0, 2.0, 3.0], [3.0, 2.0, 1.0], (2, 0)),
        ([5.0, 2.0, 3.0], [9.0, 2.0, 1.0], (2, 0)),
        ([9.0, 2.0, 3.0], [5.0, 2.0, 1.0], (0, 1)),
    ],
)
def test_no_card_is_flipped_and_kept(
    flips: list[float], keeps: list[float], pair: tuple[int, int]
) -> None:
    assert best_pair(flips, keeps) == pair


def test_by_rule_of_thumb_the_hammer_is_what_strikes_last() -> None:
    codes = ["Bh", "Hb", "Ro"]
    assert arrange(codes, 20, final=True) == (0, 1)
    assert arrange(["Ro", "Ja"], 0, final=True) in ((0, 1), (1, 0))


def test_powers_are_worth_what_they_bring_at_even_odds() -> None:
    two = prospect_of(view_at("hands=HbRoPaSc/RoPaScJa barns=Ja/JabJac", 2))
    assert two.expected == 1 + 69 / 2
    assert power_worth(FACES["Jl"], two) == (72 - two.expected) / 2
    assert power_worth(FACES["Hb"], two) == (2 + 4) / 2
    assert power_worth(FACES["R9"], two) == 1.0
    assert power_worth(FACES["Ja"], two) == 0.0
    three = prospect_of(view_at("hands=HbRoPaSc/RoPaScJa/RoPaScJa", 3))
    assert power_worth(FACES["Jl"], three) == 12.0
    assert power_worth(FACES["Wp"], three) > power_worth(FACES["Wp"], three, hammer=True)


def test_the_bison_waits_for_the_final_tableau_unless_one_opponent_is_left() -> None:
    bison = FACES["Hb"]
    words = "hands=HbRoPa/RoPaSc/RoPaSc barns=-/JaJaJa/Ja"
    early, late = (prospect_of(view_at(f"{words} final={final}", 3)) for final in (0, 3))
    assert power_worth(bison, early) == 0.0
    assert power_worth(bison, late) == (3 + 3) / 2
    assert power_worth(bison, late, hammer=True) == (3 + 1) / 2
    alone = prospect_of(view_at("hands=HbRoPa/RoPaSc barns=-/JaJaJa final=3", 2))
    assert power_worth(bison, alone) == (72 - alone.expected) / 2


def test_a_ravenous_waits_until_the_bison_has_come_and_no_longer() -> None:
    barns = f"{WINNING}/{WINNING}/-"
    lurking = building("JaR9RoPa", barns=barns, round="4")
    gone = building("JaR9RoPa", barns=barns, round="4", flipped="Hb")
    assert chosen(Hard(), lurking).code.endswith("/R9")
    assert chosen(Hard(), gone).code.startswith("set:R9/")


def view_at(words: str, seats: int) -> MotorView:
    view = RULES.view(position(words, seats), 0)
    assert isinstance(view, MotorView)
    return view


def test_sense_tells_where_throws_do_not() -> None:
    measured = measure(with_even_throws(GAME), "normal", "random", {}, seats=4, deals=20, seed=1)
    assert mean_of(measured.points_ahead).errors > 2
