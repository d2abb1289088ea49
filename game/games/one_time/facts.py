"""The numbers people talk about after a match."""

from collections.abc import Sequence

from game.events import Decision, Event, Judged
from game.rules import Fact

WORTH_TELLING = 3


def facts(history: Sequence[Event]) -> tuple[Fact, ...]:
    """How many throws it took, and how often in a row nobody went, if that was often."""
    throws = [event for event in history if isinstance(event, Judged)]
    if not throws:
        return ()
    most = run = 0
    for throw in throws:
        run = run + 1 if throw.decision in (Decision.TIE, Decision.AGAIN) else 0
        most = max(most, run)
    told = (Fact("throws", (("n", len(throws)),)),)
    return told if most < WORTH_TELLING else (*told, Fact("ties", (("n", most),)))
