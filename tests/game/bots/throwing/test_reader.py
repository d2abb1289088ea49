from random import Random

import pytest

from game.bots.throwing.exchanges import Exchange
from game.bots.throwing.experts import PAYOFF, RELATION, Past, Stands, best_answer, blend
from game.bots.throwing.knowledge import Knowledge, Next, knowledge
from game.bots.throwing.mixes import EVEN, LAST_LEFT, drawn
from game.bots.throwing.reader import Reader
from game.bouts.throws import JACK, LABRADOR, PAPER, ROCK, SCISSORS, Symbol

FIVE = tuple(Symbol)


def reader_of(known: list[Exchange]) -> Reader:
    return Reader(LAST_LEFT, known)


def told(known: list[Exchange]) -> Knowledge:
    return knowledge(known, reader_of(known))


def likeliest(reader: Reader) -> Symbol:
    return FIVE[max(range(5), key=reader.expected.__getitem__)]


def test_a_payoff_is_what_a_throw_wins() -> None:
    jack, labrador, rock = 3, 4, 0
    assert PAYOFF[jack][rock] == 1
    assert PAYOFF[jack][labrador] == -1
    assert PAYOFF[rock][rock] == 0
    assert RELATION[labrador][jack] == 1
    assert RELATION[jack][labrador] == 2


def test_the_best_answer_is_by_what_it_is_worth_not_by_what_beats_the_likeliest() -> None:
    answer, worth = best_answer((0.4, 0.15, 0.15, 0.15, 0.15))
    assert FIVE[answer] is JACK  # paper beats rock too, but loses to JACK and scissors
    assert worth == pytest.approx(0.55)


def test_what_was_counted_bends_what_was_thought() -> None:
    assert blend([3.0, 0.0], [0.5, 0.5], 1.0) == [0.875, 0.125]


def test_of_somebody_unknown_it_thinks_what_it_was_told_to() -> None:
    reader = Reader(LAST_LEFT)
    assert reader.expected == pytest.approx(LAST_LEFT)
    assert reader.throws == 0
    assert reader.edge == 0
    assert not reader.trusted


def test_expectations_come_to_one_whatever_is_thrown() -> None:
    rng = Random(3)
    reader = Reader(EVEN)
    for _ in range(60):
        reader.learn((rng.choice(FIVE), rng.choice(FIVE)))
        assert sum(reader.expected) == pytest.approx(1)
        assert min(reader.expected) > 0
    assert reader.throws == 60


def test_it_reads_what_is_always_thrown() -> None:
    reader = reader_of([(PAPER, ROCK)] * 12)
    assert likeliest(reader) is PAPER
    assert reader.trusted
    assert reader.edge > 0.5


@pytest.mark.parametrize("period", [2, 3, 5])
def test_it_reads_a_cycle_of_any_length(period: int) -> None:
    cycle = FIVE[:period]
    reader = reader_of([(cycle[number % period], JACK) for number in range(30)])
    assert likeliest(reader) is cycle[30 % period]


def test_it_reads_what_follows_a_loss() -> None:
    """Always what beats the winner: a relation, seen long before all its throws were seen."""
    rng = Random(1)
    known: list[Exchange] = []
    own = ROCK
    for _ in range(40):
        met = rng.choice([symbol for symbol in (PAPER, SCISSORS, ROCK) if symbol is not own])
        known.append((own, met))
        own = {ROCK: PAPER, PAPER: SCISSORS, SCISSORS: ROCK}[met]
    assert likeliest(reader_of(known)) is own


def test_it_reads_who_answers_our_own_habit() -> None:
    """We throw JACK four times of five; they throw LABRADOR at it, and at nothing else."""
    rng = Random(2)
    ours = [JACK if rng.random() < 0.8 else rng.choice(FIVE) for _ in range(80)]
    reader = reader_of([(LABRADOR if rng.random() < 0.8 else ROCK, our) for our in ours])
    assert likeliest(reader) is LABRADOR


def test_against_chance_its_edge_is_not_trusted_for_long() -> None:
    trusted = throws = 0
    for seed in range(4):
        rng = Random(seed)
        reader = Reader(LAST_LEFT)
        for _ in range(150):
            reader.learn((drawn(LAST_LEFT, rng.random()), drawn(LAST_LEFT, rng.random())))
            trusted += reader.trusted
            throws += 1
    assert trusted < throws / 4


def test_a_standing_without_a_past_is_the_usual() -> None:
    expert = Stands(lambda past: past.ends[-1:])
    said = [[0.2] * 5]
    assert expert.say(Past(), said) == [0.2] * 5
    expert.count(Past(), 0, 1)
    assert expert.say(Past(), said) == [0.2] * 5


def test_what_it_knows_of_nobody() -> None:
    found = told([])
    nothing = Next(0, 0.0, 0.0, 0.0)
    assert found.throws == 0
    assert found.shares == (0.0,) * 5
    assert (found.after_win, found.after_tie, found.after_loss) == (nothing,) * 3
    assert found.expected == pytest.approx(LAST_LEFT)
    assert not found.trusted


def test_what_it_knows_of_somebody() -> None:
    found = told(
        [
            (ROCK, SCISSORS),  # won, and stays
            (ROCK, PAPER),  # lost, and goes down to what rock beats
            (SCISSORS, SCISSORS),  # tied, and goes up to what beats scissors
            (JACK, LABRADOR),  # lost, and goes up
            (LABRADOR, ROCK),
        ]
    )
    assert found.throws == 5
    assert found.shares == (0.4, 0.0, 0.2, 0.2, 0.2)
    assert found.after_win == Next(1, 1.0, 0.0, 0.0)
    assert found.after_tie == Next(1, 0.0, 1.0, 0.0)
    assert found.after_loss == Next(2, 0.0, 0.5, 0.5)
    assert sum(found.expected) == pytest.approx(1)
