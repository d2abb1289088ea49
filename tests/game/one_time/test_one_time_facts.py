from game.events import Decision, Event, Judged, Thrown
from game.games.one_time.facts import facts
from game.rules import Fact

TIE = Judged(Decision.TIE, (0, 1), (), 0)
AGAIN = Judged(Decision.AGAIN, (0, 1), (), 0)
SPLIT = Judged(Decision.SPLIT, (0, 1), (2,), 0)
WON = Judged(Decision.SINGLE, (0,), (1,), 0)


def test_of_no_throw_there_is_nothing_to_tell() -> None:
    assert facts(()) == ()
    assert facts([Thrown(0, "rock")]) == ()


def test_how_many_throws_it_took() -> None:
    assert facts([TIE, SPLIT, TIE, WON]) == (Fact("throws", (("n", 4),)),)


def test_ties_in_a_row_are_told_from_three_on() -> None:
    history: list[Event] = [TIE, SPLIT, TIE, AGAIN, TIE, WON]
    assert facts(history) == (Fact("throws", (("n", 6),)), Fact("ties", (("n", 3),)))
