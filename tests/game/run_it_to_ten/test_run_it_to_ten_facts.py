from game.events import Decision, Event, Judged
from game.games.run_it_to_ten.facts import facts
from game.rules import Fact


def won(*points: int) -> list[Event]:
    """Points of seat 0 above nought, of seat 1 below it; nought is a tie."""
    return [
        Judged(Decision.TIE, (0, 1), (), 0)
        if not each
        else Judged(Decision.SINGLE, (int(each < 0),), (int(each > 0),), abs(each))
        for each in points
    ]


def test_of_ties_there_is_nothing_to_tell() -> None:
    assert facts(won(0, 0)) == ()


def test_the_longest_run_of_throws_won() -> None:
    assert facts(won(1, 1, -1, 0, -1, -1, 1)) == (Fact("streak", (("n", 3),), 1),)


def test_most_labradors_on_jacks_and_of_as_many_the_winner_s() -> None:
    assert facts(won(3, -3, -3, 1, -1))[0] == Fact("threes", (("n", 2),), 1)
    assert facts(won(3, -3, 1))[0] == Fact("threes", (("n", 1),), 0)


def test_what_the_winner_was_behind_by_if_that_was_much() -> None:
    assert facts(won(-1, -1, 1, 1, 1))[-1].code == "streak"
    assert facts(won(-3, -1, 1, 1, 3, 1))[-1] == Fact("comeback", (("n", 4),), 0)
