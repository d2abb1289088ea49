"""What the three bots do in positions where it is plain, and what they can say about it."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from game.bots.bot import Remembers
from game.bots.even_throws import with_even_throws
from game.bots.throwing.exchanges import REMEMBERED
from game.games.spell_my_name.bot import Easy, Hard, Normal, Player
from game.games.spell_my_name.judgement import useful, weakest
from game.games.spell_my_name.pack import read_card
from game.games.spell_my_name.state import SpellState
from game.measure import measure
from game.moves import Action
from tests.game.spell_my_name.spell_positions import GAME, RULES, played, position, seen

FOUR = "chairs=human,human,human,human"
FIVE = "phase=discarding hands={}/{}"
TAKING = "phase=taking owed=yes hands={}/- discard={} stock=A3A4"
LOST = "phase=lost lost=yes hands={}/{}"


def chosen(bot: Player, text: str | SpellState, seed: int = 1) -> Action:
    state = position(text) if isinstance(text, str) else text
    legal = RULES.legal(state, state.known.seat)
    choice = bot.choose(seen(state), legal, Random(seed))
    assert choice in legal
    return choice


def often(bot: Player, text: str, tries: int = 60) -> Counter[str]:
    """What it chooses, with one seed and another."""
    return Counter(chosen(bot, text, seed).code for seed in range(tries))


def test_five_places_are_filled_by_pieces_and_by_the_bolt() -> None:
    for cards, places in (("", 0), ("J1 J2 Jp", 1), ("Bt J1 A2", 3), ("Nb J1", 1)):
        assert useful(map(read_card, cards.split())) == places
    assert useful(map(read_card, ("Bt", "J1", "A1", "C1", "K1", "L1"))) == 5


@pytest.mark.parametrize("make", [Easy, Normal, Hard])
def test_all_claim_and_throw_and_pick_what_there_is(make: Callable[[], Player]) -> None:
    assert chosen(make(), "phase=claiming hands=J1A1C1K1L1/-").code == "claim"
    picks = often(make(), "phase=picking other=1 hands=-/J1A1C1")
    assert set(picks) == {"pick:0", "pick:1", "pick:2"}
    state = played("hands=-/-", "0 challenge:1").state
    throws = {
        make().choose(seen(state, seat), RULES.legal(state, seat), Random(3)) for seat in (0, 1)
    }
    assert throws <= set(RULES.legal(state, 0))


@pytest.mark.parametrize(
    ("make", "hand", "pile", "code"),
    [
        (Normal, "J1", "C2J2", "take:stock"),
        (Normal, "J1", "C2A2", "take:discard"),
        (Normal, "-", "C2A2", "take:discard"),
        (Normal, "J1", "C2Nb", "take:discard"),
        (Normal, "J1", "C2Bt", "take:discard"),
        (Hard, "J1", "C2J2", "take:stock"),
        (Hard, "J1", "C2A2", "take:discard"),
        (Hard, "-", "C2A2", "take:stock"),
        (Hard, "-", "C2Bt", "take:discard"),
        (Hard, "J1", "C2Nb", "take:discard"),
    ],
)
def test_what_helps_is_taken(make: Callable[[], Player], hand: str, pile: str, code: str) -> None:
    assert chosen(make(), TAKING.format(hand, pile)).code == code


def test_easy_sees_but_half_of_what_lies_open() -> None:
    assert set(often(Easy(), TAKING.format("J1", "C2A2"))) == {"take:stock", "take:discard"}
    assert set(often(Easy(), TAKING.format("J1", "C2J2"))) == {"take:stock"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (FIVE.format("J1A1C1K1K2", "-"), "drop:K1"),  # near the name: keep what is dear
        ("options=goal=100 " + FIVE.format("J1J2A1A3C1", "-"), "drop:A3"),  # far from it
        (FIVE.format("JpJ2A1C1K1", "-"), "drop:J2"),  # a Card of Purity is kept
        (FIVE.format("JpJ2A1C1Bt", "-"), "drop:J2"),
        (FIVE.format("NbJ2A1C1C2", "-"), "drop:C2"),  # and the Bison before what is there twice
    ],
)
def test_what_spells_least_goes(text: str, code: str) -> None:
    assert chosen(Normal(), text).code == code
    assert chosen(Hard(), text.replace("challenger=0", "challenger=1")).code == code


def test_an_opponent_with_four_pieces_drops_the_bison() -> None:
    text = "phase=discarding challenger=1 seat=0 lost=yes hands=NbJ2A1C1K2/K1"
    for bot in (Normal(), Hard()):
        assert chosen(bot, text).code == "drop:Nb"


def test_easy_drops_what_is_there_twice_or_else_the_bison_or_anything() -> None:
    assert set(often(Easy(), FIVE.format("J1J2A1A3C1", "-"))) == {
        "drop:J1", "drop:J2", "drop:A1", "drop:A3",
    }  # fmt: skip
    opponent = "phase=discarding challenger=1 seat=0 lost=yes hands={}/-"
    assert set(often(Easy(), opponent.format("NbJ1A1C1K1"))) == {"drop:Nb"}


def test_easy_and_normal_challenge_anybody() -> None:
    for bot in (Easy(), Normal()):
        found = often(bot, f"{FOUR} hands=-/J1A1C1K1/-/J2")
        assert set(found) == {"challenge:1", "challenge:2", "challenge:3"}


@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        ("-/J1/J2/J3", 3),  # the last to have a turn
        ("-/-/J2/J3A3C3K3", 2),  # never one with four cards, if there is another
        ("-/-/J2A2C2/J3A3C3K3", 1),
        ("-/J1A1C1K1/J2A2C2K2/J3A3C3K3", 3),
        ("-/-/J2A2/J3A3C3", 1),
        ("-/J4/-/J3A3C3", 2),
    ],
)
def test_hard_challenges_whom_a_card_helps_least(hands: str, seat: int) -> None:
    state = position(f"{FOUR} hands={hands}")
    assert weakest(seen(state)) == seat
    assert chosen(Hard(), state).code == f"challenge:{seat}"


def test_the_seats_are_counted_from_the_challenger() -> None:
    state = position(f"{FOUR} challenger=2 hands=J1/J1/-/J1")
    assert chosen(Hard(), state).code == "challenge:1"


# -- the Bison -------------------------------------------------------------------------------


def test_normal_saves_the_bison_for_the_fifth_card() -> None:
    assert chosen(Normal(), "hands=NbJ1/K1").code == "challenge:1"
    assert chosen(Normal(), LOST.format("NbJ1", "K1")).code == "pass"
    assert chosen(Normal(), FIVE.format("NbJ1A1C1K2", "K1")).code == "steal:1"
    assert chosen(Normal(), FIVE.format("NbJ1A1C1C2", "K1")).code == "drop:C2"
    most = f"{FOUR} phase=discarding hands=NbJ1A1C1K2/K1/K3K4/J2J3"
    assert chosen(Normal(), most).code == "steal:2"


def test_between_two_hard_robs_at_once() -> None:
    assert chosen(Hard(), "hands=NbJ1/K1").code == "steal:1"
    assert chosen(Hard(), "phase=taking owed=yes hands=NbJ1/K1").code == "steal:1"
    assert chosen(Hard(), LOST.format("NbJ1A1", "K1")).code == "steal:1"


def test_among_more_hard_goes_on_with_its_turn_if_there_is_something_to_build_on() -> None:
    lost = f"{FOUR} phase=lost lost=yes hands={{}}/K1/-/-"
    assert chosen(Hard(), lost.format("NbJ1A1")).code == "extra"
    assert chosen(Hard(), lost.format("NbJ1")).code == "steal:1"
    assert chosen(Hard(), f"{FOUR} hands=NbJ1A1/K1/-/-").code == "challenge:3"
    assert chosen(Hard(), f"{FOUR} phase=discarding hands=NbJ1A1C1C2/K1/-/-").code == "steal:1"


def test_hard_robs_where_it_knows_of_a_card_that_it_lacks() -> None:
    text = f"{FOUR} phase=discarding hands=NbJ1A1C1C2/{{}}/{{}}/K3"
    assert chosen(Hard(), text.format("J2J3", "J4J5")).code == "steal:1"
    assert chosen(Hard(), text.format("J2J3", "L4'0J5")).code == "steal:2"
    assert chosen(Hard(), text.format("J2'0J3'0", "J4J5")).code == "steal:2"


def test_easy_lets_the_bison_ride_at_a_whim() -> None:
    assert set(often(Easy(), "hands=NbJ1/K1")) == {"challenge:1", "steal:1"}
    assert set(often(Easy(), LOST.format("NbJ1", "K1"))) == {"pass", "extra", "steal:1"}


# -- throws, time and words ------------------------------------------------------------------


def test_hard_may_know_people_from_other_matches() -> None:
    bot = Hard()
    assert isinstance(bot, Remembers)
    assert not isinstance(Normal(), Remembers)
    bot.recall(1, ",".join(["R"] * 2))
    state = played("hands=-/-", "0 challenge:1").state
    known = Hard()
    known.recall(1, "JR" * REMEMBERED)
    assert known.choose(seen(state, 0), RULES.legal(state, 0), Random(1)).code == "labrador"


def test_they_think_longer_about_a_decision_than_about_a_claim() -> None:
    claim, decision = "phase=claiming hands=J1A1C1K1L1/-", "hands=-/-"
    for bot in (Easy(), Normal(), Hard()):
        long, short = (bot.think_ms(seen(position(text)), Random(1)) for text in (decision, claim))
        assert long > short > 0
        assert bot.reflexes(seen(position(claim)), RULES.read_action("claim"), Random(1)) == ()


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("hands=-/-", "challenge:1", "hint_only"),
        (f"{FOUR} hands=-/J1A1/J2/J3A3", "challenge:2", "hint_fewest"),
        (f"{FOUR} hands=-/J1/J2/J3", "challenge:3", "hint_later"),
        (TAKING.format("-", "C2A2"), "take:stock", "hint_early"),
        (TAKING.format("A1", "C2A2"), "take:stock", "hint_stock"),
        (TAKING.format("J1", "C2A2"), "take:discard", "hint_piece"),
        (TAKING.format("J1", "C2Bt"), "take:discard", "hint_piece"),
        (TAKING.format("J1", "C2Nb"), "take:discard", "hint_bison"),
        (TAKING.format("J1", "C2J2"), "take:discard", "hint_away"),
        (TAKING.format("J1C1K1L1", "C2A2"), "take:discard", "hint_wins"),
        (FIVE.format("J1A1C1K1K2", "-"), "drop:K1", "hint_spare"),
        (FIVE.format("J1A1C1K1K2", "-"), "drop:A1", "hint_least"),
        (FIVE.format("NbA1C1K1L2", "-"), "drop:Nb", "hint_drop_bison"),
        (FIVE.format("NbA1C1K1L2", "J1"), "steal:1", "hint_fifth"),
        (FIVE.format("NbA1C1K1L2", "J1'0"), "steal:1", "hint_seen"),
        ("hands=NbA1/J1", "steal:1", "hint_steal"),
        (LOST.format("NbA1", "J1"), "extra", "hint_extra"),
        (LOST.format("NbA1", "J1"), "pass", "hint_pass"),
        ("phase=picking other=1 hands=A1/J1J2", "pick:0", "hint_pick"),
        ("phase=claiming hands=J1A1C1K1L1/-", "claim", "hint_claim"),
    ],
)
def test_the_adviser_can_say_why(text: str, code: str, reason: str) -> None:
    assert GAME.adviser is not None
    state = position(text)
    action = RULES.read_action(code)
    assert action in RULES.legal(state, 0)
    assert GAME.adviser().why(seen(state), action).code == reason


@pytest.mark.parametrize(
    ("hero", "others", "deals"),
    [("hard", "easy", 25), ("normal", "random", 8), ("easy", "random", 18)],
)
def test_card_sense_is_ahead_whatever_is_thrown(hero: str, others: str, deals: int) -> None:
    measured = measure(with_even_throws(GAME), hero, others, {}, seats=4, deals=deals, seed=1)
    assert measured.report()["deals"] == deals
    assert float(str(measured.report()["win_share_errors"])) > 2.0
